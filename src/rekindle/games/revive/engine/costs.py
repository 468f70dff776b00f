"""What actions on the map cost: gears, books and food, with every discount.

`help` is the help that the action has so far (`help.py`).
"""

from __future__ import annotations

from rekindle.games.revive.engine.constants import (
    BUILD_ACTION,
    EXPLORE_ACTION,
    EXPLORE_FOR_LESS_FOOD,
    FALCON_DISCOUNT,
    MOUNTAIN,
    MOUNTAIN_DISCOUNT,
    NO_BOOKS_TO_OTHERS,
    POPULATE_ACTION,
    TARGET,
    WORKSHOP,
)
from rekindle.games.revive.engine.help import discount
from rekindle.games.revive.engine.map import range_to, range_to_tile
from rekindle.games.revive.engine.ops import PLACE_TARGET, PLACE_WORKSHOP
from rekindle.games.revive.engine.rules import ReviveRules, keeper_of
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import count

Bill = tuple[int, int, int]
"""Gears, books, food."""


def bill(
    rules: ReviveRules, s: ReviveState, p: Player, action: int, target: int, detail: int, help: int
) -> Bill:
    """Return what an action costs; `detail` is the technology or the size of the building."""
    if action == EXPLORE_ACTION:
        return explore_bill(rules, s, p, target, help)
    if action == POPULATE_ACTION:
        return populate_bill(rules, s, p, target, detail, help)
    if action == BUILD_ACTION:
        return build_bill(rules, s, p, target, detail, help)
    return 0, 0, range_to(rules, s, p, target, help)


def range_cost(
    rules: ReviveRules, s: ReviveState, p: Player, action: int, target: int, help: int
) -> int:
    """Return the food for the range alone; FAR if there is no way."""
    if action == EXPLORE_ACTION:
        return range_to_tile(rules, s, p, target, help)
    return range_to(rules, s, p, target, help)


def without_range(
    rules: ReviveRules, s: ReviveState, p: Player, action: int, target: int, cost: Bill, help: int
) -> Bill:
    """Return a bill without the range, as far as discounts have not reduced that."""
    gears, books, food = cost
    return gears, books, food - min(range_cost(rules, s, p, action, target, help), food)


def explore_bill(rules: ReviveRules, s: ReviveState, p: Player, place: int, help: int) -> Bill:
    """Return the cost on the back less discounts, plus range (revive.explore.1).

    Discounts come off food, then books, then gears; `bills` has the other choices.
    """
    way = range_to_tile(rules, s, p, place, help)
    gears, books, food = rules.lookup.back_cost[s.backs[place]]
    if help or has_map_discounts(rules, s, p):
        less = explore_discount(rules, s, p, place, help)
        off = min(less, food)
        food -= off
        less -= off
        off = min(less, books)
        books -= off
        less -= off
        gears -= min(less, gears)
    return gears, books, food_with_way(p, food, way)


def explore_discount(rules: ReviveRules, s: ReviveState, p: Player, place: int, help: int) -> int:
    less = discount(help) if help else 0
    if has_map_discounts(rules, s, p):
        less += tile_discount(rules, s, p, place)
    return less


def food_with_way(p: Player, food: int, way: int) -> int:
    """Return the food for a tile and the range together, which one tribe has for 1 less."""
    food += way
    if p.powers & EXPLORE_FOR_LESS_FOOD and food > 0:  # revive.jox.2
        food -= 1
    return food


def is_mixed(rules: ReviveRules, s: ReviveState, place: int) -> bool:
    """Return whether a tile costs different things, so that a discount leaves a choice."""
    return rules.lookup.back_mixed[s.backs[place]] != 0


def bills(
    rules: ReviveRules, s: ReviveState, p: Player, action: int, target: int, detail: int, help: int
) -> list[Bill]:
    """Return all costs to choose from; only a discount on a mixed cost leaves a choice.

    (revive.resources.5)
    """
    if action != EXPLORE_ACTION or not is_mixed(rules, s, target):
        return [bill(rules, s, p, action, target, detail, help)]
    way = range_to_tile(rules, s, p, target, help)
    printed = rules.lookup.back_cost[s.backs[target]]
    found: list[Bill] = []
    for off in ways_off(printed, explore_discount(rules, s, p, target, help)):
        food = food_with_way(p, printed[2] - off[2], way)
        found.append((printed[0] - off[0], printed[1] - off[1], food))
    least = min([sum(cost) for cost in found])
    return [cost for cost in found if sum(cost) == least]


