"""How a server is set up: one frozen object that everything else is handed."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from sqlalchemy import URL

PAGE_VARIABLE = "REKINDLE_PAGE"
OWN_PAGE = Path(__file__).parent.parent / "page"
"""Where the package has the page if it was built with it."""
HOUR = 3600
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of everything one guest may use."""

    requests: int = 600
    """Over HTTP, for one address in a minute."""
    logins: int = 10
    """Attempts, and new accounts, of one address in five minutes."""
    tables: int = 50
    """Unfinished ones of one address in which anything happened within a day."""
    body: int = 64 * 1024
    """Bytes of one request."""
    message: int = 4096
    """Bytes of one message over the WebSocket."""
    messages: int = 600
    """Over one WebSocket in a minute."""
    pages: int = 40
    """Open at one table at once."""
    live_tables: int = 400
    """Matches that stay in memory though nobody looks at them."""


@dataclass(frozen=True, slots=True)
class Times:
    """How long things last, in seconds."""

    session: float = 90 * DAY
    link: float = 15 * 60
    clock_live: int = 3 * 60
    """A seat's time to think before the others may vote, if the table does not say."""
    clock_turns: int = 3 * DAY
    bot: float = 10.0
    """What a bot may take for a decision before its process is ended and a move is drawn."""
    bot_pause: float = 0.6
    """Between the decisions of bots, so that people can follow."""
    hello: float = 5.0
    """For the first message of a WebSocket."""
    waiting: float = 30 * DAY
    """A table that waits for people is removed when nothing has happened for so long."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a server is started with."""

    database: URL
    page: Path | None = None
    """The folder of the built page; None if there is none."""
    packs: tuple[Path, ...] = ()
    """Folders of packs that tables may choose besides the games' own."""
    workers: int = 1
    bots: int = 1
    """Processes in which bots think, for each worker."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may open a WebSocket; our own always may."""
    proxies: tuple[str, ...] = ()
    """Addresses of those in front who are believed when they tell for whom they ask."""
    limits: Limits = field(default_factory=Limits)
    times: Times = field(default_factory=Times)


def page_folder(asked: Path | None = None) -> Path | None:
    """The page that was asked for, or that of the environment, or the package's own."""
    named = os.environ.get(PAGE_VARIABLE, "")
    folder = asked or (Path(named) if named else OWN_PAGE)
    return folder if (folder / "index.html").is_file() else None


Reader = Callable[[str, str], int | float]
"""From a limit's name and what was written for it to its value."""


class BadLimit(ValueError):
    """A limit that there is not, or a figure that cannot be one."""


def with_limits(settings: Settings, values: Mapping[str, str]) -> Settings:
    """These settings with other limits and times, by their names here."""
    limits: dict[str, Reader] = {one.name: whole for one in fields(Limits)}
    times: dict[str, Reader] = {
        one.name: whole if one.type == "int" else amount for one in fields(Times)
    }
    known = {**limits, **times}
    for name in values:
        if name not in known:
            raise BadLimit(f"there is no limit '{name}'; there are: {', '.join(known)}")
    read: dict[str, Any] = {name: known[name](name, value) for name, value in values.items()}
    return replace(
        settings,
        limits=replace(settings.limits, **{n: read[n] for n in limits if n in read}),
        times=replace(settings.times, **{n: read[n] for n in times if n in read}),
    )


def whole(name: str, value: str) -> int:
    if not value.isdecimal() or not 0 < int(value) < 10**12:
        raise BadLimit(f"'{name}' is a whole number above 0, not '{value}'")
    return int(value)


def amount(name: str, value: str) -> float:
    try:
        found = float(value)
    except ValueError:
        found = -1.0
    if not 0 <= found < 10**12:
        raise BadLimit(f"'{name}' is a number of seconds, not '{value}'")
    return found
