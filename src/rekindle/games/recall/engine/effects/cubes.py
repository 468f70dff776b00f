"""Relicubes on a player's board: placing them, and the one that a vault brings (recall.cube)."""

from __future__ import annotations

from rekindle.games.recall.engine.abilities import answers
from rekindle.games.recall.engine.constants import (
    COLUMNS,
    CUBES,
    ON_CUBE,
    ON_VAULT_REWARD,
)
from rekindle.games.recall.engine.contexts import REPEATABLE, at_space, space_of, value_of
from rekindle.games.recall.engine.ops import CUBE_VERB, DISPLAY_CUBE, E_CUBE, E_DISPLAY_CUBE
from rekindle.games.recall.engine.reasons import NO_DISPLAY_CUBE, NOT_ON_DISPLAY, ROW_FULL
from rekindle.games.recall.engine.rules import Question, RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import context
from rekindle.kernel.effects import NOTHING, Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(DISPLAY_CUBE, DisplayCube(rules))]


def next_reward(rules: RecallRules, p: Player, colour: int) -> int:
    """Return what the next relicube of a colour covers, or NOTHING."""
    return rules.lookup.cube_reward[colour * COLUMNS + p.cubes[colour]]


def place_cube(rules: RecallRules, s: RecallState, p: Player, colour: int) -> list[int]:
    """Put a relicube on the leftmost free space; return its reward, and what answers it."""
    reward = next_reward(rules, p, colour)
    s.note(E_CUBE, p.seat, colour, p.cubes[colour])
    cubes = p.cubes[:]
    cubes[colour] += 1
    p.cubes = cubes
    parts = [reward] if reward != NOTHING else []
    return parts + answers(rules, s, p, ON_CUBE, 0)


class DisplayCube(Question):
    """A relicube from the display, without follower cost (recall.vault.2)."""

    skipping = FINE
    idling = NO_DISPLAY_CUBE

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        moves = [
            CUBE_VERB << ARG_BITS | colour
            for colour in range(len(CUBES))
            if check_colour(s, s.players[f.seat], colour) == FINE
        ]
        if not moves:
            return None
        moves.append(SKIP_CODE)
        return moves

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        p, colour = s.players[f.seat], code & ARG_MASK
        display = s.display[:]
        display[colour] -= 1
        s.display = display
        s.note(E_DISPLAY_CUBE, f.seat, colour)
        reward = next_reward(self.rules, p, colour)
        parts = place_cube(self.rules, s, p, colour)
        if value_of(context(f)) == REPEATABLE and reward != NOTHING:  # recall.tribe.k01.2
            again = at_space(space_of(context(f)), reward)
            parts += answers(self.rules, s, p, ON_VAULT_REWARD, again)
        self.rules.push_all(s, f.seat, parts)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        for colour in range(len(CUBES)):
            if check_colour(s, s.players[seat], colour) == FINE:
                return True
        return False


def check_colour(s: RecallState, p: Player, colour: int) -> int:
    if p.cubes[colour] >= COLUMNS:
        return reason(ROW_FULL, colour)
    return FINE if s.display[colour] else reason(NOT_ON_DISPLAY, colour)


def check_cube(rules: RecallRules, s: RecallState, f: Frame, colour: int) -> int:
    if f.op != DISPLAY_CUBE:
        return NOT_ASKED
    return check_colour(s, s.players[f.seat], colour)
