"""Effects of gadgets, and of tribes that repeat what set them off (recall.gadget)."""

from __future__ import annotations

from rekindle.games.recall.engine.contexts import VALUE_MASK, VALUE_SHIFT, value_of
from rekindle.games.recall.engine.crystals import gain_crystals
from rekindle.games.recall.engine.ops import (
    PLACE_VERB,
    PORTAL,
    REMOVE_VERB,
    REPEAT,
    SELL,
    WAIVE,
)
from rekindle.games.recall.engine.pieces import add_followers, placing_spaces, spend_followers
from rekindle.games.recall.engine.reasons import (
    NO_OTHER_BUILDER,
    NONE_ON_MAP,
    NOTHING_TO_REPEAT,
    ONLY_WAIVES,
    PLACE_THEM,
    SUPPLY_EMPTY,
)
from rekindle.games.recall.engine.rules import Question, RecallRules, Step
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import context, effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [
        (SELL, Sell(rules)),
        (PORTAL, Portal(rules)),
        (REPEAT, Repeat(rules)),
        (WAIVE, Waive(rules)),
    ]


# A follower for crystals


class Sell(Question):
    """Spend a follower from anywhere on the map for crystals (recall.gadget.alembic)."""

    skipping = FINE
    idling = NONE_ON_MAP

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        moves = spending_moves(s.players[f.seat])
        return [*moves, SKIP_CODE] if moves else None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        e, p = self.rules.effects[effect_of(f)], s.players[f.seat]
        spend_followers(self.rules, s, p, code & ARG_MASK, 1)
        gain_crystals(s, p, e.kind, e.n)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return is_on_map(self.rules, s.players[seat])


def is_on_map(rules: RecallRules, p: Player) -> bool:
    """Return whether any follower of this player stands on the map."""
    return p.supply + p.aboard < rules.lookup.followers


def spending_moves(p: Player) -> list[int]:
    """Return a move for each hex where a follower can be given up."""
    followers = p.followers
    return [REMOVE_VERB << ARG_BITS | space for space in range(len(followers)) if followers[space]]


# A follower beside others


class Portal(Question):
    """A follower into a hex with a building of somebody else, or placed as usual.

    (recall.gadget.portal)
    """

    skipping = PLACE_THEM
    idling = SUPPLY_EMPTY

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        if not p.supply:
            return None
        return [PLACE_VERB << ARG_BITS | space for space in portal_spaces(s, p)]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        add_followers(s, s.players[f.seat], code & ARG_MASK, 1)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return s.players[seat].supply > 0


def portal_spaces(s: RecallState, p: Player) -> list[int]:
    """Return where the follower may go: there are no buildings on hexes closed to anybody."""
    spaces = placing_spaces(s, p)
    for space, builders in enumerate(s.buildings):
        if builders and space not in spaces:
            spaces.append(space)
    return sorted(spaces)


def check_portal(s: RecallState, p: Player, space: int) -> int:
    return FINE if space in portal_spaces(s, p) else NO_OTHER_BUILDER


# The same again


class Repeat(Step):
    """What set this ability off is gained once more (recall.tribe.goliat, tribe.k01, joltwell)."""

    idling = NOTHING_TO_REPEAT

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        self.rules.push(s, f.seat, value_of(context(f)), without_value(context(f)))
        return None

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        if self.is_of_itself(context):
            return False
        return self.rules.possible(s, seat, value_of(context), without_value(context))

    def fits_effect(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        if self.is_of_itself(context):
            return False
        return self.rules.fits_effect(s, seat, value_of(context), without_value(context))

    def is_of_itself(self, context: int) -> bool:
        """Return whether it would repeat another repetition; that is never an event."""
        return self.rules.effects[value_of(context)].op == REPEAT

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        if self.is_of_itself(context):
            return super().idle(s, seat, e, context)
        return self.rules.why_idle(s, seat, value_of(context), without_value(context))


def without_value(context: int) -> int:
    """Return a context as it was for the effect that is repeated."""
    return context & ~(VALUE_MASK << VALUE_SHIFT)


# No follower cost


class Waive(Step):
    """No followers are paid: used where they fall due, never by itself (recall.gadget.exosuit)."""

    idling = ONLY_WAIVES

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        return None

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return False

    def fits_effect(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return False
