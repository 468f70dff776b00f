"""Games in processes that may die or hang: what a bot can do wrong beyond an exception.

A watchdog ends a process whose bot does not come back. Then the game is played again in a process
of its own that tells who is to decide, so that the dead process is the fault of a seat.
"""

from __future__ import annotations

import faulthandler
import os
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final

from rekindle.arena.simulation import die_on_interrupt, start_method
from rekindle.arena.tournament.description import Tournament
from rekindle.arena.tournament.pairing import Fixture
from rekindle.arena.tournament.play import GameOfBots
from rekindle.arena.tournament.results import Fault, Played

GRACE: Final = 5.0
"""Seconds beyond the limit after which nobody waits any more for a bot."""

TICK: Final = 0.05
"""Seconds between two looks at a silent process."""


class Watchdog:
    """Ends this process if a decision takes far too long, whatever the bot is doing.

    It is a thread in C, so that compiled code cannot keep it from running. Starting one takes
    longer than a quick decision, so that it is started again only now and then.
    """

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.renewed = -limit

    def begins(self, seat: int) -> None:
        now = monotonic()
        if now - self.renewed > self.limit / 4:
            self.renewed = now
            patience = self.limit * 1.25 + GRACE
            faulthandler.dump_traceback_later(patience, exit=True, file=NOWHERE)


NOWHERE = open(os.devnull, "w")  # noqa: SIM115 - it must stay open


def play_in_worker(tournament: Tournament, fixture: Fixture) -> Played:
    """Play a game in a process that may be ended."""
    try:
        return GameOfBots(tournament, fixture).play(Watchdog(tournament.limit).begins)
    finally:
        faulthandler.cancel_dump_traceback_later()


def play_watched(tournament: Tournament, fixture: Fixture) -> Played:
    """Play a game whose process died again, and find out by whom."""
    context: Any = start_method()
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=play_and_tell, args=(tournament, fixture, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        found = listen(ours, process, tournament.limit + GRACE)
    finally:
        process.kill()
        process.join()
    if isinstance(found, Fault):
        return GameOfBots(tournament, fixture).broken_off(found)
    return found


def listen(told: Connection, process: Any, patience: float) -> Played | Fault:
    """Return the game, or whose decision it was when the process died or was silent for too long.

    The end of a pipe does not tell that its process died: others may have inherited it.
    """
    seat, heard = None, monotonic()
    while True:
        alive = process.is_alive()
        if told.poll(TICK if alive else 0):
            try:
                message = told.recv()
            except EOFError:
                return Fault(seat, "died", "")
            if isinstance(message, Played):
                return message
            seat, heard = message, monotonic()
        elif not alive:
            return Fault(seat, "died", "")
        elif monotonic() - heard > patience:
            return Fault(seat, "limit", "")


def play_and_tell(tournament: Tournament, fixture: Fixture, told: Connection) -> None:
    die_on_interrupt()
    told.send(GameOfBots(tournament, fixture).play(told.send))
