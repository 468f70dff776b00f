"""SQLite: readers in threads, and one writer in a thread of its own.

The writer takes all that waits and commits it at once, so that many tables share one wait for
the disk. Nobody is answered before the commit.
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
MOST_AT_ONCE = 256
"""So many pieces of work share one commit at most."""
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


def sqlite_engine(url: URL, begin: str, connections: int) -> Engine:
    """An engine whose transactions begin when we say so, not when the driver thinks."""
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # errors end up in logs
        connect_args={"check_same_thread": False, "isolation_level": None},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


@dataclass(slots=True)
class Work:
    """Something to write, and who waits for it."""

    run: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def answer(self) -> None:
        if self.done.done():  # nobody waits any more
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class SQLite(Database):
    """One file, one process."""

    def __init__(self, url: URL) -> None:
        path_of(url).parent.mkdir(parents=True, exist_ok=True)
        self._reading = sqlite_engine(url, "BEGIN", READERS)
        self._writing = sqlite_engine(url, "BEGIN IMMEDIATE", 1)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._waiting: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._closed = False
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def read(self, query: Query[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return query(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, query: Query[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        if self._closed:
            raise RuntimeError("the database is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(Work(lambda connection: query(connection, *args, **kwargs), done))
        return await done

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        if self._closed:
            return
        self._closed = True
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    # In the writer's thread

    def _write_all(self) -> None:
        while (first := self._waiting.get()) is not None:
            group, last = self._group(first)
            try:
                self._commit(group)
            except BaseException as error:  # a full disk, say: nothing of the group is kept
                for work in group:
                    work.error = error
            tell(group)
            if last:
                return

    def _group(self, first: Work) -> tuple[list[Work], bool]:
        """All that waits now, and whether it is the last of all."""
        group = [first]
        while len(group) < MOST_AT_ONCE:
            try:
                work = self._waiting.get_nowait()
            except queue.Empty:
                break
            if work is None:
                return group, True
            group.append(work)
        return group, False

    def _commit(self, group: list[Work]) -> None:
        with self._writing.begin() as connection:
            for work in group:
                self._run(connection, work)

    def _run(self, connection: Connection, work: Work) -> None:
        """What fails is taken back by itself; the others of its group are none the worse."""
        try:
            with connection.begin_nested():
                work.result = work.run(connection)
        except Exception as error:
            if not connection.in_transaction():
                raise
            work.error = error


def tell(group: list[Work]) -> None:
    """Answer in the event loop that each one waits in."""
    for loop in {work.done.get_loop() for work in group}:
        ours = [work for work in group if work.done.get_loop() is loop]
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(answer_all, ours)


def answer_all(group: list[Work]) -> None:
    for work in group:
        work.answer()
