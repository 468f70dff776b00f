"""`rekindle serve`: serve the games to browsers."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rekindle.cli import parameters as p
from rekindle.cli.output.console import Output, open_output
from rekindle.cli.output.errors import UserError
from rekindle.cli.storage import data_folder

if TYPE_CHECKING:
    from rekindle.server.settings import Settings

DATABASE = "tables.sqlite"
LONGEST_NAME = 24
"""Characters of the name of a bot, as of a person."""
NO_PAGE = (
    "this installation has no page: in a clone run 'make play', or install Node.js 20.19 or later "
    "and repeat 'pip install .'; or give the folder of a built page with --page, "
    "or serve the protocol only with --no-page"
)


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """The options of `rekindle serve`."""

    host: str
    port: int | None
    database: str | None
    workers: int
    bots: int | None
    page: Path | None
    no_page: bool
    packs: Sequence[Path]
    own_bots: Sequence[str]
    origins: Sequence[str]
    proxies: Sequence[str]
    limits: Sequence[str]
    opens: bool


def serve(
    host: Annotated[
        str,
        typer.Option(
            "--host", metavar="ADDRESS", help="Address to listen on; 0.0.0.0 for all interfaces."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            metavar="N",
            min=1,
            max=65535,
            help="Port to listen on; the first free one from 8000 on if omitted.",
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="REKINDLE_DATABASE",
            show_envvar=True,
            help="sqlite:///PATH or postgresql://...; SQLite in your data folder if omitted.",
        ),
    ] = None,
    workers: p.Workers = 1,
    bots: Annotated[
        int | None,
        typer.Option(
            "--bot-processes",
            metavar="N",
            min=1,
            help="Processes for bots, per worker; by default all cores but one.",
        ),
    ] = None,
    page: Annotated[
        Path | None,
        typer.Option("--page", metavar="DIR", help="Folder of the built page, if not the default."),
    ] = None,
    no_page: Annotated[
        bool, typer.Option("--no-page", help="Serve the protocol only, for other clients.")
    ] = False,
    pack: Annotated[
        list[Path] | None,
        typer.Option("--pack", metavar="DIR", help="Content pack to offer at tables. Repeatable."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME=BOT",
            help="Bot of your own to offer, e.g. 'Deep=program:node my_bot.js'. Repeatable.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            "--origin", metavar="URL", help="Another origin that may open WebSockets. Repeatable."
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            help="Trusted reverse proxy, whose X-Forwarded-For header is used. Repeatable.",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            "--limit", metavar="NAME=N", help="Change a limit, e.g. requests=1000. Repeatable."
        ),
    ] = None,
    opens: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = False,
    language: p.Language = None,
) -> int:
    """Serve the games to browsers, on this machine or on the network."""
    options = ServeOptions(
        host=host,
        port=port,
        database=database,
        workers=workers,
        bots=bots,
        page=page,
        no_page=no_page,
        packs=pack or (),
        own_bots=bot or (),
        origins=origin or (),
        proxies=proxy or (),
        limits=limit or (),
        opens=opens,
    )
    return run(options, open_output(language))


def run(options: ServeOptions, out: Output) -> int:
    """Serve until Ctrl-C; return the exit status."""
    # The server is imported only here, so that other commands start faster.
    from rekindle.server import ports, runner
    from rekindle.server.settings import BadLimit
    from rekindle.server.store.urls import BadDatabase

    try:
        settings = settings_for(options)
        listener = ports.listen(options.host, options.port)
    except (BadDatabase, BadLimit, ports.CannotListen) as error:
        raise UserError(str(error)) from None
    where = ports.url(options.host, listener.getsockname()[1])

    def ready() -> None:
        show_address(out, where, ports.is_local(options.host))
        if options.opens:
            runner.open_browser(where)

    try:
        runner.serve(settings, listener, where, ready)
    except BadDatabase as error:
        raise UserError(str(error)) from None
    except KeyboardInterrupt:
        out.message("serve-ended")
    return 0


def settings_for(options: ServeOptions) -> Settings:
    """The settings of the server. Raises BadDatabase, BadLimit or UserError."""
    from rekindle.server.settings import Settings, page_folder, with_limits
    from rekindle.server.store.urls import database_url, is_sqlite

    database = database_url(options.database or f"sqlite:///{data_folder() / DATABASE}")
    if options.workers > 1 and is_sqlite(database):
        raise UserError(
            "several workers need PostgreSQL, to notify each other; "
            "omit --workers, or choose --database postgresql://..."
        )
    page = None if options.no_page else page_folder(options.page)
    if options.page is not None and page is None:
        raise UserError(f"no index.html in {options.page}; build the page with: make page")
    if page is None and not options.no_page:
        raise UserError(NO_PAGE)
    settings = Settings(
        database=database,
        page=page,
        packs=tuple(folder.resolve() for folder in options.packs),
        own_bots=parse_bots(options.own_bots),
        workers=options.workers,
        bots=options.bots or default_bot_processes(options.workers),
        origins=tuple(origin.rstrip("/") for origin in options.origins),
        proxies=tuple(map(parse_network, options.proxies)),
    )
    return with_limits(settings, p.named_values("--limit", options.limits))


def parse_bots(texts: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Parse and check the bots that are offered besides the levels."""
    from rekindle import bots

    found: dict[str, str] = {}
    for text in texts:
        for name, spec in p.named_values("--bot", [text]).items():
            if name in found or name in bots.LEVELS:
                raise UserError(f"there is already a bot '{name}'; choose another name for --bot")
            if len(name) > LONGEST_NAME or not name.isprintable():
                raise UserError(f"a bot's name has up to {LONGEST_NAME} letters, not '{name[:60]}'")
            found[name] = bots.find(spec, 0).name
    return tuple(found.items())


def parse_network(text: str) -> str:
    """Parse an address, or a network such as 10.0.0.0/8."""
    try:
        return str(ipaddress.ip_network(text)) if "/" in text else str(ipaddress.ip_address(text))
    except ValueError:
        raise UserError(
            f"invalid '--proxy {text}'; expected an address such as 127.0.0.1"
        ) from None


def default_bot_processes(workers: int) -> int:
    """All cores but one, which is left for requests."""
    return max(1, ((os.cpu_count() or 1) - 1) // workers)


def show_address(out: Output, where: str, only_here: bool) -> None:
    """Print the address at once, even into a pipe."""
    out.message("serve-ready", "bold", where=where)
    if not only_here:
        out.message("serve-everybody", "dim")
    out.console.file.flush()
