"""Draws the board, the players and a hand: in boxes, or as sentences in plain output."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, JustifyMethod
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from rekindle.cli.output.console import Output
from rekindle.kernel.terminal import Block, Line, Row
from rekindle.kernel.terminal import Grid as Rows

MIN_TWO_COLUMNS = 96
NOBODY = "–"
SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue", "bold red")


def draw_picture(out: Output, lines: Sequence[Line]) -> None:
    """Draw a picture line by line; lines that are too wide are texts and are wrapped."""
    for line in lines:
        if out.plain or sum(len(part) for part, _ in line) > out.width:
            out.line("".join(part for part, _ in line), rich_style(line[0][1]), hang=2)
        else:
            out.console.print(Text.assemble(*((part, rich_style(style)) for part, style in line)))


def rich_style(style: str) -> str:
    """The style for rich; `seat 0` is the first player's."""
    seat = style.removeprefix("seat ")
    return SEAT_STYLES[int(seat)] if seat != style else style


def draw_board(out: Output, blocks: Sequence[Block], below: str, marks: Sequence[str]) -> None:
    """Draw the blocks of a board, and a line below them."""
    if not blocks:
        return
    if out.plain:
        for title, _, rows in blocks:
            draw_plain_block(out, title, rows)
    else:
        width = (out.width - 1) // 2 if out.width >= MIN_TWO_COLUMNS else out.width
        panels = [
            Panel(rows_grid(rows, marks), title=Text(title), border_style=colour, width=width)
            for title, colour, rows in blocks
        ]
        texts_only = all(len(row) == 2 for _, _, rows in blocks for row in rows)
        if texts_only and width < out.width:
            out.console.print(two_columns(out, panels, width))
        else:
            out.console.print(Columns(panels, padding=(0, 1)))
    if below:
        out.line(below)


def two_columns(out: Output, panels: Sequence[Panel], width: int) -> Grid:
    """Texts differ in length: each panel goes below the shorter column."""
    columns: list[list[Panel]] = [[], []]
    heights = [0, 0]
    for panel in panels:
        shorter = heights.index(min(heights))
        columns[shorter].append(panel)
        options = out.console.options.update_width(width)
        heights[shorter] += len(out.console.render_lines(panel, options))
    drawn = Grid.grid(padding=(0, 1, 0, 0))
    drawn.add_row(*(Group(*column) for column in columns))
    return drawn


def draw_plain_block(out: Output, title: str, rows: Sequence[Row]) -> None:
    """Occupied spaces first, then the empty ones with their costs; texts have a line each."""
    spaces = [(with_detail(row), row[2]) for row in rows if len(row) == 3]
    taken = [f"{name}: {who}" for name, who in spaces if who]
    out.line(f"{title}. {'; '.join(taken)}.".removesuffix(" ."), hang=2)
    for name, text in [row for row in rows if len(row) == 2]:
        out.line(f"{name}. {text}", indent=2, hang=2)
    empty = [name for name, who in spaces if not who]
    if empty:
        out.line(out.say("empty", spaces=", ".join(empty)), indent=2, hang=2)


def with_detail(row: Row) -> str:
    return f"{row[0]} ({row[1]})" if row[1] else row[0]


def rows_grid(rows: Sequence[Row], marks: Sequence[str]) -> Grid:
    if all(len(row) == 2 for row in rows):
        return texts_grid(rows)
    drawn = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    for ratio in (9, 12, 10):
        drawn.add_column(ratio=ratio, overflow="fold")
    for name, *detail, who in rows:
        drawn.add_row(Text(name), coloured("".join(detail), marks), coloured(who or NOBODY, marks))
    return drawn


def texts_grid(rows: Sequence[Row]) -> Grid:
    """Names with their texts."""
    drawn = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    drawn.add_column(overflow="fold")
    drawn.add_column(ratio=1, overflow="fold")
    for name, *_, text in rows:
        drawn.add_row(Text(name, style="bold"), Text(text or NOBODY))
    return drawn


def coloured(text: str, marks: Sequence[str]) -> Text:
    """Colour the letters that stand for players."""
    found = Text(text)
    for seat, mark in enumerate(marks):
        found.highlight_regex(rf"\b{mark}\d?\b", SEAT_STYLES[seat])
    return found


def draw_status(
    out: Output, grid: Rows, names: Sequence[str], marks: Sequence[str], turn: int | None
) -> None:
    """Draw a row for each seat in a small table."""
    out.console.print(players_grid(out, grid, names, marks, turn, box=None))


def draw_players(
    out: Output, grid: Rows, names: Sequence[str], marks: Sequence[str], turn: int | None
) -> None:
    """Draw everything public about each seat: a table where there is room, else sentences."""
    if out.plain or out.width < MIN_TWO_COLUMNS:
        who = names if out.plain else [f"{mark} {name}" for name, mark in zip(names, marks)]
        draw_sentences(out, grid, who)
    else:
        out.console.print(players_grid(out, grid, names, marks, turn, box.SIMPLE_HEAD))


def draw_sentences(out: Output, grid: Rows, names: Sequence[str]) -> None:
    headings, rows = grid
    for name, row in zip(names, rows):
        cells = [f"{heading} {cell}" for heading, cell in zip(headings, row) if cell]
        out.line(f"{name}: {'; '.join(cells)}.", hang=2)


def players_grid(
    out: Output,
    grid: Rows,
    names: Sequence[str],
    marks: Sequence[str],
    turn: int | None,
    box: box.Box | None,
) -> Grid:
    """A table with a mark before the player whose turn it is; its last column takes the rest."""
    headings, rows = grid
    drawn = Grid(box=box, padding=(0, 1, 0, 0), expand=True, header_style="dim")
    drawn.add_column(out.say("column-player"), no_wrap=True)
    for i, heading in enumerate(headings):
        numeric = all(row[i].isdecimal() for row in rows)
        side: JustifyMethod = "right" if numeric else "left"
        last = i == len(headings) - 1
        drawn.add_column(heading, justify=side, ratio=1 if last else None, overflow="fold")
    for seat, row in enumerate(rows):
        sign = ">" if seat == turn else " "
        label = Text(f"{sign} {marks[seat]} {names[seat]}", style=SEAT_STYLES[seat])
        drawn.add_row(label, *map(Text, row))
    return drawn


def draw_hand(out: Output, title: str, rows: Sequence[tuple[str, str]], seat: int) -> None:
    """Draw what a player must have read, if there is anything."""
    if not rows:
        return
    out.line(title, SEAT_STYLES[seat] if not out.plain else "bold")
    if out.plain:
        for label, text in rows:
            out.line(f"{label}. {text}", indent=2, hang=2)
        return
    drawn = Grid.grid(padding=(0, 1, 0, 0))
    for label, text in rows:
        drawn.add_row(Text(f"  {label}", style="bold"), Text(text))
    out.console.print(drawn)
