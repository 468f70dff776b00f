"""Abbreviated input, and completion."""

from __future__ import annotations

import pytest

from rekindle.cli.play.abbreviations import nearest, resolve
from rekindle.cli.play.reader import next_words

MOVES = ["place 1 generator", "place 1 farm", "place 12 farm", "place 3 upper-site", "end"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("place 1 farm", ["place 1 farm"]),
        ("PLACE  1 Farm", ["place 1 farm"]),
        ("pl 1 g", ["place 1 generator"]),
        ("e", ["end"]),
        ("place 1", ["place 1 generator", "place 1 farm"]),
        ("gen", ["place 1 generator"]),
        ("farm 12", ["place 12 farm"]),
        ("site", ["place 3 upper-site"]),
        ("place 2", []),
        ("farm farm", []),
        ("", []),
    ],
)
def test_resolve(typed: str, found: list[str]) -> None:
    assert resolve(typed, MOVES) == found


def test_nearest_corrects_a_typo() -> None:
    assert nearest("plcae 1 farm", MOVES) == "place 1 farm"
    assert nearest("xyz", MOVES) is None


def test_completion_goes_word_by_word() -> None:
    assert next_words([], "p", MOVES) == ["place"]
    assert next_words(["place"], "", MOVES) == ["1", "12", "3"]
    assert next_words(["place", "1"], "f", MOVES) == ["farm"]
    assert next_words(["pay"], "", MOVES) == []
