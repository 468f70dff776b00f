"""A file of SQLite is served by one server at a time: two would not hear of each other."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from rekindle.server.store.urls import BadDatabase

MOST_WRITTEN = 200


def hold(database: Path, address: str) -> IO[str] | None:
    """Keep others from serving the same file until this is closed, where the system can do that.

    The address is written beside it, so that whoever tries can be told where to look.
    """
    try:
        import fcntl
    except ImportError:
        return None
    lock = database.with_name(f"{database.name}.lock")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        file = open(lock, "a+", encoding="utf-8")  # noqa: SIM115 (held as long as the server)
    except OSError as error:
        raise BadDatabase(f"{database} cannot be used: {error.strerror}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        where = file.read(MOST_WRITTEN).strip()
        file.close()
        at = f" at {where}" if where.startswith("http") else ""
        raise BadDatabase(
            f"{database} is being served already{at}; open that page, end that server, "
            "or name another file with --database"
        ) from None
    file.truncate(0)
    file.write(f"{address}\n")
    file.flush()
    return file
