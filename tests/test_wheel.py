"""The wheel and the source distribution that `make wheel` builds: installed and played."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
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


def test_the_wheel_installs_and_plays(tmp_path: Path) -> None:
    """One test, since installing all dependencies takes longer than the rest."""
    folder = tmp_path / "installed"
    run(sys.executable, "-m", "venv", folder, cwd=tmp_path)
    python, command = folder / "bin" / "python", folder / "bin" / "rekindle"
    pins = ROOT / "constraints.txt"
    run(python, "-m", "pip", "install", "--no-compile", "-c", pins, only("*.whl"), cwd=tmp_path)
    engine = "interpreted" if only("*.whl").name.endswith("-none-any.whl") else "compiled"
    printed = run(command, "--version", cwd=tmp_path)
    assert printed == f"rekindle {rekindle.__version__}, {engine} engine\n"
    code = "from importlib.metadata import version; print(version('rekindle'))"
    assert run(python, "-c", code, cwd=tmp_path).strip() == rekindle.__version__
    for game in NAMES:
        printed = run(python, ROOT / "examples" / "random_game.py", game, "2", cwd=tmp_path)
        assert re.search(r"^place 1: ", printed, re.MULTILINE), game
    with running(command, tmp_path) as port:
        check_served(port)


@contextmanager
def running(command: Path, folder: Path) -> Iterator[int]:
    """The port of a running `rekindle serve`."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with subprocess.Popen(
        [command, "serve", "--port", str(port)],
        cwd=folder,
        env={**CLEAN, "REKINDLE_DATABASE": f"sqlite:///{folder}/tables.sqlite"},
        stdout=subprocess.DEVNULL,
    ) as process:
        try:
            yield port
        finally:
            process.terminate()


def check_served(port: int) -> None:
    status, page = get(port, "/")
    assert status == 200
    scripts = re.findall(r'(?:src|href)="\.?(/[^"]+\.(?:js|css))"', page)
    assert scripts
    assert {get(port, script)[0] for script in scripts} == {200}
    status, games = get(port, "/api/games")
    assert status == 200
    assert all(f'"{name}"' in games for name in NAMES)


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


# --- from a clone ---------------------------------------------------------------------------------

NODE = "#!/bin/sh\necho {version}\n"
NPM = """#!/bin/sh
case "$1" in
  ci) {install} ;;
  run) mkdir -p "$PAGE/assets" && touch "$PAGE/index.html" "$PAGE/assets/a.js" ;;
esac
"""


def clone(folder: Path) -> Path:
    """A copy of what builds the package and the page, without what was built."""
    source = folder / "clone"
    keep = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
    for name in (*keep, "web/package.json", "web/package-lock.json"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    shutil.copytree(
        ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__")
    )
    return source


def tools(folder: Path, version: str = "v22.1.0", install: str = "mkdir node_modules") -> str:
    """A folder with stand-ins for Node.js and npm, which need no network."""
    folder.mkdir()
    for name, text in {
        "node": NODE.format(version=version),
        "npm": NPM.format(install=install),
    }.items():
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    return f"{folder}:/usr/bin:/bin"


def built_from(source: Path, path: str) -> tuple[set[str], str]:
    """The files of the wheel that pip would build from a clone, and what the build says."""
    said = run(
        *("/bin/sh", "-c", '"$0" -c "$1" 2>&1', sys.executable),
        "from setuptools.build_meta import build_wheel; build_wheel('..')",
        cwd=source,
        REKINDLE_PURE="1",
        PATH=path,
    )
    (built,) = source.parent.glob("*-none-any.whl")
    return contents(built), said


def test_a_clone_with_node_gives_a_package_with_its_page(tmp_path: Path) -> None:
    files, _ = built_from(clone(tmp_path), tools(tmp_path / "bin"))
    assert {"rekindle/page/index.html", "rekindle/page/assets/a.js"} <= files


@pytest.mark.parametrize(
    ("tool", "reason"),
    [
        ({"version": "v18.0.0"}, "Node.js is v18.0.0, and 20.19 or later is needed"),
        ({"install": "echo no network >&2; exit 1"}, "npm ci failed: no network"),
        (None, "Node.js and npm are not installed"),
    ],
    ids=["old", "offline", "none"],
)
def test_a_clone_without_node_gives_a_package_without_page(
    tmp_path: Path, tool: dict[str, str] | None, reason: str
) -> None:
    """The build goes on; what is missing is said now, and again by `rekindle serve`."""
    path = "/nowhere" if tool is None else tools(tmp_path / "bin", **tool)
    files, said = built_from(clone(tmp_path), path)
    assert "rekindle/cli/main.py" in files
    assert not [name for name in files if name.startswith("rekindle/page/")]
    assert f"rekindle: the package has no page: {reason}" in said
