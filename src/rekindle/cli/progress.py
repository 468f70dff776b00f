"""A bar for long work, where there is a terminal to draw it on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from rekindle.arena import Progress


@contextmanager
def progress_bar(number: int) -> Iterator[Progress]:
    """Told how far it is; it goes to stderr, so that a pipe gets nothing but the answer."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=number)
        yield lambda done, total: bar.update(task, completed=done)
