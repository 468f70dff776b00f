"""Records as data: what the rows of a Parquet file say."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

import rekindle
from rekindle.envs.dataset import DifferentRecords, write
from rekindle.kernel.match import Match, engine_of


def played(game: str, seats: int, seed: int, limit: int = 10**6) -> Match:
    match, draw = rekindle.new(game, seats, seed), random.Random(seed).choice
    while not match.over and len(match.history) < limit:
        match.play(draw(match.decision.moves))
    return match


def rows_of(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


def test_a_row_is_what_a_seat_knew_and_did(tmp_path: Path) -> None:
    path, match = tmp_path / "out.parquet", played("recall", 2, seed=3)
    assert write(path, [("a", match)]) == (1, len(match.history))
    rows = rows_of(path)
    assert len(rows) == len(match.history)
    again = rekindle.new("recall", 2, seed=3)
    features = again.game.features(again.setting, 2)
    size = len(rows[0]["features"])
    assert match.result is not None
    for i, (row, made) in enumerate(zip(rows, match.history)):
        assert (row["game"], row["record"], row["decision"]) == ("recall", "a", i)
        assert (row["seat"], row["move"]) == (made.seat, made.move.id)
        offered = next(d for d in again.decisions if d.seat == made.seat).moves
        assert row["mask"] == sorted(move.id for move in offered)
        out = bytearray(size)
        features.write(engine_of(again)[1], made.seat, out, 0)
        assert bytes(row["features"]) == out
        own = match.result.seats[made.seat]
        assert (row["place"], row["total"]) == (own.place, own.total)
        assert row["win_share"] == (own.place == 1) / len(match.result.winners)
        again.play(made.move, made.seat)


def test_decisions_at_the_same_time_have_the_moves_of_their_seat(tmp_path: Path) -> None:
    match = rekindle.new("euphoria", 3, seed=1)
    for decision in reversed(match.decisions):
        match.play(decision.moves[0], decision.seat)
    write(tmp_path / "out.parquet", [("a", match)])
    rows = rows_of(tmp_path / "out.parquet")
    assert [row["seat"] for row in rows[:3]] == [2, 1, 0]
    assert all(row["move"] in row["mask"] for row in rows)


def test_an_unfinished_game_has_no_result(tmp_path: Path) -> None:
    write(tmp_path / "out.parquet", [("a", played("revive", 2, 3, limit=5))])
    row = rows_of(tmp_path / "out.parquet")[-1]
    assert (row["place"], row["total"], row["win_share"]) == (None, None, None)


def test_the_file_says_what_numbers_and_moves_are_called(tmp_path: Path) -> None:
    match = played("revive", 1, 3, limit=5)
    write(tmp_path / "out.parquet", [("a", match), ("b", match)])
    table = parquet.read_table(tmp_path / "out.parquet")
    assert table.num_rows == 10
    names = json.loads(table.schema.metadata[b"features"])
    assert names == match.game.feature_names(match.setting, 1)
    moves = json.loads(table.schema.metadata[b"moves"])
    assert moves[rows_of(tmp_path / "out.parquet")[0]["move"]] == match.history[0].move.text


def test_records_of_different_games_are_refused(tmp_path: Path) -> None:
    mixed = [("a", played("revive", 2, 3, limit=2)), ("b", played("revive", 3, 3, limit=2))]
    with pytest.raises(DifferentRecords, match="b is a game of revive for 3, a one of revive for"):
        write(tmp_path / "out.parquet", mixed)
    assert list(tmp_path.iterdir()) == [], "nothing half written is left"
