"""Effects and prices of a pack, numbered as the engine wants them."""

from __future__ import annotations

from rekindle.content import AnyOrder, Effect, For, If, Leaf, May, OneOf, Pay, Seq, UpTo
from rekindle.games.euphoria.components_words import (
    LEAF_OPS,
    WHO,
    condition_code,
    demand,
    word_code,
)
from rekindle.games.euphoria.names import THINGS
from rekindle.kernel import effects as kinds
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.effects import Effect as Node
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, CHOOSE, PAY_VERB
from rekindle.kernel.prices import Demand, Price

FORCED = PAY_VERB << ARG_BITS | ARG_MASK  # paid in the only way there is, never asked for


class Numbered:
    """Effects, prices and everything that is chosen by its text, each at its number."""

    def __init__(self) -> None:
        self.effects: list[Node] = []
        self.prices: list[Price] = []
        self.given_to_them: list[bool] = []
        self.effect_ids: dict[str, int] = {}
        self.choices: list[str] = []  # texts of everything that can be chosen by its text
        self.payments: list[str] = []  # texts of everything that can be paid by choice
        self.one_artifact = self.effect(Leaf("artifact", (1,), "1 artifact"))

    def effect(self, tree: Effect) -> int:
        """The number of this effect; equal effects share one."""
        text = str(tree)
        if text not in self.effect_ids:
            node = self.node(tree)
            node.id = self.effect_ids[text] = len(self.effects)
            self.effects.append(node)
        return self.effect_ids[text]

    def node(self, tree: Effect) -> Node:
        match tree:
            case Leaf():
                return self.leaf(tree)
            case Seq(parts):
                return self.tree(kinds.SEQ, parts)
            case AnyOrder(parts):
                return self.tree(kinds.ANY_ORDER, parts, chosen=True)
            case OneOf(parts):
                return self.tree(kinds.ONE_OF, parts, chosen=True)
            case May(part):
                return self.tree(kinds.MAY, (part,), n=1, chosen=True)
            case UpTo(times, part):
                return self.tree(kinds.UP_TO, (part,), n=times, chosen=True)
            case For(who, part):
                return self.tree(kinds.FOR, (part,), kind=WHO[who.name])
            case Pay(price, part):
                return self.tree(kinds.PAY, (part,), kind=self.price(price))
            case If((condition, *others), then, otherwise):
                if others:  # all must hold: one inside the other
                    then = If(tuple(others), then, otherwise)
                node = self.tree(kinds.IF, (then,), kind=condition_code(condition))
                node.parts.append(NOTHING if otherwise is None else self.effect(otherwise))
                return node
        raise ValueError(f"'{tree}' is not used in Euphoria")

    def tree(
        self,
        op: int,
        parts: tuple[Effect, ...],
        n: int = 0,
        kind: int = 0,
        chosen: bool = False,
    ) -> Node:
        numbers = [self.effect(part) for part in parts]
        if chosen:
            for part, number in zip(parts, numbers, strict=True):
                self.effects[number].code = CHOOSE << ARG_BITS | place(self.choices, str(part))
        return Node(0, op, n, kind, numbers)

    def leaf(self, leaf: Leaf) -> Node:
        n = next((arg for arg in leaf.args if isinstance(arg, int)), 0)
        word = next((arg for arg in leaf.args if isinstance(arg, str)), "")
        parts = [self.one_artifact] if leaf.name == "dig" else []
        return Node(0, LEAF_OPS[leaf.name], n, word_code(word), parts)

    def price(self, leaves: tuple[Leaf, ...], to_them: bool = False) -> int:
        return self.add_price([demand(leaf) for leaf in leaves], to_them)

    def add_price(self, demands: list[Demand], to_them: bool = False) -> int:
        demands = sorted(demands, key=lambda d: len(d.kinds))
        for d in demands:
            if len(d.ways) == 1:
                d.codes = [FORCED]
            else:
                names = [" ".join(THINGS[kind] for kind in way) for way in d.ways]
                d.codes = [PAY_VERB << ARG_BITS | place(self.payments, name) for name in names]
        self.prices.append(Price(demands))
        self.given_to_them.append(to_them)
        return len(self.prices) - 1


def place(texts: list[str], text: str) -> int:
    """The place of a text in a list that grows as needed."""
    if text not in texts:
        texts.append(text)
    return texts.index(text)
