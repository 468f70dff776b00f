"""Puts what a game shows on the screen: in boxes, or in sentences where boxes are no good."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, JustifyMethod
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from rekindle.cli.look import Look
from rekindle.kernel.terminal import Block, Line, Row

TWO_COLUMNS = 96
NOBODY = "–"
SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue", "bold red")


def draw_picture(look: Look, lines: Sequence[Line]) -> None:
    """A picture line by line; what is no drawing but a text is wrapped like any other."""
    for line in lines:
        if look.plain or sum(len(part) for part, _ in line) > look.width:
            look.line("".join(part for part, _ in line), styled(line[0][1]), hang=2)
        else:
            look.console.print(Text.assemble(*((part, styled(style)) for part, style in line)))


def styled(style: str) -> str:
    """A style as rich knows it; `seat 0` is that of the first player."""
    seat = style.removeprefix("seat ")
    return SEAT_STYLES[int(seat)] if seat != style else style


def draw_board(look: Look, blocks: Sequence[Block], below: str, marks: Sequence[str]) -> None:
    if look.plain:
        for title, _, rows in blocks:
            block_in_sentences(look, title, rows)
    else:
        width = (look.width - 1) // 2 if look.width >= TWO_COLUMNS else look.width
        panels = [
            Panel(grid(rows, marks), title=Text(title), border_style=colour, width=width)
            for title, colour, rows in blocks
        ]
        texts_only = all(len(row) == 2 for _, _, rows in blocks for row in rows)
        if texts_only and width < look.width:
            look.console.print(in_two_columns(look, panels, width))
        else:
            look.console.print(Columns(panels, padding=(0, 1)))
    look.line(below)


def in_two_columns(look: Look, panels: Sequence[Panel], width: int) -> Grid:
    """Texts differ much in length: each panel goes below the shorter column."""
    columns: list[list[Panel]] = [[], []]
    heights = [0, 0]
    for panel in panels:
        shorter = heights.index(min(heights))
        columns[shorter].append(panel)
        options = look.console.options.update_width(width)
        heights[shorter] += len(look.console.render_lines(panel, options))
    drawn = Grid.grid(padding=(0, 1, 0, 0))
    drawn.add_row(*(Group(*column) for column in columns))
    return drawn


def block_in_sentences(look: Look, title: str, rows: Sequence[Row]) -> None:
    """What is taken first, then everything empty with what it costs; texts have a line each."""
    spaces = [(with_detail(row), row[2]) for row in rows if len(row) == 3]
    taken = [f"{name}: {who}" for name, who in spaces if who]
    look.line(f"{title}. {'; '.join(taken)}.".removesuffix(" ."), hang=2)
    for name, text in [row for row in rows if len(row) == 2]:
        look.line(f"{name}: {text}", indent=2, hang=2)
    empty = [name for name, who in spaces if not who]
    if empty:
        look.line(look.say("empty", spaces=", ".join(empty)), indent=2, hang=2)


def with_detail(row: Row) -> str:
    return f"{row[0]} ({row[1]})" if row[1] else row[0]


def grid(rows: Sequence[Row], marks: Sequence[str]) -> Grid:
    if all(len(row) == 2 for row in rows):
        return texts(rows)
    drawn = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    for ratio in (9, 12, 10):
        drawn.add_column(ratio=ratio, overflow="fold")
    for name, *detail, who in rows:
        drawn.add_row(Text(name), marked("".join(detail), marks), marked(who or NOBODY, marks))
    return drawn


def texts(rows: Sequence[Row]) -> Grid:
    """Names, each with a text beside it."""
    drawn = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    drawn.add_column(overflow="fold")
    drawn.add_column(ratio=1, overflow="fold")
    for name, *_, text in rows:
        drawn.add_row(Text(name, style="bold"), Text(text or NOBODY))
    return drawn


def marked(text: str, marks: Sequence[str]) -> Text:
    """The letters of the players in their colours."""
    found = Text(text)
    for seat, mark in enumerate(marks):
        found.highlight_regex(rf"\b{mark}\d?\b", SEAT_STYLES[seat])
    return found


def draw_players(
    look: Look,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    names: Sequence[str],
    marks: Sequence[str],
    turn: int | None,
) -> None:
    """A row for each seat; the one whose turn it is has a sign before it."""
    if look.plain or look.width < TWO_COLUMNS:
        for name, mark, row in zip(names, marks, rows):
            who = name if look.plain else f"{mark} {name}"
            told = [f"{heading} {cell}" for heading, cell in zip(headings, row) if cell]
            look.line(f"{who}: {'; '.join(told)}.", hang=2)
        return
    drawn = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), expand=True)
    drawn.add_column(look.say("column-player"), no_wrap=True)
    for i, heading in enumerate(headings):
        figures = all(row[i].isdecimal() for row in rows)
        share = max(0, i - len(headings) + 3)  # the last two columns share what is left
        side: JustifyMethod = "right" if figures else "left"
        drawn.add_column(heading, justify=side, ratio=share or None, overflow="fold")
    for seat, row in enumerate(rows):
        sign = ">" if seat == turn else " "
        label = Text(f"{sign} {marks[seat]} {names[seat]}", style=SEAT_STYLES[seat])
        drawn.add_row(label, *map(Text, row))
    look.console.print(drawn)


def draw_hand(look: Look, title: str, rows: Sequence[tuple[str, str]], seat: int) -> None:
    if not rows:
        return
    if look.plain:
        look.line(title, "bold")
        for label, text in rows:
            look.line(f"{label}: {text}", indent=2, hang=2)
        return
    drawn = Grid.grid(padding=(0, 1, 0, 0))
    for label, text in rows:
        drawn.add_row(Text(label, style="bold"), Text(text))
    look.console.print(Panel(drawn, title=Text(title), border_style=SEAT_STYLES[seat]))
