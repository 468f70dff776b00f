"""Effects that gain crystals, followers, points and crates, or upgrade a crystal."""

from __future__ import annotations

from rekindle.games.recall.engine.constants import (
    CRATE_TILE,
    FACE_DOWN,
    RED,
    WHITE,
)
from rekindle.games.recall.engine.contexts import box_of, here, space_of
from rekindle.games.recall.engine.crystals import gain_crystals, raise_crystal
from rekindle.games.recall.engine.culture import gain_points
from rekindle.games.recall.engine.map import may_enter
from rekindle.games.recall.engine.ops import (
    CRATE,
    E_CRATE,
    E_LOST_FOLLOWERS,
    FOLLOWERS,
    FOLLOWERS_HERE,
    GAIN,
    PLACE_VERB,
    POINTS,
    RAISE,
    RAISE_VERB,
)
from rekindle.games.recall.engine.parts import use_box
from rekindle.games.recall.engine.pieces import add_followers, is_present, placing_spaces
from rekindle.games.recall.engine.reasons import (
    CLOSED_HERE,
    NO_CRATES_LEFT,
    NO_CRYSTAL_TO_RAISE,
    NO_PIECE_THERE,
    NO_REST_TO_PLACE,
    PLACE_THEM,
    SUPPLY_EMPTY,
)
from rekindle.games.recall.engine.rules import Question, RecallRules, Step
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.combinators import context, context_of, effect_of
from rekindle.kernel.effects import PART_MASK, Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, REST_CODE, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [
        (GAIN, Gain(rules)),
        (FOLLOWERS, Followers(rules)),
        (FOLLOWERS_HERE, FollowersHere(rules)),
        (RAISE, Raise(rules)),
        (POINTS, Points(rules)),
        (CRATE, Crate(rules)),
    ]


def settles(f: Frame, e: Effect) -> bool:
    """Return whether a pure gain that waits in this frame is taken at once.

    That of a box waits for the player: the box may still be upgraded first (recall.culture.3).
    """
    for part in f.parts:
        if part & PART_MASK == e.id and box_of(context_of(f, part)) >= 0:
            return False
    return True


# Crystals


class Gain(Step):
    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        e = self.rules.effects[effect_of(f)]
        use_box(s, f)
        gain_crystals(s, s.players[f.seat], e.kind, e.n)
        return None

    def settled(self, s: RecallState, f: Frame, e: Effect) -> bool:
        return settles(f, e)


class Raise(Question):
    """Upgrade a white or a red crystal (recall.crystal.2)."""

    skipping = FINE
    idling = NO_CRYSTAL_TO_RAISE

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        crystals = s.players[f.seat].crystals
        moves = [RAISE_VERB << ARG_BITS | kind for kind in (WHITE, RED) if crystals[kind]]
        return [*moves, SKIP_CODE] if moves else None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            raise_crystal(s, s.players[f.seat], code & ARG_MASK)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        crystals = s.players[seat].crystals
        return crystals[WHITE] > 0 or crystals[RED] > 0


# Followers


class Followers(Question):
    """Followers from the supply, placed one by one (recall.follower.1 and 2).

    The step counts those placed; from then on the context names the hex where the last one went,
    and the rest may follow it. Who wants none can return them.
    """

    skipping = PLACE_THEM
    idling = SUPPLY_EMPTY

    def fits(self, s: RecallState, f: Frame) -> bool:
        return self.rules.carries_effect(s, f, f.step) and f.step < self.rules.effects[f.a].n

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        due = self.rules.effects[effect_of(f)].n - f.step
        if not p.supply:
            s.note(E_LOST_FOLLOWERS, f.seat, due)
            return None
        spaces = placing_spaces(s, p)
        if len(spaces) == 1:
            use_box(s, f)
            add_followers(s, p, spaces[0], due)
            return None
        moves = [PLACE_VERB << ARG_BITS | space for space in spaces]
        if check_rest(self.rules, s, f) == FINE:
            moves.append(REST_CODE)
        return moves

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        due = self.rules.effects[effect_of(f)].n - f.step
        if code == REST_CODE:
            add_followers(s, p, space_of(context(f)), due)
            return
        space = code & ARG_MASK
        add_followers(s, p, space, 1)
        if due > 1:
            there = here(context(f), space)
            s.agenda.append(Frame(FOLLOWERS, f.seat, f.step + 1, effect_of(f), there))

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return s.players[seat].supply > 0


