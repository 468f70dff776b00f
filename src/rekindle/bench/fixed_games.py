"""The fixed games of the benchmark: random play from fixed seeds, and how they end."""

import zlib
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from rekindle import games
from rekindle.kernel.data import checksum

SEATS = 4  # the player count at which peers are compared
SEEDS = range(30)  # the games whose ends are committed
SLICE_SEEDS = range(4)  # the games timed in one slice
FEWER_SEEDS = range(6)  # the same for other player counts, where random games can be very long
FEWER_SLICE_SEEDS = range(2)


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


Deal = Callable[[int], tuple[Rules, State]]  # from a seed to a game at its first decision
Checksum = Callable[[Any], int]  # of a state


def entries() -> list[tuple[str, int]]:
    """Every game with every player count."""
    return [(game.name, seats) for game in games.names() for seats in game.seats]


def label(game: str, seats: int) -> str:
    return f"{game}, {seats} seats"


def seeds(seats: int) -> range:
    """The fixed games at a player count."""
    return SEEDS if seats == SEATS else FEWER_SEEDS


def slice_seeds(seats: int) -> range:
    """The fixed games that one slice plays."""
    return SLICE_SEEDS if seats == SEATS else FEWER_SLICE_SEEDS


def dealer(game: str, seats: int) -> Deal:
    return lambda seed: games.start(game, seats=seats, seed=seed)


def checksummer(game: str) -> Checksum:
    to_data = games.find(game).to_data
    return lambda state: checksum(to_data(state))


def play(
    rules: Rules, state: State, seed: int, limit: int = -1, sizes: list[int] | None = None
) -> int:
    """Play at random to the end or to a limit; return the number of decisions.

    The random numbers (xorshift) are independent of the state's. `sizes` collects the number of
    options of every decision.
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
    """How the fixed games go, from one untimed pass."""

    checksum: str
    lengths: list[int]
    sizes: list[int]

    @property
    def decisions(self) -> int:
        return sum(self.lengths)

    def slice_decisions(self, seats: int) -> int:
        return sum(self.lengths[seed] for seed in slice_seeds(seats))


def survey(deal: Deal, checksum: Checksum, seats: int = SEATS) -> Survey:
    """Play the fixed games once: their ends, lengths and numbers of options."""
    crc = 0
    lengths: list[int] = []
    sizes: list[int] = []
    for seed in seeds(seats):
        rules, state = deal(seed)
        lengths.append(play(rules, state, seed, sizes=sizes))
        crc = zlib.crc32(b"%d;" % checksum(state), crc)
    if min(sizes) < 2:
        raise ValueError("every decision must have two or more options")
    return Survey(f"{crc:08x}", lengths, sizes)


def identity(seats: int, found: Survey) -> dict[str, object]:
    """How the fixed games end, as committed in checksums.json."""
    return {
        "seeds": f"{seeds(seats)[0]}-{seeds(seats)[-1]}",
        "decisions": found.decisions,
        "checksum": found.checksum,
    }
