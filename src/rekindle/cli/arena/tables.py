"""The report of a tournament in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.arena import Estimate
from rekindle.arena.levels import Goal, LevelLine
from rekindle.arena.tournament.report import (
    BotInContest,
    BotLine,
    Comparison,
    ContestReport,
    FaultLine,
    TournamentReport,
)
from rekindle.cli.output.console import Output, safe_line
from rekindle.cli.output.tables import number, percent, show_table
from rekindle.cli.play.options import describe_options
from rekindle.games import find as find_game

FAULTS_SHOWN = 10
MILLI = 1000


def show_tournament(report: TournamentReport, out: Output) -> None:
    out.message(
        "arena-report", "bold", games=report.games, format=out.say(f"arena-format-{report.format}")
    )
    if report.test is not None:
        show_test(report.test, out)
    if not report.games:
        return
    show_ratings(report, out)
    if len(report.bots) > 2:
        show_matrix(report, out)
    for contest in report.contests:
        show_contest(contest, out)
    show_faults(report, out)
    out.message("arena-interval", "dim")


def show_ratings(report: TournamentReport, out: Output) -> None:
    columns = ["bot", "rating", "games", "points", "thinking"]
    faulty = any(bot.faults for bot in report.bots)
    headings = [out.say(f"column-{name}") for name in columns + ["faults"] * faulty]
    rows = [rating_row(bot) + [str(bot.faults)] * faulty for bot in report.bots]
    show_table(out, headings, rows)


def rating_row(bot: BotLine) -> list[str]:
    return [bot.bot, rating_text(bot.rating), str(bot.games), f"{bot.score:.1%}", thinking(bot)]


def rating_text(rating: Estimate) -> str:
    """A rating with its interval: `1532 (1490–1574)`."""
    return f"{rating.value:.0f} ({rating.low:.0f}–{rating.high:.0f})"


def thinking(bot: BotLine) -> str:
    """The mean time of a decision."""
    return f"{bot.seconds * MILLI:.3g} ms"


def show_matrix(report: TournamentReport, out: Output) -> None:
    """Columns have the numbers of their bots, since names would not fit; lists have the names."""
    out.heading(out.say("arena-matrix"))
    names = [bot.bot for bot in report.bots]
    numbers = [str(i) for i in range(1, len(names) + 1)]
    labels = names if out.plain else [f"{i} {name}" for i, name in zip(numbers, names)]
    rows = [
        [label, *(share_text(value) for value in row)] for label, row in zip(labels, report.matrix)
    ]
    show_table(out, [out.say("column-bot"), *(names if out.plain else numbers)], rows)


def share_text(value: float | None) -> str:
    return "" if value is None else f"{value:.0%}"


def show_contest(contest: ContestReport, out: Output) -> None:
    out.heading(contest_text(contest, out))
    columns = ("bot", "seats", "share", "mean-place", "places", "mean-total")
    rows = [contest_row(bot) for bot in contest.bots]
    show_table(out, [out.say(f"column-{name}") for name in columns], rows)
    if contest.ratings:
        texts = [f"{one.bot} {rating_text(one.rating)}" for one in contest.ratings]
        out.message("arena-ratings-here", ratings="; ".join(texts))
    if contest.by_seat:
        seats = [f"{seat}: {percent(wins)}" for seat, wins in enumerate(contest.by_seat, 1)]
        out.message("simulated-seats", seats="; ".join(seats))


def contest_text(contest: ContestReport, out: Output) -> str:
    return out.say(
        "arena-contest",
        game=contest.game,
        seats=contest.seats,
        games=contest.games,
        options=describe_options(out, find_game(contest.game), contest.options),
    )


def contest_row(bot: BotInContest) -> list[str]:
    return [
        bot.bot,
        str(bot.seats),
        percent(bot.wins),
        f"{bot.place.value:.2f}",
        " ".join(map(str, bot.places)),
        "" if bot.total is None else number(bot.total),
    ]


def show_faults(report: TournamentReport, out: Output) -> None:
    if not report.faults:
        return
    out.heading(out.say("arena-faults", count=len(report.faults)))
    for fault in report.faults[:FAULTS_SHOWN]:
        out.line(f"- {fault_text(fault, out)}", hang=2)
    if len(report.faults) > FAULTS_SHOWN:
        out.message("arena-faults-more", count=len(report.faults) - FAULTS_SHOWN)


def fault_text(fault: FaultLine, out: Output) -> str:
    line = out.say(
        f"arena-fault-{fault.kind}",
        bot=fault.bot or "–",
        game=fault.game,
        bots=", ".join(fault.bots),
        seed=str(fault.seed),
    )
    return f"{line}: {safe_line(fault.text)}" if fault.text else f"{line}."


def show_levels(lines: Sequence[LevelLine], goal: Goal, out: Output) -> None:
    """Show the levels of a game, and which of them win too seldom or too often."""
    columns = ("level", "bot", "wins-below", "rating", "games", "thinking")
    rows = [level_row(line) for line in lines]
    show_table(out, [out.say(f"column-{name}") for name in columns], rows)
    missed = [line.level for line in lines[1:] if line.wins and not goal.reached(line.wins.value)]
    if missed:
        out.message(
            "arena-levels-missed",
            levels=", ".join(missed),
            low=f"{goal.low:.0%}",
            high=f"{goal.high:.0%}",
        )
    out.message("arena-levels-interval", "dim")


def level_row(line: LevelLine) -> list[str]:
    return [
        line.level,
        line.bot,
        "" if line.wins is None else percent(line.wins),
        rating_text(line.rating),
        str(line.games),
        f"{line.seconds * MILLI:.3g} ms",
    ]


def show_test(test: Comparison, out: Output) -> None:
    out.line(ratio_text(test, out))
    out.message(f"arena-verdict-{test.verdict or 'open'}", "bold", **verdict_values(test))


def verdict_values(test: Comparison) -> dict[str, str]:
    a, b = test.bots
    bounds = test.bounds
    return {
        "a": a,
        "b": b,
        "elo0": f"{bounds.elo0:g}",
        "elo1": f"{bounds.elo1:g}",
        "alpha": f"{bounds.alpha:.1%}",
        "beta": f"{bounds.beta:.1%}",
    }


def ratio_text(test: Comparison, out: Output) -> str:
    return out.say(
        "arena-test-line",
        ratio=f"{test.ratio:.2f}",
        lower=f"{test.lower:.2f}",
        upper=f"{test.upper:.2f}",
        deals=test.deals,
        share=f"{test.share:.1%}",
        even=f"{test.even:.1%}",
    )
