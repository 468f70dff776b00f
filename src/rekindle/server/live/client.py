"""A connected client: whose view it has, and what it must still be sent.

A client is sent the newest state and never a queue of old ones: one that reads slowly skips states
and delays nobody.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterator

import msgspec

from rekindle.server.live.refusals import outage_message
from rekindle.server.live.rendering import MAX_LOG, default_log_start
from rekindle.server.live.table import LiveTable
from rekindle.server.localisation import server_text
from rekindle.server.protocol.live import FromServer, Hello, TableNews
from rekindle.server.seats.access import Access, Tokens
from rekindle.server.store.outages import Outage
from rekindle.server.tables.info import table_info

MAX_REPLIES = 64
"""Unread replies before a client is disconnected."""


class Client:
    """One connection to one table."""

    def __init__(self, live: LiveTable, hello: Hello, tokens: Tokens, access: Access) -> None:
        self.live = live
        self.tokens = tokens
        self.access = access
        self.language: str = hello.language
        self.eyes = hello.eyes
        """The seat whose view is sent; None for a spectator's."""
        self.closing: tuple[int, str] | None = None
        """Code and reason with which the connection must be closed."""
        self.ready = asyncio.Event()
        """Set when there is something to send."""
        self._replies: deque[FromServer] = deque()
        self._table_pending = True
        self._state_pending = True
        self._number = -1
        """Of the last state sent; negative if there was none through these eyes."""
        self._log_from = hello.log_from
        self.ready.set()

    # What to send

    def reply(self, message: FromServer) -> None:
        self._replies.append(message)
        if len(self._replies) > MAX_REPLIES:
            self.close(1008, "replies are not read")
        self.ready.set()

    def notify(self, table: bool = False, state: bool = False) -> None:
        """Send the table or the state, or both, when the client is ready for them."""
        self._table_pending |= table
        self._state_pending |= state
        self.ready.set()

    def look(self, eyes: int | None) -> None:
        """Switch to another view. Its log differs too."""
        self.eyes = eyes
        self._number = self._log_from = -1
        self.notify(state=True)

    def close(self, code: int, reason: str) -> None:
        self.closing = self.closing or (code, reason)
        self.ready.set()

    # Sending

    def outgoing(self, present: frozenset[int], outage: Outage | None = None) -> Iterator[bytes]:
        """Yield all pending messages, each as of the moment when it is requested."""
        self.ready.clear()
        while self._replies:
            yield msgspec.json.encode(self._replies.popleft())
        if self._table_pending:
            self._table_pending = False
            yield self._table(present, outage)
        if self._state_pending and self.live.line is not None:
            self._state_pending = False
            yield self._state()

    def _table(self, present: frozenset[int], outage: Outage | None) -> bytes:
        info = table_info(self.live.stored, self.access, self.language, present, time.time())
        trouble = server_text(self.language, outage_message(outage)) if outage else ""
        return msgspec.json.encode(TableNews(info, trouble))

    def _state(self) -> bytes:
        line = self.live.line
        assert line is not None
        if self._number >= 0:
            log_from = line.changed_since(self._number)
        elif self._log_from >= 0:
            log_from = min(self._log_from, line.length)
        else:
            log_from = default_log_start(line, self.eyes)
        self._number = line.number
        log_from = max(log_from, line.length - MAX_LOG)
        return self.live.renderer.state_bytes(line, self.eyes, self.language, log_from)
