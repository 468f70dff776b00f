"""The rules with their lookup tables, as every procedure of Revive gets them."""

from __future__ import annotations

from rekindle.games.revive.engine.lookup import Lookup
from rekindle.games.revive.engine.ops import FIRST_EFFECT_OP
from rekindle.games.revive.engine.purses import price_due
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.agenda import Procedure, Rules, is_bare
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.prices import Price
from rekindle.kernel.state import Frame


class ReviveRules(Rules[ReviveState]):
    """The kernel's rules plus the lookup tables."""

    def __init__(
        self,
        procedures: list[Procedure[ReviveState]],
        effects: list[Effect],
        prices: list[Price],
        lookup: Lookup,
    ) -> None:
        super().__init__(procedures, effects, prices)
        self.lookup = lookup
        self.dues = [price_due(price, 0) for price in prices]
        """By price: all that it asks for."""
        self.sure: list[int] = []
        """By effect: what it brings for sure (see `means`)."""

    def check_choice(self, s: ReviveState, f: Frame, good: int) -> int:
        """Check that this resource of one's choice leaves payable what it was taken for."""
        raise NotImplementedError


class Step(Procedure[ReviveState]):
    """A procedure of this game."""

    def __init__(self, rules: ReviveRules) -> None:
        super().__init__()
        self.rules = rules

    def fits(self, s: ReviveState, f: Frame) -> bool:
        """By default an effect alone, or a frame without values."""
        if f.op >= FIRST_EFFECT_OP:
            return self.rules.carries_effect(s, f)
        return is_bare(f)


class Question(Step):
    """A procedure with a question at which free actions may be taken."""

    def __init__(self, rules: ReviveRules) -> None:
        super().__init__(rules)
        self.interruptible = True


def counts_to(rules: ReviveRules, s: ReviveState, f: Frame) -> bool:
    """Return whether a frame carries out an effect whose step counts how often it was so far."""
    return rules.carries_effect(s, f, f.step) and f.step <= rules.effects[effect_of(f)].n


def ends_in(rules: ReviveRules, s: ReviveState, seat: int, leaf: int) -> bool:
    """Return whether the tribe ability of this seat ends in this procedure."""
    return rules.lookup.board_leaf[s.players[seat].board] == leaf


def keeper_of(rules: ReviveRules, s: ReviveState, leaf: int) -> int:
    """Return the seat whose tribe ability ends in this procedure, or -1."""
    for p in s.players:
        if p.board >= 0 and rules.lookup.board_leaf[p.board] == leaf:
            return p.seat
    return -1
