"""Migrating a database to the current schema. Its content is preserved."""

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
from rekindle.server.store.urls import BadDatabase, display_url, is_sqlite, path_of

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_365_001
"""Advisory lock id: of several servers that start at once, one migrates and the others wait."""


def migrate(url: URL) -> None:
    """Run all pending migrations; BadDatabase if that is not possible."""
    asyncio.run(_migrate(url))


async def _migrate(url: URL) -> None:
    try:
        db = open_database(url)
        try:
            await db.write(upgrade)
        finally:
            await db.close()
    except (SQLAlchemyError, OSError) as error:
        raise BadDatabase(f"{display_url(url)} cannot be used: {cause(url, error)}") from error


def upgrade(connection: Connection) -> None:
    """Run all pending migrations in the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = alembic_config()
    check_not_newer(connection, config)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def check_not_newer(connection: Connection, config: Config) -> None:
    """Refuse a database that a newer version has migrated."""
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise BadDatabase(
            f"the database was migrated by a newer version of Rekindle (to revision '{current}'); "
            "install that version, or use another database"
        )


def cause(url: URL, error: Exception) -> str:
    """Return the reason in one line, without SQL statements and passwords."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig if isinstance(error.orig, Exception) else error
    reason = " ".join(str(error).split())[:200] or type(error).__name__
    if is_sqlite(url) and not path_of(url).parent.is_dir():
        return f"there is no folder {path_of(url).parent}"
    return reason.replace(url.password, "***") if url.password else reason
