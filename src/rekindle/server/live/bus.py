"""Notices between worker processes about tables that have changed.

A notice is only a hint: its recipients read the journal. A lost notice costs time and no data, and
after an interruption everything relevant is read again.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from typing import Any, Literal

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import URL

from rekindle.server.settings import Settings
from rekindle.server.store.urls import is_sqlite

CHANNEL = "rekindle"
MAX_BATCH = 200
MIN_BACKOFF, MAX_BACKOFF = 0.1, 5.0
"""Seconds before the next attempt to connect."""

LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What a lost connection raises; the last one if the server is just telling that it closes it."""

log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True):
    """What one worker tells the others."""

    worker: str
    table: str
    what: Literal["entry", "table", "here"]
    here: tuple[int, ...] = ()
    """With `what` "here": the seats that are connected to this worker."""


class Bus(ABC):
    """Publishes notices to all other workers. Callbacks run in the event loop."""

    def __init__(self) -> None:
        self.on_notice: Callable[[Notice], None] = lambda notice: None
        self.on_reconnect: Callable[[], None] = lambda: None
        """Called when notices may have been missed."""

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    @abstractmethod
    def publish(self, notice: Notice) -> None:
        """Send a notice in the background."""


class MemoryBus(Bus):
    """Connects the buses of one process; a single worker is alone on it."""

    def __init__(self, buses: list[MemoryBus] | None = None) -> None:
        super().__init__()
        self._buses = [] if buses is None else buses
        self._buses.append(self)

    async def start(self) -> None:
        """There is nothing to open."""

    def publish(self, notice: Notice) -> None:
        for other in self._buses:
            if other is not self:
                asyncio.get_running_loop().call_soon(other.on_notice, notice)

    async def stop(self) -> None:
        self._buses.remove(self)


class PostgresBus(Bus):
    """LISTEN and NOTIFY over a dedicated connection, reopened whenever it is lost."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._pending: dict[Notice, None] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def publish(self, notice: Notice) -> None:
        self._pending[notice] = None
        self._wake.set()

    async def _run(self) -> None:
        backoff = MIN_BACKOFF
        while True:
            try:
                connection = await asyncpg.connect(self._dsn)
            except LOST as error:
                if backoff == MIN_BACKOFF:  # say it once
                    log.warning("no connection for notices, retrying: %s", error)
                await asyncio.sleep(backoff)
                backoff = min(2 * backoff, MAX_BACKOFF)
                continue
            backoff = MIN_BACKOFF
            try:
                await self._serve(connection)
            except LOST as error:
                log.warning("the connection for notices was lost: %s", error)
            finally:
                connection.terminate()

    async def _serve(self, connection: Any) -> None:
        """Receive and send until the connection is lost."""
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.add_listener(CHANNEL, self._receive)
        self.on_reconnect()
        while True:
            while self._pending and not connection.is_closed():
                await self._send(connection)
            if connection.is_closed():
                return
            self._wake.clear()
            await self._wake.wait()

    async def _send(self, connection: Any) -> None:
        # Taken out before sending: an equal notice that is published meanwhile is a new one.
        batch = dict.fromkeys(islice(self._pending, MAX_BATCH))
        for notice in batch:
            del self._pending[notice]
        payloads = [msgspec.json.encode(notice).decode() for notice in batch]
        try:
            await connection.execute(
                "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload",
                CHANNEL,
                payloads,
            )
        except BaseException:
            self._pending = batch | self._pending
            raise

    def _receive(self, connection: Any, process: int, channel: str, payload: str) -> None:
        try:
            notice = msgspec.json.decode(payload, type=Notice)
        except msgspec.DecodeError:
            log.warning("ignored a malformed notice")
            return
        self.on_notice(notice)


def open_bus(settings: Settings) -> Bus:
    """Return the bus of a worker: with SQLite there is only one worker."""
    return MemoryBus() if is_sqlite(settings.database) else PostgresBus(settings.database)
