"""Compiles effect trees to the numbered effects and prices of the kernel.

A game has its own rows and words, and overrides `condition` and `count` if it uses them; trees are
assembled alike in all games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rekindle.kernel import effects as kinds
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.effects import Effect as Node
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, CHOOSE, PAY_VERB
from rekindle.kernel.prices import Demand, Price

from .rows import CodedPhrase, EffectPhrase, PricePhrase
from .tree import AnyOrder, Effect, For, If, Leaf, May, OneOf, Pay, Per, Seq, UpTo

FORCED = PAY_VERB << ARG_BITS | ARG_MASK
"""The code of a payment with only one way, which is never asked about."""


class EffectCompiler:
    """Effects, prices and everything that is chosen by its text, by number."""

    effect_rows: Mapping[str, EffectPhrase]
    price_rows: Mapping[str, PricePhrase]
    who_rows: Mapping[str, CodedPhrase] = {}
    words: Mapping[str, int]
    """The number of an effect's word in the engine; the empty word means none."""
    things: Sequence[str] = ()
    """The names in moves of the kinds of things a price is paid with."""
    all_chosen = False
    """Whether every effect can be chosen by its text, not only the parts of choices."""

    def __init__(self) -> None:
        self.effects: list[Node] = []
        self.prices: list[Price] = []
        self.numbers: dict[str, int] = {}
        self.trees: list[Effect | None] = []  # by effect, for its description
        self.choices: list[str] = []  # texts of the effects that can be chosen
        self.payments: list[str] = []  # texts of the payments that can be chosen

    # The meaning of phrases

    def leaf(self, leaf: Leaf) -> Node:
        code = self.effect_rows[leaf.name].code
        return Node(0, code, leaf.number or 0, self.words[leaf.word], [])

    def demand(self, leaf: Leaf) -> Demand:
        return self.price_rows[leaf.name].demand(leaf)

    def condition(self, leaf: Leaf) -> int:
        raise ValueError(f"'{leaf}' is not used in this game")

    def who(self, leaf: Leaf) -> int:
        return self.who_rows[leaf.name].code

    def count(self, leaf: Leaf) -> int:
        raise ValueError(f"'{leaf}' is not used in this game")

    # Effects

    def effect(self, tree: Effect) -> int:
        """Return the number of an effect; equal effects share one."""
        text = str(tree)
        if text not in self.numbers:
            self.numbers[text] = self.add(self.node(tree), tree)
            if self.all_chosen:
                self.make_choosable(self.numbers[text], text)
        return self.numbers[text]

    def maybe(self, tree: Effect | None) -> int:
        return NOTHING if tree is None else self.effect(tree)

    def add(self, node: Node, tree: Effect | None) -> int:
        node.id = len(self.effects)
        self.effects.append(node)
        self.trees.append(tree)
        return node.id

    def make_choosable(self, effect: int, text: str) -> None:
        self.effects[effect].code = CHOOSE << ARG_BITS | place(self.choices, text)

    def node(self, tree: Effect) -> Node:
        match tree:
            case Leaf():
                return self.leaf(tree)
            case Seq(parts):
                return self.branch(kinds.SEQ, parts)
            case AnyOrder(parts):
                return self.branch(kinds.ANY_ORDER, parts, chosen=True)
            case OneOf(parts):
                return self.branch(kinds.ONE_OF, parts, chosen=True)
            case May(part):
                return self.branch(kinds.MAY, (part,), n=1, chosen=True)
            case UpTo(times, part):
                return self.branch(kinds.UP_TO, (part,), n=times, chosen=True)
            case Per(of, part):
                return self.branch(kinds.PER, (part,), kind=self.count(of))
            case For(who, part):
                return self.branch(kinds.FOR, (part,), kind=self.who(who))
            case Pay(price, part):
                return self.branch(kinds.PAY, (part,), kind=self.price(price))
            case If((condition, *others), then, otherwise):
                if others:  # all must hold: nested
                    then = If(tuple(others), then, otherwise)
                node = self.branch(kinds.IF, (then,), kind=self.condition(condition))
                node.parts.append(self.maybe(otherwise))
                return node
        raise ValueError(f"'{tree}' is not an effect")

    def branch(
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
                self.make_choosable(number, str(part))
        return Node(0, op, n, kind, numbers)

    # Prices

    def price(self, leaves: tuple[Leaf, ...]) -> int:
        return self.add_price([self.demand(leaf) for leaf in leaves])

    def add_price(self, demands: list[Demand]) -> int:
        """Add a price and return its number; parts without a choice come first."""
        demands = sorted(demands, key=lambda d: len(d.kinds))
        for d in demands:
            if len(d.ways) == 1:
                d.codes = [FORCED]
            else:
                names = [" ".join(self.things[kind] for kind in way) for way in d.ways]
                d.codes = [PAY_VERB << ARG_BITS | place(self.payments, name) for name in names]
        self.prices.append(Price(demands))
        return len(self.prices) - 1


def place(texts: list[str], text: str) -> int:
    """Return the index of a text in a list; the text is appended if missing."""
    if text not in texts:
        texts.append(text)
    return texts.index(text)
