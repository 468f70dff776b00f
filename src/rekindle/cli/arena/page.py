"""The report of a tournament as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rekindle.arena import Estimate
from rekindle.arena.tournament.report import ContestReport, TournamentReport
from rekindle.cli.arena.charts import interval_chart
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

STYLE = """
:root { color-scheme: light dark; --ink: #1f2328; --dim: #5b636b; --line: #d6dade;
  --ground: #ffffff; --accent: #2360a5; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --dim: #a0a8b0; --line: #3a4149;
  --ground: #15191d; --accent: #7db3f0; } }
body { background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
p { color: var(--dim); } p.verdict { color: var(--ink); font-weight: 600; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: 0.3rem 0.7rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
td.share { background: color-mix(in srgb, var(--accent) calc(var(--share) * 55%), transparent); }
svg { display: block; max-width: 100%; height: auto; margin: 1rem 0; }
svg text { fill: var(--ink); font-size: 14px; dominant-baseline: middle; }
svg .name, svg .value { text-anchor: end; } svg .tick { fill: var(--dim); text-anchor: middle; }
svg circle { fill: var(--accent); } svg .whisker { stroke: var(--accent); stroke-width: 3; }
svg .grid { stroke: var(--line); } svg .mark { stroke: var(--dim); stroke-dasharray: 4 4; }
"""


def page(report: TournamentReport, out: Output) -> str:
    """Return the page, in the language of the output."""
    title = out.say(
        "arena-report", games=report.games, format=out.say(f"arena-format-{report.format}")
    )
    parts = [f"<h1>{escape(title)}</h1>"]
    if report.test is not None:
        parts.append(f"<p>{escape(ratio_text(report.test, out))}</p>")
        id = f"arena-verdict-{report.test.verdict or 'open'}"
        verdict = out.say(id, **verdict_values(report.test))
        parts.append(f'<p class="verdict">{escape(verdict)}</p>')
    if report.games:
        parts += [ratings(report, out), matrix(report, out)]
        parts += [contest(one, out) for one in report.contests]
        parts += [faults(report, out), f"<p>{escape(out.say('arena-interval'))}</p>"]
    return (
        f'<!doctype html>\n<html lang="{out.say.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def ratings(report: TournamentReport, out: Output) -> str:
    title = out.say("column-rating")
    rows = [(bot.bot, bot.rating, rating_text(bot.rating)) for bot in report.bots]
    columns = ("bot", "rating", "games", "points", "thinking", "faults")
    cells = [[*rating_row(bot), str(bot.faults)] for bot in report.bots]
    return heading(title) + interval_chart(rows, title) + table(columns, cells, out)


def matrix(report: TournamentReport, out: Output) -> str:
    names = [bot.bot for bot in report.bots]
    lines = [
        f"<tr><td>{escape(name)}</td>{''.join(map(share_cell, row))}</tr>"
        for name, row in zip(names, report.matrix)
    ]
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    return (
        heading(out.say("arena-matrix"))
        + f'<div class="wide"><table><tr><th></th>{head}</tr>{"".join(lines)}</table></div>'
    )


def share_cell(value: float | None) -> str:
    return f'<td class="share" style="--share: {value or 0}">{share_text(value)}</td>'


def contest(report: ContestReport, out: Output) -> str:
    columns = ("bot", "seats", "share", "mean-place", "places", "mean-total")
    parts = [
        heading(contest_text(report, out)),
        table(columns, [contest_row(bot) for bot in report.bots], out),
    ]
    if report.ratings:
        title = out.say("column-rating")
        rows = [(one.bot, one.rating, rating_text(one.rating)) for one in report.ratings]
        parts.append(interval_chart(rows, title))
    if report.by_seat:
        seat = out.say("column-seat")
        shares = [
            (f"{seat} {i}", hundredfold(one), percent(one))
            for i, one in enumerate(report.by_seat, 1)
        ]
        parts.append(interval_chart(shares, out.say("column-share"), 100 / report.seats))
    return "\n".join(parts)


def hundredfold(share: Estimate) -> Estimate:
    return Estimate(100 * share.value, 100 * share.low, 100 * share.high)


def faults(report: TournamentReport, out: Output) -> str:
    if not report.faults:
        return ""
    items = "".join(f"<li>{escape(fault_text(fault, out))}</li>" for fault in report.faults)
    return heading(out.say("arena-faults", count=len(report.faults))) + f"<ul>{items}</ul>"


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>\n"


def table(columns: Sequence[str], rows: Sequence[Sequence[str]], out: Output) -> str:
    head = "".join(f"<th>{escape(out.say(f'column-{name}'))}</th>" for name in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'
