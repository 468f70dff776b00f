"""Finds the module that draws a game: `rekindle.games.<name>.screen`."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import Console

from rekindle.kernel.game import Setting
from rekindle.kernel.match import Match
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import Move


class Screen(Protocol):
    """What a game's `screen` module offers."""

    PARTS: tuple[str, ...]
    """What can be drawn, in the order in which it is shown."""

    def draw(
        self,
        part: str,
        view: dict[str, Any],
        console: Console,
        *,
        setting: Setting,
        language: str,
        names: list[str],
        marks: list[str],
        plain: bool,
    ) -> None:
        """Draw one part of what a seat sees."""

    def meaning(self, match: Match, move: Move) -> Message:
        """What a move does, as its decider should read it."""

    def group(self, move: str) -> tuple[str, str] | None:
        """For long lists: the heading a move is listed under and what distinguishes it there."""

    def about(self, heading: str, view: dict[str, Any], *, setting: Setting, language: str) -> str:
        """A few words beside such a heading."""

    def cards(self, setting: Setting, language: str) -> dict[str, str]:
        """Everything that `card NAME` can explain: its name, and what it says."""


def screen(game: str) -> Screen:
    return cast(Screen, import_module(f"rekindle.games.{game}.screen"))
