"""What is outside its bounds, and how much cannot be told yet.

A figure is flagged only if its whole interval is outside. If the interval is partly inside, nothing
can be said yet, and the report counts how many figures are like that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from rekindle.arena.balance_analysis.bounds import LEAST_SEATS, Bounds
from rekindle.arena.balance_analysis.figures import Figures, Kind
from rekindle.arena.statistics import Estimate

SORTS = (
    "trait",
    "seat",
    "totals",
    "count",
    "scored",
    "kind",
    "never",
    "use",
    "alternative",
    "users",
)
"""The sorts of flags in the order in which they are listed."""


class Flag(msgspec.Struct, frozen=True):
    """A figure whose whole interval is outside its bounds."""

    sort: str
    """One of SORTS."""
    kind: str
    """The name of the trait or the kind of component; empty for seats, counts and totals."""
    id: str
    """The value, seat, count or component."""
    value: Estimate
    low: float | None
    high: float | None
    """The bounds; None where there is none."""

    @property
    def excess(self) -> float:
        """How far the interval is outside, in widths of what is allowed or of the bound."""
        width = (self.high or 0.0) - (self.low or 0.0) or 1.0
        below = self.low - self.value.high if self.low is not None else 0.0
        above = self.value.low - self.high if self.high is not None else 0.0
        return max(below, above) / width


def find_flags(figures: Figures, bounds: Bounds) -> tuple[tuple[Flag, ...], dict[str, int]]:
    """Return what is outside, the worst of each sort first, and by sort how much is open."""
    outside: list[Flag] = []
    unknown = Counter({"users": rare_users(figures)})
    for one in bounded(figures, bounds):
        if is_outside(one):
            outside.append(one)
        elif not is_inside(one):
            unknown[one.sort] += 1
    outside.sort(key=lambda flag: (SORTS.index(flag.sort), -flag.excess))
    return tuple(outside), {sort: unknown[sort] for sort in SORTS if unknown[sort]}


def is_outside(one: Flag) -> bool:
    below = one.low is not None and one.value.high < one.low
    return below or (one.high is not None and one.value.low > one.high)


def is_inside(one: Flag) -> bool:
    low = one.low is None or one.value.low >= one.low
    return low and (one.high is None or one.value.high <= one.high)


def bounded(figures: Figures, bounds: Bounds) -> Iterator[Flag]:
    """Yield every figure that has bounds, whether it is outside or not."""
    if figures.by_seat:
        yield from of_winning(figures, bounds)
    if bounds.totals is not None:
        yield Flag("totals", "", "", figures.totals.winners.mean, *bounds.totals)
    for count in figures.counts:
        if count.name in bounds.counts:
            yield Flag("count", "", count.name, count.everybody.mean, *bounds.counts[count.name])
    for scored in figures.scored:
        if scored.name in bounds.scored:
            for one in scored.values:
                yield Flag("scored", scored.name, one.id, one.points, *bounds.scored[scored.name])
    for kind in figures.kinds:
        yield from of_kind(kind, bounds)


def of_winning(figures: Figures, bounds: Bounds) -> Iterator[Flag]:
    for trait in figures.traits:
        for value in trait.values:
            yield Flag("trait", trait.name, value.name, value.win_share, *bounds.win_share)
    for seat in figures.by_seat:
        yield Flag("seat", "", seat.name, seat.lead, *bounds.seat_total)
    for kind in figures.kinds:
        for use in kind.uses:
            if use.won is not None and use.users >= LEAST_SEATS:
                yield Flag("users", kind.name, use.id, use.won, *bounds.win_share)


def rare_users(figures: Figures) -> int:
    """How many components have too few users to say anything about their wins."""
    if not figures.by_seat:
        return 0
    return sum(0 < use.users < LEAST_SEATS for kind in figures.kinds for use in kind.uses)


def of_kind(kind: Kind, bounds: Bounds) -> Iterator[Flag]:
    if kind.name in bounds.uses:
        yield Flag("kind", kind.name, "", kind.a_seat, bounds.uses[kind.name], None)
    for use in kind.uses:
        if use.relative is not None:
            sort = "use" if use.times else "never"
            yield Flag(sort, kind.name, use.id, use.relative, bounds.use, None)
    for choice in kind.alternatives:
        yield Flag("alternative", kind.name, choice.least, choice.share, bounds.alternative, None)
