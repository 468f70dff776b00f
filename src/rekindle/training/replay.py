"""The latest positions of self-play, from which batches are drawn."""

from __future__ import annotations

from typing import Final

import numpy as np

from rekindle.bots.learned.network import Array
from rekindle.training.learner import Batch
from rekindle.training.selfplay import MOST_MOVES, Lesson

CAPACITY: Final = 200_000


class Replay:
    """A ring of positions."""

    def __init__(self, features: int, seats: int, capacity: int = CAPACITY) -> None:
        self.capacity = capacity
        self.rows = np.zeros((capacity, features), np.uint8)
        self.shares = np.zeros((capacity, seats), np.float32)
        self.totals = np.zeros((capacity, seats), np.float32)
        self.moves = np.full((capacity, MOST_MOVES), -1, np.int32)
        self.wanted = np.zeros((capacity, MOST_MOVES), np.float32)
        self.added = 0

    def __len__(self) -> int:
        return min(self.added, self.capacity)

    def add(self, lesson: Lesson) -> None:
        for row, shares, totals, moves, wanted in zip(
            lesson.rows, lesson.shares, lesson.totals, lesson.moves, lesson.wanted
        ):
            at = self.added % self.capacity
            self.rows[at] = np.frombuffer(row, np.uint8)
            self.shares[at] = shares
            self.totals[at] = totals
            self.moves[at] = -1
            self.moves[at, : len(moves)] = moves
            self.wanted[at] = 0
            self.wanted[at, : len(moves)] = wanted
            self.added += 1

    def batch(self, size: int, dice: np.random.Generator) -> Batch:
        at = dice.integers(0, len(self), size)
        return Batch(
            self.rows[at], self.shares[at], self.totals[at], self.moves[at], self.wanted[at]
        )

    def scale(self) -> Array:
        """Return what features are divided by: the root of their mean square where not zero."""
        some = self.rows[: min(len(self), 20_000)].astype(np.float32)
        there = np.maximum((some > 0).sum(axis=0), 1)
        root = np.sqrt((some * some).sum(axis=0) / there)
        result: Array = np.maximum(root, 1).astype(np.float32)
        return result
