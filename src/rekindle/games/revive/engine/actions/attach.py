"""Paying for an action on the map, with the machines that attach to it."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.build import build
from rekindle.games.revive.engine.actions.explore import explore
from rekindle.games.revive.engine.actions.populate import populate
from rekindle.games.revive.engine.actions.tiles import lay_tribe_tile
from rekindle.games.revive.engine.cards import activate
from rekindle.games.revive.engine.constants import (
    BOOK,
    BUILD_ACTION,
    EXPLORE_ACTION,
    FOOD,
    GEAR,
    POPULATE_ACTION,
)
from rekindle.games.revive.engine.costs import (
    affordable,
    attach,
    begin_action,
    bill,
    helpers,
    payable,
)
from rekindle.games.revive.engine.effects.plain import pay
from rekindle.games.revive.engine.ops import GO_VERB, USE_VERB
from rekindle.games.revive.engine.rules import Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import members
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.state import Frame


class Attach(Step):
    """Use machines for this action, then pay. Frame: a target and detail << 8, b the action.

    (revive.attach.1)
    """

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        target, detail, action = f.a & 255, f.a >> 8, f.b & 3
        now = bill(self.rules, s, p, action, target, detail)
        moves: list[int] = []
        if payable(p, now):
            moves.append(GO_VERB << ARG_BITS)
        for machine in members(helpers(self.rules, s, p, action)):
            if self.helps(s, p, f, machine):
                moves.append(USE_VERB << ARG_BITS | machine)
        return moves

    def helps(self, s: ReviveState, p: Player, f: Frame, machine: int) -> bool:
        """Does the machine change the bill, and can the rest be paid then?"""
        target, detail, action = f.a & 255, f.a >> 8, f.b & 3
        before = bill(self.rules, s, p, action, target, detail)
        bonus, discount, unlimited = s.bonus, s.discount, s.unlimited
        attach(self.rules, s, machine)
        p.energy -= 1
        p.used |= 1 << machine
        useful = bill(self.rules, s, p, action, target, detail) != before and affordable(
            self.rules, s, p, action, target, detail
        )
        p.energy += 1
        p.used &= ~(1 << machine)
        s.bonus, s.discount, s.unlimited = bonus, discount, unlimited
        return useful

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        if code >> ARG_BITS == USE_VERB:
            activate(s, p, code & ARG_MASK)
            attach(self.rules, s, code & ARG_MASK)
            s.agenda.append(f)
            return
        target, detail, action = f.a & 255, f.a >> 8, f.b & 3
        cost = bill(self.rules, s, p, action, target, detail)
        pay(s, p, GEAR, cost[0])
        pay(s, p, BOOK, cost[1])
        pay(s, p, FOOD, cost[2])
        if action == EXPLORE_ACTION:
            explore(self.rules, s, p, target)
        elif action == POPULATE_ACTION:
            populate(self.rules, s, p, target, detail)
        elif action == BUILD_ACTION:
            build(self.rules, s, p, target, detail)
        else:
            lay_tribe_tile(self.rules, s, p, target)
        begin_action(s, 0)
