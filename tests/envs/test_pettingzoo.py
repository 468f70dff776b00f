"""All seats as agents, through PettingZoo."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from rekindle.envs import pettingzoo
from rekindle.games import NAMES
from rekindle.kernel.errors import IllegalMove

every_game = pytest.mark.parametrize("game", NAMES)
api_warnings = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",  # it is a dictionary with a mask
    "ignore:Observation space for each agent probably should be",
)


@api_warnings
@every_game
@pytest.mark.parametrize("seats", [2, 4])
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats), num_cycles=200)


@every_game
def test_equal_seeds_play_equal_games(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game, seats=3), num_cycles=50)


@every_game
def test_the_performance_benchmark_runs(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()  # the benchmark plays for five seconds
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(pettingzoo.env(game, seats=2))


def play_out(env: Any, seed: int) -> dict[str, float]:
    """Play a game at random; return the sum of rewards that each agent was told."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    told = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        told[agent] += reward
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    return told


@every_game
@pytest.mark.parametrize("reward", ["win", "margin", "score"])
def test_all_agents_are_told_their_reward(game: str, reward: str) -> None:
    env = pettingzoo.env(game, seats=3, reward=reward)
    told = play_out(env, seed=3)
    task, state = env.unwrapped.task, env.unwrapped._batch.states[0]
    assert list(told.values()) == task.rewards(state)
    if reward == "win":
        assert sum(told.values()) == pytest.approx(1)


def test_only_the_agent_that_decides_is_offered_moves() -> None:
    env = pettingzoo.env("revive", seats=3)
    env.reset(seed=1)
    offered = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert [agent for agent in env.agents if offered[agent]] == [env.agent_selection]


def test_a_move_that_is_not_offered_is_refused() -> None:
    env = pettingzoo.env("recall")
    env.reset(seed=1)
    wrong = np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]
    with pytest.raises(IllegalMove, match="see its action_mask"):
        env.step(wrong)
