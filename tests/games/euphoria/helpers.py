"""Small words for tests of Euphoria: moves are played and tables are read as a player would."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rekindle.games.euphoria import position
from rekindle.games.euphoria.presentation.view import EuphoriaView, PlayerView
from rekindle.kernel.match import Match

Player = Mapping[str, Any]

BUILT = {"upper-euphorian": {"tile": "courthouse", "stars": [0, 1]}}
"""A built market that punishes neither of two players: 4 energy and 1 stone to use it."""

ITS_PRICE = {"energy": 4, "stone": 1}


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


def side(match: Match, seat: int) -> PlayerView:
    """All that a player sees of his or her own side of the table."""
    return view_of(match, seat).players[seat]


def goods(match: Match, seat: int) -> dict[str, int]:
    """Commodities and resources by name; those that a player lacks are left out."""
    return {good: n for good, n in side(match, seat).goods.items() if n}


def artifacts(match: Match, seat: int) -> list[str]:
    """The hand, in alphabetical order."""
    return sorted(kind for kind, n in (side(match, seat).artifacts or {}).items() for _ in range(n))


def morale(match: Match, seat: int) -> int:
    n: int = side(match, seat).morale
    return n


def knowledge(match: Match, seat: int) -> int:
    n: int = side(match, seat).knowledge
    return n


def stars(match: Match, seat: int) -> int:
    """How many stars a player has placed."""
    n: int = side(match, seat).stars
    return n


def hand(match: Match, seat: int) -> list[int]:
    """Faces of the workers in hand, lowest first."""
    faces: list[int] = side(match, seat).workers.hand
    return faces


def on_board(match: Match, seat: int) -> dict[str, int]:
    """Faces of the workers on the board, by space."""
    return {worker.space: worker.face for worker in side(match, seat).workers.board}


def in_reserve(match: Match, seat: int) -> int:
    n: int = side(match, seat).workers.reserve
    return n


def penalties(match: Match, seat: int) -> list[str]:
    """The market penalties that a player suffers now."""
    names: list[str] = side(match, seat).penalties
    return names


def allegiance(match: Match, faction: str) -> int:
    at: int = view_of(match).allegiance[faction]
    return at


def miner(match: Match, faction: str) -> int:
    at: int = view_of(match).miners[faction]
    return at


def territory(match: Match, faction: str) -> list[int]:
    """Stars in a territory, by seat."""
    by_seat: list[int] = view_of(match).territories[faction].stars
    return by_seat


def market_stars(match: Match, site: str) -> list[int]:
    """The seats with a star on a market."""
    markets = {market.site: market.stars for market in view_of(match).markets}
    seats: list[int] = markets[site]
    return seats


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
