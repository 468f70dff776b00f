"""Prices and effects of Euphoria as signs."""

from __future__ import annotations

from rekindle.content import SignWriter
from rekindle.games.euphoria.content.effects import EFFECTS
from rekindle.games.euphoria.content.prices import PRICES

SIGNS = SignWriter(
    {name: row.show for name, row in EFFECTS.items()},
    {name: row.signs for name, row in PRICES.items()},
)
signs = SIGNS.of
price_signs = SIGNS.price
