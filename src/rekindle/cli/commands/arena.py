"""`rekindle arena`: tournaments of bots, tests of one bot against another, and reports."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from rekindle.arena import tournament as t
from rekindle.arena.tournament.description import DEFAULT_DEALS, DEFAULT_LIMIT, check_format
from rekindle.arena.tournament.report import check_anchor, comparison
from rekindle.arena.workers import Processes, RayCluster, Workers
from rekindle.cli import parameters as p
from rekindle.cli.arena.page import page
from rekindle.cli.arena.tables import ratio_text, show_tournament
from rekindle.cli.output.console import Output, open_output
from rekindle.cli.output.errors import EXIT_INTERRUPTED, UserError
from rekindle.cli.output.progress import telling_bar

app = typer.Typer(help="Let bots compete: tournaments, tests and reports.")

SUFFIX = ".toml"
DEFAULT_SEATS = 2
MOST_TEST_DEALS = 10_000
LEADERS = 3
"""How many bots stand beside the progress bar."""
IN_FILES = ("game", "seats", "option", "pack", "format", "deals", "rounds", "seed", "limit")
"""Options that stand in the file, if a tournament is read from one."""

Game = Annotated[
    list[str] | None,
    typer.Option("--game", metavar="GAME", help="Game to play; see 'rekindle games'. Repeatable."),
]
SeatCounts = Annotated[
    list[int] | None,
    typer.Option("--seats", metavar="N", help="Number of seats; 2 if omitted. Repeatable."),
]
Limit = Annotated[
    float,
    typer.Option("--limit", metavar="S", help="Seconds a bot may think about one decision."),
]
Anchor = Annotated[
    str | None,
    typer.Option("--anchor", metavar="BOT=RATING", help="Fix a rating; random=1000 if omitted."),
]


@app.command()
def run(
    context: typer.Context,
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOTS...|FILE", help="Bots, or a TOML file with a tournament."),
    ],
    game: Game = None,
    seats: SeatCounts = None,
    option: p.Options = None,
    pack: p.Pack = None,
    format: Annotated[
        str, typer.Option("--format", metavar="F", help=f"One of: {', '.join(t.FORMATS)}.")
    ] = "round-robin",
    deals: Annotated[
        int, typer.Option("--deals", metavar="N", help="Seeds for each line-up, all seatings each.")
    ] = DEFAULT_DEALS,
    rounds: Annotated[
        int | None, typer.Option("--rounds", metavar="N", help="Rounds of a Swiss tournament.")
    ] = None,
    seed: p.Seed = None,
    limit: Limit = DEFAULT_LIMIT,
    jobs: p.Jobs = 1,
    ray: p.Ray = None,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="File of results; a run goes on with it.")
    ] = Path("results.jsonl"),
    anchor: Anchor = None,
    language: p.Language = None,
    plain: p.Plain = False,
) -> int:
    """Play a tournament, and report.

    Every seed is played in all seatings of its line-up. The file of results grows by a line a
    game; the same command goes on where it was interrupted.
    """
    shown = open_output(language, plain)
    fixed = parse_anchor(anchor)
    if len(bots) == 1 and bots[0].endswith(SUFFIX):
        wanted = t.read_wanted(Path(bots[0]))
        refuse_given(context, bots[0])
    else:
        games = wanted_games(game, seats, option, pack)
        wanted = t.Wanted(bots, games, check_format(format), deals, rounds, seed or 0, limit)
    tournament = t.tournament_of(wanted)
    check_anchor(fixed, tournament.bots)
    with closing(t.open_results(out, tournament)) as results:
        status = interruptible(lambda: play_all(results, jobs, ray, shown), shown, results, out)
        if results.games:
            show_tournament(t.report_of(results, fixed), shown)
    return status


@app.command("test")
def compare(
    a: Annotated[str, typer.Argument(metavar="A", help="Bot that may be stronger.")],
    b: Annotated[str, typer.Argument(metavar="B", help="Bot to compare it with.")],
    game: Annotated[
        str, typer.Option("--game", metavar="GAME", help="Game to play; see 'rekindle games'.")
    ],
    elo0: Annotated[
        float, typer.Option("--elo0", metavar="E", help="Lead of A that is not worth having.")
    ] = 0.0,
    elo1: Annotated[
        float, typer.Option("--elo1", metavar="E", help="Lead of A that is worth having.")
    ] = 20.0,
    alpha: Annotated[
        float, typer.Option("--alpha", metavar="P", help="Risk of seeing elo1 where elo0 holds.")
    ] = 0.05,
    beta: Annotated[
        float, typer.Option("--beta", metavar="P", help="Risk of seeing elo0 where elo1 holds.")
    ] = 0.05,
    seats: Annotated[
        int, typer.Option("--seats", metavar="N", help="Number of seats; B takes all but one.")
    ] = DEFAULT_SEATS,
    option: p.Options = None,
    pack: p.Pack = None,
    deals: Annotated[
        int, typer.Option("--deals", metavar="N", help="Seeds after which the test ends anyway.")
    ] = MOST_TEST_DEALS,
    seed: p.Seed = None,
    limit: Limit = DEFAULT_LIMIT,
    jobs: p.Jobs = 1,
    ray: p.Ray = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="File of results, to go on with it later."),
    ] = None,
    language: p.Language = None,
    plain: p.Plain = False,
) -> int:
    """Test whether bot A is stronger than bot B, with as few games as possible.

    A sequential probability ratio test between two leads of A, in Elo.
    """
    shown = open_output(language, plain)
    bounds = t.Bounds(elo0, elo1, alpha, beta)
    games = wanted_games([game], [seats], option, pack)
    wanted = t.Wanted([a, b], games, "test", deals, seed=seed or 0, limit=limit, bounds=bounds)
    tournament = t.tournament_of(wanted)
    with closing(t.open_results(out, tournament)) as results:
        status = interruptible(lambda: play_test(results, jobs, ray, shown), shown, results, out)
        show_tournament(t.report_of(results), shown)
    return status


@app.command()
def report(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File of results.")],
    json: p.Json = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="OUT", help="Write a page with charts.")
    ] = None,
    anchor: Anchor = None,
    language: p.Language = None,
    plain: p.Plain = False,
) -> int:
    """Report on a file of results, also while it grows."""
    shown = open_output(language, plain)
    found = t.report_of(t.read_results(file), parse_anchor(anchor))
    if html is not None:
        html.write_text(page(found, shown), "utf-8")
        shown.message("arena-page", file=str(html))
    elif json:
        print(found.to_json())
    else:
        show_tournament(found, shown)
    return 0


def refuse_given(context: typer.Context, file: str) -> None:
    """Refuse options that say what is played, since a file does."""
    for name in IN_FILES:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            raise UserError(f"{file} says what is played; leave --{name} out, or change the file")


def wanted_games(
    names: list[str] | None, seats: list[int] | None, option: list[str] | None, pack: Path | None
) -> list[t.Games]:
    if not names:
        raise UserError("name a game to play, such as --game euphoria; see 'rekindle games'")
    options: dict[str, str | bool | int] = {**p.named_values("--option", option or ())}
    folder = None if pack is None else str(pack)
    return [t.Games(name, seats or [DEFAULT_SEATS], options, folder) for name in names]


def parse_anchor(text: str | None) -> tuple[str, float] | None:
    if text is None:
        return None
    bot, _, rating = text.rpartition("=")
    try:
        return bot.strip().lower(), float(rating)
    except ValueError:
        raise UserError(f"invalid '--anchor {text[:40]}'; write --anchor BOT=RATING") from None


def workers_of(jobs: int, ray: str | None) -> Workers:
    return Processes(jobs) if ray is None else RayCluster(ray)


def play_all(results: t.Results, jobs: int, ray: str | None, out: Output) -> None:
    """Play what is missing of a tournament; the bar shows who leads."""
    total = t.games_in_all(results.tournament)
    standing = t.Standing()
    for played in results.games:
        standing.add(played)

    def tell(played: t.Played) -> None:
        standing.add(played)
        bar(len(results.games), leaders(standing, results.tournament))

    with closing(workers_of(jobs, ray)) as workers, telling_bar(total) as bar:
        bar(len(results.games), "")
        t.run_tournament(results, workers, tell)


def leaders(standing: t.Standing, tournament: t.Tournament) -> str:
    best = standing.ranked(tournament.bots)[:LEADERS]
    return " · ".join(f"{bot} {standing.score(bot):.0%}" for bot in best)


def play_test(results: t.Results, jobs: int, ray: str | None, out: Output) -> None:
    """Play until a test is decided; the bar shows the likelihood ratio and its bounds."""

    def tell(test: t.Sprt) -> None:
        found = comparison(test, results.tournament.bots)
        bar(test.next_deal, ratio_text(found, out))

    with (
        closing(workers_of(jobs, ray)) as workers,
        telling_bar(results.tournament.deals) as bar,
    ):
        t.run_test(results, workers, tell)


def interruptible(
    play: Callable[[], None], out: Output, results: t.Results, file: Path | None
) -> int:
    """Play; after Ctrl-C say what is kept."""
    try:
        play()
    except KeyboardInterrupt:
        if file is not None:
            out.message("arena-interrupted", games=len(results.games), file=str(file))
        return EXIT_INTERRUPTED
    return 0
