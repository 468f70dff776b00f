"""A server as a process of its own, for tests and load tests: on this machine, with own limits.

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
PATIENCE = 60.0


class ChildWish(msgspec.Struct):
    """What such a server is started with; limits and times by their names in the settings."""

    port: int
    database: str
    workers: int = 1
    bots: int = 1
    page: str = ""
    limits: dict[str, int] = {}
    times: dict[str, float] = {}


class ChildFailed(Exception):
    """The server did not start; the message is what it said."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


class Child:
    """Such a server. It can be killed, and started again with the same database and port."""

    def __init__(self, wish: ChildWish, log: Path) -> None:
        self.wish = wish
        self.log = log
        self.address = f"http://{HOST}:{wish.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = self._popen(log)
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise ChildFailed(self.log.read_text(errors="replace").strip())
            time.sleep(0.02)

    def _popen(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        here = str(Path(__file__).parents[2])
        path = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))
        wish = msgspec.json.encode(self.wish).decode()
        return subprocess.Popen(
            [sys.executable, "-P", "-m", __name__, wish],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,  # so that it is killed with all its workers
        )

    def answers(self) -> bool:
        connection = HTTPConnection(HOST, self.wish.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/api/tables")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """kill -9, with all workers, without a word."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)
            self.process = None

    def stop(self) -> int:
        """As somebody does who wants it to end."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.kill()


def main(arguments: list[str]) -> None:
    """Be such a server."""
    from rekindle.server import ports, runner
    from rekindle.server.settings import Limits, Settings, Times, page_folder
    from rekindle.server.store.urls import database_url

    wish = msgspec.json.decode(arguments[0], type=ChildWish)
    settings = Settings(
        database=database_url(wish.database),
        page=page_folder(Path(wish.page) if wish.page else None),
        workers=wish.workers,
        bots=wish.bots,
        limits=replace(Limits(), **wish.limits),
        times=replace(Times(), **wish.times),  # type: ignore[arg-type]
    )
    listener = ports.listen(HOST, wish.port)
    with suppress(KeyboardInterrupt):
        runner.serve(settings, listener, ports.address(HOST, wish.port), lambda: None)


if __name__ == "__main__":
    main(sys.argv[1:])
