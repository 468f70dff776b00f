"""Intervals, compared with values computed by hand or taken from tables."""

import pytest

from rekindle.arena.statistics import Estimate, Sample, Values, percentile, rate, share, t95


@pytest.mark.parametrize(
    ("successes", "trials", "expected"),
    [
        (8, 10, (0.8, 0.490162, 0.943318)),
        (0, 10, (0.0, 0.0, 0.277533)),
        (10, 10, (1.0, 0.722467, 1.0)),
        (50, 100, (0.5, 0.403832, 0.596168)),
        (0, 1, (0.0, 0.0, 0.793451)),
    ],
)
def test_wilson(successes: int, trials: int, expected: tuple[float, float, float]) -> None:
    assert share(successes, trials) == Estimate(*expected)


def sample(*values: int) -> Sample:
    found = Sample()
    for value in values:
        found.add(value)
    return found


def test_a_mean_and_its_interval() -> None:
    """Variance 32 / 7; half the interval is 2.3646 * sqrt(32 / 7 / 8) = 1.787470."""
    found = sample(2, 4, 4, 4, 5, 5, 7, 9).mean()
    assert found.value == 5.0
    assert found.low == pytest.approx(3.21253, abs=2e-5)
    assert found.high == pytest.approx(6.78747, abs=2e-5)


def test_a_value_that_is_the_sum_of_parts() -> None:
    """Means of 1 and 2 over two seats: 1.5, and half the interval is 12.7062 * 0.5."""
    found = sample(2, 4).mean(parts=2)
    assert found == Estimate(1.5, 1.5 - 6.3531, 1.5 + 6.3531)


def test_a_single_game_has_no_interval() -> None:
    assert sample(7).mean() == Estimate(7.0, 7.0, 7.0)


def test_equal_values_have_an_empty_interval() -> None:
    assert sample(*[10**9] * 50).mean() == Estimate(1e9, 1e9, 1e9)


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.7062), (7, 2.3646), (30, 2.0423), (31, 2.0395), (60, 2.0003), (120, 1.9799)],
)
def test_students_t(freedom: int, t: float) -> None:
    assert t95(freedom) == pytest.approx(t, abs=5e-5)


def test_percentiles() -> None:
    values = [10, 20, 30, 40, 50]
    assert [percentile(values, percent) for percent in (0, 5, 50, 95, 100)] == [
        10.0,
        12.0,
        30.0,
        48.0,
        50.0,
    ]
    assert percentile([10, 20], 50) == 15.0
    assert percentile([7], 95) == 7.0


def test_intervals_are_taken_over_games() -> None:
    """Games of 3 and of 7 over two seats: means 1.5 and 3.5, half the interval is 12.7062."""
    found = Values()
    found.add(1, 2)
    found.add(3, 4)
    spread = found.spread()
    assert spread.mean == Estimate(2.5, 2.5 - 12.7062, 2.5 + 12.7062)
    assert (spread.p10, spread.p50, spread.p90) == (1.3, 2.5, 3.7)


@pytest.mark.parametrize(
    ("times", "squares", "expected"),
    [
        (0, 0, (0.0, 0.0, 0.426829)),  # at most 3.84 of 9
        (9, 9, (1.0, 0.526, 1.901)),  # nine games with one each
        (9, 27, (1.0, 0.340, 2.940)),  # three games with three each tell less
    ],
)
def test_a_rate_as_a_part_of_what_was_expected(
    times: int, squares: int, expected: tuple[float, float, float]
) -> None:
    found = rate(times, squares, 9.0)
    assert (found.value, found.low, found.high) == pytest.approx(expected, abs=0.001)
