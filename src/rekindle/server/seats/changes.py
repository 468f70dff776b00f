"""Changing seats: the host prepares them, guests sit down, stand up, and move to other devices.

Each change is one transaction with the table locked, so that two people never get one seat.
"""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from rekindle.games import find
from rekindle.kernel.errors import RekindleError
from rekindle.server import secrets
from rekindle.server.http.errors import Refusal
from rekindle.server.packs import Packs
from rekindle.server.protocol.messages import Invitation, Key, SeatChange
from rekindle.server.seats.access import Asker, Given, asker
from rekindle.server.seats.names import bot_name, check_free, clean_name
from rekindle.server.store.accounts import add_link, use_link
from rekindle.server.store.models import SeatRow
from rekindle.server.store.tables import Kept, change_seat, change_table, find_table, lock_table
from rekindle.server.tables.opening import READY, Desk, dealt, level_of

FREE = {"name": "", "level": "", "key_hash": "", "account_id": None, "invitation_hash": ""}
"""What a seat is that nobody has."""


async def table_for(desk: Desk, table_id: str, given: Given) -> tuple[Kept, Asker]:
    """A table and who asks, if they may look at it."""
    kept = await desk.db.read(find_table, table_id)
    if kept is None:
        raise Refusal(404, "table-unknown")
    who = await asker(desk.db, kept, given)
    if not who.may_look:
        raise Refusal(403, "table-private")
    return kept, who


def seat_in(kept: Kept, seat: int) -> SeatRow:
    if seat not in range(len(kept.seats)):
        raise Refusal(404, "seat-unknown", seat=str(seat)[:20], last=len(kept.seats) - 1)
    return kept.seats[seat]


def waiting(connection: Connection, table_id: str, seat: int) -> tuple[Kept, SeatRow]:
    """The table, locked, if its seats can still be changed."""
    kept = lock_table(connection, table_id)
    if kept is None:
        raise Refusal(404, "table-unknown")
    if kept.row.status != "waiting":
        raise Refusal(409, "table-started")
    return kept, seat_in(kept, seat)


def others(kept: Kept, seat: int) -> list[str]:
    return [other.name for other in kept.seats if other.seat != seat and other.name]


def start_if_ready(connection: Connection, kept: Kept, now: float) -> None:
    """A table begins by itself when nobody is waited for."""
    present = find_table(connection, kept.row.id)
    assert present is not None
    changed: dict[str, object] = {"since": now}
    if all(seat.kind in READY for seat in present.seats):
        changed["status"] = "running"
    change_table(connection, kept.row.id, **changed)


async def renewed(desk: Desk, kept: Kept) -> None:
    """A table that waited while rules or packs changed is dealt anew: nothing was played yet."""
    if kept.row.status != "waiting" or is_of_today(desk.packs, kept):
        return
    row = await dealt(desk, kept.row)
    same = {"rules": row.rules, "pack_hash": row.pack_hash, "deciding": row.deciding}
    await desk.db.write(lambda connection: change_table(connection, row.id, **same))


def is_of_today(packs: Packs, kept: Kept) -> bool:
    row, game = kept.row, find(kept.row.game)
    try:
        setting = game.setting(row.options, packs.folder(row.game, row.pack))
    except RekindleError:
        raise Refusal(409, "table-outdated") from None
    return (row.rules, row.pack_hash) == (game.rules_version, setting.pack_hash)


# What the host does


async def change(desk: Desk, kept: Kept, who: Asker, seat: int, wish: SeatChange) -> None:
    """Another kind of seat; a guest who has sat down there has to stand up."""
    seat_in(kept, seat)
    check_host(who)
    await renewed(desk, kept)
    await desk.db.write(_change, kept.row.id, seat, wish, who, desk.now())


def check_host(who: Asker) -> None:
    if not who.host:
        raise Refusal(403, "not-host")


def _change(
    connection: Connection, table_id: str, number: int, wish: SeatChange, who: Asker, now: float
) -> None:
    kept, seat = waiting(connection, table_id, number)
    if seat.kind == "person":
        check_freed(seat, wish, who)
    change_seat(connection, table_id, number, **{**FREE, **changed(kept, number, wish, who)})
    start_if_ready(connection, kept, now)


def check_freed(seat: SeatRow, wish: SeatChange, who: Asker) -> None:
    """A seat is freed from the guest whom the host means: never from one who just sat down."""
    if seat.seat in who.seats:
        raise Refusal(409, "seat-own")
    if wish.kind not in ("open", "invited") or wish.name != seat.name:
        raise Refusal(409, "seat-taken")


def changed(kept: Kept, seat: int, wish: SeatChange, who: Asker) -> dict[str, object]:
    """What the seat becomes; a shared one is held by the key that makes its holder the host."""
    match wish.kind:
        case "person":
            raise Refusal(400, "take-it")
        case "bot":
            taken = others(kept, seat)
            name = clean_name(wish.name) if wish.name.strip() else bot_name(taken)
            check_free(name, taken)
            return {"kind": "bot", "name": name, "level": level_of(wish.level)}
        case "shared":
            name = clean_name(wish.name)
            check_free(name, others(kept, seat))
            return {
                "kind": "shared",
                "name": name,
                "key_hash": kept.row.host_hash,
                "account_id": who.account_id,
            }
        case kind:
            return {"kind": kind}


