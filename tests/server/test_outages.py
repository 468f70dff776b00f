"""A database that is full, read-only or out of reach: nothing is lost, and the game goes on.

A full disk is a file that may not grow (`max_page_count`), a read-only one a connection that may
not write (`query_only`): no privileges are needed, and the error codes are the same.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from sqlalchemy.exc import OperationalError

from rekindle.server.live.client import Client
from rekindle.server.live.hub import Hub
from rekindle.server.live.refusals import Refusal
from rekindle.server.live.table import LiveTable
from rekindle.server.live.tasks import run_logged
from rekindle.server.protocol.live import Hello
from rekindle.server.seats.access import Access, Tokens
from rekindle.server.server_process import free_port
from rekindle.server.store.database import Database
from rekindle.server.store.outages import LOG_INTERVAL, Outage, OutageLog, outage_of
from rekindle.server.store.sqlite import SQLite
from rekindle.server.store.upgrade import migrate
from rekindle.server.store.urls import BadDatabase, database_url
from tests.server.api import ANNA, BOT, OPEN, refused, wish
from tests.server.api import Client as Web
from tests.server.hubs import hub_in, opened, play_on, run
from tests.server.postgres import Postgres, running
from tests.server.raw import Message, table
from tests.server.serving import Start

BREAK: dict[str, str] = {"full": "max_page_count=1", "read-only": "query_only=1"}
REPAIR: dict[str, str] = {"full": "max_page_count=1073741823", "read-only": "query_only=0"}
KINDS: list[Outage] = ["full", "read-only"]
FAR = 500
"""More decisions than fit into the free space of a file's pages."""


def pragma(db: Database, setting: str) -> None:
    """Change the connection that writes."""
    assert isinstance(db, SQLite)
    connection = db._write_engine.raw_connection()
    try:
        connection.cursor().execute(f"PRAGMA {setting}")
    finally:
        connection.close()  # back into the pool


def watching(hub: Hub, live: LiveTable) -> Client:
    """Somebody who is connected to a table, and has read everything so far."""
    client = Client(live, Hello(), Tokens(), Access(may_view=True))
    hub.connect(client)
    told(hub, client)
    return client


def told(hub: Hub, client: Client) -> list[Message]:
    return [json.loads(one) for one in client.outgoing(frozenset(), hub.outage)]


