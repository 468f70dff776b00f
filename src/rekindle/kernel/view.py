"""What one seat may see of a match, as typed structs: ready for JSON, for bots and for the page.

A field that a seat may not see is UNSET and omitted from JSON. Each game adds its own fields in
a subclass of `View`; a field that is not declared there is never shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, Struct, UnsetType

from rekindle.kernel.roles import Role


class MoveView(Struct):
    """A move that the seat may play."""

    id: int
    text: str
    role: Role
    touches: tuple[str, ...]


class DecisionView(Struct):
    """A decision that the match waits for; only its own seat sees the moves."""

    seat: int
    asks: str
    prompt: str | UnsetType = UNSET
    moves: list[MoveView] | UnsetType = UNSET


class PlayerBase(Struct, kw_only=True):
    """The fields of a player that every game's view has."""

    seat: int
    score: dict[str, int]
    """Points by score line, as far as this view's seat knows them."""


class View(Struct, kw_only=True):
    """The fields that every game's view has."""

    game: str
    seats: int
    seat: int | None
    """Whose view it is; None is a spectator."""
    turn: int | None
    """Whose turn it is; None while all seats decide at the same time."""
    over: bool
    players: Sequence[PlayerBase]
    decisions: list[DecisionView] | UnsetType = UNSET
    """Omitted by `Match.board`."""

    def totals(self) -> list[int]:
        """Return the points of all players that this seat knows."""
        return [sum(player.score.values()) for player in self.players]
