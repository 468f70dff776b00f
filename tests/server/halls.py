"""A hall of the tests' own: its database in a temporary folder, its tables opened by hand."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from rekindle.server.live.bus import Bus
from rekindle.server.live.hub import Hall
from rekindle.server.live.table import LiveTable
from rekindle.server.packs import offered
from rekindle.server.protocol.messages import Language, SeatWish, TableWish
from rekindle.server.settings import Limits, Settings, Times
from rekindle.server.store.database import open_database
from rekindle.server.store.upgrade import upgrade
from rekindle.server.store.urls import database_url
from rekindle.server.tables.opening import Desk, Opening, open_table

T = TypeVar("T")
QUICK = Times(bot_pause=0.0, hello=0.3)
NAMES = ("Anna", "Bert", "Cora", "Dora")
ENGLISH: Language = "en"


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def settings_in(folder: Path, limits: Limits | None = None, times: Times = QUICK) -> Settings:
    url = database_url(f"sqlite:///{folder}/tables.sqlite")
    return Settings(url, limits=limits or Limits(), times=times)


@asynccontextmanager
async def hall_in(folder: Path, limits: Limits | None = None) -> AsyncIterator[Hall]:
    """A hall that does nothing by itself: no clock, no sweep."""
    settings = settings_in(folder, limits)
    db = open_database(settings.database)
    await db.write(upgrade)
    hall = Hall(db, settings)
    try:
        yield hall
    finally:
        await hall.stop()
        await db.close()


@asynccontextmanager
async def neighbour(hall: Hall, bus: Bus) -> AsyncIterator[Hall]:
    """Another worker with the same database."""
    other = Hall(hall.db, hall.settings, bus)
    try:
        yield other
    finally:
        await other.stop()


async def opened(
    hall: Hall, *kinds: str, game: str = "euphoria", **options: str
) -> tuple[LiveTable, Opening]:
    """A table with seats of these kinds: shared ones are people's, all on one device."""
    desk = Desk(hall.db, hall.settings, offered(()))
    seats = [
        SeatWish("bot", level="easy") if kind == "bot" else SeatWish("shared", name)
        for kind, name in zip(kinds or ("shared", "shared"), NAMES, strict=False)
    ]
    opening = await open_table(desk, TableWish(game, seats, options), "", None)
    live = await hall.table(opening.kept.row.id)
    assert live is not None
    return live, opening


async def play_on(live: LiveTable, decisions: int, seed: int = 7) -> None:
    """So many random decisions, or until the game is over."""
    choose = random.Random(seed)
    for _ in range(decisions):
        assert live.line is not None
        if live.line.match.over:
            return
        decision = choose.choice(live.line.match.decisions)
        move = choose.choice(decision.moves)
        await live.play(decision.seat, live.line.number, move.text)
