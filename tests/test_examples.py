"""Every example runs, and does what it says."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

import rekindle
from rekindle.arena.tournament import Games, Wanted, tournament_of
from rekindle.arena.tournament.pairing import fixtures
from rekindle.arena.tournament.play import GameOfBots
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
        env={**os.environ, "NO_PROXY": "127.0.0.1", "OPENBLAS_NUM_THREADS": "1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_tested() -> None:
    names = {path.name for path in EXAMPLES.iterdir() if path.is_file()}
    assert names == {
        "bot_program.mjs",
        "bot_program.py",
        "ppo.py",
        "protocol_client.py",
        "random_game.py",
        "records.ipynb",
        "ten_line_bot.py",
    }


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


def test_ppo_trains_and_is_measured() -> None:
    untrained, trained = run("ppo.py", "recall", "0").splitlines()  # a single round
    assert re.fullmatch(r"untrained: wins \d+% against random moves", untrained)
    assert re.fullmatch(r"trained on \d+ decisions: wins \d+%", trained)


def test_ppo_is_short() -> None:
    assert len((EXAMPLES / "ppo.py").read_text().splitlines()) < 200


NODE = shutil.which("node", path=f"{ROOT}/.venv/bin{os.pathsep}{os.environ['PATH']}")
"""Where the machine has none, `make` installs one."""

PROGRAMS = {"bot_program.py": f"{sys.executable} -I -S", "bot_program.mjs": str(NODE)}
"""Each with what runs it; Python without any package, since the program needs none."""


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_beats_random_moves_in_the_arena(name: str) -> None:
    bot = f"program:{PROGRAMS[name]} {EXAMPLES / name}"
    wanted = Wanted([bot, "random"], [Games("recall", [2]), Games("revive", [2])], deals=1)
    tournament = tournament_of(wanted)
    # The seeds of a tournament depend on the names of the bots, here on where the program lies.
    games = [
        GameOfBots(tournament, structs.replace(fixture, seed=seed)).play(lambda seat: None)
        for seed, fixture in enumerate(fixtures(tournament, 0, [[(bot, "random")]] * 2))
    ]
    assert len(games) == 4
    assert [game.fault for game in games] == [None] * 4
    wins = sum(game.places[game.bots.index(bot)] == 1 for game in games)
    assert wins >= 3


def notebook() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((EXAMPLES / "records.ipynb").read_text())
    return found


def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    charts = []
    for cell in notebook()["cells"]:
        if cell["cell_type"] == "code":
            *lines, last = ast.parse("".join(cell["source"])).body
            exec(compile(ast.Module(lines, []), "cell", "exec"), names)
            if isinstance(last, ast.Expr):
                charts.append(eval(compile(ast.Expression(last.value), "cell", "eval"), names))
            else:
                exec(compile(ast.Module([last], []), "cell", "exec"), names)
    points, shares = [one._repr_svg_() for one in charts if hasattr(one, "_repr_svg_")]
    assert points.count("<polyline") == shares.count("<polyline") == 2
    whole = rekindle.load((tmp_path / "game.record").read_text())
    assert whole.result is not None
    assert names["totals"][-1] == whole.result.totals


def test_the_notebook_has_no_outputs() -> None:
    cells = [cell for cell in notebook()["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells)


@pytest.mark.parametrize("game", NAMES)
def test_a_client_plays_over_the_protocol(game: str, server: Server) -> None:
    printed = run("protocol_client.py", server.address, game, "4").splitlines()
    assert len(printed) == 5, "a line for each move, and where to watch"
    table = re.search("/#/watch/([^/]+)/", printed[-1])
    assert table is not None
    server.check_log()
