"""How a server bears many tables at once: `rekindle loadtest`, on this machine only.

Every table has a client at each seat, and plays one of its offered moves now and then. Measured is
the time from sending a move to being told the state that has it. Afterwards every move that was
acknowledged is looked for in the database: none may be lost, none may be there twice.
"""

from __future__ import annotations

import asyncio
import json
import resource
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from http.client import HTTPConnection
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import msgspec

from rekindle.server.loadtest.clients import Measured, Table
from rekindle.server.protocol.messages import Opened, SeatWish, TableWish
from rekindle.server.server_process import Child, ChildFailed, ChildWish, free_port
from rekindle.server.store.database import open_database
from rekindle.server.store.journal import Journal
from rekindle.server.store.models import Entry
from rekindle.server.store.urls import database_url

MOST_TABLES = 2000
MOST_SECONDS = 3600.0
AT_ONCE = 8
"""Tables that are opened at the same time."""
PATIENCE = 15.0
FREELY = 10**9


class LoadtestError(Exception):
    """No load test can be made; the message says why."""


@dataclass(frozen=True)
class Plan:
    """What load is put on which server."""

    tables: int = 200
    every: float = 2.0
    seconds: float = 60.0
    game: str = "euphoria"
    seats: int = 2
    database: str | None = None
    address: str | None = None
    workers: int = 1
    compression: bool = True


@dataclass(frozen=True)
class Report:
    """The figures; times are in milliseconds."""

    tables: int
    seconds: float
    decisions: int
    per_second: float
    median: float
    p99: float
    worst: float
    told_median: float
    told_p99: float
    behind: int
    lost: int
    doubled: int
    errors: int
    said: list[str]
    state_bytes: int
    client_cpu: float
    server_cpu: float | None


def main(plan: Plan, as_json: bool) -> int:
    """Run the test and print its report; 1 if anything was lost, doubled or wrong."""
    report = run(plan)
    print(json.dumps(asdict(report)) if as_json else shown(plan, report))
    return 1 if report.lost or report.doubled or report.errors else 0


def run(plan: Plan) -> Report:
    check(plan)
    cpu = None
    if plan.address is not None:
        measured, played, took = asyncio.run(put_load(plan, plan.address, plan.database))
    else:
        before = processor_time(resource.RUSAGE_CHILDREN)
        with own_server(plan) as server:
            measured, played, took = asyncio.run(
                put_load(plan, server.address, server.wish.database)
            )
        cpu = round(processor_time(resource.RUSAGE_CHILDREN) - before, 1)
    figures = figures_of(measured)
    lost, doubled = (sum(column) for column in zip(*played)) if played else (0, 0)
    return Report(
        tables=plan.tables,
        seconds=round(took, 2),
        decisions=len(measured.acknowledged),
        per_second=round(len(measured.acknowledged) / took, 1),
        **figures,
        behind=measured.behind,
        lost=lost,
        doubled=doubled,
        errors=measured.errors,
        said=measured.said,
        state_bytes=measured.characters // max(1, measured.news),
        client_cpu=processor_time(resource.RUSAGE_SELF),
        server_cpu=cpu,
    )


@contextmanager
def own_server(plan: Plan) -> Iterator[Child]:
    """A server that is there for this test alone, and lets one guest do anything."""
    with TemporaryDirectory(prefix="rekindle-loadtest-") as folder:
        wish = ChildWish(
            port=free_port(),
            database=plan.database or f"sqlite:///{folder}/tables.sqlite",
            workers=plan.workers,
            limits={"requests": FREELY, "tables": FREELY, "messages": FREELY},
        )
        server = Child(wish, Path(folder, "log"))
        try:
            server.start()
            yield server
            server.stop()
        except ChildFailed as error:
            raise LoadtestError(f"the server does not start:\n{error}") from None
        finally:
            server.kill()


def processor_time(whose: int) -> float:
    used = resource.getrusage(whose)
    return round(used.ru_utime + used.ru_stime, 1)


def check(plan: Plan) -> None:
    """Nobody else's server is loaded, and no load is without end."""
    if not 1 <= plan.tables <= MOST_TABLES:
        raise LoadtestError(f"--tables goes from 1 to {MOST_TABLES}, not {plan.tables}")
    if not 0 < plan.seconds <= MOST_SECONDS:
        raise LoadtestError(f"--seconds goes up to {MOST_SECONDS:.0f}, not {plan.seconds:g}")
    if plan.every <= 0:
        raise LoadtestError(f"--every is a time in seconds, not {plan.every:g}")
    if plan.address is not None and not is_here(plan.address):
        raise LoadtestError(
            f"--address must be a server on this machine, such as http://127.0.0.1:8000, "
            f"not {plan.address}"
        )


