"""Prints the result of a game: places, totals, and where the points came from."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid

from rekindle.cli.output.console import Output
from rekindle.cli.play.local_match import LocalMatch
from rekindle.kernel.game import Result, SeatResult
from rekindle.kernel.match import Match
from rekindle.kernel.messages import Phrases, capital, game_word

MAX_COLUMNS = 5
"""With more sources of points than this, sources are rows and players columns."""


def show_result(out: Output, local: LocalMatch) -> None:
    result = local.match.result
    assert result is not None
    out.heading(headline(out, local, result))
    if len(result.seats) == 1:
        phrases = local.match.game.phrases(local.match.language)
        out.line(capital(ending_text(phrases, result.reason)))
    ranked = sorted(result.seats, key=lambda seat: (seat.place, seat.seat))
    show_tie_breaks(out, local, result, ranked)
    if out.plain:
        show_sentences(out, local, ranked)
    elif len(ranked[0].lines) > MAX_COLUMNS:
        show_source_rows(out, local, ranked)
    else:
        show_player_rows(out, local, ranked)


def headline(out: Output, local: LocalMatch, result: Result) -> str:
    """Who won; with one player, the total."""
    if len(result.seats) == 1:
        return out.say("ended-alone", name=local.names[0], total=result.totals[0])
    names = [local.names[seat] for seat in result.winners]
    if len(names) == 1:
        return out.say("won", name=names[0])
    return out.say("shared", names=", ".join(names))


def show_tie_breaks(
    out: Output, local: LocalMatch, result: Result, ranked: list[SeatResult]
) -> None:
    """What decided between players with the same total."""
    phrases = local.match.game.phrases(local.match.language)
    for seat in ranked:
        if broken := seat.tie_break:
            what = game_word(phrases, "tie", broken.name, own=broken.own, other=broken.other)
            others = ", ".join(local.names[other] for other in result.after(seat.place))
            out.line(out.say("tie-broken", name=local.names[seat.seat], others=others, what=what))


def show_sentences(out: Output, local: LocalMatch, ranked: list[SeatResult]) -> None:
    for seat in ranked:
        lines = [f"{score_name(local.match, line.name)} {line.points}" for line in seat.lines]
        player = numbered_player(local, seat, len(ranked))
        out.line(f"{player}: {seat.total} ({', '.join(lines)})", hang=3)


def show_player_rows(out: Output, local: LocalMatch, ranked: list[SeatResult]) -> None:
    grid = Grid(box=box.SIMPLE_HEAD)
    alone = len(ranked) == 1
    for heading in ("player",) if alone else ("place", "player"):
        grid.add_column(out.say(f"column-{heading}"))
    for line in ranked[0].lines:
        grid.add_column(score_name(local.match, line.name), justify="right")
    grid.add_column(out.say("column-total"), justify="right", style="bold")
    for seat in ranked:
        points = [str(line.points) for line in seat.lines]
        place = [] if alone else [str(seat.place)]
        grid.add_row(*place, local.label(seat.seat), *points, str(seat.total))
    out.console.print(grid)


def show_source_rows(out: Output, local: LocalMatch, ranked: list[SeatResult]) -> None:
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column("")
    for seat in ranked:
        player = numbered_player(local, seat, len(ranked))
        grid.add_column(player, justify="right", overflow="fold")
    for i, line in enumerate(ranked[0].lines):
        points = [str(seat.lines[i].points) for seat in ranked]
        grid.add_row(score_name(local.match, line.name), *points)
    totals = [str(seat.total) for seat in ranked]
    grid.add_row(out.say("column-total"), *totals, style="bold")
    out.console.print(grid)


def numbered_player(local: LocalMatch, seat: SeatResult, seats: int) -> str:
    """`1. Ada (rollout)`, without the place if there is only one player."""
    place = f"{seat.place}. " if seats > 1 else ""
    return place + local.label(seat.seat)


def score_name(match: Match, name: str) -> str:
    return game_word(match.game.phrases(match.language), "score", name)


def ending_text(phrases: Phrases, reason: str) -> str:
    """Why a game ended, in the game's own words."""
    return game_word(phrases, "ending", reason)
