"""Games seen afterwards: any decision again, how the points came about, and playing on from there.

A replay keeps copies of the line now and then, so that stepping and scrubbing need only a few
decisions to be played again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from rekindle.kernel.match import Match, Origin
from rekindle.server.line import MOVE, Line, Turn, public_totals
from rekindle.server.live import LiveTable
from rekindle.server.protocol import Course, Moment, MoveInfo
from rekindle.server.store.models import Entry, Standing
from rekindle.server.telling import Teller

COPY_EVERY = 32
"""Decisions from one kept copy to the next."""
MOST_REPLAYS = 16
"""Games that are kept ready to be looked at."""


class Replay:
    """A line, standing at any of its decisions. Used by one thread at a time."""

    def __init__(self, whole: Line, names: Sequence[str]) -> None:
        self.whole = whole
        self._teller = Teller(names)
        match = whole.match
        start = match.game.set_up(match.setting, match.origin.seats, match.origin.seed)
        origin = Origin(match.origin.seats, match.origin.seed)
        self._copies = [Line(Match(match.game, match.setting, start, origin))]
        """Those at decisions 0, 32, 64 ..., as far as somebody has looked."""

    def at(self, at: int) -> Line:
        """The line as it was before decision `at`; it may be played on."""
        nearest = at // COPY_EVERY
        while len(self._copies) <= nearest:
            self._copies.append(self._on(self._copies[-1], len(self._copies) * COPY_EVERY))
        return self._on(self._copies[nearest], at)

    def _on(self, line: Line, at: int) -> Line:
        line = line.copy()
        for played in self.whole.match.history[line.length : at]:
            line.play(played.move, played.seat)
        return line

    def moment(self, at: int, eyes: int | None, language: str) -> Moment:
        """A decision through somebody's eyes, with what was decided next where that is known."""
        line = self.at(at)
        return Moment(
            at=at,
            length=self.whole.length,
            eyes=eyes,
            view=line.match.board(eyes),
            deciding=list(line.deciding),
            played=self._played(line, eyes, language),
            log=self._teller.log(line, eyes, language, at - 1, at),
        )

    def _played(self, line: Line, eyes: int | None, language: str) -> MoveInfo | None:
        """Everything is known when the game is over; before that, one's own decisions."""
        if line.length == self.whole.length:
            return None
        played = self.whole.match.history[line.length]
        if not self.whole.match.over and played.seat != eyes:
            return None
        said = line.match.game.phrases(language)
        return self._teller.move(line.match, played.move, said)


def course(line: Line) -> Course:
    """How a game went, as everybody may know it."""
    match, turns = line.match, line.turns
    result = match.result
    totals = [turn.totals for turn in turns]
    totals.append(result.totals if result is not None else public_totals(match))
    return Course(
        length=line.length,
        turns=[turn.at for turn in turns],
        rounds=rounds(turns),
        seats=[turn.seat for turn in turns],
        totals=[[at[seat] for at in totals] for seat in range(match.seats)],
    )


def rounds(turns: list[Turn]) -> list[int]:
    """A round begins with each turn of the seat that had the first."""
    return [turn.at for turn in turns if turn.seat == turns[0].seat]


def beginning(line: Line) -> tuple[list[Entry], Standing]:
    """A line as the first entries of another table, whose id is not known yet."""
    history = line.match.history
    checksums = [played.checksum or 0 for played in history[:-1]] + [line.match.checksum()]
    written = [
        Entry("", number, MOVE, played.seat, played.move.text, checksum, 0.0)
        for number, (played, checksum) in enumerate(zip(history, checksums), 1)
    ]
    return written, line.standing()


class Replays:
    """The replays of this worker, those looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[Replay, asyncio.Lock]] = OrderedDict()

    async def moment(
        self, live: LiveTable, line: Line, at: int, eyes: int | None, language: str
    ) -> Moment:
        replay, lock = self._of(live, line)
        async with lock:
            return await asyncio.to_thread(replay.moment, at, eyes, language)

    async def line(self, live: LiveTable, whole: Line, at: int) -> Line:
        """A table's line as it was before a decision."""
        replay, lock = self._of(live, whole)
        async with lock:
            return await asyncio.to_thread(replay.at, at)

    def _of(self, live: LiveTable, line: Line) -> tuple[Replay, asyncio.Lock]:
        """The replay of a table. A line that grew keeps its copies; one taken back begins anew."""
        known = self._kept.get(live.id)
        if known is None or not same_beginning(known[0].whole, line):
            known = (Replay(line, live.teller.names), asyncio.Lock())
        known[0].whole = line
        self._kept[live.id] = known
        self._kept.move_to_end(live.id)
        if len(self._kept) > MOST_REPLAYS:
            self._kept.popitem(last=False)
        return known


def same_beginning(old: Line, new: Line) -> bool:
    """Whether nothing was taken back of what the old line had."""
    return new.number >= old.number and new.changed_since(old.number) >= old.length
