"""Prices and effects of Euphoria as signs."""

from __future__ import annotations

from rekindle.content import SignWriter
from rekindle.games.euphoria.content.effects import EFFECTS
from rekindle.games.euphoria.content.language import AbilityText
from rekindle.games.euphoria.content.prices import PRICES
from rekindle.games.euphoria.presentation.catalogue.structs import AbilityFace

SIGNS = SignWriter(
    {name: row.show for name, row in EFFECTS.items()},
    {name: row.signs for name, row in PRICES.items()},
)
effect_row = SIGNS.of
price_row = SIGNS.price


def ability_face(ability: AbilityText) -> AbilityFace:
    """One ability of a recruit: where it applies, what it costs and gives."""
    return AbilityFace(
        at=list(ability.at),
        pay=price_row(ability.pay or ability.instead or ability.toll),
        gain=effect_row(ability.gain),
        may=ability.optional or ability.instead is not None or ability.swap is not None,
        once=ability.once,
    )
