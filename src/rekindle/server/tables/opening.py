"""Opening a table."""

from __future__ import annotations

from dataclasses import dataclass

from rekindle.games import find
from rekindle.server import secrets
from rekindle.server.current_rules import with_current_rules
from rekindle.server.errors import ApiError
from rekindle.server.protocol.tables import Invitation, Key, TableWish
from rekindle.server.seats.initial import READY, initial_seats
from rekindle.server.services import Services
from rekindle.server.settings import DAY, Settings
from rekindle.server.store.models import TableRow
from rekindle.server.store.tables import StoredTable, insert_table, unfinished_of_address

MIN_CLOCK = 10
MAX_CLOCK = 30 * DAY


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A new table, with the secrets that only its host receives."""

    stored: StoredTable
    keys: list[Key]
    invitations: list[Invitation]
    watch: str


async def open_table(
    services: Services, wish: TableWish, address: str, account: int | None
) -> OpenedTable:
    """Open a table. Its game starts at once if no seat is left to take."""
    await check_table_count(services, address)
    id, watch = secrets.new_table_id(), secrets.new_secret()
    seats, keys, invitations = initial_seats(id, wish.seats, account, services.settings.levels)
    ready = all(seat.kind in READY for seat in seats)
    now = services.now()
    row = TableRow(
        id=id,
        game=wish.game,
        options=checked_options(wish),
        pack=services.packs.resolve(find(wish.game).name, wish.pack),
        pack_hash="",
        rules=0,
        seats=len(seats),
        seed=str(secrets.new_seed()),
        listed=wish.listed,
        pace=wish.pace,
        clock=clock_seconds(services.settings, wish),
        status="running" if ready else "waiting",
        host_hash=secrets.hashed(keys[0].secret) if keys else "",
        host_account=account,
        watch_hash=secrets.hashed(watch),
        address=address,
        created=now,
        since=now,
    )
    row = await with_current_rules(services, row)
    await services.db.write(insert_table, row, seats)
    return OpenedTable(StoredTable(row, tuple(seats), {}), keys, invitations, watch)


async def check_table_count(services: Services, address: str) -> None:
    limit = services.settings.limits.tables
    if await services.db.read(unfinished_of_address, address, services.now() - DAY) >= limit:
        raise ApiError(429, "too-many-tables", most=limit)


def checked_options(wish: TableWish) -> dict[str, str]:
    """Return the options. With a single person they default to those of a simulation.

    What only people use, such as trading, is then off.
    """
    game = find(wish.game)
    game.check_seats(len(wish.seats))
    people = sum(1 for seat in wish.seats if seat.kind != "bot")
    return game.choose_options(wish.options, simulated=people < 2)


def clock_seconds(settings: Settings, wish: TableWish) -> int:
    if wish.clock == 0:
        times = settings.times
        return times.clock_live if wish.pace == "live" else times.clock_turns
    if not MIN_CLOCK <= wish.clock <= MAX_CLOCK:
        raise ApiError(400, "clock-wrong", least=MIN_CLOCK, most=MAX_CLOCK)
    return wish.clock
