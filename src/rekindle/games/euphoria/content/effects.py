"""Effects and prices of a pack, numbered as the engine wants them."""

from __future__ import annotations

from rekindle import content
from rekindle.content import Leaf
from rekindle.games.euphoria.content.meanings import (
    LEAF_OPS,
    WHO,
    condition_code,
    demand,
    word_code,
)
from rekindle.games.euphoria.engine.constants import THINGS
from rekindle.kernel.effects import Effect
from rekindle.kernel.prices import Demand


class Numbered(content.Numbered):
    """What the phrases of Euphoria mean; a price may go to an opponent."""

    things = THINGS

    def __init__(self) -> None:
        super().__init__()
        self.given_to_them: list[bool] = []  # by price
        self.one_artifact = self.effect(Leaf("artifact", (1,), "1 artifact"))

    def leaf(self, leaf: Leaf) -> Effect:
        n = next((arg for arg in leaf.args if isinstance(arg, int)), 0)
        word = next((arg for arg in leaf.args if isinstance(arg, str)), "")
        parts = [self.one_artifact] if leaf.name == "dig" else []
        return Effect(0, LEAF_OPS[leaf.name], n, word_code(word), parts)

    def demand(self, leaf: Leaf) -> Demand:
        return demand(leaf)

    def condition(self, leaf: Leaf) -> int:
        return condition_code(leaf)

    def who(self, leaf: Leaf) -> int:
        return WHO[leaf.name]

    def price(self, leaves: tuple[Leaf, ...], to_them: bool = False) -> int:
        return self.add_price([demand(leaf) for leaf in leaves], to_them)

    def add_price(self, demands: list[Demand], to_them: bool = False) -> int:
        self.given_to_them.append(to_them)
        return super().add_price(demands)
