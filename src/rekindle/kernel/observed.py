"""What the players of a finished game used, for balance reports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ObservedSeat:
    """What one seat did. All names are words with hyphens, as in a pack."""

    counts: Mapping[str, int] = field(default_factory=dict)
    """Counts that measure the length of a game: `{"turns": 31, "hibernations": 4}`."""
    traits: Mapping[str, str] = field(default_factory=dict)
    """Traits that distinguish seats: `{"tribe": "nadair-sun"}`."""
    used: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """By kind of component, how often it gained or used each: `{"machine": {"crane": 2}}`."""


@dataclass(frozen=True, slots=True)
class Observed:
    """One game that was played, seat by seat."""

    seats: tuple[ObservedSeat, ...]
    kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """All components (or traits) of each kind, so that unused ones are listed too."""
