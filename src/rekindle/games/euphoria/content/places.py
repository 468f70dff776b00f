"""The places that an ability refers to: spaces of the board, and groups of them."""

from __future__ import annotations

from rekindle.games.euphoria.engine.constants import (
    FACTIONS,
    SPACE_FACTION,
    SPACE_KIND,
    SPACE_NAMES,
)

GROUP_KINDS = {
    "areas": 0,
    "tunnels": 1,
    "tunnel-ends": 2,
    "sites": 3,
    "built-markets": 4,
    "tanks": 7,
}


def spaces_at(places: tuple[str, ...]) -> int:
    """Return the bits of the spaces with these names, which may be names of groups."""
    bits = 0
    for number, name in enumerate(SPACE_NAMES):
        if any(name == p or in_group(number, p) for p in places):
            bits |= 1 << number
    return bits


def in_group(space: int, group: str) -> bool:
    if group == "icarus":
        return SPACE_FACTION[space] == FACTIONS.index("icarite")
    if group == "markets":  # built markets and the artifact markets, those of Icarus excepted
        return SPACE_KIND[space] in (4, 5) and SPACE_FACTION[space] != FACTIONS.index("icarite")
    return GROUP_KINDS.get(group, -1) == SPACE_KIND[space]
