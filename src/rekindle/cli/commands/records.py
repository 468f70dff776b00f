"""`rekindle records`: turn records into data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from rekindle.arena import Progress
from rekindle.cli import parameters as p
from rekindle.cli.output.console import open_output
from rekindle.cli.output.errors import UserError
from rekindle.cli.output.progress import progress_bar
from rekindle.cli.play.setup import read_match
from rekindle.envs.extras import MissingExtra
from rekindle.kernel.match import Match


def records(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of one game.")],
    parquet: Annotated[
        Path, typer.Option("--parquet", metavar="OUT", help="Parquet file to write.")
    ],
    pack: p.Pack = None,
    language: p.Language = None,
) -> int:
    """Write records as a table with one row for each decision.

    A row has what the seat knew, which moves it was offered, which one it played and how it ended.
    """
    try:
        from rekindle.envs import dataset
    except MissingExtra as error:
        raise UserError(str(error)) from None
    out = open_output(language)
    with progress_bar(len(files)) as progress:
        games, rows = dataset.write(parquet, read_all(files, pack, progress))
    out.message("records-written", games=games, rows=rows, file=str(parquet))
    return 0


def read_all(
    files: Sequence[Path], pack: Path | None, progress: Progress
) -> Iterator[tuple[str, Match]]:
    for done, file in enumerate(files, 1):
        yield file.name, read_match(file, pack)
        progress(done, len(files))
