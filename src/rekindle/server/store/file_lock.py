"""A lock for SQLite files: one server per file, since two would not notice each other's changes."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from rekindle.server.store.urls import BadDatabase

MAX_URL = 200


def lock_file(database: Path, url: str) -> IO[str] | None:
    """Lock a database file until the returned file is closed; None if the system has no locks.

    The server's URL is written to the lock file, for the message to whoever tries next.
    """
    try:
        import fcntl
    except ImportError:
        return None
    lock = database.with_name(f"{database.name}.lock")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        file = open(lock, "a+", encoding="utf-8")  # noqa: SIM115 (open as long as the server runs)
    except OSError as error:
        raise BadDatabase(f"{database} cannot be used: {error.strerror}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        other = file.read(MAX_URL).strip()
        file.close()
        at = f" at {other}" if other.startswith("http") else ""
        raise BadDatabase(
            f"{database} is already being served{at}; open that page, stop that server, "
            "or choose another file with --database"
        ) from None
    file.truncate(0)
    file.write(f"{url}\n")
    file.flush()
    return file
