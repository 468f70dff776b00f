"""Which database is meant: `sqlite:///path` or `postgresql://...`."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

FORMS = "write sqlite:///PATH or postgresql://NAME@HOST/DATABASE"


class BadDatabase(ValueError):
    """The database cannot be used; the text says why and what would be right."""


def database_url(text: str) -> URL:
    """The address of a database, with the driver that we use."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase(f"this is no address of a database; {FORMS}") from None
    match url.get_backend_name():
        case "sqlite":
            return sqlite_url(url)
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(f"databases of the kind '{url.get_backend_name()}' are not known; {FORMS}")


def sqlite_url(url: URL) -> URL:
    if url.host:
        raise BadDatabase(
            "an address of SQLite names no host; a path has three slashes before it, "
            "or four if it begins at the root: sqlite:////PATH"
        )
    if not url.database or url.database == ":memory:":
        raise BadDatabase("tables are kept in a file; write sqlite:///PATH")
    return URL.create("sqlite", database=str(Path(url.database).absolute()))


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def path_of(url: URL) -> Path:
    """The file of a database of SQLite."""
    assert is_sqlite(url)
    assert url.database is not None
    return Path(url.database)


def shown(url: URL) -> str:
    """For people and logs: without the password."""
    return str(path_of(url)) if is_sqlite(url) else url.render_as_string(hide_password=True)
