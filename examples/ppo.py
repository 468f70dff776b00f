"""Masked PPO in NumPy: one network plays all seats of many games at once, and learns from them.

python examples/ppo.py [GAME [MINUTES]] - a starting point, not a contender.
"""

import sys
import time
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from rekindle.envs import VectorEnv

SEATS, GAMES, STEPS = 2, 64, 64
HIDDEN = 128
EPOCHS, BATCH, RATE = 2, 512, 1e-3
POINTS = 20  # a lead of so many is a reward of 1
DISCOUNT, TRACE, CLIP, ENTROPY = 0.998, 0.95, 0.2, 0.01

Floats = NDArray[np.float32]
Params = dict[str, Floats]


def new_params(inputs: int, moves: int, rng: np.random.Generator) -> Params:
    def layer(n: int, m: int, scale: float) -> Floats:
        return (rng.standard_normal((n, m)) * (scale / sqrt(n))).astype(np.float32)

    return {
        "hidden": layer(inputs, HIDDEN, 3.0),  # most numbers of an observation are 0
        "hidden-bias": np.zeros(HIDDEN, np.float32),
        "policy": layer(HIDDEN, moves, 0.1),
        "value": layer(HIDDEN, 1, 0.1),
    }


def seen(observation: NDArray[np.uint8]) -> Floats:
    """Return an observation in numbers that are about as large as each other."""
    return np.log1p(observation.astype(np.float32))


