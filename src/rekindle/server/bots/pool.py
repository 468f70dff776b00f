"""The processes in which bots decide: with a timeout, and never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing

from pebble import ProcessPool

from rekindle.bots.request import BotRequest
from rekindle.server.bots.worker import choose_move, preload


class BotPool:
    """A pool of bot processes. They start with the first request."""

    def __init__(self, processes: int, timeout: float) -> None:
        self._processes = processes
        self._timeout = timeout
        self._pool: ProcessPool | None = None

    async def choose(self, request: BotRequest) -> str:
        """Return the chosen move. A process that takes too long is ended: TimeoutError."""
        future = self._running().schedule(choose_move, args=(request,), timeout=self._timeout)
        return await asyncio.wrap_future(future)

    def _running(self) -> ProcessPool:
        if self._pool is None or not self._pool.active:
            self._pool = ProcessPool(
                max_workers=self._processes,
                initializer=preload,
                context=multiprocessing.get_context("spawn"),
            )
        return self._pool

    async def stop(self) -> None:
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(self._pool.join)
