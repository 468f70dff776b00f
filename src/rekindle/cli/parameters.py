"""Parameters that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from rekindle.cli.output.errors import UserError

MAX_SEED = 10**18 - 1  # the largest that a record can hold

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Name of the game; see 'rekindle games'.")
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="Number of players.")]
Bots = Annotated[
    str | None,
    typer.Option("--bots", metavar="A,B,...", help="Bots by level or name, such as easy,sharp."),
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="N",
        min=0,
        max=MAX_SEED,
        help="Random seed; the same seed deals the same game.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="Set an option of the game; see 'rekindle games'. Repeatable.",
    ),
]
Pack = Annotated[
    Path | None,
    typer.Option("--pack", metavar="DIR", help="Content pack to use instead of the game's own."),
]
Language = Annotated[
    str | None,
    typer.Option("--language", metavar="en|de", help="Language; by default that of the system."),
]
Plain = Annotated[
    bool,
    typer.Option("--plain", help="Print sentences instead of boxes, e.g. for screen readers."),
]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="Number of games.")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1, help="Number of processes.")]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster instead of processes."),
]
Json = Annotated[bool, typer.Option("--json", help="Print the report as JSON.")]
NoSave = Annotated[bool, typer.Option("--no-save", help="Do not save the game.")]
Workers = Annotated[
    int,
    typer.Option("--workers", metavar="N", min=1, help="Server processes; needs PostgreSQL if >1."),
]


def named_values(option: str, texts: Sequence[str]) -> dict[str, str]:
    """Parse the values of a repeatable NAME=VALUE option."""
    values: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise UserError(f"invalid '{option} {text}'; write {option} NAME=VALUE")
        values[name.strip()] = value.strip()
    return values