def forward(p: Params, x: Floats, mask: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
    """Return the hidden layer, the chances of all moves, and the value of the position."""
    h = np.maximum(x @ p["hidden"] + p["hidden-bias"], 0)
    scores = np.where(mask, h @ p["policy"], -np.inf)
    chances = np.exp(scores - scores.max(1, keepdims=True))
    return h, chances / chances.sum(1, keepdims=True), (h @ p["value"])[:, 0]


def choose(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """Draw a move from each row; those that are not offered have no chance."""
    reached = chances.cumsum(1)
    drawn = (1 - rng.random((len(chances), 1))) * reached[:, -1:]
    chosen: NDArray[np.int64] = (reached >= drawn).argmax(1)
    return chosen


class Adam:
    def __init__(self, p: Params) -> None:
        self.first = {name: np.zeros_like(value) for name, value in p.items()}
        self.second = {name: np.zeros_like(value) for name, value in p.items()}
        self.steps = 0

    def step(self, p: Params, gradient: Params) -> None:
        self.steps += 1
        rate = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, g in gradient.items():
            self.first[name] += 0.1 * (g - self.first[name])
            self.second[name] += 0.001 * (g * g - self.second[name])
            p[name] -= (rate * self.first[name] / (np.sqrt(self.second[name]) + 1e-8)).astype("f4")


class Rollout:
    """What happened in STEPS decisions of each game: columns are games."""

    def __init__(self, env: VectorEnv, p: Params, rng: np.random.Generator) -> None:
        shape = (STEPS, env.games)
        self.x = np.zeros((*shape, env.task.size), np.uint8)
        self.mask = np.zeros((*shape, env.task.moves), np.bool_)
        self.move = np.zeros(shape, np.int64)
        self.chance, self.value = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.seat = np.zeros(shape, np.int64)
        self.reward = np.zeros((*shape, SEATS), np.float32)
        self.done = np.zeros(shape, np.bool_)
        row = np.arange(env.games)
        for t in range(STEPS):
            self.x[t], self.mask[t], self.seat[t] = env.observation, env.mask, env.seat
            _, chances, self.value[t] = forward(p, seen(env.observation), env.mask)
            self.move[t] = choose(chances, rng)
            self.chance[t] = chances[row, self.move[t]]
            env.step(self.move[t])
            self.reward[t], self.done[t] = env.reward / POINTS, env.done
        self.last_seat = env.seat.astype(np.int64)
        self.last_value = forward(p, seen(env.observation), env.mask)[2]

    def advantages(self) -> Floats:
        """Return generalised advantages: each seat's decisions follow on each other."""
        games = self.move.shape[1]
        row = np.arange(games)
        advantage = np.zeros_like(self.value)
        following = np.zeros((games, SEATS), np.float32)  # by seat: the value of its next decision
        known = np.zeros((games, SEATS), np.bool_)
        following[row, self.last_seat], known[row, self.last_seat] = self.last_value, True
        trace = np.zeros((games, SEATS), np.float32)
        for t in reversed(range(STEPS)):
            ended, seat = self.done[t], self.seat[t]
            following[ended], known[ended], trace[ended] = self.reward[t][ended], True, 0
            next_value, fresh = following[row, seat], known[row, seat]
            error = np.where(fresh, DISCOUNT * next_value - self.value[t], 0)
            trace[row, seat] = error + DISCOUNT * TRACE * trace[row, seat]
            advantage[t] = trace[row, seat]
            following[row, seat], known[row, seat] = self.value[t], True
        return advantage


def learn(p: Params, adam: Adam, rollout: Rollout, rng: np.random.Generator) -> None:
    """Improve the network on what was seen, a few times over in random order."""
    advantage = rollout.advantages().ravel()
    target = advantage + rollout.value.ravel()
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    n = advantage.size
    x, mask = rollout.x.reshape(n, -1), rollout.mask.reshape(n, -1)
    move, before = rollout.move.ravel(), rollout.chance.ravel()
    for _ in range(EPOCHS):
        for rows in rng.permutation(n).reshape(-1, min(BATCH, n)):
            gradient = gradient_of(
                p,
                seen(x[rows]),
                mask[rows],
                move[rows],
                before[rows],
                advantage[rows],
                target[rows],
            )
            adam.step(p, gradient)


def gradient_of(
    p: Params,
    x: Floats,
    mask: NDArray[np.bool_],
    move: NDArray[np.int64],
    before: Floats,
    advantage: Floats,
    target: Floats,
) -> Params:
    n, row = len(x), np.arange(len(x))
    h, chances, value = forward(p, x, mask)
    ratio = chances[row, move] / before
    clipped = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    weight = np.where(clipped, 0, advantage * ratio)  # of the gradient of log chance
    d_scores = chances * weight[:, None]
    d_scores[row, move] -= weight
    log = np.log(np.where(mask, np.maximum(chances, 1e-9), 1))
    entropy = -(chances * log).sum(1, keepdims=True)
    d_scores += ENTROPY * chances * (log + entropy)
    d_scores /= n
    d_value = (value - target)[:, None] / n
    d_h = (d_scores @ p["policy"].T + d_value @ p["value"].T) * (h > 0)
    return {
        "hidden": x.T @ d_h,
        "hidden-bias": d_h.sum(0),
        "policy": h.T @ d_scores,
        "value": h.T @ d_value,
    }


def against_random(p: Params, game: str, seed: int, games: int = 64) -> float:
    """Return the network's share of the wins against random moves, in seats that take turns."""
    env = VectorEnv(game, SEATS, games, seed=seed)
    rng = np.random.default_rng(seed)
    own = np.arange(games) % SEATS
    won = np.full(games, -1.0)
    while (won < 0).any():  # a game counts once: its row plays on until all have ended
        _, chances, _ = forward(p, seen(env.observation), env.mask)
        moves = np.where(env.seat == own, choose(chances, rng), env.sample())
        env.step(moves)
        ended = env.done & (won < 0)
        won[ended] = env.reward[ended, own[ended]]
    return float(won.mean())


def main(game: str = "recall", minutes: str = "3") -> None:
    rng = np.random.default_rng(1)
    env = VectorEnv(game, SEATS, GAMES, seed=1_000_000, reward="margin")  # tells more than a win
    p = new_params(env.task.size, env.task.moves, rng)
    adam = Adam(p)
    print(f"untrained: wins {against_random(p, game, seed=1):.0%} against random moves")
    begun, decisions = time.monotonic(), 0
    while time.monotonic() - begun < float(minutes) * 60 or not decisions:
        learn(p, adam, Rollout(env, p, rng), rng)
        decisions += STEPS * GAMES
    print(f"trained on {decisions} decisions: wins {against_random(p, game, seed=2):.0%}")


if __name__ == "__main__":
    main(*sys.argv[1:])
