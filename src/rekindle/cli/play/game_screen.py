"""What a terminal shows of a game: see `rekindle.kernel.terminal`."""

from __future__ import annotations

from typing import Any

from rekindle.cli.output.messages import PACKAGE
from rekindle.kernel.game import Game
from rekindle.kernel.messages import Phrases, phrases
from rekindle.kernel.terminal import Line, Terminal


def picture_of(screen: Terminal[Any], shown: Any, width: int) -> list[Line]:
    """The picture besides the blocks, if a game has one; lines too wide will be wrapped."""
    return screen.picture(shown, width) if screen.picture is not None else []


def screen_phrases(game: Game, language: str) -> Phrases:
    """The game's messages, with the terminal's as a fallback."""
    return phrases((PACKAGE, "rekindle.kernel", game.package), language)