async def play_until_refused(live: LiveTable) -> str:
    with pytest.raises(Refusal) as refused:
        await play_on(live, FAR)
    assert refused.value.why == "storage"
    return refused.value.to_message("en").text


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_played_until_it_can_be_stored(
    tmp_path: Path, kind: Outage, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            await play_on(live, 20)
            client = watching(hub, live)
            pragma(hub.db, BREAK[kind])
            text = await play_until_refused(live)
            assert "safe" in text
            for _ in range(5):  # a short move may still fit, but in the end nothing does
                assert await play_until_refused(live) == text
            assert live.line is not None
            played = live.line.number
            assert len(await hub.journal.since(live.id)) == played, "what was acknowledged is there"
            news = [one for one in told(hub, client) if one["is"] == "table"]
            assert [one["trouble"] for one in news] == [text]
            await run_logged(hub._sweep())
            assert hub.outage == kind, "it is still broken"

            pragma(hub.db, REPAIR[kind])
            await hub._sweep()
            assert hub.outage is None
            assert [one["trouble"] for one in told(hub, client) if one["is"] == "table"] == [""]
            await play_on(live, 5)
            assert live.line.number == played + 5
            numbers = [entry.number for entry in await hub.journal.since(live.id)]
            assert numbers == list(range(1, played + 6)), "nothing is lost, nothing is there twice"

    with caplog.at_level(logging.WARNING):
        run(go())
    lines = [record.getMessage() for record in caplog.records]
    assert [line for line in lines if "refused" in line] == lines[:1], "one line"
    assert lines[0].startswith(f"the database is {kind}")
    assert lines[-1] == "the database can be used again"
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_waits_too(tmp_path: Path, kind: Outage, caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, "shared", "bot", trading="off")
            pragma(hub.db, BREAK[kind])
            await play_until_refused(live)
            for _ in range(3):
                hub.bots.wake(live)
                await asyncio.gather(*hub.bots._tasks.values())
            pragma(hub.db, REPAIR[kind])
            await play_on(live, 1)
            assert hub.outage is None

    with caplog.at_level(logging.WARNING):
        run(go())
    assert not [record for record in caplog.records if record.exc_info]
    assert sum("refused" in record.getMessage() for record in caplog.records) == 1, caplog.text


@pytest.mark.parametrize(("kind", "status"), [("full", 507), ("read-only", 503)])
def test_requests_are_refused_with_a_sentence(
    client: Web, kind: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    hub: Hub = client.app.state.hub
    with caplog.at_level(logging.WARNING):
        pragma(hub.db, BREAK[kind])
        for _ in range(200):
            answer = client.post("/api/tables", json=wish(ANNA, OPEN))
            if answer.status_code != 201:
                break
        sentence = refused(answer, status, f"storage-{kind}")
        assert "disk is full" in sentence or "read-only" in sentence
        assert int(answer.headers["retry-after"]) >= 1
        german = {"Accept-Language": "de"}
        answer = client.post("/api/tables", json=wish(ANNA, BOT), headers=german)
        assert "Was gespielt wurde, ist sicher" in refused(answer, status, f"storage-{kind}")
        assert client.get("/api/tables").status_code == 200, "what only reads goes on"
        pragma(hub.db, REPAIR[kind])
        assert client.post("/api/tables", json=wish(ANNA, OPEN)).status_code == 201
    assert not [record for record in caplog.records if record.exc_info]


# Which errors these are


def sqlite_error(code: int) -> Exception:
    error = sqlite3.OperationalError("failed")
    error.sqlite_errorcode = code
    return OperationalError("INSERT", {}, error)


@pytest.mark.parametrize(
    ("error", "outage"),
    [
        (sqlite_error(sqlite3.SQLITE_FULL), "full"),
        (sqlite_error(sqlite3.SQLITE_READONLY), "read-only"),
        (sqlite_error(sqlite3.SQLITE_READONLY_DBMOVED), "read-only"),
        (sqlite_error(sqlite3.SQLITE_BUSY), "unreachable"),
        (sqlite_error(sqlite3.SQLITE_IOERR_WRITE), "unreachable"),
        (sqlite_error(sqlite3.SQLITE_CORRUPT), None),
        (sqlite_error(sqlite3.SQLITE_ERROR), None),
        (asyncpg.DiskFullError("no space left on device"), "full"),
        (asyncpg.ReadOnlySQLTransactionError("cannot execute INSERT"), "read-only"),
        (asyncpg.CannotConnectNowError("the database system is starting up"), "unreachable"),
        (asyncpg.AdminShutdownError("terminating connection"), "unreachable"),
        (asyncpg.ConnectionDoesNotExistError("connection was closed"), "unreachable"),
        (asyncpg.TooManyConnectionsError("too many clients"), "unreachable"),
        (asyncpg.InvalidPasswordError("password authentication failed"), "unreachable"),
        (asyncpg.UniqueViolationError("duplicate key"), None),
        (asyncpg.UndefinedTableError("no such relation"), None),
        (ConnectionRefusedError(111, "refused"), "unreachable"),
        (TimeoutError(), "unreachable"),
        (ValueError("a bug"), None),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, Exception) else str(one),
)
def test_outages_are_told_from_bugs(error: Exception, outage: str | None) -> None:
    assert outage_of(error) == outage


def test_an_outage_is_not_logged_for_every_query(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    report = OutageLog(lambda: now[0]).report
    for _ in range(100):
        report("full", "database or disk is full")
        report("unreachable", "refused")
    assert len(caplog.records) == 2
    now[0] += LOG_INTERVAL
    report("full", "database or disk is full")
    assert len(caplog.records) == 3


def test_a_read_only_postgresql(start_server: Start, postgres: Postgres) -> None:
    """A standby after a switch, or an administrator who protects the data."""
    address = postgres.database()
    name = address.rpartition("/")[2]
    server = start_server(address)
    with table(server.address) as at:
        at.play(3)
        postgres.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on", "postgres")
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '%s'"
        postgres.sql(cut % name, "postgres")
        guest = at.deciding()
        assert guest.seat is not None
        guest.here.play(guest.seat, guest.here.moves(guest.seat)[0])
        answer = guest.here.until(lambda m: m["is"] == "refused")
        assert answer["why"] == "storage"
        news = guest.here.until(lambda m: m["is"] == "table" and m["trouble"] != "")
        assert news["trouble"]
        made = httpx.post(f"{server.address}/api/tables", json=wish(ANNA, OPEN), trust_env=False)
        assert (made.status_code, made.json()["why"]) == (503, "storage-read-only")
        postgres.sql(f"ALTER DATABASE {name} RESET default_transaction_read_only", "postgres")
        postgres.sql(cut % name, "postgres")
        guest.here.until(lambda m: m["is"] == "table" and m["trouble"] == "")
        at.play(3)
    server.check_log()
    server.kill()


# A database that is not there


def test_a_database_that_stops_and_starts_again(start_server: Start) -> None:
    with running() as postgres:
        server = start_server(postgres.database())
        with table(server.address) as at:
            at.play(3)
            postgres.stop()
            answer = httpx.get(f"{server.address}/api/tables", trust_env=False)
            assert answer.status_code == 503, answer.text
            assert answer.json()["why"] == "storage-unreachable"
            assert answer.headers["retry-after"]
            guest = at.deciding()
            assert guest.seat is not None
            guest.here.play(guest.seat, guest.here.moves(guest.seat)[0])
            told = guest.here.until(lambda m: m["is"] == "refused")
            assert told["why"] == "storage"
            postgres.start()
            guest.here.until(lambda m: m["is"] == "table" and m["trouble"] == "")
            at.connect()
            at.play(3)
        said = server.log.read_text()
        assert "Traceback" not in said
        assert said.count("the database is unreachable") == 1, said
        server.kill()


def test_a_starting_server_waits_for_its_database(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running() as postgres:
        address = postgres.database()
        postgres.stop()
        slept: list[float] = []

        def meanwhile(seconds: float) -> None:
            slept.append(seconds)
            if len(slept) == 3:
                postgres.start()

        with caplog.at_level(logging.WARNING):
            migrate(database_url(address), patience=60.0, sleep=meanwhile)
        assert len(slept) == 3
        (line,) = [record.getMessage() for record in caplog.records]
        assert line.startswith("waiting for the database postgresql")
        assert postgres.password not in line


def test_it_does_not_wait_forever() -> None:
    url = database_url(f"postgresql://anna@127.0.0.1:{free_port()}/none")
    slept: list[float] = []
    with pytest.raises(BadDatabase, match=r"cannot be used: .*waited 5 seconds"):
        migrate(url, patience=5.0, sleep=slept.append)
    assert sum(slept) == 5.0


def test_it_does_not_wait_for_what_does_not_pass(postgres: Postgres) -> None:
    """A wrong password, or a database that does not exist."""

    def never(seconds: float) -> None:
        raise AssertionError("waiting does not help")

    address = postgres.database()
    for wrong in (address.replace(postgres.password, "wrong"), f"{address}_none"):
        with pytest.raises(BadDatabase, match="cannot be used"):
            migrate(database_url(wrong), patience=60.0, sleep=never)
