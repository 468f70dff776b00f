"""`rekindle games`: list the games."""

from __future__ import annotations

from typing import Annotated

import typer

import rekindle
from rekindle.cli import parameters as p
from rekindle.cli.output.console import open_output
from rekindle.cli.play.options import list_levels, list_options
from rekindle.games import find as find_game


def games(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Name of a game; all if omitted.")
    ] = None,
    language: p.Language = None,
) -> None:
    """List the games with their player counts, levels of bots, and options."""
    out = open_output(language)
    names = [game] if game is not None else [info.name for info in rekindle.games()]
    for found in map(find_game, names):
        out.line(f"{found.name}: {found.title}", "bold")
        out.line(out.say("game-seats", first=found.seats[0], last=found.seats[-1]), indent=2)
        list_levels(out, found)
        list_options(out, found)
