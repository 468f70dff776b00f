"""What can be said of a figure that was measured in a number of games."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

Z95 = 1.959963984540054
"""Between -Z95 and Z95 lie 95 % of a normal distribution."""

T95 = (
    *(12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281),
    *(2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860),
    *(2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423),
)
"""The same for Student's t with 1, 2, ... degrees of freedom."""

DIGITS = 6
"""Places after the point in a report."""


class Estimate(msgspec.Struct, frozen=True):
    """A measured figure and its 95 % interval."""

    value: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """A measured mean, and how far the single figures lie apart."""

    mean: Estimate
    p10: float
    p50: float
    p90: float


def estimate(value: float, low: float, high: float) -> Estimate:
    return Estimate(round(value, DIGITS), round(low, DIGITS), round(high, DIGITS))


def share(successes: int, trials: int) -> Estimate:
    """A proportion with Wilson's interval, which holds for few trials and near 0 and 1 as well."""
    p, z2 = successes / trials, Z95 * Z95
    middle = (p + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z95 / (1 + z2 / trials) * sqrt(p * (1 - p) / trials + z2 / (4 * trials * trials))
    # At the ends the interval reaches the figure itself, which rounding may miss.
    low = 0.0 if successes == 0 else middle - half
    high = 1.0 if successes == trials else middle + half
    return estimate(p, low, high)


class Sample:
    """Whole numbers, one from each game; kept as sums, which are exact in any order."""

    def __init__(self) -> None:
        self.n = 0
        self.sum = 0
        self.squares = 0

    def add(self, figure: int) -> None:
        self.n += 1
        self.sum += figure
        self.squares += figure * figure

    def mean(self, parts: int = 1) -> Estimate:
        """The mean with Student's interval, where each figure is the sum of so many parts.

        Of a single game no interval is known; it is given as the figure itself.
        """
        mean = self.sum / self.n
        half = 0.0
        if self.n > 1:
            spread = self.n * self.squares - self.sum * self.sum
            variance = spread / (self.n * (self.n - 1))
            half = t95(self.n - 1) * sqrt(variance / self.n)
        return estimate(mean / parts, (mean - half) / parts, (mean + half) / parts)


def t95(freedom: int) -> float:
    """Student's t: from the table, and beyond it by its expansion (good to 4 places)."""
    if freedom <= len(T95):
        return T95[freedom - 1]
    z = Z95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(freedom) ** i for i, term in enumerate(terms, 1))


def percentile(figures: Sequence[int], percent: float) -> float:
    """Of sorted figures, the one this far along; between two of them by proportion."""
    at = (len(figures) - 1) * percent / 100
    below = int(at)
    above = min(below + 1, len(figures) - 1)
    return round(figures[below] + (at - below) * (figures[above] - figures[below]), DIGITS)


class Figures:
    """Whole numbers that are all kept, for their percentiles; several may come from one game."""

    def __init__(self) -> None:
        self.all: list[int] = []
        self.games = Sample()
        """The sum of each game's figures: a game is the unit of the interval."""

    def add(self, *figures: int) -> None:
        """The figures of one game: always as many as of the others."""
        self.all += figures
        self.games.add(sum(figures))

    def spread(self) -> Spread:
        figures = sorted(self.all)
        p10, p50, p90 = (percentile(figures, percent) for percent in (10, 50, 90))
        return Spread(self.games.mean(len(figures) // self.games.n), p10, p50, p90)
