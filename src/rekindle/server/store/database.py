"""The database: `await db.read(query, ...)` and `await db.write(query, ...)`.

A query is a plain function whose first parameter is a connection; each call is one transaction.
SQLite has a single writer, which commits all pending queries together. PostgreSQL does that itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from rekindle.server.store.outages import Outage, OutageLog, raising_unavailable
from rekindle.server.store.urls import is_sqlite

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[Connection, P], T]


class Database(ABC):
    """An open database, bound to the event loop that opened it.

    While it is out of reach, full or read-only, queries raise Unavailable.
    """

    def __init__(self) -> None:
        self.report_outage: Callable[[Outage, str], None] = OutageLog().report
        """Called with each outage and its reason; logs it by default."""

    def _outages(self) -> AbstractContextManager[None]:
        return raising_unavailable(self.report_outage)

    @abstractmethod
    async def read(self, query: Query[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query that only reads and return its result."""

    @abstractmethod
    async def write(self, query: Query[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query and return its result once its changes are on disk."""

    @abstractmethod
    async def close(self) -> None: ...


class PostgreSQL(Database):
    """A connection pool; one transaction per query."""

    def __init__(self, url: URL, connections: int = 10) -> None:
        super().__init__()
        # The driver calls `ssl` what URLs elsewhere call `sslmode`.
        mode = url.query.get("sslmode")
        self._engine = create_async_engine(
            url.difference_update_query(["sslmode"]),
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,  # errors end up in logs
            connect_args={} if mode is None else {"ssl": mode},
        )

    async def read(self, query: Query[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        with self._outages():
            async with self._engine.connect() as connection:
                return await connection.run_sync(query, *args, **kwargs)

    async def write(self, query: Query[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        with self._outages():
            async with self._engine.begin() as connection:
                return await connection.run_sync(query, *args, **kwargs)

    async def close(self) -> None:
        await self._engine.dispose()


def open_database(url: URL) -> Database:
    if is_sqlite(url):
        from rekindle.server.store.sqlite import SQLite

        return SQLite(url)
    return PostgreSQL(url)
