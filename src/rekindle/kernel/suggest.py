"""Suggestions for errors about unknown names."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

LONGEST = 40
"""How many characters of an unknown name are compared with the known ones."""


def hint(name: str, known: Sequence[str]) -> str:
    """Return `did you mean 'x'?` if one of the names is close, otherwise all of them."""
    near = difflib.get_close_matches(name[:LONGEST].lower(), known, n=1, cutoff=0.4)
    return f"did you mean '{near[0]}'?" if near else f"choose from: {', '.join(known)}"
