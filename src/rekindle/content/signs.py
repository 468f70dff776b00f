"""Signs: what cards and spaces show in place of sentences."""

from __future__ import annotations

from msgspec import Struct


class Sign(Struct, omit_defaults=True):
    """An icon with what is written beside it."""

    icon: str
    n: int | str = 1
    tint: str = ""
    """The colour it is about: of a card, a track or a faction."""
    lasting: bool = False
    """It stays in effect."""
    to: str = ""
    """Who gets it, if not the player."""


SignRow = list[Sign | str]
"""Icons with words between them: `→` behind a price, `/` between alternatives."""
