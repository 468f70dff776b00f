"""The map: what lies on it and stands on it, and how far each action there is from payable.

Numbers by space or place are 0 where there is nothing. Sand and locations are told by what can be
done there, and by what stands there.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.bot.features.tables import TECHNOLOGIES
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
    SAND,
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


def describe_map(rules: ReviveRules, s: ReviveState, seat: int, sheet: Sheet) -> None:
    place_asked = space_asked = -1
    for f in s.agenda:
        if is_named(f):
            if (f.op == ATTACH or f.op == TAKE_OFF) and action_of(f) == EXPLORE_ACTION:
                place_asked = target_of(f)
            else:
                space_asked = target_of(f)
    p = s.players[seat]
    describe_spaces(rules, s, seat, space_asked, sheet)
    describe_tiles(s, place_asked, sheet)
    describe_rewards(rules, s, p, sheet)
    describe_payable_places(rules, s, p, sheet)
    describe_payable_spaces(rules, s, p, sheet)


def describe_spaces(
    rules: ReviveRules, s: ReviveState, seat: int, asked: int, sheet: Sheet
) -> None:
    """Describe what each space is and what stands there: one's own piece, and everything else.

    Own: 1 for a figure or a small building, 2 for a large one. Others, by their order after this
    seat: a bit for each figure, 1 + 2 * order + size for a building.
    """
    seats, terrain, buildings = s.seats, s.terrain, s.buildings
    kinds = sheet.room("mountain", CHASM_SPACE)
    sheet.room("forest", CHASM_SPACE)
    sheet.room("field", CHASM_SPACE)
    sheet.room("water", CHASM_SPACE)
    mine = sheet.room("own-piece", SPACES)
    theirs = sheet.room("other-pieces", SPACES)
    for space in range(CHASM_SPACE):
        kind = terrain[space]
        if kind == SAND:
            building = buildings[space]
            if building:
                order = ((building - 1 >> 1) - seat) % seats
                size = building - 1 & 1
                if order == 0:
                    sheet.put(mine + space, 1 + size)
                else:
                    sheet.put(theirs + space, 1 + 2 * (order - 1) + size)
        elif MOUNTAIN <= kind <= WATER:
            sheet.put(kinds + (kind - MOUNTAIN) * CHASM_SPACE + space, 1)
    describe_figures(s, seat, mine, theirs, sheet)
    if has_tribe_tiles(rules, s):
        for space in range(SPACES):
            if s.tokens[space]:
                sheet.add(theirs + space, s.tokens[space] << TOKEN_SHIFT)
    if s.falcon >= 0:
        sheet.add(mine + s.falcon, FALCON)
    if asked >= 0:
        sheet.add(mine + asked, ASKED_SPACE)


def describe_figures(s: ReviveState, seat: int, mine: int, theirs: int, sheet: Sheet) -> None:
    everybody = (1 << s.seats) - 1
    for space in s.towns:
        there = s.figures[space]
        if there:
            in_order = (there >> seat | there << s.seats - seat) & everybody
            sheet.put(mine + space, in_order & 1)
            sheet.put(theirs + space, in_order >> 1)


def has_tribe_tiles(rules: ReviveRules, s: ReviveState) -> bool:
    """Return whether there are tribe tiles on the map."""
    for p in s.players:
        if p.board >= 0 and p.tiles < rules.lookup.board_tiles[p.board]:
            return True
    return False


def describe_tiles(s: ReviveState, asked: int, sheet: Sheet) -> None:
    """Describe what lies on each place, face up or face down."""
    fronts, backs = s.fronts, s.backs
    at = sheet.room("tile", PLACES)
    for place in range(PLACES):
        front = fronts[place]
        if front >= 0:
            sheet.put(at + place, FACE_UP + front)
        elif front == BEING_TURNED:
            sheet.put(at + place, TURNING + backs[place])
        else:
            sheet.put(at + place, 1 + backs[place])
    if asked >= 0:
        sheet.add(at + asked, ASKED_PLACE)


def describe_rewards(rules: ReviveRules, s: ReviveState, p: Player, sheet: Sheet) -> None:
    """Describe for each free sand space 1 plus the rewards that a small building gets there."""
    lookup, terrain = rules.lookup, s.terrain
    at = sheet.room("rewards-for-building", CHASM_SPACE)
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
        sheet.put(at + space, n)


# What can be paid


def describe_payable_places(rules: ReviveRules, s: ReviveState, p: Player, sheet: Sheet) -> None:
    """Describe how far the exploration of each face-down tile is from being paid in hand."""
    at = sheet.room("explore", PLACES)
    if p.board < 0:
        return
    fronts = s.fronts
    for place in range(PLACES):
        if fronts[place] == FACE_DOWN and range_to_tile(rules, s, p, place, NO_HELP) < FAR:
            sheet.put(at + place, nearness(p, explore_bill(rules, s, p, place, NO_HELP)))


def describe_payable_spaces(rules: ReviveRules, s: ReviveState, p: Player, sheet: Sheet) -> None:
    """Describe the same for the cheapest building on sand, the cheapest figure on a location."""
    at = sheet.room("act-on", SPACES)
    if p.board < 0:
        return
    sizes = sizes_left(p)
    if sizes:
        size = sizes[0]
        for space in s.sands:
            sheet.put(at + space, nearness(p, build_bill(rules, s, p, space, size, NO_HELP)))
    technology = cheapest_technology(rules, p)
    if technology >= 0:
        for space in s.towns:
            if not s.figures[space] >> p.seat & 1:
                cost = populate_bill(rules, s, p, space, technology, NO_HELP)
                sheet.put(at + space, nearness(p, cost))


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
