"""Many games at once, stepped by compiled code, in NumPy arrays that are allocated once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rekindle.envs.batch import Dice
from rekindle.envs.task import Task
from rekindle.kernel.errors import BadOption
from rekindle.kernel.game import Result

Step = tuple[
    NDArray[np.uint8], NDArray[np.bool_], NDArray[np.float32], NDArray[np.uint8], NDArray[np.bool_]
]
"""Observation, mask, reward, seat and done."""


class VectorEnv:
    """A row for each game, about the seat that must decide in it; every seat is the learner's.

    The arrays are the same ones after every step: copy what must last. A game that ends is replaced
    within the same step. Then `done` is 1, `reward` is that of the game that ended, and everything
    else is about the new one.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        games: int = 64,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
    ) -> None:
        if games < 1:
            raise BadOption(f"the number of games must be an integer from 1 on, not {games!r}")
        self.task = Task(game, seats, options, reward)
        self.games = games
        self.next_seed = seed
        """Games have one seed after the other, in the order in which they begin."""
        self._dice = Dice(seed)
        self._batch = self.task.batch([self._new_state() for _ in range(games)])
        observations, masks = self._batch.observations, self._batch.masks
        self.observation: NDArray[np.uint8] = rows(observations, games)
        """What the seat that must decide knows: `task.names` says what the numbers are."""
        self.mask: NDArray[np.bool_] = rows(masks, games).view(np.bool_)
        """Which moves it is offered, by their ids."""
        self.seat: NDArray[np.uint8] = rows(self._batch.seats, games)[:, 0]
        """Which seat that is."""
        self.reward = np.zeros((games, seats), np.float32)
        """What each seat gets where a game has ended; 0 elsewhere."""
        self.done = np.zeros(games, np.bool_)
        """Where a game has ended in the last step."""
        self.results: dict[int, Result] = {}
        """How those games ended, by row."""

    def _new_state(self) -> Any:
        self.next_seed += 1
        return self.task.start(self.next_seed - 1)

    def reset(self, seed: int) -> Step:
        """Begin all games again, from this seed on."""
        self.next_seed = seed
        self._dice = Dice(seed)
        for row in range(self.games):
            self._batch.begin(row, self._new_state())
        self._forget_ends()
        return self.now

    def step(self, moves: NDArray[np.integer[Any]]) -> Step:
        """Play one move in every game, by its id.

        Raises IllegalMove if one is not offered, and plays none of them then.
        """
        over = self._batch.step(moves.tolist())
        if self.results:
            self._forget_ends()
        for row in over:
            self._end(row)
        return self.now

    @property
    def now(self) -> Step:
        """The arrays that describe all games now."""
        return self.observation, self.mask, self.reward, self.seat, self.done

    def sample(self) -> NDArray[np.int64]:
        """Return a random move for every game."""
        return np.array(self._batch.sample(self._dice))

    def _end(self, row: int) -> None:
        task, state = self.task, self._batch.states[row]
        self.reward[row] = task.rewards(state)
        self.done[row] = True
        self.results[row] = task.game.result(task.setting, state)
        self._batch.begin(row, self._new_state())

    def _forget_ends(self) -> None:
        self.reward[:] = 0
        self.done[:] = False
        self.results = {}


def rows(buffer: bytearray, games: int) -> NDArray[np.uint8]:
    """Return a buffer as an array with a row for each game; nothing is copied."""
    return np.frombuffer(buffer, np.uint8).reshape(games, -1)
