"""SQLite: reader threads, and one writer thread.

The writer commits all pending work together, so that many tables share one wait for the disk.
Nobody gets a result before the commit.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from rekindle.server.store.database import Database, P, Query, T
from rekindle.server.store.urls import path_of

READERS = 4
MAX_BATCH = 256
"""Queries per commit."""
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


def sqlite_engine(url: URL, begin: str, connections: int) -> Engine:
    """Create an engine that begins transactions with this statement instead of the driver's."""
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # errors end up in logs
        connect_args={"check_same_thread": False, "isolation_level": None},
    )

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, record: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


@dataclass(slots=True)
class Work:
    """A query to run in the writer thread, and the future for its result."""

    run: Callable[[Connection], Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def resolve(self) -> None:
        if self.future.done():  # cancelled
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SQLite(Database):
    """One file, used by one process."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        path_of(url).parent.mkdir(parents=True, exist_ok=True)
        self._read_engine = sqlite_engine(url, "BEGIN", READERS)
        self._write_engine = sqlite_engine(url, "BEGIN IMMEDIATE", 1)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._pending: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._closed = False
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def read(self, query: Query[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        def run() -> T:
            with self._read_engine.connect() as connection:
                return query(connection, *args, **kwargs)

        with self._outages():
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, query: Query[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        if self._closed:
            raise RuntimeError("the database is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._pending.put(Work(lambda connection: query(connection, *args, **kwargs), future))
        with self._outages():
            return await future

    async def close(self) -> None:
        """Write what is pending, then close the file."""
        if self._closed:
            return
        self._closed = True
        self._pending.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._read_engine.dispose()
        self._write_engine.dispose()

    # In the writer thread

    def _write_all(self) -> None:
        while (first := self._pending.get()) is not None:
            batch, last = self._batch(first)
            try:
                self._commit(batch)
            except BaseException as error:  # a full disk, say: nothing of the batch is stored
                for work in batch:
                    work.error = error
            resolve_all(batch)
            if last:
                return

    def _batch(self, first: Work) -> tuple[list[Work], bool]:
        """Return all pending work, and whether it is the last before closing."""
        batch = [first]
        while len(batch) < MAX_BATCH:
            try:
                work = self._pending.get_nowait()
            except queue.Empty:
                break
            if work is None:
                return batch, True
            batch.append(work)
        return batch, False

    def _commit(self, batch: list[Work]) -> None:
        with self._write_engine.begin() as connection:
            for work in batch:
                self._run(connection, work)

    def _run(self, connection: Connection, work: Work) -> None:
        """Run in a savepoint: work that fails is rolled back without the rest of its batch.

        On a full disk SQLite may roll back the whole transaction: then the whole batch fails.
        """
        savepoint = connection.begin_nested()
        try:
            work.result = work.run(connection)
            savepoint.commit()
        except Exception as error:
            driver: Any = connection.connection.driver_connection
            if not driver.in_transaction:
                raise
            savepoint.rollback()
            work.error = error


def resolve_all(batch: list[Work]) -> None:
    """Resolve each future in its own event loop."""
    for loop in {work.future.get_loop() for work in batch}:
        ours = [work for work in batch if work.future.get_loop() is loop]
        with suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
            loop.call_soon_threadsafe(resolve_here, ours)


def resolve_here(batch: list[Work]) -> None:
    for work in batch:
        work.resolve()
