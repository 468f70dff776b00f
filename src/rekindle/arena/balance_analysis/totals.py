"""Adds up the totals of games."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.arena.balance_analysis.figures import Bin, Mark, Totals
from rekindle.arena.statistics import Estimate, Values, percentile, share
from rekindle.kernel.game import SeatResult

DEFAULT_BAND = (0.8, 1.2)
"""The default band, relative to the winners' median."""

MOST_BINS = 20
BIN_WIDTHS = (1, 2, 5)

Band = tuple[int, int]


class TotalsTally:
    def __init__(self) -> None:
        self.everybody = Values()
        self.winners = Values()

    def add(self, seats: Sequence[SeatResult]) -> None:
        self.everybody.add(*(seat.total for seat in seats))
        for seat in seats:
            if seat.place == 1:
                self.winners.add(seat.total)

    def report(self, band: Band | None, marks: Sequence[int] = ()) -> Totals:
        # A game may have no winners, e.g. if a single player has lost; then everybody counts.
        winners = self.winners if self.winners.all else self.everybody
        totals = sorted(winners.all)
        low, high = band or default_band(percentile(totals, 50))
        within = sum(1 for total in totals if low <= total <= high)
        everybody = self.everybody.all
        return Totals(
            winners=winners.spread(),
            everybody=self.everybody.spread(),
            band=(low, high),
            within=share(within, len(totals)),
            histogram=histogram(everybody, self.winners.all),
            marks=tuple(Mark(mark, reached(everybody, mark)) for mark in marks),
        )


def default_band(median: float) -> Band:
    low, high = (round(median * part) for part in DEFAULT_BAND)
    return low, high


def reached(totals: Sequence[int], mark: int) -> Estimate:
    return share(sum(1 for total in totals if total >= mark), len(totals))


def histogram(everybody: Sequence[int], winners: Sequence[int]) -> tuple[Bin, ...]:
    """Count totals in ranges that begin at multiples of their width."""
    low, high = min(everybody), max(everybody)
    width = bin_width(high - low)
    return tuple(
        Bin(
            start, start + width - 1, within(everybody, start, width), within(winners, start, width)
        )
        for start in range(low // width * width, high + 1, width)
    )


def within(totals: Sequence[int], start: int, width: int) -> int:
    return sum(1 for total in totals if start <= total < start + width)


def bin_width(span: int) -> int:
    """The least round width that makes few enough ranges."""
    size = 1
    while True:
        for factor in BIN_WIDTHS:
            if span // (size * factor) < MOST_BINS:
                return size * factor
        size *= 10
