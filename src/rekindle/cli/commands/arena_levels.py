"""`rekindle arena levels`: how strong the levels of a game are, and what makes them so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from rekindle.arena import tournament as t
from rekindle.arena.levels import (
    Goal,
    LevelLine,
    Trial,
    calibrated,
    lines_of,
    rated,
    seats_with_networks,
    share_of_wins,
    text_of,
    wanted_ladder,
)
from rekindle.arena.tournament.description import DEFAULT_LIMIT
from rekindle.arena.tournament.report import fault_line, report_of
from rekindle.arena.workers import Processes, Workers
from rekindle.bots.levels import grades_of, levels_file
from rekindle.cli import parameters as p
from rekindle.cli.arena.tables import fault_text, show_faults, show_levels
from rekindle.cli.commands.arena import Limit, SeatCounts, interruptible, play_all
from rekindle.cli.output.console import Output, open_output
from rekindle.cli.output.errors import UserError
from rekindle.cli.output.progress import telling_bar
from rekindle.games import find as find_game
from rekindle.kernel.game import Game

DEALS = 50
GOAL = Goal()


def levels(
    game: p.GameName,
    seats: SeatCounts = None,
    deals: Annotated[
        int, typer.Option("--deals", metavar="N", min=1, help="Seeds for each pair of levels.")
    ] = DEALS,
    calibrate: Annotated[
        bool,
        typer.Option("--calibrate", help="First search the errors of levels 'value:error=E'."),
    ] = False,
    trial: Annotated[
        int, typer.Option("--trial", metavar="N", min=1, help="Seeds for each error tried.")
    ] = DEALS,
    write: Annotated[
        bool, typer.Option("--write", help="Write what was found into the game's levels.toml.")
    ] = False,
    seed: p.Seed = None,
    limit: Limit = DEFAULT_LIMIT,
    jobs: p.Jobs = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="File of results; levels-GAME.jsonl if omitted"),
    ] = None,
    language: p.Language = None,
    plain: p.Plain = False,
) -> int:
    """Measure the levels of a game: each against the one below, the weakest against random.

    The same command goes on where it was interrupted.
    """
    shown = open_output(language, plain)
    found = find_game(game)
    bots = bots_of(found)
    counts = seats_with_networks(found, list(bots.values()), seats or ())
    with closing(Processes(jobs)) as workers:
        table = Table(found, counts, seed or 0, limit, workers, shown)
        if calibrate:
            bots = table.calibrate(bots, trial)
    wanted = wanted_ladder(found.name, bots, counts, deals, seed or 0, limit)
    file = out or Path(f"levels-{found.name}.jsonl")
    with closing(t.open_results(file, t.tournament_of(wanted))) as results:
        status = interruptible(lambda: play_all(results, jobs, None, shown), shown, results, file)
        if results.games:
            lines = lines_of(results, bots)
            show_levels(lines, GOAL, shown)
            show_faults(report_of(results), shown)
            if write and status == 0:
                save(found, lines, results, shown)
    return status


def bots_of(game: Game) -> dict[str, str]:
    """Return the bots of a game's levels, weakest first."""
    grades = grades_of(game)
    if grades is None:
        raise UserError(f"{game.name} has no levels of its own; write {levels_file(game)} first")
    return {level: grade.bot for level, grade in grades.levels.items()}


def save(game: Game, lines: list[LevelLine], results: t.Results, out: Output) -> None:
    """Write the levels; the file changes at once."""
    path = levels_file(game)
    part = path.with_suffix(".part")
    part.write_text(text_of(rated(lines, results.tournament.contests)), "utf-8")
    part.replace(path)
    out.message("arena-levels-written", file=str(path))


@dataclass
class Table:
    """Where errors are tried."""

    game: Game
    seats: list[int]
    seed: int
    limit: float
    workers: Workers
    out: Output

    def calibrate(self, bots: Mapping[str, str], deals: int) -> dict[str, str]:
        """Return the levels' bots with errors that make each as strong as it should be."""

        def play(above: str, below: str) -> float:
            return self.share(above, below, deals)

        found = calibrated(bots, play, self.tell, GOAL)
        for level, bot in found.bots.items():
            if level in found.trials:
                self.out.message("arena-levels-found", level=level, bot=bot)
        return found.bots

    def share(self, above: str, below: str, deals: int) -> float:
        """Return the share of the wins of the bot above."""
        games = [t.Games(self.game.name, self.seats)]
        wanted = t.Wanted([below, above], games, "ladder", deals, seed=self.seed, limit=self.limit)
        tournament = t.tournament_of(wanted)
        with closing(t.open_results(None, tournament)) as results:
            with telling_bar(t.games_in_all(tournament)) as bar:
                t.run_tournament(results, self.workers, self.watch(results, bar, below))
            share = share_of_wins(results.games, above, below)
        assert share is not None
        return share.value

    def watch(
        self, results: t.Results, bar: Callable[[int, str], None], below: str
    ) -> Callable[[t.Played], None]:
        def progress(played: t.Played) -> None:
            if played.fault is not None:
                raise UserError(fault_text(fault_line(played), self.out))
            bar(len(results.games), below)

        return progress

    def tell(self, trial: Trial) -> None:
        self.out.message(
            "arena-levels-trial",
            level=trial.level,
            error=f"{trial.error:g}",
            share=f"{trial.share:.0%}",
        )
