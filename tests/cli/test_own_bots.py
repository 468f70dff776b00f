"""Bots of one's own at the terminal: named on the command line, and never the end of a game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import rekindle
from rekindle.cli import storage
from tests.bots.own.test_classes import spec as class_named
from tests.bots.own.test_program import spec as program
from tests.cli.terminal import MISSING_TEXT, Terminal

PLAY = ("play", "euphoria", "--seats", "2", "--seed", "5", "--bots")
"""The bot makes the first decisions."""
FAULTY = class_named("Raises")


def the_record() -> rekindle.Match:
    (path,) = storage.unfinished()
    return rekindle.load(storage.read_record(path))


def test_a_person_plays_against_a_program(terminal: Terminal) -> None:
    ran = terminal.run(*PLAY, program("plays"), typed="1\n")
    assert ran.status == 0, ran.err
    assert "!" not in ran.out
    history = the_record().history
    start = rekindle.new("euphoria", 2, 5).decisions[1]
    assert (history[0].seat, history[0].move) == (1, start.moves[0])


def test_faults_are_told_and_the_game_goes_on(terminal: Terminal) -> None:
    ran = terminal.run("watch", "recall", "--seed", "3", "--bots", f"{FAULTY},random")
    assert ran.status == 0, ran.err
    told = " ".join(line for line in ran.lines if line.startswith("! "))
    assert told.count("! Ada’s bot crashed: ValueError: I do not know (some_bots.py, line") == 3
    assert told.count("! Ada plays a random move instead.") == 2
    assert told.count("! After 3 faults 'steady' plays on for Ada.") == 1
    assert "Traceback" not in ran.out + ran.err


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "bot", [class_named("Dies"), class_named("Cheats"), program("chats"), program("exits")]
)
def test_every_fault_has_words_in_both_languages(
    terminal: Terminal, language: str, bot: str
) -> None:
    ran = terminal.run(*PLAY, bot, "--language", language, typed="1\n")
    assert ran.status == 0, ran.err
    assert "! " in ran.out
    assert not MISSING_TEXT.search(ran.out)
    assert "bot-fault" not in ran.out
    assert "bot-random" not in ran.out


def test_a_saved_game_goes_on_with_its_bots(terminal: Terminal) -> None:
    terminal.run(*PLAY, program("plays"), typed="1\n")
    played = len(the_record().history)
    ran = terminal.run("resume", typed="1\n")
    assert ran.status == 0, ran.err
    assert len(the_record().history) > played


def test_a_game_from_elsewhere_runs_nothing_here(terminal: Terminal, tmp_path: Path) -> None:
    """Its `.seats` file could name any command."""
    there = tmp_path / "there"
    terminal.run(*PLAY, program("writes-down", str(there)), typed="1\n")
    there.unlink(missing_ok=True)
    (path,) = storage.unfinished()
    other = tmp_path / "theirs.record"
    shutil.copy(path, other)
    shutil.copy(storage.info_path(path), storage.info_path(other))
    for command in (("resume", str(other)), ("play", "--load", str(other))):
        ran = terminal.run(*command, typed="1\n")
        assert ran.status == 2
        assert "theirs.record.seats would run 'program:" in ran.err
        assert "name the players yourself with: rekindle play --load" in ran.err
    assert not there.exists()
    ran = terminal.run("play", "--load", str(other), "--players", "Anna,bot:random", typed="1\n")
    assert ran.status == 0, ran.err


def test_simulation_ends_with_the_first_fault(terminal: Terminal) -> None:
    for jobs in ("1", "2"):
        ran = terminal.run(
            "simulate", "recall", "--games", "2", "--bots", f"{FAULTY},random", "--jobs", jobs
        )
        assert ran.status == 2
        assert "the bot 'class:" in ran.err
        assert "it failed: ValueError: I do not know" in ran.err
        assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("bot", "answer"),
    [
        ("class:nothing.py:Bot", "there is no file 'nothing.py'"),
        ("program:no-such-thing", "there is no program 'no-such-thing'"),
        (class_named("Third"), "has no class 'Third'"),
    ],
)
@pytest.mark.parametrize(
    "command",
    [PLAY, ("watch", "recall", "--bots"), ("simulate", "recall", "--games", "1", "--bots")],
)
def test_a_bot_that_cannot_play_is_answered(
    terminal: Terminal, command: tuple[str, ...], bot: str, answer: str
) -> None:
    ran = terminal.run(*command, bot)
    assert ran.status == 2
    assert answer in ran.err
    assert "Traceback" not in ran.err


def test_the_arena_lists_faults(terminal: Terminal, tmp_path: Path) -> None:
    games = ("--game", "recall", "--deals", "1", "--out", str(tmp_path / "results.jsonl"))
    ran = terminal.run("arena", "run", FAULTY, program("exits"), "random", *games)
    assert ran.status == 0, ran.err
    assert "6 games were broken off" in ran.out
    assert "crashed (recall, " in ran.out
    assert "exit status 3" in ran.out
