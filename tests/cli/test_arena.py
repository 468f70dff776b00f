"""`rekindle arena`: run, test and report, in both languages, and bad input of every kind."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest

from rekindle.arena.tournament import read_results
from tests.arena.tournament import some_bots
from tests.cli.terminal import MISSING_TEXT, Terminal

COMMAND = [sys.executable, "-c", "from rekindle.cli.main import run; run()"]
A, B, C, _ = some_bots.QUICK
GAMES = ("--game", "euphoria", "--deals", "1")


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    some_bots.register(monkeypatch)


@pytest.fixture
def file(terminal: Terminal, tmp_path: Path) -> str:
    """Results of three bots, one of which crashes, with two numbers of seats."""
    path = str(tmp_path / "results.jsonl")
    seats = ("--seats", "2", "--seats", "3")
    ran = terminal.run("arena", "run", A, B, "raises", *GAMES, *seats, "--out", path)
    assert ran.status == 0, ran.err
    return path


def test_a_tournament_ends_with_a_report(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    command = ("arena", "run", A, "random", *GAMES, "--out", str(path), "--jobs", "2")
    ran = terminal.run(*command)
    assert ran.status == 0, ran.err
    assert ran.lines[0] == "Round robin: 2 games"
    assert "random: Rating 1000 (1000–1000); Games 2; Points" in ran.out
    assert "euphoria, seats: 2 (deck first, trading off), 2 games" in ran.out
    before = path.read_bytes()
    assert terminal.run(*command).out == ran.out
    assert path.read_bytes() == before


def test_a_report_has_everything(terminal: Terminal, file: str) -> None:
    out = terminal.run("arena", "report", file).out
    assert out.startswith("Round robin: 9 games")
    assert re.search(rf"{A}: raises 100%; {B} \d+%|{A}: {B} \d+%; raises 100%", out)
    assert "Ratings from these games alone:" in out
    assert "Wins by seat: 1:" in out
    assert "7 games were broken off" in out
    assert "- raises crashed (euphoria, " in out
    assert "ValueError: I do not know" in out


def test_a_report_in_german(terminal: Terminal, file: str) -> None:
    out = terminal.run("arena", "report", file, "--language", "de").out
    assert out.startswith("Jeder gegen jeden: 9 Partien")
    assert "raises: Wertungszahl" in out
    assert "- raises ist abgestürzt (euphoria, " in out
    assert not MISSING_TEXT.search(out)
    assert "column-" not in out
    assert "arena-" not in out


def test_a_report_for_programs(terminal: Terminal, file: str) -> None:
    told = json.loads(terminal.run("arena", "report", file, "--json", "--anchor", f"{B}=7").out)
    ratings = {bot["bot"]: bot["rating"]["value"] for bot in told["bots"]}
    assert ratings[B] == 7
    assert min(ratings, key=lambda bot: ratings[bot]) == "raises"
    assert [len(row) for row in told["matrix"]] == [3, 3, 3]
    assert len(told["faults"]) == 7


class Tags(HTMLParser):
    """Checks that every tag is closed, and collects what a page would load."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.loads += [name for name, _ in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_report_as_a_page(terminal: Terminal, file: str, tmp_path: Path, language: str) -> None:
    page = tmp_path / "page.html"
    assert (
        terminal.run("arena", "report", file, "--html", str(page), "--language", language).status
        == 0
    )
    text = page.read_text()
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert tags.loads == []
    assert "script" not in tags.seen
    assert tags.seen.count("svg") == 1 + 2 * 2
    assert "prefers-color-scheme: dark" in text
    assert f'<html lang="{language}">' in text
    assert not re.search(r"NaN|column-|arena-|\{", text.partition("</style>")[2])


