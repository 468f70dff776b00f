"""How many sequences of decisions there are from fixed positions: a mistake anywhere shows.

The counts are in `records/perft.json` of each game's tests; after a change of rules,
`python -m tests.games.<game>.make_golden` writes them anew. Chance is fixed by the seed, so a
sequence of decisions is one path.
"""

from __future__ import annotations

import json

import pytest

from rekindle.games import NAMES
from tests.games import golden

EVERY = {game: golden.of(game) for game in NAMES}


def committed(game: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = json.loads((EVERY[game].folder / "perft.json").read_text())
    return found


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in NAMES for name in EVERY[game].positions]
)
def test_there_are_as_many_sequences_as_committed(game: str, name: str) -> None:
    assert EVERY[game].counts(name) == committed(game)[name]


@pytest.mark.parametrize("game", NAMES)
def test_nothing_else_is_committed(game: str) -> None:
    assert set(committed(game)) == set(EVERY[game].positions)
