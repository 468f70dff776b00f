"""The entry point of `rekindle`: assembles the commands and runs one."""

from __future__ import annotations

import sys
from typing import Annotated, Any, NoReturn

import typer

import rekindle
from rekindle.cli.commands import (
    arena,
    arena_levels,
    balance,
    bench,
    features,
    games,
    loadtest,
    pack,
    play,
    records,
    replay,
    resume,
    rules,
    serve,
    simulate,
    train,
    watch,
)
from rekindle.cli.output.errors import UserError, exit_after
from rekindle.cli.play.setup import engine

app = typer.Typer(
    add_completion=False,
    help="Play, study and simulate modern board games.",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command()(play.play)
app.command()(resume.resume)
app.command()(watch.watch)
app.command()(replay.replay)
app.command()(simulate.simulate)
app.command()(balance.balance)
app.command()(train.train)
app.command()(records.records)
app.command()(features.features)
app.command()(rules.rules)
app.command()(games.games)
app.command()(serve.serve)
app.command()(bench.bench)
app.command()(loadtest.loadtest)
arena.app.command("levels")(arena_levels.levels)
app.add_typer(arena.app, name="arena")
app.add_typer(pack.app, name="pack")


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"rekindle {rekindle.__version__}, {engine()} engine")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=show_version,
            is_eager=True,
            help="Print the version and the kind of engine, and exit.",
        ),
    ] = False,
) -> None:
    """Play, study and simulate modern board games."""


def command(arguments: list[str]) -> int:
    """Run a command line and return its exit status. Raises UserError for wrong usage."""
    try:
        status = app(arguments or ["--help"], prog_name="rekindle", standalone_mode=False)
    except typer.Abort:  # raised by typer at the end of input
        raise EOFError from None
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        raise UserError(usage(error)) from None
    return status if isinstance(status, int) else 0


def usage(error: Any) -> str:
    path = error.ctx.command_path if getattr(error, "ctx", None) else "rekindle"
    text = error.format_message().rstrip(".")
    return f"{text or 'missing argument'}; see '{path} --help'"


def run(arguments: list[str] | None = None) -> NoReturn:
    exit_after(lambda: command(sys.argv[1:] if arguments is None else arguments))


if __name__ == "__main__":
    run()
