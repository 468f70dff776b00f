"""Our games as games of OpenSpiel."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from rekindle.envs.openspiel import CHANCE_OUTCOMES, DEAL_NODES, Observer
from rekindle.games import NAMES, find
from rekindle.kernel.errors import BadOption

every_game = pytest.mark.parametrize("game", NAMES)


def play(state: Any, seed: int, limit: int = 10**6) -> Any:
    """Play at random; outcomes of chance too are drawn here."""
    draw = random.Random(seed).choice
    while not state.is_terminal() and limit:
        limit -= 1
        state.apply_action(draw(state.legal_actions()))
    return state


@every_game
def test_openspiel_finds_nothing_wrong(game: str) -> None:
    fewest = find(game).seats[0]
    loaded = pyspiel.load_game(f"rekindle_{game}(seats={fewest})")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_game_ends_with_returns(game: str) -> None:
    loaded = pyspiel.load_game(f"rekindle_{game}(seats=3,reward=win)")
    state = play(loaded.new_initial_state(), seed=2)
    assert sum(state.returns()) == pytest.approx(1)
    assert state.returns() == state.task.rewards(state.state)


def test_a_game_begins_with_chance() -> None:
    state = pyspiel.load_game("rekindle_revive").new_initial_state()
    for _ in range(DEAL_NODES):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == CHANCE_OUTCOMES
        state.apply_action(7)
    assert state.current_player() in (0, 1)


@every_game
def test_moves_wait_for_chance_only_if_they_draw(game: str) -> None:
    state = pyspiel.load_game(f"rekindle_{game}").new_initial_state()
    draw, waited = random.Random(1).choice, 0
    while not state.is_terminal():
        before, drew = state.state, state.is_chance_node()
        state.apply_action(draw(state.legal_actions()))
        if before is None:
            continue
        if drew:
            waited += 1
            assert state.state.unveiled > before.unveiled
        elif not state.is_chance_node():
            assert state.state.rng == before.rng
    assert waited > 0


def test_clones_at_a_chance_node_go_different_ways() -> None:
    state = pyspiel.load_game("rekindle_euphoria").new_initial_state()
    play(state, seed=1, limit=DEAL_NODES)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    ends = set()
    for outcome in range(40):
        twin = state.clone()
        twin.apply_action(outcome)
        ends.add(str(find("euphoria").to_data(twin.state)))
    assert len(ends) > 3
    assert state.is_chance_node(), "the clones are independent"


@every_game
def test_a_history_leads_to_one_state(game: str) -> None:
    loaded = pyspiel.load_game(f"rekindle_{game}")
    state = play(loaded.new_initial_state(), seed=4, limit=60)
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    to_data = find(game).to_data
    assert to_data(again.state) == to_data(state.state)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
    assert to_data(read.state) == to_data(state.state)


def test_a_player_observes_the_features() -> None:
    loaded = pyspiel.load_game("rekindle_recall(seats=2)")
    state = play(loaded.new_initial_state(), seed=4, limit=40)
    observer = loaded.make_py_observer()
    assert isinstance(observer, Observer)
    observer.set_from(state, 1)
    row = bytearray(state.task.size)
    state.task.features.write(state.state, 1, row, 0)
    assert (observer.tensor == np.frombuffer(row, np.uint8)).all()
    assert len(observer.string_from(state, 1).splitlines()) == np.count_nonzero(observer.tensor)


def test_actions_have_the_texts_of_moves() -> None:
    state = pyspiel.load_game("rekindle_revive(seats=1)").new_initial_state()
    play(state, seed=4, limit=DEAL_NODES)
    moves = [state.task.setting.vocabulary.move(code).text for code in state.state.options]
    assert sorted(state.action_to_string(a) for a in state.legal_actions()) == sorted(moves)


def test_parameters_are_seats_reward_and_options() -> None:
    loaded = pyspiel.load_game("rekindle_euphoria(seats=4,trading=on,reward=score)")
    assert (loaded.num_players(), loaded.task.setting.options["trading"]) == (4, "on")
    with pytest.raises(BadOption, match="can be: on, off"):
        pyspiel.load_game("rekindle_euphoria(trading=maybe)")
