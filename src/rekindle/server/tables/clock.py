"""Whose clock has run out, and whether a vote for a substitute passes."""

from __future__ import annotations

from rekindle.bots.own.guarded import STAND_IN
from rekindle.server.store.tables import StoredTable

PEOPLE = ("person", "shared")


def overdue(stored: StoredTable, seat: int, now: float) -> bool:
    """Whether a person has exceeded the table's clock."""
    row = stored.row
    return (
        row.status == "running"
        and seat in row.deciding_seats
        and is_person(stored, seat)
        and now >= row.since + row.clock
    )


def is_person(stored: StoredTable, seat: int) -> bool:
    """Whether a person decides for this seat, and no substitute."""
    row = stored.seats[seat]
    return row.kind in PEOPLE and not row.substitute


def substitute_level(stored: StoredTable) -> str:
    """Return the level of the bot that plays for somebody: that of other bots at the table."""
    levels = [seat.level for seat in stored.seats if seat.kind == "bot"]
    return levels[0] if levels else STAND_IN


def voters(stored: StoredTable, absent: int, now: float) -> list[int]:
    """Return the seats whose votes count: other people who are not overdue themselves."""
    return [
        seat.seat
        for seat in stored.seats
        if seat.seat != absent
        and is_person(stored, seat.seat)
        and not overdue(stored, seat.seat, now)
    ]


def vote_passes(stored: StoredTable, absent: int, given: list[int], now: float) -> bool:
    """Whether more than half of the voters want a substitute for this seat."""
    counted = voters(stored, absent, now)
    return 2 * len([seat for seat in counted if seat in given]) > len(counted)
