"""Why something cannot be done now: about a move, or about a word of the board."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from rekindle.kernel.errors import UnknownMove
from rekindle.kernel.match import Match
from rekindle.kernel.messages import Message, shape
from rekindle.kernel.moves import Move, Vocabulary
from rekindle.kernel.words import player_word

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
    return Message("offered", {"n": len(moves)})


def moves_about(vocabulary: Vocabulary, about: str, seat: int) -> list[Move]:
    """Return the moves that touch a word, the move with this text, or the moves of a verb."""
    about = " ".join(about.lower().split())
    moves = vocabulary.touching(about) or vocabulary.touching(own_thing(about, seat))
    if not moves:
        with suppress(UnknownMove):
            return [vocabulary.parse(about)]
        moves = [move for move in vocabulary.moves if move.verb == about]
    return list(moves[:MAX_MOVES])


def own_thing(word: str, seat: int) -> str:
    """Return the word of a thing in front of this seat, as its moves use it.

    `player-1 food` is `food` to seat 0. Moves do not use what lies in front of somebody else.
    """
    return word.removeprefix(f"{player_word(seat)} ")
