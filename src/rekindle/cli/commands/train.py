"""`rekindle train`: train a network by self-play."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from rekindle.arena.workers import Processes, RayCluster, Workers
from rekindle.cli import parameters as p
from rekindle.cli.output.console import Output, open_output
from rekindle.cli.play.seats import bot_seat_count
from rekindle.games import find as find_game
from rekindle.training.gauntlet import Strength
from rekindle.training.run import Trainer

GAMES_A_ROUND = 200
CHECK_EVERY = 2_000
GAUNTLET = 24
RIVAL = "rollout:10"


def train(
    game: p.GameName,
    out: Annotated[
        Path,
        typer.Option("--out", metavar="DIR", help="Folder of the network and of its progress."),
    ],
    seats: p.Seats = None,
    minutes: Annotated[
        float, typer.Option("--minutes", metavar="M", min=0, help="How long to train.")
    ] = 60,
    jobs: p.Jobs = 1,
    ray: p.Ray = None,
    seed: p.Seed = 0,
    begin: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Network to begin with, for a new folder."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games of self-play in a round.")
    ] = GAMES_A_ROUND,
    rival: Annotated[
        list[str] | None,
        typer.Option(
            "--rival", metavar="BOT", help=f"Measures it; {RIVAL} if omitted. Repeatable."
        ),
    ] = None,
    check: Annotated[
        int,
        typer.Option("--check", metavar="N", min=1, help="Games between two measurements."),
    ] = CHECK_EVERY,
    gauntlet: Annotated[
        int, typer.Option("--gauntlet", metavar="N", min=1, help="Games against each rival.")
    ] = GAUNTLET,
    option: p.Options = None,
    language: p.Language = None,
    plain: p.Plain = False,
) -> int:
    """Train a network by self-play.

    Half of the games have the usual options, the others draw them; --option fixes one.

    A folder that has a network already goes on with it. After each round of games everything is
    saved, so that training can be stopped at any time. Now and then, and at the end, the network is
    kept as a checkpoint, and measured against other bots and the checkpoint before.
    """
    shown = open_output(language, plain)
    count = bot_seat_count(find_game(game), seats, 1)
    options = p.named_values("--option", option or ())
    workers: Workers = RayCluster(ray) if ray else Processes(jobs)
    with closing(workers):
        trainer = Trainer(game, count, out, seed or 0, workers, options)
        trainer.begin(begin)
        session = Session(trainer, rival or [RIVAL], gauntlet, shown)
        session.run(minutes, games, check)
        shown.message("trained", games=str(trainer.course.games), file=str(out))
    return 0


class Session:
    """What is shown of a run while it lasts."""

    def __init__(self, trainer: Trainer, rivals: list[str], gauntlet: int, shown: Output) -> None:
        self.trainer = trainer
        self.rivals = rivals
        self.gauntlet = gauntlet
        self.shown = shown
        self.console = Console(stderr=True)

    def run(self, minutes: float, games: int, check: int) -> None:
        """Train until the time is over; at least one round."""
        columns = (BarColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
        begun, lasts = monotonic(), minutes * 60
        course = self.trainer.course
        checked = course.games
        bar = Progress(*columns, console=self.console, disable=not self.console.is_terminal)
        with bar:
            task = bar.add_task("", total=lasts)
            while True:
                said = self.round(games)
                spent = monotonic() - begun
                bar.update(task, completed=min(spent, lasts), description=said)
                if spent >= lasts or course.games - checked >= check:
                    checked = course.games
                    self.check()
                if spent >= lasts:
                    return

    def round(self, games: int) -> str:
        """Play and learn; return what is said of it."""
        made = self.trainer.round(games)
        self.trainer.store()
        said = self.shown.say(
            "training-round",
            games=made.games,
            speed=f"{made.speed:.1f}",
            loss=f"{made.losses.shares:.3f}",
            total=f"{made.total:.1f}",
            length=f"{made.length:.0f}",
        )
        if not self.console.is_terminal:
            self.console.print(said)
        return said

    def check(self) -> None:
        """Measure the strength, and say so above the bar."""
        for found in self.trainer.check(self.rivals, self.gauntlet):
            self.console.print(self.strength(found))
        self.trainer.store()

    def strength(self, found: Strength) -> str:
        return self.shown.say(
            "training-strength",
            rival=found.rival,
            share=f"{found.share:.0%}",
            low=f"{found.low:.0%}",
            high=f"{found.high:.0%}",
            games=found.games,
            total=f"{found.total:.1f}",
        )
