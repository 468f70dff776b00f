"""Effects that gain goods."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import FOOD, GEAR
from rekindle.games.revive.engine.ops import BASIC, E_GAIN, E_PAY, GAIN, GAIN_VERB
from rekindle.games.revive.engine.reasons import ONLY_HELPS
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step, counts_to
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(GAIN, Gain(rules)), (BASIC, Basic(rules))]


def gain(s: ReviveState, p: Player, good: int, n: int) -> None:
    """Goods come from an unlimited supply; any surplus over the limit is lost later."""
    if n:
        p.goods[good] += n
        s.note(E_GAIN, p.seat, good, n)


def pay(s: ReviveState, p: Player, good: int, n: int) -> None:
    if n:
        p.goods[good] -= n
        s.note(E_PAY, p.seat, good, n)


class Gain(Step):
    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        effect = self.rules.effects[effect_of(f)]
        gain(s, s.players[f.seat], effect.kind, effect.n)
        return None

    def settled(self, s: ReviveState, f: Frame, e: Effect) -> bool:
        return True


class Basic(Question):
    """Basic resources of one's choice, one by one (the step counts them)."""

    skipping = ONLY_HELPS

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return counts_to(self.rules, s, f)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        if f.step == self.rules.effects[effect_of(f)].n:
            return None
        return [
            GAIN_VERB << ARG_BITS | good
            for good in range(GEAR, FOOD + 1)
            if self.rules.check_choice(s, f, good) == FINE
        ]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        s.agenda.append(f.at(f.step + 1))
        gain(s, s.players[f.seat], code & ARG_MASK, 1)
