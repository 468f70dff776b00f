"""The games, by name."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from rekindle.kernel.agenda import Rules
from rekindle.kernel.errors import UnknownGame
from rekindle.kernel.game import Game, GameInfo
from rekindle.kernel.moves import shortened
from rekindle.kernel.state import State
from rekindle.kernel.suggest import hint

NAMES = ("euphoria", "revive", "recall")


@cache
def find(name: str) -> Game:
    """Return the game with this name."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game '{shortened(name)}'; {hint(name, NAMES)}")
    game = import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game


def names() -> list[GameInfo]:
    """Return every game with its player counts and options."""
    return [find(name).info for name in NAMES]


def start(
    game: str, seats: int, seed: int, options: Mapping[str, Any] | None = None
) -> tuple[Rules[Any], State]:
    """Return the bare engine, for simulation: rules, and a state at its first decision."""
    found = find(game)
    found.check_seats(seats)
    setting = found.setting(found.choose_options(options, simulated=True))
    return setting.rules, found.set_up(setting, seats, seed)


class Games:
    """The type of `rekindle.games`: calling it lists the games, attributes are their modules."""

    def __call__(self) -> list[GameInfo]:
        return names()

    def __getattr__(self, name: str) -> Any:
        """Return `rekindle.games.euphoria`, or another attribute of this module."""
        if name in NAMES:
            return import_module(f"{__name__}.{name}")
        return getattr(sys.modules[__name__], name)

    def __dir__(self) -> list[str]:
        return [*NAMES, *dir(sys.modules[__name__])]
