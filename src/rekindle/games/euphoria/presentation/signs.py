"""Prices and effects of Euphoria as signs."""

from __future__ import annotations

from rekindle.content import SignWriter
from rekindle.games.euphoria.content.effects import EFFECTS
from rekindle.games.euphoria.content.language import AbilityText
from rekindle.games.euphoria.content.prices import PRICES

SIGNS = SignWriter(
    {name: row.show for name, row in EFFECTS.items()},
    {name: row.signs for name, row in PRICES.items()},
)
signs = SIGNS.of
price_signs = SIGNS.price


def ability_face(ability: AbilityText) -> dict[str, object]:
    """One ability of a recruit: where it speaks, what it takes and gives."""
    return {
        "at": list(ability.at),
        "pay": price_signs(ability.pay or ability.instead or ability.toll),
        "gain": signs(ability.gain),
        "may": ability.optional or ability.instead is not None or ability.swap is not None,
        "once": ability.once,
    }
