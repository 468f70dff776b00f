"""`rekindle rules`: look up the rules of a game."""

from __future__ import annotations

from typing import Annotated

import typer

from rekindle.cli import parameters as p
from rekindle.cli.output.articles import show_rules
from rekindle.cli.output.console import open_output
from rekindle.games import find as find_game


def rules(
    game: p.GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="WORDS", help="A section, the id of an article, or words to search for."
        ),
    ] = None,
    language: p.Language = None,
) -> None:
    """Look up the rules of a game.

    Without WORDS it lists the sections of the rules.
    """
    show_rules(open_output(language), find_game(game), " ".join(words or ()))
