"""The command in its own process: real pipes, real terminals, Ctrl-C."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rekindle.cli import storage
from rekindle.games import NAMES

COMMAND = [sys.executable, "-c", "from rekindle.cli.main import run; run()"]
PLAY = ["play", "euphoria", "--bots", "random", "--seats", "2", "--seed", "5"]
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3\d|4\d|9\d)(?:;\d+)*m")
TIMEOUT = 60.0


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "TERM": "xterm-256color", **more}


class Screen:
    """A process in its own terminal."""

    def __init__(self, process: subprocess.Popen[bytes], terminal: int) -> None:
        self.process = process
        self.terminal = terminal
        self.text = ""
        self.seen = 0

    def until(self, words: str) -> str:
        """Read until these words appear, after those of the last call; return what was read."""
        end = time.monotonic() + TIMEOUT
        begun = self.seen
        while words not in self.text[begun:]:
            assert time.monotonic() < end, self.text
            if select.select([self.terminal], [], [], 0.2)[0]:
                try:
                    read = os.read(self.terminal, 65536)
                except OSError:
                    break
                self.text += read.decode(errors="replace")
                if b"\x1b[6n" in read:  # a query for the position of the cursor
                    os.write(self.terminal, b"\x1b[1;1R")
        at = self.text.find(words, begun)
        self.seen = len(self.text) if at < 0 else at + len(words)
        return self.text[begun : self.seen]

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())


def accept_ctrl_c() -> None:
    """Undo that processes started in the background ignore SIGINT."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def terminal(*arguments: str, **more: str) -> Iterator[Screen]:
    """Run the command in a terminal."""
    outer, inner = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        env=environment(**more),
        start_new_session=True,
        preexec_fn=accept_ctrl_c,
    )
    os.close(inner)
    try:
        yield Screen(process, outer)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(TIMEOUT)
        os.close(outer)


def test_a_terminal_has_boxes_and_completion(home: Path) -> None:
    with terminal(*PLAY) as screen:
        assert COLOUR.search(screen.until("help, board"))
        screen.type("board\r")
        screen.until("╭")
        screen.until("discarded")
        screen.type("ke\t")
        screen.until("keep")
        screen.type("\x15quit\r")
        screen.until("rekindle resume")
        assert screen.process.wait(TIMEOUT) == 0


def test_no_color_disables_colours() -> None:
    with terminal(*PLAY, NO_COLOR="1") as screen:
        first = screen.until("help, board")
        screen.type("board\r")
        assert not COLOUR.search(first + screen.until("╭"))


def test_plain_at_a_terminal_has_no_boxes() -> None:
    with terminal(*PLAY, "--plain") as screen:
        screen.until("> ")
        screen.type("board\r")
        assert "╭" not in screen.until("Allegiance: 0 of 11")
        screen.type("quit\r")
        screen.until("rekindle resume")


def test_ctrl_c_saves_the_game(home: Path) -> None:
    with terminal(*PLAY, "--plain") as screen:
        screen.until("> ")
        screen.type("1\r")
        screen.until("stays hidden")
        screen.until("> ")
        screen.process.send_signal(signal.SIGINT)
        assert "rekindle resume" in screen.until("rekindle resume")
        assert screen.process.wait(TIMEOUT) == 130
    (path,) = storage.unfinished()
    assert "\n0 keep " in storage.read_record(path)


def test_passing_the_keyboard_clears_the_screen() -> None:
    with terminal("play", "--players", "Anna,Ben", "--seed", "5", "--plain") as screen:
        screen.until("press Enter: ")
        screen.type("\r")
        screen.until("> ")
        for _ in range(2):
            screen.type("1\r")
            shown = screen.until("> " if _ == 0 else "press Enter: ")
        assert "\x1b[2J" in shown
        assert "\x1b[3J" in shown
        assert "Ben" in shown.rpartition("\x1b[3J")[2]


def test_a_killed_game_loses_nothing(home: Path) -> None:
    with terminal(*PLAY, "--plain") as screen:
        screen.until("> ")
        screen.type("1\r")
        screen.until("> ")
        screen.process.kill()
        screen.process.wait(TIMEOUT)
    (path,) = storage.unfinished()
    assert "\n0 keep " in storage.read_record(path)


def run(*arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        env=environment(**more),
        check=False,
    )


def test_a_closed_pipe_is_not_an_error() -> None:
    line = " ".join([f"'{word}'" for word in COMMAND]) + " pack words euphoria | head -1"
    ran = subprocess.run(
        ["sh", "-c", line], capture_output=True, text=True, timeout=TIMEOUT, check=False
    )
    assert "Traceback" not in ran.stderr
    assert "Error" not in ran.stderr


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_letters_that_cannot_be_encoded_do_not_end_a_game(encoding: str) -> None:
    ran = run(*PLAY, "--language", "de", typed="zurück\nquit\n", PYTHONIOENCODING=encoding)
    assert ran.returncode == 0
    assert "Traceback" not in ran.stderr


def test_bad_input_leaves_no_traceback() -> None:
    ran = run("play", "chess")
    assert (ran.returncode, ran.stdout) == (2, "")
    known = ", ".join(NAMES)
    assert ran.stderr == f"rekindle: there is no game 'chess'; choose from: {known}\n"
