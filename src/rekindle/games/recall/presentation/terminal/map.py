"""The map of Recall for a terminal: drawn where there is room, otherwise as sentences by region.

Walls are drawn around regions only, so that seven hexes without a wall between them are a region.
Every meaning has a sign or a word; colours repeat it.
"""

from __future__ import annotations

from rekindle.games.recall.presentation.catalogue.constants import coordinates
from rekindle.games.recall.presentation.terminal.map_words import in_words
from rekindle.games.recall.presentation.terminal.shown import Shown
from rekindle.games.recall.presentation.view import HexView, Kind
from rekindle.kernel.bricks import NAME, OFFERED, QUIET, Bricks, Piece, Spot, legend_line
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
WIDTHS = (9, 7, 5)
"""Columns from one hex to the next."""


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
    return [legend_line(text) for text in told]


def spots(d: Shown) -> dict[str, Spot]:
    """Return the row and the column of every hex; even rows stand half a hex further east."""
    hexes = coordinates(d.setting)
    north = min(r for _, r in hexes)
    west = min(q + (r - north + 1) // 2 for q, r in hexes)
    return {
        name: (r - north, q - west + 1 + (r - north + 1) // 2)
        for name, (q, r) in zip(d.spaces, hexes, strict=True)
    }


class Drawing(Bricks):
    """The map as bricks."""

    def __init__(self, d: Shown, step: int) -> None:
        self.d = d
        self.spots = spots(d)
        # Printed hexes are on their own.
        regions = {name: at.region for at in d.view.regions for name in d.hexes_of(at.region)}
        super().__init__({at: regions.get(name, name) for name, at in self.spots.items()}, step)

    def lines(self) -> list[Line]:
        self.frame()
        offered = self.d.offered
        for region in self.d.view.regions:
            for name in self.d.hexes_of(region.region):
                self.hex(name, offered)
            if not region.tile:
                self.closed(region.region, offered)
        for name in self.d.printed:
            self.hex(name, offered)
        return self.canvas.lines()

    def closed(self, name: str, offered: set[str]) -> None:
        """A region that lies face down: the name of its middle hex."""
        x, y = self.inside(self.spots[name])
        self.canvas.write(x, y, name, OFFERED if name in offered else "bold")
        self.canvas.write(x + (self.step - 1) // 2, y + 1, CLOSED, QUIET)

    def hex(self, name: str, offered: set[str]) -> None:
        """Its name and its sign; below what lies and stands on it."""
        there = self.d.view.hexes[name]
        if there.kind == "face-down":
            return
        x, y = self.inside(self.spots[name])
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
