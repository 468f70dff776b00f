"""Many games of bots, spread over processes."""

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
from typing import Any, TypedDict

from rekindle.arena.report import GameEnd, Report, Tally
from rekindle.arena.table import Plan, play_game
from rekindle.bots import find
from rekindle.games import find as find_game
from rekindle.kernel.errors import BadOption, RekindleError

Progress = Callable[[int, int], None]
"""Told after every game: how many are done, and how many there are."""

MOST_GAMES_A_TASK = 64


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
    """Let bots play so many games, and report.

    `bots` are named seat by seat; a list that is too short is repeated until every seat is taken.
    From game to game everybody moves on by one seat, so in each run of `seats` games every bot
    has every seat once, and none gains from where it sits. (With a number of games that is no
    multiple of `seats`, some bots have had some seats once more than others.)

    Game number i (from 0) is dealt from the seed `seed + i`, and its bots have seeds of their own
    that follow from it. So one game can be looked at alone, the number of processes changes
    nothing, and a second run begins at `seed + games`. Only a bot with a budget of time plays
    differently from run to run; give it no more `jobs` than there are processor cores.

    Options that are not given take the values meant for simulation.
    """
    plan = plan_for(game, seats, bots, seed, options, pack)
    begun = perf_counter()
    tally = Tally(seats)
    for number, end in enumerate(played(plan, games, jobs, progress)):
        tally.add(plan.line_up(number), end)
    return Report(
        **heading(plan, games, tally.endings, perf_counter() - begun),
        bots=tally.bot_reports(plan.bots),
        by_seat=tally.seat_reports(),
        length=tally.length(),
    )


def plan_for(
    game: str,
    seats: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None,
    pack: str | Path | None,
    observed: bool = False,
) -> Plan:
    """Everything is looked at before the first game begins, so that mistakes are told at once."""
    found = find_game(game)
    found.check_seats(seats)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadOption(f"a seed is a whole number, not {seed!r}")
    if not bots:
        raise BadOption("a simulation needs at least one bot")
    if len(bots) > seats:
        raise BadOption(f"{len(bots)} bots are named, but there are only {seats} seats")
    names = [find(spec, 0).name for spec in bots]
    line_up = [names[seat % len(names)] for seat in range(seats)]
    chosen = found.choose_options(options, simulated=True)
    folder = None if pack is None else Path(pack)
    plan = Plan(game, seats, line_up, seed, chosen, folder, observed)
    plan.setting()  # processes that begin as copies of this one need not load the pack again
    return plan


def whole(name: str, number: int) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadOption(f"the number of {name} is a whole number from 1 on, not {number!r}")


def played(plan: Plan, games: int, jobs: int, progress: Progress | None) -> Iterator[GameEnd]:
    """How the games end, in their order, with progress told after each."""
    whole("games", games)
    whole("jobs", jobs)
    for number, end in enumerate(ends(plan, games, min(jobs, games))):
        yield end
        if progress is not None:
            progress(number + 1, games)


def ends(plan: Plan, games: int, jobs: int) -> Iterator[GameEnd]:
    """How the games end, in their order."""
    play = partial(play_game, plan)
    if jobs == 1:
        yield from map(play, range(games))
        return
    a_task = max(1, min(MOST_GAMES_A_TASK, games // (jobs * 8)))
    with ProcessPoolExecutor(jobs, start_method(), initializer=end_on_interrupt) as pool:
        try:
            yield from pool.map(play, range(games), chunksize=a_task)
        except BrokenProcessPool:
            raise RekindleError("a process of the simulation was ended from outside") from None


def start_method() -> multiprocessing.context.BaseContext:
    """On Linux processes begin as copies: at once, and a script needs no guard around its calls."""
    return multiprocessing.get_context("fork" if sys.platform == "linux" else None)


def end_on_interrupt() -> None:
    """Ctrl-C ends a process at once and silently; the one that asked for the games speaks."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Heading(TypedDict):
    """The fields of a `Summary`."""

    game: str
    rules: int
    pack: str
    options: dict[str, str]
    seats: int
    games: int
    seeds: tuple[int, int]
    endings: dict[str, int]
    elapsed: float


def heading(plan: Plan, games: int, endings: Mapping[str, int], elapsed: float) -> Heading:
    """What every report begins with."""
    game, setting = plan.setting()
    return {
        "game": game.name,
        "rules": game.rules_version,
        "pack": f"{setting.pack_id} {setting.pack_hash}",
        "options": dict(setting.options),
        "seats": plan.seats,
        "games": games,
        "seeds": (plan.seed, plan.game_seed(games - 1)),
        "endings": dict(sorted(endings.items(), key=lambda ending: (-ending[1], ending[0]))),
        "elapsed": round(elapsed, 3),
    }
