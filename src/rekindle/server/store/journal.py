"""What was played: written once, read in order, never changed."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from rekindle.server.store.database import Database
from rekindle.server.store.models import Entry, Standing, bits, entries, tables


class Journal:
    """The entries of all tables, in the order of their numbers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, entry: Entry, standing: Standing) -> bool:
        """Write an entry and where it leaves its table. True once it is safe on disk.

        False if there is an entry of this number: somebody else was faster.
        """
        return await self._database.write(append, entry, standing)

    async def since(self, table_id: str, number: int = 0) -> list[Entry]:
        """The entries after this number."""
        return await self._database.read(entries_since, table_id, number)


def append(connection: Connection, entry: Entry, standing: Standing) -> bool:
    values = {name: getattr(entry, name) for name in Entry.__slots__}
    written = connection.execute(_INSERT[connection.dialect.name], values)
    if written.rowcount != 1:
        return False
    connection.execute(
        update(tables)
        .where(tables.c.id == entry.table_id, tables.c.number == entry.number - 1)
        .values(**after(entry, standing))
    )
    return True


def after(entry: Entry, standing: Standing) -> dict[str, object]:
    """What an entry changes in its table's row."""
    changed: dict[str, object] = {
        "number": entry.number,
        "length": standing.length,
        "deciding": bits(standing.deciding),
        "since": entry.at,
        "bot_until": 0.0,
    }
    if standing.outcome is not None:
        changed |= {
            "status": "over",
            "ended": entry.at,
            "outcome": standing.outcome,
            "address": "",
        }
    return changed


# "Do nothing" instead of an error: an error would end the whole transaction in PostgreSQL.
_INSERT = {
    "sqlite": sqlite.insert(entries).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(entries).on_conflict_do_nothing(),
}


def entries_since(connection: Connection, table_id: str, number: int = 0) -> list[Entry]:
    rows = connection.execute(
        select(entries)
        .where(entries.c.table_id == table_id, entries.c.number > number)
        .order_by(entries.c.number)
    )
    return [Entry(*row) for row in rows]


def insert_entries(connection: Connection, written: list[Entry]) -> None:
    """The beginning of a table that branches off another one."""
    if written:
        connection.execute(
            insert(entries),
            [{name: getattr(entry, name) for name in Entry.__slots__} for entry in written],
        )
