"""The options of the games from which a network learns: it should know all that it is used for."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rekindle.bots.learned.files import fit_of
from rekindle.kernel.game import Game

USUAL: Final = 0.5
"""How many games are played with the usual options."""

VARIED: Final = 0.3
"""In the others, how often an option is drawn instead."""


@dataclass(frozen=True)
class Choices:
    """The usual options, and what else each of them may be without needing another network."""

    usual: dict[str, str]
    others: dict[str, tuple[str, ...]]

    def drawn(self, seed: int) -> dict[str, str]:
        """Return the options of the game with this seed."""
        dice = random.Random(seed)
        chosen = dict(self.usual)
        if dice.random() >= USUAL:
            for name, values in self.others.items():
                if dice.random() < VARIED:
                    chosen[name] = dice.choice(values)
        return chosen


def choices_of(game: Game, seats: int, given: Mapping[str, str]) -> Choices:
    """Return which options to learn from: those that are given are fixed."""
    usual = game.choose_options(given, simulated=True)
    fit = fit_of(game, game.setting(usual), seats)
    others: dict[str, tuple[str, ...]] = {}
    for option in game.options:
        if option.name in given:
            continue
        fitting = tuple(
            value
            for value in option.values
            if fit_of(game, game.setting({**usual, option.name: value}), seats) == fit
        )
        if len(fitting) > 1:
            others[option.name] = fitting
    return Choices(usual, others)
