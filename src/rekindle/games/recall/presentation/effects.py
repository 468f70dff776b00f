"""Effects and prices of Recall as parts of sentences.

A verb has one of three forms: 'first' begins a sentence, 'then' continues one, 'bare'
comes after 'may'. English needs no forms here, German does.
"""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.content import FIRST, Effect, Leaf, Pay, Teller, Voice
from rekindle.games.recall.content.effects import EFFECTS
from rekindle.games.recall.content.prices import PRICES
from rekindle.kernel.messages import Message, Values, listed, noun


class RecallTeller(Teller):
    """Addresses the reader in the imperative."""

    def form(self, voice: Voice) -> str:
        if voice.bare:
            return "bare"
        return "first" if voice.first else "then"

    def named(self, leaf: Leaf) -> Values:
        return {}  # conditions of objectives have numbers only

    def any_order(self, parts: Sequence[Effect], voice: Voice) -> Message:
        return self.sequence(parts, voice)  # everything may be taken in any order

    def tell(self, tree: Effect, voice: Voice = FIRST) -> Message:
        """After 'may' a price and what it buys are one clause."""
        if isinstance(tree, Pay) and voice.bare:
            then = self.tell(tree.part, voice)
            return Message("pays-and", {"pays": self.paid(tree.price, voice), "then": then})
        return super().tell(tree, voice)

    def choice(self, parts: Sequence[Effect], voice: Voice) -> Message:
        """Prices make the alternatives so long that more than a comma has to separate them."""
        if not any(isinstance(part, Pay) for part in parts):
            return super().choice(parts, voice)
        told = [self.tell(part, voice.then() if i else voice) for i, part in enumerate(parts)]
        return either(told)


def either(told: Sequence[Message]) -> Message:
    first, *others = told
    return Message("or-apart", {"a": first, "b": either(others)}) if others else first


TELLER = RecallTeller(
    {name: row.say for name, row in EFFECTS.items()},
    {name: row.says for name, row in PRICES.items()},
)
tell = TELLER.tell


def printed_cost(price: Sequence[Leaf]) -> Message:
    return listed([noun(leaf.word, leaf.count) for leaf in price])
