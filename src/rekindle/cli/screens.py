"""What a terminal shows of a game: see `rekindle.kernel.terminal`."""

from __future__ import annotations

from typing import Any

from rekindle.kernel.game import Game
from rekindle.kernel.messages import Phrases, phrases
from rekindle.kernel.terminal import Line, Terminal


def picture_of(screen: Terminal[Any], shown: Any, width: int) -> list[Line]:
    """The picture besides the blocks, if a game has one; lines too wide will be wrapped."""
    return screen.picture(shown, width) if screen.picture is not None else []


def phrases_of(game: Game, language: str) -> Phrases:
    """The game's messages, and the terminal's for what the game has no word for."""
    return phrases((__package__, "rekindle.kernel", game.package), language)
