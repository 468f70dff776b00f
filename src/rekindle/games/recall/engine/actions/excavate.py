"""Excavate: a stone from a site, and steps on the track of its colour (recall.excavate)."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.abilities import answers
from rekindle.games.recall.engine.actions.build import pay_for
from rekindle.games.recall.engine.constants import (
    CRYSTALS,
    FACE_DOWN,
    ON_EXCAVATE,
    SITE,
    SPACES,
    STONES,
    STONES_ON_SITE,
)
from rekindle.games.recall.engine.contexts import at_space
from rekindle.games.recall.engine.effects.knowledge import advance
from rekindle.games.recall.engine.map import STONE_BITS, put_detail, stones_at, stones_left
from rekindle.games.recall.engine.ops import E_EXCAVATE, STONE, STONE_VERB
from rekindle.games.recall.engine.reasons import (
    CANNOT_AFFORD,
    HEX_FACE_DOWN,
    MUST_CHOOSE,
    NO_SITE,
    NO_SUCH_STONE,
    SITE_EMPTY,
)
from rekindle.games.recall.engine.rules import RecallRules, Step
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import context
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame

FOLLOWERS_NEEDED: Final = 1
"""To excavate (recall.develop.4)."""


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(STONE, Stone(rules))]


# What it needs


def crystal_needed(s: RecallState, space: int) -> int:
    """Return the crystal for the next stone: white, then red, then purple."""
    return STONES_ON_SITE - stones_left(s, space)


def check_site(s: RecallState, space: int) -> int:
    """Check that there is something to excavate here (recall.excavate.5)."""
    if s.kinds[space] == FACE_DOWN:
        return HEX_FACE_DOWN
    if s.kinds[space] != SITE:
        return NO_SITE
    return FINE if stones_left(s, space) else SITE_EMPTY


def check_crystal(s: RecallState, p: Player, space: int) -> int:
    """Check that there is a crystal for the next stone."""
    kind = crystal_needed(s, space)
    return FINE if p.crystals[kind] else reason(CANNOT_AFFORD, kind)


# Excavating


def stone_frame(seat: int, space: int, context: int) -> Frame:
    """Return the frame that excavates a site, once the follower above it is paid."""
    return Frame(STONE, seat, 0, space, context)


def site(f: Frame) -> int:
    """Return the hex of a STONE frame."""
    return f.a


class Stone(Step):
    """Which stone is taken; its crystal is paid with the answer."""

    skipping = MUST_CHOOSE

    def fits(self, s: RecallState, f: Frame) -> bool:
        space = site(f)
        if f.step or f.parts or space >= SPACES or check_site(s, space) != FINE:
            return False
        if not self.rules.is_context(s, context(f)):
            return False
        return check_crystal(s, s.players[f.seat], space) == FINE

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        return [
            STONE_VERB << ARG_BITS | colour
            for colour in range(len(STONES))
            if stones_at(s, site(f), colour)
        ]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        p, space, colour = s.players[f.seat], site(f), code & ARG_MASK
        kind = crystal_needed(s, space)
        cost = [0] * len(CRYSTALS)
        cost[kind] = 1
        after = pay_for(self.rules, s, p, cost)
        put_detail(s, space, s.details[space] - (1 << colour * STONE_BITS))
        stones = p.stones[:]
        stones[colour] += 1
        p.stones = stones
        p.ready += 1  # recall.excavate.4
        s.note(E_EXCAVATE, f.seat, space, colour)
        answering = answers(self.rules, s, p, ON_EXCAVATE, at_space(space, colour))
        self.rules.push_all(s, f.seat, answering)
        advance(self.rules, s, p, colour, self.rules.lookup.excavation_steps[kind])
        s.agenda.extend(after)


def check_stone(rules: RecallRules, s: RecallState, f: Frame, colour: int) -> int:
    if f.op != STONE:
        return NOT_ASKED
    return FINE if stones_at(s, site(f), colour) else reason(NO_SUCH_STONE, colour)
