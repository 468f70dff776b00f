"""Counts the components of a pack by their source."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from .component import Source
from .pack import Pack

SOURCES: tuple[str, ...] = get_args(Source)


def provenance(pack: Pack) -> dict[str, dict[str, int]]:
    """Return the number of components by kind and source, zeros included."""
    table = {}
    for kind in pack.kinds:
        counts = Counter(component.source for component in pack.components(kind))
        table[kind] = {source: counts[source] for source in SOURCES}
    return table
