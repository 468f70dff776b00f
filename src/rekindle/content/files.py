"""Reads the TOML files of a pack into tables with line numbers."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from .errors import Problem
from .toml_lines import Lines, find_lines

HEADER = "pack.toml"

_AT_LINE = re.compile(r"\s*\(at line (\d+), column \d+\)|\s*\(at end of document\)")
#: Suggestions for errors of tomllib, by the beginning of their text.
_HINTS = (
    ("Expected '='", 'write: key = "text"'),
    ("Invalid value", 'put strings in quotes: key = "text"'),
    ("Expected newline or end", "write one key and one value per line"),
    ("Cannot overwrite", "write each key and each [table] once; use [[ ]] for several"),
    ("Cannot declare", "write each [table] once; use [[ ]] for several"),
    ("Illegal character", "close the quotes at the end of the line"),
    ("Expected ']'", "close the name of the table with ] or ]]"),
    ("Invalid initial character", "use letters, digits, - and _ in keys"),
)


@dataclass(frozen=True, slots=True)
class PackFile:
    """A TOML file that has been read."""

    name: str
    data: dict[str, Any]
    lines: Lines


@dataclass(frozen=True, slots=True)
class TomlTable:
    """A component as it is written in a file: one table under [[kind]]."""

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
    """Yield the TOML files of a pack by name, or problems with those that cannot be read."""
    try:
        if not folder.is_dir():
            yield Problem(HEADER, 1, str(folder), "no such folder", "give the folder of a pack")
            return
        files = sorted(folder.iterdir(), key=lambda file: file.name)
    except (OSError, ValueError) as error:  # ValueError: an invalid path
        yield Problem(HEADER, 1, str(folder), f"cannot read the folder ({error})")
        return
    names = [file.name for file in files]
    if HEADER not in names:
        yield Problem(HEADER, 1, "", "missing file", "write [pack] with id and game")
    for file in files:
        if file.name.endswith(".toml") and not file.name.startswith("."):
            yield _read(file)


def _read(file: Traversable) -> PackFile | Problem:
    try:
        # Files may begin with a byte order mark; tomllib accepts only "\n".
        text = file.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except OSError as error:
        return Problem(file.name, 1, "", f"cannot read the file ({error.strerror})")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return Problem(file.name, line, "", "not UTF-8", "save the file as UTF-8")
    try:
        return PackFile(file.name, tomllib.loads(text), find_lines(text))
    except RecursionError:
        return Problem(file.name, 1, "", "nested too deeply", "use fewer levels")
    except ValueError as error:  # not only TOMLDecodeError: a number can be too long for int()
        return _syntax(file.name, text, str(error))


def _syntax(name: str, text: str, complaint: str) -> Problem:
    lines = text.split("\n")
    found = _AT_LINE.search(complaint)
    line = int(found[1]) if found and found[1] else len(text.rstrip().split("\n"))
    what = _AT_LINE.sub("", complaint)
    hint = next((right for start, right in _HINTS if what.startswith(start)), "")
    if "(at end of document)" in complaint and not what.startswith("Expected '='"):
        hint = "close the open quotes, [ or {"
    return Problem(name, line, lines[line - 1].strip(), f"invalid TOML ({what})", hint)
