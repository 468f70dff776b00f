"""Charts as inline SVG. Colours are the page's, so that they follow its light or dark scheme."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rekindle.arena import Estimate

WIDTH = 760
LABEL = 200
"""Width of the names at the left."""
WIDE_LABEL = 380
"""The same where some of them are long."""
VALUE = 150
"""Width of the values at the right."""
ROW = 30
FOOT = 26
MOST_LETTERS = {LABEL: 26, WIDE_LABEL: 50}
"""Of a name, by the width; the page's tables have the whole of it."""
BAR = 9
COLUMNS_HEIGHT = 220
STEPS = (1, 2, 5)
MOST_TICKS = 8


def interval_chart(
    rows: Sequence[tuple[str, Estimate, str]], title: str, mark: float | None = None
) -> str:
    """A dot with its interval for each row: label, values, text; `mark` is a dashed line."""
    values = [value for _, one, _ in rows for value in (one.low, one.high)]
    axis = Axis(values if mark is None else [*values, mark], label_width(rows))
    height = ROW * len(rows)
    parts = grid(axis, height, mark)
    for i, (label, one, text) in enumerate(rows):
        y = ROW * i + ROW // 2
        low, middle, high = axis.at(one.low), axis.at(one.value), axis.at(one.high)
        parts += [
            *words(axis, y, label, text),
            f'<line class="whisker" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>',
            f'<circle cx="{middle}" cy="{y}" r="5"/>',
        ]
    return drawing(parts, height + FOOT, title)


def bar_chart(
    rows: Sequence[tuple[str, Sequence[float], str]], title: str, mark: float | None = None
) -> str:
    """One or two bars from zero for each row: label, values, text; `mark` is a dashed line."""
    ends = [0.0, *(value for _, values, _ in rows for value in values)]
    axis = Axis(ends if mark is None else [*ends, mark], label_width(rows))
    height = ROW * len(rows)
    parts, zero = grid(axis, height, mark), axis.at(0.0)
    for i, (label, values, text) in enumerate(rows):
        y = ROW * i + ROW // 2
        parts += words(axis, y, label, text)
        top = y - BAR * len(values) / 2
        for n, value in enumerate(values):
            x, width = min(zero, axis.at(value)), abs(axis.at(value) - zero)
            parts.append(bar(x, top + BAR * n, width, BAR - 1, n))
    return drawing(parts, height + FOOT, title)


def column_chart(columns: Sequence[tuple[str, int, int]], title: str) -> str:
    """A histogram: for each range its label, a number, and the part of it that stands in front."""
    most = max(number for _, number, _ in columns) or 1
    width = WIDTH / len(columns)
    every = 1 + len(columns) * 44 // WIDTH
    parts = [line_at(COLUMNS_HEIGHT)]
    for i, (label, number, front) in enumerate(columns):
        for n, value in enumerate((number, front)):
            height = COLUMNS_HEIGHT * value / most
            parts.append(bar(i * width, COLUMNS_HEIGHT - height, width - 2, height, n))
        if i % every == 0:
            x, y = (i + 0.5) * width, COLUMNS_HEIGHT + 16
            parts.append(f'<text class="tick" x="{x:.1f}" y="{y}">{escape(label)}</text>')
    return drawing(parts, COLUMNS_HEIGHT + FOOT, title)


# Parts of charts


def drawing(parts: Sequence[str], height: float, title: str) -> str:
    label = escape(title, quote=True)
    box = f"0 0 {WIDTH} {height}"
    return f'<svg viewBox="{box}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def grid(axis: Axis, height: int, mark: float | None = None) -> list[str]:
    parts = [gridline(axis, value, height) for value in axis.ticks()]
    if mark is not None:
        x = axis.at(mark)
        parts.append(f'<line class="mark" x1="{x}" y1="0" x2="{x}" y2="{height}"/>')
    return parts


def words(axis: Axis, y: int, label: str, text: str) -> list[str]:
    """The name of a row at the left, its value at the right."""
    name = escape(cut(label, MOST_LETTERS[axis.label]))
    return [
        f'<text class="name" x="{axis.label - 12}" y="{y}">{name}</text>',
        f'<text class="value" x="{WIDTH}" y="{y}">{escape(text)}</text>',
    ]


def bar(x: float, y: float, width: float, height: float, n: int) -> str:
    """A bar in the first or the second colour."""
    kind = ' class="second"' if n else ""
    return f'<rect{kind} x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>'


def line_at(y: int) -> str:
    return f'<line class="grid" x1="0" y1="{y}" x2="{WIDTH}" y2="{y}"/>'


def label_width(rows: Sequence[tuple[str, object, str]]) -> int:
    longest = max(len(label) for label, _, _ in rows)
    return LABEL if longest <= MOST_LETTERS[LABEL] else WIDE_LABEL


class Axis:
    """From values to pixels."""

    def __init__(self, values: Sequence[float], label: int = LABEL) -> None:
        self.label = label
        self.low, self.high = min(values), max(values)
        if self.low == self.high:
            self.low, self.high = self.low - 1, self.high + 1

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(self.label + share * (WIDTH - self.label - VALUE - 20), 1)

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


def cut(label: str, most: int) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"
