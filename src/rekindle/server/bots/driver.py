"""Bots at tables: they think in processes of their own, with a limit, never in the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from pebble import ProcessPool

from rekindle.bots import find, seat_of
from rekindle.kernel.match import Match
from rekindle.server.bots.worker import Problem, get_ready, problem, think
from rekindle.server.live.refusals import Refusal, Stale
from rekindle.server.live.table import LiveTable

SEED_BITS = 32

log = logging.getLogger(__name__)

Thinks = Callable[[Problem], Awaitable[str]]
Claims = Callable[[str], Awaitable[bool]]


class Pool:
    """Processes that think. They start with the first question."""

    def __init__(self, processes: int, limit: float) -> None:
        self._processes = processes
        self._limit = limit
        self._pool: ProcessPool | None = None

    async def think(self, given: Problem) -> str:
        """The chosen move. A process that takes too long is ended: TimeoutError."""
        future = self._ready().schedule(think, args=(given,), timeout=self._limit)
        return await asyncio.wrap_future(future)

    def _ready(self) -> ProcessPool:
        if self._pool is None or not self._pool.active:
            self._pool = ProcessPool(
                max_workers=self._processes,
                initializer=get_ready,
                context=multiprocessing.get_context("spawn"),
            )
        return self._pool

    async def stop(self) -> None:
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(self._pool.join)


class Robots:
    """One task for each table where a bot must decide."""

    def __init__(self, think: Thinks, pause: float, claim: Claims) -> None:
        self._think = think
        self._pause = pause
        self._claim = claim
        """Whether this worker may answer for a table's bots now."""
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def busy(self, table_id: str) -> bool:
        return table_id in self._tasks

    def wake(self, live: LiveTable) -> None:
        """See whether a bot must decide here."""
        if waiting(live) is not None and not self.busy(live.id):
            self._tasks[live.id] = asyncio.create_task(self._drive(live))

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, live: LiveTable) -> None:
        """Answer until a person must; the sweep comes back to what fails."""
        try:
            while (found := waiting(live)) is not None:
                if not await self._claim(live.id):
                    return
                await self._answer(live, *found)
        except Refusal as refusal:
            log.warning("a bot's move at table %s is not taken: %s", live.id, refusal)
        except Exception:
            log.exception("the bots of table %s stopped", live.id)
        finally:
            self._tasks.pop(live.id, None)

    async def _answer(self, live: LiveTable, seat: int, level: str) -> None:
        assert live.line is not None
        line, since = live.line, time.monotonic()
        text = await self._chosen(line.match, live, seat, level)
        await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - since)))
        if live.kept.seats[seat].played_by != level:
            return  # the owner is back
        with suppress(Stale):  # somebody took a decision back, or another worker was faster
            await live.play(seat, line.number, text)

    async def _chosen(self, match: Match, live: LiveTable, seat: int, level: str) -> str:
        seed = secrets.randbits(SEED_BITS)
        try:
            return await self._think(problem(match, live.folder, seat, level, seed))
        except Exception as error:  # too slow, or its process died
            log.warning("a bot at table %s gave no answer: %r", live.id, error)
            return find("random", seed).choose(seat_of(match, seat)).text


def waiting(live: LiveTable) -> tuple[int, str] | None:
    """A seat that a bot must decide for, and the bot's level."""
    if live.line is None:
        return None
    for seat in live.line.deciding:
        level = live.kept.seats[seat].played_by
        if level:
            return seat, level
    return None
