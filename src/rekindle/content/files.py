"""Reading the files of a pack: from bytes to plain tables that know their lines."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from .locate import Lines, locate
from .problems import Problem

HEADER = "pack.toml"

_AT_LINE = re.compile(r"\s*\(at line (\d+), column \d+\)|\s*\(at end of document\)")
#: What tomllib says, by its beginning, and what would be right.
_HINTS = (
    ("Expected '='", 'a line is written like: key = "text"'),
    ("Invalid value", 'texts stand in quotes: key = "text"'),
    ("Expected newline or end", "only one key and one value stand on a line"),
    ("Cannot overwrite", "each key and each [table] is written once; use [[ ]] for many"),
    ("Cannot declare", "each [table] is written once; use [[ ]] for many"),
    ("Illegal character", "close the quotes at the end of the line"),
    ("Expected ']'", "close the name of the table with ] or ]]"),
    ("Invalid initial character", "a key is made of letters, digits, - and _"),
)


@dataclass(frozen=True, slots=True)
class PackFile:
    """One TOML file that could be read."""

    name: str
    data: dict[str, Any]
    lines: Lines


@dataclass(frozen=True, slots=True)
class Table:
    """A component as it is written, and where."""

    kind: str
    index: int  # among those of its kind in its file
    data: dict[str, Any]
    file: PackFile

    def line(self, *path: str | int) -> int:
        return self.file.lines.of((self.kind, self.index, *path))

    def problem(
        self, message: str, *path: str | int, text: str = "", suggestion: str = ""
    ) -> Problem:
        return Problem(self.file.name, self.line(*path), text, message, suggestion)


def read_files(folder: Traversable | Path) -> Iterator[PackFile | Problem]:
    """Every TOML file of a pack in the order of their names, or why it cannot be read."""
    try:
        if not folder.is_dir():
            yield Problem(HEADER, 1, str(folder), "there is no such folder", "name a pack's folder")
            return
        files = sorted(folder.iterdir(), key=lambda file: file.name)
    except (OSError, ValueError) as error:  # ValueError: a name that cannot be a path
        yield Problem(HEADER, 1, str(folder), f"the folder cannot be read ({error})")
        return
    names = [file.name for file in files]
    if HEADER not in names:
        yield Problem(HEADER, 1, "", "this file is missing", "it holds [pack] with id and game")
    for file in files:
        if file.name.endswith(".toml") and not file.name.startswith("."):
            yield _read(file)


def _read(file: Traversable) -> PackFile | Problem:
    try:
        # Some editors begin a file with a byte order mark; tomllib knows only "\n".
        text = file.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except OSError as error:
        return Problem(file.name, 1, "", f"the file cannot be read ({error.strerror})")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return Problem(file.name, line, "", "this is not UTF-8", "save the file as UTF-8")
    try:
        return PackFile(file.name, tomllib.loads(text), locate(text))
    except RecursionError:
        return Problem(file.name, 1, "", "lists in lists in lists: too deep", "write it flat")
    except ValueError as error:  # not only TOMLDecodeError: a number can be too long for int()
        return _syntax(file.name, text, str(error))


def _syntax(name: str, text: str, complaint: str) -> Problem:
    lines = text.split("\n")
    found = _AT_LINE.search(complaint)
    line = int(found[1]) if found and found[1] else len(text.rstrip().split("\n"))
    what = _AT_LINE.sub("", complaint)
    hint = next((right for start, right in _HINTS if what.startswith(start)), "")
    if "(at end of document)" in complaint and not what.startswith("Expected '='"):
        hint = "close what is still open: quotes, [ or {"
    return Problem(name, line, lines[line - 1].strip(), f"not TOML ({what})", hint)
