"""Simulation: reproducible games, reports, and errors before the first game."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rekindle
from rekindle.arena import simulate
from rekindle.arena.game_runner import Plan, play_at_random, play_game, play_with_bots
from rekindle.content import PackError

OFF = {"deck": "first", "trading": "off"}


def plan(bots: list[str], options: dict[str, str] = OFF, seed: int = 0) -> Plan:
    return Plan("euphoria", len(bots), bots, seed, options, None)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, OFF),
        (3, OFF),
        (2, {"deck": "second", "trading": "on"}),
        (3, {"deck": "first", "trading": "on"}),
    ],
)
def test_the_bare_engine_plays_the_same_games(seats: int, options: dict[str, str]) -> None:
    games = plan(["random"] * seats, options, seed=20)
    for number in range(2):
        assert play_at_random(games, number) == play_with_bots(games, number)


def test_the_number_of_processes_changes_nothing() -> None:
    one, two, four = (
        simulate("euphoria", 2, 9, ["random"], seed=5, jobs=jobs).to_json() for jobs in (1, 2, 4)
    )
    assert one == two == four


def test_rollout_bots_play_the_same_in_any_process() -> None:
    one, two = (
        simulate("euphoria", 2, 2, ["rollout:1", "random"], seed=5, jobs=jobs).to_json()
        for jobs in (1, 2)
    )
    assert one == two


def test_a_single_game_can_be_repeated() -> None:
    report = simulate("euphoria", 2, 3, ["random"], seed=5)
    assert report.seeds == (5, 7)
    assert simulate("euphoria", 2, 1, ["random"], seed=7).seeds == (7, 7)
    games = plan(["random"] * 2, seed=5)
    alone = plan(["random"] * 2, seed=7)
    assert play_game(games, 2) == play_game(alone, 0)


def test_every_bot_has_every_seat_equally_often() -> None:
    games = plan(["random", "rollout:1", "rollout:2"])
    found = Counter(
        (seat, name) for number in range(6) for seat, name in enumerate(games.line_up(number))
    )
    assert set(found.values()) == {2}
    assert len(found) == 9


def test_a_short_list_of_bots_is_repeated() -> None:
    report = simulate("euphoria", 3, 1, ["random", "RANDOM "], seed=3)
    assert [(bot.name, bot.seats, bot.fair_share) for bot in report.bots] == [("random", 3, 1.0)]


def test_a_report_says_what_was_played() -> None:
    report = simulate("euphoria", 2, 4, ["random"], seed=3, options={"deck": "second"})
    assert (report.game, report.seats, report.games) == ("euphoria", 2, 4)
    assert report.options == {"deck": "second", "trading": "off"}
    assert report.pack.startswith("first-edition ")
    assert sum(seat.wins for seat in report.by_seat) == 4
    assert report.length.p5 <= report.length.median <= report.length.p95
    assert sum(report.bots[0].sources.values()) == pytest.approx(1, abs=1e-5)


def test_json_has_the_time_only_on_request() -> None:
    report = simulate("euphoria", 2, 1, ["random"], seed=3)
    plain, timed = json.loads(report.to_json()), json.loads(report.to_json(elapsed=True))
    assert timed.pop("elapsed") == report.elapsed > 0
    assert plain == timed
    assert "elapsed" not in plain


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_after_every_game(jobs: int) -> None:
    told: list[tuple[int, int]] = []
    simulate("euphoria", 2, 3, ["random"], jobs=jobs, progress=lambda *now: told.append(now))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("wrong", "answer"),
    [
        ({"game": "euforia"}, "there is no game 'euforia'; did you mean 'euphoria'?"),
        ({"seats": 7}, "euphoria is for 2 to 6 players, not for 7"),
        ({"games": 0}, "the number of games must be an integer from 1 on, not 0"),
        ({"games": True}, "the number of games must be an integer from 1 on, not True"),
        ({"jobs": -1}, "the number of jobs must be an integer from 1 on, not -1"),
        ({"seed": 1.5}, "the seed must be an integer, not 1.5"),
        ({"bots": []}, "name at least one bot"),
        ({"bots": ["random"] * 3}, "there are 3 bots, but only 2 seats"),
        ({"bots": ["rolout"]}, "there is no bot 'rolout'; did you mean 'rollout'?"),
        (
            {"options": {"trading": "maybe"}},
            "option 'trading' cannot be 'maybe'; it can be: on, off",
        ),
    ],
)
def test_invalid_arguments(wrong: dict[str, Any], answer: str) -> None:
    asked: dict[str, Any] = {"game": "euphoria", "seats": 2, "games": 1, "bots": ["random"]}
    with pytest.raises(rekindle.RekindleError) as caught:
        simulate(**(asked | wrong))
    assert str(caught.value) == answer


def test_a_missing_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="no such folder"):
        simulate("euphoria", 2, 1, ["random"], pack=tmp_path / "nothing")


def test_an_exception_says_in_which_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(plan: Plan, number: int) -> None:
        raise ValueError("broken")

    monkeypatch.setattr("rekindle.arena.game_runner.play_at_random", fails)
    with pytest.raises(ValueError, match="broken") as caught:
        simulate("euphoria", 2, 1, ["random"], seed=8)
    assert caught.value.__notes__ == ["in game 0 of the simulation, seed 8"]
