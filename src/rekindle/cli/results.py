"""How a game ended: places, totals, and where the points came from."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid

from rekindle.cli.look import Look
from rekindle.cli.table import Table
from rekindle.kernel.game import Result, SeatResult
from rekindle.kernel.match import Match
from rekindle.kernel.messages import Phrases, game_word

MOST_COLUMNS = 5
"""Sources of points that find room beside each other."""


def show_result(look: Look, table: Table) -> None:
    result = table.match.result
    assert result is not None
    look.heading(headline(look, table, result))
    if len(result.seats) == 1:
        phrases = table.match.game.phrases(table.match.language)
        look.line(capitalised(ending_text(phrases, result.reason)))
    ranked = sorted(result.seats, key=lambda seat: (seat.place, seat.seat))
    if look.plain:
        in_sentences(look, table, ranked)
    elif len(ranked[0].lines) > MOST_COLUMNS:
        by_source(look, table, ranked)
    else:
        in_a_grid(look, table, ranked)


def headline(look: Look, table: Table, result: Result) -> str:
    """Who won; alone there is nobody to win against, so there it is the total that counts."""
    if len(result.seats) == 1:
        return look.say("ended-alone", name=table.names[0], total=result.totals[0])
    names = [table.names[seat] for seat in result.winners]
    if len(names) == 1:
        return look.say("won", name=names[0])
    return look.say("shared", names=", ".join(names))


def in_sentences(look: Look, table: Table, ranked: list[SeatResult]) -> None:
    for seat in ranked:
        lines = [f"{score_name(table.match, line.name)} {line.points}" for line in seat.lines]
        who = table.seats[seat.seat].told
        place = f"{seat.place}. " if len(ranked) > 1 else ""
        look.line(f"{place}{who}: {seat.total} ({', '.join(lines)})", hang=3)


def in_a_grid(look: Look, table: Table, ranked: list[SeatResult]) -> None:
    grid = Grid(box=box.SIMPLE_HEAD)
    alone = len(ranked) == 1
    for heading in ("player",) if alone else ("place", "player"):
        grid.add_column(look.say(f"column-{heading}"))
    for line in ranked[0].lines:
        grid.add_column(score_name(table.match, line.name), justify="right")
    grid.add_column(look.say("column-total"), justify="right", style="bold")
    for seat in ranked:
        points = [str(line.points) for line in seat.lines]
        place = [] if alone else [str(seat.place)]
        grid.add_row(*place, table.seats[seat.seat].told, *points, str(seat.total))
    look.console.print(grid)


def by_source(look: Look, table: Table, ranked: list[SeatResult]) -> None:
    """Where points come from many sources, each has a row and each player a column."""
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column("")
    for seat in ranked:
        place = f"{seat.place}. " if len(ranked) > 1 else ""
        grid.add_column(place + table.seats[seat.seat].told, justify="right", overflow="fold")
    for i, line in enumerate(ranked[0].lines):
        points = [str(seat.lines[i].points) for seat in ranked]
        grid.add_row(score_name(table.match, line.name), *points)
    totals = [str(seat.total) for seat in ranked]
    grid.add_row(look.say("column-total"), *totals, style="bold")
    look.console.print(grid)


def score_name(match: Match, name: str) -> str:
    return game_word(match.game.phrases(match.language), "score", name)


def ending_text(phrases: Phrases, reason: str) -> str:
    """Why a game ended, as the game itself says it."""
    return game_word(phrases, "ending", reason)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
