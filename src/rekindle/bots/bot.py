"""The base class of bots."""

from __future__ import annotations

from abc import ABC, abstractmethod

from rekindle.bots.seat import Seat
from rekindle.kernel.moves import Move


class Bot(ABC):
    """A player. All its randomness comes from its seed, so equal seeds play equal games."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed

    @abstractmethod
    def choose(self, seat: Seat) -> Move:
        """Return one of the moves of the seat's decision."""
