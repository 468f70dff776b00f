"""`rekindle simulate`: statistics of many games of bots."""

from __future__ import annotations

from rekindle import arena
from rekindle.arena import BotReport, Report, Summary
from rekindle.cli import parameters as p
from rekindle.cli.output.console import Output, open_output
from rekindle.cli.output.progress import progress_bar
from rekindle.cli.output.tables import number, percent, show_table
from rekindle.cli.play.options import describe_options
from rekindle.cli.play.result import ending_text
from rekindle.cli.play.seats import bot_seat_count, split_bots
from rekindle.games import find as find_game

DEFAULT_BOTS = "random"
COLUMNS = ("bot", "seats", "wins", "share", "fair", "mean-place", "mean-total")


def simulate(
    game: p.GameName,
    seats: p.Seats = None,
    games: p.Games = 100,
    bots: p.Bots = DEFAULT_BOTS,
    seed: p.Seed = 0,
    jobs: p.Jobs = 1,
    json: p.Json = False,
    option: p.Options = None,
    pack: p.Pack = None,
    language: p.Language = None,
    plain: p.Plain = False,
) -> int:
    """Let bots play many games and print statistics.

    The report has wins, places and totals by bot, with 95 % intervals, and the length of games.
    """
    out = open_output(language, plain)
    names = split_bots(bots or "")
    count = bot_seat_count(find_game(game), seats, len(names))
    options = p.named_values("--option", option or ())
    with progress_bar(games) as progress:
        report = arena.simulate(game, count, games, names, seed or 0, jobs, options, pack, progress)
    if json:
        print(report.to_json())
    else:
        show_report(report, out)
    return 0


def show_report(report: Report, out: Output) -> None:
    show_heading("simulated", report, out)
    show_bots(report, out)
    if report.by_seat:
        seats = "; ".join(f"{seat.seat + 1}: {percent(seat.win_share)}" for seat in report.by_seat)
        out.message("simulated-seats", seats=seats)
    show_endings(report, out)
    length = report.length
    out.message(
        "simulated-length",
        mean=f"{length.mean:.0f}",
        median=f"{length.median:.0f}",
        low=f"{length.p5:.0f}",
        high=f"{length.p95:.0f}",
    )
    out.message("simulated-interval", "dim", seconds=f"{report.elapsed:.1f}")


def show_heading(id: str, report: Summary, out: Output, **more: str) -> None:
    """Print which games were played."""
    first, last = report.seeds
    out.message(
        id,
        "bold",
        games=report.games,
        game=report.game,
        seats=report.seats,
        first=str(first),
        last=str(last),
        options=describe_options(out, find_game(report.game), report.options),
        **more,
    )


def show_bots(report: Report, out: Output) -> None:
    """Print a row per bot; with one seat there are no wins, only totals."""
    alone = report.seats == 1
    headings = ["bot", "mean-total"] if alone else list(COLUMNS)
    rows = [[bot.name, number(bot.total)] if alone else bot_row(bot) for bot in report.bots]
    show_table(out, [out.say(f"column-{heading}") for heading in headings], rows)


def bot_row(bot: BotReport) -> list[str]:
    return [
        bot.name,
        str(bot.seats),
        str(bot.wins),
        percent(bot.win_share),
        f"{bot.fair_share:.0%}",
        number(bot.place),
        number(bot.total),
    ]


def show_endings(report: Summary, out: Output) -> None:
    """Print why the games ended, unless it was always the same; with one seat in any case."""
    if len(report.endings) < 2 and report.seats > 1:
        return
    phrases = find_game(report.game).phrases(out.say.language)
    endings = [f"{ending_text(phrases, reason)} {n}" for reason, n in report.endings.items()]
    out.message("simulated-endings", endings="; ".join(endings))
