"""Leaving a running table: who still plays, and when that means that the game is abandoned.

A game goes on as long as somebody plays it. It is abandoned, without a result, when all who play
have agreed to that, and when nobody is left: bots never play on alone. Somebody for whom a bot
plays after a vote does not count as playing until they return.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import Connection

from rekindle.server.store.journal import append
from rekindle.server.store.leaving import drop_proposal
from rekindle.server.store.models import Entry, Progress
from rekindle.server.store.tables import StoredTable, find_table, lock_table
from rekindle.server.tables.clock import is_person

Change = Callable[[Connection, StoredTable], None]
"""Changes who plays or what they propose, at a table that is locked."""


def players(stored: StoredTable) -> list[int]:
    """Return the seats whose owners decide themselves."""
    return [seat.seat for seat in stored.seats if is_person(stored, seat.seat)]


def without_void_proposal(stored: StoredTable) -> StoredTable:
    """Return a table without a proposal of somebody who no longer plays."""
    if stored.row.proposer is None or stored.row.proposer in players(stored):
        return stored
    return replace(stored, row=replace(stored.row, proposer=None))


def is_abandoned(stored: StoredTable) -> bool:
    """Whether nobody is left, or all who are left have agreed."""
    left = players(stored)
    return not left or (
        stored.row.proposer is not None and set(left) <= set(stored.row.agreed_seats)
    )


def change_players(
    connection: Connection, change: Change, last: Entry, progress: Progress, worker: str
) -> bool | None:
    """Change who plays, and write the last entry if that ends the game. Return whether it did.

    None if the journal is longer than the writer knows; then nothing has changed.
    """
    stored = lock_table(connection, last.table_id)
    assert stored is not None, "only tables that wait for players are removed"
    if stored.row.number != last.number - 1:
        return None
    change(connection, stored)
    stored = find_table(connection, last.table_id)
    assert stored is not None
    valid = without_void_proposal(stored)
    if valid is not stored:
        drop_proposal(connection, last.table_id)
    return is_abandoned(valid) and append(connection, last, progress, worker)
