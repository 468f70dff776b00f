"""Gymnasium: one seat is the learner's, bots play the others.

>>> import gymnasium
>>> import rekindle.envs.gymnasium
>>> env = gymnasium.make("rekindle/Revive-v0", opponents=["random"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rekindle.envs.extras import MissingExtra
from rekindle.envs.opponents import Opponents
from rekindle.envs.task import Task
from rekindle.games import NAMES
from rekindle.kernel.errors import GameOver

try:
    import gymnasium
    from gymnasium import spaces
except ImportError:
    raise MissingExtra("rekindle.envs.gymnasium", "Gymnasium", "gymnasium") from None

ILLEGAL: Final = -1.0
"""The reward of a move that is not offered; it changes nothing else."""

MOST_SEED: Final = 1 << 31

Observation = NDArray[np.uint8]


class RekindleEnv(gymnasium.Env[Observation, np.int64]):
    """One game after the other against bots, from a seat that is drawn anew for each game."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
    ) -> None:
        """By default there is a seat for the learner and one for each of the opponents.

        With more seats, the list of opponents is repeated.
        """
        self.task = Task(game, len(opponents) + 1 if seats is None else seats, options, reward)
        self.opponents = Opponents(self.task, opponents)
        self.observation_space = spaces.Box(0, 255, (self.task.size,), np.uint8)
        self.action_space = spaces.Discrete(self.task.moves)
        self.seat = 0
        self._batch = self.task.batch([self.task.start(0)])
        self._observation = np.frombuffer(self._batch.observations, np.uint8)
        self._mask = np.frombuffer(self._batch.masks, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        state, over = None, True
        while over or state is None:  # others may end a game before the learner's first decision
            chosen = int(self.np_random.integers(MOST_SEED))
            self.seat = int(self.np_random.integers(self.task.seats))
            state = self.task.start(chosen)
            self.opponents.sit_down(self.seat, chosen)
            self.opponents.play_until(self.seat, state)
            over = state.over
        self._batch.states[0] = state
        self._batch.show(0, self.seat)
        return self._observation.copy(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        batch = self._batch
        state = batch.states[0]
        if state.over:
            raise GameOver("the game is over: call reset")
        id = int(action)
        if not 0 <= id < self.task.moves or not batch.masks[id]:
            return self._observation.copy(), ILLEGAL, False, False, self._info()
        self.task.rules.play_as(state, self.seat, self.task.codes[id])
        self.opponents.play_until(self.seat, state)
        batch.show(0, self.seat)
        reward = self.task.rewards(state)[self.seat] if state.over else 0.0
        return self._observation.copy(), reward, state.over, False, self._info()

    def close(self) -> None:
        """End the bots of the last game."""
        self.opponents.leave()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which moves are offered now, as learners with masks ask for it."""
        return self._mask.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self.seat}


def register() -> None:
    """Register `rekindle/Revive-v0` and its like; importing this module does so."""
    for name in NAMES:
        gymnasium.register(
            id=f"rekindle/{name.capitalize()}-v0",
            entry_point="rekindle.envs.gymnasium:RekindleEnv",
            kwargs={"game": name},
        )


register()
