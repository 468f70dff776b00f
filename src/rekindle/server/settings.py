"""The server's settings: one frozen object."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from sqlalchemy import URL

from rekindle.bots import LEVELS

PAGE_VARIABLE = "REKINDLE_PAGE"
OWN_PAGE = Path(__file__).parent.parent / "page"
"""The page inside the package, if it was built with one."""
HOUR = 3600
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits per client and per table."""

    requests: int = 600
    """HTTP requests per address and minute."""
    logins: int = 10
    """Login attempts and new accounts per address and five minutes."""
    tables: int = 50
    """Unfinished tables per address that were active within the last day."""
    body: int = 64 * 1024
    """Bytes of a request body."""
    message: int = 4096
    """Bytes of a WebSocket message."""
    messages: int = 600
    """Messages per WebSocket and minute."""
    sockets: int = 100
    """WebSockets per address."""
    work: int = 1000
    """Milliseconds of work per address and ten seconds, by estimate; what exceeds it must wait."""
    pages: int = 40
    """Clients connected to one table."""
    live_tables: int = 400
    """Tables kept in memory without connected clients."""


@dataclass(frozen=True, slots=True)
class Times:
    """Timeouts and lifetimes in seconds."""

    session: float = 90 * DAY
    link: float = 15 * 60
    clock_live: int = 3 * 60
    """Default time to think before the others may vote for a substitute."""
    clock_turns: int = 3 * DAY
    """The same for tables at the pace `turns`."""
    bot: float = 10.0
    """Timeout for a bot's decision; after that its process is ended and a random move is played."""
    bot_pause: float = 0.3
    """Minimum time for the first of a bot's decisions in a row, so that people can still undo.

    How fast the decisions are shown is up to the page.
    """
    hello: float = 5.0
    """Timeout for the first message of a WebSocket."""
    database: float = 60.0
    """How long a starting server waits for its database."""
    waiting: float = 30 * DAY
    """A table that waits for players is removed after this long without activity."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a server is started with."""

    database: URL
    page: Path | None = None
    """The folder of the built page; None if there is none."""
    packs: tuple[Path, ...] = ()
    """Folders of packs to offer besides the games' own."""
    workers: int = 1
    bots: int = 1
    """Bot processes per worker."""
    origins: tuple[str, ...] = ()
    """Additional origins whose pages may open a WebSocket."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose `X-Forwarded-For` is trusted."""
    own_bots: tuple[tuple[str, str], ...] = ()
    """Bots of the host's own, by the names under which they are offered."""
    limits: Limits = field(default_factory=Limits)
    times: Times = field(default_factory=Times)

    @property
    def levels(self) -> tuple[str, ...]:
        """What people choose as opponents; the host's own bots come last."""
        return (*LEVELS, *dict(self.own_bots))


def page_folder(folder: Path | None = None) -> Path | None:
    """Return the folder of the page: this one, $REKINDLE_PAGE or the package's own.

    None if it has no `index.html`.
    """
    variable = os.environ.get(PAGE_VARIABLE, "")
    folder = folder or (Path(variable) if variable else OWN_PAGE)
    return folder if (folder / "index.html").is_file() else None


Parser = Callable[[str, str], int | float]
"""From a limit's name and its text to its value."""


class BadLimit(ValueError):
    """An unknown limit or an invalid value."""


def with_limits(settings: Settings, values: Mapping[str, str]) -> Settings:
    """Return the settings with other limits and times, by field name."""
    limits: dict[str, Parser] = {one.name: parse_int for one in fields(Limits)}
    times: dict[str, Parser] = {
        one.name: parse_int if one.type == "int" else parse_seconds for one in fields(Times)
    }
    parsers = {**limits, **times}
    for name in values:
        if name not in parsers:
            raise BadLimit(f"unknown limit '{name}'; limits: {', '.join(parsers)}")
    parsed: dict[str, Any] = {name: parsers[name](name, text) for name, text in values.items()}
    return replace(
        settings,
        limits=replace(settings.limits, **{n: parsed[n] for n in limits if n in parsed}),
        times=replace(settings.times, **{n: parsed[n] for n in times if n in parsed}),
    )


def parse_int(name: str, text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 10**12:
        raise BadLimit(f"'{name}' must be a whole number above 0, not '{text}'")
    return int(text)


def parse_seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < 10**12:
        raise BadLimit(f"'{name}' must be a number of seconds, not '{text}'")
    return seconds
