"""A match told briefly, so that a test reads as a position and its consequence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from rekindle import Match
from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import view_of

ARTIFACTS = ("book", "balloons", "bifocals", "box", "bear", "bat")
FACTIONS = ("euphorian", "subterran", "wastelander", "icarite")
SITES = tuple(f"{end}-{faction}" for faction in FACTIONS[:3] for end in ("upper", "lower"))
TILES = (
    "laboratory",
    "spa",
    "courthouse",
    "plaza",
    "fountain",
    "lounge",
    "academy",
    "cafeteria",
    "apothecary",
    "theater",
    "registry",
    "arena",
    "teddy-bear-shop",
    "clinic",
    "bemusement-park",
    "game-bonfire",
    "stadium",
    "center",
)


@dataclass(frozen=True)
class Side:
    """One player's side of the table, as its owner sees it."""

    morale: int
    knowledge: int
    stars: int
    goods: dict[str, int]
    artifacts: list[str]
    hand: list[int]
    board: dict[str, list[int]]
    reserve: int
    recruits: list[str]
    hidden: list[str]
    penalties: list[str]


def player(match: Match, seat: int = 0) -> Side:
    """What lies in front of this seat."""
    shown = view_of(match, seat).players[seat]
    board: dict[str, list[int]] = {}
    for worker in shown.workers.board:
        board.setdefault(worker.space, []).append(worker.face)
    return Side(
        shown.morale,
        shown.knowledge,
        shown.stars,
        {good: n for good, n in shown.goods.items() if n},
        sorted(name for name, n in (shown.artifacts or {}).items() for _ in range(n)),
        shown.workers.hand,
        board,
        shown.workers.reserve,
        shown.recruits,
        shown.hidden or [],
        shown.penalties,
    )


def on_board(match: Match, seat: int) -> dict[str, int]:
    """Faces of the workers on the board, by space."""
    board = view_of(match, seat).players[seat].workers.board
    return {worker.space: worker.face for worker in board}


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


def moves(match: Match) -> list[str]:
    """What the seat that must decide may play."""
    return [move.text for move in match.decision.moves]


def may(match: Match, *texts: str) -> bool:
    """May the seat that must decide play each of these now?"""
    return all(match.why_not(text) is None for text in texts)


def may_not(match: Match, *texts: str) -> bool:
    """Is each of these refused now?"""
    return all(match.why_not(text) is not None for text in texts)


def market(match: Match, site: str) -> tuple[str | None, list[int]]:
    """The tile on this site if it is turned, and the seats with a star on it."""
    found = next(entry for entry in view_of(match).markets if entry.site == site)
    return found.tile, found.stars


def discarded(match: Match) -> list[str]:
    """The artifacts on the discard pile."""
    return [name for name, n in view_of(match).artifact_discard.items() for _ in range(n)]


def copies(n: int, of: Iterable[str] = ARTIFACTS) -> list[str]:
    """So many copies of each of these artifacts."""
    return [name for name in of for _ in range(n)]


def chance(match: Match) -> tuple[int, ...]:
    """What chance decided at the last move."""
    return match.history[-1].chance


def everything(match: Match, seat: int | None) -> str:
    """All that this seat is shown, as one text."""
    return msgspec.json.encode(match.view(seat)).decode()


def winner(match: Match) -> int:
    """The seat that won; the game must be over, and have one winner."""
    result: Any = match.result
    assert match.over
    assert result is not None
    (seat,) = result.winners
    return int(seat)


def trading(*players: dict[str, Any], **more: Any) -> Match:
    """A table where everybody trades; each player has two different workers in hand."""
    return position(
        seats=max(2, len(players)),
        players=[{"workers": [3, 4], **own} for own in players],
        options={"trading": "on"},
        **more,
    )


def offer(match: Match, to: str, give: str, ask: str) -> None:
    """Propose this trade: the things given and asked for, each word one of them."""
    match.play(f"trade {to}")
    fill(match, give, ask)


def fill(match: Match, give: str, ask: str) -> None:
    """Put things into an offer and propose it."""
    for thing in give.split():
        match.play(f"give {thing}")
    for thing in ask.split():
        match.play(f"ask {thing}")
    match.play("propose")


def trades(match: Match) -> set[str]:
    """The offers that may be begun now."""
    return {move for move in moves(match) if move.startswith("trade")}
