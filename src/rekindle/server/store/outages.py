"""When the database cannot be used for a while: out of reach, full, or read-only.

Such an error is no bug. It is logged in one line, and whoever asked is told what is the matter.
"""

from __future__ import annotations

import logging
import math
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

Outage = Literal["unreachable", "full", "read-only"]

SQLITE: dict[int, Outage] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "unreachable",
    sqlite3.SQLITE_LOCKED: "unreachable",
    sqlite3.SQLITE_IOERR: "unreachable",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
}
"""By SQLite's primary result code."""
POSTGRESQL: dict[str, Outage] = {
    "53100": "full",
    "25006": "read-only",  # a standby, or default_transaction_read_only
    "08": "unreachable",  # lost connections
    "28": "unreachable",  # access was revoked
    "3D": "unreachable",  # the database was removed
    "53": "unreachable",  # too many connections, or no memory
    "57P": "unreachable",  # starting, stopping, or stopped by its administrator
    "58": "unreachable",  # errors of its system
}
"""By SQLSTATE, or its beginning."""
PERMANENT = ("28", "3D")
"""States that waiting does not change: a wrong password, a database that does not exist."""
LOG_INTERVAL = 60.0
"""Seconds before the same outage is logged again."""

log = logging.getLogger(__name__)


class Unavailable(Exception):
    """The database cannot be used now. Unless the connection was lost, nothing was stored."""

    def __init__(self, outage: Outage, reason: str) -> None:
        super().__init__(reason)
        self.outage: Outage = outage


def outage_of(error: BaseException | None) -> Outage | None:
    """Return what kind of outage an error is; None if it is none."""
    while error is not None:
        if isinstance(error, sqlite3.Error):
            return SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
        if state := sqlstate(error):
            beginnings = (state, state[:3], state[:2])
            return next((POSTGRESQL[one] for one in beginnings if one in POSTGRESQL), None)
        if isinstance(error, OSError | PoolTimeout):  # a TimeoutError is an OSError
            return "unreachable"
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            return "unreachable"
        error = getattr(error, "orig", None) or error.__cause__
    return None


def sqlstate(error: BaseException) -> str:
    """Return PostgreSQL's code of an error, or an empty string."""
    return getattr(error, "sqlstate", None) or ""


def is_permanent(error: BaseException | None) -> bool:
    return error is not None and sqlstate(getattr(error, "orig", None) or error)[:2] in PERMANENT


def reason_of(error: BaseException) -> str:
    """Return the driver's reason in one line, without the SQL statement."""
    error = getattr(error, "orig", None) or error
    return " ".join(str(error).split())[:200] or type(error).__name__


@contextmanager
def raising_unavailable(report: Callable[[Outage, str], None]) -> Iterator[None]:
    """Report errors that are outages, and raise them as Unavailable."""
    try:
        yield
    except Exception as error:
        outage = outage_of(error)
        if outage is None:
            raise
        report(outage, reason_of(error))
        raise Unavailable(outage, reason_of(error)) from error


class OutageLog:
    """Logs outages in one line each, and not again for every query."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._logged: dict[Outage, float] = {}

    def report(self, outage: Outage, reason: str) -> None:
        now = self._clock()
        if now - self._logged.get(outage, -math.inf) >= LOG_INTERVAL:
            self._logged[outage] = now
            log.error("the database is %s, requests and moves are refused: %s", outage, reason)
