"""Measures the engine on the fixed games: time, memory, and work per decision."""

import sys
import time
import tracemalloc
from collections.abc import Iterable
from types import FrameType
from typing import Any, NamedTuple

from rekindle.bench.fixed_games import SEATS, SEEDS, Deal, State, play, slice_seeds
from rekindle.kernel import agenda

SLICE_DECISIONS = 6000  # short games are repeated until a slice has about this many
COPY_SEEDS = range(6)  # the games whose states half way through are copied
COPIES = 200  # discarded at once
KEPT_COPIES = 2000
TRACED_SEEDS = range(3)


def build() -> str:
    """`compiled` or `pure`: the engine of this process."""
    return "pure" if str(agenda.__file__).endswith(".py") else "compiled"


def halfway(deal: Deal, lengths: list[int]) -> list[State]:
    """The states of some fixed games, half way through."""
    states = []
    for seed in COPY_SEEDS:
        rules, state = deal(seed)
        play(rules, state, seed, limit=lengths[seed] // 2)
        states.append(state)
    return states


def time_slice(
    deal: Deal, states: list[State], decisions: int, seats: int = SEATS
) -> dict[str, float]:
    """Time whole games including set-up, copies, and set-up alone, in processor time."""
    return {
        "seconds": time_games(deal, decisions, seats),
        "copy_us": time_copies(states),
        "kept_copy_us": time_kept_copies(states[0]),
        "new_game_us": time_set_up(deal),
    }


def time_games(deal: Deal, decisions: int, seats: int) -> float:
    """Seconds for the games of one slice."""
    repeats = max(1, round(SLICE_DECISIONS / decisions))
    played = 0
    start = time.process_time()
    for _ in range(repeats):
        for seed in slice_seeds(seats):
            rules, state = deal(seed)
            played += play(rules, state, seed)
    seconds = (time.process_time() - start) / repeats
    if played != decisions * repeats:
        raise ValueError(f"expected {decisions} decisions, but played {played / repeats}")
    return seconds


def time_copies(states: list[State]) -> float:
    """Microseconds for a copy that is discarded at once."""
    start = time.process_time()
    for state in states:
        for _ in range(COPIES):
            state.copy()
    return (time.process_time() - start) / (len(states) * COPIES) * 1e6


def time_kept_copies(state: State) -> float:
    """Microseconds for a copy that is kept."""
    start = time.process_time()
    kept = [state.copy() for _ in range(KEPT_COPIES)]
    return (time.process_time() - start) / len(kept) * 1e6


def time_set_up(deal: Deal) -> float:
    """Microseconds for setting up a game."""
    start = time.process_time()
    for seed in SEEDS:
        deal(seed)
    return (time.process_time() - start) / len(SEEDS) * 1e6


def kept_bytes(states: list[State], copies: int = 50) -> int:
    """The memory of one kept copy, without what copies share."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for state in states for _ in range(copies)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


class Work(NamedTuple):
    """The average work of a decision, which is the same on every machine."""

    lines: float
    calls: float


def work(deal: Deal, seeds: Iterable[int] = TRACED_SEEDS) -> Work:
    """Python lines and calls per decision, without set-up. Compiled code cannot be traced."""
    if build() != "pure":
        raise ValueError("only the interpreted engine can be traced")
    lines = calls = decisions = 0

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal lines, calls
        if event == "line":
            lines += 1
        elif event == "call":
            if frame.f_code is play.__code__:
                return None  # not the engine's work
            calls += 1
        return trace

    tables = [(seed, *deal(seed)) for seed in seeds]
    before = sys.gettrace()
    sys.settrace(trace)
    try:
        for seed, rules, state in tables:
            decisions += play(rules, state, seed)
    finally:
        sys.settrace(before)
    return Work(lines / decisions, calls / decisions)
