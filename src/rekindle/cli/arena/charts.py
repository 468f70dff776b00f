"""Charts as inline SVG. Colours are the page's, so that they follow its light or dark scheme."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rekindle.arena import Estimate

WIDTH = 760
LABEL = 200
"""Width of the names at the left."""
VALUE = 150
"""Width of the values at the right."""
ROW = 30
FOOT = 26
MOST_LETTERS = 26
"""Of a name; the page's tables have the whole of it."""
STEPS = (1, 2, 5)
MOST_TICKS = 8


def interval_chart(
    rows: Sequence[tuple[str, Estimate, str]], title: str, mark: float | None = None
) -> str:
    """A dot with its interval for each row: label, values, text; `mark` is a dashed line."""
    values = [value for _, one, _ in rows for value in (one.low, one.high)]
    axis = Axis(values if mark is None else [*values, mark])
    height = ROW * len(rows)
    parts = [gridline(axis, value, height) for value in axis.ticks()]
    if mark is not None:
        x = axis.at(mark)
        parts.append(f'<line class="mark" x1="{x}" y1="0" x2="{x}" y2="{height}"/>')
    for i, (label, one, text) in enumerate(rows):
        y = ROW * i + ROW // 2
        low, middle, high = axis.at(one.low), axis.at(one.value), axis.at(one.high)
        parts += [
            f'<text class="name" x="{LABEL - 12}" y="{y}">{escape(cut(label))}</text>',
            f'<line class="whisker" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>',
            f'<circle cx="{middle}" cy="{y}" r="5"/>',
            f'<text class="value" x="{WIDTH}" y="{y}">{escape(text)}</text>',
        ]
    box = f"0 0 {WIDTH} {height + FOOT}"
    label = escape(title, quote=True)
    return f'<svg viewBox="{box}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


class Axis:
    """From values to pixels."""

    def __init__(self, values: Sequence[float]) -> None:
        self.low, self.high = min(values), max(values)
        if self.low == self.high:
            self.low, self.high = self.low - 1, self.high + 1

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(LABEL + share * (WIDTH - LABEL - VALUE - 20), 1)

    def ticks(self) -> list[float]:
        """Round numbers between both ends."""
        size = 10.0**-6
        while True:
            for factor in STEPS:
                step = size * factor
                if (self.high - self.low) / step <= MOST_TICKS:
                    first = -int(-self.low // step)
                    return [n * step for n in range(first, int(self.high // step) + 1)]
            size *= 10


def gridline(axis: Axis, value: float, height: int) -> str:
    x = axis.at(value)
    return (
        f'<line class="grid" x1="{x}" y1="0" x2="{x}" y2="{height}"/>'
        f'<text class="tick" x="{x}" y="{height + 16}">{value:g}</text>'
    )


def cut(label: str) -> str:
    return label if len(label) <= MOST_LETTERS else label[: MOST_LETTERS - 1] + "…"
