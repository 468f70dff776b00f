"""Errors for callers. Each message says what is wrong and what would be right."""

from __future__ import annotations


class RekindleError(Exception):
    """The base of every error that a caller may want to catch."""


class UnknownGame(RekindleError):
    """There is no game of that name."""


class BadOption(RekindleError):
    """A seat count, an option or an option's value that the game does not know."""


class IllegalMove(RekindleError):
    """A move that is not offered now; the match is untouched."""


class UnknownMove(IllegalMove):
    """A text or a number that is not a move of this game at all."""


class ImpossiblePosition(RekindleError):
    """A position that no table can show."""


class BadRecord(RekindleError):
    """A record that is damaged, or belongs to another pack or another version of the rules."""


class GameOver(IllegalMove):
    """The game has ended; nothing can be played any more."""
