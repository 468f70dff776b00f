"""`rekindle simulate`: many games of bots, and what came of them."""

from __future__ import annotations

from rekindle.arena import Report, simulate
from rekindle.arena.report import BotReport, Summary
from rekindle.cli.look import Look
from rekindle.cli.options import option_values, told_options
from rekindle.cli.progress import progress_bar
from rekindle.cli.results import ending_text
from rekindle.cli.seats import count_of_bots, specs
from rekindle.cli.starting import Wish
from rekindle.cli.tables import figure, percent, show_table
from rekindle.games import find as find_game

DEFAULT_BOTS = "random"
COLUMNS = ("bot", "seats", "wins", "share", "fair", "mean-place", "mean-total")


def run(wish: Wish, number: int, jobs: int, json: bool, look: Look) -> int:
    """Simulate and report; with `json` nothing but JSON goes to stdout."""
    bots = specs(wish.bots if wish.bots is not None else DEFAULT_BOTS)
    with progress_bar(number) as progress:
        report = simulate(
            wish.game,
            count_of_bots(find_game(wish.game), wish.seats, len(bots)),
            number,
            bots,
            wish.seed or 0,
            jobs,
            option_values(wish.options),
            wish.pack,
            progress,
        )
    if json:
        print(report.to_json())
    else:
        show(report, look)
    return 0


def show(report: Report, look: Look) -> None:
    show_heading("simulated", report, look)
    show_bots(report, look)
    if report.by_seat:
        seats = "; ".join(f"{seat.seat + 1}: {percent(seat.win_share)}" for seat in report.by_seat)
        look.tell("simulated-seats", seats=seats)
    show_endings(report, look)
    length = report.length
    look.tell(
        "simulated-length",
        mean=f"{length.mean:.0f}",
        median=f"{length.median:.0f}",
        low=f"{length.p5:.0f}",
        high=f"{length.p95:.0f}",
    )
    look.tell("simulated-interval", "dim", seconds=f"{report.elapsed:.1f}")


def show_heading(id: str, report: Summary, look: Look, **more: str) -> None:
    """Which games were played."""
    first, last = report.seeds
    look.tell(
        id,
        "bold",
        games=report.games,
        game=report.game,
        seats=report.seats,
        first=str(first),
        last=str(last),
        options=told_options(look, find_game(report.game), report.options),
        **more,
    )


def show_bots(report: Report, look: Look) -> None:
    """Where there is one seat, nobody is there to win against: totals alone count."""
    alone = report.seats == 1
    headings = ["bot", "mean-total"] if alone else list(COLUMNS)
    rows = [[bot.name, figure(bot.total)] if alone else in_company(bot) for bot in report.bots]
    show_table(look, [look.say(f"column-{heading}") for heading in headings], rows)


def in_company(bot: BotReport) -> list[str]:
    return [
        bot.name,
        str(bot.seats),
        str(bot.wins),
        percent(bot.win_share),
        f"{bot.fair_share:.0%}",
        figure(bot.place),
        figure(bot.total),
    ]


def show_endings(report: Summary, look: Look) -> None:
    """Why games ended, where that differs or where it is all there is to win or lose."""
    if len(report.endings) < 2 and report.seats > 1:
        return
    phrases = find_game(report.game).phrases(look.say.language)
    told = [f"{ending_text(phrases, reason)} {n}" for reason, n in report.endings.items()]
    look.tell("simulated-endings", endings="; ".join(told))
