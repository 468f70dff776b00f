"""Line numbers of the tables and keys in a TOML file, which tomllib does not provide."""

from __future__ import annotations

import re
from collections.abc import Mapping

#: Keys and indexes from the top of the file: ("recruit", 2, "ability", 0, "gain").
Path = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY = re.compile(r"""[ \t]*("(?:\\.|[^"\\])*"|'[^']*'|[A-Za-z0-9_-]+)[ \t]*""")
# A multi-line string may end with up to two quotes before the closing three.
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})'
    r"|'''.*?'''(?:'{0,2})"
    r"""|"(?:\\.|[^"\\])*"|'[^']*'""",
    re.DOTALL,
)
_SCALAR = re.compile(r"[^,\]}\n#]*")


def key_of(path: Path) -> str:
    """The last key of a path."""
    return next((step for step in reversed(path) if isinstance(step, str)), "")


class Lines:
    """The line numbers of all tables and keys of a file."""

    def __init__(self, lines: Mapping[Path, int]) -> None:
        self._lines = lines

    def of(self, path: Path) -> int:
        """The line of a path, or of its innermost part that is in the file."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)


def find_lines(text: str) -> Lines:
    """The lines of a text that tomllib has accepted."""
    return Lines(_Scanner(text).scan())


class _Scanner:
    """Scans the text once. The syntax is known to be valid, so it only looks for keys."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._counts: dict[Path, int] = {}
        self._lines: dict[Path, int] = {}
        self._counted = (0, 1)  # a position, and its line

    def scan(self) -> dict[Path, int]:
        table: Path = ()
        self._blank()
        while self._at < len(self._text):
            if self._take("[["):
                table = self._header(array=True)
            elif self._take("["):
                table = self._header(array=False)
            else:
                self._pair(table)
            self._blank()
        return self._lines

    def _header(self, *, array: bool) -> Path:
        keys = self._dotted()
        path = self._inside(keys[:-1]) + keys[-1:]
        if array:
            index = self._counts.get(path, -1) + 1
            self._counts[path] = index
            self._mark(path)
            path = (*path, index)
        self._mark(path)
        self._take("]]" if array else "]")
        return path

    def _inside(self, keys: Path) -> Path:
        """The path of a table, through the last member of each array."""
        path: Path = ()
        for key in keys:
            path = (*path, key)
            self._mark(path)
            if path in self._counts:
                path = (*path, self._counts[path])
        return path

    def _pair(self, table: Path) -> None:
        start = self._at
        keys = self._dotted()
        for end in range(1, len(keys) + 1):
            self._mark(table + keys[:end], start)
        self._take("=")
        self._blank()
        self._value(table + keys)

    def _value(self, path: Path) -> None:
        if self._take("["):
            self._members(path)
        elif self._take("{"):
            self._inline(path)
        elif found := _STRING.match(self._text, self._at):
            self._at = found.end()
        else:
            self._skip(_SCALAR)

    def _members(self, path: Path) -> None:
        index = 0
        self._blank()
        while not self._take("]") and self._at < len(self._text):
            self._mark((*path, index))
            self._value((*path, index))
            index += 1
            self._separator()

    def _inline(self, path: Path) -> None:
        self._blank()
        while not self._take("}") and self._at < len(self._text):
            self._pair(path)
            self._separator()

    def _separator(self) -> None:
        self._blank()
        self._take(",")
        self._blank()

    def _dotted(self) -> Path:
        keys = []
        while True:
            found = _KEY.match(self._text, self._at)
            if found is None:
                raise ValueError(f"no key at position {self._at}")
            self._at = found.end()
            keys.append(found[1].strip("\"'"))
            if not self._take("."):
                return tuple(keys)

    def _mark(self, path: Path, place: int | None = None) -> None:
        place = self._at if place is None else place
        before, line = self._counted
        line += self._text.count("\n", before, place)
        self._counted = (place, line)
        self._lines.setdefault(path, line)

    def _take(self, sign: str) -> bool:
        if not self._text.startswith(sign, self._at):
            return False
        self._at += len(sign)
        return True

    def _blank(self) -> None:
        self._skip(_BLANK)

    def _skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self._text, self._at)
        self._at = found.end() if found else self._at
