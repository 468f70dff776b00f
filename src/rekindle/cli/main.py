"""The commands of `rekindle`, and nothing else: each hands on to the module that does it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

import rekindle
from rekindle.cli import balancing, packs, replay, resuming, rulebook, serving, simulating
from rekindle.cli.asking import Reader
from rekindle.cli.greeting import greet, wants_to_continue
from rekindle.cli.look import Look, look
from rekindle.cli.options import list_options
from rekindle.cli.play import play as play_at
from rekindle.cli.robots import DEFAULT_BOT
from rekindle.cli.seats import all_bots
from rekindle.cli.starting import Wish, announce, engine, loaded_table, new_table, seats_for
from rekindle.cli.trouble import Trouble, guarded
from rekindle.cli.watching import watch as watch_table
from rekindle.cli.words import language_from
from rekindle.games import NAMES
from rekindle.games import find as find_game

app = typer.Typer(
    add_completion=False,
    help="Play, study and simulate modern euro games.",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
pack_app = typer.Typer(help="Content packs: check, begin, look up.")
app.add_typer(pack_app, name="pack")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="which game; see 'rekindle games'")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="how many players")]
Bots = Annotated[
    str | None, typer.Option("--bots", metavar="A,B,..", help="bots, such as easy,sharp")
]
HIGHEST_SEED = 10**18 - 1  # what a record can hold
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", min=0, max=HIGHEST_SEED, help="the same game again"),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="an option (repeatable), see 'rekindle games'"
    ),
]
Pack = Annotated[
    Path | None, typer.Option("--pack", metavar="DIR", help="a content pack of your own")
]
Language = Annotated[str | None, typer.Option("--language", metavar="en|de", help="language")]
Plain = Annotated[
    bool, typer.Option("--plain", help="sentences instead of boxes, for screen readers")
]
Number = Annotated[int, typer.Option("--games", metavar="N", min=1, help="how many games")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1, help="processes at once")]
Json = Annotated[bool, typer.Option("--json", help="print only JSON")]
NoSave = Annotated[bool, typer.Option("--no-save", help="do not keep the game on disk")]


def a_look(language: str | None, plain: bool = False) -> Look:
    return look(language_from(language, os.environ), plain)


def version(wanted: bool) -> None:
    if wanted:
        print(f"rekindle {rekindle.__version__}, {engine()} engine")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="version and engine")
    ] = False,
) -> None:
    """Play, study and simulate modern euro games."""


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="which game")] = None,
    seats: Seats = None,
    players: Annotated[
        str | None,
        typer.Option("--players", metavar="A,B,..", help='such as "Anna,bot:steady,Ben"'),
    ] = None,
    bots: Bots = None,
    seed: Seed = None,
    option: Options = None,
    pack: Pack = None,
    language: Language = None,
    load: Annotated[
        str | None, typer.Option("--load", metavar="FILE", help="begin from a record")
    ] = None,
    plain: Plain = False,
    no_save: NoSave = False,
) -> int:
    """Play at this terminal: against bots, or with others beside you."""
    here = a_look(language, plain)
    reader = Reader(here)
    wish = Wish(game or NAMES[0], seats, players, bots, seed, tuple(option or ()), pack)
    if wish == Wish(wish.game) and load is None:
        if game is None and wants_to_continue(here, reader):
            return resuming.resume(None, None, language, plain)
        wish = greet(here, reader, game)
    if load is not None:
        table = loaded_table(Path(load), wish, here, back_to=None, keep=not no_save)
    else:
        table = new_table(wish, here, seats_for(wish, here), keep=not no_save)
    announce(here, table)
    if not table.people:
        return watch_table(table, here, delay=0)
    return play_at(table, here, reader)


@app.command()
def resume(
    file: Annotated[str | None, typer.Argument(metavar="FILE", help="a game's file")] = None,
    listed: Annotated[bool, typer.Option("--list", help="list the unfinished games")] = False,
    pack: Pack = None,
    language: Language = None,
    plain: Plain = False,
) -> int:
    """Continue the last unfinished game, or another one by its name."""
    if listed:
        return resuming.list_games(a_look(language, plain))
    return resuming.resume(file, pack, language, plain)


@app.command()
def watch(
    game: Annotated[str, typer.Argument(metavar="GAME")] = NAMES[0],
    bots: Bots = None,
    seats: Seats = None,
    seed: Seed = None,
    delay: Annotated[
        float, typer.Option("--delay", metavar="SECONDS", min=0, help="a pause after each move")
    ] = 0.0,
    option: Options = None,
    pack: Pack = None,
    language: Language = None,
    plain: Plain = False,
) -> int:
    """Bots play among themselves; what happens is told as it goes."""
    here = a_look(language, plain)
    wish = Wish(game, seats, None, bots, seed, tuple(option or ()), pack)
    around = all_bots(find_game(game), seats, bots, DEFAULT_BOT)
    table = new_table(wish, here, around, keep=False)
    announce(here, table)
    return watch_table(table, here, delay)


@app.command(name="replay")
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a record")],
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", min=0, help="stand before this decision")
    ] = None,
    seat: Annotated[
        str, typer.Option("--seat", metavar="SEAT", help="a seat, its name, all or spectator")
    ] = "spectator",
    printed: Annotated[bool, typer.Option("--print", help="print and ask nothing")] = False,
    pack: Pack = None,
    language: Language = None,
    plain: Plain = False,
) -> int:
    """Step through a record: any decision, any turn, with anybody's eyes."""
    here = a_look(language, plain)
    reader = Reader(here)
    shown = replay.Replay(file, pack, here, reader)
    replay.see_as(shown, seat)
    if at is not None and at > shown.length:
        raise Trouble(f"{file} has {shown.length} decisions; --at {at} is beyond its end")
    shown.go(at or 0)
    return replay.print_out(shown, at) if printed else replay.browse(shown, reader)


