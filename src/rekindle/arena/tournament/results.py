"""The file of results: a header, then one line for each game, in the order they ended."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec

import rekindle
from rekindle.arena.tournament.description import Tournament
from rekindle.kernel import agenda
from rekindle.kernel.errors import RekindleError

LAYOUT = 1
"""The version of the file's layout."""

Key = tuple[int, int, int, tuple[str, ...]]
"""What tells the games of one tournament apart: contest, round, deal, and the bots by seat."""


class BadResults(RekindleError):
    """A file that does not have the results of this tournament, or of any."""


class Fault(msgspec.Struct, frozen=True):
    """Why a game was broken off."""

    seat: int | None
    """The seat that lost by it; None if the rules failed, and the game does not count."""
    kind: Literal["error", "illegal", "limit", "endless", "died", "rules"]
    text: str


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game, with everything that is needed to play it again."""

    contest: int
    game: str
    options: dict[str, str]
    round: int
    deal: int
    seed: int
    bots: tuple[str, ...]
    """By seat, as everything that follows."""
    places: tuple[int, ...]
    """Empty if the game does not count."""
    totals: tuple[int, ...]
    """Empty if the game was broken off."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """The mean time of a decision."""
    reason: str
    """Why the game ended; empty if it was broken off."""
    fault: Fault | None = None

    @property
    def key(self) -> Key:
        return (self.contest, self.round, self.deal, self.bots)


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: what is played, and by which program."""

    layout: int
    rekindle: str
    engine: str
    python: str
    tournament: Tournament


def new_header(tournament: Tournament) -> Header:
    return Header(
        layout=LAYOUT,
        rekindle=rekindle.__version__,
        engine="interpreted" if str(agenda.__file__).endswith(".py") else "compiled",
        python=platform.python_version(),
        tournament=tournament,
    )


class Results:
    """The games of a tournament that are played, in memory and in a file."""

    def __init__(self, header: Header, games: list[Played], file: BinaryIO | None = None) -> None:
        self.header = header
        self.tournament = header.tournament
        self.games = games
        self.keys = {played.key for played in games}
        self._file = file

    def add(self, played: Played) -> None:
        """Append a game, unless it is there already."""
        if played.key in self.keys:
            return
        self.keys.add(played.key)
        self.games.append(played)
        if self._file is not None:
            self._file.write(msgspec.json.encode(played) + b"\n")
            self._file.flush()

    def sorted(self) -> list[Played]:
        """Return the games in an order that does not depend on when they ended."""
        return sorted(self.games, key=lambda played: played.key)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def open_results(path: Path | None, tournament: Tournament) -> Results:
    """Begin a file, or go on with it if it has results of the same tournament."""
    if path is None:
        return Results(new_header(tournament), [])
    if path.exists() and path.stat().st_size:
        results, length = parse(path)
        if results.tournament != tournament:
            raise BadResults(
                f"{path} has the results of another tournament, or of other rules; "
                "give another file to --out"
            )
        os.truncate(path, length)
        return Results(results.header, results.games, path.open("ab"))
    file = path.open("wb")
    header = new_header(tournament)
    file.write(msgspec.json.encode(header) + b"\n")
    file.flush()
    return Results(header, [], file)


def read_results(path: Path) -> Results:
    return parse(path)[0]


def parse(path: Path) -> tuple[Results, int]:
    """Return the results, and how many bytes of the file are good.

    A last line that was cut off is left out.
    """
    *lines, _ = path.read_bytes().split(b"\n")
    if not lines:
        raise BadResults(f"{path} does not begin like a file of results of the arena")
    try:
        header = msgspec.json.decode(lines[0], type=Header)
    except msgspec.DecodeError:
        raise BadResults(f"{path} does not begin like a file of results of the arena") from None
    if header.layout != LAYOUT:
        raise BadResults(f"{path} has layout {header.layout}, but this program reads {LAYOUT}")
    results = Results(header, [])
    for number, line in enumerate(lines[1:], 2):
        try:
            results.add(msgspec.json.decode(line, type=Played))
        except msgspec.DecodeError:
            raise BadResults(f"{path}, line {number}: this is not a game of the arena") from None
    return results, sum(len(line) + 1 for line in lines)
