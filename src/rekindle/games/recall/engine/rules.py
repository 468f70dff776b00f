"""The rules with their lookup tables, as every procedure of Recall gets them."""

from __future__ import annotations

from rekindle.games.recall.engine.lookup import Lookup
from rekindle.games.recall.engine.ops import FIRST_EFFECT_OP
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.agenda import Procedure, Rules, is_bare
from rekindle.kernel.effects import MAY, UP_TO, Effect
from rekindle.kernel.prices import Price
from rekindle.kernel.reasons import DOES_NOTHING, FINE, NOT_ASKED, reason
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

    skipping: int = NOT_ASKED
    """Why its question cannot be refused with `skip`."""
    idling: int = DOES_NOTHING
    """Why its effect would do nothing, if there is only one possible reason. Value: the effect."""

    def __init__(self, rules: RecallRules) -> None:
        super().__init__()
        self.rules = rules

    def fits(self, s: RecallState, f: Frame) -> bool:
        """By default an effect alone, or a frame without values."""
        if f.op >= FIRST_EFFECT_OP:
            return self.rules.carries_effect(s, f)
        return is_bare(f)

    def skip(self, s: RecallState, f: Frame) -> int:
        """Return FINE if this question may be refused, or else a reason."""
        return self.skipping

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        """Return why an effect that is not possible would do nothing."""
        return reason(self.idling, e.id)


class Question(Step):
    """A procedure with a question at which free actions may be taken."""

    def __init__(self, rules: RecallRules) -> None:
        super().__init__(rules)
        self.interruptible = True


def why_idle(rules: RecallRules, s: RecallState, seat: int, effect: int, context: int = 0) -> int:
    """Return why this effect would do nothing now; FINE if it would do something."""
    if rules.possible(s, seat, effect, context):
        return FINE
    e = rules.effects[effect]
    procedure = rules.procedures[e.op]
    if isinstance(procedure, Step):
        return procedure.idle(s, seat, e, context)
    if e.op == MAY or e.op == UP_TO:
        return why_idle(rules, s, seat, e.parts[0], context)
    return reason(DOES_NOTHING, effect)


def in_player_order(s: RecallState) -> list[int]:
    """Return the seats in turn order, beginning with the current player."""
    return [(s.turn + i) % s.seats for i in range(s.seats)]
