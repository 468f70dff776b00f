"""Effects and prices of a pack, numbered for the engine."""

from __future__ import annotations

from rekindle import content
from rekindle.content import Leaf
from rekindle.games.revive.content.effects import EFFECTS, WORDS
from rekindle.games.revive.content.prices import PRICES, count_code
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import GOODS
from rekindle.kernel.effects import Effect


class EffectCompiler(content.EffectCompiler):
    """Maps the phrases of Revive to numbers. Any effect may wait beside others and be chosen."""

    effect_rows = EFFECTS
    price_rows = PRICES
    words = WORDS
    things = GOODS
    all_chosen = True

    def count(self, leaf: Leaf) -> int:
        return count_code(leaf)

    def reward(self, reward: int, name: str) -> int:
        """Return a reward space as an effect, so that it can wait beside others."""
        number = self.add(Effect(0, ops.REWARD, 0, reward, []), None)
        self.make_choosable(number, f"reward {name}")
        return number
