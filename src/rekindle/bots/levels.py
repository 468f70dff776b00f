"""Levels: what people choose as opponents, and the bot behind each of them.

Which bot plays at a level, and how strong it was measured to be, is data of each game: its file
`bot/levels.toml`. Where the game's networks are of no use (another content pack, options or a
number of seats for which there is none), a bot without a network plays, which has no rating.
"""

from __future__ import annotations

import importlib.resources as resources
import tomllib
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from rekindle.bots.bot import Bot
from rekindle.bots.seat import Seat
from rekindle.kernel.errors import RekindleError
from rekindle.kernel.game import Game, Setting
from rekindle.kernel.moves import Move

FALLBACKS: Final = {
    "beginner": "rollout:2",
    "easy": "rollout:10",
    "steady": "rollout:30",
    "sharp": "rollout:100",
    "expert": "rollout:300ms",
    "master": "rollout:800ms",
}
"""What plays where no network fits the table."""

LEVELS: Final = tuple(FALLBACKS)
"""Weakest first."""

USUAL_LEVEL: Final = "easy"
"""Of opponents, unless another one is chosen: a fair chance for those who play their first game."""

LEARNED: Final = ("value", "search")
"""Bots that ask a network."""


class BadLevels(RekindleError):
    """A file of levels that cannot be used."""


class Grade(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A level of one game. Without a rating it has not been measured."""

    bot: str
    rating: int | None = None
    low: int | None = None
    """The rating's 95 % interval."""
    high: int | None = None
    games: int = 0
    """How many games it comes from."""


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the ratings of a game were measured with. They say nothing about anything else."""

    rules: int
    """The version of the rules."""
    pack: str
    """The hash of the content pack."""
    seats: tuple[int, ...]
    options: dict[str, str] = {}
    """Only those options with which the networks would not fit if they were chosen otherwise."""

    def holds(self, rules: int, pack: str, options: Mapping[str, str], seats: int) -> bool:
        return (
            self.rules == rules
            and self.pack == pack
            and seats in self.seats
            and all(options.get(name) == value for name, value in self.options.items())
        )


class Grades(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The levels of one game."""

    levels: dict[str, Grade]
    measured: Measured | None = None


@cache
def folder_of(game: Game) -> Path:
    """Return where the data of a game's bots are."""
    folder: Any = resources.files(game.package)
    return Path(str(folder.joinpath("bot")))


def levels_file(game: Game) -> Path:
    return folder_of(game) / "levels.toml"


def network_file(game: Game, seats: int) -> Path:
    """Return where the network is that comes with a game, if it has one for so many seats."""
    return folder_of(game) / "networks" / f"{seats}.npz"


def grades_of(game: Game) -> Grades | None:
    """Return the levels of a game; None if it has none of its own."""
    path = levels_file(game)
    return read_grades(path, path.stat().st_mtime_ns) if path.exists() else None


@lru_cache(16)
def read_grades(path: Path, changed: int) -> Grades:
    try:
        grades = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Grades)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadLevels(f"{path} does not describe levels: {error}") from None
    if tuple(grades.levels) != LEVELS:
        raise BadLevels(f"{path} must have these levels in this order: {', '.join(LEVELS)}")
    return grades


def bot_at(game: Game, setting: Setting, seats: int, level: str) -> str:
    """Return the bot that plays at a level of this table."""
    grades = grades_of(game)
    if grades is None:
        return FALLBACKS[level]
    spec = grades.levels[level].bot
    if needs_network(spec) and not network_fits(game, setting, seats):
        return FALLBACKS[level]
    return spec


def rating_at(game: Game, setting: Setting, seats: int, level: str) -> int | None:
    """Return the rating of a level at this table; None if it was not measured there."""
    rules, pack = game.rules_version, setting.pack_hash
    return rating_with(game, rules, pack, setting.options, seats, level)


def rating_with(
    game: Game, rules: int, pack: str, options: Mapping[str, str], seats: int, level: str
) -> int | None:
    """Return the rating of a level with these rules and the pack of this hash; None if unknown."""
    grades = grades_of(game)
    if grades is None or grades.measured is None or level not in grades.levels:
        return None
    holds = grades.measured.holds(rules, pack, options, seats)
    return grades.levels[level].rating if holds else None


def needs_network(spec: str) -> bool:
    """Return whether a bot asks the network that comes with the game: it names no other."""
    name, _, parameter = spec.partition(":")
    if name == "search" or parameter.startswith("error="):
        parameter = parameter.partition(":")[2]
    return name in LEARNED and not parameter


def network_fits(game: Game, setting: Setting, seats: int) -> bool:
    """Return whether a network comes with the game that is for just this.

    Raises UnusableNetwork if there is one that cannot be read.
    """
    path = network_file(game, seats)
    if not path.exists():
        return False
    from rekindle.bots.learned.expert import stored  # loads NumPy, which takes a while
    from rekindle.bots.learned.files import fit_of

    _, card = stored(path, path.stat().st_mtime_ns)
    return card.fit == fit_of(game, setting, seats)


class Level(Bot):
    """Plays as the bot of its level does. Which one that is, it learns when it first decides."""

    def __init__(self, name: str, seed: int, find: Callable[[str, int], Bot]) -> None:
        super().__init__(name, seed)
        self._find = find
        self._bot: Bot | None = None

    def choose(self, seat: Seat) -> Move:
        if self._bot is None:
            table = seat.imagine(0)
            spec = bot_at(table.game, table.setting, table.seats, self.name)
            self._bot = self._find(spec, self.seed)
        self._bot.limit = self.limit
        return self._bot.choose(seat)

    def close(self) -> None:
        if self._bot is not None:
            self._bot.close()
