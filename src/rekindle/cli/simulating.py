"""`rekindle simulate`: many games of bots, and what came of them."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from rekindle.arena import Estimate, Report, simulate
from rekindle.cli.look import Look
from rekindle.cli.seats import specs
from rekindle.cli.starting import Wish, option_values
from rekindle.games import find as find_game

DEFAULT_BOTS = "random"


def run(wish: Wish, number: int, jobs: int, json: bool, look: Look) -> int:
    """Simulate and report; with `json` nothing but JSON goes to stdout."""
    bots = specs(wish.bots if wish.bots is not None else DEFAULT_BOTS)
    seats = wish.seats if wish.seats is not None else max(len(bots), find_game(wish.game).seats[0])
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=number)
        report = simulate(
            wish.game,
            seats,
            number,
            bots,
            wish.seed or 0,
            jobs,
            option_values(wish.options),
            wish.pack,
            lambda done, total: bar.update(task, completed=done),
        )
    if json:
        print(report.to_json())
    else:
        show(report, look)
    return 0


def show(report: Report, look: Look) -> None:
    options = ", ".join(f"{name} {value}" for name, value in report.options.items())
    first, last = report.seeds
    look.tell(
        "simulated",
        "bold",
        games=report.games,
        game=report.game,
        seats=report.seats,
        first=str(first),
        last=str(last),
        options=options,
    )
    if look.plain:
        in_sentences(report, look)
    else:
        in_a_grid(report, look)
    seats = "; ".join(f"{seat.seat + 1}: {percent(seat.win_share)}" for seat in report.by_seat)
    look.tell("simulated-seats", seats=seats)
    length = report.length
    look.tell(
        "simulated-length",
        mean=f"{length.mean:.0f}",
        median=f"{length.median:.0f}",
        low=f"{length.p5:.0f}",
        high=f"{length.p95:.0f}",
    )
    look.tell("simulated-interval", "dim", seconds=f"{report.elapsed:.1f}")


def in_a_grid(report: Report, look: Look) -> None:
    grid = Grid(box=box.SIMPLE_HEAD)
    for heading in ("bot", "seats", "wins", "share", "fair", "mean-place", "mean-total"):
        numeric = heading != "bot"
        grid.add_column(look.say(f"column-{heading}"), justify="right" if numeric else "left")
    for bot in report.bots:
        grid.add_row(
            bot.name,
            str(bot.seats),
            str(bot.wins),
            percent(bot.win_share),
            f"{bot.fair_share:.0%}",
            figure(bot.place),
            figure(bot.total),
        )
    look.console.print(grid)


def in_sentences(report: Report, look: Look) -> None:
    for bot in report.bots:
        look.tell(
            "simulated-bot",
            name=bot.name,
            seats=bot.seats,
            wins=bot.wins,
            share=percent(bot.win_share),
            fair=f"{bot.fair_share:.0%}",
            place=figure(bot.place),
            total=figure(bot.total),
        )


def percent(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low * 100:.1f} to {share.high * 100:.1f})"


def figure(mean: Estimate) -> str:
    return f"{mean.value:.2f} ({mean.low:.2f} to {mean.high:.2f})"