async def invite(desk: Desk, kept: Kept, who: Asker, seat: int) -> Invitation:
    """A new invitation; an older one for the seat is void."""
    seat_in(kept, seat)
    check_host(who)
    token = secrets.new_secret()
    await desk.db.write(_invite, kept.row.id, seat, secrets.hashed(token))
    return Invitation(seat, token)


def _invite(connection: Connection, table_id: str, number: int, token_hash: str) -> None:
    _, seat = waiting(connection, table_id, number)
    if seat.kind == "person":
        raise Refusal(409, "seat-taken")
    if seat.kind != "invited":
        raise Refusal(409, "seat-not-invited")
    change_seat(connection, table_id, number, invitation_hash=token_hash)


# What guests do


def with_invitation(given: Given, invitation: str) -> Given:
    """An invitation may come with the wish to sit down."""
    return replace(given, invitation=invitation) if invitation else given


async def take(
    desk: Desk, kept: Kept, who: Asker, seat: int, name: str, invitation: str = ""
) -> Key:
    """Sit down on a free seat."""
    seat_in(kept, seat)
    name = clean_name(name)
    key = Key(seat, secrets.new_secret())
    await renewed(desk, kept)
    sit = SeatRow(
        kept.row.id,
        seat,
        "person",
        name,
        key_hash=secrets.hashed(key.secret),
        account_id=who.account_id,
    )
    await desk.db.write(_take, sit, invitation, desk.now())
    return key


def _take(connection: Connection, sit: SeatRow, invitation: str, now: float) -> None:
    kept, seat = waiting(connection, sit.table_id, sit.seat)
    if seat.kind not in ("open", "invited"):
        raise Refusal(409, "seat-taken")
    if seat.kind == "invited" and not secrets.proves(invitation, seat.invitation_hash):
        raise Refusal(403, "seat-invited")
    check_free(sit.name, others(kept, sit.seat))
    # The invitation stays: it is good again should its guest stand up.
    change_seat(
        connection,
        sit.table_id,
        sit.seat,
        kind="person",
        name=sit.name,
        key_hash=sit.key_hash,
        account_id=sit.account_id,
    )
    start_if_ready(connection, kept, now)


async def leave(desk: Desk, kept: Kept, who: Asker, seat: int) -> None:
    """Stand up while the table waits."""
    check_own(kept, who, seat)
    await desk.db.write(_leave, kept.row.id, seat, desk.now())


def check_own(kept: Kept, who: Asker, seat: int) -> SeatRow:
    found = seat_in(kept, seat)
    if seat not in who.seats:
        raise Refusal(403, "seat-not-yours")
    return found


def _leave(connection: Connection, table_id: str, number: int, now: float) -> None:
    _, seat = waiting(connection, table_id, number)
    kind = "invited" if seat.invitation_hash else "open"
    free = {**FREE, "kind": kind, "invitation_hash": seat.invitation_hash}
    change_seat(connection, table_id, number, **free)
    change_table(connection, table_id, since=now)


# To another device


async def link(desk: Desk, kept: Kept, who: Asker, seat: int) -> str:
    """The token of a link that brings a seat to another device, once."""
    check_own(kept, who, seat)
    token, expires = secrets.new_secret(), desk.now() + desk.settings.times.link
    await desk.db.write(add_link, secrets.hashed(token), kept.row.id, seat, expires)
    return token


async def claim(desk: Desk, table_id: str, token: str, account_id: int | None) -> Key:
    """The seat of a one-time link; the key that it had before is void."""
    secret = secrets.new_secret()
    seat = await desk.db.write(
        _claim, table_id, token_hash(token), secrets.hashed(secret), account_id, desk.now()
    )
    return Key(seat, secret)


def token_hash(token: str) -> str:
    if len(token) > secrets.LONGEST_SECRET:
        raise Refusal(409, "link-void")
    return secrets.hashed(token)


def _claim(
    connection: Connection,
    table_id: str,
    token: str,
    key_hash: str,
    account_id: int | None,
    now: float,
) -> int:
    kept = lock_table(connection, table_id)
    if kept is None:
        raise Refusal(404, "table-unknown")
    number = use_link(connection, token, table_id, now)
    if number is None:
        raise Refusal(409, "link-void")
    seat = replace(kept.seats[number], key_hash=key_hash)
    if account_id is not None:
        seat = replace(seat, account_id=account_id)
    change_seat(connection, table_id, number, key_hash=key_hash, account_id=seat.account_id)
    if kept.row.host_hash == kept.seats[number].key_hash:
        change_table(connection, table_id, host_hash=key_hash)
    return number
