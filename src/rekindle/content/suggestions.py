"""Suggestions for misspelt words."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.kernel.suggest import closest


def close(word: str, known: Sequence[str], cutoff: float = 0.65) -> str | None:
    """Return the most similar known word, if any is similar."""
    return closest(word, known, cutoff)


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """Return a suggestion: the most similar word, or else the possible ones."""
    near = close(word, known)
    if near:
        return f"did you mean '{near}'?"
    more = ["…"] if len(known) > 8 else []
    return f"expected one of: {', '.join([*known[:8], *more])}"
