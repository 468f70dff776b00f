"""Learning: the gradients are right, and what is learned is what was shown."""

from __future__ import annotations

import numpy as np

from rekindle.bots.learned.network import Network, Points, new_weights
from rekindle.training.learner import Batch, Learner

FEATURES, HIDDEN, MOVES = 12, 8, 9


def batch_of(seats: int, seed: int, size: int = 16) -> Batch:
    """Rows in which the first number says who wins, and the second which move is right."""
    dice = np.random.default_rng(seed)
    rows = dice.integers(0, 3, (size, FEATURES)).astype(np.uint8)
    rows[:, 0] = dice.integers(0, seats if seats > 1 else 2, size)
    rows[:, 1] = dice.integers(0, 2, size)
    shares = np.eye(seats, dtype=np.float32)[rows[:, 0]] if seats > 1 else rows[:, :1] * 1.0
    totals = np.repeat(rows[:, 2:3].astype(np.float32), seats, axis=1)
    moves = np.full((size, 3), -1, np.int32)
    moves[:, :2] = (4, 7)
    wanted = np.zeros((size, 3), np.float32)
    wanted[np.arange(size), rows[:, 1]] = 1
    return Batch(rows, shares.astype(np.float32), totals, moves, wanted)


def points_for(seats: int) -> Points:
    """What everybody has stands in the numbers from the fourth on."""
    return Points(np.arange(3, 3 + seats), unit=2.0)


def learner_for(seats: int, rate: float = 0.003) -> Learner:
    weights = new_weights(FEATURES, HIDDEN, seats, MOVES, seed=1)
    weights.shares += 0.1
    weights.moves += np.random.default_rng(2).normal(0, 0.1, weights.moves.shape)
    return Learner(weights, np.ones(FEATURES, np.float32), points_for(seats), rate)


def test_what_was_shown_is_learned() -> None:
    for seats in (1, 2, 4):
        learner = learner_for(seats)
        first = learner.learn(batch_of(seats, seed=0))
        for seed in range(1, 1500):
            learner.learn(batch_of(seats, seed))
        last = learner.learn(batch_of(seats, seed=0))
        assert last.shares < first.shares / 4
        assert last.totals < first.totals / 4
        assert last.moves < first.moves / 4


def test_what_everybody_has_is_certain_and_only_the_rest_is_learned() -> None:
    """One more point in a row is exactly one more in the total, whatever was learned."""
    learner = learner_for(seats=2)
    for array in (learner.weights.first, learner.weights.totals):
        array += np.random.default_rng(4).normal(0, 1, array.shape).astype(np.float32)
    learner.weights.first[3:5] = 0
    network = Network(learner.weights, learner.scale, learner.points)
    rows = np.zeros((3, FEATURES), np.uint8)
    rows[1, 3], rows[2, 4] = 4, 6
    totals = network.values(rows).totals
    assert np.allclose(totals[1] - totals[0], (2, 0), atol=1e-5)
    assert np.allclose(totals[2] - totals[0], (0, 3), atol=1e-5)
    assert np.allclose(network.value(rows[1]).totals, totals[1], atol=1e-5)


def test_a_trained_network_tells_who_wins_and_what_to_play() -> None:
    learner = learner_for(seats=3)
    for seed in range(1500):
        learner.learn(batch_of(3, seed))
    network = Network(learner.weights, learner.scale, learner.points)
    shown = batch_of(3, seed=5000)
    values = network.values(shown.rows)
    assert (values.shares.argmax(axis=1) == shown.rows[:, 0]).mean() > 0.9
    for row in shown.rows:
        logits = network.logits(network.value(row).hidden[0], [4, 7])
        assert int(logits.argmax()) == row[1]


def test_each_weight_is_moved_against_its_gradient() -> None:
    """A small change of one weight changes the loss as back-propagation says."""
    for seats in (1, 3):
        learner, batch = learner_for(seats, rate=0.0), batch_of(seats, seed=3)
        learner.learn(batch)
        gradients = [mean / 0.1 for mean in learner.means]  # the first step of Adam's mean
        for array, gradient in zip(learner.weights.arrays(), gradients):
            at = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
            kept, step = array[at].copy(), np.float32(0.01)
            losses = []
            for moved in (kept + step, kept - step):
                array[at] = moved
                found = Learner(learner.weights, learner.scale, learner.points, rate=0.0).learn(
                    batch
                )
                halves = found.totals * seats / 2 * learner.totals_weight
                losses.append(found.shares + halves + found.moves)
            array[at] = kept
            slope = (losses[0] - losses[1]) / (2 * step)
            assert abs(slope - gradient[at]) < 0.05 * abs(slope) + 1e-3
