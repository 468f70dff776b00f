"""The report: what it adds up, and that the order of games changes nothing."""

import json
import random

import pytest

from rekindle.arena.tournament import Bounds, Played, Results, open_results, report_of
from rekindle.arena.tournament.results import Fault
from tests.arena.tournament.samples import played, tournament

A, B, C = "random", "rollout:1", "rollout:2"


def results(games: list[Played]) -> Results:
    found = open_results(None, tournament((A, B, C), seats=(2, 3)))
    for one in games:
        found.add(one)
    return found


GAMES = [
    played((A, B), (2, 1)),
    played((B, A), (1, 2)),
    played((B, C), (1, 1)),
    played((C, B), (2, 1)),
    played((A, C), (), fault=Fault(None, "rules", "KeyError"), totals=()),
    played((C, A), (2, 1), fault=Fault(0, "limit", "9 s"), totals=()),
    played((A, B, C), (3, 1, 2), contest=1),
]


def test_points_are_the_opponents_left_behind() -> None:
    found = report_of(results(GAMES))
    names = [bot.bot for bot in found.bots]
    share = {
        (row, column): value
        for row, values in zip(names, found.matrix)
        for column, value in zip(names, values)
    }
    assert share[B, A] == 1
    assert share[B, C] == pytest.approx((0.5 + 1 + 1) / 3, abs=1e-6)
    assert share[C, B] == pytest.approx(0.5 / 3, abs=1e-6)
    assert share[A, C] == pytest.approx(1 / 2)
    assert share[A, A] is None
    assert names[0] == B
    assert next(bot for bot in found.bots if bot.bot == B).score == pytest.approx(5.5 / 6, abs=1e-6)


def test_a_contest_has_places_totals_and_wins_by_seat() -> None:
    two, three = report_of(results(GAMES)).contests
    assert (two.game, two.seats, two.games, three.games) == ("euphoria", 2, 6, 1)
    b = next(bot for bot in two.bots if bot.bot == B)
    assert (b.seats, b.places, b.wins.value, b.place.value) == (4, (4, 0), 1, 1)
    c = next(bot for bot in two.bots if bot.bot == C)
    assert (c.seats, c.places) == (3, (1, 2))
    assert c.total is not None
    assert c.total.value == pytest.approx((9 + 8) / 2)
    assert [share.value for share in two.by_seat] == [0.4, 0.8]
    assert two.ratings[0].bot == B


def test_faults_are_listed_and_lost() -> None:
    found = report_of(results(GAMES))
    assert [(one.bot, one.kind) for one in found.faults] == [(None, "rules"), (C, "limit")]
    assert {bot.bot: bot.faults for bot in found.bots} == {A: 0, B: 0, C: 1}


def test_the_time_of_a_decision_is_the_mean_of_all() -> None:
    games = [
        played((A, B), (2, 1), decisions=(10, 1), seconds=(1.0, 0.0)),
        played((B, A), (2, 1), decisions=(1, 30), seconds=(0.0, 2.0)),
    ]
    bots = {bot.bot: bot for bot in report_of(results(games)).bots}
    assert bots[A].seconds == pytest.approx((10 * 1 + 30 * 2) / 40)


def test_the_order_in_which_games_ended_changes_nothing() -> None:
    expected = report_of(results(GAMES)).to_json()
    for seed in range(3):
        shuffled = random.Random(seed).sample(GAMES, len(GAMES))
        assert report_of(results(shuffled)).to_json() == expected


def test_before_the_first_game() -> None:
    found = report_of(results([]))
    assert found.games == 0
    assert [contest.bots for contest in found.contests] == [(), ()]
    assert json.loads(found.to_json())["matrix"] == [[None] * 3] * 3


def test_a_test_says_how_far_it_has_come() -> None:
    cup = tournament((A, B), format="test", bounds=Bounds(0, 100), deals=50)
    found = open_results(None, cup)
    for number in range(4):
        found.add(played((A, B), (1, 2), number))
        found.add(played((B, A), (1, 2) if number == 3 else (2, 1), number))
    test = report_of(found).test
    assert test is not None
    assert (test.bots, test.deals, test.share, test.even) == ((A, B), 4, 0.875, 0.5)
    assert test.lower < 0 < test.ratio < test.upper
    assert test.verdict is None
