"""Stepping through a record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import rekindle
from rekindle.cli import storage
from rekindle.cli.play.seats import Seat
from rekindle.games.euphoria.presentation.cards import find_recruit
from tests.cli.terminal import Ran, Terminal
from tests.games.euphoria.helpers import view_of

Step = Callable[..., Ran]


@pytest.fixture(scope="module")
def match() -> rekindle.Match:
    """A game of forty decisions."""
    found = rekindle.new("euphoria", 2, 5, {"trading": "off"})
    chance = Random(1)
    for _ in range(40):
        found.play(chance.choice(found.decision.moves), found.decision.seat)
    return found


@pytest.fixture
def record(match: rekindle.Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    who = storage.save_info([Seat("Anna"), Seat("Ada", "random")], "en", None)
    storage.export(path, match.record(), who)
    return path


@pytest.fixture
def step(terminal: Terminal, record: Path) -> Step:
    """Run a replay with these lines as input."""

    def run_with(*lines: str, options: tuple[str, ...] = ()) -> Ran:
        return terminal.run("replay", str(record), *options, typed="".join(f"{x}\n" for x in lines))

    return run_with


def places(ran: Ran) -> list[int]:
    """The decisions that were shown."""
    lines = [line for line in ran.lines if "decision" in line and "of 40" in line]
    return [0 if "Before" in line else int(line.split()[2]) for line in lines]


def test_next_back_jump_and_end(step: Step) -> None:
    ran = step("next", "", "n", "back", "jump 20", "end", "next", "jump 0", "back", "quit")
    assert ran.status == 0
    assert places(ran) == [0, 1, 2, 3, 2, 20, 40, 40, 0, 0]


def test_turns(step: Step, match: rekindle.Match) -> None:
    first, second = places(step("turn 1", "turn 2"))[1:]
    assert match.history[first].seat != match.history[second].seat
    assert 0 < first < second


def test_a_step_shows_the_move(step: Step, match: rekindle.Match) -> None:
    out = step("jump 1").out
    assert f"{('Anna', 'Ada')[match.history[0].seat]}: {match.history[0].move}" in out


def test_points_of_view(step: Step, match: rekindle.Match) -> None:
    hidden = [
        find_recruit(match.setting, recruit).name
        for seat in range(2)
        for recruit in (view_of(match, seat).players[seat].hidden or [])[:1]
    ]
    short = [name.partition(" the ")[0] for name in hidden]

    def board(who: str) -> str:
        return step("end", "board", options=("--seat", who)).out.partition("> board")[2]

    assert short[0] in board("1")
    assert short[1] not in board("1")
    assert short[1] in board("ada")
    assert all(name in board("all") for name in short)
    assert not any(name in board("spectator") for name in short)


def test_view_changes_the_point_of_view(step: Step) -> None:
    out = step("view anna", "view 7").out
    assert "Anna: for your eyes only" in out
    assert "'7' is not a seat" in out
    assert "1 Anna, 2 Ada" in out


def test_log(step: Step) -> None:
    assert "rolls " in step("end", "log 40").out


@pytest.mark.parametrize("typed", ["jump", "jump 41", "jump x", "turn 999", "dance", "view"])
def test_invalid_commands_are_errors(step: Step, typed: str) -> None:
    ran = step(typed)
    assert ran.status == 0
    assert "! " in ran.out
    assert places(ran) == [0]


def test_print_has_no_prompt(step: Step) -> None:
    whole = step(options=("--print",))
    assert "begins a turn" in whole.out
    assert "> " not in whole.out
    moment = step(options=("--print", "--at", "12", "--seat", "anna"))
    assert places(moment) == [12]
    assert "Anna: for your eyes only" in moment.out


def test_beyond_the_end(step: Step) -> None:
    for options in (("--at", "41"), ("--at", "-1"), ("--seat", "nobody")):
        ran = step(options=options)
        assert (ran.status, ran.out) == (2, "")


def test_a_record_without_names(terminal: Terminal, match: rekindle.Match, tmp_path: Path) -> None:
    path = tmp_path / "bare.record"
    path.write_text(match.record())
    assert "Seat 1" in terminal.run("replay", str(path), "--print").out
