"""The map of Revive for a terminal: drawn where there is room, otherwise as sentences by tile.

Hexes are bricks: every row stands half a brick beside the next. Walls are drawn around area tiles
only, so that four hexes without a wall between them are a tile. Every meaning has a sign or a word;
colours repeat it.
"""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.games.revive.engine.constants import CORNERS, HEXES
from rekindle.games.revive.presentation.terminal.map_words import (
    crystals_in_play,
    in_words,
    price_in_words,
    water_effect,
)
from rekindle.games.revive.presentation.terminal.shown import Shown, short_effect
from rekindle.games.revive.presentation.view import PlaceView
from rekindle.kernel.hexes import hex_at
from rekindle.kernel.terminal import Line

SIGNS = {
    "sand": ".",
    "mountain": "^",
    "forest": "&",
    "field": "=",
    "water": "~",
    "location": "#",
    "chasm": "@",
}
TOKENS = {"forest": "'", "temple": "+", "target": "x", "sand": "'", "workshop": "%"}
FALCON = ">"
CRYSTAL = "*"
STYLES = {
    "sand": "yellow",
    "mountain": "white",
    "forest": "bold green",
    "field": "bold yellow",
    "water": "bold blue",
    "location": "bold magenta",
    "chasm": "bold red",
}
WALL, QUIET, NAME, OFFERED = "dim", "dim", "dim", "bold reverse"

WIDE, NARROW = 7, 5
"""Columns from one hex to the next."""
LEFT = 2
"""Columns before the map, for the letters of the rows."""
HEIGHT = 3
"""Lines from one row to the next: a wall and two lines within the hex."""

UP, DOWN, WEST, EAST = 1, 2, 4, 8
BOXES = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


def picture(d: Shown, width: int) -> list[Line]:
    """The map, as wide as it may be; in words if signs are not wanted."""
    if not d.plain:
        for step in (WIDE, NARROW):
            drawn = Drawing(d, step)
            if drawn.width <= width:
                return [*drawn.lines(), *legend(d)]
    return [[(text, "")] for text in in_words(d)]


def legend(d: Shown) -> list[Line]:
    """Explain the signs; those of tribe tiles as soon as there are any."""
    told = [d.label("legend")]
    tokens = any(there.tokens for there in d.view.spaces.values())
    if tokens or d.view.falcon is not None:
        told.append(d.label("legend-tokens"))
    return [[(text, QUIET)] for text in told]


class Canvas:
    """Letters with styles, and walls that join where they meet."""

    def __init__(self) -> None:
        self.letters: dict[tuple[int, int], tuple[str, str]] = {}
        self.walls: dict[tuple[int, int], int] = {}

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


def joined(letters: Sequence[tuple[str, str]]) -> Line:
    """Letters of one style in a row become one text."""
    line: Line = []
    for letter, style in letters:
        if line and line[-1][1] == style:
            line[-1] = (line[-1][0] + letter, style)
        else:
            line.append((letter, style))
    return line


