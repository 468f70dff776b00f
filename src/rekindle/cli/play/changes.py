"""What has changed on a board since a player last saw it, in a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rekindle.cli.output.console import Output
from rekindle.kernel.terminal import Block, Row


def changed_blocks(out: Output, before: Sequence[Block], now: Sequence[Block]) -> list[str]:
    """One line for each block with changes: 'Subterra: Aquifer C6, Allegiance 1/11'."""
    found = []
    for (_, _, old), (title, _, rows) in zip(before, now):
        told = list(changed_rows(out, old, rows))
        if told:
            found.append(f"{title}: {', '.join(told)}")
    return found


def changed_rows(out: Output, before: Sequence[Row], now: Sequence[Row]) -> Iterator[str]:
    """New rows by their names, others with what they say now."""
    old = dict(numbered(before))
    for key, row in numbered(now):
        if key not in old and len(row) == 2:
            yield row[0]
        elif key not in old or old[key][-1] != row[-1]:
            yield f"{row[0]} {row[-1] or out.say('vacant')}"


def numbered(rows: Sequence[Row]) -> Iterator[tuple[tuple[str, int], Row]]:
    """The rows by their names; rows of the same name are counted."""
    names = [row[0] for row in rows]
    for i, row in enumerate(rows):
        yield (row[0], names[:i].count(row[0])), row
