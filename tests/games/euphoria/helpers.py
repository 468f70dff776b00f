"""Playing moves and asking for decisions in tests of Euphoria."""

from __future__ import annotations

from typing import cast

from rekindle.games.euphoria.presentation.view import EuphoriaView
from rekindle.kernel.match import Match


def play(match: Match, *moves: str) -> None:
    """Play these moves, one after the other."""
    for move in moves:
        match.play(move)


def offered(match: Match) -> set[str]:
    """The moves of the decision that the match waits for."""
    return {move.text for move in match.decision.moves}


def asked(match: Match) -> int:
    """Whose decision it is."""
    return match.decision.seat


def every_way(match: Match) -> list[Match]:
    """The match after each way to pay that is asked for; the match itself if none is."""
    ways = sorted(move for move in offered(match) if move.startswith("with "))
    twins = [match.copy() for _ in ways]
    for twin, way in zip(twins, ways, strict=True):
        twin.play(way)
    return twins or [match]


def may_place(match: Match, space: str) -> bool:
    """May the seat that decides place a worker here?"""
    return any(move.endswith(f" {space}") for move in offered(match) if move.startswith("place "))


def view_of(match: Match, seat: int | None = None) -> EuphoriaView:
    """What a seat sees, in the game's own type."""
    return cast(EuphoriaView, match.view(seat))


def turn(match: Match) -> int:
    """Whose turn it is."""
    seat = view_of(match).turn
    assert seat is not None
    return seat
