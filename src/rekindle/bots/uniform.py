"""The bot `random`: chooses uniformly among its moves."""

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
    """Return one of these, given a source of floats in [0, 1). Faster than `random.choice`."""
    return things[int(draw() * len(things))]


class Uniform(Bot):
    """Plays any of its moves, but declines every offer, as it would give everything away."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self._draw = random.Random(seed).random

    def choose(self, seat: Seat) -> Move:
        moves = seat.decision.moves
        return refusal(moves) or pick(self._draw, without_offers(moves))
