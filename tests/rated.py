"""Levels with ratings, for tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekindle import games
from rekindle.arena.levels import text_of
from rekindle.bots import levels
from rekindle.bots.levels import LEVELS, Grade, Grades, Measured

RATINGS = {level: 1000 + 100 * i for i, level in enumerate(LEVELS)}


def rate_euphoria(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the levels of Euphoria ratings, with 2 and 3 seats and the first deck; no other game."""
    game = games.find("euphoria")
    setting = game.setting(game.choose_options({}, simulated=True))
    grades = Grades(
        {level: Grade("rollout:1", rating, 0, 2000, 100) for level, rating in RATINGS.items()},
        Measured(game.rules_version, setting.pack_hash, (2, 3), {"deck": "first"}),
    )
    (folder / "levels.toml").write_text(text_of(grades))
    monkeypatch.setattr(levels, "folder_of", lambda game: folder)
