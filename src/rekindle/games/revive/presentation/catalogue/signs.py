"""Effects of Revive as rows of signs, for cards that are drawn and not written.

A word between icons is `→` behind a price, `/` between things to choose from.
"""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.content import AnyOrder, Effect, Leaf, May, OneOf, Pay, Per, Seq, UpTo
from rekindle.content.signs import Sign, SignRow
from rekindle.games.revive.content.language import Half, Technology
from rekindle.games.revive.presentation.effects import figures
from rekindle.games.revive.presentation.words import revive
from rekindle.kernel.messages import Message

BUYS, OR = "→", "/"
UNLIMITED = "∞"
PER = {"cards": "card", "flasks": "flask", "figures": "figure", "waters": "water"}
GOOD_OF = {"populate": "book", "build": "gear"}
"""In what a discount on an action is counted; exploring takes off anything."""


class Signs:
    """Signs for effects; the few words among them are in a language."""

    def __init__(self, language: str) -> None:
        self.per = revive(language).text(Message("page-per"))

    def of(self, effect: Effect | None) -> SignRow:
        """An effect as a row of signs."""
        match effect:
            case None:
                return []
            case Leaf():
                return leaf_signs(effect)
            case Seq(parts) | AnyOrder(parts):
                return [sign for part in parts for sign in self.of(part)]
            case OneOf(parts):
                return between([self.of(part) for part in parts], OR)
            case May(part):
                return self.of(part)
            case UpTo(times, part):
                return [f"{times}×", *self.of(part)]
            case Per(of, part):
                return [*self.of(part), self.per, Sign(PER[of.name], tint=figures(of)[1])]
            case Pay(price, part):
                return [*self.price(price), BUYS, *self.of(part)]
        raise ValueError(f"'{effect}' is not used in Revive")

    def price(self, price: Sequence[Leaf]) -> SignRow:
        return [Sign(word or "basic", n) for n, word in map(figures, price)]

    def half(self, half: Half) -> SignRow:
        """What half of a card gives; what it gives as long as it lies there is marked."""
        lasting: SignRow = [Sign("range", half.range, lasting=True)]
        return [*self.of(half.effect), *(lasting if half.range else [])]

    def technology(self, found: Technology, amounts: dict[str, int]) -> SignRow:
        """What a technology brings: at once, with the ability, as a machine, or as a power."""
        told = self.of(found.gain)
        if found.with_ability is not None:
            told += [Sign("ability"), "+", *self.of(found.with_ability)]
        if found.range:
            told.append(Sign("range", found.range, lasting=True))
        if found.power is not None:
            told += self.power(found.power, amounts)
        if found.machine is not None:
            told += [Sign("machine"), ":", *self.of(found.machine)]
        return told

    def power(self, power: str, amounts: dict[str, int]) -> SignRow:
        """What a technology changes for good."""
        powers: dict[str, SignRow] = {
            "fifth-slot": [Sign("slot")],
            "free-forest-and-water": [Sign("forest"), Sign("water"), Sign("range", 0)],
            "two-basics-for-a-crystal": [Sign("basic", 2), BUYS, Sign("crystal")],
            "no-books-to-others": [Sign("figure"), Sign("book", 0)],
            "explore-for-less-food": [Sign("explore"), Sign("food", "−1")],
            "resource-with-a-card": [Sign("take", tint="white"), BUYS, Sign("basic")],
            "crystal-rests-a-card": [Sign("crystal"), BUYS, Sign("rest")],
            "mountain-discount": [Sign("gear", "−1"), self.per, Sign("mountain")],
            "crystal-for-two": [Sign("crystal"), BUYS, Sign("basic", 2)],
            "crystal-with-a-crate": [Sign("crate"), "+", Sign("crystal")],
            "temple-range": [Sign("temple"), Sign("range", amounts["temple_range"])],
            "falcon-discount": [Sign("falcon"), Sign("basic", "−1")],
            "falcon-resources": [Sign("falcon"), BUYS, Sign("basic", amounts["falcon_resources"])],
            "copying-switch": [Sign("switch"), BUYS, Sign("copy")],
        }
        return powers[power]


def leaf_signs(leaf: Leaf) -> SignRow:
    """A single phrase of an effect."""
    n, word = figures(leaf)
    match leaf.name:
        case "gain":
            return [Sign(word, n)]
        case "advance" | "advance-any":
            return [Sign("step", n, word or "any")]
        case "play-card" | "take-card":
            return [Sign(leaf.name.removesuffix("-card"), tint=word)]
        case "rest-card" | "wake-card":
            return [Sign(leaf.name.removesuffix("-card"))]
        case "top-of-active":
            return [Sign("rest"), BUYS, Sign("top-half")]
        case "act" | "act-far":
            return [Sign(word), *([Sign("range", n)] if leaf.name == "act-far" else [])]
        case "unlimited":
            return [Sign("range", UNLIMITED)]
        case "discount":
            return [Sign(word), Sign(GOOD_OF.get(word, "basic"), f"−{n}")]
        case name if name.startswith("place-"):
            return [Sign(f"token-{name.removeprefix('place-')}")]
        case "move-falcon":
            return [Sign("falcon", n)]
        case "move-figure":
            return [Sign("figure")]
        case "raise-switch":
            return [Sign("switch")]
    return [Sign(leaf.name, n)]


def between(rows: Sequence[SignRow], word: str) -> SignRow:
    """Rows of signs with a word between them."""
    joined: SignRow = []
    for row in rows:
        joined += [word, *row] if joined else row
    return joined
