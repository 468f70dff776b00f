"""What the golden tests of every game share: records, digests, seeded games, counts, view keys.

`tests/games/<game>/golden.py` says which records, seeded games and positions a game has, as
`GOLDEN`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import rekindle
from rekindle import Match, games
from rekindle.kernel.data import checksum
from rekindle.kernel.match import Played
from tests.games.counting import by_lines, sequences
from tests.games.play import walk

Positions = Mapping[str, tuple[Callable[[], Match], int]]
"""Positions by name, each with the depth to which it is counted."""


@dataclass(frozen=True)
class Seeded:
    """A game of random play; `first` plays the first move half of the time."""

    seats: int
    options: dict[str, str]
    limit: int | None = None
    first: bool = False


@dataclass(frozen=True)
class Golden:
    """What a game commits in its folder `records`."""

    game: str
    tables: Mapping[str, tuple[int, dict[str, str]]]
    """Whole games: seats and options by the name of the record."""
    ways: Mapping[str, dict[str, str]]
    """Ways to end: options by the name of the record."""
    closely: Collection[str]
    """Records replayed under several hash seeds, enough to notice any order that is not ours."""
    seeded: Mapping[str, Seeded]
    positions: Positions
    also: Collection[str] = ()
    """Records that there may be besides."""

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.game / "records"

    def written(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.txt"))

    def record(self, name: str) -> str:
        return (self.folder / f"{name}.txt").read_text()

    def match(self, name: str) -> Match:
        """The match of a record; shared between tests, so not to be played on."""
        return loaded(self.record(name))

    def before(self, name: str, decisions: int) -> tuple[Match, Played]:
        """The match so many decisions before its end, and the next one of them."""
        text = self.record(name)
        match = rekindle.load(text[: text.index("\n\n") + 2])
        history = self.match(name).history
        for played in history[:-decisions]:
            match.play(played.move, played.seat)
        return match, history[-decisions]

    def digests(self) -> list[str]:
        """One line per record: everything that can be said about it, as a digest."""
        lines = []
        for name in self.closely:
            match = rekindle.load(self.record(name))
            said: list[Any] = [match.record(), repr(match.result), match.checksum()]
            said += [match.view(seat) for seat in (*range(match.seats), None)]
            said += [match.sentences(played, 0) for played in match.history[-40:]]
            early, _ = self.before(name, len(match.history) // 2)
            said += [repr(early.decisions), early.determinised(0, seed=5).checksum()]
            digest = hashlib.sha256(msgspec.json.encode(said)).hexdigest()
            lines.append(f"{name} {digest}")
        return lines

    def checksums(self) -> dict[str, list[int]]:
        """How far each seeded game went, and the checksum of its state there."""
        return {name: seeded_game(self.game, one) for name, one in self.seeded.items()}

    def counts(self, name: str) -> list[int]:
        begin, deepest = self.positions[name]
        return sequences(begin(), deepest)

    def write(self, found: Mapping[str, Match], view_keys: Iterable[str]) -> None:
        """Replace everything in the folder."""
        self.folder.mkdir(exist_ok=True)
        for path in self.folder.glob("*.txt"):
            path.unlink()
        for name, match in found.items():
            (self.folder / f"{name}.txt").write_text(match.record())
        perft = {name: self.counts(name) for name in self.positions}
        (self.folder / "checksums.json").write_text(by_lines(self.checksums()))
        (self.folder / "perft.json").write_text(by_lines(perft))
        (self.folder / "view_keys.json").write_text(by_lines(sorted(view_keys)))


@cache
def loaded(record: str) -> Match:
    return rekindle.load(record)


def of(game: str) -> Golden:
    found = import_module(f"tests.games.{game}.golden").GOLDEN
    assert isinstance(found, Golden)
    return found


def seeded_game(game: str, one: Seeded) -> list[int]:
    """Random play from a generator that is the same everywhere."""
    rules, state = games.start(game, seats=one.seats, seed=one.seats, options=one.options)
    x = 88172645 + one.seats
    decisions = 0
    while not state.over and decisions != one.limit:
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        choice = 0 if one.first and x & 1 else (x >> 8) % len(state.options)
        rules.play(state, state.options[choice])
        decisions += 1
    return [decisions, checksum(games.find(game).to_data(state))]


def keys(value: Any, path: str = "") -> set[str]:
    """The path of every key in a view; places in lists are all alike."""
    if isinstance(value, dict):
        found = {f"{path}.{key}".lstrip(".") for key in value}
        return found.union(*(keys(inner, f"{path}.{key}") for key, inner in value.items()))
    if isinstance(value, list):
        return set[str]().union(*(keys(inner, f"{path}[]") for inner in value))
    return set()


def view_keys(match: Match, seed: int, steps: int) -> set[str]:
    """Every key of every view that comes up in random play, for a person to look through."""
    found: set[str] = set()
    for step, _, _ in walk(match, seed, steps):
        if step % 5 == 0:
            for seat in (*range(match.seats), None):
                found |= keys(msgspec.to_builtins(match.view(seat)))
    return found
