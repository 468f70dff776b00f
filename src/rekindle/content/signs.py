"""Effects as signs: rows of icons for cards that show icons instead of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec.structs import replace

from rekindle.kernel.signs import Sign, SignRow

from .tree import AnyOrder, Effect, For, If, Leaf, May, OneOf, Pay, Per, Seq, UpTo

Show = Callable[[Leaf], SignRow]

BUYS, OR = "→", "/"


def icon(name: str = "", n: int = 0, *, tinted: bool = False, lost: bool = False) -> Show:
    """One icon: its name or the phrase's word, and its number or the phrase's."""

    def show(leaf: Leaf) -> SignRow:
        number = n or leaf.count
        tint = leaf.word if tinted else ""
        return [Sign(name or leaf.word, -number if lost else number, tint)]

    return show


def no_sign(leaf: Leaf) -> SignRow:
    return []


class SignWriter:
    """Turns the trees of a game into signs, given those of its phrases."""

    def __init__(
        self,
        effects: Mapping[str, Show],
        prices: Mapping[str, Show],
        counts: Mapping[str, Show] | None = None,
        per: str = "×",
    ) -> None:
        self.effects = effects
        self.prices = prices
        self.counts = counts or {}
        self.per = per
        """The word between the gain and what is counted."""

    def of(self, effect: Effect | None) -> SignRow:
        """Return the signs of an effect from left to right; only its sentence is complete."""
        match effect:
            case None:
                return []
            case Leaf():
                return self.effects[effect.name](effect)
            case Seq(parts) | AnyOrder(parts):
                return [sign for part in parts for sign in self.of(part)]
            case OneOf(parts):
                return between(OR, map(self.of, parts))
            case May(part):
                return self.of(part)
            case UpTo(times, part):
                return [f"{times}×", *self.of(part)]
            case For(who, part):
                return [given_to(who.name, sign) for sign in self.of(part)]
            case Per(of, part):
                return [*self.of(part), self.per, *self.counts[of.name](of)]
            case Pay(price, part):
                return [*self.price(price), BUYS, *self.of(part)]
            case If(_, then, otherwise):
                return between(OR, filter(None, (self.of(then), self.of(otherwise))))
        raise ValueError(f"'{effect}' is no effect")

    def price(self, price: Sequence[Leaf] | None) -> SignRow:
        return [sign for leaf in price or () for sign in self.prices[leaf.name](leaf)]


def given_to(who: str, sign: Sign | str) -> Sign | str:
    return sign if isinstance(sign, str) else replace(sign, to=who)


def between(word: str, rows: Iterable[SignRow]) -> SignRow:
    """Join rows of signs with a word between them."""
    joined: SignRow = []
    for row in rows:
        joined += [word, *row] if joined else row
    return joined
