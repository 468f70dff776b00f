"""Means, shares, intervals and percentiles of numbers measured in many games."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

Z95 = 1.959963984540054
"""95 % of a normal distribution lie between -Z95 and Z95."""

T95 = (
    *(12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281),
    *(2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860),
    *(2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423),
)
"""The same for Student's t with 1, 2, ... degrees of freedom."""

DIGITS = 6
"""Decimal places in reports."""


class Estimate(msgspec.Struct, frozen=True):
    """A measured value and its 95 % interval."""

    value: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """A measured mean, and percentiles of the single values."""

    mean: Estimate
    p10: float
    p50: float
    p90: float


def estimate(value: float, low: float, high: float) -> Estimate:
    return Estimate(round(value, DIGITS), round(low, DIGITS), round(high, DIGITS))


def share(successes: float, trials: int) -> Estimate:
    """A proportion with the Wilson interval, which also holds for few trials and near 0 and 1."""
    p, z2 = successes / trials, Z95 * Z95
    middle = (p + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z95 / (1 + z2 / trials) * sqrt(p * (1 - p) / trials + z2 / (4 * trials * trials))
    # At 0 and 1 the interval reaches the value itself, which rounding may miss.
    low = 0.0 if successes == 0 else middle - half
    high = 1.0 if successes == trials else middle + half
    return estimate(p, low, high)


def rate(times: int, squares: int, expected: float) -> Estimate:
    """How often something happened, as a part of what was expected.

    `squares` is the sum of the squared times of each game. The interval is the score interval of a
    Poisson distribution, which also holds for few times and for none; where things happen several
    times a game, it is as wide as if each such group had happened once.
    """
    group = squares / times if times else 1.0
    groups, z2 = times / group, Z95 * Z95
    half = Z95 * sqrt(groups + z2 / 4)
    low, high = (group * (groups + z2 / 2 + side) for side in (-half, half))
    return estimate(times / expected, max(low, 0.0) / expected, high / expected)


class Sample:
    """Integers, one per game, kept as exact sums."""

    def __init__(self) -> None:
        self.n = 0
        self.sum = 0
        self.squares = 0

    def add(self, value: int) -> None:
        self.n += 1
        self.sum += value
        self.squares += value * value

    def mean(self, parts: int = 1) -> Estimate:
        """The mean with Student's interval; each value is the sum of this many parts.

        The interval of a single game is the value itself.
        """
        mean = self.sum / self.n
        half = 0.0
        if self.n > 1:
            spread = self.n * self.squares - self.sum * self.sum
            variance = spread / (self.n * (self.n - 1))
            half = t95(self.n - 1) * sqrt(variance / self.n)
        return estimate(mean / parts, (mean - half) / parts, (mean + half) / parts)


def t95(freedom: int) -> float:
    """Student's t: from the table, beyond it by its expansion (exact to 4 places)."""
    if freedom <= len(T95):
        return T95[freedom - 1]
    z = Z95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(freedom) ** i for i, term in enumerate(terms, 1))


def percentile(values: Sequence[int], percent: float) -> float:
    """A percentile of sorted values, interpolated linearly."""
    at = (len(values) - 1) * percent / 100
    below = int(at)
    above = min(below + 1, len(values) - 1)
    return round(values[below] + (at - below) * (values[above] - values[below]), DIGITS)


class Values:
    """Integers that are all kept, for their percentiles; several per game."""

    def __init__(self) -> None:
        self.all: list[int] = []
        self.games = Sample()
        """The sum of each game's values: intervals are taken over games."""

    def add(self, *values: int) -> None:
        """Add the values of one game; every game has equally many."""
        self.all += values
        self.games.add(sum(values))

    def spread(self) -> Spread:
        values = sorted(self.all)
        p10, p50, p90 = (percentile(values, percent) for percent in (10, 50, 90))
        return Spread(self.games.mean(len(values) // self.games.n), p10, p50, p90)
