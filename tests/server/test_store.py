"""The store, in both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import IntegrityError

from rekindle.server.store import accounts, tables
from rekindle.server.store.database import Database, open_database
from rekindle.server.store.file_lock import lock_file
from rekindle.server.store.journal import Journal
from rekindle.server.store.models import (
    BOT_LEASE,
    Entry,
    Progress,
    SeatRow,
    TableRow,
    metadata,
    seat_bits,
)
from rekindle.server.store.upgrade import MIGRATIONS, migrate
from rekindle.server.store.urls import BadDatabase, database_url

Use = Callable[[Database], Awaitable[Any]]


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return database_url(f"sqlite:///{tmp_path}/a folder/tables.sqlite")
    return database_url(request.getfixturevalue("postgres").database())


@pytest.fixture
def url(empty: URL) -> URL:
    migrate(empty)
    return empty


def using(url: URL, use: Use) -> Any:
    """Open a database, use it, close it."""

    async def run() -> Any:
        db = open_database(url)
        try:
            return await use(db)
        finally:
            await db.close()

    return asyncio.run(run())


TABLE = TableRow(
    id="t1",
    game="euphoria",
    options={"deck": "first"},
    pack="first-edition",
    pack_hash="abc",
    rules=1,
    seats=2,
    seed=f"{2**128 - 1} 40:{2**128 - 1}",
    listed=True,
    pace="live",
    clock=60,
    status="running",
    host_hash="",
    host_account=None,
    watch_hash="",
    address="127.0.0.1",
    created=1.5,
    since=1.5,
    deciding=0b01,
)


def around(table_id: str) -> list[SeatRow]:
    person = SeatRow(table_id, 0, "person", "Anna", key_hash="k")
    return [person, SeatRow(table_id, 1, "bot", "Ember", "steady")]


def move(number: int, table_id: str = "t1", text: str = "keep maxime") -> Entry:
    return Entry(table_id, number, "move", 0, text, 2**32 - 1, 2.5 + number)


# Schema and URLs


def test_models_and_migrations_agree(url: URL) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection)
        return list(compare_metadata(context, metadata))

    async def use(db: Database) -> list[Any]:
        return await db.write(differences)

    assert using(url, use) == []


def test_migrating_again_changes_nothing(url: URL) -> None:
    async def open_one(db: Database) -> None:
        await db.write(tables.insert_table, TABLE, around("t1"))

    async def look(db: Database) -> Any:
        return await db.read(tables.find_table, "t1")

    using(url, open_one)
    before = using(url, look)
    migrate(url)
    assert using(url, look) == before
    assert before.row == TABLE


def test_a_database_of_a_newer_version_is_left_alone(url: URL) -> None:
    def pretend(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    async def use(db: Database) -> None:
        await db.write(pretend)

    using(url, use)
    with pytest.raises(BadDatabase, match=r"newer version of Rekindle.*9999"):
        migrate(url)


def test_every_migration_can_be_reverted(url: URL) -> None:
    from alembic import command

    from rekindle.server.store.upgrade import alembic_config

    def back(connection: Connection) -> list[str]:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        return inspect(connection).get_table_names()

    async def use(db: Database) -> list[str]:
        return await db.write(back)

    assert using(url, use) == ["alembic_version"]
    assert list((MIGRATIONS / "versions").glob("v0001_*.py"))


def test_the_seeds_of_an_older_version_are_kept(url: URL) -> None:
    """And everything that refers to their tables."""
    from alembic import command

    from rekindle.server.store.upgrade import alembic_config

    def migrated(connection: Connection, to: Callable[[Any, str], None], steps: str) -> Any:
        config = alembic_config()
        config.attributes["connection"] = connection
        to(config, steps)
        kept = connection.execute(text("SELECT seed FROM tables ORDER BY id")).scalars().all()
        return list(kept), connection.execute(text("SELECT COUNT(*) FROM entries")).scalar()

    async def open_three(db: Database) -> None:
        for id, seed in (("t1", "-7"), ("t2", str(10**18 - 1)), ("t3", f"5 9:{2**127}")):
            await db.write(tables.insert_table, replace(TABLE, id=id, seed=seed), around(id))
            await Journal(db).append(move(1, id), Progress(1, (1,)))

    using(url, open_three)
    before = using(url, lambda db: db.write(migrated, command.downgrade, "0003-1"))
    assert before == ([-7, 10**18 - 1, 0], 3)
    after = using(url, lambda db: db.write(migrated, command.upgrade, "0003"))
    assert after == (["-7", str(10**18 - 1), "0"], 3)


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100)
    with pytest.raises(BadDatabase, match="not a database"):
        migrate(database_url(f"sqlite:///{path}"))
    assert path.read_text().startswith("Dear Anna")


def test_sqlite_is_set_up_to_survive_a_power_cut(tmp_path: Path) -> None:
    def pragmas(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async def use(db: Database) -> list[Any]:
        return [await db.read(pragmas), await db.write(pragmas)]

    url = database_url(f"sqlite:///{tmp_path}/x.sqlite")
    assert using(url, use) == [["wal", 2, 1], ["wal", 2, 1]]


@pytest.mark.parametrize(
    ("address", "hint"),
    [
        ("nonsense", "not a database URL"),
        ("mysql://host/x", "type 'mysql' are not supported"),
        ("sqlite://tables.sqlite", "three slashes"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
    ],
)
def test_errors_about_urls_say_what_to_write(address: str, hint: str) -> None:
    with pytest.raises(BadDatabase, match=hint):
        database_url(address)


def test_a_password_is_never_shown() -> None:
    url = database_url("postgresql://anna:geheim@127.0.0.1:1/tables")
    with pytest.raises(BadDatabase) as refused:
        migrate(url)
    assert "geheim" not in str(refused.value)


def test_a_file_is_served_by_one_server_at_a_time(tmp_path: Path) -> None:
    first = lock_file(tmp_path / "x.sqlite", "http://127.0.0.1:8000/")
    with pytest.raises(
        BadDatabase, match=r"already being served at http://127.0.0.1:8000/; open that"
    ):
        lock_file(tmp_path / "x.sqlite", "http://127.0.0.1:8001/")
    assert first is not None
    first.close()
    again = lock_file(tmp_path / "x.sqlite", "http://127.0.0.1:8001/")
    assert again is not None
    again.close()


# The journal


def test_an_entry_is_written_once(url: URL) -> None:
    async def use(db: Database) -> None:
        journal = Journal(db)
        await db.write(tables.insert_table, TABLE, around("t1"))
        assert await journal.append(move(1), Progress(1, (1,)))
        assert not await journal.append(move(1, text="keep kyle"), Progress(1, (0,)))
        assert await journal.since("t1") == [move(1)]
        kept = await db.read(tables.find_table, "t1")
        assert kept is not None
        assert (kept.row.number, kept.row.length, kept.row.deciding_seats) == (1, 1, [1])
        assert kept.row.since == move(1).at

    using(url, use)


def test_of_many_writers_of_one_number_one_succeeds(url: URL) -> None:
    async def use(db: Database) -> None:
        journal = Journal(db)
        await db.write(tables.insert_table, TABLE, around("t1"))
        tried = [journal.append(move(1, text=f"move {i}"), Progress(1, (0,))) for i in range(20)]
        assert sorted(await asyncio.gather(*tried)) == [False] * 19 + [True]
        assert len(await journal.since("t1")) == 1

    using(url, use)


def test_many_tables_write_at_once_and_nothing_is_lost(url: URL) -> None:
    names = [f"t{i}" for i in range(30)]

    async def play(journal: Journal, name: str) -> None:
        for number in range(1, 11):
            assert await journal.append(move(number, name), Progress(number, (0,)))

    async def use(db: Database) -> None:
        for name in names:
            await db.write(tables.insert_table, replace(TABLE, id=name), around(name))
        await asyncio.gather(*(play(Journal(db), name) for name in names))

    async def look(db: Database) -> list[list[int]]:
        found = [await Journal(db).since(name) for name in names]
        return [[entry.number for entry in entries] for entries in found]

    using(url, use)
    assert using(url, look) == [list(range(1, 11))] * 30


def test_a_failed_query_does_not_affect_others(url: URL) -> None:
    def twice(connection: Connection) -> None:
        tables.insert_table(connection, replace(TABLE, id="new"), around("new"))
        tables.insert_table(connection, TABLE, around("t1"))

    async def use(db: Database) -> None:
        await db.write(tables.insert_table, TABLE, around("t1"))
        await db.write(tables.insert_table, replace(TABLE, id="t2"), around("t2"))
        done = await asyncio.gather(
            Journal(db).append(move(1), Progress(1, (0,))),
            db.write(twice),
            Journal(db).append(move(1, "t2"), Progress(1, (0,))),
            return_exceptions=True,
        )
        assert done[0] is True
        assert isinstance(done[1], IntegrityError)
        assert done[2] is True
        assert await db.read(tables.find_table, "new") is None
        assert [len(await Journal(db).since(name)) for name in ("t1", "t2")] == [1, 1]

    using(url, use)


def test_pending_queries_are_written_before_closing(tmp_path: Path) -> None:
    url = database_url(f"sqlite:///{tmp_path}/x.sqlite")
    migrate(url)

    async def run() -> None:
        db = open_database(url)
        await db.write(tables.insert_table, TABLE, around("t1"))
        journal = Journal(db)
        tried = [
            asyncio.create_task(journal.append(move(n), Progress(n, (0,)))) for n in range(1, 50)
        ]
        await asyncio.sleep(0)
        await db.close()
        assert all(await asyncio.gather(*tried))

    asyncio.run(run())
    with sqlite3.connect(tmp_path / "x.sqlite") as connection:
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (49,)


def test_the_last_entry_ends_the_game_and_forgets_who_opened_it(url: URL) -> None:
    outcome = {"reason": "tenth star", "seats": [{"seat": 0, "place": 1, "total": 10, "lines": []}]}

    async def use(db: Database) -> None:
        await db.write(tables.insert_table, TABLE, around("t1"))
        await Journal(db).append(move(1), Progress(1, (), outcome))
        kept = await db.read(tables.find_table, "t1")
        assert kept is not None
        row = kept.row
        assert (row.status, row.ended, row.outcome, row.address) == ("over", 3.5, outcome, "")

    using(url, use)


# Tables


def test_tables_where_a_bot_must_decide_are_found(url: URL) -> None:
    def of(name: str, **changed: Any) -> TableRow:
        return replace(TABLE, id=name, **changed)

    async def use(db: Database) -> None:
        await db.write(tables.insert_table, of("person", deciding=0b01), around("person"))
        await db.write(tables.insert_table, of("bot", deciding=0b10), around("bot"))
        await db.write(tables.insert_table, of("both", deciding=0b11), around("both"))
        over = of("over", deciding=0b10, status="over")
        await db.write(tables.insert_table, over, around("over"))
        busy = of("busy", deciding=0b10, bot_until=100.0)
        await db.write(tables.insert_table, busy, around("busy"))
        assert set(await db.read(tables.tables_for_bots, 50.0)) == {"bot", "both"}
        assert set(await db.read(tables.tables_for_bots, 101.0)) == {"bot", "both", "busy"}
        await db.write(tables.set_substitute, "person", 0, "easy")
        assert "person" in await db.read(tables.tables_for_bots, 50.0)
        await db.write(tables.set_substitute, "person", 0, "")
        assert "person" not in await db.read(tables.tables_for_bots, 50.0)

    using(url, use)


def test_one_worker_gets_the_lease_for_bots(url: URL) -> None:
    async def use(db: Database) -> None:
        await db.write(tables.insert_table, TABLE, around("t1"))
        workers = [f"worker {i}" for i in range(8)]
        tried = [db.write(tables.lease_bots, "t1", worker, 50.0) for worker in workers]
        got = await asyncio.gather(*tried)
        assert sorted(got) == [False] * 7 + [True]
        owner = workers[got.index(True)]
        assert await db.write(tables.lease_bots, "t1", owner, 51.0), "it renews its lease"
        expired = 51.0 + BOT_LEASE + 1
        assert await db.write(tables.lease_bots, "t1", "another", expired)
        assert not await db.write(tables.lease_bots, "t1", owner, expired)
        await Journal(db, "writer").append(replace(move(1), at=expired), Progress(1, (1,)))
        assert not await db.write(tables.lease_bots, "t1", "another", expired)
        assert await db.write(tables.lease_bots, "t1", "writer", expired)

    using(url, use)


def test_votes_count_once_and_are_cleared_with_the_substitute(url: URL) -> None:
    async def use(db: Database) -> None:
        await db.write(tables.insert_table, TABLE, around("t1"))
        await db.write(tables.vote, "t1", 0, 1)
        await db.write(tables.vote, "t1", 0, 1)
        kept = await db.read(tables.find_table, "t1")
        assert kept is not None
        assert kept.votes == {0: [1]}
        await db.write(tables.set_substitute, "t1", 0, "steady")
        kept = await db.read(tables.find_table, "t1")
        assert kept is not None
        assert kept.votes == {}
        assert [seat.bot_level for seat in kept.seats] == ["steady", "steady"]

    using(url, use)


def test_the_lobby_shows_listed_tables_that_wait_first(url: URL) -> None:
    async def use(db: Database) -> list[str]:
        for name, changed in {
            "running": {"status": "running", "since": 9.0},
            "waiting": {"status": "waiting", "since": 1.0},
            "private": {"status": "waiting", "listed": False},
            "over": {"status": "over"},
        }.items():
            row = replace(TABLE, id=name, **changed)  # type: ignore[arg-type]
            await db.write(tables.insert_table, row, around(name))
        return [kept.row.id for kept in await db.read(tables.listed_tables, 10)]

    assert using(url, use) == ["waiting", "running"]


def test_an_abandoned_table_is_removed_with_its_seats(url: URL) -> None:
    async def use(db: Database) -> None:
        await db.write(tables.insert_table, replace(TABLE, status="waiting"), around("t1"))
        await db.write(tables.insert_table, replace(TABLE, id="t2"), around("t2"))
        assert await db.write(tables.remove_abandoned, 1.0) == 0
        assert await db.write(tables.remove_abandoned, 2.0) == 1
        assert await db.read(tables.find_table, "t1") is None
        assert await db.read(tables.find_table, "t2") is not None

    using(url, use)


# Accounts and links


def test_a_name_is_one_account_whatever_its_case(url: URL) -> None:
    async def use(db: Database) -> None:
        assert await db.write(accounts.add_account, "Jürgen", "hash", 1.0)
        assert await db.write(accounts.add_account, "JÜRGEN", "hash", 1.0) is None
        found = await db.read(accounts.find_account, "jürgen")
        assert found is not None
        assert found.name == "Jürgen"

    using(url, use)


def test_a_session_expires(url: URL) -> None:
    async def use(db: Database) -> None:
        account = await db.write(accounts.add_account, "Anna", "hash", 1.0)
        assert account is not None
        await db.write(accounts.add_session, "token", account, 10.0)
        assert await db.read(accounts.session_account, "token", 9.9)
        assert await db.read(accounts.session_account, "token", 10.0) is None
        await db.write(accounts.remove_expired, 9.0)
        assert await db.read(accounts.session_account, "token", 9.9)
        await db.write(accounts.remove_account, account)
        assert await db.read(accounts.session_account, "token", 9.9) is None

    using(url, use)


def test_a_link_works_once_and_expires(url: URL) -> None:
    async def use(db: Database) -> None:
        await db.write(tables.insert_table, TABLE, around("t1"))
        await db.write(accounts.add_link, "old", "t1", 0, 10.0)
        await db.write(accounts.add_link, "new", "t1", 0, 10.0)
        assert await db.write(accounts.use_link, "old", "t1", 5.0) is None
        assert await db.write(accounts.use_link, "new", "t2", 5.0) is None
        assert await db.write(accounts.use_link, "new", "t1", 10.0) is None
        tried = [db.write(accounts.use_link, "new", "t1", 5.0) for _ in range(8)]
        assert [seat for seat in await asyncio.gather(*tried) if seat is not None] == [0]

    using(url, use)


def test_seats_as_bits() -> None:
    assert seat_bits((0, 2)) == 0b101
    assert replace(TABLE, seats=3, deciding=0b101).deciding_seats == [0, 2]
