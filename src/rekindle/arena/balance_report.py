"""What many games tell of a game's content: where points come from, what is used, who wins."""

from __future__ import annotations

import msgspec

from rekindle.arena.report import Summary
from rekindle.arena.stats import Estimate, Spread


class Count(msgspec.Struct, frozen=True):
    """How often a seat did something in a game: turns, say."""

    name: str
    everybody: Spread
    winners: float
    """The winners' mean."""


class Totals(msgspec.Struct, frozen=True):
    winners: Spread
    everybody: Spread
    band: tuple[int, int]
    """The totals that a winner should end with, both ends among them."""
    within: Estimate
    """The share of winners that did."""


class Source(msgspec.Struct, frozen=True):
    """A score line: what it brings a seat."""

    name: str
    mean: float
    share: float
    """Of all points."""
    winners: float
    """The winners' mean."""
    winners_share: float


class Use(msgspec.Struct, frozen=True):
    """How often a component was gained or used."""

    id: str
    times: int
    a_game: float
    by_winners: float
    """The share of these times that were winners'."""
    seats: float
    """The share of seats that used it at all."""
    won: Estimate
    """The share of wins of those seats."""


class Kind(msgspec.Struct, frozen=True):
    """The components of one kind, those used most first."""

    name: str
    uses: tuple[Use, ...]
    never: tuple[str, ...]


class Standing(msgspec.Struct, frozen=True):
    """How seats did that have something in common: a tribe, or their place at the table."""

    name: str
    seats: int
    """How many there were in all games."""
    wins: int
    win_share: Estimate
    total: Estimate


class Trait(msgspec.Struct, frozen=True):
    """Results by what told the seats apart, the best first."""

    name: str
    values: tuple[Standing, ...]
    never: tuple[str, ...]


class Balance(Summary, frozen=True, kw_only=True):
    """What games of one bot against itself tell of the game."""

    bot: str
    fair_share: float
    """The share of wins of a seat that is as good as the others."""
    decisions: Spread
    counts: tuple[Count, ...]
    totals: Totals
    sources: tuple[Source, ...]
    kinds: tuple[Kind, ...]
    traits: tuple[Trait, ...]
    by_seat: tuple[Standing, ...]
    """The seats are called 1, 2, ... as people count them."""
