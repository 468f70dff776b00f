"""Between worker processes: each tells the others which table has something new.

A notice is a hint and no more: whoever hears it reads the journal. So a lost one costs time, not
truth, and after an interruption everything that matters is read again.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Literal

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import URL

from rekindle.server.settings import Settings
from rekindle.server.store.urls import is_sqlite

CHANNEL = "rekindle"
MOST_AT_ONCE = 200
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""Seconds before the database is tried again."""

log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True):
    """What one worker tells the others."""

    worker: str
    table: str
    what: Literal["entry", "table", "here"]
    here: tuple[int, ...] = ()
    """The seats with a page at this worker, where that is what is told."""


Hears = Callable[[Notice], None]


class Bus(ABC):
    """Carries notices to all other workers. `heard` and `returned` are called in the event loop."""

    def __init__(self) -> None:
        self.heard: Hears = lambda notice: None
        self.returned: Callable[[], None] = lambda: None
        """Called when notices may have been missed."""

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    @abstractmethod
    def publish(self, notice: Notice) -> None:
        """Tell the others, soon."""


class MemoryBus(Bus):
    """For one worker there is nobody else; several in one process hear each other."""

    def __init__(self, all_of_them: list[MemoryBus] | None = None) -> None:
        super().__init__()
        self._all = [] if all_of_them is None else all_of_them
        self._all.append(self)

    async def start(self) -> None:
        """There is nothing to open."""

    def publish(self, notice: Notice) -> None:
        for other in self._all:
            if other is not self:
                asyncio.get_running_loop().call_soon(other.heard, notice)

    async def stop(self) -> None:
        self._all.remove(self)


class PostgresBus(Bus):
    """LISTEN and NOTIFY over a connection of its own, opened again whenever it is lost."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._waiting: dict[Notice, None] = {}
        self._something = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def publish(self, notice: Notice) -> None:
        self._waiting[notice] = None
        self._something.set()

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                connection = await asyncpg.connect(self._address)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("no connection for notices, trying again: %s", error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
                continue
            wait = FIRST_WAIT
            try:
                await self._serve(connection)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the connection for notices was lost: %s", error)
            finally:
                connection.terminate()

    async def _serve(self, connection: Any) -> None:
        """Until the connection is lost: hear what comes, send what waits."""
        connection.add_termination_listener(lambda _: self._something.set())
        await connection.add_listener(CHANNEL, self._hear)
        self.returned()
        while True:
            while self._waiting and not connection.is_closed():
                await self._send(connection)
            if connection.is_closed():
                return
            self._something.clear()
            await self._something.wait()

    async def _send(self, connection: Any) -> None:
        sent = list(self._waiting)[:MOST_AT_ONCE]
        await connection.execute(
            "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said", CHANNEL, written(sent)
        )
        for notice in sent:
            self._waiting.pop(notice, None)

    def _hear(self, connection: Any, process: int, channel: str, payload: str) -> None:
        try:
            notice = msgspec.json.decode(payload, type=Notice)
        except msgspec.DecodeError:
            log.warning("a notice could not be read")
            return
        self.heard(notice)


def written(notices: Sequence[Notice]) -> list[str]:
    return [msgspec.json.encode(notice).decode() for notice in notices]


def open_bus(settings: Settings) -> Bus:
    """SQLite has one worker; several share a PostgreSQL."""
    return MemoryBus() if is_sqlite(settings.database) else PostgresBus(settings.database)
