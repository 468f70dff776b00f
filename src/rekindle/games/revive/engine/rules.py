"""The rules with their lookup tables, as every procedure of Revive gets them."""

from __future__ import annotations

from rekindle.games.revive.engine.lookup import Lookup
from rekindle.games.revive.engine.ops import FIRST_EFFECT_OP
from rekindle.games.revive.engine.purses import price_due
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.agenda import Procedure, Rules, is_bare
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import MAY, UP_TO, Effect
from rekindle.kernel.prices import Price
from rekindle.kernel.reasons import DOES_NOTHING, FINE, NOT_ASKED, reason
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

    skipping: int = NOT_ASKED
    """Why its question cannot be refused with `skip`."""
    idling: int = DOES_NOTHING
    """Why its effect would do nothing, if there is only one possible reason. Value: the effect."""

    def __init__(self, rules: ReviveRules) -> None:
        super().__init__()
        self.rules = rules

    def fits(self, s: ReviveState, f: Frame) -> bool:
        """By default an effect alone, or a frame without values."""
        if f.op >= FIRST_EFFECT_OP:
            return self.rules.carries_effect(s, f)
        return is_bare(f)

    def skip(self, s: ReviveState, f: Frame) -> int:
        """Return FINE if this question may be refused, or else a reason."""
        return self.skipping

    def idle(self, s: ReviveState, seat: int, e: Effect, context: int) -> int:
        """Return why an effect that is not possible would do nothing."""
        return reason(self.idling, e.id)


class Question(Step):
    """A procedure with a question at which free actions may be taken."""

    def __init__(self, rules: ReviveRules) -> None:
        super().__init__(rules)
        self.interruptible = True


def counts_to(rules: ReviveRules, s: ReviveState, f: Frame) -> bool:
    """Return whether a frame carries out an effect whose step counts how often it was so far."""
    return rules.carries_effect(s, f, f.step) and f.step <= rules.effects[effect_of(f)].n


def why_idle(rules: ReviveRules, s: ReviveState, seat: int, effect: int, context: int = 0) -> int:
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


def in_player_order(s: ReviveState) -> list[int]:
    """Return the seats in turn order, beginning with the current player."""
    return [(s.turn + i) % s.seats for i in range(s.seats)]


def ends_in(rules: ReviveRules, s: ReviveState, seat: int, leaf: int) -> bool:
    """Return whether the tribe ability of this seat ends in this procedure."""
    return rules.lookup.board_leaf[s.players[seat].board] == leaf


def keeper_of(rules: ReviveRules, s: ReviveState, leaf: int) -> int:
    """Return the seat whose tribe ability ends in this procedure, or -1."""
    for p in s.players:
        if p.board >= 0 and rules.lookup.board_leaf[p.board] == leaf:
            return p.seat
    return -1
