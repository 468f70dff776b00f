"""`rekindle resume`: continue an unfinished game."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from rekindle.cli import parameters as p
from rekindle.cli import storage
from rekindle.cli.output.console import Output, open_output
from rekindle.cli.output.errors import UserError
from rekindle.cli.play import loop
from rekindle.cli.play.reader import Reader
from rekindle.cli.play.setup import GameRequest, announce, load_match, save_to


def resume(
    file: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="Name of an unfinished game, or a record; the last if omitted."
        ),
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the unfinished games.")] = False,
    pack: p.Pack = None,
    language: p.Language = None,
    plain: p.Plain = False,
) -> int:
    """Continue an unfinished game."""
    if listed:
        list_unfinished(open_output(language, plain))
        return 0
    return resume_game(file, pack, language, plain)


def resume_game(name: str | None, pack: Path | None, language: str | None, plain: bool) -> int:
    """Continue a game in the language it was played in, unless another is chosen."""
    path = storage.find_saved(name) if name is not None else last_game()
    info = storage.read_info(path)
    out = open_output(language or (info.language if info is not None else None), plain)
    local = load_match(path, GameRequest(pack=pack), out)
    save_to(local, storage.SaveFile.at(path, local.info))
    announce(out, local)
    return loop.play(local, out, Reader(out))


def last_game() -> Path:
    found = storage.unfinished()
    if not found:
        raise UserError("no unfinished game; start one with: rekindle play")
    return found[0]


def list_unfinished(out: Output) -> None:
    """Print the unfinished games, the most recent first."""
    found = storage.unfinished()
    if not found:
        out.message("resume-none")
    for path in found:
        info = storage.read_info(path)
        names = ", ".join(seat.label for seat in info.seats) if info is not None else "?"
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
        out.line(f"{path.name.removesuffix(storage.RECORD)}  {when}  {names}", hang=2)
