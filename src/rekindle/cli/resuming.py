"""`rekindle resume`: back to a game that is not finished."""

from __future__ import annotations

import os
import time
from pathlib import Path

from rekindle.cli import storage
from rekindle.cli.asking import Reader
from rekindle.cli.look import Look, look
from rekindle.cli.play import play
from rekindle.cli.starting import Wish, announce, loaded_table
from rekindle.cli.trouble import Trouble
from rekindle.cli.words import language_from


def resume(name: str | None, pack: Path | None, language: str | None, plain: bool) -> int:
    """Continue a game where it stands, in the language it was played in."""
    path = storage.find_game(name) if name is not None else last_game()
    who = storage.read_company(path)
    spoken = language or (who.language if who is not None else None)
    here = look(language_from(spoken, os.environ), plain)
    table = loaded_table(path, Wish(pack=pack), here, back_to=path, keep=True)
    announce(here, table)
    return play(table, here, Reader(here))


def last_game() -> Path:
    found = storage.unfinished()
    if not found:
        raise Trouble("there is no unfinished game; begin one with: rekindle play")
    return found[0]


def list_games(here: Look) -> int:
    """The unfinished games, the last one first."""
    found = storage.unfinished()
    if not found:
        here.tell("resume-none")
    for path in found:
        who = storage.read_company(path)
        names = ", ".join(seat.told for seat in who.seats) if who is not None else "?"
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
        here.line(f"{path.name.removesuffix(storage.RECORD)}  {when}  {names}", hang=2)
    return 0
