"""`rekindle pack`: check, create and inspect content packs."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table as Grid

import rekindle
from rekindle.cli import parameters as p
from rekindle.cli.output.console import open_output
from rekindle.cli.output.errors import EXIT_ERROR, UserError
from rekindle.content import Schema, copy_pack, load, provenance
from rekindle.content import check as check_pack
from rekindle.content import words as language_words
from rekindle.games import find as find_game
from rekindle.kernel.game import Game

app = typer.Typer(help="Check, create and inspect content packs.")

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="Folder of the pack.")]


def schema_of(game: Game) -> Schema:
    schema = getattr(game, "schema", None)
    assert isinstance(schema, Schema)
    return schema


def default_pack(game: Game) -> Traversable:
    folder: Traversable = game.default_pack  # type: ignore[attr-defined]
    return folder


@app.command()
def check(folder: Folder) -> int:
    """Check a pack and list its problems.

    Each problem has a file, a line and a suggestion.
    """
    if not folder.is_dir():
        raise UserError(f"no such folder: {folder}")
    games = [game.name for game in rekindle.games()]
    problems = check_pack(folder, lambda name: schema_of(find_game(name)), games)
    for problem in problems:
        print(problem)
    if problems:
        return EXIT_ERROR
    print(f"{folder} has no problems.")
    return 0


@app.command()
def new(
    game: p.GameName,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="New or empty folder.")],
    language: p.Language = None,
) -> None:
    """Copy the pack of a game to a new folder, to edit it there."""
    copy_pack(default_pack(find_game(game)), folder)
    open_output(language).message("pack-new", folder=str(folder))


@app.command()
def words(game: p.GameName, language: p.Language = None) -> None:
    """List every phrase that the effects of a pack can use."""
    out = open_output(language)
    current = ""
    for group, phrase in language_words(schema_of(find_game(game)).language):
        if group != current:
            out.heading(group)
            current = group
        out.line(phrase, indent=2)


@app.command()
def sources(game: p.GameName, pack: p.Pack = None, language: p.Language = None) -> None:
    """Count the components of a pack by their source."""
    out, found = open_output(language), find_game(game)
    content = load(pack or default_pack(found), schema_of(found))
    out.line(f"{content.header.id} {content.hash}", "bold")
    counted = provenance(content)
    names = list(next(iter(counted.values())))
    if out.plain:
        for kind, counts in counted.items():
            listed = ", ".join(f"{n} {source}" for source, n in counts.items() if n)
            out.line(f"{kind}: {listed or 0}")
        return
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column(out.say("column-kind"))
    for source in names:
        grid.add_column(source, justify="right")
    for kind, counts in counted.items():
        grid.add_row(kind, *(str(counts[source] or "–") for source in names))
    out.console.print(grid)
