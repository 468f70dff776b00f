"""The line protocol, version 1: one JSON object a line. docs/bots.md describes it.

As in the protocol of the server, a message that Rekindle sends has `is`, an answer has `do`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from rekindle.kernel.view import MoveView, View

VERSION: Final = 1

MOST_LINES: Final = 5000
MOST_MOVES: Final = 1000
MOST_SEED: Final = 2**53
"""Integers below this are exact in every language that reads JSON."""

Line = Annotated[list[str | int], Meta(max_length=MOST_MOVES)]
Seed = Annotated[int, Meta(ge=0, lt=MOST_SEED)]
Show = Literal["features", "judge", "moves", "view"]

# What a program is told


class GameMessage(Struct, tag_field="is", tag="game"):
    """The first message: what is played. The answer is `ready`."""

    protocol: int
    game: str
    rules: int
    """The version of the rules."""
    pack: str
    """The name and hash of the content pack."""
    options: dict[str, str]
    seats: int
    seat: int
    seed: int
    """For the program's own randomness; it says nothing about the game."""


class DecisionMessage(Struct, tag_field="is", tag="decision"):
    """A decision that the program must make. The answer is `play`, or first `imagine`."""

    number: int
    """Counts the decisions of this program in this game."""
    limit: float
    """How many seconds it has."""
    asks: str
    prompt: str
    moves: list[MoveView]
    view: View


class End(Struct):
    """How an imagined game has ended."""

    places: list[int]
    totals: list[int]


class ImaginedTable(Struct, omit_defaults=True):
    """A table after a line of moves; only what the program has asked for."""

    seat: int | None
    """Who must decide now."""
    end: End | None = None
    judge: list[float] | None = None
    features: list[int] | None = None
    moves: list[MoveView] | None = None
    view: View | None = None


class RefusedLine(Struct):
    """A line with a move that is not offered where it should be played."""

    refused: str


class ImaginedMessage(Struct, tag_field="is", tag="imagined"):
    """The answer to `imagine`: a table for each line."""

    tables: list[ImaginedTable | RefusedLine]


# What a program answers


class Ready(Struct, tag_field="do", tag="ready", forbid_unknown_fields=True):
    """The program speaks this version."""

    protocol: int


class Play(Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """The move that it has chosen, as its text or its id, at the decision with this number."""

    number: int
    move: str | int


class Imagine(Struct, tag_field="do", tag="imagine", forbid_unknown_fields=True):
    """A request for imagined tables.

    What the seat cannot know, and the future, is dealt from `seed`. Each line is played from the
    present decision on, by whoever must decide.
    """

    seed: Seed
    lines: Annotated[list[Line], Meta(max_length=MOST_LINES)]
    show: tuple[Show, ...] = ("judge",)
    eyes: int | None = None
    """The seat whose features, moves and view are shown; without it, the program's own."""
