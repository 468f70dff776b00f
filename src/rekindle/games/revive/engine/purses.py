"""Purses: goods packed into an int, what a player has or what is due.

Crystals, gears, books, food, basic resources of one's choice, and energy, eight bits each; in what
is due, those of choice are of any kind. Purses are added with `+`.
"""

from __future__ import annotations

from typing import Final

from rekindle.kernel.prices import Price

KIND_BITS: Final = 8
KIND_MASK: Final = 255
CHOICE_SHIFT: Final = 32
ENERGY_SHIFT: Final = 40


def packed(goods: list[int]) -> int:
    """Return crystals, gears, books and food as a purse."""
    return goods[0] | goods[1] << 8 | goods[2] << 16 | goods[3] << 24


def amount(purse: int, good: int) -> int:
    return purse >> good * KIND_BITS & KIND_MASK


def of_choice(purse: int) -> int:
    """Return the basic resources of one's choice in a purse; in what is due: of any kind."""
    return purse >> CHOICE_SHIFT & KIND_MASK


def energy_in(purse: int) -> int:
    return purse >> ENERGY_SHIFT


def price_due(price: Price, first: int) -> int:
    """Return what the demands of a price ask for, from this one on."""
    due = 0
    for i in range(first, len(price.demands)):
        demand = price.demands[i]
        kind = demand.kinds[0] if len(demand.kinds) == 1 else CHOICE_SHIFT // KIND_BITS
        due += demand.count << kind * KIND_BITS
    return due
