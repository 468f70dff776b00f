"""A game for one to four players with many options, from the wizard to the result."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import rekindle
from rekindle.cli import storage
from rekindle.cli.output.console import Output
from rekindle.cli.output.messages import Translator
from rekindle.cli.play.local_match import LocalMatch
from rekindle.cli.play.result import show_result
from rekindle.cli.play.seats import Seat, assign_seats, bot_seat_count, bot_seats
from tests import alone
from tests.cli.terminal import Terminal, dice

PLAY = ("play", "alone", "--seats", "1", "--seed", "5")


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[alone.AloneGame]:
    with alone.join(monkeypatch) as found:
        yield found


# Seats


def test_a_single_seat_is_for_a_person() -> None:
    game = alone.GAME
    assert assign_seats(game, 1, None, None, "Player", "rollout") == [Seat("Player")]
    assert assign_seats(game, None, "Eva", None, "Player", "rollout") == [Seat("Eva")]
    assert assign_seats(game, None, None, "", "Player", "rollout") == [Seat("Player")]
    assert assign_seats(game, 1, None, "random", "Player", "rollout") == [Seat("Ada", "random")]


def test_default_seats_are_several() -> None:
    assert len(assign_seats(alone.GAME, None, None, None, "Player", "rollout")) == 3
    assert len(bot_seats(alone.GAME, None, "random", "rollout")) == 2
    assert bot_seat_count(alone.GAME, None, 1) == 2
    assert bot_seat_count(alone.GAME, None, 3) == 3
    assert bot_seat_count(alone.GAME, 1, 1) == 1


# The wizard


def test_a_single_player_is_not_asked_for_others(terminal: Terminal) -> None:
    out = terminal.run("play", "alone", typed="Eva\n1\n\nquit\n").out
    assert "How many players, 1 to 4? [3]" in out
    assert "Who else" not in out
    assert "How strong are the bots" not in out
    assert "Alone: Eva\n" in out


def test_the_wizard_asks_for_the_game(terminal: Terminal) -> None:
    out = terminal.run("play", typed="solitaire\nalone\nEva\n2\n\nrandom\n\nquit\n").out
    assert "Which game (euphoria, alone)? [euphoria]" in out
    assert "there is no game 'solitaire'" in out
    assert "Alone: Eva, Ada (random)\n" in out


# Options


def test_options_can_be_skipped_with_one_answer(terminal: Terminal) -> None:
    out = terminal.run("play", "alone", typed="Eva\n1\n\nquit\n").out
    assert "Show or change the options of the game (13)? [no]" in out
    assert "extra-7" not in out
    assert "bag empty, other options default; seed" in out


@pytest.mark.parametrize(
    ("typed", "option", "value"),
    [
        ("extra-7=twice", "extra-7", "twice"),
        ("extra-7 = tw", "extra-7", "twice"),
        ("extra-12 on", "extra-12", "on"),
        ("3", "extra-2", "on"),
        ("3=twice", "extra-2", "twice"),
        ("bag", "bag", "full"),
        ("ba", "bag", "full"),
    ],
)
def test_options_can_be_changed(terminal: Terminal, typed: str, option: str, value: str) -> None:
    ran = terminal.run("play", "alone", typed=f"Eva\n1\nyes\n{typed}\n\n1\nquit\n")
    assert "  13  extra-12: off (or on, twice)" in ran.out
    assert f"{option}: {value} (or " in ran.out
    (path,) = storage.unfinished()
    match = rekindle.load(storage.read_record(path))
    assert match.setting.options[option] == value
    usual = alone.GAME.choose_options(None, simulated=True)
    changed = {name for name, chosen in match.setting.options.items() if chosen != usual[name]}
    assert changed == {option}


def test_values_wrap_around(terminal: Terminal) -> None:
    out = terminal.run("play", "alone", typed="Eva\n1\ny\n3\n3\n3\n\nquit\n").out
    assert "bag empty, other options default" in out


@pytest.mark.parametrize("typed", ["foo", "extra", "14", "0", "extra-7=maybe", "=on", "\x1b[2J"])
def test_unknown_options_are_errors(terminal: Terminal, typed: str) -> None:
    out = terminal.run("play", "alone", typed=f"Eva\n1\ny\n{typed}\n\nquit\n").out
    assert "is unknown or ambiguous; choose one of: " in out
    assert "bag empty, other options default" in out
    assert "\x1b" not in out


def test_options_on_the_command_line(terminal: Terminal) -> None:
    options = ("--option", "extra-7=twice", "--option", "bag=full")
    out = terminal.run(*PLAY, *options).out
    assert "extra-7 twice, other options default; seed 5" in out
    told = terminal.run("simulate", "alone", "--games", "1", *options, "--json").out
    assert json.loads(told)["options"]["extra-7"] == "twice"
    wrong = terminal.run(*PLAY, "--option", "extra-7=maybe")
    assert (wrong.status, wrong.out) == (2, "")
    assert "it can be: off, on, twice" in wrong.err


def test_default_options_are_announced_briefly(terminal: Terminal) -> None:
    out = terminal.run(*PLAY, "--option", "bag=full").out
    assert "\ndefault options; seed 5\n" in out


def test_games_lists_every_option(terminal: Terminal) -> None:
    out = terminal.run("games", "alone").out
    assert "1 to 4 players" in out
    assert out.count("--option ") == 13


# Playing


def test_a_whole_solo_game(terminal: Terminal, home: Path) -> None:
    ran = terminal.run(*PLAY, typed=dice(1, 3000))
    assert ran.status == 0
    assert "Pass the keyboard to" not in ran.out
    assert "press Enter" not in ran.out
    assert " wins" not in ran.out
    (record,) = (home / "finished").glob("*.record")
    result = rekindle.load(record.read_text()).result
    assert result is not None
    assert f"The game is over: Player has {result.totals[0]} points." in ran.out
    assert ran.out.count(f"{result.reason.capitalize()}\nPlayer: {result.totals[0]} (cards ") == 1


def test_changes_of_the_board_are_told_every_turn(terminal: Terminal) -> None:
    out = terminal.run(*PLAY, typed="1\nplay gift\nplay gift\n").out
    assert [f"Toys: pebbles {n}\n" in out for n in (2, 4)] == [True] * 2


def test_undo_and_resume(terminal: Terminal) -> None:
    out = terminal.run(*PLAY, typed="1\nplay gift\nundo\nquit\n").out
    assert "Taken back: play gift" in out
    assert "Alone: Player\n" in terminal.run("resume").out


def test_watch_a_single_bot(terminal: Terminal) -> None:
    ran = terminal.run("watch", "alone", "--seats", "1", "--bots", "random", "--seed", "2")
    assert ran.status == 0
    assert "The game is over: Ada has " in ran.out


def test_replay_finds_solo_turns(terminal: Terminal, home: Path) -> None:
    terminal.run(*PLAY, typed="1\nplay gift\nplay gift\nplay gift\nquit\n")
    (path,) = storage.unfinished()
    out = terminal.run("replay", str(path), typed="turn 3\nturn 4\n").out
    assert "After decision 2 of 4" in out
    assert "After decision 3 of 4" in out


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_result_in_a_grid(language: str) -> None:
    match = rekindle.new("alone", 1, 3)
    while not match.over:
        match.play(match.decision.moves[0])
    file = io.StringIO()
    out = Output(
        Console(file=file, width=80, force_terminal=True), Translator(language), plain=False
    )
    seats = [Seat("Eva")]
    show_result(out, LocalMatch(match, seats, {}, storage.save_info(seats, language, None)))
    assert match.result is not None
    assert str(match.result.totals[0]) in file.getvalue()
    assert Translator(language)("column-place") not in file.getvalue()


# Many games


def test_one_seat_is_simulated_by_its_totals(terminal: Terminal) -> None:
    out = terminal.run("simulate", "alone", "--seats", "1", "--games", "4").out
    assert "seats: 1 (bag empty, other options default)" in out
    assert "random: Mean total " in out
    assert "How games ended: " in out
    assert "wins" not in out.lower()
    assert "place" not in out


def test_balance_of_one_seat(terminal: Terminal) -> None:
    out = terminal.run("balance", "alone", "--seats", "1", "--games", "4", "--band", "1-99").out
    assert "100.0% (51.0–100.0) of games ended with 1 to 99." in out
    assert "inner" not in out
    assert "Results by: Mask" in out
    assert "Results by seat" not in out


def test_balance_of_several_seats(terminal: Terminal) -> None:
    out = terminal.run("balance", "alone", "--seats", "2", "--games", "6", "--jobs", "2").out
    assert "Never used (1): large" in out
    assert "Win share (fair: 50.0%)" in out
    assert "Results by seat" in out
