"""`records` and `features`: games as data."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

import rekindle
import rekindle.envs
from tests.cli.terminal import Terminal


def save(folder: Path, seed: int) -> str:
    match = rekindle.new("revive", 2, seed)
    match.play(match.decision.moves[0])
    path = folder / f"{seed}.record"
    path.write_text(match.record())
    return str(path)


def test_records_become_a_table(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    ran = terminal.run("records", save(tmp_path, 1), save(tmp_path, 2), "--parquet", str(out))
    assert ran.status == 0
    assert ran.out.split()[:6] == ["2", "decisions", "of", "2", "games,", "in"]
    assert parquet.read_table(out)["record"].to_pylist() == ["1.record", "2.record"]


def test_records_in_german(terminal: Terminal, tmp_path: Path) -> None:
    out = str(tmp_path / "games.parquet")
    ran = terminal.run("records", save(tmp_path, 1), "--parquet", out, "--language", "de")
    assert ran.out.split()[:6] == ["eine", "Entscheidung", "aus", "einer", "Partie,", "in"]


def test_a_bad_file_is_named_and_nothing_is_written(terminal: Terminal, tmp_path: Path) -> None:
    bad, out = tmp_path / "bad.record", tmp_path / "games.parquet"
    bad.write_text("no record")
    ran = terminal.run("records", save(tmp_path, 1), str(bad), "--parquet", str(out))
    assert ran.status == 2
    assert "bad.record: line 1: a record begins with 'rekindle record 1'" in ran.err
    assert not list(tmp_path.glob("games.*"))


def test_a_file_that_is_missing(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run("records", "none.record", "--parquet", str(tmp_path / "games.parquet"))
    assert (ran.status, ran.err.strip()) == (2, "rekindle: none.record: No such file or directory")


def test_records_without_pyarrow(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "rekindle.envs.dataset", raising=False)
    monkeypatch.delattr(rekindle.envs, "dataset", raising=False)
    ran = terminal.run("records", save(tmp_path, 1), "--parquet", str(tmp_path / "x.parquet"))
    assert ran.status == 2
    assert "needs PyArrow: pip install 'rekindle[parquet]'" in ran.err


def test_features_are_listed_by_name(terminal: Terminal) -> None:
    ran = terminal.run("features", "revive", "--seats", "1")
    names = [line.split(maxsplit=1) for line in ran.lines[:-1]]
    assert [int(number) for number, _ in names] == list(range(len(names)))
    assert names[-1][1] == "own.points-to-utopia"
    assert ran.lines[-1] == f"{len(ran.lines) - 1:,} numbers describe Revive with one seat."


def test_features_as_json(terminal: Terminal) -> None:
    found = json.loads(terminal.run("features", "recall", "--seats", "3", "--json").out)
    task = rekindle.games.find("recall")
    setting = task.setting(task.choose_options(None, simulated=True))
    assert found == {"game": "recall", "seats": 3, "features": task.feature_names(setting, 3)}


def test_features_for_too_many_seats(terminal: Terminal) -> None:
    ran = terminal.run("features", "recall", "--seats", "9")
    assert (ran.status, ran.out) == (2, "")
    assert "recall is for 1 to 4 players, not for 9" in ran.err
