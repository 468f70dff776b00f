"""`balance`: let one bot play against itself and report how the content was used."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from rekindle.arena.balance_analysis.bounds import bounds_of
from rekindle.arena.balance_analysis.flags import find_flags
from rekindle.arena.balance_analysis.report import Balance
from rekindle.arena.balance_analysis.tally import BalanceTally
from rekindle.arena.balance_analysis.totals import Band
from rekindle.arena.simulation import Progress, make_plan, run_games, summarise
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
    """Let one bot play a number of games against itself, and report.

    Games, seeds and processes are as in `simulate`. `band` is the range of totals that winners
    should have; by default it is the game's own aim, or else it lies around their median. A game's
    module `balance` says what was used; without one the report has only lengths, totals and results
    by seat.
    """
    plan = make_plan(game, seats, [bot], seed, options, pack, observed=True)
    check_band(band)
    start = perf_counter()
    tally = BalanceTally(seats)
    for end in run_games(plan, games, jobs, progress):
        tally.add(end)
    summary = summarise(plan, games, tally.endings, perf_counter() - start)
    figures = tally.figures(summary, plan.bots[0], band)
    bounds = bounds_of(figures.fair_share, tally.aims, band)
    flags, unknown = find_flags(figures, bounds)
    return Balance(
        **msgspec.structs.asdict(figures),
        bounds=bounds,
        flags=flags,
        open=unknown,
    )


def check_band(band: Band | None) -> None:
    if band is not None and band[0] > band[1]:
        raise BadOption(f"a band is LOW-HIGH, the lower total first, not {band[0]}-{band[1]}")
