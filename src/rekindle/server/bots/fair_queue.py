"""Whose bot thinks next, if more of them want to than there are processes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """A number of places, for which owners take turns.

    Somebody who has fifty tables full of bots waits for them longer, and nobody else does.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By owner, the one whose turn is next first."""

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        """Wait for a place, and keep it for as long as the context lasts."""
        await self._take(owner)
        try:
            yield
        finally:
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
        """Give a place to the next owner who waits."""
        while self._waiting:
            owner = next(iter(self._waiting))
            turns = self._waiting.pop(owner)
            turn = turns.popleft()
            if turns:
                self._waiting[owner] = turns  # behind everybody else
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
