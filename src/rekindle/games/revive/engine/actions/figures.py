"""A figure of the Jox49i that moves (revive.jox.3)."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import (
    CHASM_SPACE,
)
from rekindle.games.revive.engine.map import (
    put_figure,
    take_figure,
)
from rekindle.games.revive.engine.ops import (
    E_MOVE_FIGURE,
    FROM_VERB,
    MOVE_FIGURE,
    TO_VERB,
)
from rekindle.games.revive.engine.reasons import (
    MUST_CHOOSE,
    NO_FIGURE_THERE,
    NO_FIGURE_TO_MOVE,
    NO_SMALL_LOCATION,
    OWN_FIGURE,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(MOVE_FIGURE, MoveFigure(rules))]


def figures_to_move(s: ReviveState, p: Player) -> list[int]:
    return [space for space in small_towns(s) if s.figures[space] >> p.seat & 1]


def figure_goals(s: ReviveState, p: Player) -> list[int]:
    return [space for space in small_towns(s) if not s.figures[space] >> p.seat & 1]


def small_towns(s: ReviveState) -> list[int]:
    return [space for space in s.towns if space < CHASM_SPACE]


class MoveFigure(Question):
    """One figure from a small location to another (revive.jox.3). Step 1: where to?"""

    idling = NO_FIGURE_TO_MOVE

    def fits(self, s: ReviveState, f: Frame) -> bool:
        if f.step == 0:
            return self.rules.carries_effect(s, f)
        values = f.step == 1 and f.b == 0 and not f.parts
        return values and moved_from(f) in figures_to_move(s, s.players[f.seat])

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        goals = figure_goals(s, p)
        if not goals:
            return None
        if f.step:
            return [TO_VERB << ARG_BITS | space for space in goals]
        moves = [FROM_VERB << ARG_BITS | space for space in figures_to_move(s, p)]
        if not moves:
            return None
        moves.append(SKIP_CODE)
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        space = code & ARG_MASK
        if f.step == 0:
            s.agenda.append(Frame(MOVE_FIGURE, f.seat, 1, space))
            return
        p = s.players[f.seat]
        take_figure(s, p, moved_from(f))
        put_figure(self.rules, s, p, space)
        s.note(E_MOVE_FIGURE, f.seat, moved_from(f), space)

    def skip(self, s: ReviveState, f: Frame) -> int:
        return MUST_CHOOSE if f.step else FINE

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        p = s.players[seat]
        return bool(figures_to_move(s, p)) and bool(figure_goals(s, p))


def moved_from(f: Frame) -> int:
    """Return the space that the figure leaves; known at step 1."""
    return f.a


def check_from(rules: ReviveRules, s: ReviveState, f: Frame, space: int) -> int:
    if f.op != MOVE_FIGURE or f.step:
        return NOT_ASKED
    return FINE if space in figures_to_move(s, s.players[f.seat]) else NO_FIGURE_THERE


def check_to(rules: ReviveRules, s: ReviveState, f: Frame, space: int) -> int:
    if f.op != MOVE_FIGURE or not f.step:
        return NOT_ASKED
    if space in figure_goals(s, s.players[f.seat]):
        return FINE
    return OWN_FIGURE if s.figures[space] >> f.seat & 1 else NO_SMALL_LOCATION
