"""Running a load test.

Every table has a client at each seat, which plays a random offered move now and then. The latency
is the time from sending a move to receiving the state that includes it. Afterwards all acknowledged
moves are looked up in the database: none may be lost, none may be there twice.
"""

from __future__ import annotations

import asyncio
import json
import resource
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import msgspec

from rekindle.server.loadtest.abuse import WAYS, Abuser, Done
from rekindle.server.loadtest.clients import ClientTable, Measurements
from rekindle.server.loadtest.plan import LoadtestError, Plan, check
from rekindle.server.loadtest.report import Report, latencies, render
from rekindle.server.protocol.tables import Opened, SeatWish, TableWish
from rekindle.server.server_process import ProcessOptions, ServerProcess, StartFailed, free_port
from rekindle.server.store.database import open_database
from rekindle.server.store.journal import Journal
from rekindle.server.store.models import Entry
from rekindle.server.store.urls import database_url

CONCURRENT_OPENS = 8
TIMEOUT = 15.0
UNLIMITED = 10**9


def main(plan: Plan, as_json: bool) -> int:
    """Run the test and print its report; return 1 if there were lost moves or errors."""
    report = run(plan)
    print(json.dumps(asdict(report)) if as_json else render(plan, report))
    return 1 if report.lost or report.doubled or report.errors else 0


def run(plan: Plan) -> Report:
    check(plan)
    server_cpu = memory = None
    if plan.address is not None:
        result = asyncio.run(put_load(plan, plan.address, plan.database))
    else:
        before = cpu_time(resource.RUSAGE_CHILDREN)
        with own_server(plan) as server:
            result = asyncio.run(put_load(plan, server.address, server.options.database))
            assert server.process is not None
            memory = peak_memory(server.process.pid)
        server_cpu = round(cpu_time(resource.RUSAGE_CHILDREN) - before, 1)
    measured, differences, took, abuse = result
    return Report(
        tables=plan.tables,
        seconds=round(took, 2),
        decisions=len(measured.acknowledged),
        per_second=round(len(measured.acknowledged) / took, 1),
        **latencies(measured),
        behind=measured.behind,
        lost=sum(lost for lost, _ in differences),
        doubled=sum(doubled for _, doubled in differences),
        errors=measured.errors,
        said=measured.error_texts,
        state_bytes=measured.characters // max(1, measured.states),
        client_cpu=cpu_time(resource.RUSAGE_SELF),
        server_cpu=server_cpu,
        server_memory=memory,
        abuse_sent=abuse.sent,
        abuse_refused=abuse.refused,
    )


@contextmanager
def own_server(plan: Plan) -> Iterator[ServerProcess]:
    """Start a server for this test only: without rate limits, unless there is somebody to limit."""
    names = ("requests", "tables", "messages", "sockets", "work")
    unlimited = dict.fromkeys(names, UNLIMITED)
    with TemporaryDirectory(prefix="rekindle-loadtest-") as folder:
        options = ProcessOptions(
            port=free_port(),
            database=plan.database or f"sqlite:///{folder}/tables.sqlite",
            workers=plan.workers,
            limits={} if plan.abuse else unlimited,
            times={"bot_pause": 0.0},
        )
        server = ServerProcess(options, Path(folder, "log"))
        try:
            server.start()
            yield server
            server.stop()
        except StartFailed as error:
            raise LoadtestError(f"the server did not start:\n{error}") from None
        finally:
            server.kill()


def cpu_time(who: int) -> float:
    used = resource.getrusage(who)
    return round(used.ru_utime + used.ru_stime, 1)


