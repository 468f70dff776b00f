"""A table as a client sees it, without the state of its game."""

from __future__ import annotations

from rekindle.games import find
from rekindle.kernel.messages import capital, game_word
from rekindle.server.protocol.tables import (
    Branch,
    Outcome,
    ScorePart,
    SeatInfo,
    SeatScore,
    TableInfo,
)
from rekindle.server.seats.access import Access
from rekindle.server.store.models import SeatRow, TableRow
from rekindle.server.store.tables import StoredTable
from rekindle.server.tables import clock


def table_info(
    stored: StoredTable, access: Access, language: str, present: frozenset[int], now: float
) -> TableInfo:
    """Return a table as somebody with this access sees it; `present` seats are connected."""
    row = stored.row
    return TableInfo(
        id=row.id,
        game=row.game,
        title=find(row.game).title,
        options=row.options,
        pack=row.pack,
        listed=row.listed,
        pace=row.pace,  # type: ignore[arg-type]
        clock=row.clock,
        status=row.status,  # type: ignore[arg-type]
        created=row.created,
        seats=[seat_info(stored, seat, access, present, now) for seat in stored.seats],
        deciding=row.deciding_seats if row.status == "running" else [],
        since=row.since,
        length=row.length,
        host=access.host,
        branch=branch_of(row),
        outcome=outcome(row, language),
    )


def seat_info(
    stored: StoredTable, seat: SeatRow, access: Access, present: frozenset[int], now: float
) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        level=seat.level,
        here=seat.seat in present,
        mine=seat.seat in access.seats,
        substitute=seat.substitute,
        votes=list(stored.votes.get(seat.seat, [])),
        overdue=clock.overdue(stored, seat.seat, now),
    )


def branch_of(row: TableRow) -> Branch | None:
    if row.branch_table is None or row.branch_at is None:
        return None
    return Branch(row.branch_table, row.branch_at)


def outcome(row: TableRow, language: str) -> Outcome | None:
    """Return the stored result of a game with its words in a language."""
    if row.outcome is None:
        return None
    phrases = find(row.game).phrases(language)
    seats = [
        SeatScore(
            seat["seat"],
            seat["place"],
            seat["total"],
            [
                ScorePart(capital(game_word(phrases, "score", name)), points)
                for name, points in seat["lines"]
            ],
        )
        for seat in row.outcome["seats"]
    ]
    return Outcome(seats, capital(game_word(phrases, "ending", row.outcome["reason"])))
