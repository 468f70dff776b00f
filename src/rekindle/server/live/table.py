"""A table in memory: its match, kept up to date with the journal, and what seats do with it.

Every change is tried on a copy of the line, written to the journal, and only then adopted: clients
never see what is not on disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from rekindle.kernel.errors import IllegalMove, UnknownMove
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import shortened
from rekindle.kernel.wording import sentence
from rekindle.server.live.line import ABANDON, MOVE, UNDO, Line, new_match
from rekindle.server.live.reasons import find_reasons, no_reason
from rekindle.server.live.refusals import NotStored, Refusal, Stale
from rekindle.server.live.rendering import Renderer
from rekindle.server.localisation import server_text
from rekindle.server.protocol.live import ReasonInfo
from rekindle.server.store.journal import Journal
from rekindle.server.store.models import Entry, seat_bits
from rekindle.server.store.outages import Unavailable
from rekindle.server.store.tables import StoredTable
from rekindle.server.tables.leaving import Change, change_players

T = TypeVar("T")
UNDONE_AT_LEAST, UNDONE_PER_DECISION = 200, 2
MAX_INLINE = 20
"""Entries that are applied in the event loop; more than that in a thread."""

log = logging.getLogger(__name__)


class LiveTable:
    """One table of this worker. `line` is None while the table waits for players."""

    def __init__(
        self,
        stored: StoredTable,
        folder: Path | None,
        journal: Journal,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.stored = stored
        self.folder = folder
        """Of the pack; None for the game's own."""
        self.line: Line | None = None
        self.renderer = Renderer(stored.names)
        self.lock = asyncio.Lock()
        self.on_entry: Callable[[LiveTable, bool], None] = lambda live, own: None
        """Called when there are new entries on disk; `own` if this worker wrote them."""
        self._journal = journal
        self._now = now
        self._behind = False
        """Whether the journal may have entries that the line lacks."""

    @property
    def id(self) -> str:
        return self.stored.row.id

    # Keeping up with the database

    def update_stored(self, stored: StoredTable) -> None:
        """Adopt a newly read row with its seats."""
        if stored.row.number < self.stored.row.number:
            # Read just before our last entry was written: only seats and proposal are newer.
            row, read = self.stored.row, stored.row
            row = replace(row, proposer=read.proposer, proposed=read.proposed, agreed=read.agreed)
            stored = replace(stored, row=row)
        self.stored = stored
        self.renderer.names = stored.names
        self._drop_old_proposal()

    def _drop_old_proposal(self) -> None:
        """Drop a proposal to abandon the game whose proposer has played on, as the journal does."""
        row, line = self.stored.row, self.line
        if row.proposer is None or line is None:
            return
        if line.over or line.acted.get(row.proposer, 0) > row.proposed:
            self.stored = replace(self.stored, row=replace(row, proposer=None))

    async def catch_up(self) -> None:
        """Apply journal entries that the line lacks."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.stored.row.status == "waiting":
            return
        before = self.line
        entries = await self._journal.since(self.id, before.number if before else 0)
        if before is None or len(entries) > MAX_INLINE:
            line = await asyncio.to_thread(self._read, before, entries)
        else:
            line = self._read(before, entries) if entries else before
        self._behind = False
        if line is not before:
            self._adopt(line, entries[-1].at if entries else None, own=False)

    def _read(self, before: Line | None, entries: list[Entry]) -> Line:
        line = before.copy() if before else Line(new_match(self.stored.row, self.folder))
        line.read(entries)
        return line

    def _adopt(self, line: Line, at: float | None, own: bool) -> None:
        """Make this the current line, with the same changes to the row as in the database."""
        self.line = line
        if at is not None:
            row = replace(
                self.stored.row,
                number=line.number,
                length=line.length,
                deciding=seat_bits(line.deciding),
                since=at,
                status="over" if line.over else "running",
                outcome=line.outcome(),
                ended=at if line.over else None,
            )
            self.stored = replace(self.stored, row=row)
            self._drop_old_proposal()
        self.on_entry(self, own)

    async def _current_line(self) -> Line:
        """Return the line with all journal entries; Refusal if the game has not started."""
        if self._behind or self.line is None:
            await self._catch_up()
        if self.line is None:
            raise Refusal("table", Message("not-running"))
        return self.line

    # What seats do

    async def play(self, seat: int, number: int, text: str) -> None:
        """Play a move. On a Refusal nothing has changed.

        Where several seats decide at the same time, another seat's move does not make this one
        stale: it is appended after that.
        """
        async with self.lock:
            while not await self._try_play(seat, number, text):
                pass

    async def _try_play(self, seat: int, number: int, text: str) -> bool:
        """Return False if another worker was faster; the line then has its entries."""
        line = await self._line_at(number, seat)
        if seat not in line.deciding:
            raise Refusal("illegal", Message("not-asked", {"name": self.renderer.names[seat]}))
        ahead = line.copy()
        try:
            ahead.play(text, seat)
        except IllegalMove as error:
            raise illegal(line, seat, text) from error
        return await self._append(ahead, MOVE, seat, ahead.match.history[-1].move.text)

    async def undo(self, seat: int, number: int, steps: int) -> None:
        """Undo a seat's last decisions. On a Refusal nothing has changed."""
        async with self.lock:
            line = await self._line_at(number)
            if line.match.undo_seat != seat:
                raise Refusal("illegal", Message("no-undo"))
            if line.number - line.length > most_undone(line):
                raise Refusal("illegal", Message("undo-enough"))
            ahead = line.copy()
            try:
                ahead.undo(steps)
            except IllegalMove as error:
                most = line.match.undo_depth
                raise Refusal("illegal", Message("less-undo", {"steps": most})) from error
            if not await self._append(ahead, UNDO, seat, str(steps)):
                raise Stale()

    async def _line_at(self, number: int, seat: int | None = None) -> Line:
        """Return the line; Stale if its state is not that of this number.

        For a seat, all numbers since it was asked are current.
        """
        line = await self._current_line()
        first = line.number if seat is None else line.asked.get(seat, line.number)
        if not first <= number <= line.number:
            raise Stale()
        check_running(line)
        return line

    async def change_players(self, seat: int, change: Change) -> None:
        """Let a seat change who plays, or who wants to. On a Refusal nothing has changed.

        In the same transaction the game is abandoned if nobody is left who wants to play.
        """
        async with self.lock:
            while not await self._try_change(seat, change):
                pass

    async def _try_change(self, seat: int, change: Change) -> bool:
        """Return False if another worker was faster; the line then has its entries."""
        line = await self._current_line()
        check_running(line)
        ahead = line.copy()
        ahead.abandon()
        last, journal = self._entry(ahead, ABANDON, seat, ""), self._journal
        abandoned = await self._written(
            journal.write(change_players, change, last, ahead.progress(), journal.worker)
        )
        if abandoned is None:
            await self._catch_up()
            return False
        if abandoned:
            self._adopt(ahead, last.at, own=True)
        return True

    def _entry(self, ahead: Line, kind: str, seat: int, text: str) -> Entry:
        checksum = ahead.match.checksum()
        return Entry(self.id, ahead.number, kind, seat, text, checksum, self._now())

    async def _append(self, ahead: Line, kind: str, seat: int, text: str) -> bool:
        """Write the last step to the journal, then adopt it. False if others were faster."""
        entry = self._entry(ahead, kind, seat, text)
        if not await self._written(self._journal.append(entry, ahead.progress())):
            await self._catch_up()
            return False
        self._adopt(ahead, entry.at, own=True)
        return True

    async def _written(self, writing: Awaitable[T]) -> T:
        """Return the result of writing something; Refusal if that has failed."""
        try:
            return await writing
        except Refusal:
            raise
        except BaseException as error:
            self._behind = True  # it may or may not have been written: read the journal
            if isinstance(error, Unavailable):
                raise NotStored(error.outage) from error
            if not isinstance(error, Exception):
                raise
            log.exception("an entry of table %s could not be written", self.id)
            raise Refusal("table", Message("not-kept")) from error

    async def why(self, seat: int, about: str, language: str) -> list[ReasonInfo]:
        """Explain to a seat why something is not offered."""
        async with self.lock:
            line = await self._current_line()
        match = line.match
        phrases = match.game.phrases(language)
        reasons = [
            ReasonInfo(one.move, sentence(one.message, self.renderer.names, phrases), one.article)
            for one in find_reasons(match, seat, about)
        ]
        return reasons or [ReasonInfo("", server_text(language, no_reason(match, seat, about)), "")]


def check_running(line: Line) -> None:
    if line.over:
        raise Refusal("over", Message("game-over"))


def illegal(line: Line, seat: int, text: str) -> Refusal:
    """Return the refusal of a move that is not offered, with the game's reason."""
    try:
        reason = line.match.why_not(text, seat)
    except UnknownMove:
        reason = None
    if reason is None:
        return Refusal("illegal", Message("no-move", {"move": shortened(text)}))
    return Refusal("illegal", reason.message, reason.article, line.match.game)


def most_undone(line: Line) -> int:
    """Return how many entries of the journal may lead nowhere: what was undone, and the undoing.

    The journal is kept, and played again with every load: without a bound one client could make it
    as long as they like. Nobody who plays comes near.
    """
    return UNDONE_AT_LEAST + UNDONE_PER_DECISION * line.length
