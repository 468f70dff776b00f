"""A toy's games, as tallies of balance see them."""

from __future__ import annotations

from rekindle.arena.balance_analysis.figures import Figures
from rekindle.arena.balance_analysis.tally import BalanceTally
from rekindle.arena.report import Summary
from rekindle.arena.tally import GameEnd
from rekindle.kernel.game import Result, ScoreLine, SeatResult
from rekindle.kernel.observed import Observed, ObservedSeat

KINDS = {"machine": ("crane", "pump", "drill"), "tribe": ("sun", "moon", "star")}


def seat(number: int, place: int, cards: int, goods: int) -> SeatResult:
    lines = (ScoreLine("cards", cards), ScoreLine("goods", goods))
    return SeatResult(number, place, cards + goods, lines)


def observed(turns: int, tribe: str, **machines: int) -> ObservedSeat:
    return ObservedSeat({"turns": turns}, {"tribe": tribe}, {"machine": machines})


FIRST = GameEnd(
    Result((seat(0, 1, 60, 20), seat(1, 2, 30, 10)), "end"),
    100,
    Observed((observed(20, "sun", crane=3), observed(21, "moon", crane=1, pump=0)), KINDS),
)
SECOND = GameEnd(
    Result((seat(0, 2, 50, 0), seat(1, 1, 80, 20)), "end"),
    300,
    Observed((observed(30, "moon", pump=1), ObservedSeat({"naps": 2}, {"tribe": "sun"})), KINDS),
)


def figures(tally: BalanceTally, band: tuple[int, int] | None = None) -> Figures:
    games = tally.games
    summary = Summary(
        game="toy",
        rules=1,
        pack="toy 0",
        options={},
        seats=tally.seats,
        games=games,
        seeds=(0, games - 1),
        endings=dict(tally.endings),
    )
    return tally.figures(summary, "random", band)