def full_cost(rules: ReviveRules, s: ReviveState, p: Player, place: int, help: int) -> Bill:
    """Return what exploring a tile costs without discounts on what is printed on its back."""
    gears, books, food = rules.lookup.back_cost[s.backs[place]]
    return gears, books, food_with_way(p, food, range_to_tile(rules, s, p, place, help))


def ways_off(printed: Bill, less: int) -> list[Bill]:
    """Return every way to take a discount off a cost, the one off food first."""
    less = min(less, sum(printed))
    return [
        (gears, books, less - gears - books)
        for gears in range(min(less, printed[0]) + 1)
        for books in range(min(less - gears, printed[1]) + 1)
        if less - gears - books <= printed[2]
    ]


def populate_bill(
    rules: ReviveRules, s: ReviveState, p: Player, space: int, technology: int, help: int
) -> Bill:
    """Return the cost of the technology less discounts, books for other players, and range.

    (revive.populate.2 and 3)
    """
    books = technology_cost(rules, s, p, space, technology, help)
    books += books_for_others(rules, s, p, space, technology)
    return 0, books, range_to(rules, s, p, space, help)


def technology_cost(
    rules: ReviveRules, s: ReviveState, p: Player, space: int, technology: int, help: int
) -> int:
    cost = rules.lookup.tech_cost[p.board * 7 + technology]
    cost -= target_discount(rules, s, p, space)
    if help:
        cost -= discount(help)
    if has_map_discounts(rules, s, p):
        cost -= space_discount(rules, s, p, space)
    return max(cost, 0)


def books_for_others(
    rules: ReviveRules, s: ReviveState, p: Player, space: int, technology: int
) -> int:
    """Return how many books go to other players (revive.hofstadterians.3)."""
    powers = p.powers | rules.lookup.tech_power[p.board * 7 + technology]
    if powers & NO_BOOKS_TO_OTHERS:
        return 0
    return count(s.figures[space] & ~(1 << p.seat))


def build_bill(
    rules: ReviveRules, s: ReviveState, p: Player, space: int, size: int, help: int
) -> Bill:
    gears = building_cost(rules, s, p, space, size, help)
    return gears, 0, range_to(rules, s, p, space, help)


def building_cost(
    rules: ReviveRules, s: ReviveState, p: Player, space: int, size: int, help: int
) -> int:
    """Return the gears for a building less discounts (revive.build.1)."""
    cost = rules.lookup.building_cost[size] - target_discount(rules, s, p, space)
    if help:
        cost -= discount(help)
    if p.powers & MOUNTAIN_DISCOUNT:  # revive.formica.2
        for near in rules.lookup.neighbours[space]:
            if s.terrain[near] == MOUNTAIN:
                cost -= 1
    if has_map_discounts(rules, s, p):
        cost -= space_discount(rules, s, p, space)
    return max(cost, 0)


# Discounts on the map


def target_discount(rules: ReviveRules, s: ReviveState, p: Player, space: int) -> int:
    """Return the discount of the player's own target (revive.jox.5)."""
    if s.tokens[space] & TARGET and keeper_of(rules, s, PLACE_TARGET) == p.seat:
        return rules.lookup.target_discount
    return 0


def has_map_discounts(rules: ReviveRules, s: ReviveState, p: Player) -> bool:
    return p.powers & FALCON_DISCOUNT != 0 or rules.lookup.board_leaf[p.board] == PLACE_WORKSHOP


def space_discount(rules: ReviveRules, s: ReviveState, p: Player, space: int) -> int:
    """Return 1 for a workshop next to it plus 1 for the falcon (revive.formica.5, vukuntur.7)."""
    return discount_around(rules, s, p, rules.lookup.neighbours[space])


def tile_discount(rules: ReviveRules, s: ReviveState, p: Player, place: int) -> int:
    return discount_around(rules, s, p, rules.lookup.place_touches[place])


def discount_around(rules: ReviveRules, s: ReviveState, p: Player, around: list[int]) -> int:
    workshops = rules.lookup.board_leaf[p.board] == PLACE_WORKSHOP
    less = 0
    for near in around:
        if workshops and s.tokens[near] & WORKSHOP:
            less = 1
    if p.powers & FALCON_DISCOUNT and s.falcon in around:
        less += 1
    return less
