"""The seats of a new table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from rekindle.bots.levels import USUAL_LEVEL
from rekindle.server import secrets
from rekindle.server.errors import ApiError
from rekindle.server.names import bot_name, check_unused, clean_name
from rekindle.server.protocol.tables import Invitation, Key, SeatWish
from rekindle.server.store.models import SeatRow

READY = ("person", "shared", "bot")
"""Kinds of seats that need nobody to join."""


def initial_seats(
    table_id: str, wishes: Sequence[SeatWish], account: int | None, levels: Collection[str]
) -> tuple[list[SeatRow], list[Key], list[Invitation]]:
    """Return the seats of a new table, the host's keys, and invitations for guests."""
    if sum(1 for wish in wishes if wish.kind == "person") > 1:
        raise ApiError(400, "one-person")
    seats: list[SeatRow] = []
    keys: list[Key] = []
    invitations: list[Invitation] = []
    for number, (wish, name) in enumerate(zip(wishes, seat_names(wishes), strict=True)):
        seat = SeatRow(table_id, number, wish.kind, name)
        if wish.kind == "bot":
            seat = replace(seat, level=checked_level(wish.level, levels))
        elif wish.kind == "invited":
            invitation = Invitation(number, secrets.new_secret())
            invitations.append(invitation)
            seat = replace(seat, invitation_hash=secrets.hashed(invitation.token))
        elif wish.kind in ("person", "shared"):
            key = Key(number, secrets.new_secret())
            # The key of the host's own seat comes first: it also proves who the host is.
            keys.insert(0 if wish.kind == "person" else len(keys), key)
            seat = replace(seat, key_hash=secrets.hashed(key.secret), account_id=account)
        seats.append(seat)
    return seats, keys, invitations


def seat_names(wishes: Sequence[SeatWish]) -> list[str]:
    """Return the name at each seat. Bots without one get a name that is left."""
    names = [""] * len(wishes)
    for seat, wish in enumerate(wishes):
        if wish.kind in ("person", "shared") or (wish.kind == "bot" and wish.name.strip()):
            names[seat] = clean_name(wish.name)
            check_unused(names[seat], names[:seat])
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot" and not names[seat]:
            names[seat] = bot_name(names)
    return names


def checked_level(level: str, levels: Collection[str]) -> str:
    """Return a level that the server offers, or the usual one if it is empty."""
    if level and level not in levels:
        raise ApiError(400, "level-unknown", level=level[:40], levels=", ".join(levels))
    return level or USUAL_LEVEL
