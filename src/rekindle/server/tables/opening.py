"""Opening a table: from a wish, or from a moment of a game that is over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import rekindle
from rekindle.bots import LEVELS
from rekindle.games import find
from rekindle.server import secrets
from rekindle.server.http.errors import Refusal
from rekindle.server.packs import Packs
from rekindle.server.protocol.messages import Invitation, Key, SeatWish, TableWish
from rekindle.server.seats.names import bot_name, check_free, clean_name
from rekindle.server.settings import DAY, Settings
from rekindle.server.store.database import Database
from rekindle.server.store.models import Entry, SeatRow, Standing, TableRow, bits
from rekindle.server.store.tables import Kept, insert_table, unfinished_of_address

USUAL_LEVEL = "steady"
SHORTEST_CLOCK = 10
LONGEST_CLOCK = 30 * DAY
READY = ("person", "shared", "bot")
"""Seats that nobody is waited for at."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Where tables are opened: what everything here needs."""

    db: Database
    settings: Settings
    packs: Packs
    now: Callable[[], float] = time.time


@dataclass(frozen=True, slots=True)
class Opening:
    """A table that was opened, with the secrets that only its host is told."""

    kept: Kept
    keys: list[Key]
    invitations: list[Invitation]
    watch: str


async def open_table(desk: Desk, wish: TableWish, address: str, account: int | None) -> Opening:
    """A new table; it is running at once if nobody is waited for."""
    await check_number(desk, address)
    id, watch = secrets.new_table_id(), secrets.new_secret()
    taken, keys, invitations = laid(id, wish.seats, account)
    ready = all(seat.kind in READY for seat in taken)
    now = desk.now()
    row = TableRow(
        id=id,
        game=wish.game,
        options=chosen_options(wish),
        pack=desk.packs.resolved(find(wish.game).name, wish.pack),
        pack_hash="",
        rules=0,
        seats=len(taken),
        seed=secrets.new_seed(),
        listed=wish.listed,
        pace=wish.pace,
        clock=clock_of(desk.settings, wish),
        status="running" if ready else "waiting",
        host_hash=secrets.hashed(keys[0].secret) if keys else "",
        host_account=account,
        watch_hash=secrets.hashed(watch),
        address=address,
        created=now,
        since=now,
    )
    row = await dealt(desk, row)
    await desk.db.write(insert_table, row, taken)
    return Opening(Kept(row, tuple(taken), {}), keys, invitations, watch)


async def check_number(desk: Desk, address: str) -> None:
    most = desk.settings.limits.tables
    if await desk.db.read(unfinished_of_address, address, desk.now() - DAY) >= most:
        raise Refusal(429, "too-many-tables", most=most)


def chosen_options(wish: TableWish) -> dict[str, str]:
    """Alone among bots nobody is bothered with what only people use, trading say."""
    game = find(wish.game)
    game.check_seats(len(wish.seats))
    people = sum(1 for seat in wish.seats if seat.kind != "bot")
    return game.choose_options(wish.options, simulated=people < 2)


def clock_of(settings: Settings, wish: TableWish) -> int:
    times = settings.times
    usual = times.clock_live if wish.pace == "live" else times.clock_turns
    if wish.clock == 0:
        return usual
    if not SHORTEST_CLOCK <= wish.clock <= LONGEST_CLOCK:
        raise Refusal(400, "clock-wrong", least=SHORTEST_CLOCK, most=LONGEST_CLOCK)
    return wish.clock


async def dealt(desk: Desk, row: TableRow) -> TableRow:
    """The table with the rules of today, and who decides first.

    Reading a pack may take a moment, so it is done in a thread.
    """
    folder = desk.packs.folder(row.game, row.pack)
    match = await asyncio.to_thread(
        rekindle.new, row.game, row.seats, row.seed, row.options, folder
    )
    first = tuple(decision.seat for decision in match.decisions)
    return replace(
        row,
        rules=match.game.rules_version,
        pack_hash=match.setting.pack_hash,
        deciding=bits(first),
    )


# Seats as they are wished for


def laid(
    table_id: str, wishes: Sequence[SeatWish], account: int | None
) -> tuple[list[SeatRow], list[Key], list[Invitation]]:
    """The seats of a new table, the host's keys, and invitations for others."""
    if sum(1 for wish in wishes if wish.kind == "person") > 1:
        raise Refusal(400, "one-person")
    names = names_of(wishes)
    taken: list[SeatRow] = []
    keys: list[Key] = []
    invitations: list[Invitation] = []
    for number, (wish, name) in enumerate(zip(wishes, names, strict=True)):
        seat = SeatRow(table_id, number, wish.kind, name)
        if wish.kind == "bot":
            seat = replace(seat, level=level_of(wish.level))
        elif wish.kind == "invited":
            invitation = Invitation(number, secrets.new_secret())
            invitations.append(invitation)
            seat = replace(seat, invitation_hash=secrets.hashed(invitation.token))
        elif wish.kind in ("person", "shared"):
            key = Key(number, secrets.new_secret())
            # The host's own seat comes first: its key is the host's as well.
            keys.insert(0 if wish.kind == "person" else len(keys), key)
            seat = replace(seat, key_hash=secrets.hashed(key.secret), account_id=account)
        taken.append(seat)
    return taken, keys, invitations


def names_of(wishes: Sequence[SeatWish]) -> list[str]:
    """Everybody's name, seat by seat: people's first, since bots take what is left."""
    names = [""] * len(wishes)
    for seat, wish in enumerate(wishes):
        if wish.kind in ("person", "shared") or (wish.kind == "bot" and wish.name.strip()):
            names[seat] = clean_name(wish.name)
            check_free(names[seat], names[:seat])
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot" and not names[seat]:
            names[seat] = bot_name(names)
    return names


def level_of(level: str) -> str:
    if level and level not in LEVELS:
        raise Refusal(400, "level-unknown", level=level[:40], levels=", ".join(LEVELS))
    return level or USUAL_LEVEL


# Playing on from a game that is over


async def open_branch(
    desk: Desk,
    source: Kept,
    at: int,
    entries: Sequence[Entry],
    standing: Standing,
    *,
    seat: int,
    name: str,
    level: str,
    address: str,
    account_id: int | None,
) -> Opening:
    """A new table that stands where another one stood, with bots at all other seats."""
    if seat not in range(source.row.seats):
        raise Refusal(400, "seat-unknown", seat=str(seat)[:20], last=source.row.seats - 1)
    await check_number(desk, address)
    id, watch, now = secrets.new_table_id(), secrets.new_secret(), desk.now()
    mine = SeatWish("person", name)
    wishes = [mine if i == seat else SeatWish("bot", level=level) for i in range(source.row.seats)]
    taken, keys, _ = laid(id, wishes, account_id)
    row = replace(
        source.row,
        id=id,
        listed=False,
        pace="live",
        clock=desk.settings.times.clock_live,
        status="running",
        host_hash=secrets.hashed(keys[0].secret),
        host_account=account_id,
        watch_hash=secrets.hashed(watch),
        address=address,
        created=now,
        since=now,
        ended=None,
        number=len(entries),
        length=standing.length,
        deciding=bits(standing.deciding),
        outcome=None,
        branch_table=source.row.id,
        branch_at=at,
        bot_until=0.0,
    )
    copied = [replace(entry, table_id=id, at=now) for entry in entries]
    await desk.db.write(insert_table, row, taken, copied)
    return Opening(Kept(row, tuple(taken), {}), keys, [], watch)
