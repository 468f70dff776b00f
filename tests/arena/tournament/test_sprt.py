"""The sequential test: its error rates, when it ends, and what it counts."""

import random
from collections import Counter
from fractions import Fraction
from itertools import count

import pytest

from rekindle.arena.tournament import Bounds, Played, Sprt, open_results
from rekindle.arena.tournament.sprt import (
    DealCount,
    deal_score,
    expected,
    log_likelihood_ratio,
)
from rekindle.kernel.errors import BadOption
from tests.arena.tournament.samples import played, tournament

BOUNDS = Bounds(0, 150)
RUNS = 120


def verdict(chance: random.Random, elo: float, seats: int) -> str | None:
    """The verdict about a bot whose games are coin flips with this lead."""
    test, share = Sprt(BOUNDS, seats), expected(elo, seats)
    while test.verdict is None:
        test.add(Fraction(sum(chance.random() < share for _ in range(seats)), seats))
    return test.verdict


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("elo", "right"), [(0, "elo0"), (150, "elo1"), (-50, "elo0"), (250, "elo1")]
)
def test_it_errs_as_seldom_as_it_promises(seats: int, elo: float, right: str) -> None:
    chance = random.Random(11)
    found = Counter(verdict(chance, elo, seats) for _ in range(RUNS))
    # At a risk of 5 %, more than 8 % of errors in 120 runs have a chance of about 5 %.
    assert found[right] / RUNS >= 0.92


def test_it_ends_early_where_the_difference_is_large() -> None:
    lengths = []
    for share in (0.95, 0.55):
        chance, test = random.Random(2), Sprt(Bounds(0, 50), 2)
        while test.verdict is None:
            test.add(Fraction(sum(chance.random() < share for _ in range(2)), 2))
        lengths.append(test.deals)
    assert lengths[0] * 3 < lengths[1]


def test_correlated_games_of_a_deal_do_not_count_twice() -> None:
    split = {Fraction(1, 2): 40, Fraction(1): 10}
    swept = {Fraction(0): 20, Fraction(1): 30}
    same_mean = [sum(score * n for score, n in one.items()) for one in (split, swept)]
    assert same_mean[0] == same_mean[1]
    ratios = [log_likelihood_ratio(one, 0.5, 0.6) for one in (split, swept)]
    assert ratios[0] > 2 * ratios[1] > 0


def test_with_coins_it_is_the_test_of_wald() -> None:
    from math import log

    found = log_likelihood_ratio({Fraction(0): 40, Fraction(1): 60}, 0.5, 0.6)
    assert found == pytest.approx(60 * log(0.6 / 0.5) + 40 * log(0.4 / 0.5), abs=1e-3)


def test_one_result_alone_decides_nothing() -> None:
    test = Sprt(Bounds(0, 20), 2)
    for score in (Fraction(1),) * 5:
        test.add(score)
    assert test.verdict is None
    assert 0 < test.ratio < 1


def test_the_even_share_is_that_of_the_seats() -> None:
    assert [expected(0, seats) for seats in (2, 3, 4)] == [0.5, pytest.approx(1 / 3), 0.25]
    assert expected(400, 2) == pytest.approx(10 / 11)
    assert expected(400, 4) == pytest.approx(10 / 13)


def test_winners_share_a_win() -> None:
    assert deal_score([played("ab", (1, 2)), played("ba", (1, 1))], "a") == Fraction(3, 4)
    deal = [played("abb", (1, 2, 3)), played("bba", (1, 1, 1)), played("bab", (1, 3, 2))]
    assert deal_score(deal, "a") == Fraction(4, 9)
    assert deal_score([played("ab", (1, 2)), played("ba", ())], "a") is None


def results_of(games: list[Played], deals: int = 100) -> DealCount:
    cup = tournament(("random", "rollout:1"), deals=deals, format="test", bounds=Bounds(0, 100))
    results = open_results(None, cup)
    for one in games:
        results.add(one)
    return DealCount(results)


def deal(number: int, won: bool = True) -> list[Played]:
    a, b = "random", "rollout:1"
    places = (1, 2) if won else (2, 1)
    return [played((a, b), places, number), played((b, a), places[::-1], number)]


def test_deals_count_in_their_order() -> None:
    first, second, third = deal(0), deal(1, won=False), deal(2)
    early = results_of([*third, *second, first[0]])
    assert early.test.deals == 0
    early.add(first[1])
    assert early.test.deals == 3
    assert early.test.ratio == results_of([*first, *second, *third]).test.ratio


def test_games_after_the_verdict_change_nothing() -> None:
    won = [one for number in range(60) for one in deal(number)]
    found = results_of(won)
    assert found.test.verdict == "elo1"
    assert found.test.deals < 60
    more = [one for number in range(60, 90) for one in deal(number, won=False)]
    assert results_of(won + more).test.ratio == found.test.ratio


def test_it_ends_without_a_verdict_when_no_deal_is_left() -> None:
    numbers = count()
    found = results_of([one for won in (True, False) for one in deal(next(numbers), won)], deals=2)
    assert found.decided
    assert found.test.verdict is None


def test_a_deal_with_a_game_that_does_not_count_is_passed_over() -> None:
    broken = [played(one.bots, (), one.deal) for one in deal(0)]
    found = results_of(broken + deal(1))
    assert (found.test.deals, found.test.void) == (1, 1)


@pytest.mark.parametrize(
    ("bounds", "answer"),
    [
        (Bounds(20, 20), "elo0 must be less than elo1"),
        (Bounds(0, 9999), "elo0 must be less than elo1, both from -2000 to 2000, not 0 and 9999"),
        (Bounds(0, 20, alpha=0), "alpha must be between 0 and 0.5, not 0"),
        (Bounds(0, 20, beta=0.5), "beta must be between 0 and 0.5, not 0.5"),
    ],
)
def test_bounds_that_make_no_sense(bounds: Bounds, answer: str) -> None:
    with pytest.raises(BadOption, match=answer):
        Sprt(bounds, 2)
