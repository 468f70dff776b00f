"""Branching off a finished game: a new table that continues from one of its decisions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from rekindle.kernel.record import origin_in, seed_text
from rekindle.server import secrets
from rekindle.server.errors import ApiError
from rekindle.server.protocol.http import BranchWish
from rekindle.server.protocol.tables import SeatWish
from rekindle.server.seats.initial import initial_seats
from rekindle.server.services import Services
from rekindle.server.store.models import Entry, Progress, SeatRow, seat_bits
from rekindle.server.store.tables import StoredTable, insert_table
from rekindle.server.tables.clock import substitute_level
from rekindle.server.tables.opening import OpenedTable, check_table_count


async def open_branch(
    services: Services,
    source: StoredTable,
    wish: BranchWish,
    entries: Sequence[Entry],
    progress: Progress,
    address: str,
    account_id: int | None,
) -> OpenedTable:
    """Open a table with these entries as its beginning, and bots at all other seats.

    From there on it has a seed of its own: that of a finished game is known.
    """
    if wish.seat not in range(source.row.seats):
        last = source.row.seats - 1
        raise ApiError(400, "seat-unknown", seat=str(wish.seat)[:20], last=last)
    await check_table_count(services, address)
    id, watch, now = secrets.new_table_id(), secrets.new_secret(), services.now()
    levels = services.settings.levels
    wishes = [
        SeatWish("bot", level=wish.level or level_at(source, seat, levels)) for seat in source.seats
    ]
    wishes[wish.seat] = SeatWish("person", wish.name)
    seats, keys, _ = initial_seats(id, wishes, account_id, levels)
    origin = origin_in(source.row.seats, source.row.seed).branched(wish.at, secrets.new_seed())
    row = replace(
        source.row,
        id=id,
        seed=seed_text(origin),
        listed=False,
        pace="live",
        clock=services.settings.times.clock_live,
        status="running",
        host_hash=secrets.hashed(keys[0].secret),
        host_account=account_id,
        watch_hash=secrets.hashed(watch),
        address=address,
        created=now,
        since=now,
        ended=None,
        number=len(entries),
        length=progress.length,
        deciding=seat_bits(progress.deciding),
        outcome=None,
        branch_table=source.row.id,
        branch_at=wish.at,
        bot_until=0.0,
        bot_worker="",
        proposer=None,
    )
    copied = [replace(entry, table_id=id, at=now) for entry in entries]
    await services.db.write(insert_table, row, seats, copied)
    return OpenedTable(StoredTable(row, tuple(seats), {}), keys, [], watch)


def level_at(source: StoredTable, seat: SeatRow, levels: Collection[str]) -> str:
    """Return the level of the bot that plays at a seat as it was, or instead of a person.

    It is empty if the server no longer offers that bot.
    """
    level = seat.level if seat.kind == "bot" else substitute_level(source)
    return level if level in levels else ""
