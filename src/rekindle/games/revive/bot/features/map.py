"""The map: what lies on it and stands on it, and how far each action there is from payable.

A row of numbers has an entry for each space or place, 0 where there is nothing.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.bot.features.tables import TECHNOLOGIES, Tables
from rekindle.games.revive.engine.actions.build import sizes_left
from rekindle.games.revive.engine.actions.frames import action_of, is_named, target_of
from rekindle.games.revive.engine.actions.populate import open_technologies
from rekindle.games.revive.engine.constants import (
    BEING_TURNED,
    BOOK,
    CHASM_SPACE,
    EXPLORE_ACTION,
    FACE_DOWN,
    FIELD,
    FOOD,
    GEAR,
    MOUNTAIN,
    PLACES,
    SPACES,
    WATER,
)
from rekindle.games.revive.engine.costs import Bill, build_bill, explore_bill, populate_bill
from rekindle.games.revive.engine.help import NO_HELP
from rekindle.games.revive.engine.map import first_at_water, range_to_tile
from rekindle.games.revive.engine.ops import ATTACH, TAKE_OFF
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.features import Sheet
from rekindle.kernel.hexes import FAR

KINDS: Final = 4
"""Mountain, forest, field, water; sand and locations are told by what can be done there."""

IN_HAND: Final = 8
"""Stands for an action that goods in hand pay for; it is 1 less for each that is missing."""

# On a place: its back by number, what lies there face up, and whether the question is about it.
TURNING: Final = 10
FACE_UP: Final = 20
ASKED_PLACE: Final = 128

# On a space: a figure or a building of one's own, besides these.
FALCON: Final = 16
ASKED_SPACE: Final = 32

# On a space: figures or the building of others, besides tribe tiles.
TOKEN_SHIFT: Final = 3


def describe_map(
    rules: ReviveRules, tables: Tables, s: ReviveState, seat: int, sheet: Sheet
) -> None:
    names, terrain = tables.space_names, s.terrain
    for space in range(CHASM_SPACE):
        sheet.choice(names[space], terrain[space] - MOUNTAIN, KINDS)
    place_asked = space_asked = -1
    for f in s.agenda:
        if is_named(f):
            if (f.op == ATTACH or f.op == TAKE_OFF) and action_of(f) == EXPLORE_ACTION:
                place_asked = target_of(f)
            else:
                space_asked = target_of(f)
    p = s.players[seat]
    sheet.row("tile", tiles_on(s, place_asked), PLACES)
    describe_pieces(s, seat, space_asked, sheet)
    sheet.row("rewards-for-building", rewards_on_sand(rules, s, p), CHASM_SPACE)
    sheet.row("explore", payable_places(rules, s, p), PLACES)
    sheet.row("act-on", payable_spaces(rules, s, p), SPACES)


def tiles_on(s: ReviveState, asked: int) -> list[int]:
    """Return what lies on each place, face up or face down."""
    shown = [0] * PLACES
    fronts, backs = s.fronts, s.backs
    for place in range(PLACES):
        front = fronts[place]
        if front >= 0:
            shown[place] = FACE_UP + front
        elif front == BEING_TURNED:
            shown[place] = TURNING + backs[place]
        else:
            shown[place] = 1 + backs[place]
    if asked >= 0:
        shown[asked] += ASKED_PLACE
    return shown


def describe_pieces(s: ReviveState, seat: int, asked: int, sheet: Sheet) -> None:
    """Describe what stands on the spaces: first one's own pieces, then everything else.

    Own: 1 for a figure or a small building, 2 for a large one. Others, by their order after this
    seat: a bit for each figure, 1 + 2 * order + size for a building.
    """
    seats = s.seats
    everybody = (1 << seats) - 1
    mine, theirs = [0] * SPACES, [0] * SPACES
    buildings, tokens, figures = s.buildings, s.tokens, s.figures
    for space in range(SPACES):
        building = buildings[space]
        if building:
            order = ((building - 1 >> 1) - seat) % seats
            size = building - 1 & 1
            if order == 0:
                mine[space] = 1 + size
            else:
                theirs[space] = 1 + 2 * (order - 1) + size
        if tokens[space]:
            theirs[space] += tokens[space] << TOKEN_SHIFT
    for space in s.towns:
        there = figures[space]
        if there:
            in_order = (there >> seat | there << seats - seat) & everybody
            mine[space] = in_order & 1
            theirs[space] += in_order >> 1
    if s.falcon >= 0:
        mine[s.falcon] += FALCON
    if asked >= 0:
        mine[asked] += ASKED_SPACE
    sheet.row("own-piece", mine, SPACES)
    sheet.row("other-pieces", theirs, SPACES)


def rewards_on_sand(rules: ReviveRules, s: ReviveState, p: Player) -> list[int]:
    """Return for each free sand space 1 plus the rewards that a small building gets there."""
    lookup, terrain = rules.lookup, s.terrain
    found = [0] * CHASM_SPACE
    for space in s.sands:
        n = 1
        for near in lookup.neighbours[space]:
            kind = terrain[near]
            if MOUNTAIN <= kind <= FIELD or (
                kind == WATER and first_at_water(rules, s, p, near, space)
            ):
                n += 1
        for crystal in lookup.crystals_at[space]:
            n += lookup.crystal_worth[crystal]
        found[space] = n
    return found


# What can be paid


def payable_places(rules: ReviveRules, s: ReviveState, p: Player) -> list[int]:
    """Return how far the exploration of each face-down tile is from being paid in hand."""
    found = [0] * PLACES
    if p.board < 0:
        return found
    fronts = s.fronts
    for place in range(PLACES):
        if fronts[place] == FACE_DOWN and range_to_tile(rules, s, p, place, NO_HELP) < FAR:
            found[place] = nearness(p, explore_bill(rules, s, p, place, NO_HELP))
    return found


def payable_spaces(rules: ReviveRules, s: ReviveState, p: Player) -> list[int]:
    """Return the same for the cheapest building on sand, the cheapest figure on a location."""
    found = [0] * SPACES
    if p.board < 0:
        return found
    sizes = sizes_left(p)
    if sizes:
        size = sizes[0]
        for space in s.sands:
            found[space] = nearness(p, build_bill(rules, s, p, space, size, NO_HELP))
    technology = cheapest_technology(rules, p)
    if technology >= 0:
        for space in s.towns:
            if not s.figures[space] >> p.seat & 1:
                cost = populate_bill(rules, s, p, space, technology, NO_HELP)
                found[space] = nearness(p, cost)
    return found


def cheapest_technology(rules: ReviveRules, p: Player) -> int:
    """Return the technology that can be unlocked next for the fewest books, or -1."""
    costs = rules.lookup.tech_cost
    cheapest = -1
    for technology in open_technologies(p):
        if (
            cheapest < 0
            or costs[p.board * TECHNOLOGIES + technology] < costs[p.board * TECHNOLOGIES + cheapest]
        ):
            cheapest = technology
    return cheapest


def nearness(p: Player, cost: Bill) -> int:
    """Return IN_HAND less one for each good that is missing, at least 1; 0 if out of reach."""
    gears, books, food = cost
    if food >= FAR:
        return 0
    goods = p.goods
    missing = 0
    if gears > goods[GEAR]:
        missing = gears - goods[GEAR]
    if books > goods[BOOK]:
        missing += books - goods[BOOK]
    if food > goods[FOOD]:
        missing += food - goods[FOOD]
    return IN_HAND - missing if missing < IN_HAND else 1
