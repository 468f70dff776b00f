"""The bus: notices reach all other workers, also after a lost connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import make_url

from rekindle.server.live.bus import MAX_BATCH, MemoryBus, Notice, PostgresBus, open_bus
from rekindle.server.settings import Settings
from rekindle.server.store.urls import database_url
from tests.server.hubs import run
from tests.server.postgres import Postgres


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not fits():
            await asyncio.sleep(0.01)


def test_the_memory_bus_notifies_the_others() -> None:
    async def go() -> None:
        all_of_them: list[MemoryBus] = []
        buses = [MemoryBus(all_of_them) for _ in range(3)]
        heard: list[list[Notice]] = [[], [], []]
        for bus, notices in zip(buses, heard, strict=True):
            bus.on_notice = notices.append
            await bus.start()
        notice = Notice("a", "t", "here", (1, 2))
        buses[0].publish(notice)
        await asyncio.sleep(0)
        assert heard == [[], [notice], [notice]]
        await buses[2].stop()
        buses[0].publish(notice)
        await asyncio.sleep(0)
        assert [len(notices) for notices in heard] == [0, 2, 1]

    run(go())


def test_sqlite_uses_the_memory_bus() -> None:
    sqlite = Settings(database_url("sqlite:///x/tables.sqlite"))
    assert isinstance(open_bus(sqlite), MemoryBus)


def test_the_postgresql_bus_delivers_notices(postgres: Postgres) -> None:
    async def go() -> None:
        url = make_url(postgres.database())
        assert isinstance(open_bus(Settings(database_url(str(url)))), PostgresBus)
        one, two = PostgresBus(url), PostgresBus(url)
        heard: list[Notice] = []
        ready = [0, 0]
        one.on_reconnect = lambda: ready.__setitem__(0, ready[0] + 1)
        two.on_reconnect = lambda: ready.__setitem__(1, ready[1] + 1)
        two.on_notice = heard.append
        sent = [Notice("a", f"table {i}", "entry") for i in range(2 * MAX_BATCH + 7)]
        await one.start()
        await two.start()
        try:
            await until(lambda: ready == [1, 1])
            for notice in sent:
                one.publish(notice)
            await until(lambda: len(heard) >= len(sent))
            assert heard == sent
        finally:
            await one.stop()
            await two.stop()

    run(go())


def test_after_a_lost_connection_pending_notices_are_delivered(
    postgres: Postgres,
) -> None:
    async def go() -> None:
        address = postgres.database()
        url = make_url(address)
        one, two = PostgresBus(url), PostgresBus(url)
        heard: list[str] = []
        back = [0, 0]
        one.on_reconnect = lambda: back.__setitem__(0, back[0] + 1)
        two.on_reconnect = lambda: back.__setitem__(1, back[1] + 1)
        two.on_notice = lambda notice: heard.append(notice.table)
        await one.start()
        await two.start()
        try:
            await until(lambda: back == [1, 1])
            killer = await asyncpg.connect(address)
            await killer.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await killer.close()
            await until(lambda: back[1] == 2)
            one.publish(Notice("a", "after", "entry"))
            await until(lambda: heard == ["after"])
            assert back == [2, 2]
        finally:
            await one.stop()
            await two.stop()

    run(go())


class Slow:
    """A connection that somebody publishes on while it sends; `fails` loses it instead."""

    def __init__(self, meanwhile: Callable[[], None], fails: bool = False) -> None:
        self.sent: list[str] = []
        self._meanwhile = meanwhile
        self._fails = fails

    async def execute(self, statement: str, channel: str, payloads: list[str]) -> None:
        if self._fails:
            raise ConnectionResetError
        self.sent += payloads
        meanwhile, self._meanwhile = self._meanwhile, lambda: None
        meanwhile()


def test_a_notice_that_is_published_while_an_equal_one_is_sent_is_sent_too() -> None:
    """The others may have read the journal for the first one before the second entry was there."""

    async def go() -> None:
        bus, notice = PostgresBus(make_url("postgresql://nowhere")), Notice("a", "t", "entry")
        connection = Slow(lambda: bus.publish(notice))
        bus.publish(notice)
        await bus._send(connection)
        await bus._send(connection)
        assert len(connection.sent) == 2

    run(go())


def test_notices_that_could_not_be_sent_are_sent_again() -> None:
    async def go() -> None:
        bus, notice = PostgresBus(make_url("postgresql://nowhere")), Notice("a", "t", "entry")
        bus.publish(notice)
        with pytest.raises(ConnectionResetError):
            await bus._send(Slow(lambda: None, fails=True))
        connection = Slow(lambda: None)
        await bus._send(connection)
        assert len(connection.sent) == 1

    run(go())


class Closing(Slow):
    """The server has announced that it closes this connection, which is not closed yet."""

    def add_termination_listener(self, heard: Callable[[object], None]) -> None:
        """Nothing is announced here."""

    async def add_listener(self, channel: str, heard: object) -> None:
        """Nothing is heard here."""

    def is_closed(self) -> bool:
        return False

    def terminate(self) -> None:
        """There is nothing to end."""

    async def execute(self, statement: str, channel: str, payloads: list[str]) -> None:
        if self._fails:
            raise asyncpg.InternalClientError("another operation (2) is in progress")
        await super().execute(statement, channel, payloads)


def test_a_connection_that_is_just_being_closed_is_reopened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The library calls that an internal error; notices would never be sent again."""
    connections = [Closing(lambda: None, fails=True), Closing(lambda: None)]
    opened = iter(connections)

    async def connect(address: str) -> Closing:
        return next(opened)

    async def go() -> None:
        monkeypatch.setattr(asyncpg, "connect", connect)
        bus = PostgresBus(make_url("postgresql://nowhere"))
        bus.publish(Notice("a", "t", "entry"))
        await bus.start()
        await until(lambda: len(connections[1].sent) == 1)
        await bus.stop()

    run(go())
