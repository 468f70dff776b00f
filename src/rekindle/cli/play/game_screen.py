"""What a game shows at a terminal: the interface of its `presentation.terminal`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rekindle.cli.output.messages import PACKAGE
from rekindle.kernel.game import Game, Setting
from rekindle.kernel.messages import Phrases, phrases

Row = tuple[str, str, str] | tuple[str, str]
"""A name, a detail and who is there; or a name and a text about it."""
Block = tuple[str, str, list[Row]]
"""A title, a colour and rows."""
Line = list[tuple[str, str]]
"""A line of a picture: texts with their styles. The style `seat 0` is the first player's."""


class Shown(Protocol):
    """The constructor of what the functions of a screen take."""

    def __call__(
        self,
        view: dict[str, Any],
        setting: Setting,
        phrases: Phrases,
        names: Sequence[str],
        marks: Sequence[str],
        plain: bool,
    ) -> Any:
        """A view, and all that is needed to put it into words."""


class Picture(Protocol):
    """A board that is more than blocks of rows, such as a map."""

    def __call__(self, shown: Any, width: int) -> list[Line]:
        """The board as a picture of at most this width, or in words if it cannot be drawn."""


class Screen(Protocol):
    """What a game's `screen` module offers."""

    Shown: Shown

    def board(self, shown: Any) -> tuple[list[Block], str]:
        """The board in blocks, and a line below them.

        A game whose board is a map has a function `picture` as well, drawn below the blocks.
        """

    def legend(self, shown: Any) -> str:
        """What the signs on the board mean."""

    def players(self, shown: Any) -> tuple[list[str], list[list[str]]]:
        """What is public about the players: headings, and a row for each seat."""

    def hand(self, shown: Any) -> list[tuple[str, str]]:
        """What only the seat itself may see: labels and texts."""

    def purse(self, shown: Any) -> str:
        """One line with what changes at every decision."""

    def group(self, move: str) -> tuple[str, str] | None:
        """The heading that a move is listed under, and its label there.

        Moves with an empty label have a line each; then `about` returns the text of the heading,
        empty if there is none.
        """

    def about(self, shown: Any, heading: str, items: Sequence[str]) -> str:
        """A few words next to a heading."""

    def cards(self, setting: Setting, language: str) -> dict[str, str]:
        """Everything that `card NAME` can explain: names and texts."""


def find_screen(game: str) -> Screen:
    return cast(Screen, import_module(f"rekindle.games.{game}.presentation.terminal.screen"))


def picture_of(screen: Screen, shown: Any, width: int) -> list[Line]:
    """The picture of a game's board, empty if it has none; lines that are too wide are texts."""
    picture: Picture | None = getattr(screen, "picture", None)
    return picture(shown, width) if picture is not None else []


def screen_phrases(game: Game, language: str) -> Phrases:
    """The game's messages, with the terminal's as a fallback."""
    return phrases((PACKAGE, "rekindle.kernel", game.package), language)
