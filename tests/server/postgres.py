"""A PostgreSQL server for tests, in a temporary folder and at a free port of this machine."""

from __future__ import annotations

import getpass
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from rekindle.server.server_process import free_port

PATIENCE = 60.0
FOLDERS = Path("/usr/lib/postgresql")
OLDEST = 15


def programs() -> Path:
    """Return the folder of the newest server that is installed from Debian's packages."""
    versions = [int(p.name) for p in FOLDERS.glob("*") if p.name.isdigit() and has_server(p)]
    newest = max(versions, default=0)
    assert newest >= OLDEST, f"these tests need PostgreSQL {OLDEST} or later: run tests/need"
    return FOLDERS / str(newest) / "bin"


def has_server(version: Path) -> bool:
    return (version / "bin" / "initdb").exists()


class Postgres:
    """A running server, in which every test has its own database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = programs()
        self.port = free_port()
        self.password = secrets.token_hex(16)
        self.numbers = count(1)
        # PostgreSQL refuses to run as root: use the user of Debian's package instead.
        self.as_user: dict[str, Any] = {}
        self.user = getpass.getuser()
        if os.geteuid() == 0:
            self.user = "postgres"
            self.as_user = {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(folder, "postgres", "postgres")
        self.process: subprocess.Popen[bytes] | None = None

    def initialise(self) -> None:
        """Create the files of an empty server."""
        word = self.folder / "password"
        word.write_text(self.password)
        word.chmod(0o644)
        self._run("initdb", "-D", "data", "-U", "tests", "--pwfile=password", *INITDB)
        word.unlink()

    def start(self) -> None:
        """Start the server, also after it was stopped."""
        log = (self.folder / "log").open("ab")
        at = ["-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        self.process = subprocess.Popen(
            [str(self.bin / "postgres"), "-D", "data", *at],
            cwd=self.folder,
            stdout=log,
            stderr=log,
            start_new_session=True,
            **self.as_user,
        )
        log.close()
        end = time.monotonic() + PATIENCE
        while not self._answers():
            said = (self.folder / "log").read_text()
            assert self.process.poll() is None, said
            assert time.monotonic() < end, said
            time.sleep(0.05)

    def _answers(self) -> bool:
        asked = [str(self.bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def _run(self, program: str, *arguments: str) -> None:
        ran = subprocess.run(
            [str(self.bin / program), *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            **self.as_user,
        )
        assert ran.returncode == 0, ran.stderr

    def database(self) -> str:
        """Create an empty database and return its URL."""
        name = f"test_{next(self.numbers)}"
        self.sql(f"CREATE DATABASE {name}", "postgres")
        return f"postgresql://tests:{self.password}@127.0.0.1:{self.port}/{name}"

    def sql(self, text: str, database: str) -> str:
        """Return the output of psql, one line per row."""
        at = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "tests", "-d", database]
        ran = subprocess.run(
            [str(self.bin / "psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", *at, "-c", text],
            env={**os.environ, "PGPASSWORD": self.password},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)  # fast shutdown
            self.process.wait(PATIENCE)


INITDB = ("--auth=scram-sha-256", "--encoding=UTF8", "--locale=C.UTF-8")


@contextmanager
def running() -> Iterator[Postgres]:
    """Run a server. It writes to disk like one in production: fsync stays on."""
    with tempfile.TemporaryDirectory(prefix="rekindle-postgres-") as folder:
        server = Postgres(Path(folder))
        try:
            server.initialise()
            server.start()
            yield server
        finally:
            server.stop()
