"""Queries about tables and their seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, literal, or_, select, update

from rekindle.server.store.journal import insert_entries
from rekindle.server.store.models import (
    Entry,
    SeatRow,
    TableRow,
    bits,
    seats,
    tables,
    votes,
)


@dataclass(frozen=True, slots=True)
class Kept:
    """A table with its seats, and who has voted that a bot plays for whom."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    votes: dict[int, list[int]]
    """Those who voted, by the absent seat."""


def slots(one: Any) -> dict[str, Any]:
    return {name: getattr(one, name) for name in one.__slots__}


# Reading


def find_table(connection: Connection, table_id: str) -> Kept | None:
    """A table with all that belongs to it; None if there is none of this id."""
    found = find_tables(connection, [table_id])
    return found[0] if found else None


def find_tables(connection: Connection, ids: Sequence[str]) -> list[Kept]:
    """These tables, in the order asked for; unknown ones are left out."""
    if not ids:
        return []
    rows = connection.execute(select(tables).where(tables.c.id.in_(ids)))
    found = {row.id: table_row(row) for row in rows}
    taken: dict[str, list[SeatRow]] = {id: [] for id in found}
    for row in connection.execute(
        select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    ):
        taken[row.table_id].append(SeatRow(*row))
    voted: dict[str, dict[int, list[int]]] = {id: {} for id in found}
    for row in connection.execute(
        select(votes).where(votes.c.table_id.in_(ids)).order_by(votes.c.seat)
    ):
        voted[row.table_id].setdefault(row.absent, []).append(row.seat)
    return [Kept(found[id], tuple(taken[id]), voted[id]) for id in ids if id in found]


def table_row(row: Row[Any]) -> TableRow:
    return TableRow(**row._mapping)


def listed_tables(connection: Connection, most: int) -> list[Kept]:
    """What the lobby shows: those that wait for people first, then those that are played."""
    ids = connection.scalars(
        select(tables.c.id)
        .where(tables.c.listed, tables.c.status.in_(("waiting", "running")))
        .order_by(tables.c.status.desc(), tables.c.since.desc())
        .limit(most)
    )
    return find_tables(connection, list(ids))


def tables_of_account(connection: Connection, account_id: int, most: int) -> list[Kept]:
    """Where an account sits or is the host, the one changed last first."""
    sits = select(seats.c.table_id).where(seats.c.account_id == account_id)
    ids = connection.scalars(
        select(tables.c.id)
        .where(or_(tables.c.id.in_(sits), tables.c.host_account == account_id))
        .order_by(tables.c.since.desc())
        .limit(most)
    )
    return find_tables(connection, list(ids))


def unfinished_of_address(connection: Connection, address: str, after: float) -> int:
    """How many unfinished tables somebody has opened in which anything happened since then."""
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
    """Running tables where a bot must decide and no worker has its bots at work."""
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


def running_tables(connection: Connection) -> list[TableRow]:
    return [
        table_row(row)
        for row in connection.execute(select(tables).where(tables.c.status == "running"))
    ]


# Writing


def insert_table(
    connection: Connection,
    row: TableRow,
    taken: Iterable[SeatRow],
    written: list[Entry] | None = None,
) -> None:
    """A new table, with entries if it branches off another one."""
    connection.execute(insert(tables), slots(row))
    connection.execute(insert(seats), [slots(seat) for seat in taken])
    insert_entries(connection, written or [])


def change_table(connection: Connection, table_id: str, **changed: Any) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(**changed))


def change_seat(connection: Connection, table_id: str, seat: int, **changed: Any) -> None:
    connection.execute(
        update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**changed)
    )


def lock_table(connection: Connection, table_id: str) -> Kept | None:
    """The table, with nobody else changing it until the transaction ends."""
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    return find_table(connection, table_id)


def start_table(
    connection: Connection, table_id: str, deciding: tuple[int, ...], now: float
) -> bool:
    """From waiting to running; False if somebody else has started it."""
    done = connection.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c.status == "waiting")
        .values(status="running", deciding=bits(deciding), since=now)
    )
    return done.rowcount == 1


def claim_for_bots(connection: Connection, table_id: str, now: float, until: float) -> bool:
    """Take the work of a table's bots; False if another worker has it."""
    done = connection.execute(
        update(tables)
        .where(
            tables.c.id == table_id,
            tables.c.status == "running",
            tables.c.bot_until < now,
        )
        .values(bot_until=until)
    )
    return done.rowcount == 1


def release_bots(connection: Connection, table_id: str) -> None:
    change_table(connection, table_id, bot_until=0.0)


# Votes, and bots for those who are away


def vote(connection: Connection, table_id: str, absent: int, seat: int) -> list[int]:
    """One more vote that a bot plays for an absent seat; all who have voted so."""
    kept = lock_table(connection, table_id)
    given = list(kept.votes.get(absent, [])) if kept is not None else []
    if kept is not None and seat not in given:
        connection.execute(insert(votes), {"table_id": table_id, "absent": absent, "seat": seat})
        given.append(seat)
    return sorted(given)


def clear_votes(connection: Connection, table_id: str, absent: int | None = None) -> None:
    """Forget the votes about a seat, or all of a table."""
    gone = delete(votes).where(votes.c.table_id == table_id)
    connection.execute(gone if absent is None else gone.where(votes.c.absent == absent))


def set_substitute(connection: Connection, table_id: str, seat: int, level: str) -> None:
    """A bot of this level plays for an absent owner; with no level the owner is back."""
    change_seat(connection, table_id, seat, substitute=level)
    clear_votes(connection, table_id, seat)
    if level:
        release_bots(connection, table_id)


def remove_stale(connection: Connection, before: float) -> int:
    """Tables that wait for people and where nothing has happened for long."""
    return connection.execute(
        delete(tables).where(tables.c.status == "waiting", tables.c.since < before)
    ).rowcount
