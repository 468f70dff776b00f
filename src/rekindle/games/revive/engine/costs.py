"""What actions on the map cost: gears, books and food, with every discount.

The present range bonus, discount and unlimited range of the action being chosen are in the state.
"""

from __future__ import annotations

from rekindle.games.revive.engine.constants import (
    BOOK,
    BUILD_ACTION,
    EXPLORE_ACTION,
    EXPLORE_FOR_LESS_FOOD,
    FALCON_DISCOUNT,
    FOOD,
    GEAR,
    MOUNTAIN,
    MOUNTAIN_DISCOUNT,
    NO_BOOKS_TO_OTHERS,
    POPULATE_ACTION,
    TARGET,
    WORKSHOP,
)
from rekindle.games.revive.engine.map import range_to, range_to_tile
from rekindle.games.revive.engine.ops import (
    DISCOUNT,
    PLACE_TARGET,
    PLACE_WORKSHOP,
    RANGE,
    UNLIMITED,
)
from rekindle.games.revive.engine.rules import ReviveRules, keeper_of
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import members

Bill = tuple[int, int, int]
"""Gears, books, food."""


def bill(
    rules: ReviveRules, s: ReviveState, p: Player, action: int, target: int, detail: int
) -> Bill:
    """What an action costs: `detail` is the technology or the size of the building."""
    if action == EXPLORE_ACTION:
        return explore_bill(rules, s, p, target)
    if action == POPULATE_ACTION:
        return populate_bill(rules, s, p, target, detail)
    if action == BUILD_ACTION:
        return build_bill(rules, s, p, target, detail)
    return 0, 0, range_to(rules, s, p, target)


def explore_bill(rules: ReviveRules, s: ReviveState, p: Player, place: int) -> Bill:
    """The cost on the back less discounts, and the range (revive.explore.1, revive.resources.5)."""
    way = range_to_tile(rules, s, p, place)
    gears, books, food = rules.lookup.back_cost[s.backs[place]]
    less = s.discount
    if has_map_discounts(rules, s, p):
        less += tile_discount(rules, s, p, place)
    off = min(less, food)
    food -= off
    less -= off
    off = min(less, books)
    books -= off
    less -= off
    gears -= min(less, gears)
    food += way
    if p.powers & EXPLORE_FOR_LESS_FOOD and food > 0:  # revive.jox.2
        food -= 1
    return gears, books, food


def populate_bill(
    rules: ReviveRules, s: ReviveState, p: Player, space: int, technology: int
) -> Bill:
    """The technology less discounts, a book for each other player there, the range.

    (revive.populate.2 and 3)
    """
    books = technology_cost(rules, s, p, space, technology)
    books += books_for_others(rules, s, p, space, technology)
    return 0, books, range_to(rules, s, p, space)


def technology_cost(
    rules: ReviveRules, s: ReviveState, p: Player, space: int, technology: int
) -> int:
    cost = rules.lookup.tech_cost[p.board * 7 + technology] - s.discount
    cost -= target_discount(rules, s, p, space)
    if has_map_discounts(rules, s, p):
        cost -= space_discount(rules, s, p, space)
    return max(cost, 0)


def books_for_others(
    rules: ReviveRules, s: ReviveState, p: Player, space: int, technology: int
) -> int:
    """How many books go to other players (revive.hofstadterians.3)."""
    powers = p.powers | rules.lookup.tech_power[p.board * 7 + technology]
    if powers & NO_BOOKS_TO_OTHERS:
        return 0
    others = s.figures[space] & ~(1 << p.seat)
    n = 0
    while others:
        n += others & 1
        others >>= 1
    return n


def build_bill(rules: ReviveRules, s: ReviveState, p: Player, space: int, size: int) -> Bill:
    return building_cost(rules, s, p, space, size), 0, range_to(rules, s, p, space)


def building_cost(rules: ReviveRules, s: ReviveState, p: Player, space: int, size: int) -> int:
    """Gears for a building less discounts (revive.build.1)."""
    cost = rules.lookup.building_cost[size] - s.discount - target_discount(rules, s, p, space)
    if p.powers & MOUNTAIN_DISCOUNT:  # revive.formica.2
        for near in rules.lookup.neighbours[space]:
            if s.terrain[near] == MOUNTAIN:
                cost -= 1
    if has_map_discounts(rules, s, p):
        cost -= space_discount(rules, s, p, space)
    return max(cost, 0)


# Discounts that lie on the map


def target_discount(rules: ReviveRules, s: ReviveState, p: Player, space: int) -> int:
    """A target of one's own (revive.jox.5)."""
    if s.tokens[space] & TARGET and keeper_of(rules, s, PLACE_TARGET) == p.seat:
        return rules.lookup.target_discount
    return 0


def has_map_discounts(rules: ReviveRules, s: ReviveState, p: Player) -> bool:
    return p.powers & FALCON_DISCOUNT != 0 or rules.lookup.board_leaf[p.board] == PLACE_WORKSHOP


def space_discount(rules: ReviveRules, s: ReviveState, p: Player, space: int) -> int:
    """One for any workshop next to it, one for the falcon (revive.formica.5, vukuntur.7)."""
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


# Paying, with the help of machines


def payable(p: Player, cost: Bill) -> bool:
    return p.goods[FOOD] >= cost[2] and p.goods[BOOK] >= cost[1] and p.goods[GEAR] >= cost[0]


def helpers(rules: ReviveRules, s: ReviveState, p: Player, action: int) -> int:
    """Bits of the machines that could be attached to this action now (revive.attach.1)."""
    if not p.energy or s.asleep or p.seat != s.turn:
        return 0
    return p.machines & ~p.used & rules.lookup.action_machines[action]


def affordable(
    rules: ReviveRules, s: ReviveState, p: Player, action: int, target: int, detail: int
) -> bool:
    """Can it be paid, if need be with machines attached? (revive.attach.2)"""
    if payable(p, bill(rules, s, p, action, target, detail)):
        return True
    machines = helpers(rules, s, p, action)
    if not machines:
        return False
    return affordable_with(rules, s, p, action, target, detail, members(machines), 0, p.energy)


def affordable_with(
    rules: ReviveRules,
    s: ReviveState,
    p: Player,
    action: int,
    target: int,
    detail: int,
    machines: list[int],
    first: int,
    energy: int,
) -> bool:
    """Try every choice of these machines, from the first on, with so much energy."""
    if payable(p, bill(rules, s, p, action, target, detail)):
        return True
    if energy == 0:
        return False
    for i in range(first, len(machines)):
        bonus, discount, unlimited = s.bonus, s.discount, s.unlimited
        attach(rules, s, machines[i])
        found = affordable_with(rules, s, p, action, target, detail, machines, i + 1, energy - 1)
        s.bonus, s.discount, s.unlimited = bonus, discount, unlimited
        if found:
            return True
    return False


def attach(rules: ReviveRules, s: ReviveState, machine: int) -> None:
    """What a machine adds to the action being paid."""
    op = rules.lookup.machine_attach[machine]
    if op == RANGE:
        s.bonus += rules.lookup.machine_figure[machine]
    elif op == DISCOUNT:
        s.discount += rules.lookup.machine_figure[machine]
    elif op == UNLIMITED:
        s.unlimited = True


def begin_action(s: ReviveState, bonus: int) -> None:
    """No help yet but this range bonus."""
    s.bonus = bonus
    s.discount = 0
    s.unlimited = False
