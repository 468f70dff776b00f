"""Migrating a database to the current schema. Its content is preserved."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import SQLAlchemyError

from rekindle.server.store.database import open_database
from rekindle.server.store.outages import Unavailable, is_permanent, reason_of
from rekindle.server.store.urls import BadDatabase, display_url, is_sqlite, path_of

log = logging.getLogger(__name__)

WAIT_INTERVAL = 1.0
"""Seconds between two attempts to reach the database."""
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_365_001
"""Advisory lock id: of several servers that start at once, one migrates and the others wait."""


def migrate(url: URL, patience: float = 0.0, sleep: Callable[[float], None] = time.sleep) -> None:
    """Run all pending migrations; BadDatabase if that is not possible.

    A database that cannot be reached may still be starting: it is waited for this many seconds.
    """
    waited = 0.0
    while True:
        try:
            asyncio.run(_migrate(url))
            return
        except (Unavailable, SQLAlchemyError, OSError) as error:
            reason = cause(url, error)
            if waited >= patience or not may_pass(url, error):
                after = f" (waited {waited:.0f} seconds for it)" if waited else ""
                raise BadDatabase(f"{display_url(url)} cannot be used: {reason}{after}") from error
            if not waited:
                log.warning("waiting for the database %s: %s", display_url(url), reason)
        sleep(WAIT_INTERVAL)
        waited += WAIT_INTERVAL


async def _migrate(url: URL) -> None:
    db = open_database(url)
    db.report_outage = lambda outage, reason: None  # said here, in other words
    try:
        await db.write(upgrade)
    finally:
        await db.close()


def may_pass(url: URL, error: Exception) -> bool:
    """Whether an error is worth waiting: a database that is starting, not a wrong password."""
    if is_sqlite(url) or not isinstance(error, Unavailable):
        return False
    return error.outage == "unreachable" and not is_permanent(error.__cause__)


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
    reason = reason_of(error)
    if is_sqlite(url) and not path_of(url).parent.is_dir():
        return f"there is no folder {path_of(url).parent}"
    return reason.replace(url.password, "***") if url.password else reason
