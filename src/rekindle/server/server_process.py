"""A server in a child process, for tests and load tests, on this machine.

`python -m rekindle.server.server_process '{"port": 8123, "database": "sqlite:///...", ...}'`
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import IO

import msgspec

HOST = "127.0.0.1"
TIMEOUT = 60.0


class ProcessOptions(msgspec.Struct):
    """How the server is started; limits and times by their names in the settings."""

    port: int
    database: str
    workers: int = 1
    bots: int = 1
    page: str = ""
    limits: dict[str, int] = {}
    times: dict[str, float] = {}


class StartFailed(Exception):
    """The server did not start; the message is its output."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


class ServerProcess:
    """A server that can be killed and restarted with the same database and port."""

    def __init__(self, options: ProcessOptions, log: Path) -> None:
        self.options = options
        self.log = log
        self.address = f"http://{HOST}:{options.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process and wait until it responds."""
        with self.log.open("ab") as log:
            self.process = self._popen(log)
        end = time.monotonic() + TIMEOUT
        while not self.responds():
            if self.process.poll() is not None or time.monotonic() > end:
                raise StartFailed(self.log.read_text(errors="replace").strip())
            time.sleep(0.02)

    def _popen(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        source = str(Path(__file__).parents[2])
        path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
        options = msgspec.json.encode(self.options).decode()
        return subprocess.Popen(
            [sys.executable, "-P", "-m", __name__, options],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,  # to kill it with all its workers
        )

    def responds(self) -> bool:
        connection = HTTPConnection(HOST, self.options.port, timeout=TIMEOUT)
        try:
            connection.request("GET", "/api/tables")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """Kill the process and its workers with SIGKILL."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(TIMEOUT)
            self.process = None

    def stop(self) -> int:
        """Stop the process with SIGTERM and return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(TIMEOUT)
        finally:
            self.kill()


def main(arguments: list[str]) -> None:
    """Run in the child process."""
    from rekindle.server import ports, runner
    from rekindle.server.settings import Limits, Settings, Times, page_folder
    from rekindle.server.store.urls import database_url

    options = msgspec.json.decode(arguments[0], type=ProcessOptions)
    settings = Settings(
        database=database_url(options.database),
        page=page_folder(Path(options.page) if options.page else None),
        workers=options.workers,
        bots=options.bots,
        limits=replace(Limits(), **options.limits),
        times=replace(Times(), **options.times),  # type: ignore[arg-type]
    )
    listener = ports.listen(HOST, options.port)
    with suppress(KeyboardInterrupt):
        runner.serve(settings, listener, ports.url(HOST, options.port), lambda: None)


if __name__ == "__main__":
    main(sys.argv[1:])
