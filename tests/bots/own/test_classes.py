"""Classes as bots, from a file or a module."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rekindle import bots
from rekindle.bots import BotFault, seat_of
from rekindle.bots.own.specs import files_named
from rekindle.kernel.errors import BadOption
from tests.bots.tables import table

FILE = Path(__file__).with_name("some_bots.py")


def spec(name: str) -> str:
    return f"class:{FILE}:{name}"


def test_a_class_plays() -> None:
    match = table(seed=3, decisions=30)
    bot = bots.find(spec("First"), 1)
    assert bot.choose(seat_of(match, match.decision.seat)) == match.decision.moves[0]
    assert bot.name == spec("First")


def test_a_method_is_enough_and_may_return_a_text() -> None:
    match = table(seed=3, decisions=30)
    chosen = bots.find(spec("Last"), 1).choose(seat_of(match, match.decision.seat))
    assert chosen == match.decision.moves[-1]


def test_a_class_may_be_in_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "shelf").mkdir()
    (tmp_path / "shelf" / "players.py").write_text(FILE.read_text())
    monkeypatch.syspath_prepend(str(tmp_path))
    match = table(seed=3, decisions=30)
    chosen = bots.find("class:shelf.players:Last", 1).choose(seat_of(match, match.decision.seat))
    assert chosen == match.decision.moves[-1]


def test_a_file_finds_its_neighbours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    (tmp_path / "Own_Helpers.py").write_text("def pick(moves):\n    return moves[-1]\n")
    (tmp_path / "My_Bot.py").write_text(
        "from Own_Helpers import pick\n\n"
        "class Mine:\n    def choose(self, seat):\n        return pick(seat.decision.moves)\n"
    )
    match = table(seed=3, decisions=30)
    bot = bots.find(f"class:{tmp_path}/My_Bot.py:Mine", 1)
    assert bot.choose(seat_of(match, match.decision.seat)) == match.decision.moves[-1]


def test_every_game_has_an_object_of_its_own() -> None:
    match = table(seed=3, decisions=30)
    seat = seat_of(match, match.decision.seat)
    one, other = bots.find(spec("Counts"), 1), bots.find(spec("Counts"), 1)
    first, second, *_ = match.decision.moves
    assert [bot.choose(seat) for bot in (one, one, other)] == [second, first, second]


@pytest.mark.parametrize(
    ("name", "kind", "text"),
    [
        ("Raises", "error", "ValueError: I do not know (some_bots.py, line {line})"),
        ("Leaves", "error", "SystemExit: enough (some_bots.py, line {line})"),
        ("Cheats", "illegal", "steal everything"),
        ("IsSilent", "illegal", "None"),
    ],
)
def test_what_it_does_wrong_is_its_fault(name: str, kind: str, text: str) -> None:
    match = table(seed=3, decisions=30)
    with pytest.raises(BotFault) as caught:
        bots.find(spec(name), 1).choose(seat_of(match, match.decision.seat))
    code = FILE.read_text().partition(f"class {name}")
    raised = len(code[0].splitlines()) + len(code[2].partition("raise")[0].splitlines())
    assert (caught.value.kind, caught.value.text) == (kind, text.format(line=raised))


@pytest.mark.parametrize(
    ("named", "answer"),
    [
        ("class:", "names no class; write class:FILE.py:NAME or class:MODULE:NAME"),
        ("class", "names no class; write class:FILE.py:NAME or class:MODULE:NAME"),
        (f"class:{FILE}", "names no class; write class:FILE.py:NAME or class:MODULE:NAME"),
        ("class:nothing.py:Bot", "there is no file 'nothing.py'"),
        (f"class:{FILE.parent}:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("class:no.such.module:Bot", "'no.such.module' cannot be loaded: ModuleNotFoundError"),
        (spec("Third"), "has no class 'Third' with a method choose"),
        (spec("HasNoMethod"), "has no class 'HasNoMethod' with a method choose"),
        (spec("not_a_class"), "has no class 'not_a_class' with a method choose"),
        (spec("CannotBegin"), "cannot begin: OSError: no network here (some_bots.py, line"),
        ("my_bot.py:MyBot", "there is no bot 'my_bot.py'; choose from: "),
    ],
)
def test_a_class_that_cannot_play_is_answered(named: str, answer: str) -> None:
    with pytest.raises(BadOption) as caught:
        bots.find(named, 1)
    assert answer in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("code", "answer"),
    [
        ("class Bot:\n  def choose(self", "cannot be loaded: SyntaxError: '(' was never closed"),
        ("1 / 0", "cannot be loaded: ZeroDivisionError: division by zero (bad.py, line 1)"),
        ("raise SystemExit", "cannot be loaded: SystemExit"),
        ("\0", "cannot be loaded: "),
    ],
)
def test_a_file_that_cannot_be_loaded_is_answered(tmp_path: Path, code: str, answer: str) -> None:
    path = tmp_path / "bad.py"
    path.write_text(code)
    with pytest.raises(BadOption) as caught:
        bots.find(f"class:{path}:Bot", 1)
    assert answer in str(caught.value)


@pytest.mark.parametrize(
    ("named", "files"),
    [
        (f"class:{FILE}:First", [FILE]),
        (f"program:python3 {FILE} --fast", [FILE]),
        (f"value:{FILE}", [FILE]),
        ("class:rekindle.bots.uniform:Uniform", []),
        ("rollout:200", []),
        ("random", []),
    ],
)
def test_the_files_that_a_bot_is_made_of(named: str, files: list[Path]) -> None:
    assert files_named(named) == files
