"""A map with every tile face up, and how its hexes lie, for tests that look at the whole of it."""

from __future__ import annotations

WHOLE_MAP: dict[str, object] = {
    "b4": "caldera",
    "c6": "highland",
    "d9": "orchard",
    "e11": "delta",
    "e4": "ridge",
    "f7": "woods",
    "g9": "crater",
    "h12": "marsh",
    "g2": "lagoon",
    "h5": ("harbour", 2),
    "i7": "clearing",
    "j10": "coast",
}

REGIONS: dict[str, list[str]] = {
    "b4": ["b4", "b5", "c4", "c3", "b3", "a3", "a4"],
    "c6": ["c6", "c7", "d7", "d6", "c5", "b6", "b7"],
    "d9": ["d9", "d10", "e9", "e8", "d8", "c8", "c9"],
    "e11": ["e11", "e12", "f12", "f11", "e10", "d11", "d12"],
    "e4": ["e4", "e5", "f5", "f4", "e3", "d4", "d5"],
    "f7": ["f7", "f8", "g7", "g6", "f6", "e6", "e7"],
    "g9": ["g9", "g10", "h10", "h9", "g8", "f9", "f10"],
    "h12": ["h12", "h13", "i12", "i11", "h11", "g11", "g12"],
    "g2": ["g2", "g3", "h3", "h2", "g1", "f2", "f3"],
    "h5": ["h5", "h6", "i5", "i4", "h4", "g4", "g5"],
    "i7": ["i7", "i8", "j8", "j7", "i6", "h7", "h8"],
    "j10": ["j10", "j11", "k10", "k9", "j9", "i9", "i10"],
}
"""The hexes of each region: the middle, then the others clockwise from the east."""
