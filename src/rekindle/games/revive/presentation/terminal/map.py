"""The map of Revive for a terminal: drawn where there is room, otherwise as sentences by tile.

Walls are drawn around area tiles only, so that four hexes without a wall between them are a tile.
Every meaning has a sign or a word; colours repeat it.
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
from rekindle.kernel.bricks import LEFT, NAME, OFFERED, QUIET, Bricks, Piece, Spot, legend_line
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
WIDE, NARROW = 7, 5
"""Columns from one hex to the next."""


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
    return [legend_line(text) for text in told]


class Drawing(Bricks):
    """The map as bricks, with the large locations and crystals around it."""

    above = 1  # for the names of large locations

    def __init__(self, d: Shown, step: int) -> None:
        self.d = d
        tiles = {
            spot(cell): place.id for place in d.pack.components("place") for cell in place.cells
        }
        super().__init__(tiles | {spot(d.numbers.chasm): "chasm"}, step)

    def lines(self) -> list[Line]:
        self.frame()
        offered = self.d.offered
        for place in self.d.view.places:
            if place.back:
                self.back(place, place.back.id, offered)
            else:
                self.front(place, offered)
        self.hex(self.d.numbers.chasm, "chasm", offered)
        self.crystals()
        self.corners()
        return self.canvas.lines()

    # Hexes and tiles

    def front(self, place: PlaceView, offered: set[str]) -> None:
        for cell in self.d.component("place", place.place).cells:
            self.hex(cell, cell, offered)

    def hex(self, cell: str, name: str, offered: set[str]) -> None:
        """Its name and its sign; below what stands on it, or what water gives."""
        x, y = self.inside(spot(cell))
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

    def back(self, place: PlaceView, id: str, offered: set[str]) -> None:
        """A face-down tile: its name and points, its cost, what its front will show."""
        back = self.d.component("back", id)
        cells = self.d.component("place", place.place).cells
        x, y = self.inside(spot(cells[0]))
        name, room = place.place, 2 * self.step - 1
        points = self.d.label("short-points-gained", n=back.points)
        self.canvas.write(x, y, name, OFFERED if name in offered else "bold")
        self.canvas.write(x + room - len(points) - 1, y, points, QUIET)
        texts = price_in_words(self.d, place)
        low, below = self.inside(spot(cells[HEXES // 2]))
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

    def beside(self, touches: Sequence[str]) -> Spot:
        """Return the position of something outside that touches these hexes."""
        spots = [spot(name) for name in touches]
        for row, y in ((0, self.top(0)), (self.rows - 1, self.top(self.rows))):
            if all(there == row for there, _ in spots):
                return self.left(*max(spots)), y
        row, column = self.edge(spots)
        x = self.left(row, column + 1) + 2 if column > 1 else self.left(row, column) - 2
        return x, self.top(row) + 1

    def edge(self, spots: Sequence[Spot]) -> Spot:
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
            offered = name in self.d.offered
            self.canvas.write(x, y, short, OFFERED if offered else STYLES["location"])
            for i, (text, style) in enumerate(stands(self.d, name)):
                self.canvas.write(x + i, y + 1, text, style)
            face = self.d.component("location", corner.location)
            told = f"{short} {self.d.name(face.name)}"
            first = self.width - len(told) if name.endswith("east") else LEFT
            last = 0 if name.startswith("north") else self.top(self.rows) + 1
            self.canvas.write(first, last, told, STYLES["location"])


def spot(name: str) -> Spot:
    """The row and the column of a hex."""
    q, row = hex_at(name)
    return row, q + (row + 1) // 2


def stands(d: Shown, name: str) -> list[Piece]:
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
