"""`rekindle bench`: measure the speed of the engine."""

from __future__ import annotations

from typing import Annotated

import typer

from rekindle.cli import parameters as p


def bench(
    json: p.Json = False,
    peer_python: Annotated[
        str | None,
        typer.Option(
            "--peer-python",
            metavar="PATH",
            help="Python interpreter with catanatron installed, to compare with.",
        ),
    ] = None,
    envs: Annotated[
        bool, typer.Option("--envs", help="Measure the environments for learners instead.")
    ] = False,
    processes: Annotated[
        int, typer.Option("--processes", metavar="N", min=1, help="Rounds, in fresh processes.")
    ] = 5,
    slices: Annotated[
        int, typer.Option("--slices", metavar="N", min=1, help="Timed slices per round.")
    ] = 12,
    rebase: Annotated[
        bool,
        typer.Option("--rebase", help="Write new checksums of the fixed games instead of timing."),
    ] = False,
) -> int:
    """Measure how fast the engine plays."""
    from rekindle.bench import main, main_of_environments

    if envs:
        return main_of_environments(json, peer_python, processes, slices)
    return main(json, peer_python, processes, slices, rebase)
