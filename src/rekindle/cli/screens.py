"""Finds the module that says what a terminal shows of a game: its `presentation.terminal`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rekindle.kernel.game import Game, Setting
from rekindle.kernel.messages import Phrases, phrases

Row = tuple[str, str, str] | tuple[str, str]
"""A name, a detail and who is there; or a name and a text about it."""
Block = tuple[str, str, list[Row]]
Line = list[tuple[str, str]]
"""A line of a picture: texts with their styles. The style `seat 0` is that of the first player."""


class Shown(Protocol):
    """What the functions of a screen look at."""

    def __call__(
        self,
        view: dict[str, Any],
        setting: Setting,
        phrases: Phrases,
        names: Sequence[str],
        marks: Sequence[str],
        plain: bool,
    ) -> Any:
        """A view, with all that is needed to put it into words."""


class Picture(Protocol):
    """A board that is more than blocks of rows: a map."""

    def __call__(self, shown: Any, width: int) -> list[Line]:
        """The board as a picture no wider than this, or in words where that cannot be."""


class Screen(Protocol):
    """What a game's `screen` module offers."""

    Shown: Shown

    def board(self, shown: Any) -> tuple[list[Block], str]:
        """The board in blocks (title, colour, rows), and a line below.

        A game whose board is a map has a `picture` besides, drawn last: next to the moves.
        """

    def legend(self, shown: Any) -> str:
        """What the signs on the board mean."""

    def players(self, shown: Any) -> tuple[list[str], list[list[str]]]:
        """What everybody may know of everybody: headings, and a row for each seat."""

    def hand(self, shown: Any) -> list[tuple[str, str]]:
        """What only the seat itself may see, label by label."""

    def purse(self, shown: Any) -> str:
        """One line of what changes with every decision."""

    def group(self, move: str) -> tuple[str, str] | None:
        """The heading a move is listed under, and what tells it apart there.

        Moves that nothing tells apart but their own words have a line each; then `about` says
        what the heading is, or nothing if there is to be none.
        """

    def about(self, shown: Any, heading: str, items: Sequence[str]) -> str:
        """A few words beside such a heading."""

    def cards(self, setting: Setting, language: str) -> dict[str, str]:
        """Everything that `card NAME` can explain: its name, and what it says."""


def screen(game: str) -> Screen:
    return cast(Screen, import_module(f"rekindle.games.{game}.presentation.terminal.screen"))


def picture_of(screen: Screen, shown: Any, width: int) -> list[Line]:
    """What is drawn besides the blocks, if a game has a picture; lines too wide will be wrapped."""
    picture: Picture | None = getattr(screen, "picture", None)
    return picture(shown, width) if picture is not None else []


def phrases_of(game: Game, language: str) -> Phrases:
    """The game's messages, and the terminal's for what the game has no word for."""
    return phrases((__package__, "rekindle.kernel", game.package), language)
