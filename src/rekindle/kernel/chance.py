"""Chance: from the source of a match, or else from a small and fast generator inside the state.

The generator is for search and simulation. It is linear: whoever sees some dozens of its results
can compute all others (docs/decisions/0017). A match therefore gives its state a source.

Decks have no order. A card is drawn at random from what is left at the moment it is drawn,
which is the same as shuffling first, leaves nothing to peek at, and copies for nothing.
"""

from __future__ import annotations

from typing import Final

from rekindle.kernel.bits import count, member
from rekindle.kernel.state import CHANCE_EVENT, State

# 60 bits: few enough that every step stays a small integer once compiled.
MASK: Final = 0xFFF_FFFF_FFFF_FFFF
LOW_37: Final = 0x1F_FFFF_FFFF
LOW_48: Final = 0xFFFF_FFFF_FFFF


def seeded(seed: int) -> int:
    """Return a generator for any integer: never zero, distinct for seeds of up to 18 digits."""
    x = (seed * 0x9E3779B97F4A7C15 + 0x3C6EF372FE94F82B) & MASK
    x ^= x >> 31
    x = (x * 0xBF58476D1CE4E5B9) & MASK
    x ^= x >> 29
    return x or 0x6D2B79F5


def following(x: int) -> int:
    """Return the next state: an xorshift with the full period of 2**60 - 1."""
    x ^= (x & LOW_37) << 23
    x ^= x >> 21
    return x ^ ((x & LOW_48) << 12)


def within(x: int, n: int) -> int:
    """Return a number from 0 to n-1 from the current value of the generator."""
    return ((x >> 28) * n) >> 32


def below(s: State, n: int) -> int:
    """Return a number from 0 to n-1 from the state's source, or else from its generator."""
    s.unveiled += 1
    if s.source is not None:
        return within(s.source.bits(), n)
    x = following(s.rng)
    s.rng = x
    return within(x, n)


def prescribed(s: State, kind: int) -> int:
    """Return the next result that a position has fixed for this kind of chance, or -1."""
    for i, (fixed_kind, value) in enumerate(s.fixed):
        if fixed_kind == kind:
            s.fixed = s.fixed[:i] + s.fixed[i + 1 :]
            s.unveiled += 1
            return value
    return -1


def roll(s: State, kind: int) -> int:
    """Roll a die and return its face, 1 to 6."""
    face = prescribed(s, kind) if s.fixed else -1
    if face < 0:
        face = below(s, 6) + 1
    s.note(CHANCE_EVENT, 0, kind, face)
    return face


def draw_from_counts(s: State, kind: int, counts: list[int]) -> int:
    """Take one card from a deck stored as copies of each card; it must not be empty."""
    card = prescribed(s, kind) if s.fixed else -1
    if card < 0 or counts[card] == 0:
        left = below(s, sum(counts))
        card = 0
        while left >= counts[card]:
            left -= counts[card]
            card += 1
    counts[card] -= 1
    s.note(CHANCE_EVENT, 0, kind, card)
    return card


def draw_from(s: State, kind: int, cards: tuple[int, ...]) -> int:
    """Choose one of these cards; the caller removes it."""
    card = prescribed(s, kind) if s.fixed else -1
    if card < 0 or card not in cards:
        card = cards[below(s, len(cards))]
    s.note(CHANCE_EVENT, 0, kind, card)
    return card


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return these cards without one copy of that card."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def draw_from_bits(s: State, kind: int, bits: int) -> int:
    """Choose one member of a non-empty set; the caller removes it."""
    card = prescribed(s, kind) if s.fixed else -1
    if card < 0 or not bits >> card & 1:
        card = member(bits, below(s, count(bits)))
    s.note(CHANCE_EVENT, 0, kind, card)
    return card


def choose_below(s: State, kind: int, n: int) -> int:
    """Return a number from 0 to n-1 that a position can prescribe."""
    value = prescribed(s, kind) if s.fixed else -1
    if value < 0 or value >= n:
        value = below(s, n)
    s.note(CHANCE_EVENT, 0, kind, value)
    return value


class Dealer:
    """Deals what a seat cannot know, with its own generator; the state's is not touched."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def shuffled(self, cards: list[int]) -> list[int]:
        """Return these cards in an order that does not depend on the given one."""
        cards = sorted(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self._below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def draw(self, bits: int) -> int:
        """Return one member of a non-empty set."""
        return member(bits, self._below(count(bits)))

    def future(self) -> int:
        """Return a generator for the state after the deal."""
        return seeded(self.rng)

    def _below(self, n: int) -> int:
        self.rng = following(self.rng)
        return within(self.rng, n)
