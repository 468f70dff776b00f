"""`rekindle arena levels`: measured, written, calibrated; and bad input."""

from __future__ import annotations

from pathlib import Path

import pytest

import rekindle
from rekindle import games
from rekindle.arena.levels import Goal, text_of
from rekindle.bots import levels, registry
from rekindle.bots.levels import LEVELS, Grade, Grades, grades_of, rating_at
from rekindle.cli.commands import arena_levels
from tests.arena.tournament import some_bots
from tests.cli.terminal import MISSING_TEXT, Terminal

QUICK = {level: f"quick-1:{level}" for level in LEVELS}
ONE_DEAL = ("arena", "levels", "euphoria", "--deals", "1")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the data of bots are, and where the command is run."""
    some_bots.register(monkeypatch)
    monkeypatch.setattr(levels, "folder_of", lambda game: tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(folder: Path, bots: dict[str, str]) -> None:
    text = text_of(Grades({level: Grade(bot) for level, bot in bots.items()}))
    (folder / "levels.toml").write_text(text)


def test_levels_are_measured_and_shown(terminal: Terminal, folder: Path) -> None:
    write(folder, QUICK)
    before = (folder / "levels.toml").read_bytes()
    ran = terminal.run(*ONE_DEAL)
    assert ran.status == 0, ran.err
    assert "easy: Bot quick-1:easy; Wins " in ran.out
    assert "; Games 4; " in ran.out
    assert "random has 1000" in ran.out
    assert (folder / "levels.toml").read_bytes() == before
    results = (folder / "levels-euphoria.jsonl").read_bytes()
    assert results.count(b"\n") == 1 + 6 * 2
    assert terminal.run(*ONE_DEAL).out == ran.out, "it goes on with its results"
    assert (folder / "levels-euphoria.jsonl").read_bytes() == results


def test_ratings_are_written_and_hold_from_then_on(terminal: Terminal, folder: Path) -> None:
    write(folder, QUICK)
    ran = terminal.run(*ONE_DEAL, "--write", "--language", "de", "--seats", "2", "--seats", "3")
    assert ran.status == 0, ran.err
    assert f"Die Stufen stehen in {folder / 'levels.toml'}." in " ".join(ran.out.split())
    assert not MISSING_TEXT.search(ran.out)
    grades = grades_of(games.find("euphoria"))
    assert grades is not None
    assert grades.measured is not None
    assert grades.measured.seats == (2, 3)
    for seats, rated in ((2, True), (3, True), (4, False)):
        match = rekindle.new("euphoria", seats=seats, seed=1)
        rating = rating_at(match.game, match.setting, seats, "easy")
        assert (rating is not None) == rated


def test_errors_are_searched_first(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_levels, "GOAL", Goal(steps=2, close=0.0))
    monkeypatch.setitem(registry.MAKERS, "value", some_bots.make_quick)
    bots = {**QUICK, "sharp": "value:error=0.1:mine.npz"}
    write(folder, bots)
    ran = terminal.run(*ONE_DEAL, "--calibrate", "--trial", "1", "--write")
    assert ran.status == 0, ran.err
    assert ran.out.count("sharp: with an error of ") == 2
    assert "easy: with an error of" not in ran.out
    grades = grades_of(games.find("euphoria"))
    assert grades is not None
    found = grades.levels["sharp"].bot
    assert f"sharp is {found}." in ran.out
    assert found != bots["sharp"]
    assert {level: grade.bot for level, grade in grades.levels.items()} == {**bots, "sharp": found}


def test_a_bot_that_fails_is_shown_and_ends_a_calibration(terminal: Terminal, folder: Path) -> None:
    write(folder, {**QUICK, "sharp": "value:error=0.1:none.npz", "expert": "quick-2"})
    ran = terminal.run(*ONE_DEAL)
    assert "there is no network 'none.npz'" in ran.out
    ran = terminal.run(*ONE_DEAL, "--calibrate", "--trial", "1")
    assert ran.status == 2
    assert "there is no network 'none.npz'" in ran.err


def test_bad_input_is_answered(terminal: Terminal, folder: Path) -> None:
    ran = terminal.run(*ONE_DEAL)
    assert (ran.status, "euphoria has no levels of its own" in ran.err) == (2, True)
    write(folder, {**QUICK, "sharp": "value"})
    ran = terminal.run(*ONE_DEAL)
    assert (ran.status, "no network comes with euphoria; train one with" in ran.err) == (2, True)
    ran = terminal.run("arena", "levels", "chess")
    assert ran.status == 2
    assert "chess" in ran.err
