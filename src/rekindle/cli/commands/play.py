"""`rekindle play`: play at this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rekindle.cli import parameters as p
from rekindle.cli.commands.resume import resume_game
from rekindle.cli.output.console import open_output
from rekindle.cli.play import loop
from rekindle.cli.play.reader import Reader
from rekindle.cli.play.seats import assign_seats
from rekindle.cli.play.setup import GameRequest, announce, load_match, save_to, start_match
from rekindle.cli.play.setup_wizard import ask_for_game, ask_to_continue
from rekindle.cli.storage import SaveFile
from rekindle.games import NAMES
from rekindle.games import find as find_game


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Name of the game; asked for if omitted.")
    ] = None,
    seats: p.Seats = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players", metavar="A,B,...", help='Players in seat order: "Anna,bot:steady,Ben".'
        ),
    ] = None,
    bots: p.Bots = None,
    seed: p.Seed = None,
    option: p.Options = None,
    pack: p.Pack = None,
    language: p.Language = None,
    load: Annotated[
        str | None, typer.Option("--load", metavar="FILE", help="Start from a record.")
    ] = None,
    plain: p.Plain = False,
    no_save: p.NoSave = False,
) -> int:
    """Play at this terminal, against bots or with people next to you.

    Without options it asks what to play and with whom.
    """
    out = open_output(language, plain)
    reader = Reader(out)
    request = GameRequest(game or NAMES[0], seats, players, bots, seed, tuple(option or ()), pack)
    if request == GameRequest(request.game) and load is None:
        if game is None and ask_to_continue(out, reader):
            return resume_game(None, None, language, plain)
        request = ask_for_game(out, reader, game)
    if load is not None:
        local = load_match(Path(load), request, out)
    else:
        found, person = find_game(request.game), out.say("person")
        seated = assign_seats(found, request.seats, request.players, request.bots, person)
        local = start_match(request, out, seated)
    if not no_save:
        save_to(local, SaveFile.new(local.match.game.name, local.info))
    announce(out, local)
    return loop.play(local, out, reader) if local.people else loop.watch(local, out)