def peak_memory(process: int) -> int | None:
    """Return the most memory that a process has used, in megabytes; None if that is unknown."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return None
    return next(int(line.split()[1]) // 1024 for line in status.splitlines() if "VmHWM" in line)


async def put_load(
    plan: Plan, address: str, database: str | None
) -> tuple[Measurements, list[tuple[int, int]], float, Done]:
    """Open the tables and play; return measurements, differences per table, and seconds."""
    measured = Measurements()
    slots, numbers = asyncio.Semaphore(CONCURRENT_OPENS), count()
    tables: list[ClientTable] = []

    async def new_table() -> ClientTable:
        async with slots:
            source = f"127.0.1.{next(numbers) % 250 + 1}" if plan.abuse else None
            opened = await asyncio.to_thread(open_table, address, plan, source)
            table = ClientTable(address, opened.table.id, opened.keys, measured, plan.bots, source)
            tables.append(table)
            await table.connect(plan.compression)
            return table

    async def keep_playing(table: ClientTable, until: float) -> None:
        """Play on at another table when a game is over."""
        await table.play(plan.every, until)
        while table.over and time.perf_counter() < until:
            table = await new_table()
            await table.play(plan.every, until)

    abuser = Abuser(address, plan.game)
    abusing = asyncio.ensure_future(WAYS[plan.abuse](abuser)) if plan.abuse else None
    try:
        first = await asyncio.gather(*(new_table() for _ in range(plan.tables)))
        if abusing is not None:
            ready = asyncio.create_task(abuser.ready.wait())
            await asyncio.wait({abusing, ready}, return_when=asyncio.FIRST_COMPLETED)
        start = time.perf_counter()
        until = start + plan.seconds
        await asyncio.gather(*(keep_playing(table, until) for table in first))
        took = time.perf_counter() - start
        await asyncio.gather(*(table.settle(TIMEOUT) for table in tables))
        if abusing is not None and abusing.done() and abusing.exception():
            measured.error(f"the abusive client failed: {abusing.exception()!r}")
    finally:
        if abusing is not None:
            abusing.cancel()
        await asyncio.gather(*(table.close() for table in tables), abuser.close())
    return measured, await compare(tables, database), took, abuser.done


def open_table(address: str, plan: Plan, source: str | None = None) -> Opened:
    """Open a table with all seats on one device, so that the response has all keys."""
    parts = urlsplit(address)
    seats = [SeatWish(kind="shared", name=f"Guest {seat + 1}") for seat in range(plan.seats)]
    seats[0].kind = "person"
    if plan.bots:
        seats[-1] = SeatWish(kind="bot", level="easy")
    connection = HTTPConnection(
        parts.hostname or "",
        parts.port or 80,
        timeout=TIMEOUT,
        source_address=None if source is None else (source, 0),
    )
    try:
        body = msgspec.json.encode(TableWish(game=plan.game, seats=seats))
        connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
        response = connection.getresponse()
        content = response.read()
    except OSError as error:
        raise LoadtestError(f"{address} does not respond: {error}") from None
    finally:
        connection.close()
    if response.status != 201:
        text = content.decode()[:300]
        raise LoadtestError(f"opening a table failed: {response.status} {text}")
    return msgspec.json.decode(content, type=Opened)


async def compare(tables: Sequence[ClientTable], database: str | None) -> list[tuple[int, int]]:
    """Return lost and doubled moves by table; without a database, only numbers are compared."""
    if database is None:
        return [number_difference(table) for table in tables]
    db = open_database(database_url(database))
    try:
        journal = Journal(db)
        return [journal_difference(table, await journal.since(table.id)) for table in tables]
    finally:
        await db.close()


def number_difference(table: ClientTable) -> tuple[int, int]:
    if table.bots:
        return 0, 0  # their decisions count too
    extra = table.number - len(table.played)
    return max(0, -extra), max(0, extra - (table.sent is not None))


def journal_difference(table: ClientTable, entries: Sequence[Entry]) -> tuple[int, int]:
    """A move that was sent but not acknowledged at the end may be there or not."""
    people = {key.seat for key in table.keys}
    own = [entry for entry in entries if not table.bots or entry.seat in people]
    stored = [(entry.seat, entry.text) for entry in own]
    lost = sum(1 for i, move in enumerate(table.played) if stored[i : i + 1] != [move])
    extra = stored[len(table.played) :]
    sent = table.sent
    if sent is not None and extra == [(sent.seat, sent.move)]:
        extra = []
    return lost, len(extra)
