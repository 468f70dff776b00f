"""Many games at once: the arrays say what the engine says, game by game."""

from __future__ import annotations

import random

import numpy as np
import pytest

from rekindle.envs import REWARDS, Task, VectorEnv
from rekindle.games import NAMES
from rekindle.kernel.errors import BadOption, IllegalMove
from rekindle.kernel.state import State

every_game = pytest.mark.parametrize("game", NAMES)


def row_of(task: Task, state: State) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    out = bytearray(task.size)
    task.features.write(state, state.seat, out, 0)
    return np.frombuffer(out, np.uint8)


def check(env: VectorEnv, states: list[State]) -> None:
    move = env.task.setting.vocabulary.move
    for i, state in enumerate(states):
        assert env.seat[i] == state.seat
        assert (env.observation[i] == row_of(env.task, state)).all()
        offered = [move(code).id for code in state.options]
        assert sorted(offered) == np.flatnonzero(env.mask[i]).tolist()


@every_game
def test_the_arrays_are_about_the_decisions_of_each_game(game: str) -> None:
    env = VectorEnv(game, seats=2, games=3, seed=5)
    states = [env.task.start(seed) for seed in (5, 6, 7)]
    begun = 3
    check(env, states)
    for step in range(3000):
        moves = env.sample()
        env.step(moves)
        for i, state in enumerate(states):
            env.task.rules.play(state, env.task.codes[moves[i]])
            assert env.done[i] == state.over == (i in env.results)
            expected = env.task.rewards(state) if state.over else [0, 0]
            assert env.reward[i].tolist() == pytest.approx(expected)
            if state.over:
                states[i] = env.task.start(5 + begun)
                begun += 1
        if step % 25 == 0 or env.done.any():
            check(env, states)
        if begun > 4:
            return
    raise AssertionError("no two games have ended")


def test_arrays_are_allocated_once() -> None:
    env = VectorEnv("euphoria", games=2)
    before = [array.ctypes.data for array in env.now]
    env.reset(seed=3)
    assert [array.ctypes.data for array in env.step(env.sample())] == before


def test_equal_seeds_play_equal_games() -> None:
    env = VectorEnv("recall", games=4, seed=9)
    ends = []
    for _ in range(2):
        for _ in range(40):
            env.step(env.sample())
        ends.append(env.observation.copy())
        env.reset(seed=9)
    assert (ends[0] == ends[1]).all()


@pytest.mark.parametrize("wrong", [-1, "not offered", 10**6])
def test_a_move_that_is_not_offered_changes_nothing(wrong: int | str) -> None:
    env = VectorEnv("revive", games=2, seed=1)
    moves = env.sample()
    moves[1] = wrong if isinstance(wrong, int) else np.flatnonzero(~env.mask[1])[0]
    before = env.observation.copy()
    with pytest.raises(IllegalMove, match="game 1 does not offer the move"):
        env.step(moves)
    assert (env.observation == before).all()


def test_a_move_for_each_game() -> None:
    env = VectorEnv("revive", games=2)
    with pytest.raises(IllegalMove, match="2 games, but 1 moves"):
        env.step(env.sample()[:1])


def test_bad_arguments_are_named() -> None:
    with pytest.raises(BadOption, match="there is no reward 'wins'; did you mean 'win'"):
        VectorEnv("revive", reward="wins")
    with pytest.raises(BadOption, match="1 to 4 players, not for 5"):
        VectorEnv("recall", seats=5)
    with pytest.raises(BadOption, match="from 1 on, not 0"):
        VectorEnv("recall", games=0)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_rewards(seats: int) -> None:
    task = Task("revive", seats)
    state, draw = task.start(3), random.Random(3).choice
    while not state.over:
        task.rules.play(state, draw(state.options))
    totals = list(task.game.result(task.setting, state).totals)
    shares, margins, scores = (
        REWARDS[name](task.game, task.setting, state) for name in ("win", "margin", "score")
    )
    assert scores == totals
    if seats == 1:
        assert margins == totals
        assert 0 <= shares[0] <= 1
    else:
        assert sum(shares) == pytest.approx(1)
        assert margins == [t - max(totals[:i] + totals[i + 1 :]) for i, t in enumerate(totals)]
