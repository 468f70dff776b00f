"""Fixtures: servers in child processes, which can be killed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import fields
from itertools import count
from pathlib import Path

import pytest

from rekindle.server.server_process import ProcessOptions, ServerProcess, free_port
from rekindle.server.settings import Limits, page_folder
from tests.server import postgres as temporary
from tests.server.postgres import Postgres

BUILT_PAGE = Path(__file__).parents[2] / "build" / "page"
"""Used when the source is tested: a built package has its own page."""
GENEROUS: dict[str, float] = {
    "requests": 1_000_000,
    "tables": 10_000,
    "messages": 1_000_000,
    "logins": 10_000,
    "sockets": 100_000,
    "work": 1_000_000_000,
    "bot_pause": 0,
}
"""Limits that no test reaches; tests of limits set their own."""


class Server(ServerProcess):
    """A server for tests; its output goes to a file."""

    def __init__(self, folder: Path, database: str, workers: int, **limits: float) -> None:
        self.database = database or f"sqlite:///{folder}/tables.sqlite"
        self.port = free_port()
        chosen = {**GENEROUS, **limits}
        names = {field.name for field in fields(Limits)}
        wish = ProcessOptions(
            port=self.port,
            database=self.database,
            workers=workers,
            page="" if page_folder() else str(BUILT_PAGE),
            limits={name: int(value) for name, value in chosen.items() if name in names},
            times={name: value for name, value in chosen.items() if name not in names},
        )
        super().__init__(wish, folder / "log")

    def check_log(self) -> None:
        said = self.log.read_text(errors="replace")
        assert "Traceback" not in said, said


Start = Callable[..., Server]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with temporary.running() as server:
        yield server


@pytest.fixture(scope="session")
def start_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """Start servers that run until all tests are done, or until a test stops them."""
    numbers = count(1)
    with ExitStack() as stack:

        def start(database: str = "", workers: int = 1, **limits: float) -> Server:
            folder = tmp_path_factory.mktemp(f"server-{next(numbers)}")
            server = Server(folder, database, workers, **limits)
            stack.callback(server.kill)
            server.start()
            return server

        yield start


@pytest.fixture(scope="session")
def server(start_server: Start) -> Server:
    """A server shared by all tests that do not stop or reconfigure it."""
    return start_server()
