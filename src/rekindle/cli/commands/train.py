"""`rekindle train`: train a network by self-play."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from rekindle.cli import parameters as p
from rekindle.cli.output.console import Output, open_output
from rekindle.cli.play.seats import bot_seat_count
from rekindle.games import find as find_game
from rekindle.training.run import Trainer
from rekindle.training.strength import strength

GAMES_A_ROUND = 200


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
    seed: p.Seed = 0,
    begin: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Network to begin with, for a new folder."),
    ] = None,
    rival: Annotated[
        str, typer.Option("--rival", metavar="BOT", help="Bot that measures the strength.")
    ] = "rollout:10",
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games of self-play in a round.")
    ] = GAMES_A_ROUND,
    option: p.Options = None,
    language: p.Language = None,
    plain: p.Plain = False,
) -> int:
    """Train a network by self-play.

    Half of the games have the usual options, the others draw them; --option fixes one.

    A folder that has a network already goes on with it. After each round of games everything is
    saved, so that training can be stopped at any time.
    """
    shown = open_output(language, plain)
    count = bot_seat_count(find_game(game), seats, 1)
    options = p.named_values("--option", option or ())
    with closing(Trainer(game, count, out, seed or 0, jobs, options)) as trainer:
        trainer.begin(begin)
        rounds(trainer, minutes, games, shown)
        measured = strength(trainer, rival)
        trainer.store({"rival": rival, "strength": measured})
        shown.message("trained", games=str(trainer.course.games), file=str(out))
    return 0


def rounds(trainer: Trainer, minutes: float, games: int, shown: Output) -> None:
    """Train until the time is over; at least one round."""
    console = Console(stderr=True)
    columns = (BarColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    begun, lasts = monotonic(), minutes * 60
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=lasts)
        while True:
            made = trainer.round(games)
            trainer.store()
            said = shown.say(
                "training-round",
                games=made.games,
                speed=f"{made.speed:.1f}",
                loss=f"{made.losses.shares:.3f}",
                total=f"{made.total:.1f}",
                length=f"{made.length:.0f}",
            )
            bar.update(task, completed=min(monotonic() - begun, lasts), description=said)
            if not console.is_terminal:
                console.print(said)
            if monotonic() - begun >= lasts:
                return
