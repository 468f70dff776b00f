"""Queries for tables, seats and votes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, literal, or_, select, update

from rekindle.server.store.journal import insert_entries
from rekindle.server.store.models import (
    BOT_LEASE,
    Entry,
    SeatRow,
    TableRow,
    column_values,
    hidden,
    seats,
    tables,
    votes,
)


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with its seats and votes."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    votes: dict[int, list[int]]
    """By absent seat: the seats that voted for a substitute."""

    @property
    def names(self) -> list[str]:
        """The names by seat; empty where nobody sits yet."""
        return [seat.name for seat in self.seats]


# Reading


def find_table(connection: Connection, table_id: str) -> StoredTable | None:
    found = find_tables(connection, [table_id])
    return found[0] if found else None


def find_tables(connection: Connection, ids: Sequence[str]) -> list[StoredTable]:
    """Return these tables in the given order; unknown ids are skipped."""
    ids = [id for id in ids if "\0" not in id]  # which PostgreSQL would refuse
    if not ids:
        return []
    rows = connection.execute(select(tables).where(tables.c.id.in_(ids)))
    found = {row.id: TableRow(**row._mapping) for row in rows}
    seats_of: dict[str, list[SeatRow]] = {id: [] for id in found}
    for row in connection.execute(
        select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    ):
        seats_of[row.table_id].append(SeatRow(*row))
    votes_of: dict[str, dict[int, list[int]]] = {id: {} for id in found}
    for row in connection.execute(
        select(votes).where(votes.c.table_id.in_(ids)).order_by(votes.c.seat)
    ):
        votes_of[row.table_id].setdefault(row.absent, []).append(row.seat)
    return [StoredTable(found[id], tuple(seats_of[id]), votes_of[id]) for id in ids if id in found]


def listed_tables(connection: Connection, limit: int) -> list[StoredTable]:
    """Return the tables for the lobby: those waiting for players, then those being played."""
    ids = connection.scalars(
        select(tables.c.id)
        .where(tables.c.listed, tables.c.status.in_(("waiting", "running")))
        .order_by(tables.c.status.desc(), tables.c.since.desc())
        .limit(limit)
    )
    return find_tables(connection, list(ids))


def tables_of_account(connection: Connection, account_id: int, limit: int) -> list[StoredTable]:
    """Return the tables where an account has a seat or is the host, the latest change first.

    Those that it has removed from its list are left out.
    """
    seated = select(seats.c.table_id).where(seats.c.account_id == account_id)
    removed = select(hidden.c.table_id).where(hidden.c.account_id == account_id)
    ids = connection.scalars(
        select(tables.c.id)
        .where(
            or_(tables.c.id.in_(seated), tables.c.host_account == account_id),
            tables.c.id.not_in(removed),
        )
        .order_by(tables.c.since.desc())
        .limit(limit)
    )
    return find_tables(connection, list(ids))


def unfinished_of_address(connection: Connection, address: str, after: float) -> int:
    """Count the unfinished tables opened from an address that were active after this time."""
    count = connection.scalar(
        select(func.count())
        .select_from(tables)
        .where(
            tables.c.address == address,
            tables.c.status != "over",
            tables.c.since > after,
        )
    )
    return int(count or 0)


def tables_for_bots(connection: Connection, now: float) -> list[str]:
    """Return running tables where a bot must decide and no worker has the lease."""
    return list(
        connection.scalars(
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(
                tables.c.status == "running",
                tables.c.bot_until < now,
                or_(seats.c.kind == "bot", seats.c.substitute != ""),
                tables.c.deciding.op("&")(literal(1).op("<<")(seats.c.seat)) != 0,
            )
            .distinct()
        )
    )


# Writing


def insert_table(
    connection: Connection,
    row: TableRow,
    seat_rows: Iterable[SeatRow],
    entries: list[Entry] | None = None,
) -> None:
    """Insert a table, with entries if it branches off another one."""
    connection.execute(insert(tables), column_values(row))
    connection.execute(insert(seats), [column_values(seat) for seat in seat_rows])
    insert_entries(connection, entries or [])


def change_table(connection: Connection, table_id: str, **changes: Any) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(**changes))


def change_seat(connection: Connection, table_id: str, seat: int, **changes: Any) -> None:
    connection.execute(
        update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**changes)
    )


def lock_table(connection: Connection, table_id: str) -> StoredTable | None:
    """Return a table, locked until the transaction ends."""
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    return find_table(connection, table_id)


def lease_bots(connection: Connection, table_id: str, worker: str, now: float) -> bool:
    """Take or renew the lease for a table's bots; False if another worker has it."""
    result = connection.execute(
        update(tables)
        .where(
            tables.c.id == table_id,
            tables.c.status == "running",
            or_(tables.c.bot_until < now, tables.c.bot_worker == worker),
        )
        .values(bot_until=now + BOT_LEASE, bot_worker=worker)
    )
    return result.rowcount == 1


def remove_abandoned(connection: Connection, before: float) -> int:
    """Remove tables that wait for players and have not changed since this time."""
    return connection.execute(
        delete(tables).where(tables.c.status == "waiting", tables.c.since < before)
    ).rowcount


# Votes and substitutes


def vote(connection: Connection, table_id: str, absent: int, seat: int) -> None:
    """Add a seat's vote for a substitute."""
    stored = lock_table(connection, table_id)
    if stored is not None and seat not in stored.votes.get(absent, []):
        connection.execute(insert(votes), {"table_id": table_id, "absent": absent, "seat": seat})


def set_substitute(connection: Connection, table_id: str, seat: int, level: str) -> None:
    """Let a bot of this level play for a seat, or with an empty level its owner again.

    An owner who has resigned does not return.
    """
    change = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)
    if not level:
        change = change.where(seats.c.resigned.is_(False))
    connection.execute(change.values(substitute=level))
    connection.execute(delete(votes).where(votes.c.table_id == table_id, votes.c.absent == seat))
    if level:
        change_table(connection, table_id, bot_until=0.0)
