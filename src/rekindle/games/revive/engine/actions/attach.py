"""Paying for an action on the map, with machines that attach to it and with free actions."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.build import build
from rekindle.games.revive.engine.actions.explore import explore
from rekindle.games.revive.engine.actions.frames import (
    action_of,
    detail_of,
    help_at,
    take_off_frame,
    taken_off,
    target_of,
    with_help,
)
from rekindle.games.revive.engine.actions.paying import bills_at, covered, paying_moves
from rekindle.games.revive.engine.actions.populate import populate
from rekindle.games.revive.engine.actions.taking import play_free
from rekindle.games.revive.engine.actions.tiles import lay_tribe_tile
from rekindle.games.revive.engine.affording import (
    affordable_with,
    helpers,
    lacking,
    payable,
    payable_now,
)
from rekindle.games.revive.engine.constants import (
    BOOK,
    BUILD_ACTION,
    EXPLORE_ACTION,
    FOOD,
    GEAR,
    POPULATE_ACTION,
)
from rekindle.games.revive.engine.costs import Bill, bills, full_cost
from rekindle.games.revive.engine.effects.goods import pay
from rekindle.games.revive.engine.help import with_machine
from rekindle.games.revive.engine.machines import activate
from rekindle.games.revive.engine.means import Means, means_of
from rekindle.games.revive.engine.ops import ATTACH, GO_VERB, OFF_VERB, PLAY, TAKE_OFF, USE_VERB
from rekindle.games.revive.engine.purses import KIND_BITS, amount
from rekindle.games.revive.engine.reasons import (
    BEGUN,
    MACHINE_NEEDED,
    NOT_IN_COST,
    SAVES_NOTHING,
    SAVES_TOO_LITTLE,
    UNPAYABLE_THEN,
)
from rekindle.games.revive.engine.rules import ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import members
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


class Attach(Step):
    """Use machines for this action, then pay; free actions bring what is missing.

    (revive.attach.1, revive.paying.1)
    """

    skipping = BEGUN

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        moves: list[int] = []
        enough = covered(self.rules, s, f)
        if enough:
            moves.append(GO_VERB << ARG_BITS)
        for machine in members(helpers(self.rules, s, p, action_of(f), p.energy)):
            if check_saving(self.rules, s, f, machine) == FINE:
                moves.append(USE_VERB << ARG_BITS | machine)
        return moves if enough else moves + paying_moves(self.rules, s, f)

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        verb, argument = code >> ARG_BITS, code & ARG_MASK
        if verb == GO_VERB:
            s.agenda.append(take_off_frame(f, 0))
        elif verb == USE_VERB and self.rules.lookup.machine_attach[argument]:
            activate(s, p, argument)
            s.agenda.append(with_help(f, with_machine(self.rules, help_at(f), argument)))
        else:
            s.agenda.append(f)
            play_free(self.rules, s, f.seat, code)


class TakeOff(Step):
    """Choose what a discount is taken off, one by one, where that is open; then pay.

    (revive.resources.5)
    """

    skipping = BEGUN

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        left = bills_left(self.rules, s, f)
        if len(left) != 1:
            return [
                OFF_VERB << ARG_BITS | good
                for good in range(GEAR, FOOD + 1)
                if bills_left(self.rules, s, one_off(f, good))
            ]
        pay(s, p, GEAR, left[0][0])
        pay(s, p, BOOK, left[0][1])
        pay(s, p, FOOD, left[0][2])
        carry_out(self.rules, s, p, f)
        return None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        s.agenda.append(one_off(f, code & ARG_MASK))


def one_off(f: Frame, good: int) -> Frame:
    """Return the question with one more of a resource taken off."""
    return take_off_frame(f, taken_off(f) + (1 << good * KIND_BITS))


def bills_left(rules: ReviveRules, s: ReviveState, f: Frame) -> list[Bill]:
    """Return the costs that goods in hand pay and that take off what was chosen so far."""
    p = s.players[f.seat]
    return [
        cost
        for cost in bills_at(rules, s, f)
        if payable(p, cost) and takes_off(rules, s, f, cost, taken_off(f))
    ]


def takes_off(rules: ReviveRules, s: ReviveState, f: Frame, cost: Bill, taken: int) -> bool:
    """Return whether this choice of the discount takes at least this much off each resource."""
    if not taken:
        return True
    full = full_cost(rules, s, s.players[f.seat], target_of(f), help_at(f))
    for good in range(GEAR, FOOD + 1):
        if full[good - GEAR] - cost[good - GEAR] < amount(taken, good):
            return False
    return True


def discount_left(rules: ReviveRules, s: ReviveState, f: Frame) -> int:
    """Return how much of the discount is still to be taken off something."""
    full = full_cost(rules, s, s.players[f.seat], target_of(f), help_at(f))
    left = sum(full) - sum(bills_at(rules, s, f)[0])
    for good in range(GEAR, FOOD + 1):
        left -= amount(taken_off(f), good)
    return left


def check_off(rules: ReviveRules, s: ReviveState, f: Frame, good: int) -> int:
    """Check `off`: there must be something to take off, and the rest must be payable."""
    if f.op != TAKE_OFF:
        return NOT_ASKED
    if bills_left(rules, s, one_off(f, good)):
        return FINE
    taken = taken_off(one_off(f, good))
    for cost in bills_at(rules, s, f):
        if takes_off(rules, s, f, cost, taken):
            return UNPAYABLE_THEN
    return reason(NOT_IN_COST, good)


def carry_out(rules: ReviveRules, s: ReviveState, p: Player, f: Frame) -> None:
    """Carry out the action, which is paid for."""
    action, target = action_of(f), target_of(f)
    if action == EXPLORE_ACTION:
        explore(rules, s, p, target)
    elif action == POPULATE_ACTION:
        populate(rules, s, p, target, detail_of(f), help_at(f))
    elif action == BUILD_ACTION:
        build(rules, s, p, target, detail_of(f), help_at(f))
    else:
        lay_tribe_tile(rules, s, p, target)


def check_saving(rules: ReviveRules, s: ReviveState, f: Frame, machine: int) -> int:
    """Check that the machine lowers the bill, and that the rest can be paid (revive.attach.2)."""
    p, action, target, detail = s.players[f.seat], action_of(f), target_of(f), detail_of(f)
    help = with_machine(rules, help_at(f), machine)
    if bills(rules, s, p, action, target, detail, help) == bills_at(rules, s, f):
        return SAVES_NOTHING
    means = means_of(rules, s, p)
    left = means.energy - 1
    if payable_now(rules, s, p, action, target, detail, help, means, left):
        return FINE
    others = members(helpers(rules, s, p, action, left) & ~(1 << machine))
    if affordable_with(rules, s, p, action, target, detail, help, others, 0, means, left):
        return FINE
    return SAVES_TOO_LITTLE


def check_go(rules: ReviveRules, s: ReviveState, f: Frame, argument: int) -> int:
    """Check `go`: it is not offered only where a machine or a free action is needed first."""
    if f.op == PLAY and f.step:
        return FINE
    if f.op != ATTACH:
        return NOT_ASKED
    if covered(rules, s, f):
        return FINE
    p, action, target, detail = s.players[f.seat], action_of(f), target_of(f), detail_of(f)
    in_hand = Means(p.goods, 0, 0)
    found = lacking(rules, s, p, action, target, detail, help_at(f), 0, in_hand)
    return reason(MACHINE_NEEDED, found)
