"""Errors for callers. Each message says what is wrong and what would be right."""

from __future__ import annotations


class RekindleError(Exception):
    """The base of every error that a caller may want to catch."""


class UnknownGame(RekindleError):
    """There is no game with that name."""


class BadOption(RekindleError):
    """A seat count, an option or a value of an option that the game does not support."""


class IllegalMove(RekindleError):
    """A move that is not offered now; the match is untouched."""


class UnknownMove(IllegalMove):
    """A text or a number that is not a move of this game at all."""


class ImpossiblePosition(RekindleError):
    """A position that cannot occur in a game."""


class BadRecord(RekindleError):
    """A record that is damaged, or belongs to another pack or another version of the rules."""


class GameOver(IllegalMove):
    """The game is over; no more moves can be played."""
