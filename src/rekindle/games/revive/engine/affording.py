"""Whether an action on the map can be paid: with goods, machines that attach, and free actions."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import BOOK, EXPLORE_ACTION, FOOD, GEAR
from rekindle.games.revive.engine.costs import (
    Bill,
    bill,
    bills,
    explore_discount,
    is_mixed,
    range_cost,
    without_range,
)
from rekindle.games.revive.engine.help import with_machine
from rekindle.games.revive.engine.machines import ready
from rekindle.games.revive.engine.means import Means, can_meet, means_of
from rekindle.games.revive.engine.ops import UNLIMITED
from rekindle.games.revive.engine.purses import KIND_BITS
from rekindle.games.revive.engine.reasons import NO_WAY, NO_WAY_BUT, TOO_DEAR, TOO_FAR
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import members
from rekindle.kernel.hexes import FAR
from rekindle.kernel.reasons import FINE, reason


def payable(p: Player, cost: Bill) -> bool:
    """Return whether it can be paid with goods in hand."""
    return p.goods[FOOD] >= cost[2] and p.goods[BOOK] >= cost[1] and p.goods[GEAR] >= cost[0]


def pays(means: Means, cost: Bill, energy: int) -> bool:
    """Return whether it can be paid with this much energy for machines (revive.paying.1)."""
    gears, books, food = cost
    missing = 0
    if food > means.food:
        missing = food - means.food
    if books > means.books:
        missing += books - means.books
    if gears > means.gears:
        missing += gears - means.gears
    if missing > means.most:
        return False
    if missing == 0 and means.due == 0:
        return True
    return can_meet(means, means.due + due_of(cost), energy)


def due_of(cost: Bill) -> int:
    """Return a cost as a purse (see `purses`)."""
    return cost[0] << GEAR * KIND_BITS | cost[1] << BOOK * KIND_BITS | cost[2] << FOOD * KIND_BITS


def helpers(rules: ReviveRules, s: ReviveState, p: Player, action: int, energy: int) -> int:
    """Return the bits of machines that could be attached to this action now (revive.attach.1)."""
    return ready(s, p, rules.lookup.action_machines[action], energy)


def affordable(
    rules: ReviveRules,
    s: ReviveState,
    p: Player,
    action: int,
    target: int,
    detail: int,
    help: int,
    means: Means,
) -> bool:
    """Return whether it can be paid, if need be with machines attached (revive.attach.2)."""
    machines = rules.lookup.action_machines[action] & means.unused
    if not machines and range_cost(rules, s, p, action, target, help) >= FAR:
        return False  # most tiles, so this is tested first
    if payable_now(rules, s, p, action, target, detail, help, means, means.energy):
        return True
    if not machines:
        return False
    left = members(machines)
    return affordable_with(rules, s, p, action, target, detail, help, left, 0, means, means.energy)


def payable_now(
    rules: ReviveRules,
    s: ReviveState,
    p: Player,
    action: int,
    target: int,
    detail: int,
    help: int,
    means: Means,
    energy: int,
) -> bool:
    """Return whether it can be paid with this help, whatever the discount is taken off."""
    if pays(means, bill(rules, s, p, action, target, detail, help), energy):
        return True
    if action != EXPLORE_ACTION or not is_mixed(rules, s, target):
        return False
    if explore_discount(rules, s, p, target, help) == 0:
        return False
    for cost in bills(rules, s, p, action, target, detail, help):
        if pays(means, cost, energy):
            return True
    return False


def affordable_with(
    rules: ReviveRules,
    s: ReviveState,
    p: Player,
    action: int,
    target: int,
    detail: int,
    help: int,
    machines: list[int],
    first: int,
    means: Means,
    energy: int,
) -> bool:
    """Return whether it can be paid with some of these machines and this much energy."""
    if energy <= 0:
        return False
    for i in range(first, len(machines)):
        more = with_machine(rules, help, machines[i])
        if payable_now(rules, s, p, action, target, detail, more, means, energy - 1):
            return True
        if affordable_with(
            rules, s, p, action, target, detail, more, machines, i + 1, means, energy - 1
        ):
            return True
    return False


# Checks of costs


def check_cost(
    rules: ReviveRules, s: ReviveState, p: Player, action: int, target: int, detail: int, help: int
) -> int:
    """Check that it is in reach and can be paid with machines and free actions."""
    means = means_of(rules, s, p)
    if affordable(rules, s, p, action, target, detail, help, means):
        return FINE
    machines = rules.lookup.action_machines[action] & means.unused
    return lacking(rules, s, p, action, target, detail, help, machines, means)


def lacking(
    rules: ReviveRules,
    s: ReviveState,
    p: Player,
    action: int,
    target: int,
    detail: int,
    help: int,
    machines: int,
    means: Means,
) -> int:
    """Return what is missing for an action that cannot be paid, even with these machines."""
    if range_cost(rules, s, p, action, target, help) >= FAR:
        for machine in members(machines):
            if rules.lookup.machine_attach[machine] == UNLIMITED:
                return reason(NO_WAY_BUT, machine)
        return NO_WAY
    for cost in bills(rules, s, p, action, target, detail, help):
        printed = without_range(rules, s, p, action, target, cost, help)
        if pays(means, printed, means.energy):
            return reason(TOO_FAR, detail)
    return reason(TOO_DEAR, detail)
