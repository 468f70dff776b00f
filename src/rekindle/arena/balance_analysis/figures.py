"""The figures of a balance analysis: sources of points, components used, results."""

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


class Bin(msgspec.Struct, frozen=True):
    """How many totals were in a range, both ends included."""

    low: int
    high: int
    everybody: int
    winners: int


class Mark(msgspec.Struct, frozen=True):
    """A total to reach, and the share of seats that reached it."""

    points: int
    share: Estimate


class Totals(msgspec.Struct, frozen=True):
    winners: Spread
    everybody: Spread
    band: tuple[int, int]
    """The totals that winners should have, both ends included."""
    within: Estimate
    """The share of winners within the band."""
    histogram: tuple[Bin, ...]
    """From the lowest total to the highest, in ranges of equal width."""
    marks: tuple[Mark, ...]
    """With one seat: the totals that the game sets as goals."""


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
    games: int
    """In which it was in play."""
    times: int
    a_game: float
    fair: float
    """The times if all components in play had been used equally often."""
    relative: Estimate | None
    """Its times as a part of the fair ones; None if there is nothing to compare with."""
    by_winners: float
    """The share of these times that were by winners."""
    users: int
    """How many seats used it at all."""
    seats: float
    """Their share of all seats."""
    won: Estimate | None
    """Their win share; None if there are none."""


class Choice(msgspec.Struct, frozen=True):
    """Alternatives that were chosen from, and the one that was chosen least."""

    ids: tuple[str, ...]
    times: int
    """Of all of them together."""
    least: str
    share: Estimate


class Kind(msgspec.Struct, frozen=True):
    """The components of one kind, the most used first."""

    name: str
    a_seat: Estimate
    """Uses per seat, of all components together."""
    uses: tuple[Use, ...]
    alternatives: tuple[Choice, ...]

    @property
    def never(self) -> tuple[str, ...]:
        """The components that were in play and never used."""
        return tuple(use.id for use in self.uses if not use.times and use.games)


class Points(msgspec.Struct, frozen=True):
    """The points that a component brought."""

    id: str
    seats: int
    """How many had it."""
    points: Estimate
    """Mean of those seats."""


class Scored(msgspec.Struct, frozen=True):
    """The points that the components of one kind brought, the best first."""

    name: str
    values: tuple[Points, ...]


class Standing(msgspec.Struct, frozen=True):
    """The results of seats with something in common, such as a tribe or a seat number."""

    name: str
    seats: int
    """How many there were in all the games."""
    wins: int
    win_share: Estimate
    total: Estimate
    lead: Estimate
    """By how much its total is above the mean of its game."""


class Trait(msgspec.Struct, frozen=True):
    """Results by the values of a trait, the best first."""

    name: str
    values: tuple[Standing, ...]
    never: tuple[str, ...]


class Figures(Summary, frozen=True, kw_only=True):
    """All that was measured in a number of games."""

    bot: str
    fair_share: float
    """The win share of a seat that is as good as the others."""
    decisions: Spread
    counts: tuple[Count, ...]
    totals: Totals
    sources: tuple[Source, ...]
    scored: tuple[Scored, ...]
    kinds: tuple[Kind, ...]
    traits: tuple[Trait, ...]
    by_seat: tuple[Standing, ...]
    """Seats are numbered from 1; there are none if a player is alone."""
    ended: dict[str, Estimate]
    """The share of games by the reason they ended for, the most frequent first."""
