"""The rules with their lookup tables, as every procedure of Recall gets them."""

from __future__ import annotations

from rekindle.games.recall.engine.lookup import Lookup
from rekindle.games.recall.engine.ops import FIRST_EFFECT_OP
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.agenda import Procedure, Rules, is_bare
from rekindle.kernel.effects import Effect
from rekindle.kernel.prices import Price
from rekindle.kernel.state import Frame


class RecallRules(Rules[RecallState]):
    """The kernel's rules plus the lookup tables."""

    def __init__(
        self,
        procedures: list[Procedure[RecallState]],
        effects: list[Effect],
        prices: list[Price],
        lookup: Lookup,
    ) -> None:
        super().__init__(procedures, effects, prices)
        self.lookup = lookup


class Step(Procedure[RecallState]):
    """A procedure of this game."""

    def __init__(self, rules: RecallRules) -> None:
        super().__init__()
        self.rules = rules

    def fits(self, s: RecallState, f: Frame) -> bool:
        """By default an effect alone, or a frame without values."""
        if f.op >= FIRST_EFFECT_OP:
            return self.rules.carries_effect(s, f)
        return is_bare(f)


class Question(Step):
    """A procedure with a question at which free actions may be taken."""

    def __init__(self, rules: RecallRules) -> None:
        super().__init__(rules)
        self.interruptible = True
