"""Database URLs: `sqlite:///path` or `postgresql://...`."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

FORMS = "use sqlite:///PATH or postgresql://NAME@HOST/DATABASE"


class BadDatabase(ValueError):
    """The database cannot be used; the text says why and what to do."""


def database_url(text: str) -> URL:
    """Parse a database URL and add the driver that the server uses."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase(f"this is not a database URL; {FORMS}") from None
    match url.get_backend_name():
        case "sqlite":
            return sqlite_url(url)
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(f"databases of type '{url.get_backend_name()}' are not supported; {FORMS}")


def sqlite_url(url: URL) -> URL:
    if url.host:
        raise BadDatabase(
            "a SQLite URL has no host: write three slashes before a relative path "
            "and four before an absolute one, as in sqlite:////PATH"
        )
    if not url.database or url.database == ":memory:":
        raise BadDatabase("the SQLite URL needs a file; use sqlite:///PATH")
    return URL.create("sqlite", database=str(Path(url.database).absolute()))


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def path_of(url: URL) -> Path:
    """Return the file of a SQLite database."""
    assert is_sqlite(url)
    assert url.database is not None
    return Path(url.database)


def display_url(url: URL) -> str:
    """Return the URL without its password, for messages and logs."""
    return str(path_of(url)) if is_sqlite(url) else url.render_as_string(hide_password=True)
