"""Tables of numbers: a grid at a terminal, one line per row in plain output."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from rekindle.arena import Estimate
from rekindle.cli.output.console import Output


def show_table(out: Output, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table whose first column names the rows."""
    if out.plain:
        for row in rows:
            cells = [f"{heading} {cell}" for heading, cell in zip(headings[1:], row[1:]) if cell]
            out.line(f"{row[0]}: {'; '.join(cells)}", indent=2, hang=2)
        return
    grid = Grid(box=box.SIMPLE_HEAD)
    for i, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if i else "left", overflow="fold")
    for row in rows:
        grid.add_row(*map(Text, row))
    out.console.print(grid)


def percent(share: Estimate) -> str:
    """A share with its interval: `55.0% (51.2–58.8)`."""
    return f"{share.value:.1%} ({share.low * 100:.1f}–{share.high * 100:.1f})"


def number(mean: Estimate) -> str:
    """A mean with its interval: `12.50 (11.80–13.20)`."""
    return f"{mean.value:.2f} ({mean.low:.2f}–{mean.high:.2f})"
