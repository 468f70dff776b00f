"""Lets bots decide at tables, one task per table."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from rekindle.bots import LEVELS, find, seat_of
from rekindle.bots.own.guarded import STAND_IN
from rekindle.bots.request import BotRequest, request_for
from rekindle.kernel.match import Match
from rekindle.server.bots.fair_queue import FairQueue
from rekindle.server.bots.own import OwnBots
from rekindle.server.live.refusals import NotStored, Refusal, Stale
from rekindle.server.live.table import LiveTable
from rekindle.server.store.models import BOT_LEASE
from rekindle.server.store.outages import Unavailable

SEED_BITS = 32
RENEWAL = BOT_LEASE / 3
"""Seconds between two renewals of the lease while a bot thinks."""

log = logging.getLogger(__name__)

ChooseMove = Callable[[BotRequest], Awaitable[str]]
Lease = Callable[[str], Awaitable[bool]]
Replace = Callable[[LiveTable, int, str], Awaitable[None]]


class BotDriver:
    """Runs the bots of this worker's tables."""

    def __init__(
        self,
        choose: ChooseMove,
        pause: float,
        lease: Lease,
        renewal: float = RENEWAL,
        places: int = 1,
        own: OwnBots | None = None,
        replace: Replace | None = None,
    ) -> None:
        self._choose = choose
        self._pause = pause
        """Minimum time for the first of a bot's decisions in a row, in seconds."""
        self._lease = lease
        """Takes or renews the lease for a table's bots; False if another worker has it."""
        self._renewal = renewal
        self._queue = FairQueue(places)
        self._own = own or OwnBots({}, 1, 0.0)
        self._replace = replace
        """Gives a seat a bot of another level, where everybody at the table sees it."""
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def busy(self, table_id: str) -> bool:
        return table_id in self._tasks

    def wake(self, live: LiveTable) -> None:
        """Start a task if a bot must decide at this table."""
        if next_bot(live) is not None and not self.busy(live.id):
            self._tasks[live.id] = asyncio.create_task(self._run(live))
        elif live.line is not None and live.line.over:
            self._own.end(live.id)

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, live: LiveTable) -> None:
        """Decide until it is a person's turn. If something fails, the hub's sweep retries."""
        try:
            while (bot := next_bot(live)) is not None:
                if not await self._lease(live.id):
                    return
                async with self._renewing(live.id):
                    await self._decide(live, *bot)
        except (NotStored, Unavailable):
            return  # the database has logged it
        except Refusal as refusal:
            log.warning("a bot's move at table %s was refused: %s", live.id, refusal)
        except Exception:
            log.exception("the bots of table %s failed", live.id)
        finally:
            self._tasks.pop(live.id, None)

    @asynccontextmanager
    async def _renewing(self, table_id: str) -> AsyncIterator[None]:
        """Renew the lease as long as a bot thinks, or waits for a process to think in."""

        async def renew() -> None:
            with suppress(Unavailable):  # another worker may take over, and the number decides
                while True:
                    await asyncio.sleep(self._renewal)
                    await self._lease(table_id)

        task = asyncio.create_task(renew())
        try:
            yield
        finally:
            task.cancel()

    async def _decide(self, live: LiveTable, seat: int, level: str) -> None:
        assert live.line is not None
        line, start = live.line, time.monotonic()
        text = await self._choose_move(line.match, live, seat, level)
        if begins(line.match, seat):
            await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - start)))
        if live.stored.seats[seat].bot_level != level:
            return  # the owner has returned, or another bot plays on
        with suppress(Stale):  # somebody undid a decision, or another worker was faster
            await live.play(seat, line.number, text)

    async def _choose_move(self, match: Match, live: LiveTable, seat: int, level: str) -> str:
        """Return the bot's choice, or a random move if it fails."""
        seed = secrets.randbits(SEED_BITS)
        try:
            async with self._queue.place(live.stored.row.address):
                if level in LEVELS:
                    request = request_for(match, live.folder, seat, level, seed)
                    return await self._choose(request)
                return await self._own.choose(live, seat_of(match, seat), level, seed)
        except Exception as error:  # a timeout, or its process died
            log.warning("the bot '%s' at table %s failed: %r", level, live.id, error)
            if level not in LEVELS and self._own.is_given_up(live.id, seat, level):
                await self._give_up(live, seat, level)
            return find("random", seed).choose(seat_of(match, seat)).text

    async def _give_up(self, live: LiveTable, seat: int, level: str) -> None:
        """Let another bot play on for one that keeps failing."""
        if self._replace is not None:
            log.warning("'%s' plays on for '%s' at table %s", STAND_IN, level, live.id)
            await self._replace(live, seat, STAND_IN)


def begins(match: Match, seat: int) -> bool:
    """Return whether somebody else made the last decision."""
    return not match.history or match.history[-1].seat != seat


def next_bot(live: LiveTable) -> tuple[int, str] | None:
    """Return a seat that a bot must decide for, and the bot's level."""
    if live.line is None:
        return None
    for seat in live.line.deciding:
        level = live.stored.seats[seat].bot_level
        if level:
            return seat, level
    return None
