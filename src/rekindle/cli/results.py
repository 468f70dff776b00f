"""How a game ended: places, totals, and where the points came from."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid

from rekindle.cli.look import Look
from rekindle.cli.table import Table
from rekindle.kernel.game import Result, SeatResult
from rekindle.kernel.match import Match
from rekindle.kernel.messages import Message


def show_result(look: Look, table: Table) -> None:
    result = table.match.result
    assert result is not None
    look.heading(headline(look, table, result))
    ranked = sorted(result.seats, key=lambda seat: (seat.place, seat.seat))
    if look.plain:
        in_sentences(look, table, ranked)
    else:
        in_a_grid(look, table, ranked)


def headline(look: Look, table: Table, result: Result) -> str:
    names = [table.names[seat] for seat in result.winners]
    if len(names) == 1:
        return look.say("won", name=names[0])
    return look.say("shared", names=", ".join(names))


def in_sentences(look: Look, table: Table, ranked: list[SeatResult]) -> None:
    for seat in ranked:
        lines = [f"{score_name(table.match, line.name)} {line.points}" for line in seat.lines]
        who = table.seats[seat.seat].told
        look.line(f"{seat.place}. {who}: {seat.total} ({', '.join(lines)})", hang=3)


def in_a_grid(look: Look, table: Table, ranked: list[SeatResult]) -> None:
    grid = Grid(box=box.SIMPLE_HEAD)
    for heading in ("place", "player"):
        grid.add_column(look.say(f"column-{heading}"))
    for line in ranked[0].lines:
        grid.add_column(score_name(table.match, line.name), justify="right")
    grid.add_column(look.say("column-total"), justify="right", style="bold")
    for seat in ranked:
        points = [str(line.points) for line in seat.lines]
        grid.add_row(str(seat.place), table.seats[seat.seat].told, *points, str(seat.total))
    look.console.print(grid)


def score_name(match: Match, name: str) -> str:
    phrases = match.game.phrases(match.language)
    id = f"score-{name}"
    return phrases.text(Message(id)) if phrases.has(id) else name
