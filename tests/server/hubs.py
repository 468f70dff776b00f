"""A hub for tests: its database is in a temporary folder, its tables are opened directly."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from rekindle.server.live.bus import Bus
from rekindle.server.live.hub import Hub
from rekindle.server.live.table import LiveTable
from rekindle.server.packs import load_packs
from rekindle.server.protocol.tables import Language, SeatWish, TableWish
from rekindle.server.services import Services
from rekindle.server.settings import Limits, Settings, Times
from rekindle.server.store.database import open_database
from rekindle.server.store.upgrade import upgrade
from rekindle.server.store.urls import database_url
from rekindle.server.tables.opening import OpenedTable, open_table

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
async def hub_in(folder: Path, limits: Limits | None = None) -> AsyncIterator[Hub]:
    """A hub without background tasks: no clock, no sweep."""
    settings = settings_in(folder, limits)
    db = open_database(settings.database)
    await db.write(upgrade)
    hub = Hub(db, settings)
    try:
        yield hub
    finally:
        await hub.stop()
        await db.close()


@asynccontextmanager
async def neighbour(hub: Hub, bus: Bus) -> AsyncIterator[Hub]:
    """Another worker with the same database."""
    other = Hub(hub.db, hub.settings, bus)
    try:
        yield other
    finally:
        await other.stop()


async def opened(
    hub: Hub, *kinds: str, game: str = "euphoria", **options: str
) -> tuple[LiveTable, OpenedTable]:
    """Open a table with seats of these kinds: `bot`, or people who share one device."""
    services = Services(hub.db, hub.settings, load_packs(()))
    seats = [
        SeatWish("bot", level="easy") if kind == "bot" else SeatWish("shared", name)
        for kind, name in zip(kinds or ("shared", "shared"), NAMES, strict=False)
    ]
    opened_table = await open_table(services, TableWish(game, seats, options), "", None)
    live = await hub.table(opened_table.stored.row.id)
    assert live is not None
    return live, opened_table


async def play_on(live: LiveTable, decisions: int, seed: int = 7) -> None:
    """Play this many random decisions, or until the game is over."""
    choose = random.Random(seed)
    for _ in range(decisions):
        assert live.line is not None
        if live.line.match.over:
            return
        decision = choose.choice(live.line.match.decisions)
        move = choose.choice(decision.moves)
        await live.play(decision.seat, live.line.number, move.text)
