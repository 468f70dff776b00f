"""The report of a balance analysis: sources of points, components used, results."""

from __future__ import annotations

import msgspec

from rekindle.arena.report import Summary
from rekindle.arena.statistics import Estimate, Spread


class Count(msgspec.Struct, frozen=True):
    """How often seats did something per game, such as turns."""

    name: str
    everybody: Spread
    winners: float
    """The winners' mean."""


class Totals(msgspec.Struct, frozen=True):
    winners: Spread
    everybody: Spread
    band: tuple[int, int]
    """The totals that winners should have, both ends included."""
    within: Estimate
    """The share of winners within the band."""


class Source(msgspec.Struct, frozen=True):
    """A score line: the points it gave per seat."""

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
    """The share of these times that were by winners."""
    seats: float
    """The share of seats that used it at all."""
    won: Estimate
    """The win share of those seats."""


class Kind(msgspec.Struct, frozen=True):
    """The components of one kind, the most used first."""

    name: str
    uses: tuple[Use, ...]
    never: tuple[str, ...]


class Standing(msgspec.Struct, frozen=True):
    """The results of seats with something in common, such as a tribe or a seat number."""

    name: str
    seats: int
    """How many there were in all the games."""
    wins: int
    win_share: Estimate
    total: Estimate


class Trait(msgspec.Struct, frozen=True):
    """Results by the values of a trait, the best first."""

    name: str
    values: tuple[Standing, ...]
    never: tuple[str, ...]


class Balance(Summary, frozen=True, kw_only=True):
    """The report of `balance`."""

    bot: str
    fair_share: float
    """The win share of a seat that is as good as the others."""
    decisions: Spread
    counts: tuple[Count, ...]
    totals: Totals
    sources: tuple[Source, ...]
    kinds: tuple[Kind, ...]
    traits: tuple[Trait, ...]
    by_seat: tuple[Standing, ...]
    """Seats are numbered from 1."""
