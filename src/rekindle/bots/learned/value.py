"""The bot `value`: plays the move after which its network likes the state best, without search."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from rekindle.bots.bot import Bot
from rekindle.bots.learned.expert import Expert, expert_for
from rekindle.bots.learned.network import Array
from rekindle.bots.manners import Unrepeated
from rekindle.bots.seat import Seat
from rekindle.kernel.match import engine_of
from rekindle.kernel.moves import Move
from rekindle.kernel.state import State

SAMPLES: Final = 4
"""How often a move is tried after which chance decides something, or something is revealed."""


class Value(Bot):
    """Judges the states after each of its moves."""

    def __init__(self, name: str, seed: int, network: Path | None = None) -> None:
        super().__init__(name, seed)
        self.network = network
        self._random = random.Random(seed)
        self._manners = Unrepeated()

    def choose(self, seat: Seat) -> Move:
        moves = self._manners.considered(seat.decision.moves)
        move = moves[0] if len(moves) == 1 else self._best(seat, moves)
        self._manners.played(move)
        return move

    def _best(self, seat: Seat, moves: Sequence[Move]) -> Move:
        match = seat.imagine(0)
        expert = expert_for(match.game, match.setting, match.seats, self.network)
        worth = worth_of_moves(expert, seat, [move.code for move in moves], self._random)
        return moves[int(worth.argmax())]


def worth_of_moves(expert: Expert, seat: Seat, codes: list[int], rng: random.Random) -> Array:
    """Return what each move is worth to the seat: what the network says of the states after it."""
    _, table = engine_of(seat.imagine(rng.getrandbits(32)))
    worth, after = expert.worth(table, seat.number, codes)
    unsure = [i for i, s in enumerate(after) if is_unsure(table, s)]
    if unsure:
        tried = [worth[unsure]]
        for _ in range(SAMPLES - 1):
            _, table = engine_of(seat.imagine(rng.getrandbits(32)))
            tried.append(expert.worth(table, seat.number, [codes[i] for i in unsure])[0])
        worth[unsure] = np.mean(tried, axis=0)
    return worth


def is_unsure(before: State, after: State) -> bool:
    """Return whether chance or a secret had a part in what came after a move."""
    return after.rng != before.rng or after.unveiled != before.unveiled
