"""What the players of a finished game used, for balance reports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Range = tuple[float, float]
"""The least and the most, both included."""

Counted = Mapping[str, Mapping[str, int]]
"""A number for each component, by kind: `{"machine": {"crane": 2}}`."""


@dataclass(frozen=True, slots=True)
class ObservedSeat:
    """What one seat did. All names are words with hyphens, as in a pack."""

    counts: Mapping[str, int] = field(default_factory=dict)
    """Counts that measure the length of a game: `{"turns": 31, "hibernations": 4}`."""
    traits: Mapping[str, str] = field(default_factory=dict)
    """Traits that distinguish seats: `{"tribe": "nadair-sun"}`."""
    used: Counted = field(default_factory=dict)
    """By kind of component, how often it gained or used each."""
    scored: Counted = field(default_factory=dict)
    """By kind, the points that components brought; those that brought nothing have 0."""


@dataclass(frozen=True, slots=True)
class Aims:
    """What the design of a game wants; a report says what is outside."""

    counts: Mapping[str, Range] = field(default_factory=dict)
    """Of the mean of a count per seat."""
    totals: tuple[int, int] | None = None
    """Of the winners' mean total."""
    scored: Mapping[str, Range] = field(default_factory=dict)
    """By kind: of the mean points of each component that scored."""
    uses: Mapping[str, float] = field(default_factory=dict)
    """By kind: the least uses per seat, of all its components together."""
    marks: tuple[int, ...] = ()
    """Totals that a single player tries to reach."""


@dataclass(frozen=True, slots=True)
class Observed:
    """One game that was played, seat by seat."""

    seats: tuple[ObservedSeat, ...]
    kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """All components (or traits) of each kind, so that unused ones are listed too."""
    in_play: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By kind: those that could be used in this game, if these are not all.

    What there are several copies of stands there as often.
    """
    alternatives: Mapping[str, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """By kind: components between which players choose, such as the halves of a card."""
    aims: Aims = field(default_factory=Aims)
