"""The phrases of prices: crystals, one row for all of them."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.content import Leaf, PricePhrase, by_name, does, icon
from rekindle.games.recall.engine.constants import CRYSTALS
from rekindle.kernel.prices import Demand


def of_word(leaf: Leaf) -> Demand:
    return Demand(leaf.count, [CRYSTALS.index(leaf.word)])


PRICES = by_name(
    PricePhrase(
        "crystal",
        "{n} {crystal} crystal",
        of_word,
        does("pay"),
        icon("crystal", tinted=True),
        most=9,
    ),
)


def amounts(price: Sequence[Leaf]) -> list[int]:
    """Return a price as numbers of white, red and purple crystals."""
    total = [0] * len(CRYSTALS)
    for leaf in price:
        total[CRYSTALS.index(leaf.word)] += leaf.count
    return total
