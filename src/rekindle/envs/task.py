"""What a learner learns: a game with options and a number of seats, and what it is rewarded for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rekindle.envs.batch import Batch
from rekindle.games import find
from rekindle.kernel.errors import BadOption
from rekindle.kernel.game import Game, Setting
from rekindle.kernel.moves import shortened
from rekindle.kernel.state import State
from rekindle.kernel.suggest import hint

Reward = Callable[[Game, Setting, State], list[float]]
"""Returns the reward of each seat at the end of a game."""


def win(game: Game, setting: Setting, state: State) -> list[float]:
    """Shares of the win, which add up to 1; with one seat, how far it came, from 0 to 1."""
    return game.judge(setting, state)


def score(game: Game, setting: Setting, state: State) -> list[float]:
    """Totals in points."""
    return [float(total) for total in game.result(setting, state).totals]


def margin(game: Game, setting: Setting, state: State) -> list[float]:
    """Points more than the best of the others; with one seat, its total."""
    totals = score(game, setting, state)
    if len(totals) == 1:
        return totals
    first, second = sorted(totals, reverse=True)[:2]
    return [total - (second if total == first else first) for total in totals]


REWARDS: Final[dict[str, Reward]] = {"win": win, "margin": margin, "score": score}


class Task:
    """A game as learners play it; omitted options have the values meant for simulation."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
    ) -> None:
        self.game = find(game)
        self.game.check_seats(seats)
        if reward not in REWARDS:
            raise BadOption(f"there is no reward '{shortened(reward)}'; {hint(reward, [*REWARDS])}")
        self.seats = seats
        self.setting = self.game.setting(self.game.choose_options(options, simulated=True))
        self.rules = self.setting.rules
        self.features = self.game.features(self.setting, seats)
        self.names = self.game.feature_names(self.setting, seats)
        """What the numbers of an observation are called."""
        self.codes = [move.code for move in self.setting.vocabulary.moves]
        """By the id of a move."""
        self._reward = REWARDS[reward]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.names)

    @property
    def moves(self) -> int:
        """How many moves there are, offered or not."""
        return len(self.codes)

    def start(self, seed: int) -> State:
        """Return a new game at its first decision."""
        return self.game.set_up(self.setting, self.seats, seed)

    def batch(self, states: list[State]) -> Batch:
        """Return these games with their descriptions and masks."""
        return Batch(self.rules, self.features, self.size, self.codes, states)

    def rewards(self, state: State) -> list[float]:
        """Return what each seat gets for a game that is over."""
        return self._reward(self.game, self.setting, state)
