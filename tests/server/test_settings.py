"""Starting a server: its settings, and error messages."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from dataclasses import replace
from pathlib import Path

import pytest

from rekindle.cli.commands.serve import ServeOptions, settings_for
from rekindle.cli.main import command, run
from rekindle.cli.output.errors import UserError
from rekindle.server import ports, runner
from rekindle.server.settings import (
    PAGE_VARIABLE,
    BadLimit,
    Settings,
    page_folder,
    with_limits,
)
from rekindle.server.store.urls import path_of

WISH = ServeOptions(
    host="127.0.0.1",
    port=None,
    database=None,
    workers=1,
    bots=None,
    page=None,
    no_page=True,
    own_bots=(),
    packs=(),
    origins=(),
    proxies=(),
    limits=(),
    opens=False,
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv(PAGE_VARIABLE, raising=False)
    monkeypatch.delenv("REKINDLE_DATABASE", raising=False)
    return tmp_path


def test_tables_are_stored_in_the_users_folder(home: Path) -> None:
    assert path_of(settings_for(WISH).database) == home / "rekindle" / "tables.sqlite"


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["--database", "mysql://x/y"], "type 'mysql' are not supported; use sqlite:///PATH"),
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--page", "/nowhere"], "no index.html in /nowhere; build the page with: make page"),
        (["--limit", "luck=3"], "unknown limit 'luck'; limits: requests, "),
        (["--limit", "requests=many"], "'requests' must be a whole number above 0, not 'many'"),
        (["--limit", "bot_pause=nan"], "'bot_pause' must be a number of seconds, not 'nan'"),
        (["--limit", "requests"], "invalid '--limit requests'; write --limit NAME=VALUE"),
        (["--host", "192.0.2.1"], "'192.0.2.1' is not an address of this machine"),
        (["--pack", "/nowhere"], "/nowhere is not a pack"),
        (["--port", "0"], "--port"),
        (["--proxy", "nginx"], "invalid '--proxy nginx'; expected an address such as 127.0.0.1"),
    ],
)
def test_invalid_settings_are_reported(
    arguments: list[str], hint: str, page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        run(["serve", *arguments])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert hint in said
    assert len(said.splitlines()) == 1


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page for servers that do not get as far as to serve it."""
    (tmp_path / "index.html").touch()
    monkeypatch.setenv(PAGE_VARIABLE, str(tmp_path))
    return tmp_path


def test_a_server_without_its_page_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(PAGE_VARIABLE, str(tmp_path))  # which has no index.html
    with pytest.raises(SystemExit) as ended:
        run(["serve"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "this installation has no page: in a clone run 'make play'" in said
    assert "--no-page" in said
    assert len(said.splitlines()) == 1


def test_a_port_in_use_is_reported(page: Path) -> None:
    with ports.bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(UserError, match=f"port {port} is in use; choose another with --port"):
            command(["serve", "--port", str(port)])


def test_without_a_port_the_next_free_one_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with ports.bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(ports, "FIRST_PORT", port)
        with ports.listen("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + ports.PORTS_TRIED
        monkeypatch.setattr(ports, "PORTS_TRIED", 1)
        with pytest.raises(ports.CannotListen, match="all in use"):
            ports.listen("127.0.0.1", None)


@pytest.mark.parametrize(
    ("host", "url", "is_local"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/", True),
        ("::1", "http://[::1]:8000/", True),
        ("localhost", "http://localhost:8000/", True),
        ("0.0.0.0", "http://127.0.0.1:8000/", False),
        ("192.0.2.1", "http://192.0.2.1:8000/", False),
    ],
)
def test_urls_for_browsers(host: str, url: str, is_local: bool) -> None:
    assert ports.url(host, 8000) == url
    assert ports.is_local(host) is is_local


def test_the_page_is_the_given_one_or_the_environments_or_our_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, named = tmp_path / "asked", tmp_path / "named"
    for folder in (asked, named):
        folder.mkdir()
        (folder / "index.html").touch()
    monkeypatch.setenv(PAGE_VARIABLE, str(named))
    assert page_folder() == named
    assert page_folder(asked) == asked
    (asked / "index.html").unlink()
    assert page_folder(asked) is None


def test_limits_are_set_by_their_names(settings: Settings) -> None:
    changed = with_limits(settings, {"requests": "7", "bot_pause": "0.25", "clock_live": "30"})
    assert changed.limits.requests == 7
    assert (changed.times.bot_pause, changed.times.clock_live) == (0.25, 30)
    assert changed.limits.tables == settings.limits.tables
    with pytest.raises(BadLimit):
        with_limits(settings, {"clock_live": "0.5"})


def test_only_named_proxies_are_trusted(settings: Settings) -> None:
    alone = runner.uvicorn_config(settings)
    assert not alone.proxy_headers
    behind = runner.uvicorn_config(replace(settings, proxies=("127.0.0.1",)))
    assert behind.proxy_headers
    assert behind.forwarded_allow_ips == ["127.0.0.1"]


def test_no_browser_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    runner.open_browser("http://127.0.0.1:8000/")
    assert opened == []

    def broken(url: str) -> None:
        raise OSError("no browser")

    monkeypatch.setattr("webbrowser.open", broken)
    runner._open("http://127.0.0.1:8000/")


def test_the_terminal_does_not_wait_for_the_server_to_be_imported() -> None:
    code = (
        "import sys, rekindle.cli.main; "
        "print([m for m in ('litestar', 'sqlalchemy', 'uvicorn') if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_a_server_prints_its_url_and_stops_cleanly(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    code = "from rekindle.cli.main import run; run()"
    arguments = ["serve", "--open", "--no-page", "--port", str(port), "--language", "en"]
    quiet = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "BROWSER")}
    served = subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=quiet,
        # Background processes and their children ignore SIGINT by default.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        assert served.stdout is not None
        said = served.stdout.readline()
        assert said == f"Rekindle is running at http://127.0.0.1:{port}/ (Ctrl+C to stop)\n"
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=30) as answer:
            assert answer.status == 200
        served.send_signal(signal.SIGINT)
        out, err = served.communicate(timeout=30)
    finally:
        served.kill()
        served.wait()
    assert served.returncode == 0
    assert err == ""
    assert "All tables are saved" in out
