"""The search for errors, with bots whose strength is known."""

from __future__ import annotations

from math import log

import pytest

from rekindle.arena.levels import Goal, Trial, calibrated
from rekindle.arena.levels.calibration import error_of, network_of

BOTS = {
    "a": "value:error=0.3",
    "b": "value:error=0.2:net.npz",
    "c": "value",
    "d": "search:300ms",
}


def strength(bot: str) -> float:
    """In Elo: twice the error costs 150 points."""
    return -150 * log(max(error_of(bot), 0.01) / 0.01, 2)


def play(above: str, below: str) -> float:
    return 1 / (1 + 10 ** ((strength(below) - strength(above)) / 400))


def test_each_level_loses_to_the_one_above_as_often_as_it_should() -> None:
    tried: list[Trial] = []
    found = calibrated(BOTS, play, tried.append)
    assert list(found.bots) == list(BOTS)
    assert (found.bots["c"], found.bots["d"]) == ("value", "search:300ms")
    for above, below in (("c", "b"), ("b", "a")):
        assert play(found.bots[above], found.bots[below]) == pytest.approx(0.72, abs=0.03)
    assert [trial.level for trial in tried] == sorted((one.level for one in tried), reverse=True)
    assert len(tried) <= 2 * Goal().steps


def test_networks_of_ones_own_are_kept() -> None:
    found = calibrated(BOTS, play, lambda trial: None)
    assert [network_of(bot) for bot in found.bots.values()] == ["", "net.npz", "", ""]
    assert found.bots["b"] == f"value:error={found.trials['b'].error:g}:net.npz"


def test_where_no_error_is_enough_the_nearest_is_taken() -> None:
    found = calibrated(BOTS, lambda above, below: 0.5, lambda trial: None)
    assert found.trials["b"].share == 0.5
    assert not Goal().reached(found.trials["b"].share)
    assert error_of(found.bots["a"]) >= error_of(found.bots["b"])


def test_an_error_is_not_tried_twice() -> None:
    tried: list[Trial] = []
    calibrated({"a": "value:error=1", "b": "value"}, play, tried.append, Goal(close=0, steps=50))
    assert len({trial.error for trial in tried}) == len(tried) < 20
