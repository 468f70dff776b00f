"""The wheel and the source distribution that `make wheel` builds: installed and played."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest

import rekindle
from rekindle.games import NAMES

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
TIMEOUT = 120.0
# Nothing of this environment: neither the package under test, nor the page, nor Node.js.
CLEAN = {
    name: value
    for name, value in os.environ.items()
    if not name.startswith(("PYTHON", "REKINDLE_", "VIRTUAL_ENV"))
}


def only(pattern: str) -> Path:
    found = list(DIST.glob(pattern))
    assert len(found) == 1, f"{found}: run `make wheel`"
    return found[0]


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env={**CLEAN, **variables},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and its dependencies, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "venv", folder, cwd=folder)
    run(
        folder / "bin" / "python",
        *("-m", "pip", "install", "--no-compile", "-c", ROOT / "constraints.txt"),
        only("*.whl"),
        cwd=folder,
    )
    return folder


@pytest.fixture
def port(installed: Path, tmp_path: Path) -> Iterator[int]:
    """The port of a running `rekindle serve`."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with subprocess.Popen(
        [installed / "bin" / "rekindle", "serve", "--port", str(port)],
        cwd=tmp_path,
        env={**CLEAN, "REKINDLE_DATABASE": f"sqlite:///{tmp_path}/tables.sqlite"},
        stdout=subprocess.DEVNULL,
    ) as process:
        try:
            yield port
        finally:
            process.terminate()


def get(port: int, path: str) -> tuple[int, str]:
    """The response, from a server that may still be starting."""
    end = time.monotonic() + TIMEOUT
    while True:
        connection = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
        try:
            connection.request("GET", path)
            response = connection.getresponse()
            return response.status, response.read().decode()
        except (OSError, HTTPException):
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.05)
        finally:
            connection.close()


def test_the_command_tells_version_and_engine(installed: Path) -> None:
    printed = run(installed / "bin" / "rekindle", "--version", cwd=installed)
    engine = "interpreted" if only("*.whl").name.endswith("-none-any.whl") else "compiled"
    assert printed == f"rekindle {rekindle.__version__}, {engine} engine\n"


def test_the_metadata_has_the_version_of_the_package(installed: Path) -> None:
    code = "from importlib.metadata import version; print(version('rekindle'))"
    printed = run(installed / "bin" / "python", "-c", code, cwd=installed)
    assert printed.strip() == rekindle.__version__


@pytest.mark.parametrize("game", NAMES)
def test_a_random_game_is_played(game: str, installed: Path) -> None:
    example = ROOT / "examples" / "random_game.py"
    printed = run(installed / "bin" / "python", example, game, "2", cwd=installed)
    assert re.search(r"^place 1: ", printed, re.MULTILINE)


def test_page_and_games_are_served(port: int) -> None:
    status, page = get(port, "/")
    assert status == 200
    scripts = re.findall(r'(?:src|href)="\.?(/[^"]+\.(?:js|css))"', page)
    assert scripts
    assert {get(port, script)[0] for script in scripts} == {200}
    status, games = get(port, "/api/games")
    assert status == 200
    assert all(f'"{name}"' in games for name in NAMES)


def test_the_source_distribution_builds_without_node(tmp_path: Path) -> None:
    """It contains the page; the engine stays interpreted here, to save time."""
    with tarfile.open(only("*.tar.gz")) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    run(
        sys.executable,
        *("-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--no-index"),
        *("-w", tmp_path, source),
        cwd=tmp_path,
        REKINDLE_PURE="1",
        PATH="/nowhere",
    )
    (built,) = tmp_path.glob("*-none-any.whl")
    assert contents(built) == contents(only("*.whl"))


def contents(wheel: Path) -> set[str]:
    """The files of the package, less compiled libraries."""
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if name.startswith("rekindle/")}
    return {name for name in names if not name.endswith((".so", ".pyd"))}