def is_here(address: str) -> bool:
    parts = urlsplit(address)
    if parts.scheme != "http" or parts.hostname is None or parts.path.strip("/"):
        return False
    try:
        return ip_address(parts.hostname).is_loopback
    except ValueError:
        return parts.hostname == "localhost"


async def put_load(
    plan: Plan, address: str, database: str | None
) -> tuple[Measured, list[tuple[int, int]], float]:
    """Open the tables, play, and count what was lost and doubled, table by table."""
    measured = Measured()
    slots = asyncio.Semaphore(AT_ONCE)
    tables: list[Table] = []

    async def another() -> Table:
        async with slots:
            opened = await asyncio.to_thread(open_table, address, plan)
            table = Table(address, opened.table.id, opened.keys, measured)
            tables.append(table)
            await table.connect(plan.compression)
            return table

    async def keep_playing(table: Table, until: float) -> None:
        """A table whose game is over makes room for another one."""
        await table.play(plan.every, until)
        while table.over and time.perf_counter() < until:
            table = await another()
            await table.play(plan.every, until)

    try:
        first = await asyncio.gather(*(another() for _ in range(plan.tables)))
        begun = time.perf_counter()
        until = begun + plan.seconds
        await asyncio.gather(*(keep_playing(table, until) for table in first))
        took = time.perf_counter() - begun
        await asyncio.gather(*(table.settle(PATIENCE) for table in tables))
    finally:
        await asyncio.gather(*(table.close() for table in tables))
    return measured, await compare(tables, database), took


def open_table(address: str, plan: Plan) -> Opened:
    """All seats on one device: its keys come with the answer."""
    parts = urlsplit(address)
    shared = [SeatWish(kind="shared", name=f"Guest {seat + 1}") for seat in range(plan.seats)]
    shared[0].kind = "person"
    connection = HTTPConnection(parts.hostname or "", parts.port or 80, timeout=PATIENCE)
    try:
        body = msgspec.json.encode(TableWish(game=plan.game, seats=shared))
        connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        said = answer.read()
    except OSError as error:
        raise LoadtestError(f"{address} does not answer: {error}") from None
    finally:
        connection.close()
    if answer.status != 201:
        raise LoadtestError(f"no table could be opened: {answer.status} {said.decode()[:300]}")
    return msgspec.json.decode(said, type=Opened)


async def compare(tables: Sequence[Table], database: str | None) -> list[tuple[int, int]]:
    """Lost and doubled moves of each table; without a database only their number is compared."""
    if database is None:
        return [counted(table) for table in tables]
    db = open_database(database_url(database))
    try:
        journal = Journal(db)
        return [differences(table, await journal.since(table.id)) for table in tables]
    finally:
        await db.close()


def counted(table: Table) -> tuple[int, int]:
    over = table.number - len(table.played)
    return max(0, -over), max(0, over - (table.sent is not None))


def differences(table: Table, stored: Sequence[Entry]) -> tuple[int, int]:
    """A move that was on its way at the end may be there or not: nobody was told."""
    found = [(entry.seat, entry.text) for entry in stored]
    lost = sum(1 for i, move in enumerate(table.played) if found[i : i + 1] != [move])
    extra = found[len(table.played) :]
    sent = table.sent
    if sent is not None and extra == [(sent.seat, sent.move)]:
        extra = []
    return lost, len(extra)


def figures_of(measured: Measured) -> dict[str, float]:
    own, others = sorted(measured.acknowledged), sorted(measured.told)
    return {
        "median": at(own, 0.5),
        "p99": at(own, 0.99),
        "worst": at(own, 1.0),
        "told_median": at(others, 0.5),
        "told_p99": at(others, 0.99),
    }


def at(times: Sequence[float], share: float) -> float:
    """The time below which this share lies, in milliseconds."""
    if not times:
        return 0.0
    return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 1)


def shown(plan: Plan, report: Report) -> str:
    cpu = "" if report.server_cpu is None else f", server {report.server_cpu} s"
    lines = [
        f"{plan.game}, {plan.seats} seats: {report.tables} tables, a move every {plan.every:g} s, "
        f"{report.seconds:g} s",
        f"  decisions            {report.decisions:>9}   {report.per_second} a second",
        f"  acknowledged after   {report.median:>9} ms median, {report.p99} ms for 99 %, "
        f"{report.worst} ms at worst",
        f"  told to others after {report.told_median:>9} ms median, {report.told_p99} ms for 99 %",
        f"  a state message      {report.state_bytes:>9} bytes before compression",
        f"  lost, doubled        {report.lost:>9}, {report.doubled}",
        f"  behind, errors       {report.behind:>9}, {report.errors}",
        f"  processor time       clients {report.client_cpu} s{cpu}",
    ]
    return "\n".join([*lines, *(f"  ! {text}" for text in report.said)])
