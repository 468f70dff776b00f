"""OpenSpiel: a game written in Python for each of ours.

>>> import pyspiel
>>> import rekindle.envs.openspiel
>>> game = pyspiel.load_game("rekindle_revive(seats=3,reward=margin)")

Chance. The engine draws cards and dice by itself, in the middle of a move. OpenSpiel wants to see
where chance acts, and that a history of actions leads to one state only. So a move that draws
anything is followed by a chance node, which stirs the generator before the move is carried out, and
a game begins with several that choose the deal. Each has CHANCE_OUTCOMES outcomes that are equally
likely. They are a sample of what chance can do here: from node to node another one.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rekindle.envs.extras import MissingExtra
from rekindle.envs.task import Task
from rekindle.games import NAMES, find
from rekindle.kernel.chance import seeded
from rekindle.kernel.state import State

try:
    import pyspiel
except ImportError:
    raise MissingExtra("rekindle.envs.openspiel", "OpenSpiel", "openspiel") from None

CHANCE_OUTCOMES: Final = 1024
DEAL_NODES: Final = 3
"""Chance nodes before the deal, which is one of 2 ** 30 then."""

MOST_DECISIONS: Final = 100_000
"""No game comes near; OpenSpiel wants a bound."""

MOST_POINTS: Final = 1000.0

OUTCOMES: Final = [(outcome, 1.0 / CHANCE_OUTCOMES) for outcome in range(CHANCE_OUTCOMES)]


def game_type(name: str) -> pyspiel.GameType:
    game = find(name)
    return pyspiel.GameType(
        short_name=f"rekindle_{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": 2,
            "reward": "win",
            **{option.name: option.simulated or option.default for option in game.options},
        },
    )


class RekindleGame(pyspiel.Game):
    """A game with its parameters: `seats`, `reward`, and the game's own options."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {"seats": 2, "reward": "win", **(params or {})}
        seats, reward = int(chosen.pop("seats")), str(chosen.pop("reward"))
        self.task = Task(self.name, seats, chosen, reward)
        lowest, highest = (0.0, 1.0) if reward == "win" else (-MOST_POINTS, MOST_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.task.moves,
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=seats,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(self.name), info, params or {})

    def new_initial_state(self) -> RekindleState:
        return RekindleState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self.task)


class Held:
    """A state that is never changed, so that copies of a node share it."""

    def __init__(self, game: str, state: State) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return thawed, (self.game, find(self.game).to_data(self.state))


def thawed(game: str, data: Any) -> Held:
    """Return what was pickled."""
    return Held(game, find(game).from_data(data))


class RekindleState(pyspiel.State):
    """A state, or a chance node that leads to one. OpenSpiel copies and pickles its attributes."""

    def __init__(self, game: RekindleGame) -> None:
        super().__init__(game)
        self.held: Held | None = None
        """None before the deal."""
        self.dealt: list[int] = []
        """The outcomes of the chance nodes before the deal."""
        self.drawing = -1
        """The code of a move that waits for chance, or -1."""

    @property
    def task(self) -> Task:
        game = self.get_game()
        assert isinstance(game, RekindleGame)
        return game.task

    @property
    def state(self) -> State | None:
        return None if self.held is None else self.held.state

    def current_player(self) -> int:
        if self.state is None or self.drawing >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else self.state.seat

    def is_terminal(self) -> bool:
        return self.state is not None and self.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        move = self.task.setting.vocabulary.move
        return sorted(move(code).id for code in self.state.options)

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self._deal(action)
        elif self.drawing >= 0:
            self._play_with(self.state, action)
        else:
            self._play(self.state, self.task.codes[action])

    def _deal(self, outcome: int) -> None:
        self.dealt.append(outcome)
        if len(self.dealt) == DEAL_NODES:
            seed = 0
            for one in self.dealt:
                seed = seed * CHANCE_OUTCOMES + one
            self._hold(self.task.start(seed))

    def _hold(self, state: State) -> None:
        self.held = Held(self.task.game.name, state)

    def _play(self, state: State, code: int) -> None:
        """Play a move on a copy; it waits for a chance node if it draws anything."""
        after = state.copy()
        self.task.rules.play_as(after, state.seat, code)
        if after.rng == state.rng:
            self._hold(after)
        else:
            self.drawing = code

    def _play_with(self, state: State, outcome: int) -> None:
        after = state.copy()
        after.rng = seeded(state.rng + outcome)
        self.task.rules.play_as(after, state.seat, self.drawing)
        self.drawing = -1
        self._hold(after)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.task.setting.vocabulary.moves[action].text

    def returns(self) -> list[float]:
        if self.state is None or not self.state.over:
            return [0.0] * self.task.seats
        return self.task.rewards(self.state)

    def __str__(self) -> str:
        return str(self.history_str())


class Observer:
    """Writes what a player knows, in units of 1 for each number from 0 to 255."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.tensor: NDArray[np.float32] = np.zeros(task.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RekindleState, player: int) -> None:
        self.tensor[:] = self._row(state, player)

    def string_from(self, state: RekindleState, player: int) -> str:
        """Return all numbers that are not 0, by their names."""
        row = self._row(state, player)
        return "\n".join(f"{self.task.names[i]}: {row[i]}" for i in np.flatnonzero(row))

    def _row(self, state: RekindleState, player: int) -> NDArray[np.uint8]:
        row = bytearray(self.task.size)
        if state.state is not None:
            self.task.features.write(state.state, player, row, 0)
        return np.frombuffer(row, np.uint8)


def register(name: str) -> type[RekindleGame]:
    game = type(f"{name.capitalize()}Game", (RekindleGame,), {"name": name})
    pyspiel.register_game(game_type(name), game)
    return game


GAMES: Final = {name: register(name) for name in NAMES}

__all__ = ["GAMES", "Observer", "RekindleGame", "RekindleState"]
