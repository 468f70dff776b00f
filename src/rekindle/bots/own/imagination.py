"""Answers what a program asks about imagined tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET

from rekindle.bots.faults import BotFault
from rekindle.bots.own.messages import (
    End,
    Imagine,
    ImaginedMessage,
    ImaginedTable,
    RefusedLine,
    Show,
)
from rekindle.bots.seat import Seat
from rekindle.kernel.errors import IllegalMove
from rekindle.kernel.features import Features
from rekindle.kernel.match import Decision, Match, engine_of
from rekindle.kernel.moves import Move
from rekindle.kernel.view import MoveView, View


def imagined(seat: Seat, wanted: Imagine, late: Callable[[], bool]) -> ImaginedMessage:
    """Play all lines from the same imagined table, as long as it is not too late."""
    start = seat.imagine(wanted.seed)
    eyes = seat.number if wanted.eyes is None else wanted.eyes
    if eyes not in range(start.seats):
        raise BotFault("error", f"it asked for the eyes of seat {eyes}")
    shown = Shown(start, eyes, wanted.show)
    tables = []
    for line in wanted.lines:
        if late():
            raise BotFault("limit")
        tables.append(table_after(start, seat.number, line, shown))
    return ImaginedMessage(tables)


def table_after(
    start: Match, seat: int, line: Sequence[str | int], shown: Shown
) -> ImaginedTable | RefusedLine:
    """Play a line; the first move is the seat's own, even where several seats decide."""
    match = start.copy()
    try:
        for i, move in enumerate(line):
            match.play(move_meant(match, move), None if i else seat)
    except IllegalMove as error:
        return RefusedLine(str(error))
    return shown.table(match)


def move_meant(match: Match, named: str | int) -> Move:
    """Return the move with this text or id. Raises IllegalMove if there is none."""
    vocabulary = match.setting.vocabulary
    if isinstance(named, str):
        return vocabulary.parse(named)
    if named not in range(len(vocabulary)):
        raise IllegalMove(f"there is no move {named}; ids are 0 to {len(vocabulary) - 1}")
    return vocabulary.moves[named]


class Shown:
    """Shows tables as a program asked for them."""

    def __init__(self, match: Match, eyes: int, show: Sequence[Show]) -> None:
        self.eyes = eyes
        self.show = frozenset(show)
        self.features: Features[Any] | None = None
        if "features" in self.show:
            self.features = match.game.features(match.setting, match.seats)
            self.size = len(match.game.feature_names(match.setting, match.seats))

    def table(self, match: Match) -> ImaginedTable:
        _, state = engine_of(match)
        result = match.result
        table = ImaginedTable(None if match.over else match.decisions[0].seat)
        if result is not None:
            table.end = End(list(result.places), list(result.totals))
        if "judge" in self.show:
            table.judge = match.game.judge(match.setting, state)
        if self.features is not None:
            row = bytearray(self.size)
            self.features.write(state, self.eyes, row, 0)
            table.features = list(row)
        if "moves" in self.show:
            table.moves = moves_of(match, self.eyes)
        if "view" in self.show:
            table.view = board_of(match.view(self.eyes))
        return table


def moves_of(match: Match, seat: int) -> list[MoveView]:
    """Return the moves of this seat, none if it has nothing to decide."""
    return [move for one in match.decisions if one.seat == seat for move in move_views(one)]


def move_views(decision: Decision) -> list[MoveView]:
    return [MoveView(move.id, move.text, move.role, move.touches) for move in decision.moves]


def board_of(view: View) -> View:
    """Return a view without its decisions, which are told beside it."""
    view.decisions = UNSET
    return view
