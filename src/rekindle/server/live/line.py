"""The current line of a table: its match, the journal entries that led to it, and its turns."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rekindle.games import find
from rekindle.kernel.errors import IllegalMove, RekindleError
from rekindle.kernel.game import TieBreak
from rekindle.kernel.match import Match
from rekindle.kernel.moves import Move
from rekindle.kernel.record import origin_in
from rekindle.kernel.wording import TURN_BEGINS
from rekindle.server.store.models import Entry, Progress, TableRow

MOVE = "move"
UNDO = "undo"
ABANDON = "abandon"
TURN_QUESTION = "prompt-turn"
"""The question that a turn begins with, in every game."""
CHECKSUM_INTERVAL = 16
"""Every how many entries the checksum is compared; that of the last one always is."""


class UnplayableTable(Exception):
    """A table that this server cannot continue; the text says why."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The beginning of a turn: its first decision, its seat, and everybody's public points."""

    at: int
    seat: int
    totals: tuple[int, ...]


def new_match(row: TableRow, folder: Path | None) -> Match:
    """Return the match of a table before its first decision."""
    try:
        game = find(row.game)
        setting = game.setting(game.choose_options(row.options, simulated=False), folder)
    except RekindleError as error:
        raise UnplayableTable(str(error)) from error
    if (row.rules, row.pack_hash) != (game.rules_version, setting.pack_hash):
        raise UnplayableTable(
            f"the table was opened with version {row.rules} of the rules and the pack "
            f"{row.pack_hash}; this server has version {game.rules_version} and the pack "
            f"{setting.pack_hash}"
        )
    return Match.begin(game, setting, origin_in(row.seats, row.seed))


class Line:
    """A match, and what the server needs to know about its history."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lengths = [0]
        """By number of entries: how many decisions the line had then."""
        self.turns: list[Turn] = []
        self.asked = dict.fromkeys((decision.seat for decision in match.decisions), 0)
        """The seats that must decide, and the number of entries when each was asked."""
        self.acted: dict[int, int] = {}
        """By seat: the number of its last entry."""
        self.abandoned = False
        """Whether the game has ended without a result."""
        if not match.over and match.decision.asks.id == TURN_QUESTION:
            self.turns.append(Turn(0, match.decision.seat, public_totals(match)))

    @property
    def number(self) -> int:
        """The number of entries that led here."""
        return len(self.lengths) - 1

    @property
    def length(self) -> int:
        """The number of decisions."""
        return len(self.match.history)

    @property
    def over(self) -> bool:
        return self.abandoned or self.match.over

    @property
    def deciding(self) -> tuple[int, ...]:
        return tuple(self.asked)

    def copy(self) -> Line:
        """Return an independent copy, to try something on."""
        twin = Line.__new__(Line)
        twin.match = self.match.copy()
        twin.lengths = self.lengths[:]
        twin.turns = self.turns[:]
        twin.asked = self.asked  # replaced, never modified
        twin.acted = self.acted.copy()
        twin.abandoned = self.abandoned
        return twin

    # Changes

    def play(self, move: Move | str, seat: int) -> None:
        """Play a move; IllegalMove if it is not offered, and then nothing has changed."""
        match = self.match
        before = self._open_questions(seat)
        match.play(move, seat)
        self._count_entry(before)
        self.acted[seat] = self.number
        begun = turns_begun(match)
        if begun:
            totals = public_totals(match)
            self.turns += [Turn(self.length, turn_seat, totals) for turn_seat in begun]

    def undo(self, steps: int) -> None:
        """Undo this many decisions; IllegalMove if that is not possible."""
        if steps < 1 or steps > self.match.undo_depth:
            raise IllegalMove(f"{steps} decisions cannot be undone")
        seat = self.match.undo_seat
        assert seat is not None
        before = self._open_questions(seat)
        for _ in range(steps):
            self.match.undo()
        self._count_entry(before)
        self.acted[seat] = self.number
        while self.turns and self.turns[-1].at > self.length:
            self.turns.pop()

    def abandon(self) -> None:
        """End the game where it is."""
        self.lengths.append(self.length)
        self.asked = {}
        self.abandoned = True

    def _open_questions(self, seat: int) -> dict[int, tuple[Move, ...]]:
        """Return what the other seats are offered, if several decide at the same time."""
        if len(self.asked) < 2:
            return {}
        return {one.seat: one.moves for one in self.match.decisions if one.seat != seat}

    def _count_entry(self, before: dict[int, tuple[Move, ...]]) -> None:
        """Count one more entry. A seat with the same moves as before was asked before."""
        self.lengths.append(self.length)
        self.asked = {
            one.seat: self.asked[one.seat] if before.get(one.seat) == one.moves else self.number
            for one in self.match.decisions
        }

    def read(self, entries: Iterable[Entry]) -> None:
        """Apply journal entries; UnplayableTable if one does not fit."""
        last = None
        for last in entries:
            self._read(last)
            if last.number % CHECKSUM_INTERVAL == 0:
                self._check(last)
        if last is not None:
            self._check(last)

    def _read(self, entry: Entry) -> None:
        if entry.number != self.number + 1:
            raise UnplayableTable(f"entries are missing between {self.number} and {entry.number}")
        try:
            if entry.kind == ABANDON:
                self.abandon()
            elif entry.kind == UNDO:
                self.undo(int(entry.text))
            else:
                self.play(entry.text, entry.seat)
        except (IllegalMove, ValueError) as error:
            raise UnplayableTable(f"entry {entry.number} does not fit: {error}") from error

    def _check(self, entry: Entry) -> None:
        if entry.checksum != self.match.checksum():
            raise UnplayableTable(f"the checksum of entry {entry.number} is wrong")

    # Queries

    def turn_of(self, at: int) -> tuple[int, int | None]:
        """Return the turn of a decision and its seat; turn 0 is before the first."""
        turn = bisect_right(self.turns, at, key=lambda turn: turn.at)
        return turn, self.turns[turn - 1].seat if turn else None

    def changed_since(self, number: int) -> int:
        """Return the first decision that was made or replaced after this many entries."""
        return min(self.lengths[max(number, 0) :], default=0)

    def progress(self) -> Progress:
        return Progress(self.length, self.deciding, self.outcome(), self.abandoned)

    def outcome(self) -> dict[str, object] | None:
        """Return the result as it is stored, independent of language; None if there is none."""
        result = self.match.result
        if result is None:
            return None
        seats = [
            {
                "seat": seat.seat,
                "place": seat.place,
                "total": seat.total,
                "lines": [[line.name, line.points] for line in seat.lines],
                "tie_break": stored_tie_break(seat.tie_break),
            }
            for seat in result.seats
        ]
        return {"reason": result.reason, "seats": seats}


def stored_tie_break(broken: TieBreak | None) -> list[object] | None:
    return None if broken is None else [broken.name, broken.own, broken.other]


def turns_begun(match: Match) -> list[int]:
    """Return the seats whose turns began with the last decision.

    They may be several: a turn without a choice plays itself.
    """
    seats: list[int] = []
    for message, _ in match.told(match.history[-1], None):
        if message.id == TURN_BEGINS:
            who = message.values["who"]
            assert not isinstance(who, str | int)
            seat = who.values["seat"]
            assert isinstance(seat, int)
            seats.append(seat - 1)
    return seats


def public_totals(match: Match) -> tuple[int, ...]:
    """Return everybody's points as a spectator counts them."""
    return tuple(match.board().totals())