def test_a_page_shows_names_as_text(terminal: Terminal, file: str, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text(Path(file).read_text().replace(B, "<b>&"))
    page = tmp_path / "page.html"
    terminal.run("arena", "report", str(other), "--html", str(page))
    assert "<b>" not in page.read_text()
    assert "&lt;b&gt;&amp;" in page.read_text()


def test_a_test_ends_with_a_verdict(terminal: Terminal, tmp_path: Path) -> None:
    path = str(tmp_path / "test.jsonl")
    options = ("--game", "euphoria", "--elo0", "-400", "--elo1", "0", "--out", path)
    ran = terminal.run("arena", "test", A, "raises", *options)
    assert ran.status == 0, ran.err
    assert ran.lines[0].startswith("Test: ")
    assert re.match(r"LLR \d\.\d\d \(-2\.94 to 2\.94\), \d+ deals, 100\.0%", ran.lines[1])
    assert ran.lines[2] == (
        f"{A} is stronger than raises: a lead of 0 Elo is accepted against -400 "
        "(risk of error 5.0%)."
    )
    again = terminal.run("arena", "test", A, "raises", *options, "--language", "de")
    assert f"{A} ist stärker als raises" in again.out


def test_a_test_without_a_verdict(terminal: Terminal) -> None:
    ran = terminal.run("arena", "test", A, B, "--game", "euphoria", "--deals", "1", "--seats", "3")
    assert "There is no verdict yet between a lead of 0 and of 20 Elo." in ran.out
    assert "Test: 3 games" in ran.out


def test_a_tournament_from_a_file(terminal: Terminal, tmp_path: Path) -> None:
    cup = tmp_path / "cup.toml"
    cup.write_text(f'bots = ["{A}", "{B}"]\ndeals = 1\n[[games]]\ngame = "euphoria"\nseats = [2]\n')
    path = str(tmp_path / "results.jsonl")
    assert "2 games" in terminal.run("arena", "run", str(cup), "--out", path).out
    ran = terminal.run("arena", "run", str(cup), "--out", path, "--deals", "2")
    assert ran.status == 2
    assert "says what is played; leave --deals out, or change the file" in ran.err


def test_ctrl_c_keeps_all_games_that_have_ended(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    arguments = ["arena", "run", "random", "rollout:1", "--game", "euphoria", "--deals", "500"]
    process = subprocess.Popen(
        [*COMMAND, *arguments, "--out", str(path), "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Background processes and their children ignore SIGINT by default.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    end = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        assert time.monotonic() < end
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    games = len(read_results(path).games)
    assert games >= 2
    assert out.startswith(f"Interrupted. {games} games are in")
    assert "Round robin" in out


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (("run", A, B), "name a game to play, such as --game euphoria"),
        (("run", A, *GAMES), "a tournament needs at least two bots"),
        (("run", A, A, *GAMES), f"the bot '{A}' is named twice"),
        (("run", A, "rolout", *GAMES), "did you mean 'rollout'?"),
        (("run", A, B, *GAMES, "--format", "swis"), "did you mean 'swiss'?"),
        (("run", A, B, *GAMES, "--anchor", "x"), "write --anchor BOT=RATING"),
        (("run", A, B, *GAMES, "--anchor", f"{A}=nan"), "must be a number, not nan"),
        (("run", A, B, *GAMES, "--anchor", "random=0"), "the anchor 'random' does not play"),
        (("run", A, B, *GAMES, "--limit", "inf"), "up to 86400 seconds, not inf"),
        (("run", A, B, *GAMES, "--ray", "x"), "'x' is not the address of a Ray cluster"),
        (("run", "nothing.toml"), "nothing.toml: No such file or directory"),
        (("test", A, B, "--game", "chess"), "there is no game 'chess'"),
        (("test", A, B, "--game", "euphoria", "--elo1", "-5"), "elo0 must be less than elo1"),
        (("report", "nothing"), "nothing: No such file or directory"),
    ],
)
def test_bad_input(
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    answer: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = terminal.run("arena", *arguments)
    assert ran.status == 2
    assert answer in ran.err
    assert "Traceback" not in ran.err
