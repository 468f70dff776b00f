"""The map of Recall for a terminal: drawn where there is room, otherwise as sentences by region.

Hexes are bricks: every row stands half a brick beside the next. Walls are drawn around regions
only, so that seven hexes without a wall between them are a region. Every meaning has a sign or a
word; colours repeat it.
"""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.games.recall.engine.constants import FIRST_START, HEXES
from rekindle.games.recall.presentation.catalogue.constants import coordinates
from rekindle.games.recall.presentation.terminal.map_words import in_words
from rekindle.games.recall.presentation.terminal.shown import Shown
from rekindle.games.recall.presentation.view import HexView, Kind
from rekindle.kernel.terminal import Line

SIGNS: dict[Kind, str] = {
    "face-down": " ",
    "field": "=",
    "forest": "&",
    "mountain": "^",
    "water": "~",
    "volcano": "!",
    "vault": "#",
    "monument": "%",
    "site": ":",
    "camp": "+",
    "start": "@",
    "printed": "%",
}
STYLES: dict[Kind, str] = {
    "face-down": "dim",
    "field": "bold yellow",
    "forest": "bold green",
    "mountain": "white",
    "water": "bold blue",
    "volcano": "bold red",
    "vault": "bold magenta",
    "monument": "bold cyan",
    "site": "yellow",
    "camp": "bold white",
    "start": "bold red",
    "printed": "bold cyan",
}
RELICUBE = "*"
TOKENS = {"island": "'", "farm": '"', "ring": "o"}
RAFT = "<"
CLOSED = "?"
MORE = "…"
WALL, QUIET, NAME, OFFERED = "dim", "dim", "dim", "bold reverse"

WIDTHS = (9, 7, 5)
"""Columns from one hex to the next."""
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


def picture(d: Shown, width: int) -> list[Line]:
    """The map, as wide as it may be; in words if signs are not wanted."""
    if not d.plain:
        for step in WIDTHS:
            drawn = Drawing(d, step)
            if drawn.width <= width:
                return [*drawn.lines(), *legend(d)]
    return [[(text, "")] for text in in_words(d)]


def legend(d: Shown) -> list[Line]:
    """Explain the signs; those of tribes as soon as there are any."""
    told = [d.label("legend")]
    if any(there.tokens or there.pigs or there.rafts for there in d.view.hexes.values()):
        told.append(d.label("legend-tokens"))
    return [[(text, QUIET)] for text in told]


def spots(d: Shown) -> dict[str, Spot]:
    """Return the row and the column of every hex; even rows stand half a hex further east."""
    hexes = coordinates(d.setting)
    north = min(r for _, r in hexes)
    west = min(q + (r - north + 1) // 2 for q, r in hexes)
    return {
        name: (r - north, q - west + 1 + (r - north + 1) // 2)
        for name, (q, r) in zip(d.spaces, hexes, strict=True)
    }


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


class Drawing:
    """The map as bricks."""

    def __init__(self, d: Shown, step: int) -> None:
        self.d = d
        self.step = step
        self.canvas = Canvas()
        self.spots = spots(d)
        self.owners: dict[Spot, int] = {}
        for number, name in enumerate(d.spaces):
            # Printed hexes are on their own.
            self.owners[self.spots[name]] = number // HEXES if number < FIRST_START else number
        self.rows = max(row for row, _ in self.owners) + 1
        self.columns = max(column for _, column in self.owners)

    @property
    def width(self) -> int:
        return LEFT + self.columns * self.step + self.step // 2 + 1

    def left(self, row: int, column: int) -> int:
        """Where the wall before a hex would stand; even rows stand half a hex further east."""
        return LEFT + (column - 1) * self.step + (0 if row % 2 else self.step // 2)

    def top(self, row: int) -> int:
        """Where the wall above a row would stand."""
        return row * HEIGHT

    def lines(self) -> list[Line]:
        self.build_walls()
        for row in range(self.rows):
            self.canvas.write(0, self.top(row) + 1, chr(ord("a") + row), "bold")
        offered = targets(self.d)
        for region in self.d.view.regions:
            for name in self.d.hexes_of(region.region):
                self.hex(name, offered)
            if not region.tile:
                self.closed(region.region, offered)
        for name in self.d.printed:
            self.hex(name, offered)
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

    def apart(self, one: Spot, other: Spot) -> bool:
        return self.owners.get(one) != self.owners.get(other)

    def under(self, row: int, x: int) -> Spot:
        """The hex of a row that stands in this column and the next."""
        return row, (x - self.left(row, 1)) // self.step + 1

    # Hexes

    def inside(self, name: str) -> Spot:
        row, column = self.spots[name]
        return self.left(row, column) + 1, self.top(row) + 1

    def closed(self, name: str, offered: set[str]) -> None:
        """A region that lies face down: the name of its middle hex."""
        x, y = self.inside(name)
        self.canvas.write(x, y, name, OFFERED if name in offered else "bold")
        self.canvas.write(x + (self.step - 1) // 2, y + 1, CLOSED, QUIET)

    def hex(self, name: str, offered: set[str]) -> None:
        """Its name and its sign; below what lies and stands on it."""
        there = self.d.view.hexes[name]
        if there.kind == "face-down":
            return
        x, y = self.inside(name)
        room = self.step - 1
        short = name.replace("start-", "") if there.kind == "start" else name
        signs = SIGNS[there.kind] * max(1, room - 4)
        self.canvas.write(x, y, short, OFFERED if name in offered else NAME)
        self.canvas.write(x + room - len(signs), y, signs, STYLES[there.kind])
        pieces = stands(self.d, there)
        taken = sum(len(text) for text, _ in pieces)
        at, end = x + max(0, room - taken) // 2, x + room
        for text, style in pieces:
            self.canvas.write(at, y + 1, text[: end - at], style)
            at = min(at + len(text), end)
        if taken > room:
            self.canvas.write(end - 1, y + 1, MORE, QUIET)


def targets(d: Shown) -> set[str]:
    """The words that moves on offer touch."""
    decisions = [one for one in d.view.decisions or [] if one.seat == d.view.seat]
    return {word for one in decisions for move in one.moves or [] for word in move.touches}


def stands(d: Shown, there: HexView) -> list[Piece]:
    """What lies and stands on a hex, each with its style."""
    found: list[Piece] = []
    if there.relicube:
        found.append((RELICUBE + d.label(f"short-{there.relicube}"), "bold cyan"))
    found += [(f"[{d.marks[one.seat]}]", f"seat {one.seat}") for one in there.buildings or []]
    for group in there.followers or []:
        n = str(group.n) if group.n > 1 else ""
        found.append((d.marks[group.seat] + n, f"seat {group.seat}"))
    if there.stones:
        stones = "".join(d.label(f"short-{name}") * n for name, n in there.stones.items())
        found.append((stones, "yellow"))
    found += [(TOKENS[token], "bold cyan") for token in there.tokens or []]
    if there.pigs:
        found.append((d.label("short-pigs", n=there.pigs), "bold magenta"))
    for raft in there.rafts or []:
        found.append((f"{RAFT}{d.marks[raft.seat]}{raft.aboard}", f"seat {raft.seat}"))
    if not found and there.pigs_shown:
        found.append((str(there.pigs_shown), STYLES["field"]))
    return found
