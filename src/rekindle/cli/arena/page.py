"""The report of a tournament as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rekindle.arena import Estimate
from rekindle.arena.tournament.report import ContestReport, TournamentReport
from rekindle.cli.arena.charts import interval_chart
from rekindle.cli.arena.document import document, heading, listed, paragraph, table, wide
from rekindle.cli.arena.tables import (
    contest_row,
    contest_text,
    fault_text,
    rating_row,
    rating_text,
    ratio_text,
    share_text,
    verdict_values,
)
from rekindle.cli.output.console import Output
from rekindle.cli.output.tables import percent


def page(report: TournamentReport, out: Output) -> str:
    """Return the page, in the language of the output."""
    title = out.say(
        "arena-report", games=report.games, format=out.say(f"arena-format-{report.format}")
    )
    parts = [heading(title, 1)]
    if report.test is not None:
        parts.append(paragraph(ratio_text(report.test, out)))
        id = f"arena-verdict-{report.test.verdict or 'open'}"
        verdict = out.say(id, **verdict_values(report.test))
        parts.append(f'<p class="verdict">{escape(verdict)}</p>')
    if report.games:
        parts += [ratings(report, out), matrix(report, out)]
        parts += [contest(one, out) for one in report.contests]
        parts += [faults(report, out), paragraph(out.say("arena-interval"))]
    return document(title, parts, out.say.language)


def ratings(report: TournamentReport, out: Output) -> str:
    title = out.say("column-rating")
    rows = [(bot.bot, bot.rating, rating_text(bot.rating)) for bot in report.bots]
    columns = ("bot", "rating", "games", "points", "thinking", "faults")
    cells = [[*rating_row(bot), str(bot.faults)] for bot in report.bots]
    chart = wide(interval_chart(rows, title))
    return heading(title) + chart + table(headings(columns, out), cells)


def matrix(report: TournamentReport, out: Output) -> str:
    names = [bot.bot for bot in report.bots]
    lines = [
        f"<tr><td>{escape(name)}</td>{''.join(map(share_cell, row))}</tr>"
        for name, row in zip(names, report.matrix)
    ]
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    grid = f"<table><tr><th></th>{head}</tr>{''.join(lines)}</table>"
    return heading(out.say("arena-matrix")) + wide(grid)


def share_cell(value: float | None) -> str:
    return f'<td class="share" style="--share: {value or 0}">{share_text(value)}</td>'


def contest(report: ContestReport, out: Output) -> str:
    columns = ("bot", "seats", "share", "mean-place", "places", "mean-total")
    parts = [
        heading(contest_text(report, out)),
        table(headings(columns, out), [contest_row(bot) for bot in report.bots]),
    ]
    if report.ratings:
        title = out.say("column-rating")
        rows = [(one.bot, one.rating, rating_text(one.rating)) for one in report.ratings]
        parts.append(wide(interval_chart(rows, title)))
    if report.by_seat:
        seat = out.say("column-seat")
        shares = [
            (f"{seat} {i}", hundredfold(one), percent(one))
            for i, one in enumerate(report.by_seat, 1)
        ]
        chart = interval_chart(shares, out.say("column-share"), 100 / report.seats)
        parts.append(wide(chart))
    return "\n".join(parts)


def hundredfold(share: Estimate) -> Estimate:
    return Estimate(100 * share.value, 100 * share.low, 100 * share.high)


def faults(report: TournamentReport, out: Output) -> str:
    if not report.faults:
        return ""
    lines = [fault_text(fault, out) for fault in report.faults]
    return heading(out.say("arena-faults", count=len(report.faults))) + listed(lines)


def headings(columns: Sequence[str], out: Output) -> list[str]:
    return [out.say(f"column-{name}") for name in columns]
