"""What the host does with seats: change them, free them, invite guests.

Each change is one transaction on a locked table, so that a seat never has two owners.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection

from rekindle.server import secrets
from rekindle.server.current_rules import update_rules
from rekindle.server.errors import ApiError
from rekindle.server.names import bot_name, check_unused, clean_name
from rekindle.server.protocol.http import SeatChange
from rekindle.server.protocol.tables import Invitation
from rekindle.server.seats.access import Access
from rekindle.server.seats.checks import (
    FREE,
    check_host,
    find_seat,
    lock_waiting,
    other_names,
    start_if_ready,
)
from rekindle.server.seats.initial import checked_level
from rekindle.server.services import Services
from rekindle.server.store.models import SeatRow
from rekindle.server.store.tables import StoredTable, change_seat


async def change(
    services: Services, stored: StoredTable, access: Access, seat: int, wanted: SeatChange
) -> None:
    """Change the kind of a seat; a guest there loses it."""
    find_seat(stored, seat)
    check_host(access)
    await update_rules(services, stored.row)
    levels = services.settings.levels
    await services.db.write(_change, stored.row.id, seat, wanted, access, levels, services.now())


def _change(
    connection: Connection,
    table_id: str,
    number: int,
    wanted: SeatChange,
    access: Access,
    levels: Collection[str],
    now: float,
) -> None:
    stored, seat = lock_waiting(connection, table_id, number)
    if seat.kind == "person":
        check_freed(seat, wanted, access)
    columns = {**FREE, **changed_columns(stored, number, wanted, access, levels)}
    change_seat(connection, table_id, number, **columns)
    start_if_ready(connection, table_id, now)


def check_freed(seat: SeatRow, wanted: SeatChange, access: Access) -> None:
    """The host names the guest, so that nobody is removed who has only just taken the seat."""
    if seat.seat in access.seats:
        raise ApiError(409, "seat-own")
    if wanted.kind not in ("open", "invited") or wanted.name != seat.name:
        raise ApiError(409, "seat-taken")


def changed_columns(
    stored: StoredTable, seat: int, wanted: SeatChange, access: Access, levels: Collection[str]
) -> dict[str, object]:
    """Return the new columns of a seat. The host's key opens shared seats too."""
    used = other_names(stored, seat)
    match wanted.kind:
        case "person":
            raise ApiError(400, "take-it")
        case "bot":
            name = clean_name(wanted.name) if wanted.name.strip() else bot_name(used)
            check_unused(name, used)
            level = checked_level(wanted.level, levels)
            return {"kind": "bot", "name": name, "level": level}
        case "shared":
            name = clean_name(wanted.name)
            check_unused(name, used)
            return {
                "kind": "shared",
                "name": name,
                "key_hash": stored.row.host_hash,
                "account_id": access.account_id,
            }
        case kind:
            return {"kind": kind}


async def invite(services: Services, stored: StoredTable, access: Access, seat: int) -> Invitation:
    """Return a new invitation for a seat, replacing an earlier one."""
    find_seat(stored, seat)
    check_host(access)
    token = secrets.new_secret()
    await services.db.write(_invite, stored.row.id, seat, secrets.hashed(token))
    return Invitation(seat, token)


def _invite(connection: Connection, table_id: str, number: int, token_hash: str) -> None:
    _, seat = lock_waiting(connection, table_id, number)
    if seat.kind == "person":
        raise ApiError(409, "seat-taken")
    if seat.kind != "invited":
        raise ApiError(409, "seat-not-invited")
    change_seat(connection, table_id, number, invitation_hash=token_hash)
