"""Effects and prices of a pack, numbered as the engine wants them."""

from __future__ import annotations

from rekindle import content
from rekindle.content import Leaf
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import (
    ANY_COLOUR,
    COLOURS,
    FOOD,
    GEAR,
    GOODS,
    MAP_ACTIONS,
)
from rekindle.kernel.effects import Effect
from rekindle.kernel.prices import Demand

LEAF_OPS = {
    "gain": ops.GAIN,
    "basic": ops.BASIC,
    "points": ops.POINTS,
    "energy": ops.ENERGY,
    "crate": ops.CRATE,
    "module": ops.MODULE,
    "artifact": ops.ARTIFACT,
    "return-energy": ops.RETURN_ENERGY,
    "advance": ops.ADVANCE,
    "advance-any": ops.ADVANCE_ANY,
    "ability": ops.ABILITY,
    "rest-card": ops.REST_CARD,
    "wake-card": ops.WAKE_CARD,
    "play-card": ops.PLAY_CARD,
    "take-card": ops.TAKE_CARD,
    "top-of-active": ops.TOP_OF_ACTIVE,
    "hibernate": ops.DOZE,
    "act": ops.ACT,
    "act-far": ops.ACT,
    "range": ops.RANGE,
    "unlimited": ops.UNLIMITED,
    "discount": ops.DISCOUNT,
    "turn-card": ops.TURN_CARD,
    "all-colours": ops.ALL_COLOURS,
    "reopen": ops.REOPEN,
    "place-forest": ops.PLACE_FOREST,
    "place-temple": ops.PLACE_TEMPLE,
    "place-target": ops.PLACE_TARGET,
    "place-sand": ops.PLACE_SAND,
    "place-workshop": ops.PLACE_WORKSHOP,
    "move-falcon": ops.MOVE_FALCON,
    "move-figure": ops.MOVE_FIGURE,
    "raise-switch": ops.RAISE_SWITCH,
}
COUNTS = {"flasks": ops.PER_FLASK, "figures": ops.PER_FIGURE, "waters": ops.PER_WATER}


class Numbered(content.Numbered):
    """What the phrases of Revive mean. Any effect may wait beside others, so all can be chosen."""

    things = GOODS
    all_chosen = True

    def leaf(self, leaf: Leaf) -> Effect:
        n = next((arg for arg in leaf.args if isinstance(arg, int)), 0)
        word = next((arg for arg in leaf.args if isinstance(arg, str)), "")
        return Effect(0, LEAF_OPS[leaf.name], n, word_code(word), [])

    def demand(self, leaf: Leaf) -> Demand:
        return demand(leaf)

    def count(self, leaf: Leaf) -> int:
        return count_code(leaf)

    def reward(self, reward: int, name: str) -> int:
        """A reward space as an effect, so that it can wait beside others."""
        number = self.add(Effect(0, ops.REWARD, 0, reward, []), None)
        self.make_choosable(number, f"reward {name}")
        return number


def demand(leaf: Leaf) -> Demand:
    n = next(arg for arg in leaf.args if isinstance(arg, int))
    if leaf.name == "any":
        return Demand(n, list(range(GEAR, FOOD + 1)))
    return Demand(n, [GOODS.index(str(leaf.args[1]))])


def count_code(leaf: Leaf) -> int:
    if leaf.name == "cards":
        return ops.PER_CARD + COLOURS.index(str(leaf.args[0]))
    return COUNTS[leaf.name]


def word_code(word: str) -> int:
    """The figure that a word of an effect stands for."""
    for words in (GOODS, COLOURS, MAP_ACTIONS):
        if word in words:
            return words.index(word)
    return ANY_COLOUR if word == "white" else 0
