"""Golden games of every game: committed records, checksums of seeded games, counted positions.

After a change of rules or of a pack, `python -m tests.games.<game>.make_golden` writes them anew.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from rekindle.games import NAMES
from tests.games import golden

MOST_BYTES = 400_000
HASH_SEEDS = ("0", "1", "4242")
PRINT_DIGESTS = """
import sys
from tests.games import golden
print("\\n".join(golden.of(sys.argv[1]).digests()))
"""
EVERY = {game: golden.of(game) for game in NAMES}

every_game = pytest.mark.parametrize("game", NAMES)
every_record = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in NAMES for name in EVERY[game].written()]
)


# --- the records ----------------------------------------------------------------------------------


@every_game
def test_every_table_and_every_way_to_end_has_a_record(game: str) -> None:
    own = EVERY[game]
    assert {*own.tables, *own.ways} <= set(own.written())
    assert set(own.written()) <= {*own.tables, *own.ways, *own.also}


@every_game
def test_the_records_are_small(game: str) -> None:
    assert sum(path.stat().st_size for path in EVERY[game].folder.iterdir()) < MOST_BYTES


@every_record
def test_a_record_is_what_its_match_writes(game: str, name: str) -> None:
    match = EVERY[game].match(name)
    assert match.over
    assert match.record() == EVERY[game].record(name)
    import_module(f"tests.games.{game}.test_invariants").check(match)


@every_record
def test_the_last_decision_ends_the_game(game: str, name: str) -> None:
    match, last = EVERY[game].before(name, 1)
    assert not match.over
    assert match.result is None
    match.play(last.move, last.seat)
    assert match.over
    assert match.result == EVERY[game].match(name).result


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in NAMES for name in EVERY[game].tables]
)
def test_whole_games_at_every_table(game: str, name: str) -> None:
    match = EVERY[game].match(name)
    seats, options = EVERY[game].tables[name]
    assert match.origin.start is None
    assert match.seats == seats
    assert options.items() <= match.setting.options.items()


@pytest.mark.parametrize(
    ("game", "way"), [(game, way) for game in NAMES for way in EVERY[game].ways]
)
def test_every_way_to_end_is_played_with_its_options(game: str, way: str) -> None:
    match = EVERY[game].match(way)
    assert EVERY[game].ways[way].items() <= match.setting.options.items()


@every_game
@pytest.mark.parametrize("seed", HASH_SEEDS)
def test_records_do_not_depend_on_the_hash_seed(game: str, seed: str) -> None:
    """Each in a process of its own, all with the same digests."""
    out = subprocess.run(
        [sys.executable, "-c", PRINT_DIGESTS, game],
        env={**os.environ, "PYTHONHASHSEED": seed},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    digests = EVERY[game].digests()
    assert digests
    assert out.stdout.splitlines() == digests


# --- seeded games ---------------------------------------------------------------------------------


@every_game
def test_seeded_games_go_as_committed(game: str) -> None:
    own = EVERY[game]
    assert own.checksums() == json.loads((own.folder / "checksums.json").read_text())