@app.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    number: Number = 100,
    bots: Bots = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    json: Json = False,
    option: Options = None,
    pack: Pack = None,
    language: Language = None,
    plain: Plain = False,
) -> int:
    """Many games of bots: places and totals with 95 % intervals, and how long games are."""
    wish = Wish(game, seats, None, bots, seed, tuple(option or ()), pack)
    return simulating.run(wish, number, jobs, json, a_look(language, plain))


@app.command()
def balance(
    game: GameName,
    number: Number = 100,
    seats: Seats = None,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="at every seat, such as rollout:20")
    ] = simulating.DEFAULT_BOTS,
    band: Annotated[
        str | None,
        typer.Option("--band", metavar="LOW-HIGH", help="totals that winners should end with"),
    ] = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    json: Json = False,
    option: Options = None,
    pack: Pack = None,
    language: Language = None,
    plain: Plain = False,
) -> int:
    """One bot against itself: lengths, totals, what is used, and who wins with what."""
    wish = Wish(game, seats, None, bot, seed, tuple(option or ()), pack)
    return balancing.run(wish, number, jobs, band, json, a_look(language, plain))


@app.command()
def rules(
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORDS]...")] = None,
    language: Language = None,
) -> int:
    """The rules: their sections, or the articles that fit best."""
    here, found = a_look(language), find_game(game)
    query = " ".join(words or ())
    if not rulebook.look_up(here, found, query):
        raise Trouble(rulebook.nothing_found(here, found, query))
    return 0


@app.command(name="games")
def list_games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="only this one")] = None,
    language: Language = None,
) -> int:
    """The games there are, with their player counts and options."""
    here = a_look(language)
    for found in [find_game(game)] if game is not None else map(find_game, NAMES):
        here.line(f"{found.name}: {found.title}", "bold")
        seats = here.say("game-seats", first=found.seats[0], last=found.seats[-1])
        here.line(seats, indent=2)
        list_options(here, found)
    return 0


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="0.0.0.0 lets everybody in")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            "--port", metavar="N", min=1, max=65535, help="the next free one if left away"
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="REKINDLE_DATABASE",
            show_envvar=True,
            help="sqlite:///PATH or postgresql://...; in your data folder if left away",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, help="processes; PostgreSQL only")
    ] = 1,
    bots: Annotated[
        int | None,
        typer.Option("--bot-processes", metavar="N", min=1, help="in which bots think, a worker"),
    ] = None,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="DIR", help="the built page, if elsewhere")
    ] = None,
    pack: Annotated[
        list[Path] | None,
        typer.Option("--pack", metavar="DIR", help="a pack that tables may choose (repeatable)"),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="another site that shows the page"),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="a proxy in front, believed who asks"),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="NAME=N", help="such as requests=1000 (repeatable)"),
    ] = None,
    opens: Annotated[bool, typer.Option("--open/--no-open", help="open the browser")] = False,
    language: Language = None,
) -> int:
    """Play in the browser: serve tables to this machine, or to everybody."""
    wish = serving.ServeWish(
        host=host,
        port=port,
        database=database,
        workers=workers,
        bots=bots,
        page=page,
        packs=pack or (),
        origins=origin or (),
        proxies=proxy or (),
        limits=limit or (),
        opens=opens,
    )
    return serving.run(wish, a_look(language))


