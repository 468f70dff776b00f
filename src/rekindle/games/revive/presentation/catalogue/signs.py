"""Effects of Revive as signs, for cards that show icons instead of text."""

from __future__ import annotations

from rekindle.content import BUYS, Sign, SignRow, SignWriter
from rekindle.games.revive.content.effects import EFFECTS
from rekindle.games.revive.content.language import Half, Technology
from rekindle.games.revive.content.prices import COUNTS, PRICES
from rekindle.games.revive.presentation.words import revive
from rekindle.kernel.messages import Message

TIMES = "×"


class Signs(SignWriter):
    """Signs for effects; the few words among them are in a language, or signs themselves."""

    def __init__(self, language: str | None = None) -> None:
        super().__init__(
            {name: row.show for name, row in EFFECTS.items()},
            {name: row.signs for name, row in PRICES.items()},
            {name: row.show for name, row in COUNTS.items()},
            TIMES if language is None else revive(language).text(Message("page-per")),
        )

    def half(self, half: Half) -> SignRow:
        """Return what half of a card gives; lasting effects are marked."""
        lasting: SignRow = [Sign("range", half.range, lasting=True)]
        return [*self.of(half.effect), *(lasting if half.range else [])]

    def technology(self, found: Technology, amounts: dict[str, int]) -> SignRow:
        """What a technology gives: at once, with the ability, as a machine, or as a power."""
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
        """Return what a technology changes permanently."""
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
