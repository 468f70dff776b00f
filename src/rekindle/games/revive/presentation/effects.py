"""Effects and prices of Revive as parts of sentences.

A verb has one of three forms: 'first' begins a sentence, 'then' continues one, 'bare'
comes after 'may'. English needs no forms here, German does.
"""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.content import Effect, Leaf, Teller, Voice
from rekindle.games.revive.content.effects import EFFECTS
from rekindle.games.revive.content.prices import PRICES
from rekindle.kernel.messages import Message, Values, listed, noun


class ReviveTeller(Teller):
    """Addresses the reader in the imperative."""

    def form(self, voice: Voice) -> str:
        if voice.bare:
            return "bare"
        return "first" if voice.first else "then"

    def named(self, leaf: Leaf) -> Values:
        return {"colour": Message(f"colour-{leaf.word}")} if leaf.word else {}

    def any_order(self, parts: Sequence[Effect], voice: Voice) -> Message:
        return self.sequence(parts, voice)  # everything may be taken in any order


TELLER = ReviveTeller(
    {name: row.say for name, row in EFFECTS.items()},
    {name: row.says for name, row in PRICES.items()},
)
tell = TELLER.tell


def printed_cost(price: Sequence[Leaf]) -> Message:
    return listed([noun(leaf.word or "basic", leaf.count) for leaf in price])