@app.command()
def bench(
    json: Json = False,
    peer_python: Annotated[
        str | None, typer.Option("--peer-python", metavar="PATH", help="set catanatron beside us")
    ] = None,
    processes: Annotated[int, typer.Option("--processes", min=1, help="rounds")] = 5,
    slices: Annotated[int, typer.Option("--slices", min=1, help="slices in a round")] = 12,
    rebase: Annotated[bool, typer.Option("--rebase", help="write the checksums anew")] = False,
) -> int:
    """How fast the engine plays."""
    from rekindle.bench import main

    return main(json, peer_python, processes, slices, rebase)


@app.command()
def loadtest(
    tables: Annotated[int, typer.Option("--tables", metavar="N", help="how many at once")] = 200,
    every: Annotated[
        float, typer.Option("--every", metavar="SECONDS", help="between two moves at a table")
    ] = 2.0,
    seconds: Annotated[float, typer.Option("--seconds", metavar="N", help="how long")] = 60.0,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="which game")] = NAMES[0],
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="players at a table")] = 2,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="a temporary file if left away"),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, help="processes; PostgreSQL only")
    ] = 1,
    address: Annotated[
        str | None,
        typer.Option("--address", metavar="URL", help="a server that runs here already"),
    ] = None,
    compression: Annotated[
        bool, typer.Option("--compression/--no-compression", help="as browsers ask for it")
    ] = True,
    json: Json = False,
) -> int:
    """How a server bears many tables at once, on this machine only."""
    from rekindle.server import loadtest

    plan = loadtest.Plan(
        tables, every, seconds, find_game(game).name, seats, database, address, workers, compression
    )
    try:
        return loadtest.main(plan, json)
    except loadtest.LoadtestError as error:
        raise Trouble(str(error)) from None


@pack_app.command(name="check")
def pack_check(folder: Annotated[Path, typer.Argument(metavar="DIR")]) -> int:
    """What is wrong with a pack: file, line, and what would be right."""
    return packs.check_pack(folder)


@pack_app.command(name="new")
def pack_new(
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    language: Language = None,
) -> int:
    """A copy of the game's own pack, to edit."""
    return packs.new_pack(game, folder, a_look(language))


@pack_app.command(name="words")
def pack_words(game: GameName, language: Language = None) -> int:
    """Every phrase that an effect may be made of."""
    return packs.pack_words(game, a_look(language))


@pack_app.command(name="sources")
def pack_sources(game: GameName, pack: Pack = None, language: Language = None) -> int:
    """Where the figures of a pack come from, counted."""
    return packs.pack_sources(game, pack, a_look(language))


def command(arguments: list[str]) -> int:
    """Run a command line; wrong usage is told in one line like everything else."""
    try:
        status = app(arguments or ["--help"], prog_name="rekindle", standalone_mode=False)
    except typer.Abort:  # what typer makes of an input that has ended
        raise EOFError from None
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        raise Trouble(usage(error)) from None
    return status if isinstance(status, int) else 0


def usage(error: Any) -> str:
    path = error.ctx.command_path if getattr(error, "ctx", None) else "rekindle"
    text = error.format_message().rstrip(".")
    return f"{text or 'something is missing'}; see '{path} --help'"


def run(arguments: list[str] | None = None) -> NoReturn:
    guarded(lambda: command(sys.argv[1:] if arguments is None else arguments))


if __name__ == "__main__":
    run()
