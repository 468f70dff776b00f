"""The base class of bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from rekindle.bots.seat import Seat
from rekindle.kernel.moves import Move

DEFAULT_LIMIT: Final = 60.0


class Bot(ABC):
    """A player. All its randomness comes from its seed, so equal seeds play equal games."""

    limit = DEFAULT_LIMIT
    """How many seconds it may think about one decision. Whoever lets it play sets it."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed

    @abstractmethod
    def choose(self, seat: Seat) -> Move:
        """Return one of the moves of the seat's decision."""

    def close(self) -> None:  # noqa: B027 - most bots have nothing to do here
        """End whatever was begun for this game; called when nobody asks the bot any more."""
