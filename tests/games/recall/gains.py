"""Takes everything that is offered on a turn, and counts what it was."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.constants import CRYSTALS, TRACKS
from rekindle.kernel.match import Match
from rekindle.kernel.moves import Move
from rekindle.kernel.roles import FREE

LIKED = (
    "choose",
    "do",
    "place i4",
    "place",
    "build e2",
    "build b8",
    "know",
    "upgrade",
    "swap",
    "take",
    "back",
    "from i4",
    "from h5",
    "to h5",
    "to i4",
    "install",
    "skip",
)
"""What is played first; of several moves that begin alike the first. Box F copies nothing."""
GAINS = {
    ops.E_CRATE: "crates",
    ops.E_RAISE: "upgraded crystals",
    ops.E_SWAP: "upgraded keycards",
    ops.E_TAKE_BACK: "keycards back",
    ops.E_BUILD: "develops",
}
ENDS = ("prompt-turn-end", "prompt-turn-over")
WALKS = {"movement-walk": "moves", "movement-water": "water moves"}


def taken(match: Match, *first: str, pick: int = 0) -> dict[str, int]:
    """Play these moves, then take everything up to the end of the turn; return what was gained.

    Where one of several effects is to be chosen, it is this one of them.
    """
    found: Counter[str] = Counter()
    for text in first:
        play(match, next(move for move in match.decision.moves if move.text == text), found)
    while match.decision.seat == 0 and match.decision.asks.id not in ENDS:
        play(match, liked(match, pick), found)
    return {name: n for name, n in found.items() if n}


def liked(match: Match, pick: int) -> Move:
    """The move that takes most of what is asked about."""
    there = match.decision.moves
    if match.decision.asks.id == "prompt-free-ability":
        return next(move for move in there if move.text == "use hatchery")
    if match.decision.asks.id == "prompt-one-of":
        return there[pick]
    bound = [move for move in there if move.role != FREE and "copy" not in move.text]
    for beginning in LIKED:
        for move in bound:
            if f"{move.text} ".startswith(f"{beginning} "):
                return move
    return bound[0]


def play(match: Match, move: Move, found: Counter[str]) -> None:
    """Play a move and count what comes of it; a building's price is no price of the effect."""
    walk: Any = match.decision.asks.values.get("what")
    match.play(move)
    events = match.history[-1].events
    builds = any(event[0] == ops.E_BUILD for event in events)
    for event in events:
        kind, _, *values = event
        if kind == ops.E_GAIN:
            found[CRYSTALS[values[0]]] += values[1]
        elif kind == ops.E_PAY and not builds:
            found[CRYSTALS[values[0]]] -= values[1]
        elif kind == ops.E_KNOWLEDGE:
            found[f"{TRACKS[values[0]]} steps"] += values[2]
        elif kind == ops.E_ABILITY and not values[1]:
            found["free abilities"] += 1
        elif kind == ops.E_MOVE:
            found[WALKS[walk.id]] += 1
        elif kind == ops.E_FOLLOWERS:
            found["followers"] += values[1]
        elif kind == ops.E_POINTS:
            found["points"] += values[0]
        elif kind in GAINS:
            found[GAINS[kind]] += 1
