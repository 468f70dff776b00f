"""One bot at every seat, many times: what that tells of a game's content."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import Any

from rekindle.arena.balance_report import Balance
from rekindle.arena.balance_tally import BalanceTally, Band
from rekindle.arena.simulate import Progress, heading, plan_for, played
from rekindle.arena.stats import DIGITS
from rekindle.kernel.errors import BadOption


def balance(
    game: str,
    seats: int,
    games: int,
    bot: str,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    pack: str | Path | None = None,
    band: Band | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Let one bot play so many games against itself, and report.

    Games, seeds and processes are those of `simulate`. `band` are the totals a winner should end
    with; without one it lies around the median. What is used in a game is told by its module
    `balance`; of a game without one there are lengths in decisions, totals and results by seat.
    """
    plan = plan_for(game, seats, [bot], seed, options, pack, observed=True)
    check_band(band)
    begun = perf_counter()
    tally = BalanceTally(seats)
    for end in played(plan, games, jobs, progress):
        tally.add(end)
    return Balance(
        **heading(plan, games, tally.endings, perf_counter() - begun),
        bot=plan.bots[0],
        fair_share=round(1 / seats, DIGITS),
        decisions=tally.decisions.spread(),
        counts=tally.count_reports(),
        totals=tally.totals.report(band),
        sources=tally.source_reports(),
        kinds=tally.kind_reports(),
        traits=tally.trait_reports(),
        by_seat=tally.seat_reports(),
    )


def check_band(band: Band | None) -> None:
    if band is not None and band[0] > band[1]:
        raise BadOption(f"a band goes from the lower total to the higher, not {band[0]}-{band[1]}")
