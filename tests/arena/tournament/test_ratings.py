"""Ratings: right on average, the same in any order, and finite whatever happens."""

import random
from collections.abc import Sequence
from math import log10

import pytest

from rekindle.arena.tournament import Played, Rating, ratings
from tests.arena.tournament.samples import played

TRUTH = {"a": 1000.0, "b": 1100.0, "c": 1300.0, "d": 1600.0}
BOTS = tuple(TRUTH)
ANCHOR = ("a", 1000.0)


def game(chance: random.Random, bots: Sequence[str], deal: int) -> Played:
    """One game between bots of these ratings: the first is drawn, then the second, and so on."""
    places, left = [0] * len(bots), list(range(len(bots)))
    for place in range(1, len(bots) + 1):
        seat = chance.choices(left, [10 ** (TRUTH[bots[seat]] / 400) for seat in left])[0]
        places[seat] = place
        left.remove(seat)
    return played(bots, places, deal)


def season(seed: int, games: int, seats: Sequence[int] = (2, 4)) -> list[Played]:
    chance = random.Random(seed)
    return [game(chance, chance.sample(BOTS, chance.choice(seats)), deal) for deal in range(games)]


def by_bot(found: list[Rating]) -> dict[str, Rating]:
    return {one.bot: one for one in found}


@pytest.mark.parametrize("seats", [(2,), (4,), (2, 3, 4)])
def test_many_games_find_the_true_ratings(seats: tuple[int, ...]) -> None:
    found = by_bot(ratings(season(1, 1500, seats), BOTS, ANCHOR))
    for bot, truth in TRUTH.items():
        assert found[bot].rating.value == pytest.approx(truth, abs=45)
        assert found[bot].rating.high - found[bot].rating.low < 120


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held = [
        one.rating.low <= TRUTH[one.bot] <= one.rating.high
        for seed in range(16)
        for one in ratings(season(seed, 60), BOTS, ANCHOR)
        if one.bot != "a"
    ]
    assert 0.88 <= sum(held) / len(held) <= 1


def test_the_order_of_the_games_changes_nothing() -> None:
    games = season(3, 50)
    expected = ratings(games, BOTS)
    for seed in range(3):
        random.Random(seed).shuffle(games)
        assert ratings(games, BOTS) == expected


def test_a_lead_is_the_logarithm_of_the_odds() -> None:
    games = [played("ab", (1, 2) if deal % 4 else (2, 1), deal) for deal in range(4000)]
    lead = by_bot(ratings(games, "ab", ("b", 0.0)))["a"].rating.value
    assert lead == pytest.approx(400 * log10(3), abs=1)


def test_a_tie_is_worth_half() -> None:
    ties = [played("ab", (1, 1), deal) for deal in range(20)]
    assert by_bot(ratings(ties, "ab", ("b", 0.0)))["a"].rating.value == pytest.approx(0, abs=1e-3)
    lost = [played("ab", (2, 1), deal) for deal in range(20, 40)]
    better = by_bot(ratings(lost + ties, "ab", ("b", 0.0)))["a"].rating.value
    assert better > by_bot(ratings(lost, "ab", ("b", 0.0)))["a"].rating.value


def test_a_bot_that_won_everything_has_a_wide_interval_and_a_finite_rating() -> None:
    games = [played("ab", (1, 2), deal) for deal in range(10)]
    found = by_bot(ratings(games, "ab", ("b", 0.0)))["a"].rating
    assert 400 < found.value < 1200
    assert found.low < 400 < 1200 < found.high


def test_games_of_one_deal_that_always_end_alike_count_for_less() -> None:
    alike = [played("ab", (1, 2) if deal % 3 else (2, 1), deal) for deal in range(60)]
    twice = alike + [played("ba", one.places[::-1], one.deal) for one in alike]
    apart = alike + [played("ba", one.places[::-1], one.deal + 60) for one in alike]
    widths = [
        (found.high - found.low)
        for games in (twice, apart)
        for found in [by_bot(ratings(games, "ab", ("b", 0.0)))["a"].rating]
    ]
    assert widths[0] > 1.3 * widths[1]


def test_a_bot_may_have_several_seats() -> None:
    chance = random.Random(5)
    games = [game(chance, chance.choice(("aaab", "aabb", "abbb")), deal) for deal in range(1500)]
    found = by_bot(ratings(games, "ab", ANCHOR))["b"].rating
    assert found.value == pytest.approx(TRUTH["b"], abs=35)


def test_anchors() -> None:
    games = [played(("random", "x"), (2, 1), deal) for deal in range(5)]
    bots = ("random", "x")
    assert by_bot(ratings(games, bots))["random"].rating.value == 1000
    assert by_bot(ratings(games, bots, ("x", 2000.0)))["x"].rating.value == 2000
    found = ratings([played("ab", (1, 2))], "ab")
    assert sum(one.rating.value for one in found) == pytest.approx(2 * 1500)
    assert [one.bot for one in found] == ["a", "b"]


def test_games_that_do_not_count() -> None:
    games = [played("ab", (1, 2)), played("ab", (), deal=1)]
    assert ratings(games, "ab") == ratings(games[:1], "ab")
