"""Our side of the benchmark: the fixed games, what they are made of, and one timed slice.

Run as a module it is a contender in a process of its own, speaking as bench_peer.py does: one JSON
object to say what it plays, then one timing for every line read from standard input.
"""

import sys
import time
import tracemalloc
import zlib
from collections.abc import Callable, Iterable
from json import dumps
from types import FrameType
from typing import Any, NamedTuple, Protocol

from rekindle import games
from rekindle.kernel import agenda
from rekindle.kernel.data import checksum

SEATS = 4  # the player count that peers are compared at
SEEDS = range(30)  # whose ends are committed
SLICE_SEEDS = range(4)  # those timed in one slice
SLICE_DECISIONS = 6000  # short games are played again until a slice is worth timing
FEWER_SEEDS = range(6)  # the same for other player counts, where random games can be very long
FEWER_SLICE_SEEDS = range(2)
COPY_SEEDS = range(6)  # games stopped half way, whose states are copied
COPIES = 200  # thrown away at once
KEPT = 2000
TRACED_SEEDS = range(3)


class State(Protocol):
    """What the benchmark needs of a state."""

    @property
    def over(self) -> bool: ...

    @property
    def options(self) -> list[int]: ...

    def copy(self) -> "State": ...


class Rules(Protocol):
    """What the benchmark needs of the rules of a game."""

    def play(self, state: Any, code: int, /) -> object: ...


Deal = Callable[[int], tuple[Rules, State]]  # from a seed to a table at its first decision
Checksum = Callable[[Any], int]  # of a state


def entries() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(game.name, seats) for game in games.names() for seats in game.seats]


def seeds(seats: int) -> range:
    """The fixed games at a player count."""
    return SEEDS if seats == SEATS else FEWER_SEEDS


def slice_seeds(seats: int) -> range:
    """Those of the fixed games that one slice plays."""
    return SLICE_SEEDS if seats == SEATS else FEWER_SLICE_SEEDS


def dealer(game: str, seats: int) -> Deal:
    return lambda seed: games.table(game, seats=seats, seed=seed)


def checksummer(game: str) -> Checksum:
    to_data = games.find(game).to_data
    return lambda state: checksum(to_data(state))


def build() -> str:
    """Whether the engine of this process is compiled or pure Python."""
    return "pure" if str(agenda.__file__).endswith(".py") else "compiled"


def play(
    rules: Rules, state: State, seed: int, limit: int = -1, sizes: list[int] | None = None
) -> int:
    """Play at random to the end, or for so many decisions; how many were played.

    The choices come from a generator apart from the state's. `sizes` collects the number of options
    of every decision.
    """
    x = (seed + 1) * 0x9E3779B9 & 0xFFFFFFFF
    decisions = 0
    while not state.over and decisions != limit:
        options = state.options
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        if sizes is not None:
            sizes.append(len(options))
        rules.play(state, options[x * len(options) >> 32])
        decisions += 1
    return decisions


class Survey(NamedTuple):
    """What the fixed games are, found in one untimed pass."""

    checksum: str
    lengths: list[int]
    sizes: list[int]

    @property
    def decisions(self) -> int:
        return sum(self.lengths)

    def slice_decisions(self, seats: int) -> int:
        return sum(self.lengths[seed] for seed in slice_seeds(seats))


def survey(deal: Deal, checksum: Checksum, seats: int = SEATS) -> Survey:
    """Play the fixed games once: how they end, how long they are, how wide their decisions."""
    crc = 0
    lengths: list[int] = []
    sizes: list[int] = []
    for seed in seeds(seats):
        rules, state = deal(seed)
        lengths.append(play(rules, state, seed, sizes=sizes))
        crc = zlib.crc32(b"%d;" % checksum(state), crc)
    if min(sizes) < 2:
        raise ValueError("a decision with fewer than two options is none")
    return Survey(f"{crc:08x}", lengths, sizes)


def identity(seats: int, found: Survey) -> dict[str, object]:
    """How the fixed games of one title end, as it is committed."""
    return {
        "seeds": f"{seeds(seats)[0]}-{seeds(seats)[-1]}",
        "decisions": found.decisions,
        "checksum": found.checksum,
    }


def halfway(deal: Deal, lengths: list[int]) -> list[State]:
    """The states of some of the fixed games, each half way through."""
    states = []
    for seed in COPY_SEEDS:
        rules, state = deal(seed)
        play(rules, state, seed, limit=lengths[seed] // 2)
        states.append(state)
    return states


def time_slice(
    deal: Deal, states: list[State], decisions: int, seats: int = SEATS
) -> dict[str, float]:
    """Time whole games with their set-up; then copies, then set-up alone."""
    clock = time.process_time
    times = max(1, round(SLICE_DECISIONS / decisions))
    start = clock()
    played = 0
    for _ in range(times):
        for seed in slice_seeds(seats):
            rules, state = deal(seed)
            played += play(rules, state, seed)
    seconds = (clock() - start) / times
    if played != decisions * times:
        raise ValueError(f"the same games took {played / times} decisions, and {decisions} before")

    start = clock()
    for state in states:
        for _ in range(COPIES):
            state.copy()
    copy_us = (clock() - start) / (len(states) * COPIES) * 1e6

    start = clock()
    kept = [states[0].copy() for _ in range(KEPT)]
    kept_copy_us = (clock() - start) / len(kept) * 1e6
    del kept

    start = clock()
    for seed in SEEDS:
        deal(seed)
    new_game_us = (clock() - start) / len(SEEDS) * 1e6
    return {
        "seconds": seconds,
        "copy_us": copy_us,
        "kept_copy_us": kept_copy_us,
        "new_game_us": new_game_us,
    }


def kept_bytes(states: list[State], copies: int = 50) -> int:
    """Memory of one kept copy, without what the copies share."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for state in states for _ in range(copies)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


class Work(NamedTuple):
    """What one decision takes on average: the same on every machine."""

    lines: float
    calls: float


def work(deal: Deal, seeds: Iterable[int] = TRACED_SEEDS) -> Work:
    """Python lines and calls per decision, set-up apart. Compiled code cannot be traced."""
    if build() != "pure":
        raise ValueError("only the interpreted engine can be traced")
    lines = calls = decisions = 0

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal lines, calls
        if event == "line":
            lines += 1
        elif event == "call":
            if frame.f_code is play.__code__:
                return None  # the player's work, not the engine's
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


def serve(game: str, seats: int) -> None:
    """Say what is played, then time a slice for every line read."""
    deal = dealer(game, seats)
    found = survey(deal, checksummer(game), seats)
    states = halfway(deal, found.lengths)
    sizes = sorted(found.sizes)
    hello = {
        "name": game,
        "seats": seats,
        "decisions": found.slice_decisions(seats),
        "games": len(slice_seeds(seats)),
        "identity": identity(seats, found),
        "decisions_per_game": round(found.decisions / len(found.lengths), 1),
        "options_mean": round(sum(sizes) / len(sizes), 1),
        "options_p50": sizes[len(sizes) // 2],
        "options_p90": sizes[len(sizes) * 9 // 10],
        "kept_bytes": kept_bytes(states),
    }
    print(dumps(hello), flush=True)
    for _ in sys.stdin:
        print(dumps(time_slice(deal, states, found.slice_decisions(seats), seats)), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
