"""The hexes of the board: where they lie, what they are called, which of them touch."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.games.recall.engine.constants import FIRST_START, STARTS
from rekindle.kernel.hexes import DIRECTIONS, Hex, hex_name


def flower(centre: Hex) -> list[Hex]:
    """Return a hex and those around it, clockwise from the east."""
    q, r = centre
    return [centre, *((q + dq, r + dr) for dq, dr in DIRECTIONS)]


def apart(touching: list[list[int]]) -> list[list[int]]:
    """Return who touches whom; starting spaces never touch one another (recall.map.4)."""
    starts = range(FIRST_START, FIRST_START + STARTS)
    return [
        [near for near in around if space not in starts or near not in starts]
        for space, around in enumerate(touching)
    ]


def hex_names(hexes: Sequence[Hex]) -> list[str]:
    """Return the names of hexes; rows begin with a in the north, numbers with 1 in the west."""
    north = min(r for _, r in hexes)
    # Half of a row's number is part of a name: see `kernel.hexes.hex_name`.
    west = min(q + (r - north + 1) // 2 for q, r in hexes)
    return [hex_name((q - west + 1, r - north)) for q, r in hexes]
