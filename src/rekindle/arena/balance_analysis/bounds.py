"""What a balanced game keeps to. Everything outside is flagged in a report."""

from __future__ import annotations

import msgspec

from rekindle.kernel.observed import Aims, Range

WIN_SHARE = 0.04
"""How far the win share of a trait, or of a component's users, may be from the fair share."""
SEAT_TOTAL = 3.0
"""How far the mean total of a seat may be from that of all seats, in points."""
LEAST_SEATS = 30
"""With fewer users nothing is said about their wins: of hundreds of components, a few that were
used by a handful of players seem good or bad by chance."""
LEAST_USE = 0.2
"""The least use of a component, as a part of its fair share."""
LEAST_ALTERNATIVE = 0.1
"""The least share of choices for one of several alternatives, such as one half of a card."""


class Bounds(msgspec.Struct, frozen=True):
    """The bounds of one report: the general ones, and the aims of the game."""

    win_share: Range
    seat_total: Range
    use: float
    alternative: float
    totals: Range | None
    counts: dict[str, Range]
    scored: dict[str, Range]
    uses: dict[str, float]


def bounds_of(fair_share: float, aims: Aims, band: tuple[int, int] | None) -> Bounds:
    """Return the bounds for a number of seats; a band that was given replaces the game's own."""
    return Bounds(
        win_share=(round(fair_share - WIN_SHARE, 6), round(fair_share + WIN_SHARE, 6)),
        seat_total=(-SEAT_TOTAL, SEAT_TOTAL),
        use=LEAST_USE,
        alternative=LEAST_ALTERNATIVE,
        totals=band or aims.totals,
        counts=dict(aims.counts),
        scored=dict(aims.scored),
        uses=dict(aims.uses),
    )
