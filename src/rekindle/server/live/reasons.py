"""Why something on the table cannot be used now: asked about a move, or about a word."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rekindle.kernel.errors import UnknownMove
from rekindle.kernel.match import Match
from rekindle.kernel.messages import Message, shape
from rekindle.kernel.moves import Move, Vocabulary

MOST_REASONS = 6
MOST_MOVES = 80
"""So many moves about one word are looked at."""
VAGUE = ("reason-not-now", "reason-not-asked", "reason-game-over")
"""Reasons that speak of the moment alone: given only where there is no better one."""


@dataclass(frozen=True, slots=True)
class Because:
    """Why a move is not offered. Its message is the game's."""

    move: str
    message: Message
    article: str


def about(match: Match, seat: int, asked: str) -> list[Because]:
    """Reasons of this seat's own, for a move, or for the moves that use the word.

    None at all if it is offered, or if no move has to do with it.
    """
    clear: dict[Any, Because] = {}
    vague: dict[Any, Because] = {}
    for move in meant(match.setting.vocabulary, asked, seat):
        reason = match.why_not(move.text, seat)
        if reason is not None:
            kind = vague if reason.message.id in VAGUE else clear
            same = (shape(reason.message), reason.article)
            kind.setdefault(same, Because(move.text, reason.message, reason.article))
        if len(clear) == MOST_REASONS:
            break
    return list((clear or vague).values())[:MOST_REASONS]


def meant(vocabulary: Vocabulary, asked: str, seat: int) -> list[Move]:
    """The move of this text, or those that use the word."""
    words = by_word(vocabulary)
    asked = " ".join(asked.lower().split())
    if " " in asked and asked.split()[0] in words:
        with suppress(UnknownMove):
            return [vocabulary.parse(asked)]
    return next((words[word] for word in names(asked, seat) if word in words), [])[:MOST_MOVES]


def names(asked: str, seat: int) -> Iterator[str]:
    """The word itself, and what moves may call the same thing.

    The page says `die-3` for the 3 of `place 3 generator`, and `player-1 food` for that seat's
    food; nobody uses what is in front of somebody else.
    """
    yield asked
    if not asked.startswith("player-") or asked.startswith(f"player-{seat + 1}"):
        yield asked.rpartition(" ")[2]
        yield asked.rpartition("-")[2]


@lru_cache(maxsize=32)
def by_word(vocabulary: Vocabulary) -> dict[str, list[Move]]:
    """Every word that moves use, with these moves."""
    found: dict[str, list[Move]] = {}
    for move in vocabulary.moves:
        for word in dict.fromkeys(move.text.lower().split()):
            found.setdefault(word, []).append(move)
    return found