class Drawing:
    """The map as bricks."""

    def __init__(self, d: Shown, step: int) -> None:
        self.d = d
        self.step = step
        self.canvas = Canvas()
        self.owners: dict[tuple[int, int], str] = {}
        for place in d.pack.components("place"):
            for cell in place.cells:
                self.owners[spot(cell)] = place.id
        self.owners[spot(d.numbers.chasm)] = "chasm"
        self.rows = max(row for row, _ in self.owners) + 1
        self.columns = max(column for _, column in self.owners)

    @property
    def width(self) -> int:
        return LEFT + self.columns * self.step + 1

    def left(self, row: int, column: int) -> int:
        """Where the wall before a hex would stand; even rows stand half a hex further east."""
        return LEFT + (column - 1) * self.step + (0 if row % 2 else self.step // 2)

    def top(self, row: int) -> int:
        """Where the wall above a row would stand; a line of names is above the map."""
        return 1 + row * HEIGHT

    def lines(self) -> list[Line]:
        self.build_walls()
        for row in range(self.rows):
            self.canvas.write(0, self.top(row) + 1, chr(ord("a") + row), "bold")
        offered = targets(self.d)
        for place in self.d.view.places:
            if place.back:
                self.back(place, place.back.id, offered)
            else:
                self.front(place, offered)
        self.hex(self.d.numbers.chasm, "chasm", offered)
        self.crystals()
        self.corners()
        return self.canvas.lines()

    # Walls

    def build_walls(self) -> None:
        for row in range(self.rows):
            for column in range(1, self.columns + 2):
                if self.apart((row, column - 1), (row, column)):
                    for y in range(self.top(row), self.top(row + 1)):
                        self.canvas.down(self.left(row, column), y)
        for row in range(self.rows + 1):
            for x in range(LEFT, self.width - 1):
                if self.apart(self.under(row - 1, x), self.under(row, x)):
                    self.canvas.across(x, self.top(row))

    def apart(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        return self.owners.get(one) != self.owners.get(other)

    def under(self, row: int, x: int) -> tuple[int, int]:
        """The hex of a row that stands in this column and the next."""
        return row, (x - self.left(row, 1)) // self.step + 1

    # Hexes and tiles

    def front(self, place: PlaceView, offered: set[str]) -> None:
        for cell in self.d.component("place", place.place).cells:
            self.hex(cell, cell, offered)

    def hex(self, cell: str, name: str, offered: set[str]) -> None:
        """Its name and its sign; below what stands on it, or what water gives."""
        x, y = self.inside(cell)
        room, there = self.step - 1, self.d.view.spaces[name]
        sign = SIGNS[there.kind]
        signs = sign * max(1, room - 4)
        self.canvas.write(x, y, cell, OFFERED if name in offered else NAME)
        self.canvas.write(x + room - len(signs), y, signs, STYLES[there.kind])
        pieces = stands(self.d, name)
        if not pieces and there.kind == "water":
            gift = short_effect(self.d, water_effect(self.d, cell))
            pieces = [(gift, STYLES["water"])]
        at = x + max(0, room - sum(len(text) for text, _ in pieces)) // 2
        for text, style in pieces:
            self.canvas.write(at, y + 1, text[: x + room - at], style)
            at += len(text)

    def inside(self, cell: str) -> tuple[int, int]:
        row, column = spot(cell)
        return self.left(row, column) + 1, self.top(row) + 1

    def back(self, place: PlaceView, id: str, offered: set[str]) -> None:
        """A face-down tile: its name and points, its cost, what its front will show."""
        back = self.d.component("back", id)
        cells = self.d.component("place", place.place).cells
        x, y = self.inside(cells[0])
        name, room = place.place, 2 * self.step - 1
        points = self.d.label("short-points-gained", n=back.points)
        self.canvas.write(x, y, name, OFFERED if name in offered else "bold")
        self.canvas.write(x + room - len(points) - 1, y, points, QUIET)
        texts = price_in_words(self.d, place)
        low, below = self.inside(cells[HEXES // 2])
        for left, line, text in zip((x, low), (y + 1, below), texts):
            self.canvas.write(left + (len(text) < room), line, text[:room])
        kinds = [kind for kind in ("location", "water") if getattr(back, kind)]
        for i, kind in enumerate(kinds):
            self.canvas.write(low + 1 + 2 * i, below + 1, SIGNS[kind], STYLES[kind])

    # Around the map

    def crystals(self) -> None:
        for crystal in crystals_in_play(self.d):
            x, y = self.beside(crystal.touches)
            self.canvas.write(x, y, CRYSTAL * (1 + crystal.vast), "bold cyan")

    def beside(self, touches: Sequence[str]) -> tuple[int, int]:
        """Return the position of something outside that touches these hexes."""
        spots = [spot(name) for name in touches]
        for row, y in ((0, self.top(0)), (self.rows - 1, self.top(self.rows))):
            if all(there == row for there, _ in spots):
                return self.left(*max(spots)), y
        row, column = self.edge(spots)
        x = self.left(row, column + 1) + 2 if column > 1 else self.left(row, column) - 2
        return x, self.top(row) + 1

    def edge(self, spots: Sequence[tuple[int, int]]) -> tuple[int, int]:
        """Return the innermost hex, so that there is room beside it."""
        east = sum(column for _, column in spots) > len(spots) * self.columns / 2
        return min(spots, key=lambda at: self.left(*at) * (1 if east else -1))

    def corners(self) -> None:
        """The place of each large location, with who is there; its name on the outermost lines."""
        for number, corner in enumerate(self.d.view.corners):
            name = CORNERS[number]
            spots = [spot(cell) for cell in self.d.component("corner", name).touches]
            row, column = self.edge(spots)
            east = column > self.columns / 2
            x = self.left(row, column + east) + 1 if east else LEFT + 1
            y = self.top(row) + 1
            short = self.d.label(f"short-{name}")
            offered = name in targets(self.d)
            self.canvas.write(x, y, short, OFFERED if offered else STYLES["location"])
            for i, (text, style) in enumerate(stands(self.d, name)):
                self.canvas.write(x + i, y + 1, text, style)
            face = self.d.component("location", corner.location)
            told = f"{short} {self.d.name(face.name)}"
            first = self.width - len(told) if name.endswith("east") else LEFT
            last = 0 if name.startswith("north") else self.top(self.rows) + 1
            self.canvas.write(first, last, told, STYLES["location"])


def spot(name: str) -> tuple[int, int]:
    """The row and the column of a hex."""
    q, row = hex_at(name)
    return row, q + (row + 1) // 2


def targets(d: Shown) -> set[str]:
    """The words that moves on offer touch."""
    decisions = [one for one in d.view.decisions or [] if one.seat == d.view.seat]
    return {word for one in decisions for move in one.moves or [] for word in move.touches}


def stands(d: Shown, name: str) -> list[tuple[str, str]]:
    """What stands on a space, each with its style."""
    there = d.view.spaces[name]
    found = []
    if there.building:
        seat, small = there.building.seat, there.building.size == "small"
        mark = d.marks[seat]
        found.append((f"({mark})" if small else f"[{mark}]", f"seat {seat}"))
    found += [(d.marks[seat], f"seat {seat}") for seat in there.figures or []]
    found += [(TOKENS[token], "bold cyan") for token in there.tokens or []]
    if d.view.falcon == name:
        found.append((FALCON, "bold cyan"))
    return found
