"""Checks that changes of seats have in common."""

from __future__ import annotations

from sqlalchemy import Connection

from rekindle.server.errors import ApiError
from rekindle.server.seats.access import Access, Tokens, find_access
from rekindle.server.seats.initial import READY
from rekindle.server.services import Services
from rekindle.server.store.models import SeatRow
from rekindle.server.store.tables import StoredTable, change_table, find_table, lock_table

FREE = {"name": "", "level": "", "key_hash": "", "account_id": None, "invitation_hash": ""}
"""The columns of a seat that nobody holds."""


async def visible_table(
    services: Services, table_id: str, tokens: Tokens
) -> tuple[StoredTable, Access]:
    """Return a table and the client's access to it; ApiError if they may not view it."""
    stored = await services.db.read(find_table, table_id)
    if stored is None:
        raise ApiError(404, "table-unknown")
    access = await find_access(services.db, stored, tokens)
    if not access.may_view:
        raise ApiError(403, "table-private")
    return stored, access


def find_seat(stored: StoredTable, seat: int) -> SeatRow:
    if seat not in range(len(stored.seats)):
        raise ApiError(404, "seat-unknown", seat=str(seat)[:20], last=len(stored.seats) - 1)
    return stored.seats[seat]


def check_host(access: Access) -> None:
    if not access.host:
        raise ApiError(403, "not-host")


def check_own(stored: StoredTable, access: Access, seat: int) -> None:
    find_seat(stored, seat)
    if seat not in access.seats:
        raise ApiError(403, "seat-not-yours")


def lock_waiting(connection: Connection, table_id: str, seat: int) -> tuple[StoredTable, SeatRow]:
    """Lock a table and return it with a seat; ApiError if its game has started."""
    stored = lock_table(connection, table_id)
    if stored is None:
        raise ApiError(404, "table-unknown")
    if stored.row.status != "waiting":
        raise ApiError(409, "table-started")
    return stored, find_seat(stored, seat)


def other_names(stored: StoredTable, seat: int) -> list[str]:
    return [other.name for other in stored.seats if other.seat != seat and other.name]


def start_if_ready(connection: Connection, table_id: str, now: float) -> None:
    """Start the game if no seat is left to take."""
    stored = find_table(connection, table_id)
    assert stored is not None
    changes: dict[str, object] = {"since": now}
    if all(seat.kind in READY for seat in stored.seats):
        changes["status"] = "running"
    change_table(connection, table_id, **changes)
