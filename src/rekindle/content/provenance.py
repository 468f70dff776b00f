"""Where the components of a pack come from, counted."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from .pack import Pack
from .shape import Source

SOURCES: tuple[str, ...] = get_args(Source)


def provenance(pack: Pack) -> dict[str, dict[str, int]]:
    """For every kind, how many components have which source; every source is named."""
    table = {}
    for kind in pack.kinds:
        counts = Counter(component.source for component in pack.components(kind))
        table[kind] = {source: counts[source] for source in SOURCES}
    return table
