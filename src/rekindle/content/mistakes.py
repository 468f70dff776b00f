"""A text that cannot be read, and how to find what its writer may have meant."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches


class LanguageError(ValueError):
    """A text that cannot be read: where, what, and what would be right."""

    def __init__(self, message: str, column: int, offending: str, suggestion: str = "") -> None:
        super().__init__(message, column, offending, suggestion)
        self.message = message
        self.column = column  # counted from 1
        self.offending = offending
        self.suggestion = suggestion

    def __str__(self) -> str:
        text = f"{self.message}: '{self.offending}'"
        return f"{text}; {self.suggestion}" if self.suggestion else text


def close(word: str, known: Sequence[str], cutoff: float = 0.65) -> str | None:
    """The known word most like this one, if any is like it."""
    lower = {name.lower(): name for name in reversed(known)}
    found = get_close_matches(word.lower(), list(lower), n=1, cutoff=cutoff)
    return lower[found[0]] if found else None


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """A suggestion: the closest word, or else all there are."""
    near = close(word, known)
    if near:
        return f"did you mean '{near}'?"
    more = ["…"] if len(known) > 8 else []
    return f"it is one of: {', '.join([*known[:8], *more])}"
