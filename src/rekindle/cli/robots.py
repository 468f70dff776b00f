"""The bots at a table. They are handed only what their seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rekindle import bots
from rekindle.cli.seats import Seat
from rekindle.kernel.match import Match
from rekindle.kernel.moves import Move

DEFAULT_BOT = "steady"
"""It answers in a fraction of a second, interpreted too."""

SEEDS_APART = 1000

Bots = Mapping[int, bots.Bot]


def hire(seats: Sequence[Seat], seed: int) -> Bots:
    """A bot for every seat that is not a person's; one that is unknown is refused."""
    return {
        i: bots.find(seat.bot, seed * SEEDS_APART + i)
        for i, seat in enumerate(seats)
        if not seat.human
    }


def choose(bot: bots.Bot, match: Match, seat: int) -> Move:
    return bot.choose(bots.seat_of(match, seat))


def check_bot(spec: str) -> None:
    """Refuses a bot that there is not."""
    bots.find(spec, 0)
