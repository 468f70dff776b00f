"""What `rekindle pack check` and `rekindle pack new` do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

from .files import HEADER, PackFile, read_files
from .mistakes import did_you_mean
from .pack import Schema, load
from .problems import PackError, Problem

OK = 0
WRONG = 2

T = TypeVar("T")


def check(
    folder: Traversable | Path, schema_for: Callable[[str], Schema], games: Sequence[str] = ()
) -> list[Problem]:
    """Everything that is wrong with a pack of whatever game; an empty list if nothing is.

    `games` are the games there are. Without them `schema_for` raises LookupError for others.
    """
    found = list(read_files(folder))
    files = [file for file in found if isinstance(file, PackFile)]
    header = next((file for file in files if file.name == HEADER), None)
    if header is None:
        return [problem for problem in found if isinstance(problem, Problem)]
    pack = header.data.get("pack")
    game = pack.get("game") if isinstance(pack, dict) else None
    if not isinstance(game, str):
        right = 'write [pack] and in it game = "…"'
        return [Problem(HEADER, header.lines.of(("pack",)), "", "the pack names no game", right)]
    schema = _known(game, schema_for, games)
    if schema is None:
        right = did_you_mean(game, games) if games else ""
        return [Problem(HEADER, header.lines.of(("pack", "game")), game, "unknown game", right)]
    try:
        load(folder, schema)
    except PackError as error:
        return error.problems
    return []


def _known(game: str, find: Callable[[str], T], games: Sequence[str]) -> T | None:
    if games and game not in games:
        return None
    try:
        return find(game)
    except LookupError:
        return None


def copy_pack(source: Traversable, target: Path) -> None:
    """Copy a pack's files to a folder of one's own. Raises OSError; overwrites nothing."""
    if target.exists() and not target.is_dir():
        raise NotADirectoryError(f"{target} is a file; name a new folder")
    if target.exists() and any(target.iterdir()):
        raise FileExistsError(f"{target} is not empty; name a new folder")
    target.mkdir(parents=True, exist_ok=True)
    for file in source.iterdir():
        if file.name.endswith(".toml"):
            (target / file.name).write_bytes(file.read_bytes())


def run_check(
    folder: Path,
    schema_for: Callable[[str], Schema],
    games: Sequence[str] = (),
    out: Callable[[str], object] = print,
) -> int:
    """`rekindle pack check DIR`: say what is wrong, one line each; an exit code."""
    problems = check(folder, schema_for, games)
    for problem in problems:
        out(str(problem))
    if problems:
        return WRONG
    out(f"{folder} is in order.")
    return OK


def run_new(
    game: str,
    target: Path,
    source_for: Callable[[str], Traversable],
    games: Sequence[str] = (),
    out: Callable[[str], object] = print,
) -> int:
    """`rekindle pack new GAME DIR`: a copy of the game's pack to edit; an exit code."""
    source = _known(game, source_for, games)
    if source is None:
        right = f"; {did_you_mean(game, games)}" if games else ""
        out(f"There is no game '{game}'{right}")
        return WRONG
    try:
        copy_pack(source, target)
    except OSError as error:
        out(f"Nothing was copied: {error}")
        return WRONG
    out(f"{target} is ready to edit; try: rekindle pack check {target}")
    return OK
