"""A worker that is gone: another one lets its bots decide, and both never think at once.

Two hubs share one database. Time is a number that the test sets, so nothing depends on seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import URL

from rekindle.bots.request import BotRequest
from rekindle.server.bots.driver import BotDriver
from rekindle.server.bots.worker import choose_move
from rekindle.server.live import hub as hub_module
from rekindle.server.live.bus import MemoryBus
from rekindle.server.live.client import Client
from rekindle.server.live.hub import Hub
from rekindle.server.live.table import LiveTable
from rekindle.server.protocol.live import Hello
from rekindle.server.seats.access import Access, Tokens
from rekindle.server.settings import Settings
from rekindle.server.store.database import open_database
from rekindle.server.store.models import BOT_LEASE, Entry
from rekindle.server.store.outages import Unavailable
from rekindle.server.store.tables import find_table
from rekindle.server.store.upgrade import upgrade
from tests.server.hubs import QUICK, opened, run


class Workers:
    """Two hubs with one database, one bus and one clock."""

    def __init__(self, url: URL) -> None:
        self.db = open_database(url)
        self.now = 1000.0
        settings = Settings(url, times=QUICK)
        buses: list[MemoryBus] = []
        self.thought: list[str] = []
        """Which worker was asked for a bot's move, in order."""
        self.first, self.second = (
            self.hub(settings, MemoryBus(buses), name) for name in ("first", "second")
        )

    def hub(self, settings: Settings, bus: MemoryBus, name: str) -> Hub:
        hub = Hub(self.db, settings, bus, now=lambda: self.now)
        bus.on_notice = hub._on_notice

        async def choose(request: BotRequest) -> str:
            self.thought.append(name)
            return choose_move(request)

        hub.bots = BotDriver(choose, 0.0, hub._lease_bots)
        return hub

    async def read_notices(self) -> None:
        """Let the second worker do what it was notified of."""
        await asyncio.sleep(0)  # delivers them
        await asyncio.gather(*self.second._tasks._tasks)

    async def die_after_a_move(self, heard: bool) -> tuple[LiveTable, LiveTable]:
        """The first worker commits a person's move and dies before it calls the bot.

        Return the table as both workers have it; the second has heard of the move, or not.
        """
        at_first, _ = await opened(self.first, "shared", "bot", trading="off")
        number = await self.until_the_bot_is_next(at_first)
        at_second = await self.second.table(at_first.id)
        assert at_second is not None
        await self.read_notices()  # of the moves before: they would find this one too
        self.first.bots.wake = lambda live: None  # type: ignore[method-assign]
        if not heard:
            self.first.bus.publish = lambda notice: None  # type: ignore[method-assign]
        await at_first.play(0, number, self.offer(at_first))
        await self.read_notices()
        assert at_second.line is not None
        assert at_second.line.number == number + heard
        self.thought.clear()
        return at_first, at_second

    async def until_the_bot_is_next(self, live: LiveTable) -> int:
        """Play until one move of the person's makes it the bot's turn; return the number."""
        while True:
            self.first.bots.wake(live)
            await settled(self.first)
            assert live.line is not None
            assert live.line.deciding == (0,)
            ahead = live.line.copy()
            ahead.play(self.offer(live), 0)
            if ahead.deciding == (1,):
                return live.line.number
            await live.play(0, live.line.number, self.offer(live))

    @staticmethod
    def offer(live: LiveTable) -> str:
        assert live.line is not None
        return next(d for d in live.line.match.decisions if d.seat == 0).moves[0].text

    async def sweep(self) -> None:
        await self.second._sweep()
        await settled(self.second)


async def settled(hub: Hub) -> None:
    """Wait until no bot has anything to decide."""
    while hub.bots._tasks:
        await asyncio.gather(*hub.bots._tasks.values())


@asynccontextmanager
async def workers(url: URL) -> AsyncIterator[Workers]:
    both = Workers(url)
    await both.db.write(upgrade)
    try:
        yield both
    finally:
        await both.first.stop()
        await both.second.stop()
        await both.db.close()


def bots_turn(live: LiveTable) -> bool:
    assert live.line is not None
    return 1 in live.line.deciding


