"""`simulate`: let bots play many games in several processes, and report."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from rekindle.arena.game_runner import Plan, play_game
from rekindle.arena.report import Report, Summary
from rekindle.arena.tally import GameEnd, Tally
from rekindle.bots import find
from rekindle.games import find as find_game
from rekindle.kernel.errors import BadOption, RekindleError

Progress = Callable[[int, int], None]
"""Called after every game with the number of games done and the total."""

MAX_GAMES_PER_TASK = 64


def simulate(
    game: str,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    pack: str | Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Let bots play a number of games, and report.

    `bots` are in seat order; a list that is too short is repeated. From game to game all bots
    move by one seat, so that in every `seats` games each bot has each seat once and none gains
    from its position. (If `games` is not a multiple of `seats`, some have had a seat once more.)

    Game number i (from 0) has the seed `seed + i`, from which the seeds of its bots follow. So a
    single game can be repeated, the number of processes does not matter, and a second run begins
    at `seed + games`. Only bots with a time budget play differently from run to run; do not give
    them more `jobs` than there are cores.

    Omitted options take the values meant for simulation.
    """
    plan = make_plan(game, seats, bots, seed, options, pack)
    start = perf_counter()
    tally = Tally(seats)
    for number, end in enumerate(run_games(plan, games, jobs, progress)):
        tally.add(plan.line_up(number), end)
    summary = summarise(plan, games, tally.endings, perf_counter() - start)
    return Report(
        **msgspec.structs.asdict(summary),
        bots=tally.bot_reports(plan.bots),
        by_seat=tally.seat_reports(),
        length=tally.length(),
    )


def make_plan(
    game: str,
    seats: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None,
    pack: str | Path | None,
    observed: bool = False,
) -> Plan:
    """Check all arguments before the first game begins."""
    found = find_game(game)
    found.check_seats(seats)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadOption(f"the seed must be an integer, not {seed!r}")
    if not bots:
        raise BadOption("name at least one bot")
    if len(bots) > seats:
        raise BadOption(f"there are {len(bots)} bots, but only {seats} seats")
    names = [find(spec, 0).name for spec in bots]
    line_up = [names[seat % len(names)] for seat in range(seats)]
    chosen = found.choose_options(options, simulated=True)
    folder = None if pack is None else Path(pack)
    plan = Plan(game, seats, line_up, seed, chosen, folder, observed)
    plan.setting()  # loaded here once, for the processes that are forked from this one
    return plan


def check_positive(name: str, number: int) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadOption(f"the number of {name} must be an integer from 1 on, not {number!r}")


def run_games(plan: Plan, games: int, jobs: int, progress: Progress | None) -> Iterator[GameEnd]:
    """Run the games and yield their ends in order, reporting progress after each."""
    check_positive("games", games)
    check_positive("jobs", jobs)
    for number, end in enumerate(game_ends(plan, games, min(jobs, games))):
        yield end
        if progress is not None:
            progress(number + 1, games)


def game_ends(plan: Plan, games: int, jobs: int) -> Iterator[GameEnd]:
    play = partial(play_game, plan)
    if jobs == 1:
        yield from map(play, range(games))
        return
    chunk = max(1, min(MAX_GAMES_PER_TASK, games // (jobs * 8)))
    with ProcessPoolExecutor(jobs, start_method(), initializer=die_on_interrupt) as pool:
        try:
            yield from pool.map(play, range(games), chunksize=chunk)
        except BrokenProcessPool:
            raise RekindleError("a process of the simulation was killed") from None


def start_method() -> multiprocessing.context.BaseContext:
    """Fork on Linux: it is fast, and scripts need no `if __name__ == \"__main__\"`."""
    return multiprocessing.get_context("fork" if sys.platform == "linux" else None)


def die_on_interrupt() -> None:
    """Ctrl-C ends a worker process silently; the main process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def summarise(plan: Plan, games: int, endings: Mapping[str, int], elapsed: float) -> Summary:
    """The first part of every report."""
    game, setting = plan.setting()
    return Summary(
        game=game.name,
        rules=game.rules_version,
        pack=f"{setting.pack_id} {setting.pack_hash}",
        options=dict(setting.options),
        seats=plan.seats,
        games=games,
        seeds=(plan.seed, plan.game_seed(games - 1)),
        endings=dict(sorted(endings.items(), key=lambda ending: (-ending[1], ending[0]))),
        elapsed=round(elapsed, 3),
    )
