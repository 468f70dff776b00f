"""Errors in packs and in texts of the effect language, for the author of a pack."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rekindle.kernel.errors import RekindleError


@dataclass(frozen=True, slots=True)
class Problem:
    """One error in a pack: where it is, what is wrong, and a suggestion."""

    file: str  # relative to the folder of the pack
    line: int  # counted from 1
    text: str  # the offending text; empty where something is missing
    message: str
    suggestion: str = ""

    def __str__(self) -> str:
        wrong = f"{self.message}: '{self.text}'" if self.text.strip() else self.message
        right = f"; {self.suggestion}" if self.suggestion else ""
        return _one_line(f"{self.file}:{self.line}: {wrong}{right}")


def _one_line(text: str) -> str:
    """Return the text on one line, with control characters escaped."""
    words = " ".join(text.split())
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in words)


class PackError(RekindleError, ValueError):
    """A pack is invalid; `problems` are all its errors."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = sorted(problems, key=lambda problem: (problem.file, problem.line))
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


class LanguageError(ValueError):
    """A text cannot be parsed: where, what is wrong, and a suggestion."""

    def __init__(self, message: str, column: int, offending: str, suggestion: str = "") -> None:
        super().__init__(message, column, offending, suggestion)
        self.message = message
        self.column = column  # counted from 1
        self.offending = offending
        self.suggestion = suggestion

    def __str__(self) -> str:
        text = f"{self.message}: '{self.offending}'"
        return f"{text}; {self.suggestion}" if self.suggestion else text
