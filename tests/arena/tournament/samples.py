"""Tournaments and games for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rekindle.arena.tournament import Games, Played, Tournament, Wanted, tournament_of

BOTS = ("random", "rollout:1", "rollout:2", "rollout:3", "rollout:4")


def tournament(
    bots: Sequence[str] = BOTS[:2], seats: Sequence[int] = (2,), deals: int = 1, **more: Any
) -> Tournament:
    return tournament_of(Wanted(list(bots), [Games("euphoria", list(seats))], deals=deals, **more))


def played(
    bots: Sequence[str], places: Sequence[int], deal: int = 0, round: int = 0, **more: Any
) -> Played:
    """A game with this result; empty places do not count."""
    n = len(bots)
    given: dict[str, Any] = {
        "contest": 0,
        "game": "euphoria",
        "options": {"deck": "first", "trading": "off"},
        "round": round,
        "deal": deal,
        "seed": deal,
        "bots": tuple(bots),
        "places": tuple(places),
        "totals": tuple(10 - place for place in places),
        "decisions": (100,) * n,
        "seconds": (0.001,) * n,
        "reason": "tenth star",
    }
    return Played(**(given | more))
