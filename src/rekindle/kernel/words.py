"""Words: the names that moves, events and the page use for things on the board.

A thing in front of a player has the player's word before its own: `player-2 food`.
"""

from __future__ import annotations

from collections.abc import Callable

Words = tuple[str, ...]
Touches = Callable[[str], Words]
"""The words of the things that a move is about, from the argument of its verb."""


def player_word(seat: int) -> str:
    return f"player-{seat + 1}"


def of_player(seat: int, thing: str) -> str:
    """Return the word for a thing in front of a player."""
    return f"{player_word(seat)} {thing}"


# The words that the moves of a verb touch.


def nothing(argument: str) -> Words:
    return ()


def argument(argument: str) -> Words:
    """The argument itself is the word."""
    return (argument,)


def each_word(argument: str) -> Words:
    """Every word of the argument, once."""
    return tuple(dict.fromkeys(argument.split()))


def always(*words: str) -> Touches:
    """The same words whatever the argument is."""
    return lambda argument: words
