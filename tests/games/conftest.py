"""Fixtures for the tests of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekindle.content import copy_pack
from tests.games.packs import packed


@pytest.fixture
def pack(game: str, tmp_path: Path) -> Path:
    """A copy of a game's own pack, to be changed."""
    copy_pack(packed(game).default_pack, tmp_path / "pack")
    return tmp_path / "pack"
