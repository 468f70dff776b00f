"""Measure how the cost of a decision grows in the course of a game.

    PYTHONPATH=build/compiled:. .venv/bin/python -m tools.growth

Random play of fixed games with four seats, processor time in microseconds a decision, by tenths of
the game; beside it, how many moves are offered on average. The figures in docs/performance.md come
from here.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from time import process_time_ns

from rekindle import games
from rekindle.games import NAMES

SEATS = 4
SEEDS = 40
PARTS = 10


def course(game: str, seed: int) -> tuple[list[int], list[int]]:
    """Return the cost of every decision of a game in nanoseconds, and the moves it offered."""
    rules, state = games.start(game, seats=SEATS, seed=seed)
    x = (seed + 1) * 0x9E3779B9 & 0xFFFFFFFF
    costs: list[int] = []
    offered: list[int] = []
    while not state.over:
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        options = state.options
        code = options[(x >> 8) % len(options)]
        begun = process_time_ns()
        rules.play(state, code)
        costs.append(process_time_ns() - begun)
        offered.append(len(options))
    return costs, offered


def by_parts(values: list[int]) -> list[float]:
    """Return the mean of each tenth."""
    size = len(values)
    bounds = [size * part // PARTS for part in range(PARTS + 1)]
    return [sum(values[low:high]) / (high - low) for low, high in pairwise(bounds)]


def clock() -> float:
    """Return what reading the clock twice costs, which is no part of a decision."""
    begun = process_time_ns()
    for _ in range(10_000):
        process_time_ns()
    return (process_time_ns() - begun) / 10_000


def median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def main(names: list[str]) -> None:
    for game in names or NAMES:
        played = [course(game, seed) for seed in range(SEEDS)]
        costs = [by_parts(costs) for costs, _ in played]
        offered = [by_parts(offered) for _, offered in played]
        spent = [(median([one[i] for one in costs]) - clock()) / 1000 for i in range(PARTS)]
        moves = [median([one[i] for one in offered]) for i in range(PARTS)]
        print(game, "us:", " ".join(f"{cost:.1f}" for cost in spent))
        print(game, "moves:", " ".join(f"{n:.1f}" for n in moves))


if __name__ == "__main__":
    main(sys.argv[1:])
