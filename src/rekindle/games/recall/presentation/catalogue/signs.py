"""Effects of Recall as signs, for cards that show icons instead of text."""

from __future__ import annotations

from rekindle.content import SignWriter
from rekindle.games.recall.content.effects import EFFECTS
from rekindle.games.recall.content.prices import PRICES


class Signs(SignWriter):
    """Signs for effects and prices; there are no words among them."""

    def __init__(self) -> None:
        super().__init__(
            {name: row.show for name, row in EFFECTS.items()},
            {name: row.signs for name, row in PRICES.items()},
        )
