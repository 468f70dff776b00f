"""Who has thought for too long, and how the others give such a seat to a bot."""

from __future__ import annotations

from rekindle.server.store.tables import Kept

PEOPLE = ("person", "shared")
STAND_IN = "steady"
"""The level of the bot that plays for somebody who is away."""


def overdue(kept: Kept, seat: int, now: float) -> bool:
    """Whether a person has let the table wait beyond its clock."""
    row = kept.row
    return (
        row.status == "running"
        and seat in row.deciding_seats
        and is_person(kept, seat)
        and now >= row.since + row.clock
    )


def is_person(kept: Kept, seat: int) -> bool:
    """Whether a person decides here, and no bot in that person's place."""
    found = kept.seats[seat]
    return found.kind in PEOPLE and not found.substitute


def voters(kept: Kept, absent: int, now: float) -> list[int]:
    """Those whose votes count: the other people that are not away themselves."""
    return [
        seat.seat
        for seat in kept.seats
        if seat.seat != absent and is_person(kept, seat.seat) and not overdue(kept, seat.seat, now)
    ]


def carried(kept: Kept, absent: int, given: list[int], now: float) -> bool:
    """Whether more than half of the others want a bot to play for this seat."""
    counted = voters(kept, absent, now)
    return 2 * len([seat for seat in counted if seat in given]) > len(counted)
