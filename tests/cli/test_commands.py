"""The other commands, and bad input of every kind."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

import rekindle
from rekindle.cli import storage
from tests.cli.terminal import Terminal
from tests.rated import rate_euphoria


def test_version_names_the_engine(terminal: Terminal) -> None:
    ran = terminal.run("--version")
    assert ran.status == 0
    assert ran.out.startswith(f"rekindle {rekindle.__version__}, ")
    assert "engine" in ran.out


def test_without_a_command_help_is_printed(terminal: Terminal) -> None:
    ran = terminal.run()
    assert ran.status == 0
    for name in (
        "play",
        "resume",
        "watch",
        "replay",
        "simulate",
        "balance",
        "arena",
        "rules",
        "pack",
        "bench",
        "games",
    ):
        assert f"\n  {name} " in ran.out


def test_games_lists_counts_and_options(terminal: Terminal) -> None:
    out = terminal.run("games").out
    assert "2 to 6 players" in out
    assert "--option trading=…  one of: on, off; default: on" in out
    bots = r"bots: beginner( \d+)?, easy( \d+)?, steady( \d+)?, sharp( \d+)?, expert( \d+)?, master"
    assert len(re.findall(bots, out)) == 3
    assert terminal.run("games", "euphoria").out in out


def test_games_lists_ratings_and_what_they_hold_for(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rate_euphoria(tmp_path, monkeypatch)
    out = terminal.run("games").out
    assert out.count("ratings with 2, 3 players, in which random has 1000") == 1
    assert "bots: beginner 1000, easy 1100, steady 1200, sharp 1300, expert 1400," in out
    german = terminal.run("games", "--language", "de").out
    assert "Wertungszahlen mit 2, 3 Spielern; random hat 1000" in german


def test_watch_prints_the_log_and_the_result(terminal: Terminal) -> None:
    ran = terminal.run("watch", "--bots", "random", "--seats", "2", "--seed", "4")
    assert ran.status == 0
    assert "Bruno begins a turn" in ran.out
    assert " wins." in ran.out
    assert "\x1b" not in ran.out
    assert storage.unfinished() == []


def test_equal_seeds_deal_equal_games(terminal: Terminal) -> None:
    once, again = (terminal.run("watch", "--bots", "random", "--seed", "8").out for _ in range(2))
    assert once == again


def test_simulate_as_a_table_and_as_json(terminal: Terminal) -> None:
    arguments = ("simulate", "euphoria", "--games", "4", "--bots", "random", "--seats", "2")
    shown = terminal.run(*arguments)
    assert shown.status == 0
    assert "4 games" in shown.out
    assert "95 %" in shown.out
    assert "Decisions per game" in shown.out
    told = json.loads(terminal.run(*arguments, "--json").out)
    assert (told["games"], told["seats"], told["seeds"]) == (4, 2, [0, 3])
    assert told["options"]["deck"] == "first"


def test_simulate_takes_options_and_packs(terminal: Terminal, tmp_path: Path) -> None:
    folder = str(tmp_path / "mine")
    assert terminal.run("pack", "new", "euphoria", folder).status == 0
    ran = terminal.run(
        "simulate",
        "euphoria",
        "--games",
        "1",
        "--option",
        "deck=second",
        "--pack",
        folder,
        "--json",
    )
    assert json.loads(ran.out)["options"]["deck"] == "second"


def test_pack_new_check_words_and_sources(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert "pack check" in terminal.run("pack", "new", "euphoria", str(folder)).out
    valid = terminal.run("pack", "check", str(folder))
    assert (valid.status, valid.out) == (0, f"{folder} has no problems.\n")
    markets = folder / "markets.toml"
    markets.write_text(markets.read_text().replace("4 water, 1 artifact", "4 woter, 1 artifact"))
    wrong = terminal.run("pack", "check", str(folder))
    assert wrong.status == 2
    assert "markets.toml:" in wrong.out
    assert "water" in wrong.out
    assert terminal.run("play", "--pack", str(folder)).err.count("\n") == 1
    assert "{n} {good}" in terminal.run("pack", "words", "euphoria").out
    assert "recruit" in terminal.run("pack", "sources", "euphoria").out


def test_resume_uses_the_pack_of_the_game(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    terminal.run("pack", "new", "euphoria", str(folder))
    markets = folder / "markets.toml"
    markets.write_text(markets.read_text().replace("4 water, 1 artifact", "3 water, 1 artifact"))
    terminal.run("play", "--bots", "random", "--pack", str(folder), typed="1\nquit\n")
    ran = terminal.run("resume", typed="card spa\n")
    assert "3 water and 1 artifact" in ran.out


def test_bench_passes_its_arguments(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []

    def bench(*arguments: object) -> int:
        given.extend(arguments)
        return 7

    monkeypatch.setattr("rekindle.bench.main", bench)
    ran = terminal.run("bench", "--json", "--peer-python", "/py", "--processes", "2")
    assert ran.status == 7
    assert given == [True, "/py", 2, 12, False]


# Bad input: one line on stderr, status 2, nothing on stdout

BAD = [
    ("play", "chess"),
    ("play", "--seats", "1"),
    ("play", "--seats", "many"),
    ("play", "--seed", "x"),
    ("play", "--seed", str(10**18)),
    ("play", "--option", "trading"),
    ("play", "--option", "trading=perhaps"),
    ("play", "--option", "weather=fine"),
    ("play", "--pack", "/no/such/folder"),
    ("play", "--bots", "deep-thought"),
    ("play", "--bots", "rollout:soon"),
    ("play", "--players", "Anna,Anna"),
    ("play", "--players", "Anna,bot:deep-thought"),
    ("play", "--language", "xx"),
    ("play", "--load", "/no/such/file"),
    ("play", "--load", "/"),
    ("play", "--nonsense"),
    ("resume",),
    ("resume", "nothing"),
    ("watch", "--seats", "9"),
    ("watch", "--bots", ""),
    ("watch", "--delay", "-1"),
    ("replay", "/no/such/file"),
    ("replay",),
    ("simulate", "chess"),
    ("simulate", "euphoria", "--games", "0"),
    ("simulate", "euphoria", "--jobs", "0"),
    ("simulate", "euphoria", "--bots", "deep-thought"),
    ("simulate", "euphoria", "--bots", "random,random,random", "--seats", "2"),
    ("balance", "chess"),
    ("balance", "euphoria", "--games", "0"),
    ("balance", "euphoria", "--seats", "1"),
    ("balance", "euphoria", "--bot", "deep-thought"),
    ("balance", "euphoria", "--band", "high"),
    ("balance", "euphoria", "--band", "9-8"),
    ("balance", "euphoria", "--option", "weather=fine"),
    ("rules", "chess"),
    ("rules",),
    ("pack",),
    ("pack", "check", "/no/such/folder"),
    ("pack", "new", "chess", "x"),
    ("pack", "new", "euphoria", "/"),
    ("pack", "words", "chess"),
    ("pack", "sources", "euphoria", "--pack", "/no/such/folder"),
    ("nonsense",),
    ("games", "--language", "klingon"),
    ("games", "chess"),
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_is_one_line_and_status_2(terminal: Terminal, arguments: tuple[str, ...]) -> None:
    ran = terminal.run(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("rekindle: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    assert storage.unfinished() == []


def damaged(text: str) -> dict[str, str]:
    """A valid record, damaged in every way."""
    lines = text.splitlines()
    return {
        "empty": "",
        "no record": "hello\n",
        "cut in the header": "\n".join(lines[:4]),
        "cut in a line": text[:-5] + "zz",
        "unknown header": text.replace("seed:", "sead:"),
        "another version": text.replace("rules: ", "rules: 9"),
        "another pack": text.replace("pack: first-edition ", "pack: first-edition 0"),
        "another game": text.replace("game: euphoria", "game: chess"),
        "another option": text.replace("deck=first", "deck=third"),
        "seats out of range": text.replace("seats: 2", "seats: 9"),
        "a move nobody knows": text + "0 dance wildly\n",
        "a move not offered": text + "0 place 1 ark\n",
        "another checksum": text[:-9] + "00000000\n",
        "another seed": text.replace("seed: 5", "seed: 6"),
    }


@pytest.mark.parametrize("command", [("play", "--load"), ("resume",), ("replay",)], ids=" ".join)
def test_damaged_records_are_refused(
    terminal: Terminal, tmp_path: Path, command: tuple[str, ...]
) -> None:
    match = rekindle.new("euphoria", 2, 5)
    for _ in range(6):
        match.play(match.decision.moves[0], match.decision.seat)
    path = tmp_path / "bad.record"
    for what, text in damaged(match.record()).items():
        path.write_text(text)
        ran = terminal.run(*command, str(path))
        assert (ran.status, ran.err.count("\n")) == (2, 1), (what, ran)
        assert ran.out == "", what
        assert path.read_text() == text
    path.write_bytes(b"\xff\xfe\x00")
    assert terminal.run(*command, str(path)).status == 2


def test_an_unwritable_folder_is_an_error_before_the_game_begins(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    ran = terminal.run("play", "--bots", "random")
    assert (ran.status, ran.out) == (2, "")
    assert "--no-save" in ran.err
    assert terminal.run("play", "--bots", "random", "--no-save").status == 0


def test_a_finished_game_is_not_resumed(terminal: Terminal, tmp_path: Path) -> None:
    match = rekindle.new("euphoria", 2, 5, {"trading": "off"})
    chance = Random(1)
    while not match.over:
        match.play(chance.choice(match.decision.moves))
    path = tmp_path / "over.record"
    path.write_text(match.record())
    ran = terminal.run("resume", str(path))
    assert ran.status == 2
    assert "rekindle replay" in ran.err
