"""`rekindle loadtest`: measure a server with many tables."""

from __future__ import annotations

from typing import Annotated

import typer

from rekindle.cli import parameters as p
from rekindle.cli.output.errors import UserError
from rekindle.games import NAMES
from rekindle.games import find as find_game


def loadtest(
    tables: Annotated[
        int, typer.Option("--tables", metavar="N", help="Number of tables played at once.")
    ] = 200,
    every: Annotated[
        float, typer.Option("--every", metavar="SECONDS", help="Time between moves at a table.")
    ] = 2.0,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="SECONDS", help="Duration of the test.")
    ] = 60.0,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Game to play.")] = NAMES[0],
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="Players at a table.")] = 2,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="Database; a temporary file if omitted."),
    ] = None,
    workers: p.Workers = 1,
    address: Annotated[
        str | None,
        typer.Option(
            "--address", metavar="URL", help="Local server to test; started here if omitted."
        ),
    ] = None,
    compression: Annotated[
        bool,
        typer.Option("--compression/--no-compression", help="Compress messages, as browsers do."),
    ] = True,
    bots: Annotated[bool, typer.Option("--bots", help="Put a bot at each table.")] = False,
    abuse: Annotated[
        str | None,
        typer.Option(
            "--abuse",
            metavar="WAY",
            help="Add one client that does as much as its limits allow: sockets, reconnect, undo, "
            "why, look, replay, record, course, branch or bots.",
        ),
    ] = None,
    json: p.Json = False,
) -> int:
    """Measure a local server with many tables."""
    from rekindle.server import loadtest as load

    plan = load.Plan(
        tables=tables,
        every=every,
        seconds=seconds,
        game=find_game(game).name,
        seats=seats,
        database=database,
        address=address,
        workers=workers,
        compression=compression,
        bots=bots,
        abuse=abuse,
    )
    try:
        return load.main(plan, json)
    except load.LoadtestError as error:
        raise UserError(str(error)) from None
