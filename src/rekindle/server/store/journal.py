"""The journal: what was played, append-only, read in order."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, case, delete, insert, null, select, update

from rekindle.server.store.database import Database, P, Query, T
from rekindle.server.store.models import (
    BOT_LEASE,
    Entry,
    Progress,
    column_values,
    entries,
    seat_bits,
    tables,
)
from rekindle.server.store.outages import Outage, Unavailable

PROBE = -1
"""The number of an entry that is never committed."""
PROBE_LENGTH = 20_000
"""Characters, more than fit into the free space of a page."""


class Journal:
    """The numbered entries of all tables, and the worker that writes them."""

    def __init__(self, database: Database, worker: str = "") -> None:
        self._database = database
        self.worker = worker
        self.on_outage: Callable[[Outage | None], None] = lambda outage: None
        """Called with an outage when nothing can be written, with None when something was."""

    async def append(self, entry: Entry, progress: Progress) -> bool:
        """Write an entry and its table's new progress. Return True once it is on disk.

        False if there is an entry with this number already: somebody else was faster.
        """
        return await self.write(append, entry, progress, self.worker)

    async def probe(self) -> None:
        """Find out whether entries can be written again, without writing one."""
        await self.write(write_and_remove)

    async def write(self, query: Query[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query of a table being played, and tell whether that is possible."""
        try:
            result = await self._database.write(query, *args, **kwargs)
        except Unavailable as error:
            self.on_outage(error.outage)
            raise
        self.on_outage(None)
        return result

    async def since(self, table_id: str, number: int = 0) -> list[Entry]:
        """Return the entries after this number."""
        return await self._database.read(entries_since, table_id, number)


def append(connection: Connection, entry: Entry, progress: Progress, worker: str) -> bool:
    # The row first: it decides who is faster, and everybody who changes a table locks it first.
    result = connection.execute(
        update(tables)
        .where(tables.c.id == entry.table_id, tables.c.number == entry.number - 1)
        .values(**table_changes(entry, progress, worker))
    )
    if result.rowcount != 1:
        return False
    connection.execute(insert(entries), column_values(entry))
    return True


def write_and_remove(connection: Connection) -> None:
    """Write an entry that needs new pages, and remove it again in the same transaction."""
    table_id = connection.scalar(select(tables.c.id).limit(1))
    if table_id is None:
        return
    probe = Entry(table_id, PROBE, "probe", 0, "x" * PROBE_LENGTH, 0, 0.0)
    connection.execute(insert(entries), column_values(probe))
    connection.execute(
        delete(entries).where(entries.c.table_id == table_id, entries.c.number == PROBE)
    )


def table_changes(entry: Entry, progress: Progress, worker: str) -> dict[str, object]:
    """Return what an entry changes in its table's row.

    Its writer gets the lease for the bots in the same transaction: if it dies now, the others know
    how long to wait for it. Who plays on no longer proposes to abandon the game.
    """
    changes: dict[str, object] = {
        "number": entry.number,
        "length": progress.length,
        "deciding": seat_bits(progress.deciding),
        "since": entry.at,
        "bot_until": entry.at + BOT_LEASE,
        "bot_worker": worker,
        "proposer": case((tables.c.proposer == entry.seat, null()), else_=tables.c.proposer),
    }
    if progress.over:
        changes |= {
            "status": "over",
            "ended": entry.at,
            "outcome": progress.outcome,
            "address": "",
            "proposer": None,
        }
    return changes


def entries_since(connection: Connection, table_id: str, number: int = 0) -> list[Entry]:
    rows = connection.execute(
        select(entries)
        .where(entries.c.table_id == table_id, entries.c.number > number)
        .order_by(entries.c.number)
    )
    return [Entry(*row) for row in rows]


def insert_entries(connection: Connection, new: list[Entry]) -> None:
    """Insert the first entries of a table that branches off another one."""
    if new:
        connection.execute(insert(entries), [column_values(entry) for entry in new])
