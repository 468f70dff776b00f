"""What guests do with seats: take them, leave them, move them to another device.

Each change is one transaction on a locked table, so that a seat never has two owners.
"""

from __future__ import annotations

from sqlalchemy import Connection

from rekindle.server import secrets
from rekindle.server.current_rules import update_rules
from rekindle.server.errors import ApiError
from rekindle.server.names import check_unused, clean_name
from rekindle.server.protocol.tables import Key
from rekindle.server.seats.access import Access
from rekindle.server.seats.checks import (
    FREE,
    check_own,
    find_seat,
    lock_waiting,
    other_names,
    start_if_ready,
)
from rekindle.server.services import Services
from rekindle.server.store.accounts import add_link, use_link
from rekindle.server.store.models import SeatRow
from rekindle.server.store.tables import StoredTable, change_seat, change_table, lock_table


async def take(
    services: Services,
    stored: StoredTable,
    access: Access,
    seat: int,
    name: str,
    invitation: str = "",
) -> Key:
    """Take a free seat and return its key."""
    find_seat(stored, seat)
    name = clean_name(name)
    key = Key(seat, secrets.new_secret())
    await update_rules(services, stored.row)
    taken = SeatRow(
        stored.row.id,
        seat,
        "person",
        name,
        key_hash=secrets.hashed(key.secret),
        account_id=access.account_id,
    )
    await services.db.write(_take, taken, invitation, services.now())
    return key


def _take(connection: Connection, taken: SeatRow, invitation: str, now: float) -> None:
    stored, seat = lock_waiting(connection, taken.table_id, taken.seat)
    if seat.kind not in ("open", "invited"):
        raise ApiError(409, "seat-taken")
    if seat.kind == "invited" and not secrets.matches(invitation, seat.invitation_hash):
        raise ApiError(403, "seat-invited")
    check_unused(taken.name, other_names(stored, taken.seat))
    # The invitation stays: it is valid again if the guest leaves.
    change_seat(
        connection,
        taken.table_id,
        taken.seat,
        kind="person",
        name=taken.name,
        key_hash=taken.key_hash,
        account_id=taken.account_id,
    )
    start_if_ready(connection, taken.table_id, now)


async def leave(services: Services, stored: StoredTable, access: Access, seat: int) -> None:
    """Leave one's seat before the game starts."""
    check_own(stored, access, seat)
    await services.db.write(_leave, stored.row.id, seat, services.now())


def _leave(connection: Connection, table_id: str, number: int, now: float) -> None:
    _, seat = lock_waiting(connection, table_id, number)
    kind = "invited" if seat.invitation_hash else "open"
    free = {**FREE, "kind": kind, "invitation_hash": seat.invitation_hash}
    change_seat(connection, table_id, number, **free)
    change_table(connection, table_id, since=now)


# To another device


async def create_link(services: Services, stored: StoredTable, access: Access, seat: int) -> str:
    """Return the token of a one-time link that moves a seat to another device."""
    check_own(stored, access, seat)
    token, expires = secrets.new_secret(), services.now() + services.settings.times.link
    await services.db.write(add_link, secrets.hashed(token), stored.row.id, seat, expires)
    return token


async def claim(services: Services, table_id: str, token: str, account_id: int | None) -> Key:
    """Use a one-time link: return the seat's new key and invalidate the old one."""
    if len(token) > secrets.MAX_LENGTH:
        raise ApiError(409, "link-void")
    secret = secrets.new_secret()
    token_hash, key_hash = secrets.hashed(token), secrets.hashed(secret)
    seat = await services.db.write(
        _claim, table_id, token_hash, key_hash, account_id, services.now()
    )
    return Key(seat, secret)


def _claim(
    connection: Connection,
    table_id: str,
    token_hash: str,
    key_hash: str,
    account_id: int | None,
    now: float,
) -> int:
    stored = lock_table(connection, table_id)
    if stored is None:
        raise ApiError(404, "table-unknown")
    number = use_link(connection, token_hash, table_id, now)
    if number is None:
        raise ApiError(409, "link-void")
    seat = stored.seats[number]
    owner = seat.account_id if account_id is None else account_id
    change_seat(connection, table_id, number, key_hash=key_hash, account_id=owner)
    if stored.row.host_hash == seat.key_hash:
        change_table(connection, table_id, host_hash=key_hash)
    return number
