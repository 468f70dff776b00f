"""Bringing a database to the form that this version needs; what is in it stays."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from rekindle.server.store.database import open_database
from rekindle.server.store.urls import BadDatabase, is_sqlite, path_of, shown

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_365_001
"""A number of ours: of several servers that start at once, one migrates and the others wait."""


def migrate(url: URL) -> None:
    """Run every migration that the database lacks. BadDatabase says what is in the way."""
    asyncio.run(_migrate(url))


async def _migrate(url: URL) -> None:
    try:
        db = open_database(url)
        try:
            await db.write(upgrade)
        finally:
            await db.close()
    except (SQLAlchemyError, OSError) as error:
        raise BadDatabase(f"{shown(url)} cannot be used: {cause(url, error)}") from error


def upgrade(connection: Connection) -> None:
    """To the newest form, in one transaction: all of it or nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = configuration()
    check_not_newer(connection, config)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def check_not_newer(connection: Connection, config: Config) -> None:
    """A database that a newer version has changed is left alone."""
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise BadDatabase(
            f"the database was made by a newer version of Rekindle (its form is '{present}'); "
            "install that version, or name another database"
        )


def cause(url: URL, error: Exception) -> str:
    """The reason in one line, without statements and without passwords."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig if isinstance(error.orig, Exception) else error
    said = " ".join(str(error).split())[:200] or type(error).__name__
    if is_sqlite(url) and not path_of(url).parent.is_dir():
        return f"there is no folder {path_of(url).parent}"
    return said.replace(url.password, "***") if url.password else said
