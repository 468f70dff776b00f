"""Every example runs, and does what it says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rekindle.games import NAMES
from tests.server.serving import Server

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"


def run(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "NO_PROXY": "127.0.0.1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_tested() -> None:
    names = {path.name for path in EXAMPLES.iterdir() if path.suffix == ".py"}
    assert names == {"random_game.py", "ten_line_bot.py", "protocol_client.py"}


@pytest.mark.parametrize("game", NAMES)
def test_a_random_game_ends_with_places(game: str) -> None:
    printed = run("random_game.py", game, "2", "3")
    assert sorted(re.findall(r"^place (\d)", printed, re.MULTILINE))[0] == "1"
    assert len(re.findall(r"seat \d, \d+ points", printed)) == 2


def test_ten_lines_beat_random_moves() -> None:
    found = re.match(r"greedy wins (\d+) of 10 games", run("ten_line_bot.py"))
    assert found is not None
    assert int(found[1]) > 5


def test_the_bot_has_ten_lines() -> None:
    code = (EXAMPLES / "ten_line_bot.py").read_text()
    body = code[code.index("class ") : code.index("\n\n\nwins = ")]
    assert len(body.splitlines()) <= 10


@pytest.mark.parametrize("game", NAMES)
def test_a_client_plays_over_the_protocol(game: str, server: Server) -> None:
    printed = run("protocol_client.py", server.address, game, "4").splitlines()
    assert len(printed) == 5, "a line for each move, and where to watch"
    table = re.search("/#/watch/([^/]+)/", printed[-1])
    assert table is not None
    server.check_log()
