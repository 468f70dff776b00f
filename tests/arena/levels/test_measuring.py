"""Levels as a tournament: who plays whom, and what is read from its games."""

from __future__ import annotations

import pytest

from rekindle.arena.levels import lines_of, share_of_wins, wanted_ladder
from rekindle.arena.tournament import Results, tournament_of
from rekindle.arena.tournament.pairing import line_ups
from rekindle.arena.tournament.results import new_header
from tests.arena.tournament.samples import played

BOTS = {"low": "rollout:1", "high": "rollout:2"}


def results_of(*games: tuple[tuple[str, ...], tuple[int, ...]]) -> Results:
    cup = tournament_of(wanted_ladder("euphoria", BOTS, [2], 1, 0, 60.0))
    found = [played(bots, places, deal=i) for i, (bots, places) in enumerate(games)]
    return Results(new_header(cup), found)


def test_each_level_plays_the_one_below_and_the_weakest_random() -> None:
    cup = tournament_of(wanted_ladder("euphoria", BOTS, [2, 4], 3, 7, 60.0))
    assert [contest.seats for contest in cup.contests] == [2, 4]
    assert (cup.deals, cup.seed) == (3, 7)
    assert line_ups(cup, 2) == [("random", "rollout:1"), ("rollout:1", "rollout:2")]


def test_a_level_may_be_random_itself() -> None:
    bots = {"low": "random", "high": "rollout:2"}
    assert wanted_ladder("euphoria", bots, [2], 1, 0, 60.0).bots == ["random", "rollout:2"]


def test_winners_share_a_win_and_others_do_not_count() -> None:
    games = [
        played(("a", "b"), (1, 2)),
        played(("b", "a"), (1, 1)),
        played(("a", "b", "a", "b"), (2, 1, 1, 1)),
        played(("a", "c"), (2, 1)),
        played(("a", "b"), ()),
    ]
    share = share_of_wins(games, "a", "b")
    assert share is not None
    assert share.value == pytest.approx((1 + 1 / 2 + 1 / 3) / 3, abs=1e-6)
    assert share.low < share.value < share.high
    assert share_of_wins(games, "b", "c") is None


def test_lines_have_wins_against_the_level_below_and_ratings_above_random() -> None:
    low, high = BOTS.values()
    results = results_of(
        ((low, "random"), (1, 2)),
        (("random", low), (2, 1)),
        ((high, low), (1, 2)),
        ((low, high), (2, 1)),
        ((high, low), (2, 1)),
    )
    first, second = lines_of(results, BOTS)
    assert (first.level, first.bot, first.games) == ("low", low, 5)
    assert first.wins is not None
    assert second.wins is not None
    assert first.wins.value == 1.0
    assert second.wins.value == pytest.approx(2 / 3, abs=1e-6)
    assert 1000 < first.rating.value < second.rating.value
    assert second.seconds == 0.001
    assert second.faults == 0


def test_what_has_not_been_played_is_left_open() -> None:
    first, second = lines_of(results_of(((BOTS["low"], "random"), (1, 2))), BOTS)
    assert first.wins is not None
    assert second.wins is None
