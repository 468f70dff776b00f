"""Signs: a game's own icons, for rows that show what something costs and gives without words."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Sign(Struct, frozen=True, omit_defaults=True):
    """An icon with its number and marks."""

    icon: str
    n: int | str = 1
    """How many, negative for a loss; a string is shown as it is: `∞`, `−1`."""
    tint: str = ""
    """The colour of the card, track or faction it is about."""
    lasting: bool = False
    """It stays in effect."""
    to: str = ""
    """Who gets it, if not the player, by the name of the phrase."""


SignRow = list[Sign | str]
"""A row of signs; a string is a word between icons: `→`, `/`, `2×`."""


def added_up(signs: Sequence[Sign]) -> Sequence[Sign]:
    """Return each kind of thing once, with what is left of it after gains and losses."""
    if len(signs) < 2:
        return signs
    numbers: dict[tuple[str, str, bool, str], int] = {}
    for sign in signs:
        kind = (sign.icon, sign.tint, sign.lasting, sign.to)
        numbers[kind] = numbers.get(kind, 0) + (sign.n if isinstance(sign.n, int) else 1)
    return [
        Sign(icon, n, tint, lasting, to) for (icon, tint, lasting, to), n in numbers.items() if n
    ]


def is_loss(sign: Sign) -> bool:
    return isinstance(sign.n, int) and sign.n < 0
