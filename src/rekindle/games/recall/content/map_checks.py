"""Checks of a pack: the board's hexes and the region tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rekindle.content import Component, Pack, Problem
from rekindle.games.recall.content.hexes import flower
from rekindle.games.recall.content.language import Cell, Tile
from rekindle.games.recall.engine.constants import STARTS, TERRAINS
from rekindle.kernel.hexes import Hex, distance

MOST_ROWS = 26
MOST_IN_ROW = 99
STARTING_TILES = 2
SIDES = ("left", "right")
MOST_RELICUBES = 24
MOST_SITES = 9
LEAST_VOLCANOES = 2
GROUND = (*TERRAINS, "vault", "monument")
CLOSED = ("water", "volcano")

Named = tuple[str, Component, str]
"""A kind, a component of it, and the key with its place."""


# The board


def on_the_board(pack: Pack) -> list[Named]:
    keys = {"region": "centre", "start": "hex", "printed": "hex"}
    return [(kind, part, key) for kind, key in keys.items() for part in pack.components(kind)]


def hexes_of(named: Named) -> list[Hex]:
    kind, part, key = named
    place: Hex = getattr(part, key)
    return flower(place) if kind == "region" else [place]


def sound_board(pack: Pack) -> Iterator[Problem]:
    """No two things on the board share a hex, and all hexes have names."""
    taken: dict[Hex, str] = {}
    for named in on_the_board(pack):
        kind, part, key = named
        wanted = hexes_of(named)
        others = sorted({taken[where] for where in wanted if where in taken})
        if others:
            right = "give it hexes of its own"
            wrong = f"lies on {', '.join(others)}"
            yield pack.problem(kind, part.id, wrong, key, suggestion=right)
        taken |= {where: f"{kind} '{part.id}'" for where in wanted if where not in taken}
    rows = [r for _, r in taken]
    columns = [q + r // 2 for q, r in taken]
    if max(rows) - min(rows) >= MOST_ROWS or max(columns) - min(columns) >= MOST_IN_ROW:
        last = pack.components("region")[-1]
        wrong = f"the board has more than {MOST_ROWS} rows or {MOST_IN_ROW} hexes in a row"
        yield pack.problem("region", last.id, wrong, "centre", suggestion="move it closer")


def connected_regions(pack: Pack) -> Iterator[Problem]:
    """Every region can be reached from the others."""
    regions = pack.components("region")
    reached = [regions[0]]
    for region in reached:
        reached += [other for other in regions if other not in reached and touch(region, other)]
    for region in regions:
        if region not in reached:
            wrong = f"not connected to region '{regions[0].id}'"
            right = "its middle must be 3 hexes from that of a neighbour"
            yield pack.problem("region", region.id, wrong, "centre", suggestion=right)


def touch(one: Any, other: Any) -> bool:
    return beside(flower(one.centre), flower(other.centre))


def beside(some: Sequence[Hex], others: Sequence[Hex]) -> bool:
    return any(distance(one, other) == 1 for one in some for other in others)


def sound_starts(pack: Pack) -> Iterator[Problem]:
    """Each starting space touches its own starting tile, and each printed hex some region."""
    regions = pack.components("region")
    for side in SIDES:
        found = [region for region in regions if region.start == side]
        if len(found) != 1:
            yield pack.miscount("region", f'[[region]] with `start = "{side}"`', found, 1)
            continue
        for start in pack.components("start"):
            if side_of(start.id) == side and not beside([start.hex], flower(found[0].centre)):
                wrong = f"does not touch region '{found[0].id}', where its starting tile lies"
                right = "spaces 1 and 2 belong to the left tile, 3 and 4 to the right one"
                yield pack.problem("start", start.id, wrong, "hex", suggestion=right)
    for printed in pack.components("printed"):
        if not any(beside([printed.hex], flower(region.centre)) for region in regions):
            yield pack.problem("printed", printed.id, "touches no region", "hex")


def side_of(start: str) -> str:
    return SIDES[0] if start in ("1", str(STARTS // 2)) else SIDES[1]


# The tiles


def sound_tiles(pack: Pack) -> Iterator[Problem]:
    tiles: list[Tile] = pack.components("tile")
    starting = [tile for tile in tiles if tile.start]
    if len(starting) != STARTING_TILES:
        yield pack.miscount("tile", "[[tile]] with `start`", starting, STARTING_TILES)
    for tile in tiles:
        for i, cell in enumerate(tile.cells):
            for key, wrong, right in cell_problems(cell):
                yield pack.problem("tile", tile.id, wrong, "cells", i, *key, suggestion=right)
        kinds = [cell.kind for cell in tile.cells]
        if not set(kinds) & set(GROUND):
            right = f"give it one of: {', '.join(GROUND)}"
            wrong = "nothing can be built on it"
            yield pack.problem("tile", tile.id, wrong, "cells", suggestion=right)
        if tile.start and locks_in(kinds[1:]):
            wrong = "turned the wrong way it locks players in: two closed hexes side by side"
            right = "keep water and volcanoes at its edge apart"
            yield pack.problem("tile", tile.id, wrong, "cells", suggestion=right)


def cell_problems(cell: Cell) -> Iterator[tuple[tuple[str, ...], str, str]]:
    """Yield a key of a hex, what is wrong with it, and what would be right."""
    if cell.kind == "field" and not cell.pigs:
        yield (), "a field shows pigs", "write pigs = 1"
    if cell.kind != "field" and cell.pigs:
        yield ("pigs",), "only fields show pigs", "leave it out"
    if cell.kind == "camp" and cell.camp is None:
        yield (), "which camp is it?", 'write camp = "…"'
    if cell.kind != "camp" and cell.camp is not None:
        yield ("camp",), "this hex is no camp", 'write kind = "camp"'


def locks_in(edge: Sequence[str]) -> bool:
    """Return whether two hexes that lie side by side are closed: a start touches only two."""
    return any(edge[i - 1] in CLOSED and edge[i] in CLOSED for i in range(len(edge)))


def enough_for_all(pack: Pack) -> Iterator[Problem]:
    """Relicubes, stones and monument tiles never run out, and each camp lies on one tile."""
    tiles: list[Tile] = pack.components("tile")
    shown = pack.components("figures")[0].monuments_shown
    kinds = Counter(cell.kind for tile in tiles for cell in tile.cells)
    relicubes = sum(cell.relicube for tile in tiles for cell in tile.cells)
    for what, found, low, high in (
        ("relicube symbols", relicubes, 0, MOST_RELICUBES),
        ("excavation sites", kinds["site"], 0, MOST_SITES),
        ("monument hexes", kinds["monument"], 0, shown),
        ("volcanoes", kinds["volcano"], LEAST_VOLCANOES, len(tiles)),
    ):
        if not low <= found <= high:
            right = f"at most {high}" if found > high else f"at least {low}"
            yield pack.problem(
                "tile", tiles[-1].id, f"the tiles have {found} {what}", suggestion=right
            )
    placed = Counter(cell.camp for tile in tiles for cell in tile.cells)
    for camp in pack.components("camp"):
        if placed[camp.id] != 1:
            wrong = f"{placed[camp.id]} hexes have this camp"
            yield pack.problem("camp", camp.id, wrong, suggestion="exactly one must")


def different_tiles(pack: Pack) -> Iterator[Problem]:
    """No two tiles are the same, also turned."""
    known: list[tuple[str, list[list[Cell]]]] = []
    for tile in pack.components("tile"):
        looks = list(tile.cells)
        for name, turned in known:
            if looks in turned:
                wrong = f"the same tile as '{name}'"
                wrong += "" if looks == turned[0] else ", turned"
                yield pack.problem("tile", tile.id, wrong, "cells")
                break
        known.append((tile.id, turns(looks)))


def turns(cells: Sequence[Cell]) -> list[list[Cell]]:
    """Return the hexes of a tile in each of its orientations."""
    edge = cells[1:]
    return [[cells[0], *edge[i:], *edge[:i]] for i in range(len(edge))]
