"""Develop: build, excavate or upgrade a crystal (recall.develop)."""

from __future__ import annotations

from rekindle.games.recall.engine.actions.build import (
    build_frame,
    check_crystals,
    check_ground,
    crystals_needed,
    followers_needed,
)
from rekindle.games.recall.engine.actions.excavate import (
    FOLLOWERS_NEEDED,
    check_crystal,
    check_site,
    stone_frame,
)
from rekindle.games.recall.engine.actions.follower_cost import can_pay, pay_followers
from rekindle.games.recall.engine.constants import PURPLE, RED, SITE, SPACES, WHITE
from rekindle.games.recall.engine.crystals import raise_crystal
from rekindle.games.recall.engine.map import is_building_ground
from rekindle.games.recall.engine.ops import (
    BUILD_VERB,
    DEVELOP,
    EXCAVATE_VERB,
    MIX,
    RAISE,
    RAISE_VERB,
)
from rekindle.games.recall.engine.reasons import (
    NO_FOLLOWERS_THERE,
    NOTHING_TO_DEVELOP,
    NOTHING_TO_RAISE,
    TOO_FEW_FOLLOWERS,
)
from rekindle.games.recall.engine.rules import Question, RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import context
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(DEVELOP, Develop(rules))]


class Develop(Question):
    """One develop (recall.develop.1)."""

    skipping = FINE

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        moves = develop_moves(self.rules, s, s.players[f.seat])
        return [*moves, SKIP_CODE]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            begin(self.rules, s, f.seat, code, context(f))

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return can_develop(self.rules, s, s.players[seat])

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        return NOTHING_TO_DEVELOP


def develop_moves(rules: RecallRules, s: RecallState, p: Player) -> list[int]:
    """Return a move for each develop that this player could carry out."""
    moves: list[int] = []
    followers = p.followers
    for space in range(SPACES):
        if followers[space]:
            verb = develop_verb(rules, s, p, space)
            if verb:
                moves.append(verb << ARG_BITS | space)
    for crystal in (WHITE, RED):
        if p.crystals[crystal]:
            moves.append(RAISE_VERB << ARG_BITS | crystal)
    return moves


def can_develop(rules: RecallRules, s: RecallState, p: Player) -> bool:
    if p.crystals[WHITE] or p.crystals[RED]:
        return True
    followers = p.followers
    for space in range(SPACES):
        if followers[space] and develop_verb(rules, s, p, space):
            return True
    return False


def develop_verb(rules: RecallRules, s: RecallState, p: Player, space: int) -> int:
    """Return how this player could develop this hex now; 0 for not at all."""
    kind = s.kinds[space]
    if kind == SITE:
        return EXCAVATE_VERB if why_not_excavate(rules, s, p, space) == FINE else 0
    if is_building_ground(kind) and why_not_build(rules, s, p, space) == FINE:
        return BUILD_VERB
    return 0


def why_not_build(rules: RecallRules, s: RecallState, p: Player, space: int) -> int:
    """Return why this player cannot build here now, or FINE."""
    found = check_ground(s, p, space)
    if found == FINE:
        found = check_followers(rules, s, p, space, followers_needed(s, p, space))
    if found == FINE:
        found = check_crystals(p, crystals_needed(rules, s, p, space))
    return found


def why_not_excavate(rules: RecallRules, s: RecallState, p: Player, space: int) -> int:
    """Return why this player cannot excavate here now, or FINE."""
    found = check_site(s, space)
    if found == FINE:
        found = check_followers(rules, s, p, space, FOLLOWERS_NEEDED)
    if found == FINE:
        found = check_crystal(s, p, space)
    return found


def check_followers(rules: RecallRules, s: RecallState, p: Player, space: int, n: int) -> int:
    """Check that the follower cost can be met on this hex, pigs and abilities included."""
    if not p.followers[space]:
        return NO_FOLLOWERS_THERE
    return FINE if can_pay(rules, s, p, space, n) else reason(TOO_FEW_FOLLOWERS, n)


def begin(rules: RecallRules, s: RecallState, seat: int, code: int, context: int) -> None:
    """Carry out one of the develop moves: first the followers, then the rest."""
    p, verb, space = s.players[seat], code >> ARG_BITS, code & ARG_MASK
    if verb == RAISE_VERB:
        raise_crystal(s, p, space)
    elif verb == BUILD_VERB:
        s.agenda.append(build_frame(seat, space, context))
        pay_followers(rules, s, p, space, followers_needed(s, p, space))
    else:
        s.agenda.append(stone_frame(seat, space, context))
        pay_followers(rules, s, p, space, FOLLOWERS_NEEDED)


# Checks


def asks(f: Frame) -> bool:
    """Return whether this question is about a develop."""
    return f.op == DEVELOP or f.op == MIX


def check_build(rules: RecallRules, s: RecallState, f: Frame, space: int) -> int:
    return why_not_build(rules, s, s.players[f.seat], space) if asks(f) else NOT_ASKED


def check_excavate(rules: RecallRules, s: RecallState, f: Frame, space: int) -> int:
    return why_not_excavate(rules, s, s.players[f.seat], space) if asks(f) else NOT_ASKED


def check_raise(rules: RecallRules, s: RecallState, f: Frame, crystal: int) -> int:
    """Check `upgrade`: as a develop, or as an effect of its own."""
    if f.op != RAISE and not asks(f):
        return NOT_ASKED
    can = crystal < PURPLE and s.players[f.seat].crystals[crystal] > 0
    return FINE if can else reason(NOTHING_TO_RAISE, crystal)
