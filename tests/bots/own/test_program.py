"""Programs as bots: what they are told, and what becomes of everything that they can do wrong."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

import rekindle
from rekindle import bots
from rekindle.bots import Bot, BotFault, seat_of
from rekindle.bots.own.process import LineProcess
from rekindle.bots.own.program import Program
from rekindle.kernel.errors import BadOption
from rekindle.kernel.match import Match
from tests.bots.tables import table

MISBEHAVING = Path(__file__).with_name("misbehaving.py")


def spec(deed: str, *more: str) -> str:
    return "program:" + shlex.join([sys.executable, "-S", str(MISBEHAVING), deed, *more])


class Programs:
    """Programs that are ended after the test."""

    def __init__(self) -> None:
        self.all: list[Bot] = []

    def __call__(self, deed: str, *more: str, limit: float = 30.0, seed: int = 1) -> Program:
        bot = bots.find(spec(deed, *more), seed)
        assert isinstance(bot, Program)
        bot.limit = limit
        self.all.append(bot)
        return bot


@pytest.fixture
def program() -> Iterator[Programs]:
    programs = Programs()
    yield programs
    for bot in programs.all:
        bot.close()


def choice(bot: Bot, match: Match) -> str:
    return bot.choose(seat_of(match, match.decision.seat)).text


def heard(path: Path) -> list[dict[str, Any]]:
    """What a program that writes everything down was told."""
    return [json.loads(line) for line in path.read_text().splitlines()]


# What it is told


def test_it_is_told_the_game_once_and_then_every_decision(
    program: Programs, tmp_path: Path
) -> None:
    match = table(seed=3, decisions=20)
    bot = program("writes-down", str(tmp_path / "heard"), limit=25.0)
    seat = match.decision.seat
    while len(bot_decisions := heard_decisions(tmp_path)) < 2:
        decision = match.decision
        move = bot.choose(seat_of(match, seat)) if decision.seat == seat else decision.moves[0]
        match.play(move, decision.seat)
    game, first, second = heard(tmp_path / "heard")
    assert game == {
        "is": "game",
        "protocol": 1,
        "game": "euphoria",
        "rules": match.game.rules_version,
        "pack": f"{match.setting.pack_id} {match.setting.pack_hash}",
        "options": dict(match.setting.options),
        "seats": 2,
        "seat": seat,
        "seed": bot.seed,
    }
    assert [first["number"], second["number"]] == [1, 2]
    assert first["limit"] == 25.0
    assert len(bot_decisions) == 2


def heard_decisions(folder: Path) -> list[dict[str, Any]]:
    path = folder / "heard"
    return [one for one in heard(path) if one["is"] == "decision"] if path.exists() else []


@pytest.mark.parametrize("game", [info.name for info in rekindle.games()])
def test_a_decision_is_what_the_seat_sees(program: Programs, tmp_path: Path, game: str) -> None:
    match = rekindle.new(game, seats=2, seed=4)
    decision = match.decision
    choice(program("writes-down", str(tmp_path / "heard")), match)
    told = heard(tmp_path / "heard")[1]
    view = match.view(decision.seat)
    view.decisions = UNSET
    assert told["view"] == json.loads(msgspec.json.encode(view))
    assert (told["asks"], told["prompt"]) == (decision.asks.id, decision.prompt)
    assert [(move["id"], move["text"], move["role"]) for move in told["moves"]] == [
        (move.id, move.text, move.role) for move in decision.moves
    ]


def test_what_it_is_told_does_not_depend_on_secrets(program: Programs, tmp_path: Path) -> None:
    """A table that differs in nothing but what the seat cannot know sounds the same."""
    match = table(seed=8, seats=3, decisions=60)
    seat = match.decision.seat
    other = match.determinised(seat, 99)
    assert other.checksum() != match.checksum()
    for name, truth in (("one", match), ("other", other)):
        choice(program("writes-down", str(tmp_path / name)), truth)
    assert heard(tmp_path / "one") == heard(tmp_path / "other")


def test_its_seed_does_not_tell_that_of_the_game(program: Programs) -> None:
    """Seeds of bots follow from it: told as they are, they would give everything away."""
    one, again, other = program("plays"), program("plays"), program("plays", seed=2)
    assert one.seed == again.seed
    assert len({one.seed, other.seed, 1, 2}) == 4


def test_it_does_not_get_our_own_settings(
    program: Programs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """REKINDLE_DATABASE may contain a password."""
    monkeypatch.setenv("REKINDLE_DATABASE", "postgresql://anna:secret@localhost/tables")
    script = tmp_path / "environment.py"
    script.write_text("import os; print(sorted(os.environ), flush=True)")
    process = LineProcess([sys.executable, str(script)])
    assert b"REKINDLE_DATABASE" not in process.ask(b"")
    process.close()


# What it may answer


@pytest.mark.parametrize("deed", ["plays", "plays-by-id"])
def test_it_plays_a_move_by_its_text_or_id(program: Programs, deed: str) -> None:
    match = table(seed=3, decisions=30)
    assert choice(program(deed), match) == match.decision.moves[0].text


def asked(program: Programs, match: Match, tmp_path: Path, **wish: Any) -> list[dict[str, Any]]:
    """The tables that a program is shown."""
    told = tmp_path / "told"
    script = tmp_path / "asks.py"
    script.write_text(
        "import sys\n"
        'input(); print(\'{"do":"ready","protocol":1}\', flush=True)\n'
        "input(); print(sys.argv[1], flush=True)\n"
        'open(sys.argv[2], "w").write(input())\n'
    )
    question = json.dumps({"do": "imagine", "seed": 5, **wish})
    command = shlex.join([sys.executable, str(script), question, str(told)])
    bot = bots.find(f"program:{command}", 1)
    with pytest.raises(BotFault):  # it ends without an answer
        choice(bot, match)
    answer = json.loads(told.read_text())
    assert answer["is"] == "imagined"
    tables: list[dict[str, Any]] = answer["tables"]
    return tables


def test_it_imagines_tables(program: Programs, tmp_path: Path) -> None:
    """They are those that `Seat.imagine` gives to bots in Python."""
    match = table(seed=3, decisions=30)
    seat, moves = match.decision.seat, match.decision.moves
    lines: list[list[str | int]] = [[], [moves[0].text], [moves[1].id]]
    show = ["judge", "moves", "view", "features"]
    tables = asked(program, match, tmp_path, lines=lines, show=show)
    assert len(tables) == 3
    for line, shown in zip(lines, tables, strict=True):
        imagined = match.determinised(seat, 5)
        for move in line:
            known = imagined.setting.vocabulary.moves
            imagined.play(known[move] if isinstance(move, int) else move)
        state = imagined._state
        assert shown["seat"] == imagined.decision.seat
        assert shown["judge"] == imagined.game.judge(imagined.setting, state)
        own = imagined.decision.seat == seat
        assert [move["text"] for move in shown["moves"]] == (
            [move.text for move in imagined.decision.moves] if own else []
        )
        assert shown["view"]["players"][seat]["seat"] == seat
        names = imagined.game.feature_names(imagined.setting, 2)
        row = bytearray(len(names))
        imagined.game.features(imagined.setting, 2).write(state, seat, row, 0)
        assert shown["features"] == list(row)


def test_only_what_it_asks_for_is_shown(program: Programs, tmp_path: Path) -> None:
    match = table(seed=3, decisions=30)
    assert [set(one) for one in asked(program, match, tmp_path, lines=[[]])] == [{"seat", "judge"}]


def test_a_line_that_cannot_be_played_is_refused_alone(program: Programs, tmp_path: Path) -> None:
    match = table(seed=3, decisions=30)
    first = match.decision.moves[0].text
    lines: list[list[str | int]] = [[first], ["fly"], [10**6], [-1], [first, first, first, first]]
    fine, *refused = asked(program, match, tmp_path, lines=lines)
    assert "judge" in fine
    assert ["refused" in one for one in refused] == [True] * 4
    assert refused[0]["refused"].startswith("'fly' is not a move of this game")


def test_a_line_may_go_on_to_the_end(program: Programs, tmp_path: Path) -> None:
    match = rekindle.new("recall", seats=2, seed=2)
    while not (twin := after_first_move(match)).over:
        match = twin
    seat = match.decision.seat
    line = [match.decision.moves[0].text]
    (shown,) = asked(program, match, tmp_path, lines=[line], show=["moves"])
    imagined = match.determinised(seat, 5)
    imagined.play(line[0])
    assert imagined.result is not None
    assert shown["seat"] is None
    assert shown["moves"] == []
    assert shown["end"] == {
        "places": list(imagined.result.places),
        "totals": list(imagined.result.totals),
    }


def after_first_move(match: Match) -> Match:
    twin = match.copy()
    twin.play(twin.decision.moves[0])
    return twin


# What it may do wrong


@pytest.mark.parametrize(
    ("deed", "kind", "text"),
    [
        ("leaves", "died", "exit status 0"),
        ("exits", "died", "exit status 3"),
        ("crashes", "died", "exit status 1: ValueError: I do not know"),
        ("chats", "error", "it answered 'Good morning!': JSON is malformed"),
        ("floods", "error", f"it answered '{'x' * 57}...': JSON is malformed"),
        ("writes-without-end", "error", "a line of more than 1048576 bytes"),
        ("is-binary", "error", "it answered "),
        ("nests", "error", "it answered '[[[["),
        ("misspells", "error", "contains unknown field `mvoe`"),
        ("forgets-the-number", "error", "missing required field `number`"),
        ("is-newer", "error", "it speaks protocol 2, not 1"),
        ("cheats", "illegal", "steal everything"),
    ],
)
def test_what_it_does_wrong_is_its_fault(
    program: Programs, deed: str, kind: str, text: str
) -> None:
    with pytest.raises(BotFault) as caught:
        choice(program(deed), table(seed=3, decisions=30))
    assert caught.value.kind == kind
    assert text in caught.value.text
    assert len(str(caught.value)) < 250
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "question",
    [
        {"seed": -1, "lines": []},
        {"seed": 2**53, "lines": []},
        {"seed": 1, "lines": [[]], "eyes": 2},
        {"seed": 1, "lines": [[]], "show": ["secrets"]},
        {"seed": 1, "lines": [[1.5]]},
        {"seed": 1, "lines": [[]] * 5001},
        {"seed": 1},
    ],
)
def test_a_question_that_makes_no_sense_is_a_fault(
    program: Programs, question: dict[str, Any]
) -> None:
    with pytest.raises(BotFault) as caught:
        choice(program("asks", json.dumps({"do": "imagine", **question})), table(seed=3))
    assert caught.value.kind == "error"


@pytest.mark.parametrize("deed", ["deaf", "hangs", "has-children", "asks-for-ever"])
def test_it_is_killed_when_its_time_is_up(program: Programs, deed: str) -> None:
    with pytest.raises(BotFault) as caught:
        choice(program(deed, limit=0.3), table(seed=3, decisions=30))
    assert (caught.value.kind, caught.value.text) == ("limit", "0.3 s")


def test_a_program_that_reads_nothing_does_not_stop_us_writing() -> None:
    process = LineProcess([sys.executable, "-S", str(MISBEHAVING), "deaf"])
    with pytest.raises(BotFault, match="thought for too long"), process.within(0.3):
        process.ask(b"x" * 10_000_000)
    process.close()


def test_a_program_that_closes_its_output_has_ended(program: Programs) -> None:
    with pytest.raises(BotFault) as caught:
        choice(program("closes-its-output"), table(seed=3, decisions=30))
    assert (caught.value.kind, caught.value.text) == ("died", "it closed its output")


def test_an_answer_too_many_is_a_fault_at_the_next_decision(program: Programs) -> None:
    bot, match = program("answers-twice"), table(seed=3, decisions=30)
    choice(bot, match)
    with pytest.raises(BotFault, match="it answered decision 1, not 2"):
        choice(bot, match)


def test_after_a_fault_it_begins_anew(program: Programs) -> None:
    bot, match = program("answers-twice"), table(seed=3, decisions=30)
    choice(bot, match)
    with pytest.raises(BotFault):
        choice(bot, match)
    assert choice(bot, match) == match.decision.moves[0].text


def test_it_does_not_play_for_ever(program: Programs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rekindle.bots.own.base.MOST_DECISIONS", 1)
    bot, match = program("plays"), table(seed=3, decisions=30)
    choice(bot, match)
    with pytest.raises(BotFault) as caught:
        choice(bot, match)
    assert caught.value.kind == "endless"


# Its process


def pid_of(bot: Program) -> int:
    assert bot._process is not None
    return bot._process._process.pid


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("deed", ["plays", "stays"])
def test_it_ends_with_its_game(program: Programs, deed: str) -> None:
    """Even one that ignores the end of its input."""
    bot = program(deed)
    choice(bot, table(seed=3, decisions=30))
    pid = pid_of(bot)
    assert is_running(pid)
    bot.close()
    assert not is_running(pid)


def test_one_process_plays_the_whole_game(program: Programs) -> None:
    bot, match = program("plays"), table(seed=3, decisions=30)
    choice(bot, match)
    pid = pid_of(bot)
    choice(bot, match)
    assert pid_of(bot) == pid


def test_it_is_not_started_before_it_must_decide(tmp_path: Path) -> None:
    """Specs are checked in advance, by making a bot."""
    bots.find(spec("writes-down", str(tmp_path / "heard")), 1).close()
    assert not (tmp_path / "heard").exists()


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    bot = bots.find(f"program:{sys.executable} -c pass ; touch {tmp_path}/there", 1)
    with pytest.raises(BotFault):
        choice(bot, table(seed=3, decisions=30))
    assert not (tmp_path / "there").exists()


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("program:", "name a program to run, such as program:python3 my_bot.py"),
        ("program", "name a program to run, such as program:python3 my_bot.py"),
        ("program:no-such-thing x", "there is no program 'no-such-thing' that could be run"),
        ("program:'x", "'program:'x' cannot be read: No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_run_is_answered(command: str, answer: str) -> None:
    with pytest.raises(BadOption) as caught:
        bots.find(command, 1)
    assert str(caught.value).startswith(answer)


def test_a_program_that_cannot_be_started_is_a_fault(tmp_path: Path) -> None:
    """Found, but not a program for this machine."""
    script = tmp_path / "bot"
    script.write_bytes(b"\x00\x01")
    script.chmod(0o755)
    with pytest.raises(BotFault) as caught:
        choice(bots.find(f"program:{script}", 1), table(seed=3, decisions=30))
    assert caught.value.kind == "died"
    assert "Exec format error" in caught.value.text
