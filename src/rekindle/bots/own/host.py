"""The process in which bots of one's own think: whatever they do, whoever waits gets an answer.

It is sent a copy of the table in which all that the seat cannot know is dealt anew, so that there
is nothing in this process that a bot must not see.
"""

from __future__ import annotations

import multiprocessing
import random
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import CancelledError, Future
from concurrent.futures import TimeoutError as Expired
from contextlib import suppress
from pathlib import Path
from typing import Final

from pebble import ProcessExpired, ProcessPool

from rekindle.bots import registry
from rekindle.bots.bot import Bot
from rekindle.bots.faults import BotFault
from rekindle.bots.own.process import FAREWELL, take_along
from rekindle.bots.request import BotRequest, request_for, seat_in
from rekindle.bots.seat import Seat
from rekindle.kernel.moves import Move

MOST_KEPT: Final = 16
"""How many bots a process keeps. One that is dropped begins anew when it must decide again."""

GRACE: Final = 2.0
"""Seconds beyond the limit until a process is ended: bots in it may have limits of their own."""

SEED_BITS: Final = 32

# In the process

kept: OrderedDict[tuple[Hashable, int], Bot] = OrderedDict()
"""The bots of this process by game and seat, the one that decided last at the end."""


def begin(load: Callable[[], object]) -> None:
    take_along()
    load()


def choose(game: Hashable, request: BotRequest, limit: float) -> str:
    """Let the bot of a seat decide; return the text of its move."""
    key = (game, request.seat)
    bot = kept.pop(key, None)
    if bot is None or bot.name != request.spec:
        if bot is not None:
            bot.close()
        bot = registry.find(request.spec, request.seed)
    kept[key] = bot
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)[1].close()
    bot.limit = limit
    return bot.choose(seat_in(request)).text


def end_all() -> None:
    """End the bots of all games."""
    while kept:
        kept.popitem()[1].close()


def end(game: Hashable) -> None:
    """End the bots of a game."""
    for key in [key for key in kept if key[0] == game]:
        kept.pop(key).close()


# From outside


class Host:
    """A process for bots of one's own, started with the first request, replaced if it dies."""

    def __init__(self, load: Callable[[], object] = tuple) -> None:
        self._load = load
        """Loads what is needed, so that it takes no time of the first decision."""
        self._pool: ProcessPool | None = None

    def choose(self, game: Hashable, request: BotRequest, limit: float) -> Future[str]:
        """Return the text of the move to come; `fault_of` explains an exception."""
        return self._running().schedule(choose, args=(game, request, limit), timeout=limit + GRACE)

    def end(self, game: Hashable) -> None:
        """End the bots of a game, when the process has time for it."""
        if self._pool is not None and self._pool.active:
            self._pool.schedule(end, args=(game,))

    def stop(self) -> None:
        """End all bots, and the process."""
        if self._pool is None:
            return
        if self._pool.active:
            with suppress(Exception):
                self._pool.schedule(end_all, timeout=MOST_KEPT * FAREWELL).result()
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()
        self._pool = None

    def _running(self) -> ProcessPool:
        if self._pool is None or not self._pool.active:
            self._pool = ProcessPool(
                max_workers=1,
                initializer=begin,
                initargs=(self._load,),
                context=multiprocessing.get_context("spawn"),
            )
        return self._pool


def fault_of(error: Exception, limit: float) -> BotFault:
    """Return what a bot has done wrong, given how its request has failed."""
    if isinstance(error, BotFault):
        return error
    if isinstance(error, Expired):
        return BotFault("limit", f"{limit:g} s")
    if isinstance(error, ProcessExpired):
        return BotFault("died", f"exit status {error.exitcode}")
    if isinstance(error, CancelledError):  # the process was replaced meanwhile
        return BotFault("died")
    return BotFault("error", f"{type(error).__name__}: {error}")


class HostedBot(Bot):
    """A bot of one's own in a process of its own."""

    def __init__(self, spec: str, seed: int, folder: Path | None) -> None:
        super().__init__(registry.find(spec, seed).name, seed)
        self._folder = folder
        self._random = random.Random(seed)
        self._host = Host()

    def choose(self, seat: Seat) -> Move:
        imagined = seat.imagine(self._random.getrandbits(SEED_BITS))
        request = request_for(
            imagined, self._folder, seat.number, self.name, self.seed, seat.latest()
        )
        future = self._host.choose(0, request, self.limit)
        try:
            text = future.result()
        except Exception as error:
            raise fault_of(error, self.limit) from None
        finally:
            future.cancel()  # Ctrl-C: nobody waits for it any more
        return next(move for move in seat.decision.moves if move.text == text)

    def close(self) -> None:
        self._host.stop()
