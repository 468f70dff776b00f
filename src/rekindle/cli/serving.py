"""`rekindle serve`: from what was asked for to a running server."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rekindle.cli.look import Look
from rekindle.cli.options import named_values
from rekindle.cli.storage import data_folder
from rekindle.cli.trouble import Trouble

if TYPE_CHECKING:
    from rekindle.server.settings import Settings

DATABASE = "tables.sqlite"


@dataclass(frozen=True, slots=True)
class ServeWish:
    """How somebody wants to serve."""

    host: str
    port: int | None
    database: str | None
    workers: int
    bots: int | None
    page: Path | None
    packs: Sequence[Path]
    origins: Sequence[str]
    proxies: Sequence[str]
    limits: Sequence[str]
    opens: bool


def run(wish: ServeWish, look: Look) -> int:
    """Serve until somebody ends it."""
    # The server and all it stands on are imported only here: other commands start faster.
    from rekindle.server import ports, runner
    from rekindle.server.settings import BadLimit
    from rekindle.server.store.urls import BadDatabase

    try:
        settings = settings_for(wish)
        listener = ports.listen(wish.host, wish.port)
    except (BadDatabase, BadLimit, ports.CannotListen) as error:
        raise Trouble(str(error)) from None
    where = ports.url(wish.host, listener.getsockname()[1])

    def ready() -> None:
        tell(look, where, ports.is_local(wish.host), settings.page is not None)
        if wish.opens:
            runner.open_browser(where)

    try:
        runner.serve(settings, listener, where, ready)
    except BadDatabase as error:
        raise Trouble(str(error)) from None
    except KeyboardInterrupt:
        look.tell("serve-ended")
    return 0


def settings_for(wish: ServeWish) -> Settings:
    """All settings; BadDatabase, BadLimit or Trouble say what cannot be."""
    from rekindle.server.settings import Settings, page_folder, with_limits
    from rekindle.server.store.urls import database_url, is_sqlite

    database = database_url(wish.database or f"sqlite:///{data_folder() / DATABASE}")
    if wish.workers > 1 and is_sqlite(database):
        raise Trouble(
            "several workers need PostgreSQL, which tells them of each other's tables; "
            "leave --workers away, or name --database postgresql://..."
        )
    page = page_folder(wish.page)
    if wish.page is not None and page is None:
        raise Trouble(f"there is no page in {wish.page}: index.html is missing; see 'make page'")
    settings = Settings(
        database=database,
        page=page,
        packs=tuple(folder.resolve() for folder in wish.packs),
        workers=wish.workers,
        bots=wish.bots or usual_bots(wish.workers),
        origins=tuple(origin.rstrip("/") for origin in wish.origins),
        proxies=tuple(map(network, wish.proxies)),
    )
    return with_limits(settings, named_values("--limit", wish.limits))


def network(text: str) -> str:
    """An address, or a network such as 10.0.0.0/8."""
    try:
        return str(ipaddress.ip_network(text)) if "/" in text else str(ipaddress.ip_address(text))
    except ValueError:
        raise Trouble(f"'--proxy {text}' should be an address, such as 127.0.0.1") from None


def usual_bots(workers: int) -> int:
    """Bots think on all cores but one, which is for those who wait for an answer."""
    return max(1, ((os.cpu_count() or 1) - 1) // workers)


def tell(look: Look, where: str, only_here: bool, page: bool) -> None:
    """The address, in one line that is there at once, even in a pipe."""
    look.tell("serve-ready", "bold", where=where)
    if not page:
        look.tell("serve-no-page")
    if not only_here:
        look.tell("serve-everybody", "dim")
    look.console.file.flush()
