"""The phrases of prices and of counts, one row each."""

from __future__ import annotations

from rekindle.content import CodedPhrase, Leaf, PricePhrase, by_name, does, icon
from rekindle.games.revive.content.effects import WORDS
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import FOOD, GEAR, GOODS
from rekindle.kernel.prices import Demand


def of_word(leaf: Leaf) -> Demand:
    return Demand(leaf.count, [GOODS.index(leaf.word)])


def of_basics(leaf: Leaf) -> Demand:
    return Demand(leaf.count, list(range(GEAR, FOOD + 1)))


PRICES = by_name(
    PricePhrase("good", "{n} {good}", of_word, does("pay"), icon()),
    PricePhrase("any", "{n} basic", of_basics, does("pay", "basic"), icon("basic"), most=9),
)

COUNTS = by_name(
    CodedPhrase(
        "cards",
        "{colour} card",
        ops.PER_CARD,
        signs=icon("card", tinted=True),
        articles=("effects.11",),
    ),
    CodedPhrase("flasks", "flask", ops.PER_FLASK, signs=icon("flask"), articles=("effects.12",)),
    CodedPhrase(
        "figures", "figure", ops.PER_FIGURE, signs=icon("figure"), articles=("effects.11",)
    ),
    CodedPhrase(
        "waters", "water", ops.PER_WATER, signs=icon("water"), articles=("hofstadterians.1",)
    ),
)


def demand(leaf: Leaf) -> Demand:
    return PRICES[leaf.name].demand(leaf)


def count_code(leaf: Leaf) -> int:
    """Return the code of a count; cards add their colour."""
    return COUNTS[leaf.name].code + WORDS[leaf.word]
