"""`rekindle pack`: check one, begin one, what it may say, and where its figures come from."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

from rich import box
from rich.table import Table as Grid

from rekindle.cli.look import Look
from rekindle.cli.trouble import Trouble
from rekindle.content import Schema, copy_pack, load, provenance, run_check, words
from rekindle.games import NAMES
from rekindle.games import find as find_game
from rekindle.kernel.game import Game


def schema_of(game: Game) -> Schema:
    schema = getattr(game, "schema", None)
    assert isinstance(schema, Schema)
    return schema


def pack_of(game: Game) -> Traversable:
    folder: Traversable = game.default_pack  # type: ignore[attr-defined]
    return folder


def check_pack(folder: Path) -> int:
    """What is wrong with a pack, one line each."""
    if not folder.is_dir():
        raise Trouble(f"there is no folder {folder}; name a pack's folder")
    return run_check(folder, lambda name: schema_of(find_game(name)), NAMES)


def new_pack(game: str, folder: Path, look: Look) -> int:
    """A copy of the game's pack to edit; nothing is overwritten."""
    copy_pack(pack_of(find_game(game)), folder)
    look.tell("pack-new", folder=str(folder))
    return 0


def pack_words(game: str, look: Look) -> int:
    """Every phrase an effect may be made of, by group."""
    shown = ""
    for group, phrase in words(schema_of(find_game(game)).language):
        if group != shown:
            look.heading(group)
            shown = group
        look.line(phrase, indent=2)
    return 0


def pack_sources(game: str, folder: Path | None, look: Look) -> int:
    """Where the components come from, counted."""
    found = find_game(game)
    pack = load(folder or pack_of(found), schema_of(found))
    look.line(f"{pack.header.id} {pack.hash}", "bold")
    table = provenance(pack)
    sources = list(next(iter(table.values())))
    if look.plain:
        for kind, counts in table.items():
            told = ", ".join(f"{n} {source}" for source, n in counts.items() if n)
            look.line(f"{kind}: {told or 0}")
        return 0
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column(look.say("column-kind"))
    for source in sources:
        grid.add_column(source, justify="right")
    for kind, counts in table.items():
        grid.add_row(kind, *(str(counts[source] or "–") for source in sources))
    look.console.print(grid)
    return 0
