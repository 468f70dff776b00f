"""Tables of figures: a grid at a terminal, a line for each row where grids are no good."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from rekindle.arena import Estimate
from rekindle.cli.look import Look


def show_table(look: Look, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """The first column is what a row is about, the others are its figures."""
    if look.plain:
        for row in rows:
            told = [f"{heading} {cell}" for heading, cell in zip(headings[1:], row[1:]) if cell]
            look.line(f"{row[0]}: {'; '.join(told)}", indent=2, hang=2)
        return
    grid = Grid(box=box.SIMPLE_HEAD)
    for i, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if i else "left", overflow="fold")
    for row in rows:
        grid.add_row(*map(Text, row))
    look.console.print(grid)


def percent(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low * 100:.1f}–{share.high * 100:.1f})"


def figure(mean: Estimate) -> str:
    return f"{mean.value:.2f} ({mean.low:.2f}–{mean.high:.2f})"
