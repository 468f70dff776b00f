"""The line that is being played at a table: a match, how far its journal is read, its turns."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rekindle.games import find
from rekindle.kernel.errors import IllegalMove, RekindleError
from rekindle.kernel.match import Match, Origin
from rekindle.kernel.moves import Move
from rekindle.server.store.models import Entry, Standing, TableRow

MOVE = "move"
UNDO = "undo"
TURN_QUESTION = "prompt-turn"
"""What every game calls the question that a turn begins with."""
TURN_BEGINS = "log-turn"
"""What every game tells when a turn begins."""
COMPARE_EVERY = 16
"""So many entries that are read share one comparison of checksums; the last is always compared."""


class Damaged(Exception):
    """A table that cannot be played on here; the text says why."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Where a turn begins: before which decision, whose it is, and everybody's public points."""

    at: int
    seat: int
    totals: tuple[int, ...]


def new_match(row: TableRow, folder: Path | None) -> Match:
    """The match of a table before its first decision."""
    try:
        game = find(row.game)
        setting = game.setting(game.choose_options(row.options, simulated=False), folder)
    except RekindleError as error:
        raise Damaged(str(error)) from error
    if (row.rules, row.pack_hash) != (game.rules_version, setting.pack_hash):
        raise Damaged(
            f"the table was opened with version {row.rules} of the rules and the pack "
            f"{row.pack_hash}, but here are version {game.rules_version} and {setting.pack_hash}"
        )
    state = game.set_up(setting, row.seats, row.seed)
    return Match(game, setting, state, Origin(row.seats, row.seed))


class Line:
    """A match with what the server wants to know of how it came about."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lengths = [0]
        """By number of entries: how many decisions the line had then."""
        self.turns: list[Turn] = []
        self.asked = dict.fromkeys((decision.seat for decision in match.decisions), 0)
        """Who must decide, and how many entries there were when their question came up."""
        if not match.over and match.decision.asks.id == TURN_QUESTION:
            self.turns.append(Turn(0, match.decision.seat, public_totals(match)))

    @property
    def number(self) -> int:
        """How many entries led here."""
        return len(self.lengths) - 1

    @property
    def length(self) -> int:
        return len(self.match.history)

    @property
    def deciding(self) -> tuple[int, ...]:
        return tuple(self.asked)

    def copy(self) -> Line:
        """Another line at the same place: what is tried on it may be dropped."""
        twin = Line.__new__(Line)
        twin.match = self.match.copy()
        twin.lengths = self.lengths[:]
        twin.turns = self.turns[:]
        twin.asked = self.asked  # replaced, never changed
        return twin

    # What changes it

    def play(self, move: Move | str, seat: int) -> None:
        """IllegalMove says why not, and nothing is changed."""
        match = self.match
        before = self._questions(seat)
        match.play(move, seat)
        self._entered(before)
        begun = turns_begun(match)
        if begun:
            totals = public_totals(match)
            self.turns += [Turn(self.length, whose, totals) for whose in begun]

    def undo(self, steps: int) -> None:
        """Take so many decisions back; IllegalMove if that is too many."""
        if steps < 1 or steps > self.length:
            raise IllegalMove(f"{steps} decisions cannot be taken back")
        before = self._questions(self.match.undo_seat)
        for _ in range(steps):
            self.match.undo()
        self._entered(before)
        while self.turns and self.turns[-1].at > self.length:
            self.turns.pop()

    def _questions(self, seat: int | None) -> dict[int, tuple[Move, ...]]:
        """What the others are asked, where several seats decide at the same time."""
        if len(self.asked) < 2:
            return {}
        return {one.seat: one.moves for one in self.match.decisions if one.seat != seat}

    def _entered(self, before: dict[int, tuple[Move, ...]]) -> None:
        """One more entry: who is asked the same as before has been asked since then."""
        self.lengths.append(self.length)
        self.asked = {
            one.seat: self.asked[one.seat] if before.get(one.seat) == one.moves else self.number
            for one in self.match.decisions
        }

    def read(self, entries: Iterable[Entry]) -> None:
        """Follow what others have written; Damaged where it does not fit."""
        last = None
        for last in entries:
            self._read(last)
            if last.number % COMPARE_EVERY == 0:
                self._compare(last)
        if last is not None:
            self._compare(last)

    def _read(self, entry: Entry) -> None:
        if entry.number != self.number + 1:
            raise Damaged(f"entry {entry.number} follows on {self.number}: some are missing")
        try:
            if entry.kind == UNDO:
                self.undo(int(entry.text))
            else:
                self.play(entry.text, entry.seat)
        except (IllegalMove, ValueError) as error:
            raise Damaged(f"entry {entry.number} does not fit: {error}") from error

    def _compare(self, entry: Entry) -> None:
        if entry.checksum != self.match.checksum():
            raise Damaged(f"entry {entry.number} led to another state than it says")

    # What is known of it

    def turn_of(self, at: int) -> tuple[int, int | None]:
        """Which turn a decision belongs to, and whose that is; 0 is before the first."""
        turn = bisect_right(self.turns, at, key=lambda turn: turn.at)
        return turn, self.turns[turn - 1].seat if turn else None

    def changed_since(self, number: int) -> int:
        """The first decision that is another one than when there were so many entries."""
        return min(self.lengths[max(number, 0) :], default=0)

    def standing(self) -> Standing:
        return Standing(self.length, self.deciding, self.outcome())

    def outcome(self) -> dict[str, object] | None:
        """How the game ended, without words of any language."""
        result = self.match.result
        if result is None:
            return None
        seats = [
            {
                "seat": seat.seat,
                "place": seat.place,
                "total": seat.total,
                "lines": [[line.name, line.points] for line in seat.lines],
            }
            for seat in result.seats
        ]
        return {"reason": result.reason, "seats": seats}


def turns_begun(match: Match) -> list[int]:
    """Whose turns began with the last decision; a turn without a choice plays itself."""
    found: list[int] = []
    for message, _ in match.told(match.history[-1], None):
        if message.id == TURN_BEGINS:
            who = message.values["who"]
            assert not isinstance(who, str | int)
            seat = who.values["seat"]
            assert isinstance(seat, int)
            found.append(seat - 1)
    return found


def public_totals(match: Match) -> tuple[int, ...]:
    """Everybody's points as a spectator counts them."""
    return tuple(match.board().totals())
