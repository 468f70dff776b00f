"""Effects that gain energy, or return it from machines."""

from __future__ import annotations

from rekindle.games.revive.engine.contexts import machine_in
from rekindle.games.revive.engine.ops import E_ENERGY, E_RETURN, ENERGY, RETURN_ENERGY, RETURN_VERB
from rekindle.games.revive.engine.reasons import (
    NO_ENERGY_ON,
    NO_ENERGY_OUT,
    ONLY_HELPS,
    RETURN_ITSELF,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step, counts_to
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.bits import members
from rekindle.kernel.combinators import context, effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(ENERGY, Energy(rules)), (RETURN_ENERGY, ReturnEnergy(rules))]


class Energy(Step):
    """Energy comes from an unlimited supply (revive.effects.14)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        n = self.rules.effects[effect_of(f)].n
        s.players[f.seat].energy += n
        s.note(E_ENERGY, f.seat, n)
        return None

    def settled(self, s: ReviveState, f: Frame, e: Effect) -> bool:
        return True


class ReturnEnergy(Question):
    """Take energy back from machines, one by one (the step counts them)."""

    skipping = ONLY_HELPS

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return counts_to(self.rules, s, f)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        if f.step == self.rules.effects[effect_of(f)].n:
            return None
        used = energy_to_return(s.players[f.seat], context(f))
        return [RETURN_VERB << ARG_BITS | machine for machine in members(used)] or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        p.used &= ~(1 << (code & ARG_MASK))
        p.energy += 1
        s.note(E_RETURN, f.seat, code & ARG_MASK)
        s.agenda.append(f.at(f.step + 1))

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return energy_to_return(s.players[seat], context) != 0

    def idle(self, s: ReviveState, seat: int, e: Effect, context: int) -> int:
        if s.players[seat].used:
            return reason(RETURN_ITSELF, machine_in(context))
        return reason(NO_ENERGY_OUT, e.id)


def energy_to_return(p: Player, context: int) -> int:
    """Return the bits of machines with energy, except the one that set the effect off."""
    itself = machine_in(context)
    return p.used if itself < 0 else p.used & ~(1 << itself)


def check_return(rules: ReviveRules, s: ReviveState, f: Frame, machine: int) -> int:
    if f.op != RETURN_ENERGY:
        return NOT_ASKED
    p = s.players[f.seat]
    if energy_to_return(p, context(f)) >> machine & 1:
        return FINE
    return reason(RETURN_ITSELF, machine) if p.used >> machine & 1 else NO_ENERGY_ON
