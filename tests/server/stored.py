"""Reads a table from the database, past the server."""

from __future__ import annotations

import asyncio

from rekindle import Match
from rekindle.server.live.line import new_match
from rekindle.server.store.database import open_database
from rekindle.server.store.journal import entries_since
from rekindle.server.store.models import Entry, TableRow
from rekindle.server.store.tables import find_table
from rekindle.server.store.urls import database_url


def stored(database: str, table: str) -> tuple[TableRow, list[Entry]]:
    """Return a table's row and its journal."""

    async def read() -> tuple[TableRow, list[Entry]]:
        db = open_database(database_url(database))
        try:
            kept = await db.read(find_table, table)
            assert kept is not None, f"there is no table {table}"
            return kept.row, await db.read(entries_since, table, 0)
        finally:
            await db.close()

    return asyncio.run(read())


def played_again(row: TableRow, entries: list[Entry]) -> Match:
    """Replay the entries and return the match; every checksum must be right."""
    match = new_match(row, None)
    for number, entry in enumerate(entries, 1):
        assert entry.number == number, "the numbers have no gaps"
        if entry.kind == "undo":
            for _ in range(int(entry.text)):
                match.undo()
        else:
            match.play(entry.text, entry.seat)
        assert entry.checksum == match.checksum()
    return match
