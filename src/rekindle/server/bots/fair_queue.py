"""Whose bot thinks next, if more of them want to than there are processes."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class FairQueue:
    """A number of places; the next one is for the owner who has used them least.

    Somebody who has fifty tables full of strong bots waits for them longer, and nobody else does.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._used: dict[str, float] = {}
        """By owner: seconds since somebody last had to wait for a place."""

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        """Wait for a place, and keep it for as long as the context lasts."""
        await self._take(owner)
        begun = self._clock()
        try:
            yield
        finally:
            self._used[owner] = self._used.get(owner, 0.0) + self._clock() - begun
            self._pass_on()

    async def _take(self, owner: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just become free
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a place to an owner who waits."""
        while self._waiting:
            owner = min(self._waiting, key=lambda one: self._used.get(one, 0.0))
            turns = self._waiting.pop(owner)
            turn = turns.popleft()
            if turns:
                self._waiting[owner] = turns  # behind everybody else
            if not turn.done():
                turn.set_result(None)
                return
        self._used.clear()
        self._free += 1
