"""Checking and copying packs, for `rekindle pack check` and `rekindle pack new`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path

from .errors import PackError, Problem
from .files import HEADER, PackFile, read_files
from .pack import Schema, load
from .suggestions import did_you_mean


def check(
    folder: Traversable | Path, schema_for: Callable[[str], Schema], games: Sequence[str] = ()
) -> list[Problem]:
    """Return all problems of a pack of any game; empty if it is valid.

    `schema_for` returns the schema of a game. `games` are the known games; if omitted, the name
    of the game is not checked.
    """
    found = list(read_files(folder))
    files = [file for file in found if isinstance(file, PackFile)]
    header = next((file for file in files if file.name == HEADER), None)
    if header is None:
        return [problem for problem in found if isinstance(problem, Problem)]
    pack = header.data.get("pack")
    game = pack.get("game") if isinstance(pack, dict) else None
    if not isinstance(game, str):
        line, right = header.lines.of(("pack",)), 'write game = "…" under [pack]'
        return [Problem(HEADER, line, "", "the pack does not name its game", right)]
    if games and game not in games:
        line = header.lines.of(("pack", "game"))
        return [Problem(HEADER, line, game, "unknown game", did_you_mean(game, games))]
    try:
        load(folder, schema_for(game))
    except PackError as error:
        return error.problems
    return []


def copy_pack(source: Traversable, target: Path) -> None:
    """Copy the files of a pack to a new or empty folder. Raises OSError if it is neither."""
    if target.exists() and not target.is_dir():
        raise NotADirectoryError(f"{target} is a file; give the name of a new folder")
    if target.exists() and any(target.iterdir()):
        raise FileExistsError(f"{target} is not empty; give the name of a new folder")
    target.mkdir(parents=True, exist_ok=True)
    for file in source.iterdir():
        if file.name.endswith(".toml"):
            (target / file.name).write_bytes(file.read_bytes())
