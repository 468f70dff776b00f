"""The bot `random`: any move is as good as any other."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

from rekindle.bots.bot import Bot
from rekindle.bots.manners import refusal, without_offers
from rekindle.bots.seat import Seat
from rekindle.kernel.moves import Move

T = TypeVar("T")


def pick(draw: Callable[[], float], things: Sequence[T]) -> T:
    """One of these things, by a drawn number from 0 to 1. Faster than `random.choice`."""
    return things[int(draw() * len(things))]


class Uniform(Bot):
    """Plays any of its moves; it declines every offer, or it would be everybody's purse."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self._draw = random.Random(seed).random

    def choose(self, seat: Seat) -> Move:
        moves = seat.decision.moves
        return refusal(moves) or pick(self._draw, without_offers(moves))
