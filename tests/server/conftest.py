"""Fixtures: an own database for every test, and an HTTP client of a server."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import URL

from rekindle.server.app import create_app
from rekindle.server.settings import Limits, Settings, Times
from rekindle.server.store.upgrade import migrate
from rekindle.server.store.urls import database_url
from tests.server.abuse import still_there
from tests.server.raw import Table, table
from tests.server.serving import Server, postgres, server, start_server

__all__ = ["postgres", "server", "start_server"]

Client = TestClient[Litestar]


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database; migrating one for every test would take too long."""
    path = tmp_path_factory.mktemp("migrated") / "empty.sqlite"
    migrate(database_url(f"sqlite:///{path}"))
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """A new database of either kind, without tables."""
    if request.param == "sqlite":
        return database_url(f"sqlite:///{tmp_path}/tables.sqlite")
    return database_url(request.getfixturevalue("postgres").database())


@pytest.fixture
def settings(tmp_path: Path, migrated: Path) -> Settings:
    """Settings with generous limits, and bots without a pause."""
    path = tmp_path / "tables.sqlite"
    shutil.copy(migrated, path)
    return Settings(
        database=database_url(f"sqlite:///{path}"),
        limits=Limits(requests=100_000, logins=1000, tables=1000),
        times=Times(bot_pause=0.0),
    )


Serve = Callable[..., Client]


@pytest.fixture
def serve(settings: Settings) -> Iterator[Serve]:
    """Start servers with these settings, or with changed ones."""
    with ExitStack() as stack:

        def start(**changed: Any) -> Client:
            app = create_app(replace(settings, **changed))
            client = TestClient(app, raise_server_exceptions=False)
            return stack.enter_context(client)

        yield start


@pytest.fixture
def client(serve: Serve) -> Client:
    return serve()


@pytest.fixture
def running(server: Server) -> Iterator[Table]:
    """A running game, which must go on after the test."""
    with table(server.address) as at:
        at.play(6)
        number = at.guests[0].here.number
        yield at
        still_there(at, number)
    server.check_log()
