"""Why something cannot be done now: about a move, or about a word of the board."""

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

MAX_REASONS = 6
MAX_MOVES = 80
"""Moves checked per word."""
VAGUE = ("reason-not-now", "reason-not-asked", "reason-game-over")
"""Reasons about the moment only: given if there is no better one."""


@dataclass(frozen=True, slots=True)
class MoveReason:
    """Why a move is not offered. Its message is the game's."""

    move: str
    message: Message
    article: str


def find_reasons(match: Match, seat: int, about: str) -> list[MoveReason]:
    """Return why a seat is not offered a move, or the moves about a word.

    Empty if something about it is offered, or if no move is about it.
    """
    clear: dict[Any, MoveReason] = {}
    vague: dict[Any, MoveReason] = {}
    for move in moves_about(match.setting.vocabulary, about, seat):
        reason = match.why_not(move.text, seat)
        if reason is not None:
            kind = vague if reason.message.id in VAGUE else clear
            key = (shape(reason.message), reason.article)
            kind.setdefault(key, MoveReason(move.text, reason.message, reason.article))
        if len(clear) == MAX_REASONS:
            break
    return list((clear or vague).values())[:MAX_REASONS]


def no_reason(match: Match, seat: int, about: str) -> Message:
    """Return the message for when there is no reason: it is offered, or no move is about it."""
    moves = moves_about(match.setting.vocabulary, about, seat)
    if not moves:
        return Message("nothing-about")
    return Message("offered", {"n": len(moves), "move": moves[0].text})


def moves_about(vocabulary: Vocabulary, about: str, seat: int) -> list[Move]:
    """Return the move with this text, or the moves that contain the word."""
    by_word = moves_by_word(vocabulary)
    about = " ".join(about.lower().split())
    if " " in about and about.split()[0] in by_word:
        with suppress(UnknownMove):
            return [vocabulary.parse(about)]
    words = (word for word in synonyms(about, seat) if word in by_word)
    return next((by_word[word] for word in words), [])[:MAX_MOVES]


def synonyms(word: str, seat: int) -> Iterator[str]:
    """Yield a word, and what moves may call the same thing.

    The page says `die-3` for the 3 of `place 3 generator`, and `player-1 food` for that seat's
    food. Moves do not use what lies in front of somebody else.
    """
    yield word
    if not word.startswith("player-") or word.startswith(f"player-{seat + 1}"):
        yield word.rpartition(" ")[2]
        yield word.rpartition("-")[2]


@lru_cache(maxsize=32)
def moves_by_word(vocabulary: Vocabulary) -> dict[str, list[Move]]:
    """Return the moves that contain each word."""
    found: dict[str, list[Move]] = {}
    for move in vocabulary.moves:
        for word in dict.fromkeys(move.text.lower().split()):
            found.setdefault(word, []).append(move)
    return found
