"""Suggestions for errors about unknown names."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

LONGEST = 40
"""How many characters of an unknown name are compared with the known ones."""


def closest(name: str, known: Sequence[str], cutoff: float) -> str | None:
    """Return the most similar known name, if any is similar enough; case does not matter."""
    lower = {one.lower(): one for one in reversed(known)}
    found = get_close_matches(name[:LONGEST].lower(), list(lower), n=1, cutoff=cutoff)
    return lower[found[0]] if found else None


def hint(name: str, known: Sequence[str]) -> str:
    """Return `did you mean 'x'?` if one of the names is close, otherwise all of them."""
    near = closest(name, known, 0.4)
    return f"did you mean '{near}'?" if near else f"choose from: {', '.join(known)}"
