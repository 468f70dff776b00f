"""What is wrong with a pack, in words for the person who writes it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rekindle.kernel.errors import RekindleError


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: where it is, what it is, and what would be right."""

    file: str  # as seen from the pack's folder
    line: int  # counted from 1
    text: str  # the offending text; empty where something is missing
    message: str
    suggestion: str = ""

    def __str__(self) -> str:
        wrong = f"{self.message}: '{self.text}'" if self.text.strip() else self.message
        right = f"; {self.suggestion}" if self.suggestion else ""
        return _one_line(f"{self.file}:{self.line}: {wrong}{right}")


def _one_line(text: str) -> str:
    """On one line, and with nothing in it that a terminal would obey."""
    words = " ".join(text.split())
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in words)


class PackError(RekindleError, ValueError):
    """A pack that cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = sorted(problems, key=lambda problem: (problem.file, problem.line))
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))
