"""Effects and prices of a pack, numbered as the engine wants them."""

from __future__ import annotations

from rekindle.content import AnyOrder, Effect, Leaf, May, OneOf, Pay, Per, Seq, UpTo
from rekindle.games.revive import ops
from rekindle.games.revive.names import (
    ANY_COLOUR,
    COLOURS,
    FOOD,
    GEAR,
    GOODS,
    MAP_ACTIONS,
)
from rekindle.kernel import effects as kinds
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.effects import Effect as Node
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, CHOOSE, PAY_VERB
from rekindle.kernel.prices import Demand, Price

FORCED = PAY_VERB << ARG_BITS | ARG_MASK  # paid in the only way there is, never asked for

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


class Numbered:
    """Effects, prices and everything that is chosen by its text, each at its number."""

    def __init__(self) -> None:
        self.effects: list[Node] = []
        self.prices: list[Price] = []
        self.effect_ids: dict[str, int] = {}
        self.trees: list[Effect | None] = []  # by effect, for texts
        self.choices: list[str] = []
        self.payments: list[str] = []

    def effect(self, tree: Effect) -> int:
        """The number of this effect; equal effects share one. Any effect may be chosen."""
        text = str(tree)
        if text not in self.effect_ids:
            node = self.node(tree)
            self.effect_ids[text] = self.add(node, text, tree)
        return self.effect_ids[text]

    def maybe(self, tree: Effect | None) -> int:
        return NOTHING if tree is None else self.effect(tree)

    def add(self, node: Node, text: str, tree: Effect | None) -> int:
        node.id = len(self.effects)
        node.code = CHOOSE << ARG_BITS | place(self.choices, text)
        self.effects.append(node)
        self.trees.append(tree)
        return node.id

    def node(self, tree: Effect) -> Node:
        match tree:
            case Leaf():
                return self.leaf(tree)
            case Seq(parts):
                return self.tree(kinds.SEQ, parts)
            case AnyOrder(parts):
                return self.tree(kinds.ANY_ORDER, parts)
            case OneOf(parts):
                return self.tree(kinds.ONE_OF, parts)
            case May(part):
                return self.tree(kinds.MAY, (part,), n=1)
            case UpTo(times, part):
                return self.tree(kinds.UP_TO, (part,), n=times)
            case Per(of, part):
                return self.tree(kinds.PER, (part,), kind=count_code(of))
            case Pay(price, part):
                return self.tree(kinds.PAY, (part,), kind=self.price(price))
        raise ValueError(f"'{tree}' is not used in Revive")

    def tree(self, op: int, parts: tuple[Effect, ...], n: int = 0, kind: int = 0) -> Node:
        return Node(0, op, n, kind, [self.effect(part) for part in parts])

    def leaf(self, leaf: Leaf) -> Node:
        n = next((arg for arg in leaf.args if isinstance(arg, int)), 0)
        word = next((arg for arg in leaf.args if isinstance(arg, str)), "")
        return Node(0, LEAF_OPS[leaf.name], n, word_code(word), [])

    def reward(self, reward: int, name: str) -> int:
        """A reward space as an effect, so that it can wait beside others."""
        return self.add(Node(0, ops.REWARD, 0, reward, []), f"reward {name}", None)

    def price(self, leaves: tuple[Leaf, ...]) -> int:
        demands = sorted([demand(leaf) for leaf in leaves], key=lambda d: len(d.kinds))
        for d in demands:
            if len(d.ways) == 1:
                d.codes = [FORCED]
            else:
                names = [" ".join(GOODS[kind] for kind in way) for way in d.ways]
                d.codes = [PAY_VERB << ARG_BITS | place(self.payments, name) for name in names]
        self.prices.append(Price(demands))
        return len(self.prices) - 1


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


def place(texts: list[str], text: str) -> int:
    """The place of a text in a list that grows as needed."""
    if text not in texts:
        texts.append(text)
    return texts.index(text)
