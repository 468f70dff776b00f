"""One learner against bots, through Gymnasium."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rekindle.envs.gymnasium import ILLEGAL, RekindleEnv
from rekindle.games import NAMES, find
from rekindle.kernel.errors import BadOption, GameOver
from rekindle.kernel.roles import NEGOTIATION

SETTINGS: dict[str, dict[str, Any]] = {
    "default": {},
    "alone": {"seats": 1},
    "most": {"seats": 4, "opponents": ["random", "rollout:1"], "reward": "margin"},
}


def made(game: str, **how: Any) -> RekindleEnv:
    env = gymnasium.make(f"rekindle/{game.capitalize()}-v0", **how).unwrapped
    assert isinstance(env, RekindleEnv)
    return env


def play(env: RekindleEnv, seed: int, limit: int = 5000) -> tuple[float, int]:
    """Play a game at random; return the last reward and the number of steps."""
    _, info = env.reset(seed=seed)
    draw = random.Random(seed).choice
    for step in range(1, limit):
        _, reward, over, _, info = env.step(draw(np.flatnonzero(info["action_mask"])))
        if over:
            return reward, step
        assert reward == 0
    raise AssertionError("the game does not end")


@pytest.mark.filterwarnings("ignore:.*different from the unwrapped version")
@pytest.mark.parametrize("how", SETTINGS)
@pytest.mark.parametrize("game", NAMES)
def test_gymnasium_finds_nothing_wrong(game: str, how: str) -> None:
    if SETTINGS[how].get("seats", 2) in find(game).seats:
        check_env(made(game, **SETTINGS[how]), skip_render_check=True)


@pytest.mark.parametrize("game", NAMES)
def test_equal_seeds_play_equal_games(game: str) -> None:
    env = made(game, seats=3)
    assert play(env, 4) == play(env, 4)


def test_masks_are_of_the_learners_decision() -> None:
    env = made("recall", seats=2)
    seats = set()
    for seed in range(8):
        _, info = env.reset(seed=seed)
        state = env._batch.states[0]
        seats.add(env.seat)
        assert env.seat == state.seat == info["seat"]
        offered = {env.task.setting.vocabulary.move(code).id for code in state.options}
        assert set(np.flatnonzero(info["action_mask"])) == offered
        assert (env.action_masks() == info["action_mask"]).all()
    assert seats == {0, 1}, "the learner's seat is drawn for each game"


def test_an_illegal_move_costs_a_point_and_changes_nothing() -> None:
    env = made("euphoria")
    before, info = env.reset(seed=2)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    after, reward, over, cut, again = env.step(wrong)
    assert (before == after).all()
    assert (reward, over, cut) == (ILLEGAL, False, False)
    assert (again["action_mask"] == info["action_mask"]).all()


def test_after_the_end_only_reset_is_left() -> None:
    env = made("revive")
    play(env, 1)
    assert not env.action_masks().any()
    with pytest.raises(GameOver, match="call reset"):
        env.step(0)


def test_bots_that_do_not_exist_are_named() -> None:
    with pytest.raises(BadOption, match="there is no bot 'randum'; did you mean 'random'"):
        made("revive", opponents=["randum"])
    with pytest.raises(BadOption, match="opponents are a list of bots, not 'random'"):
        made("revive", seats=2, opponents="random")


def test_random_opponents_decline_every_offer() -> None:
    env = made("euphoria", options={"trading": "on"})
    task, asked = env.task, 0
    env.reset(seed=1)
    state = env._batch.states[0]
    draw = random.Random(1).choice
    while not state.over and asked < 5:
        agreements = env.opponents.agreements.intersection(state.options)
        if agreements:
            asked += 1
            assert env.opponents.random_code(state) not in agreements
        talk = task.setting.vocabulary.having(NEGOTIATION).intersection(state.options)
        task.rules.play(state, draw(sorted(talk) or state.options))
    assert asked == 5
