"""Descriptions of moves on the map, each with its cost and its gain."""

from __future__ import annotations

from rekindle.content import FIRST
from rekindle.games.revive.content.effects import steps
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.actions.build import sizes_left
from rekindle.games.revive.engine.actions.explore import place_turned, tile_turned
from rekindle.games.revive.engine.actions.frames import help_at, target_of
from rekindle.games.revive.engine.actions.populate import open_technologies
from rekindle.games.revive.engine.affording import affordable, payable, payable_now
from rekindle.games.revive.engine.constants import (
    BUILD_ACTION,
    COLOURS,
    CRYSTAL,
    EXPLORE_ACTION,
    FIELD,
    FIRST_CORNER,
    HEXES,
    LOCATION,
    MOUNTAIN,
    POPULATE_ACTION,
    SIZES,
    TECHNOLOGIES,
    UNEXPLORED,
    WATER,
)
from rekindle.games.revive.engine.costs import bill, bills
from rekindle.games.revive.engine.map import first_at_water, range_to, range_to_tile, water_effect
from rekindle.games.revive.engine.means import means_of
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.presentation.cards import (
    back_finds,
    location_score,
    technology_gives,
)
from rekindle.games.revive.presentation.prompts import effect_text
from rekindle.games.revive.presentation.words import (
    TO,
    cost_now,
    decider,
    good,
    location,
    pack_of,
    place,
    points,
    rules_of,
    space,
    space_now,
    technology,
    technology_name,
    terrain,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.hexes import FAR
from rekindle.kernel.messages import Message, Values, apart, listed
from rekindle.kernel.questions import top

# The names of moves, before their outcome


def explore_name(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-explore-plain", {"place": place(setting, argument)})


def populate_name(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-populate-plain", {"space": space_now(setting, s, argument, TO)})


def build_name(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-build-plain", {"space": space(setting, argument, TO)})


def size_name(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message(f"move-{SIZES[argument]}")


def place_name(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-place", {"space": space_now(setting, s, argument, TO)})


# What moves do in general


def explore(setting: Setting, s: ReviveState, argument: int) -> Message:
    """What it costs, range included, what it gives, and what will be found."""
    rules, p = rules_of(setting), decider(s)
    if s.fronts[argument] >= 0 or p.board < 0:
        return explore_name(setting, s, argument)
    values: Values = {"place": place(setting, argument)}
    back = pack_of(setting).components("back")[s.backs[argument]]
    way = range_to_tile(rules, s, p, argument, help_at(top(s)))
    finds = back_finds(back)
    values["cost"] = map_price(setting, s, p, EXPLORE_ACTION, argument, 0, way)
    values["points"] = points(back.points)
    values["finds"] = Message("also-finds", {"what": finds}) if finds is not None else ""
    return Message("move-explore", values)


def map_price(
    setting: Setting, s: ReviveState, p: Player, action: int, target: int, detail: int, way: int = 0
) -> Message:
    """What it costs, how much food of that the range takes, and what must help to pay it."""
    rules, help = rules_of(setting), help_at(top(s))
    now = bill(rules, s, p, action, target, detail, help)
    told = cost_now(setting, s, p, action, target, detail, help)
    if 0 < way < FAR and now[2]:
        told = Message("cost-range", {"cost": told, "way": min(way, now[2])})
    choices = bills(rules, s, p, action, target, detail, help)
    if now[2] >= FAR or any(payable(p, owed) for owed in choices):
        return told
    means = means_of(rules, s, p)
    freely = payable_now(rules, s, p, action, target, detail, help, means, means.energy)
    return Message("cost-freely" if freely else "cost-helped", {"cost": told})


def populate(setting: Setting, s: ReviveState, argument: int) -> Message:
    """Every technology that the figure could come from, with its price."""
    rules, p = rules_of(setting), decider(s)
    plain = populate_name(setting, s, argument)
    if p.board < 0 or s.terrain[argument] < LOCATION or not open_technologies(p):
        return plain
    means = means_of(rules, s, p)
    ways = [
        Message("for-technology", {"name": named_technology(setting, p, t), "cost": price})
        for t in open_technologies(p)
        if affordable(rules, s, p, POPULATE_ACTION, argument, t, help_at(top(s)), means)
        for price in [map_price(setting, s, p, POPULATE_ACTION, argument, t)]
    ]
    if not ways:
        return plain
    values: Values = {**plain.values, "ways": listed(ways, "or")}
    if argument < FIRST_CORNER:
        return Message("move-populate", values)
    values["score"] = location_score(location(setting, s, argument))
    return Message("move-populate-large", values)


def named_technology(setting: Setting, p: Player, number: int) -> Message:
    return technology_name(setting, p.board, number)


def unlock(setting: Setting, s: ReviveState, argument: int) -> Message:
    p, f = decider(s), top(s)
    if p.board < 0:
        return Message("move-unlock-plain", {"name": Message(f"place-{TECHNOLOGIES[argument]}")})
    found = technology(setting, p.board, argument)
    values: Values = {
        "name": named_technology(setting, p, argument),
        "what": technology_gives(setting, found),
    }
    if f.op != ops.UNLOCK:
        return Message("move-unlock", values)
    values["cost"] = map_price(setting, s, p, POPULATE_ACTION, target_of(f), argument)
    return Message("move-unlock-for", values)


def build(setting: Setting, s: ReviveState, argument: int) -> Message:
    """What each size costs there, and the neighbours."""
    rules, p = rules_of(setting), decider(s)
    plain, means = build_name(setting, s, argument), means_of(rules, s, p)
    sizes = [
        size
        for size in sizes_left(p)
        if p.board >= 0
        and affordable(rules, s, p, BUILD_ACTION, argument, size, help_at(top(s)), means)
    ]
    if argument >= FIRST_CORNER or s.terrain[argument] == UNEXPLORED or not sizes:
        return plain
    prices = [
        Message(
            f"for-{SIZES[size]}",
            {"cost": map_price(setting, s, p, BUILD_ACTION, argument, size)},
        )
        for size in sizes
    ]
    values: Values = {**plain.values, "ways": listed(prices, "or")}
    values["around"] = around(setting, s, p, argument, 1)
    return Message("move-build", values)


def around(setting: Setting, s: ReviveState, p: Player, at: int, times: int) -> Message:
    """What a building there gains: steps, crystals, and rewards of new waters."""
    rules = rules_of(setting)
    lookup = rules.lookup
    near = [s.terrain[n] for n in lookup.neighbours[at]]
    gained = [
        steps(COLOURS[kind - MOUNTAIN], times * near.count(kind))
        for kind in range(MOUNTAIN, FIELD + 1)
        if kind in near
    ]
    crystals = times * sum(lookup.crystal_worth[crystal] for crystal in lookup.crystals_at[at])
    if crystals:
        gained.append(good(CRYSTAL, crystals))
    waters = [
        Message("of-water", {"gain": effect_text(setting, water_effect(rules, s, n), FIRST)})
        for n in lookup.neighbours[at]
        if s.terrain[n] == WATER and first_at_water(rules, s, p, n, at)
    ]
    if not gained and not waters:
        return Message("nothing")
    return apart([*([listed(gained)] if gained else []), *waters])


def size(setting: Setting, s: ReviveState, argument: int) -> Message:
    f, p = top(s), decider(s)
    if f.op != ops.SIZE:
        return size_name(setting, s, argument)
    values: Values = {
        "cost": map_price(setting, s, p, BUILD_ACTION, target_of(f), argument),
        "around": around(setting, s, p, target_of(f), argument + 1),
    }
    return Message(f"move-{SIZES[argument]}-for", values)


def lay(setting: Setting, s: ReviveState, argument: int) -> Message:
    """Where each of the four spaces of the tile would be."""
    f = top(s)
    id = "move-lay-turned" if argument else "move-lay-straight"
    if f.op != ops.FLIP or not f.step:
        return Message(id)
    first = tile_turned(f) * HEXES
    faces = rules_of(setting).lookup.tile_faces[first : first + HEXES]
    shown = [
        Message(
            "lies", {"space": space(setting, place_turned(f) * HEXES + i), "face": terrain(face)}
        )
        for i, face in enumerate(reversed(faces) if argument else faces)
    ]
    return Message("move-lay", {"how": Message(id), "faces": listed(shown)})


def place_tile(setting: Setting, s: ReviveState, argument: int) -> Message:
    """Where a tribe tile goes, and the range to it if it has to be reached."""
    rules, p, f = rules_of(setting), decider(s), top(s)
    plain = place_name(setting, s, argument)
    if f.op not in (ops.PLACE_FOREST, ops.PLACE_TEMPLE, ops.PLACE_SAND):
        return plain
    way = range_to(rules, s, p, argument, help_at(f))
    if not way or way >= FAR:
        return plain
    cost = map_price(setting, s, p, ops.PLACING, argument, 0)
    return Message("move-place-for", {**plain.values, "cost": cost})


def move_from(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-from", {"space": space(setting, argument)})


def move_to(setting: Setting, s: ReviveState, argument: int) -> Message:
    return Message("move-to", {"space": space(setting, argument, TO)})


def fly(setting: Setting, s: ReviveState, argument: int) -> Message:
    values = {"space": space(setting, argument, TO), "terrain": terrain(s.terrain[argument])}
    return Message("move-fly", dict(values))
