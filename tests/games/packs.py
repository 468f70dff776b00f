"""Packs with a change in them, for the tests of every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rekindle.content import Problem, check
from rekindle.content.game import PackGame
from rekindle.games import find


def packed(game: str) -> PackGame[Any, Any]:
    """A game whose content comes from packs."""
    found = find(game)
    assert isinstance(found, PackGame)
    return found


def change(pack: Path, file: str, old: str, new: str) -> None:
    """Replace the first occurrence of a text in one file of a pack."""
    path = pack / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def problems(game: str, pack: Path) -> list[Problem]:
    return check(pack, lambda name: packed(game).schema)
