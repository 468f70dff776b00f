"""Open pages: who looks at a table through whose eyes, and what they must still be sent.

A page is told the newest state and never a queue of old ones: one that reads slowly skips states,
and holds nobody up.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterator

import msgspec

from rekindle.server.live import rendering
from rekindle.server.live.table import LiveTable
from rekindle.server.protocol.messages import FromServer, Hello, TableInfo, TableNews
from rekindle.server.seats.access import Asker, Given

MOST_ANSWERS = 64
"""A page that has not read so many answers is cut off."""


class Page:
    """One connection to one table."""

    def __init__(self, live: LiveTable, hello: Hello, given: Given, asker: Asker) -> None:
        self.live = live
        self.given = given
        self.asker = asker
        self.language: str = hello.language
        self.eyes = hello.eyes
        self.closing: tuple[int, str] | None = None
        """Why and how the connection must end."""
        self.ready = asyncio.Event()
        """Set when there is something to send."""
        self._answers: deque[FromServer] = deque()
        self._table_wanted = True
        self._state_wanted = True
        self._number = -1
        """Of the state told last; below 0 for none through these eyes."""
        self._log_from = hello.log_from
        self.ready.set()

    # What shall be sent

    def answer(self, message: FromServer) -> None:
        self._answers.append(message)
        if len(self._answers) > MOST_ANSWERS:
            self.close(1008, "answers are not read")
        self.ready.set()

    def want(self, table: bool = False, state: bool = False) -> None:
        """There is something new, or the page has missed something."""
        self._table_wanted |= table
        self._state_wanted |= state
        self.ready.set()

    def look(self, eyes: int | None) -> None:
        """Through other eyes the log reads otherwise too."""
        self.eyes = eyes
        self._number = self._log_from = -1
        self.want(state=True)

    def close(self, code: int, reason: str) -> None:
        self.closing = self.closing or (code, reason)
        self.ready.set()

    # What is sent

    def outgoing(self, here: frozenset[int]) -> Iterator[bytes]:
        """All that waits, as of the moment in which each piece is asked for."""
        self.ready.clear()
        while self._answers:
            yield msgspec.json.encode(self._answers.popleft())
        if self._table_wanted:
            self._table_wanted = False
            yield msgspec.json.encode(TableNews(self.table(here)))
        if self._state_wanted and self.live.line is not None:
            self._state_wanted = False
            yield self._state()

    def table(self, here: frozenset[int]) -> TableInfo:
        kept = self.live.kept
        return rendering.table_info(kept, self.asker, self.language, here, time.time())

    def _state(self) -> bytes:
        line = self.live.line
        assert line is not None
        if self._number >= 0:
            log_from = line.changed_since(self._number)
        elif self._log_from >= 0:
            log_from = min(self._log_from, line.length)
        else:
            log_from = rendering.usual_log_from(line, self.eyes)
        self._number = line.number
        log_from = max(log_from, line.length - rendering.MOST_LOG)
        return self.live.teller.state_bytes(line, self.eyes, self.language, log_from)
