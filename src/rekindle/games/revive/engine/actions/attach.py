"""Paying for an action on the map, with the machines that attach to it."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.build import build, sizes_left
from rekindle.games.revive.engine.actions.explore import explore
from rekindle.games.revive.engine.actions.frames import (
    action_of,
    detail_of,
    help_at,
    is_paying,
    target_of,
    with_help,
)
from rekindle.games.revive.engine.actions.populate import can_populate, open_technologies, populate
from rekindle.games.revive.engine.actions.tiles import lay_tribe_tile, may_hold, must_be_reached
from rekindle.games.revive.engine.constants import (
    BOOK,
    BUILD_ACTION,
    EXPLORE_ACTION,
    FACE_DOWN,
    FOOD,
    GEAR,
    PLACES,
    POPULATE_ACTION,
    SPACES,
)
from rekindle.games.revive.engine.costs import (
    Bill,
    affordable_with,
    bill,
    check_bill,
    helpers,
    payable,
)
from rekindle.games.revive.engine.effects.goods import pay
from rekindle.games.revive.engine.help import with_machine
from rekindle.games.revive.engine.machines import activate
from rekindle.games.revive.engine.ops import ATTACH, GO_VERB, PLAY, USE_VERB
from rekindle.games.revive.engine.reasons import (
    BEGUN,
    MACHINE_NEEDED,
    SAVES_NOTHING,
    SAVES_TOO_LITTLE,
)
from rekindle.games.revive.engine.rules import ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import members
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


class Attach(Step):
    """Use machines for this action, then pay (revive.attach.1)."""

    skipping = BEGUN

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return is_paying(f) and can_be_done(self.rules, s, f)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        moves: list[int] = []
        if payable(p, bill_at(self.rules, s, f)):
            moves.append(GO_VERB << ARG_BITS)
        for machine in members(helpers(self.rules, s, p, action_of(f), p.energy)):
            if check_saving(self.rules, s, f, machine) == FINE:
                moves.append(USE_VERB << ARG_BITS | machine)
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        help = help_at(f)
        if code >> ARG_BITS == USE_VERB:
            activate(s, p, code & ARG_MASK)
            s.agenda.append(with_help(f, with_machine(self.rules, help, code & ARG_MASK)))
            return
        cost = bill_at(self.rules, s, f)
        pay(s, p, GEAR, cost[0])
        pay(s, p, BOOK, cost[1])
        pay(s, p, FOOD, cost[2])
        carry_out(self.rules, s, p, f)


def can_be_done(rules: ReviveRules, s: ReviveState, f: Frame) -> bool:
    """Return whether the action of an ATTACH frame is possible, whatever it costs."""
    p, action, target, detail = s.players[f.seat], action_of(f), target_of(f), detail_of(f)
    if action == EXPLORE_ACTION:
        return detail == 0 and target < PLACES and s.fronts[target] == FACE_DOWN
    if action == POPULATE_ACTION:
        return can_populate(s, p, target) and detail in open_technologies(p)
    if action == BUILD_ACTION:
        return target in s.sands and detail in sizes_left(p)
    leaf = rules.lookup.board_leaf[p.board]
    fits = detail == 0 and p.tiles > 0 and target < SPACES and must_be_reached(leaf)
    return fits and may_hold(rules, s, p, leaf, target)


def bill_at(rules: ReviveRules, s: ReviveState, f: Frame) -> Bill:
    """Return what the action costs now."""
    p = s.players[f.seat]
    return bill(rules, s, p, action_of(f), target_of(f), detail_of(f), help_at(f))


def bill_with(rules: ReviveRules, s: ReviveState, f: Frame, machine: int) -> Bill:
    """Return what the action would cost with one more machine."""
    help = with_machine(rules, help_at(f), machine)
    return bill(rules, s, s.players[f.seat], action_of(f), target_of(f), detail_of(f), help)


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
    p, action = s.players[f.seat], action_of(f)
    cost = bill_with(rules, s, f, machine)
    if cost == bill_at(rules, s, f):
        return SAVES_NOTHING
    if payable(p, cost):
        return FINE
    help = with_machine(rules, help_at(f), machine)
    others = members(helpers(rules, s, p, action, p.energy) & ~(1 << machine))
    target, detail, left = target_of(f), detail_of(f), p.energy - 1
    if affordable_with(rules, s, p, action, target, detail, help, others, 0, left):
        return FINE
    return SAVES_TOO_LITTLE


def check_go(rules: ReviveRules, s: ReviveState, f: Frame, argument: int) -> int:
    """Check `go`: it is not offered only where a machine is needed first."""
    if f.op == PLAY and f.step:
        return FINE
    if f.op != ATTACH:
        return NOT_ASKED
    p, help = s.players[f.seat], help_at(f)
    found = check_bill(rules, s, p, action_of(f), target_of(f), detail_of(f), help)
    return FINE if found == FINE else reason(MACHINE_NEEDED, found)
