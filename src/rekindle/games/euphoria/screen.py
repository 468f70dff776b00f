"""Euphoria drawn in a terminal: the board, what everybody has, and a player's own side.

Every meaning has a letter or a word; colour only repeats it. Workers are written as the letter of
their owner and their face: A3 is Anna's worker showing 3.
"""

from __future__ import annotations

from typing import Any

from rich.console import Console

from rekindle.kernel.game import Setting

PARTS = ("board", "players", "hand")


def draw(
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
    console.print(part)


def group(move: str) -> tuple[str, str] | None:
    """Placements are listed by their space, told apart by the worker's face."""
    words = move.split()
    if words[0] == "place":
        return words[2], words[1]
    return None


def about(heading: str, view: dict[str, Any], *, setting: Setting, language: str) -> str:
    return ""


def cards(setting: Setting, language: str) -> dict[str, str]:
    return {}
