"""Replays: a game before any of its decisions, and how the points came about.

A replay keeps a copy of the line every few decisions, so that stepping and scrubbing have to play
only some of them again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from rekindle.kernel.match import Match
from rekindle.server.live.line import MOVE, Line, Turn, public_totals
from rekindle.server.live.rendering import Renderer
from rekindle.server.live.table import LiveTable
from rekindle.server.protocol.http import Course, Moment
from rekindle.server.protocol.live import MoveInfo
from rekindle.server.store.models import Entry

COPY_INTERVAL = 32
"""Decisions between two copies."""
MAX_REPLAYS = 16
"""Replays kept per worker."""


class Replay:
    """A line that can be seen at any of its decisions. Used by one thread at a time."""

    def __init__(self, whole: Line, names: Sequence[str]) -> None:
        self.whole = whole
        self._renderer = Renderer(names)
        match = whole.match
        self._copies = [Line(Match.begin(match.game, match.setting, match.origin))]
        """At decisions 0, 32, 64 ..., as far as was requested."""

    def at(self, at: int) -> Line:
        """Return a copy of the line before decision `at`."""
        nearest = at // COPY_INTERVAL
        while len(self._copies) <= nearest:
            self._copies.append(self._advance(self._copies[-1], len(self._copies) * COPY_INTERVAL))
        return self._advance(self._copies[nearest], at)

    def _advance(self, line: Line, at: int) -> Line:
        line = line.copy()
        for played in self.whole.match.history[line.length : at]:
            line.play(played.move, played.seat)
        return line

    def moment(self, at: int, eyes: int | None, language: str) -> Moment:
        """Return the view before decision `at`, and the decision if it may be known."""
        line = self.at(at)
        return Moment(
            at=at,
            length=self.whole.length,
            eyes=eyes,
            view=line.match.board(eyes),
            deciding=list(line.deciding),
            played=self._played(line, eyes, language),
            log=self._renderer.log(line, eyes, language, at - 1, at),
        )

    def _played(self, line: Line, eyes: int | None, language: str) -> MoveInfo | None:
        """Return the next decision: any once the game is over, before that only one's own."""
        if line.length == self.whole.length:
            return None
        played = self.whole.match.history[line.length]
        if not self.whole.over and played.seat != eyes:
            return None
        phrases = line.match.game.phrases(language)
        return self._renderer.move(line.match, played.move, phrases)


def course(line: Line) -> Course:
    """Return how a game went, as everybody may know it."""
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
    """Return where rounds begin: with each turn of the seat that had the first turn."""
    return [turn.at for turn in turns if turn.seat == turns[0].seat]


def branch_entries(line: Line) -> list[Entry]:
    """Return a line as the first entries of another table, whose id is still missing."""
    history = line.match.history
    checksums = [played.checksum or 0 for played in history[:-1]] + [line.match.checksum()]
    return [
        Entry("", number, MOVE, played.seat, played.move.text, checksum, 0.0)
        for number, (played, checksum) in enumerate(zip(history, checksums), 1)
    ]


class Replays:
    """The most recently used replays of this worker."""

    def __init__(self) -> None:
        self._replays: OrderedDict[str, tuple[Replay, asyncio.Lock]] = OrderedDict()

    async def moment(
        self, live: LiveTable, line: Line, at: int, eyes: int | None, language: str
    ) -> Moment:
        replay, lock = self._replay(live, line)
        async with lock:
            return await asyncio.to_thread(replay.moment, at, eyes, language)

    async def line(self, live: LiveTable, whole: Line, at: int) -> Line:
        """Return a table's line before a decision."""
        replay, lock = self._replay(live, whole)
        async with lock:
            return await asyncio.to_thread(replay.at, at)

    def _replay(self, live: LiveTable, line: Line) -> tuple[Replay, asyncio.Lock]:
        """Return a table's replay. Its copies stay valid unless something was undone."""
        replay, lock = self._replays.get(live.id, (None, asyncio.Lock()))
        if replay is None or not extends(replay.whole, line):
            replay, lock = Replay(line, live.renderer.names), asyncio.Lock()
        replay.whole = line
        self._replays[live.id] = replay, lock
        self._replays.move_to_end(live.id)
        if len(self._replays) > MAX_REPLAYS:
            self._replays.popitem(last=False)
        return replay, lock


def extends(old: Line, new: Line) -> bool:
    """Whether the new line still has all decisions of the old one."""
    return new.number >= old.number and new.changed_since(old.number) >= old.length
