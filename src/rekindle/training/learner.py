"""Improves the weights of a network by what games have shown: back-propagation and Adam."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rekindle.bots.learned.network import LEAK, Array, Points, Rows, Weights, leaky, shares, softmax

FIRST_DECAY: Final = 0.9
SECOND_DECAY: Final = 0.999
TINY: Final = 1e-8
DECAY: Final = 1e-5
"""How fast weights shrink that nothing keeps up."""


@dataclass
class Batch:
    """Positions with what came of them."""

    rows: Rows
    shares: Array
    """Each seat's share of the win, counted from the seat that looks."""
    totals: Array
    moves: NDArray[np.int32]
    """By position: the ids of the moves that were offered, filled up with -1."""
    wanted: Array
    """How often each of these should be chosen; all 0 where moves are not taught."""


@dataclass
class Losses:
    shares: float
    totals: float
    moves: float


class Learner:
    """Weights in training, with the memory that Adam needs."""

    def __init__(
        self,
        weights: Weights,
        scale: Array,
        points: Points,
        rate: float,
        totals_weight: float = 0.5,
    ) -> None:
        self.weights = weights
        self.scale = scale
        self.points = points
        self.rate = rate
        self.totals_weight = totals_weight
        self.dropout = 0.0
        """How many numbers of a row are hidden at random, so that none is relied on alone."""
        self.means = [np.zeros_like(array) for array in weights.arrays()]
        self.squares = [np.zeros_like(array) for array in weights.arrays()]
        self.steps = 0

    def learn(self, batch: Batch, dice: np.random.Generator | None = None) -> Losses:
        """Make one step towards these results; return how far off the predictions were."""
        w = self.weights
        x: Array = batch.rows.astype(np.float32) / self.scale
        if dice is not None and self.dropout:
            shown = dice.random(x.shape, np.float32) >= self.dropout
            x *= shown / np.float32(1 - self.dropout)
        before1 = x @ w.first + w.first_bias
        hidden1 = leaky(before1)
        before2 = hidden1 @ w.second + w.second_bias
        hidden2 = leaky(before2)
        n = np.float32(len(x))

        predicted = shares(hidden2 @ w.shares + w.shares_bias)
        share_error = (predicted - batch.shares) / n
        totals = self.points.of(batch.rows) + hidden2 @ w.totals + w.totals_bias
        total_error = self.totals_weight * np.clip(totals - batch.totals, -2, 2) / n
        move_loss, move_error, taught = self._move_error(hidden2, batch)

        g_shares, g_totals = hidden2.T @ share_error, hidden2.T @ total_error
        back2 = share_error @ w.shares.T + total_error @ w.totals.T
        g_moves, g_moves_bias = np.zeros_like(w.moves), np.zeros_like(w.moves_bias)
        if len(taught):
            g_moves = hidden2[taught].T @ move_error
            g_moves_bias = move_error.sum(axis=0)
            back2[taught] += move_error @ w.moves.T
        back2 *= np.where(before2 > 0, np.float32(1), np.float32(LEAK))
        g_second = hidden1.T @ back2
        back1 = (back2 @ w.second.T) * np.where(before1 > 0, np.float32(1), np.float32(LEAK))
        gradients = [
            x.T @ back1,
            back1.sum(axis=0),
            g_second,
            back2.sum(axis=0),
            g_shares,
            share_error.sum(axis=0),
            g_totals,
            total_error.sum(axis=0),
            g_moves,
            g_moves_bias,
        ]
        self._step(gradients)
        return Losses(
            cross_entropy(predicted, batch.shares),
            float(np.mean((totals - batch.totals) ** 2)),
            move_loss,
        )

    def _move_error(self, hidden: Array, batch: Batch) -> tuple[float, Array, NDArray[np.intp]]:
        """Return the loss and the error of all logits, for the positions where moves are taught."""
        w = self.weights
        taught = np.flatnonzero(batch.wanted.sum(axis=1) > 0)
        error = np.zeros((len(taught), w.moves.shape[1]), np.float32)
        if not len(taught):
            return 0.0, error, taught
        logits = hidden[taught] @ w.moves + w.moves_bias
        ids, wanted = batch.moves[taught], batch.wanted[taught]
        offered = np.where(ids >= 0, np.take_along_axis(logits, np.maximum(ids, 0), 1), -1e9)
        chosen = softmax(offered.astype(np.float32))
        loss = -float((wanted * np.log(chosen + TINY)).sum(axis=1).mean())
        rows = np.repeat(np.arange(len(taught)), ids.shape[1]).reshape(ids.shape)
        there = ids >= 0
        error[rows[there], ids[there]] = (chosen - wanted)[there] / np.float32(len(batch.rows))
        return loss, error, taught

    def _step(self, gradients: list[Array]) -> None:
        self.steps += 1
        rate = self.rate * np.sqrt(1 - SECOND_DECAY**self.steps) / (1 - FIRST_DECAY**self.steps)
        arrays = self.weights.arrays()
        for array, mean, square, gradient in zip(arrays, self.means, self.squares, gradients):
            mean += (1 - FIRST_DECAY) * (gradient - mean)
            square += (1 - SECOND_DECAY) * (gradient * gradient - square)
            array -= (rate * mean / (np.sqrt(square) + TINY)).astype(np.float32)
            array *= np.float32(1 - DECAY)


def cross_entropy(predicted: Array, wanted: Array) -> float:
    """Return the loss of shares; with one seat, of a single chance."""
    loss = -(wanted * np.log(predicted + TINY)).sum(axis=1)
    if predicted.shape[1] == 1:
        loss -= ((1 - wanted) * np.log(1 - predicted + TINY)).sum(axis=1)
    return float(loss.mean())
