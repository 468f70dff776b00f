"""Effects of Revive as rows of signs, for cards that are drawn and not written.

A sign is an icon with a number and perhaps a colour, `{"icon": "step", "tint": "gray", "n": 2}`, or
a word between icons: `→` behind a price, `/` between things to choose from. A number of 1 is left
out where the icon says it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rekindle.content import AnyOrder, Effect, Leaf, May, OneOf, Pay, Per, Seq, UpTo
from rekindle.games.revive.content.language import Half, Technology
from rekindle.games.revive.presentation.effects import figures
from rekindle.games.revive.presentation.words import revive
from rekindle.kernel.messages import Message

Sign = dict[str, Any] | str

BUYS, OR = "→", "/"
UNLIMITED = "∞"
PER = {"cards": "card", "flasks": "flask", "figures": "figure", "waters": "water"}
GOOD_OF = {"populate": "book", "build": "gear"}
"""In what a discount on an action is counted; exploring takes off anything."""


def sign(icon: str, n: int | str = 1, tint: str = "") -> Sign:
    """An icon with what stands beside it."""
    found: dict[str, Any] = {"icon": icon}
    if n != 1:
        found["n"] = n
    if tint:
        found["tint"] = tint
    return found


class Signs:
    """Signs for effects; the few words among them are in a language."""

    def __init__(self, language: str) -> None:
        self.per = revive(language).text(Message("page-per"))

    def of(self, effect: Effect | None) -> list[Sign]:
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
                return [*self.of(part), self.per, sign(PER[of.name], tint=figures(of)[1])]
            case Pay(price, part):
                return [*self.price(price), BUYS, *self.of(part)]
        raise ValueError(f"'{effect}' is not used in Revive")

    def price(self, price: Sequence[Leaf]) -> list[Sign]:
        return [sign(word or "basic", n) for n, word in map(figures, price)]

    def half(self, half: Half) -> list[Sign]:
        """What half of a card gives; what it gives as long as it lies there is marked."""
        lasting: list[Sign] = [{"icon": "range", "n": half.range, "lasting": True}]
        return [*self.of(half.effect), *(lasting if half.range else [])]

    def technology(self, found: Technology, amounts: dict[str, int]) -> list[Sign]:
        """What a technology brings: at once, with the ability, as a machine, or as a power."""
        told = self.of(found.gain)
        if found.with_ability is not None:
            told += [sign("ability"), "+", *self.of(found.with_ability)]
        if found.range:
            told.append({"icon": "range", "n": found.range, "lasting": True})
        if found.power is not None:
            told += self.power(found.power, amounts)
        if found.machine is not None:
            told += [sign("machine"), ":", *self.of(found.machine)]
        return told

    def power(self, power: str, amounts: dict[str, int]) -> list[Sign]:
        """What a technology changes for good."""
        powers: dict[str, list[Sign]] = {
            "fifth-slot": [sign("slot")],
            "free-forest-and-water": [sign("forest"), sign("water"), sign("range", 0)],
            "two-basics-for-a-crystal": [sign("basic", 2), BUYS, sign("crystal")],
            "no-books-to-others": [sign("figure"), sign("book", 0)],
            "explore-for-less-food": [sign("explore"), sign("food", "−1")],
            "resource-with-a-card": [sign("take", tint="white"), BUYS, sign("basic")],
            "crystal-rests-a-card": [sign("crystal"), BUYS, sign("rest")],
            "mountain-discount": [sign("gear", "−1"), self.per, sign("mountain")],
            "crystal-for-two": [sign("crystal"), BUYS, sign("basic", 2)],
            "crystal-with-a-crate": [sign("crate"), "+", sign("crystal")],
            "temple-range": [sign("temple"), sign("range", amounts["temple_range"])],
            "falcon-discount": [sign("falcon"), sign("basic", "−1")],
            "falcon-resources": [sign("falcon"), BUYS, sign("basic", amounts["falcon_resources"])],
            "copying-switch": [sign("switch"), BUYS, sign("copy")],
        }
        return powers[power]


def leaf_signs(leaf: Leaf) -> list[Sign]:
    """A single phrase of an effect."""
    n, word = figures(leaf)
    match leaf.name:
        case "gain":
            return [sign(word, n)]
        case "advance" | "advance-any":
            return [sign("step", n, word or "any")]
        case "play-card" | "take-card":
            return [sign(leaf.name.removesuffix("-card"), tint=word)]
        case "rest-card" | "wake-card":
            return [sign(leaf.name.removesuffix("-card"))]
        case "top-of-active":
            return [sign("rest"), BUYS, sign("top-half")]
        case "act" | "act-far":
            return [sign(word), *([sign("range", n)] if leaf.name == "act-far" else [])]
        case "unlimited":
            return [sign("range", UNLIMITED)]
        case "discount":
            return [sign(word), sign(GOOD_OF.get(word, "basic"), f"−{n}")]
        case name if name.startswith("place-"):
            return [sign(f"token-{name.removeprefix('place-')}")]
        case "move-falcon":
            return [sign("falcon", n)]
        case "move-figure":
            return [sign("figure")]
        case "raise-switch":
            return [sign("switch")]
    return [sign(leaf.name, n)]


def between(rows: Sequence[list[Sign]], word: str) -> list[Sign]:
    """Rows of signs with a word between them."""
    joined: list[Sign] = []
    for row in rows:
        joined += [word, *row] if joined else row
    return joined
