"""`rekindle watch`: watch bots play."""

from __future__ import annotations

from typing import Annotated

import typer

from rekindle.cli import parameters as p
from rekindle.cli.output.console import open_output
from rekindle.cli.play import loop
from rekindle.cli.play.seats import bot_seats
from rekindle.cli.play.setup import GameRequest, announce, start_match
from rekindle.games import NAMES
from rekindle.games import find as find_game


def watch(
    game: p.GameName = NAMES[0],
    bots: p.Bots = None,
    seats: p.Seats = None,
    seed: p.Seed = None,
    delay: Annotated[
        float, typer.Option("--delay", metavar="SECONDS", min=0, help="Pause after each move.")
    ] = 0.0,
    option: p.Options = None,
    pack: p.Pack = None,
    language: p.Language = None,
    plain: p.Plain = False,
) -> int:
    """Watch a game of bots: its log, and its result."""
    out = open_output(language, plain)
    request = GameRequest(game, seats, None, bots, seed, tuple(option or ()), pack)
    local = start_match(request, out, bot_seats(find_game(game), seats, bots))
    announce(out, local)
    return loop.watch(local, out, delay)
