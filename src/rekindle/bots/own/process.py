"""A process that answers lines, within a time, whatever it does instead."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Thread, Timer
from typing import IO, Final

from rekindle.bots.faults import BotFault
from rekindle.kernel.moves import shortened

MOST_BYTES: Final = 1024 * 1024
"""The longest line that is read."""

TAIL: Final = 4096
"""Bytes of the error output that are kept, to say why a process ended."""

FAREWELL: Final = 1.0
"""Seconds that a process has to end by itself."""


running: Final[set[LineProcess]] = set()
"""All of them that this process has started and not closed."""


def take_along() -> None:
    """Let this process, when it is told to end, kill what it has started."""
    signal.signal(signal.SIGTERM, kill_all_and_end)


def kill_all_and_end(*_: object) -> None:
    for process in list(running):
        process.kill()
    os._exit(1)


class LineProcess:
    """A process of its own group. Every method may raise BotFault."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment(),
                start_new_session=True,  # Ctrl-C is not meant for it, and its children end with it
            )
        except OSError as error:
            raise BotFault("died", f"{command[0]}: {error.strerror}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        self._errors = Tail(self._process.stderr)
        self.late = False
        """Whether it has taken too long, and is killed."""
        running.add(self)

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Kill the process if what is done here takes longer, which ends all waiting for it."""
        timer = Timer(seconds, self._expire)
        timer.daemon = True
        timer.start()
        try:
            yield
        except BotFault:
            if self.late:
                raise BotFault("limit", f"{seconds:g} s") from None
            raise
        finally:
            timer.cancel()

    def _expire(self) -> None:
        self.late = True
        self.kill()

    def ask(self, line: bytes) -> bytes:
        """Write a line; return the one that answers it."""
        try:
            self._input.write(line + b"\n")
            self._input.flush()
            answer = self._output.readline(MOST_BYTES + 1)
        except (OSError, ValueError):  # it reads no more
            raise BotFault("died", self._last_words()) from None
        if not answer.endswith(b"\n"):
            if len(answer) > MOST_BYTES:
                raise BotFault("error", f"a line of more than {MOST_BYTES} bytes")
            raise BotFault("died", self._last_words())
        return answer

    def _last_words(self) -> str:
        """Why it ended: its exit status, and the last line that it wrote about errors."""
        try:
            status = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        text = f"exit status {status}" if status >= 0 else f"signal {-status}"
        words = self._errors.last_line()
        return f"{text}: {words}" if words else text

    def close(self) -> None:
        """End it: first by the end of its input, then by force."""
        running.discard(self)
        with suppress(OSError, ValueError):
            self._input.close()
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.kill()
            self._process.wait()
        self._errors.last_line()
        self._output.close()

    def kill(self) -> None:
        if self._process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                if os.name == "posix":
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()


class Tail:
    """Reads a stream to its end and keeps the last of it, so that its writer never waits."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._kept = b""
        self._thread = Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        with self._stream:
            while chunk := os.read(self._stream.fileno(), TAIL):
                self._kept = (self._kept + chunk)[-TAIL:]

    def last_line(self) -> str:
        """The last line with anything in it, once the process has ended."""
        self._thread.join(FAREWELL)
        lines = self._kept.decode(errors="replace").split("\n")
        return next((shortened(line) for line in reversed(lines) if line.strip()), "")


def environment() -> dict[str, str]:
    """The environment without our own settings: one of them may contain a password."""
    return {name: value for name, value in os.environ.items() if not name.startswith("REKINDLE_")}
