"""Positions that many tests of recruits and markets start from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rekindle.games.euphoria import position
from rekindle.kernel.match import Match
from tests.games.euphoria.helpers import play

Player = Mapping[str, Any]

BUILT = {"upper-euphorian": {"tile": "courthouse", "stars": [0, 1]}}
"""A built market that punishes neither of two players: 4 energy and 1 stone to use it."""

ITS_PRICE = {"energy": 4, "stone": 1}

DIG = {"dig resource", "dig artifact"}
"""What a tunnel asks."""


def bumping(mine: Player, theirs: Player | None = None, *, face: int = 5, **rest: Any) -> Match:
    """Seat 0, with a 2 and 1 energy, has bumped seat 1's worker from the Euphorian tunnel.

    The bumped worker showed `face`; it comes back as a 1 unless other dice are named.
    """
    match = position(
        players=[
            {"workers": [2], "energy": 1, **mine},
            {"workers": [1], "board": {"euphorian-tunnel": face}, **(theirs or {})},
        ],
        **{"dice": [1], **rest},
    )
    play(match, "place 2 euphorian-tunnel")
    return match


def self_bumping(mine: Player, **rest: Any) -> Match:
    """Seat 0, with a 2 and 1 energy, has bumped its own 5 from the Euphorian tunnel."""
    match = position(
        players=[{"workers": [2], "energy": 1, "board": {"euphorian-tunnel": 5}, **mine}],
        **{"dice": [1], **rest},
    )
    play(match, "place 2 euphorian-tunnel")
    return match


def using_a_market(mine: Player, theirs: Player | None = None, **rest: Any) -> Match:
    """Seat 0 has paid for the upper Euphorian market with a 2 and has nothing else left."""
    match = position(
        players=[{"workers": [2], **ITS_PRICE, **mine}, theirs or {}],
        **{"markets": BUILT, "dice": [1], **rest},
    )
    play(match, "place 2 upper-euphorian-market")
    return match


def digging(mine: Player, **rest: Any) -> Match:
    """Seat 0 has placed a 2 on the empty Euphorian tunnel and paid its energy."""
    match = position(players=[{"workers": [2], "energy": 1, **mine}], **rest)
    play(match, "place 2 euphorian-tunnel")
    return match
