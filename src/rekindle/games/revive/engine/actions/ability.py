"""The tribe ability: the marker first, then what the tribe can do (revive.effects.4 and 5)."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import TECHNOLOGIES
from rekindle.games.revive.engine.contexts import ENERGY_DUE, MUST, due_in, with_due
from rekindle.games.revive.engine.foresight import brought_by_ability, would_end
from rekindle.games.revive.engine.ops import ABILITY, ABILITY_VERB, E_ABILITY, GAIN, TURN
from rekindle.games.revive.engine.reasons import ABILITY_BY_EFFECT, ABILITY_IDLE
from rekindle.games.revive.engine.rules import Question, ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.engine.tracks import move_tribe_marker
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import ANY_ORDER, NOTHING, PER, Effect
from rekindle.kernel.moves import ARG_BITS, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(ABILITY, Ability(rules))]


class Ability(Question):
    """Use the tribe ability. Without a cost, a choice or the end nothing is asked."""

    skipping = FINE

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        ability = self.rules.lookup.board_ability[p.board]
        if not self.rules.possible(s, f.seat, ability):
            return None
        op = self.rules.effects[ability].op
        if op in (GAIN, PER, ANY_ORDER) and not would_end(s, brought_by_ability(self.rules, p)):
            self.use(s, p)
            return None
        return [ABILITY_VERB << ARG_BITS, SKIP_CODE]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            self.use(s, s.players[f.seat])

    def use(self, s: ReviveState, p: Player) -> None:
        """Schedule the marker and its bonus, the ability, then what technologies add to it."""
        lookup = self.rules.lookup
        s.note(E_ABILITY, p.seat, p.board)
        extras: list[int] = []
        for technology in range(len(TECHNOLOGIES)):
            if p.technologies >> technology & 1:
                extra = lookup.tech_with_ability[p.board * len(TECHNOLOGIES) + technology]
                if extra != NOTHING:
                    extras.append(extra)
        self.rules.push_all(s, p.seat, extras)
        self.rules.push(s, p.seat, lookup.board_ability[p.board], MUST)
        move_tribe_marker(self.rules, s, p)

    def own(self, s: ReviveState, seat: int) -> int:
        """Return the effect of the tribe's ability."""
        return self.rules.lookup.board_ability[s.players[seat].board]

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        """The ability ignores what set it off, except what has to be paid before."""
        return self.rules.possible(s, seat, self.own(s, seat), still_due(context))

    def waits(self, s: ReviveState, seat: int, e: Effect) -> bool:
        return self.rules.waits(s, seat, self.own(s, seat))

    def idle(self, s: ReviveState, seat: int, e: Effect, context: int) -> int:
        why = self.rules.why_idle(s, seat, self.own(s, seat), still_due(context))
        return reason(ABILITY_IDLE, why)


def still_due(context: int) -> int:
    """Return the energy and the goods that a query takes off, without what set the effect off."""
    return with_due(context & ENERGY_DUE, due_in(context))


def check_ability(rules: ReviveRules, s: ReviveState, f: Frame, argument: int) -> int:
    if f.op == ABILITY:
        return FINE
    return ABILITY_BY_EFFECT if f.op == TURN else NOT_ASKED
