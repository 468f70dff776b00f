"""PettingZoo: every seat is an agent, and they take turns.

>>> from rekindle.envs import pettingzoo
>>> env = pettingzoo.env("revive", seats=4)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from rekindle.envs.extras import MissingExtra
from rekindle.envs.task import Task
from rekindle.kernel.errors import IllegalMove
from rekindle.kernel.moves import shortened

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError:
    raise MissingExtra("rekindle.envs.pettingzoo", "PettingZoo", "pettingzoo") from None

MOST_SEED = 1 << 31


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
) -> AECEnv[str, Any, Any]:
    """Return the environment of a game, which raises errors where it is used in a wrong order."""
    return OrderEnforcingWrapper(RawEnv(game, seats, options, reward))


class RawEnv(AECEnv[str, Any, Any]):
    """Seat i is the agent `player_i`; all of them end together and are rewarded at the end."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, Any] | None, reward: str
    ) -> None:
        super().__init__()
        self.task = Task(game, seats, options, reward)
        self.metadata = {"name": f"rekindle_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.task.moves) for agent in self.possible_agents
        }
        self._random = seeding.np_random(None)[0]
        self._batch = self.task.batch([self.task.start(0)])
        self._observation = np.frombuffer(self._batch.observations, np.uint8)
        self._mask = np.frombuffer(self._batch.masks, np.int8)

    def _space(self) -> spaces.Dict:
        seen = spaces.Box(0, 255, (self.task.size,), np.uint8)
        return spaces.Dict(
            {"observation": seen, "action_mask": spaces.Box(0, 1, (self.task.moves,), np.int8)}
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self._batch.begin(0, self.task.start(int(self._random.integers(MOST_SEED))))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._batch.states[0].seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows; its mask is all zeros unless the decision is its own."""
        state, seat = self._batch.states[0], self.possible_agents.index(agent)
        self._batch.show(0, seat)
        mask = self._mask.copy() if seat == state.seat else np.zeros_like(self._mask)
        return {"observation": self._observation.copy(), "action_mask": mask}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state, task = self._batch.states[0], self.task
        id = -1 if action is None else int(action)
        if not 0 <= id < task.moves or task.codes[id] not in state.options:
            raise IllegalMove(
                f"{self.agent_selection} is not offered the move {shortened(repr(action))}; "
                "see its action_mask"
            )
        self._cumulative_rewards[self.agent_selection] = 0.0
        task.rules.play_as(state, state.seat, task.codes[id])
        if state.over:
            self.rewards = dict(zip(self.agents, task.rewards(state)))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._skip_agent_selection = None
        else:
            self.agent_selection = self.possible_agents[state.seat]
