"""The bot `value`: plays the move after which its network likes the state best, without search."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rekindle.bots.learned.expert import Expert
from rekindle.bots.learned.network import Array
from rekindle.bots.learned.player import LearnedBot
from rekindle.bots.seat import Seat
from rekindle.kernel.match import engine_of
from rekindle.kernel.state import State

SAMPLES: Final = 6
"""How often a move is tried after which chance decides something, or something is revealed."""


class Value(LearnedBot):
    """Judges the states after each of its moves, with errors where it is to be weaker."""

    def __init__(
        self, name: str, seed: int, network: Path | None = None, error: float = 0.0
    ) -> None:
        super().__init__(name, seed, network)
        self.error = error
        """The spread of its errors, in shares of the win."""

    def best(self, seat: Seat, expert: Expert, codes: Sequence[int]) -> int:
        worth = worth_of_moves(expert, seat, codes, self.random).tolist()
        if self.error:
            worth = [one + self.random.gauss(0, self.error) for one in worth]
        return max(range(len(codes)), key=worth.__getitem__)


def worth_of_moves(expert: Expert, seat: Seat, codes: Sequence[int], rng: random.Random) -> Array:
    """Return what each move is worth to the seat: what the network says of the states after it."""

    def imagine() -> State:
        state: State = engine_of(seat.imagine(rng.getrandbits(32)))[1]
        return state

    return expert.weigh_often(imagine, seat.number, codes, SAMPLES)[1]
