"""A map for tests: eight regions face up, none of their tiles turned.

        d4 forest  d5 WATER  d6 mountain  d7 WATER*  d8 vault  d9 mountain
    e3 site*  e4 WATER*  e5 field  e6 monument  e7 forest*  e8 mountain*  e9 site*
    f2 site  f3 field  f4 vault  f5 camp  f6 WATER  f7 volcano  f8 mountain*  f9 WATER
    g1 mountain  g2 WATER*  g3 WATER  g4 site  g5 mountain*  g6 vault  g7 camp  g8 vault  g9 camp
    h2 camp*  h3 forest  h4 WATER*  h5 vault  h6 field  h7 WATER  h8 field*  h9 forest
        i4 forest  i5 camp  i6 site  i7 forest  i8 vault
        j7 mountain*  j8 camp

In the east f10 field*, g10 field, h10 monument*; in the north c6 volcano with b6 vault*, b7 field,
c5 monument, c7 WATER, and c8 WATER, c9 field, d10 monument. The stars are relicube symbols.

The lake g2-g3-h4 is the widest water; h7, f6 and f9 are lakes of one hex.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import rekindle
from rekindle.kernel.match import Match
from tests.games.recall.helpers import position

MAP = {
    "h5": "harbour",
    "i7": "clearing",
    "e4": "lagoon",
    "f7": "caldera",
    "g2": "marsh",
    "g9": "orchard",
    "c6": "crater",
    "d9": "highland",
}
PLAIN: dict[str, Any] = {"tribe": "ion", "gadgets": ["catalyst"]}
"""Abilities that answer nothing and change no other rule."""

PACK = Path(rekindle.__file__).parent / "games" / "recall" / "packs" / "rekindle"


def ground(own: Mapping[str, Any], *others: Mapping[str, Any], **rest: Any) -> Match:
    """A position on this map; without abilities of their own, the first player has plain ones."""
    rest.setdefault("tiles", MAP)
    return position(players=[{**PLAIN, **own}, *others], **rest)


def changed_pack(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the pack in which a text is replaced: for what no face of the pack allows."""
    copy = folder / "pack"
    shutil.copytree(PACK, copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (copy / file).write_text(text.replace(old, new), encoding="utf-8")
    return copy
