"""`rekindle replay`: step through a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rekindle.cli import parameters as p
from rekindle.cli.output.console import open_output
from rekindle.cli.output.errors import UserError
from rekindle.cli.play.reader import Reader
from rekindle.cli.play.replay import Replay, browse


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Record of a game.")],
    at: Annotated[
        int | None,
        typer.Option("--at", metavar="N", min=0, help="Start after N decisions."),
    ] = None,
    seat: Annotated[
        str,
        typer.Option(
            "--seat", metavar="SEAT", help="Point of view: a seat number, a name, all or spectator."
        ),
    ] = "spectator",
    printed: Annotated[
        bool, typer.Option("--print", help="Print everything and exit, without a prompt.")
    ] = False,
    pack: p.Pack = None,
    language: p.Language = None,
    plain: p.Plain = False,
) -> int:
    """Step through the record of a game."""
    out = open_output(language, plain)
    reader = Reader(out)
    found = Replay(file, pack, out, reader)
    found.set_viewpoint(seat)
    if at is not None and at > found.length:
        raise UserError(f"{file} has only {found.length} decisions; choose a smaller --at")
    found.go(at or 0)
    if printed:
        found.print_all(at)
    else:
        browse(found, reader)
    return 0
