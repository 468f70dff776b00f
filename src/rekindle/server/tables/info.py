"""A table as a client sees it, without the state of its game."""

from __future__ import annotations

from typing import Any

from rekindle.bots.levels import rating_with
from rekindle.games import find
from rekindle.kernel.messages import Phrases, capital, game_word
from rekindle.server.protocol.tables import (
    Branch,
    Outcome,
    Proposal,
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
        proposal=proposal(row),
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
        resigned=seat.resigned,
        rating=rating(stored.row, seat.bot_level),
    )


def rating(row: TableRow, level: str) -> int | None:
    """Return the rating of a level at this table."""
    if not level:
        return None
    game = find(row.game)
    return rating_with(game, row.rules, row.pack_hash, row.options, row.seats, level)


def branch_of(row: TableRow) -> Branch | None:
    if row.branch_table is None or row.branch_at is None:
        return None
    return Branch(row.branch_table, row.branch_at)


def proposal(row: TableRow) -> Proposal | None:
    return None if row.proposer is None else Proposal(row.proposer, row.agreed_seats)


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
            tie_break(phrases, seat.get("tie_break")),
        )
        for seat in row.outcome["seats"]
    ]
    return Outcome(seats, capital(game_word(phrases, "ending", row.outcome["reason"])))


def tie_break(phrases: Phrases, stored: list[Any] | None) -> str:
    """Return what decided a tie, in words; results stored by earlier versions do not have it."""
    if stored is None:
        return ""
    name, own, other = stored
    return capital(game_word(phrases, "tie", name, own=own, other=other))
