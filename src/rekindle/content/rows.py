"""The rows of a game's language: each is a phrase with everything known about it.

The text in a pack, the meaning in the engine, the sentence, the signs and the articles of a phrase
are in one place; language, numbering, sentences and signs are derived from the rows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from rekindle.kernel.prices import Demand
from rekindle.kernel.signs import Sign, SignRow

from .phrases import Phrase
from .sentences import Act, Say, Voice
from .signs import Show
from .tree import Leaf

P = TypeVar("P", bound=Phrase)


@dataclass(frozen=True, slots=True)
class CodedPhrase(Phrase):
    """A phrase that is a number to the engine: a condition, somebody, something counted."""

    code: int
    signs: Show | None = None
    """Its signs; by default the icon of its word or else of its name."""
    articles: tuple[str, ...] = ()
    """The articles about it, without the game's name."""

    def show(self, leaf: Leaf) -> SignRow:
        if self.signs is not None:
            return self.signs(leaf)
        return [Sign(leaf.word or self.name, leaf.count)]


@dataclass(frozen=True, slots=True)
class EffectPhrase(CodedPhrase):
    """An effect; its code is the number of the procedure that carries it out."""

    says: Say | None = None
    """Its sentence; by default its name is the verb: `effect-<name>`."""

    def say(self, leaf: Leaf, voice: Voice) -> Act:
        if self.says is not None:
            return self.says(leaf, voice)
        return Act(self.name, values={"n": leaf.count})


@dataclass(frozen=True, slots=True)
class PricePhrase(Phrase):
    """One part of a price."""

    demand: Callable[[Leaf], Demand]
    says: Say
    signs: Show


def by_name(*rows: P) -> dict[str, P]:
    """Return the rows by name, in their order."""
    return {row.name: row for row in rows}