@pytest.mark.parametrize("heard", [True, False], ids=["heard", "not heard"])
def test_the_bots_of_a_worker_that_died_are_taken_over(url: URL, heard: bool) -> None:
    """The move was acknowledged and committed, but its worker died before it called the bot."""

    async def go() -> None:
        async with workers(url) as both:
            _, live = await both.die_after_a_move(heard)
            await both.sweep()
            assert both.thought == [], "the first worker has the lease and may be thinking"
            both.now += BOT_LEASE + 1
            await both.sweep()
            assert set(both.thought) == {"second"}
            assert not bots_turn(live)

    run(go())


def test_a_table_that_nobody_has_open_is_taken_over(url: URL) -> None:
    """A game by turns: no worker has it in memory."""

    async def go() -> None:
        async with workers(url) as both:
            live, _ = await both.die_after_a_move(heard=False)
            both.second._tables.clear()
            both.now += BOT_LEASE + 1
            await both.sweep()
            again = await both.second.table(live.id)
            assert again is not None
            assert not bots_turn(again)

    run(go())


def test_whoever_connects_to_a_table_wakes_its_bots(url: URL) -> None:
    async def go() -> None:
        async with workers(url) as both:
            live, _ = await both.die_after_a_move(heard=False)
            both.now += BOT_LEASE + 1
            found = await both.second.table(live.id)
            assert found is not None
            assert found.line is not None
            assert live.line is not None
            assert found.line.number == live.line.number, "the acknowledged move is there"
            both.second.connect(Client(found, Hello(), Tokens(), Access(may_view=True)))
            await settled(both.second)
            assert not bots_turn(found)

    run(go())


def test_a_notice_during_an_outage_is_not_forgotten(
    url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second worker hears of a move, and cannot read it at first."""
    monkeypatch.setattr(hub_module, "RETRY_INTERVAL", 0.0)

    async def go() -> None:
        async with workers(url) as both:
            at_first, _ = await opened(both.first)
            at_second = await both.second.table(at_first.id)
            assert at_second is not None
            failures = [Unavailable("unreachable", "terminating connection")] * 2
            since = both.second.journal.since

            async def unreliable(table_id: str, number: int = 0) -> list[Entry]:
                if failures:
                    raise failures.pop()
                return await since(table_id, number)

            both.second.journal.since = unreliable  # type: ignore[method-assign]
            await at_first.play(0, 0, both.offer(at_first))
            await both.read_notices()
            assert not failures
            assert at_second.line is not None
            assert at_second.line.number == 1

    run(go())


def test_the_lease_is_renewed_while_a_bot_thinks(url: URL) -> None:
    """However long it takes, the other worker does not think as well."""

    async def go() -> None:
        async with workers(url) as both:
            live, _ = await opened(both.first, "shared", "bot", trading="off")
            renewed, done = asyncio.Event(), asyncio.Event()

            async def lease(table_id: str) -> bool:
                taken = await both.first._lease_bots(table_id)
                if both.now > 1000.0:
                    renewed.set()
                return taken

            async def slow(request: BotRequest) -> str:
                both.thought.append("first")
                await done.wait()
                return choose_move(request)

            both.first.bots = BotDriver(slow, 0.0, lease, renewal=0.0)
            both.first.bots.wake(live)
            while not both.thought:
                await asyncio.sleep(0)
            both.now += BOT_LEASE - 1  # the first lease is about to expire
            await renewed.wait()
            both.now += BOT_LEASE - 1  # it would have expired
            await both.sweep()
            assert both.thought == ["first"]
            done.set()
            await settled(both.first)
            assert not bots_turn(live)
            assert set(both.thought) == {"first"}

    run(go())


def test_the_writer_of_an_entry_has_the_lease(url: URL) -> None:
    """In the same transaction: there is no moment in which nobody is responsible."""

    async def go() -> None:
        async with workers(url) as both:
            live, _ = await both.die_after_a_move(heard=True)
            stored = await both.db.read(find_table, live.id)
            assert stored is not None
            assert (stored.row.bot_worker, stored.row.bot_until) == (
                both.first.worker,
                both.now + BOT_LEASE,
            )
            assert await both.first._lease_bots(live.id)
            assert not await both.second._lease_bots(live.id)
            both.now += BOT_LEASE + 1
            assert await both.second._lease_bots(live.id)
            assert not await both.first._lease_bots(live.id)

    run(go())
