"""A table in memory: its match, caught up with the journal, and what may be done to it.

Every change is tried on a copy of the line, written to the journal, and only then taken over: who
looks meanwhile sees what is safely kept.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rekindle.kernel.errors import IllegalMove, UnknownMove
from rekindle.kernel.match import Match
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import shortened
from rekindle.kernel.wording import sentence
from rekindle.server.live import reasons
from rekindle.server.live.line import MOVE, UNDO, Damaged, Line, new_match
from rekindle.server.live.refusals import Refusal, Stale
from rekindle.server.live.rendering import Teller, names_of, own_text
from rekindle.server.protocol.messages import ReasonInfo
from rekindle.server.store.journal import Journal
from rekindle.server.store.models import Entry, bits
from rekindle.server.store.tables import Kept

READ_HERE = 20
"""Up to so many entries are read in the event loop; more than that in a thread."""

log = logging.getLogger(__name__)


class LiveTable:
    """One table of this worker. `line` is None while the table waits for people."""

    def __init__(self, kept: Kept, folder: Path | None, journal: Journal) -> None:
        self.kept = kept
        self.folder = folder
        self.line: Line | None = None
        self.teller = Teller(names_of(kept))
        self.lock = asyncio.Lock()
        self.on_entry: Callable[[LiveTable, bool], None] = lambda live, own: None
        """Called when something new is safely kept: by us, or by another worker."""
        self._journal = journal
        self._behind = False

    @property
    def id(self) -> str:
        return self.kept.row.id

    # Keeping up

    def rekeep(self, kept: Kept) -> None:
        """The table's row and seats were read anew."""
        if kept.row.number < self.kept.row.number:
            # Read just before our own last entry was written: its seats are new, its row is not.
            kept = replace(kept, row=self.kept.row)
        self.kept = kept
        self.teller.names = names_of(kept)

    async def catch_up(self) -> None:
        """Read what is in the journal and not yet in the line."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.kept.row.status == "waiting":
            return
        before = self.line
        entries = await self._journal.since(self.id, before.number if before else 0)
        if before is not None and len(entries) <= READ_HERE:
            line = follow(before.copy(), entries) if entries else before
        else:
            line = await asyncio.to_thread(self._load, before, entries)
        self._behind = False
        if line is not before:
            self._take_over(line, entries[-1].at if entries else None, own=False)

    def _load(self, before: Line | None, entries: list[Entry]) -> Line:
        begun = before.copy() if before else Line(new_match(self.kept.row, self.folder))
        return follow(begun, entries)

    def _take_over(self, line: Line, at: float | None, own: bool) -> None:
        """This is the line now; the row says the same, as the journal has written it there."""
        self.line = line
        if at is not None:
            outcome = line.outcome()
            self.kept = replace(
                self.kept,
                row=replace(
                    self.kept.row,
                    number=line.number,
                    length=line.length,
                    deciding=bits(line.deciding),
                    since=at,
                    status="running" if outcome is None else "over",
                    outcome=outcome,
                    ended=None if outcome is None else at,
                ),
            )
        self.on_entry(self, own)

    async def running(self) -> Line:
        """The line, with all that is in the journal; Refusal if there is no game yet."""
        if self._behind or self.line is None:
            await self._catch_up()
        if self.line is None:
            raise Refusal("table", Message("not-running"))
        return self.line

    # What seats do

    async def play(self, seat: int, number: int, text: str) -> None:
        """Play a move of a seat. Refusal says why not; then nothing has changed.

        Where several seats decide at the same time, what another seat does meanwhile makes nobody's
        click stale: the move is put behind it.
        """
        async with self.lock:
            while not await self._played(seat, number, text):
                pass

    async def _played(self, seat: int, number: int, text: str) -> bool:
        """False if somebody else was faster; the line knows by then who and what."""
        line = await self._at(number, seat)
        self._must_decide(line, seat)
        ahead = line.copy()
        try:
            ahead.play(text, seat)
        except IllegalMove as error:
            raise self._illegal(line, seat, text) from error
        return await self._keep(ahead, MOVE, seat, ahead.match.history[-1].move.text)

    async def undo(self, seat: int, number: int, steps: int) -> None:
        """Take back decisions of a seat. Refusal says why not; then nothing has changed."""
        async with self.lock:
            line = await self._at(number)
            if line.match.undo_seat != seat:
                raise Refusal("illegal", Message("no-undo"))
            ahead = line.copy()
            try:
                ahead.undo(steps)
            except IllegalMove as error:
                raise Refusal("illegal", Message("less-undo", {"steps": depth(line)})) from error
            if not await self._keep(ahead, UNDO, seat, str(steps)):
                raise Stale()

    async def _at(self, number: int, seat: int | None = None) -> Line:
        """The line, if nothing has happened since this number that a seat must know of."""
        line = await self.running()
        first = line.number if seat is None else line.asked.get(seat, line.number)
        if not first <= number <= line.number:
            raise Stale()
        if line.match.over:
            raise Refusal("over", Message("game-over"))
        return line

    def _must_decide(self, line: Line, seat: int) -> None:
        if seat not in line.deciding:
            raise Refusal("illegal", Message("not-asked", {"name": self.teller.names[seat]}))

    def _illegal(self, line: Line, seat: int, text: str) -> Refusal:
        try:
            reason = line.match.why_not(text, seat)
        except UnknownMove:
            reason = None
        if reason is None:
            return Refusal("illegal", Message("no-move", {"move": shortened(text)}))
        return Refusal("illegal", reason.message, reason.article, line.match.game)

    async def _keep(self, ahead: Line, kind: str, seat: int, text: str) -> bool:
        """Write the last step down; only then it has happened. False if others were faster."""
        now = time.time()
        entry = Entry(self.id, ahead.number, kind, seat, text, ahead.match.checksum(), now)
        try:
            kept = await self._journal.append(entry, ahead.standing())
        except BaseException as error:
            self._behind = True  # nobody knows whether it was written: the journal does
            if not isinstance(error, Exception):
                raise
            log.exception("an entry of table %s could not be written", self.id)
            raise Refusal("table", Message("not-kept")) from error
        if not kept:
            await self._catch_up()
            return False
        self._take_over(ahead, now, own=True)
        return True

    async def why(self, seat: int, about: str, language: str) -> list[ReasonInfo]:
        """Why something is not offered to a seat, as that seat itself may know it."""
        async with self.lock:
            line = await self.running()
        match = line.match
        said = match.game.phrases(language)
        found = [
            ReasonInfo(one.move, sentence(one.message, self.teller.names, said), one.article)
            for one in reasons.about(match, seat, about)
        ]
        return found or [ReasonInfo("", own_text(language, no_reason(match, seat, about)), "")]


def no_reason(match: Match, seat: int, about: str) -> Message:
    """There is nothing against it; or nobody can use it at all."""
    moves = reasons.meant(match.setting.vocabulary, about, seat)
    if not moves:
        return Message("nothing-about")
    return Message("offered", {"n": len(moves), "move": moves[0].text})


def follow(line: Line, entries: list[Entry]) -> Line:
    line.read(entries)
    return line


def depth(line: Line) -> int:
    """How many decisions can be taken back."""
    back = line.match.copy()
    while back.can_undo:
        back.undo()
    return line.length - len(back.history)


__all__ = ["Damaged", "LiveTable", "Refusal", "Stale"]
