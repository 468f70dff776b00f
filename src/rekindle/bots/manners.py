"""How bots talk: they answer offers, but never begin or counter one.

An offer is put together word by word, and another seat (often a person) must answer each one. A
bot that tried every sentence it can form would be a nuisance, and its search would be spent on
talk. A game that lets seats talk uses the words below for it; no other move begins with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rekindle.kernel.moves import Move, Vocabulary

OPENINGS = ("trade", "counter")
WITHDRAWAL = "withdraw"
REFUSAL = "decline"


def polite(moves: Sequence[Move]) -> Sequence[Move]:
    """The moves that a bot considers: no new offers; one left half-made is dropped."""
    for move in moves:
        if move.text == WITHDRAWAL:
            return [move]
    return [move for move in moves if not opens_talk(move)] or moves


def refusal(moves: Sequence[Move]) -> Move | None:
    """The move that declines, where an offer is to be answered."""
    return next((move for move in moves if move.text == REFUSAL), None)


def opens_talk(move: Move) -> bool:
    return move.text.partition(" ")[0] in OPENINGS


@cache
def talk(vocabulary: Vocabulary) -> frozenset[int]:
    """The codes of all moves that begin or counter an offer, for play by codes."""
    return frozenset(move.code for move in vocabulary.moves if opens_talk(move))


def without_talk(options: list[int], talking: frozenset[int]) -> list[int]:
    """These codes as `polite` would leave them, where nobody has begun to talk."""
    if talking.isdisjoint(options):
        return options
    return [code for code in options if code not in talking] or options
