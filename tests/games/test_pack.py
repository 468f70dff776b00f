"""Copied and changed packs of every game: a mistake is named with file and line."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import rekindle
from rekindle.content import PackError
from rekindle.games import NAMES
from tests.games.packs import change, problems

Change = tuple[str, str, str]
"""A file, a text in it, and the text that replaces it."""
CHANGES: dict[str, Change] = {
    game: import_module(f"tests.games.{game}.mistakes").CHANGE for game in NAMES
}
MISTAKES = [
    (game, *mistake)
    for game in NAMES
    for mistake in import_module(f"tests.games.{game}.mistakes").MISTAKES
]

every_game = pytest.mark.parametrize("game", NAMES)


@every_game
def test_a_copy_of_the_pack_plays_the_same_game(game: str, pack: Path) -> None:
    own, copied = rekindle.new(game, 3, 7), rekindle.new(game, 3, 7, pack=pack)
    assert copied.checksum() == own.checksum()
    assert rekindle.load(copied.record(), pack=pack).checksum() == own.checksum()


@every_game
def test_a_changed_card_is_played_as_it_is_written(game: str, pack: Path) -> None:
    change(pack, *CHANGES[game])
    match = rekindle.new(game, 2, 7, pack=pack)
    assert match.setting.pack_hash != rekindle.new(game, 2, 7).setting.pack_hash
    with pytest.raises(rekindle.BadRecord, match="was played with the pack"):
        rekindle.load(match.record())


@every_game
def test_a_position_is_built_with_a_pack(game: str, pack: Path) -> None:
    position = getattr(rekindle.games, game).position
    change(pack, *CHANGES[game])
    match = position(pack=str(pack))
    assert match.setting.pack_hash == rekindle.new(game, 2, pack=pack).setting.pack_hash
    assert match.setting.pack_hash != position().setting.pack_hash
    assert rekindle.load(match.record(), pack=pack).checksum() == match.checksum()


@pytest.mark.parametrize(("game", "file", "old", "new", "said"), MISTAKES)
def test_a_mistake_is_named(
    game: str, pack: Path, file: str, old: str, new: str, said: str
) -> None:
    change(pack, file, old, new)
    found = problems(game, pack)
    assert any(said in str(problem) for problem in found), [*map(str, found)]
    assert all(problem.file.endswith(".toml") and problem.line > 0 for problem in found)
    with pytest.raises(PackError):
        rekindle.new(game, 2, pack=pack)
