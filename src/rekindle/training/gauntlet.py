"""How strong a network is: games without search against bots that do not learn, and its past."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from rekindle.arena.game_runner import Plan, play_game
from rekindle.arena.tally import GameEnd, Tally
from rekindle.arena.workers import Died, Workers
from rekindle.bots import find as find_bot
from rekindle.kernel.errors import RekindleError

SEED: Final = 1_000_000_000
"""Far from the seeds of self-play."""
OWN: Final = "own.npz"
RIVAL: Final = "rival.npz"


class Strength(msgspec.Struct, frozen=True):
    """What came of some games against one rival."""

    after: int
    """Games that the network had learned from."""
    rival: str
    games: int
    share: float
    """Of wins, with its 95 % interval."""
    low: float
    high: float
    total: float
    """The mean total of the network."""


@dataclass(frozen=True)
class Bout:
    """One game; networks travel with it, since other machines may not have their files."""

    game: str
    seats: int
    options: dict[str, str]
    number: int
    own: bytes
    rival: str
    rival_network: bytes | None
    """If the rival is an earlier network; `rival` is its name."""


def play_bout(bout: Bout) -> GameEnd:
    with TemporaryDirectory() as folder:
        return play_game(plan_of(bout, Path(folder)), bout.number)


def plan_of(bout: Bout, folder: Path) -> Plan:
    own, rival = value_of(folder / OWN, bout.own), bout.rival
    if bout.rival_network is not None:
        rival = value_of(folder / RIVAL, bout.rival_network)
    bots = [own] + [rival] * (bout.seats - 1)
    return Plan(bout.game, bout.seats, bots, SEED, bout.options, None)


def value_of(path: Path, network: bytes) -> str:
    path.write_bytes(network)
    return f"value:{path}"


def run_gauntlet(workers: Workers, bouts: Sequence[Bout], after: int) -> Strength:
    """Play these games, which have everything in common but their numbers."""
    first = bouts[0]
    tally = Tally(first.seats)
    ends: dict[int, GameEnd] = {}
    for bout, end in workers.run(play_bout, bouts):
        if isinstance(end, Died):
            raise RekindleError("a process that measured the strength was killed")
        ends[bout.number] = end
    for number in sorted(ends):
        seat = number % first.seats
        line_up = [OWN if (i + seat) % first.seats == 0 else RIVAL for i in range(first.seats)]
        tally.add(line_up, ends[number])
    (found,) = tally.bot_reports([OWN])
    share = found.win_share
    return Strength(
        after, first.rival, len(ends), share.value, share.low, share.high, found.total.value
    )


def bouts_of(
    game: str,
    seats: int,
    options: dict[str, str],
    games: int,
    own: Path,
    rival: str,
    rival_network: Path | None = None,
) -> list[Bout]:
    """Return the games against one rival; each seat is played equally often."""
    if rival_network is None:
        find_bot(rival, 0)  # a mistake in its name is told before anything is played
    past = None if rival_network is None else rival_network.read_bytes()
    network = own.read_bytes()
    return [Bout(game, seats, options, i, network, rival, past) for i in range(games)]
