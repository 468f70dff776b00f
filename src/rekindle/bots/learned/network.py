"""A small neural network: from what a seat knows to everybody's chances, and to a choice of moves.

Two hidden layers read a row of features. Three heads follow: each seat's share of the win, each
seat's final total, and how much each move of the vocabulary is worth trying. Seats are counted from
the one that looks at the state.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Rows = NDArray[np.uint8]

LEAK: Final = 0.1
"""The slope of the activation below zero."""


@dataclass
class Weights:
    """All numbers of a network that are learned."""

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    shares: Array
    shares_bias: Array
    totals: Array
    totals_bias: Array
    moves: Array
    moves_bias: Array

    def arrays(self) -> list[Array]:
        arrays: list[Array] = [getattr(self, field.name) for field in fields(self)]
        return arrays

    def names(self) -> list[str]:
        return [field.name for field in fields(self)]


def new_weights(features: int, hidden: int, seats: int, moves: int, seed: int) -> Weights:
    """Return random weights; the heads begin at zero, so that nothing is preferred yet."""
    dice = np.random.default_rng(seed)

    def layer(rows: int, columns: int, inputs: float) -> Array:
        drawn = dice.standard_normal((rows, columns), np.float32)
        return drawn * np.float32(np.sqrt(2 / inputs))

    def zeros(*shape: int) -> Array:
        return np.zeros(shape, np.float32)

    return Weights(
        first=layer(features, hidden, inputs=USUAL_INPUTS),
        first_bias=zeros(hidden),
        second=layer(hidden, hidden, inputs=hidden),
        second_bias=zeros(hidden),
        shares=zeros(hidden, seats),
        shares_bias=zeros(seats),
        totals=zeros(hidden, seats),
        totals_bias=zeros(seats),
        moves=zeros(hidden, moves),
        moves_bias=zeros(moves),
    )


@dataclass(frozen=True)
class Points:
    """What everybody has already: where a row says so, and in which unit totals are told.

    A network tells only what is still to come, so that nothing that is certain has to be learned.
    """

    columns: NDArray[np.intp]
    """By seat, from the one that looks."""
    unit: float = 1.0

    def of(self, rows: Rows) -> Array:
        points: Array = rows[:, self.columns].astype(np.float32)
        return points / np.float32(self.unit)


USUAL_INPUTS: Final = 100.0
"""So many features of a row are about not zero; the first layer is scaled by it."""


@dataclass
class Values:
    """What a network says about rows; a row each, a column each seat."""

    shares: Array
    totals: Array
    """Final totals, in units of the usual spread of totals, above the usual total."""
    points: Array
    """What is certain of the totals: what everybody has, in the same unit, above nothing."""
    hidden: Array
    """The last hidden layer, from which `Network.logits` go on."""

    def worth(self, margin: float) -> Array:
        """Return what each row is worth to the seat that looks: its share, and its lead."""
        own = self.totals[:, 0]
        others = self.totals[:, 1:]
        lead = own - others.max(axis=1) if others.shape[1] else own
        worth: Array = self.shares[:, 0] + margin * lead
        return worth


class Network:
    """Weights, ready to be asked."""

    def __init__(self, weights: Weights, scale: Array, points: Points) -> None:
        self.weights = weights
        self.scale = scale
        """By feature: what its numbers are divided by."""
        self.points = points
        self._first = weights.first / scale[:, None]

    @property
    def seats(self) -> int:
        return int(self.weights.shares.shape[1])

    def values(self, rows: Rows) -> Values:
        """Ask about several rows at once.

        They are states after one decision or another, so most of their numbers are the same: only
        those that differ from the first row are looked at for the others.
        """
        sums = self._sums(rows[0])
        differ = np.flatnonzero((rows != rows[0]).any(axis=0))
        changes = rows[:, differ].astype(np.float32) - rows[0, differ].astype(np.float32)
        return self._heads(rows, sums + changes @ self._first[differ])

    def value(self, row: Rows) -> Values:
        """Ask about one row."""
        return self._heads(row[None], self._sums(row)[None])

    def _sums(self, row: Rows) -> Array:
        """Return the first layer of one row. Only numbers that are not zero count: few are."""
        there = np.flatnonzero(row)
        sums: Array = row[there].astype(np.float32) @ self._first[there]
        return sums + self.weights.first_bias

    def _heads(self, rows: Rows, sums: Array) -> Values:
        w = self.weights
        hidden = leaky(leaky(sums) @ w.second + w.second_bias)
        points = self.points.of(rows)
        totals = points + hidden @ w.totals + w.totals_bias
        return Values(shares(hidden @ w.shares + w.shares_bias), totals, points, hidden)

    def logits(self, hidden: Array, moves: list[int]) -> Array:
        """Return how much these moves, by their ids, are worth trying, for one row."""
        w = self.weights
        logits: Array = hidden @ w.moves[:, moves] + w.moves_bias[moves]
        return logits


def leaky(x: Array) -> Array:
    result: Array = np.maximum(x, np.float32(LEAK) * x)
    return result


def shares(logits: Array) -> Array:
    """Return shares that add up to 1; with one seat, a number from 0 to 1."""
    if logits.shape[1] == 1:
        alone: Array = np.reciprocal(1 + np.exp(-logits))
        return alone
    return softmax(logits)


def softmax(logits: Array) -> Array:
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    result: Array = powers / powers.sum(axis=-1, keepdims=True)
    return result
