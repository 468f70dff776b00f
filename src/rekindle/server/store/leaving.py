"""Queries for leaving a running table, and for removing one from an account's list."""

from __future__ import annotations

from sqlalchemy import Connection, delete
from sqlalchemy.dialects import postgresql, sqlite

from rekindle.server.store.models import TableRow, hidden, seat_bits
from rekindle.server.store.tables import change_seat, change_table, find_table, set_substitute


def resign(connection: Connection, table_id: str, seat: int, level: str) -> None:
    """Give a seat to a bot of this level for good."""
    set_substitute(connection, table_id, seat, level)
    change_seat(connection, table_id, seat, resigned=True)


# Proposals to abandon a game


def propose(connection: Connection, row: TableRow, seat: int) -> None:
    change_table(connection, row.id, proposer=seat, proposed=row.number, agreed=seat_bits((seat,)))


def agree(connection: Connection, row: TableRow, seat: int) -> None:
    change_table(connection, row.id, agreed=row.agreed | seat_bits((seat,)))


def drop_proposal(connection: Connection, table_id: str) -> None:
    change_table(connection, table_id, proposer=None)


# An account's list


def hide_table(connection: Connection, account_id: int, table_id: str) -> None:
    """Remove a table from an account's list."""
    if find_table(connection, table_id) is not None:
        row = {"account_id": account_id, "table_id": table_id}
        connection.execute(_HIDE[connection.dialect.name], row)


def show_table(connection: Connection, account_id: int, table_id: str) -> None:
    """Put a table back on an account's list."""
    if "\0" not in table_id:  # which PostgreSQL would refuse
        of = (hidden.c.account_id == account_id, hidden.c.table_id == table_id)
        connection.execute(delete(hidden).where(*of))


# Twice is no error: in PostgreSQL an error would abort the transaction.
_HIDE = {
    "sqlite": sqlite.insert(hidden).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(hidden).on_conflict_do_nothing(),
}
