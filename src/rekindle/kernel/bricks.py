"""Maps of hexes for a terminal, drawn as bricks: every row stands half a brick beside the next.

Walls are drawn around areas only, so that hexes without a wall between them belong together. What
stands on a hex is a game's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rekindle.kernel.terminal import Line

WALL, QUIET, NAME, OFFERED = "dim", "dim", "dim", "bold reverse"

LEFT = 2
"""Columns before the map, for the letters of the rows."""
HEIGHT = 3
"""Lines from one row to the next: a wall and two lines within the hex."""

UP, DOWN, WEST, EAST = 1, 2, 4, 8
BOXES = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"

Spot = tuple[int, int]
"""A row and a column."""
Piece = tuple[str, str]
"""A text and its style."""


def legend_line(text: str) -> Line:
    """A line of a legend. No sign is parted from its meaning; entries are two spaces apart."""
    return [("  ".join(entry.replace(" ", "\u00a0") for entry in text.split("  ")), QUIET)]


class Canvas:
    """Letters with styles, and walls that join where they meet."""

    def __init__(self) -> None:
        self.letters: dict[Spot, Piece] = {}
        self.walls: dict[Spot, int] = {}

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, letter in enumerate(text):
            self.letters[x + i, y] = (letter, style)

    def across(self, x: int, y: int) -> None:
        """A wall from here to the next column."""
        self.wall(x, y, EAST)
        self.wall(x + 1, y, WEST)

    def down(self, x: int, y: int) -> None:
        """A wall from here to the next line."""
        self.wall(x, y, DOWN)
        self.wall(x, y + 1, UP)

    def wall(self, x: int, y: int, to: int) -> None:
        self.walls[x, y] = self.walls.get((x, y), 0) | to

    def lines(self) -> list[Line]:
        drawn = {at: (BOXES[to], WALL) for at, to in self.walls.items()} | self.letters
        lines: list[Line] = []
        for y in range(max(y for _, y in drawn) + 1):
            row = {x: found for (x, there), found in drawn.items() if there == y}
            lines.append(joined([row.get(x, (" ", "")) for x in range(max(row, default=-1) + 1)]))
        return lines


def joined(letters: Sequence[Piece]) -> Line:
    """Letters of one style in a row become one text."""
    line: Line = []
    for letter, style in letters:
        if line and line[-1][1] == style:
            line[-1] = (line[-1][0] + letter, style)
        else:
            line.append((letter, style))
    return line


class Bricks:
    """The bricks of a map, so many columns wide, with the letters of the rows."""

    above = 0
    """Lines above the map."""

    def __init__(self, areas: Mapping[Spot, str], step: int) -> None:
        self.areas = areas
        """By hex: the area that it belongs to. Rows count from 0, columns from 1."""
        self.step = step
        """Columns from one hex to the next."""
        self.canvas = Canvas()
        self.rows = max(row for row, _ in areas) + 1
        self.columns = max(column for _, column in areas)

    @property
    def width(self) -> int:
        return 1 + max(self.left(row, column + 1) for row, column in self.areas)

    def left(self, row: int, column: int) -> int:
        """Where the wall before a hex would stand; even rows stand half a hex further east."""
        return LEFT + (column - 1) * self.step + (0 if row % 2 else self.step // 2)

    def top(self, row: int) -> int:
        """Where the wall above a row would stand."""
        return self.above + row * HEIGHT

    def inside(self, at: Spot) -> Spot:
        """The column and the line where the inside of a hex begins."""
        return self.left(*at) + 1, self.top(at[0]) + 1

    def frame(self) -> None:
        """Draw the walls and name the rows."""
        for row in range(self.rows):
            self.canvas.write(0, self.top(row) + 1, chr(ord("a") + row), "bold")
            for column in range(1, self.columns + 2):
                if self.apart((row, column - 1), (row, column)):
                    for y in range(self.top(row), self.top(row + 1)):
                        self.canvas.down(self.left(row, column), y)
        for row in range(self.rows + 1):
            for x in range(LEFT, self.width - 1):
                if self.apart(self.under(row - 1, x), self.under(row, x)):
                    self.canvas.across(x, self.top(row))

    def apart(self, one: Spot, other: Spot) -> bool:
        return self.areas.get(one) != self.areas.get(other)

    def under(self, row: int, x: int) -> Spot:
        """The hex of a row that stands in this column and the next."""
        return row, (x - self.left(row, 1)) // self.step + 1
