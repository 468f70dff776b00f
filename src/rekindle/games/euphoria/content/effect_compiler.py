"""Effects and prices of a pack, numbered for the engine."""

from __future__ import annotations

from rekindle import content
from rekindle.content import Leaf
from rekindle.games.euphoria.content.effects import EFFECTS, WHO, WORDS, condition_code
from rekindle.games.euphoria.content.prices import PRICES, demand
from rekindle.games.euphoria.engine.constants import THINGS
from rekindle.kernel.effects import Effect
from rekindle.kernel.prices import Demand


class EffectCompiler(content.EffectCompiler):
    """Maps the phrases of Euphoria to numbers; a price may go to an opponent."""

    effect_rows = EFFECTS
    price_rows = PRICES
    who_rows = WHO
    words = WORDS
    things = THINGS

    def __init__(self) -> None:
        super().__init__()
        self.given_to_them: list[bool] = []  # by price
        self.one_artifact = self.effect(Leaf("artifact", (1,), "1 artifact"))

    def leaf(self, leaf: Leaf) -> Effect:
        node = super().leaf(leaf)
        if leaf.name == "dig":  # an artifact may be taken instead
            node.parts.append(self.one_artifact)
        return node

    def condition(self, leaf: Leaf) -> int:
        return condition_code(leaf)

    def price(self, leaves: tuple[Leaf, ...], to_them: bool = False) -> int:
        return self.add_price([demand(leaf) for leaf in leaves], to_them)

    def add_price(self, demands: list[Demand], to_them: bool = False) -> int:
        self.given_to_them.append(to_them)
        return super().add_price(demands)