def check_rest(rules: RecallRules, s: RecallState, f: Frame) -> int:
    """Check `do the rest`: two or more followers go to the hex of the one before them."""
    if f.op != FOLLOWERS:
        return NOT_ASKED
    p = s.players[f.seat]
    due = rules.effects[effect_of(f)].n - f.step
    if f.step == 0 or min(due, p.supply) < 2:
        return NO_REST_TO_PLACE
    last = space_of(context(f))
    return FINE if last >= 0 and may_place(s, p, last) else NO_REST_TO_PLACE


def may_place(s: RecallState, p: Player, space: int) -> bool:
    """Return whether a gained follower may be placed on this hex (recall.follower.1)."""
    return is_present(s, p, space) or space in placing_spaces(s, p)


def check_follower(s: RecallState, p: Player, space: int) -> int:
    return FINE if may_place(s, p, space) else NO_PIECE_THERE


class FollowersHere(Step):
    """Followers into the hex where the effect took place (recall.follower.3)."""

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p, e = s.players[f.seat], self.rules.effects[effect_of(f)]
        if self.possible(s, f.seat, e, context(f)):
            use_box(s, f)
            add_followers(s, p, space_of(context(f)), e.n)
        return None

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        p, space = s.players[seat], space_of(context)
        return p.supply > 0 and space >= 0 and may_enter(s, p, space)

    def settled(self, s: RecallState, f: Frame, e: Effect) -> bool:
        """Only a short supply is a reason to place others first."""
        return settles(f, e) and s.players[f.seat].supply >= self.followers_in(f)

    def followers_in(self, f: Frame) -> int:
        """Return how many followers are gained by all that waits in this frame."""
        n = 0
        for part in f.parts:
            e = self.rules.effects[part & PART_MASK]
            if e.op == FOLLOWERS or e.op == FOLLOWERS_HERE:
                n += e.n
        return n

    def fits_effect(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        space = space_of(context)
        return space < 0 or s.kinds[space] != FACE_DOWN

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        return reason(CLOSED_HERE, e.id) if s.players[seat].supply else SUPPLY_EMPTY


# Points


class Points(Step):
    """Points on the culture track (recall.culture.1)."""

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        use_box(s, f)
        gain_points(self.rules, s, s.players[f.seat], self.rules.effects[effect_of(f)].n)
        return None

    def settled(self, s: RecallState, f: Frame, e: Effect) -> bool:
        """Points only help, but when an upgrade comes is the player's choice."""
        return settles(f, e) and not reaches_symbol(self.rules, s.players[f.seat], e.n)


def reaches_symbol(rules: RecallRules, p: Player, n: int) -> bool:
    """Return whether so many points bring an upgrade (recall.culture.2)."""
    at = rules.lookup.symbols_at
    for symbol in range(len(at)):
        if at[symbol] <= p.culture + n and not p.symbols >> symbol & 1:
            return True
    return False


# Crates


class Crate(Step):
    """Crates from the pile; only their owner sees them (recall.crate.1 and 2)."""

    idling = NO_CRATES_LEFT

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        use_box(s, f)
        for _ in range(self.rules.effects[effect_of(f)].n):
            if not s.crate_deck:
                s.crate_deck, s.crates_used = s.crates_used, 0
                s.crates_shuffled = s.crate_deck
            if not s.crate_deck:
                return None
            crate = draw_from_bits(s, CRATE_TILE, s.crate_deck)
            s.crate_deck &= ~(1 << crate)
            p.crates |= 1 << crate
            s.note(E_CRATE, f.seat, crate)
        return None

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return s.crate_deck != 0 or s.crates_used != 0

    def settled(self, s: RecallState, f: Frame, e: Effect) -> bool:
        return settles(f, e)
