"""Suggestions for misspelt words."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches


def close(word: str, known: Sequence[str], cutoff: float = 0.65) -> str | None:
    """Return the most similar known word, if any is similar."""
    lower = {name.lower(): name for name in reversed(known)}
    found = get_close_matches(word.lower(), list(lower), n=1, cutoff=cutoff)
    return lower[found[0]] if found else None


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """Return a suggestion: the most similar word, or else the possible ones."""
    near = close(word, known)
    if near:
        return f"did you mean '{near}'?"
    more = ["…"] if len(known) > 8 else []
    return f"expected one of: {', '.join([*known[:8], *more])}"
