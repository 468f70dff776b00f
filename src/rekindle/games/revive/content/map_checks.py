"""Checks of a pack: places, edges, tiles and locations of the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise

from rekindle.content import (
    Pack,
    Problem,
)
from rekindle.games.revive.engine.constants import (
    HEXES,
)

STARTING_TILES = 5
BASE_LOCATIONS = 5
CAMPAIGN_LOCATIONS = 3
LEAST_CRYSTALS = 8


# The map


def figures_id(pack: Pack) -> str:
    return str(pack.components("figures")[0].id)


def spot(name: str) -> tuple[int, int]:
    """Return row and doubled column: neighbours are (0, 2) or (1, 1) apart."""
    row = ord(name[0]) - ord("a")
    return row, 2 * int(name[1:]) - row % 2


def adjacent(a: str, b: str) -> bool:
    (row, column), (other_row, other_column) = spot(a), spot(b)
    apart = abs(row - other_row), abs(column - other_column)
    return apart in ((0, 2), (1, 1))


def sound_places(pack: Pack) -> Iterator[Problem]:
    """Places are rhombi that do not overlap, in an order that a turned tile reverses."""
    chasm = pack.components("figures")[0].chasm
    taken = {chasm: "chasm"}
    for place in pack.components("place"):
        for cell in place.cells:
            if cell in taken:
                wrong = f"'{cell}' already belongs to '{taken[cell]}'"
                yield pack.problem("place", place.id, wrong, "cells")
            taken[cell] = place.id
        if place.id != place.cells[0]:
            yield pack.problem(
                "place", place.id, "the id of a place is its first hex", suggestion=place.cells[0]
            )
        spots = [spot(cell) for cell in place.cells]
        touching = sum(adjacent(a, b) for a, b in combinations(place.cells, 2))
        centre = [(a[0] + b[0], a[1] + b[1]) for a, b in zip(spots, reversed(spots), strict=True)]
        if touching != HEXES + 1 or len(set(centre)) != 1 or spots != sorted(spots):
            wrong = "must be four hexes in a rhombus, from north-west to south-east"
            yield pack.problem("place", place.id, wrong, "cells")
    starting = [place for place in pack.components("place") if place.start]
    if len(starting) != STARTING_TILES:
        yield pack.miscount("place", "[[place]] with `start`", starting, STARTING_TILES)
    elif not any(adjacent(chasm, cell) for place in starting for cell in place.cells):
        yield pack.problem("figures", figures_id(pack), "no starting place touches it", "chasm")
        return
    reached = [chasm]
    for name in reached:
        reached += [other for other in taken if adjacent(name, other) and other not in reached]
    for place in pack.components("place"):
        if place.cells[0] not in reached:
            wrong = "not connected to the chasm"
            yield pack.problem("place", place.id, wrong, "cells")


def sound_edges(pack: Pack) -> Iterator[Problem]:
    """Corners and crystals touch hexes at the edge of the map."""
    hexes = {cell for place in pack.components("place") for cell in place.cells}
    hexes.add(pack.components("figures")[0].chasm)
    around = {spot(name) for name in hexes}
    for kind in ("corner", "crystal"):
        for symbol in pack.components(kind):
            for name in symbol.touches:
                row, column = spot(name)
                ring = {
                    (row + down, column + right)
                    for down, right in ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
                }
                if name not in hexes:
                    wrong = f"there is no hex '{name}'"
                elif ring <= around:
                    wrong = f"'{name}' is not at the edge"
                else:
                    continue
                yield pack.problem(kind, symbol.id, wrong, "touches")
            if not symbol.touches or len(set(symbol.touches)) != len(symbol.touches):
                yield pack.problem(
                    kind, symbol.id, "must be one or more different hexes", "touches"
                )
    crystals = pack.components("crystal")
    ordinary = [crystal for crystal in crystals if not crystal.vast]
    if len(ordinary) < LEAST_CRYSTALS:
        what = "[[crystal]] without `vast`"
        yield pack.miscount("crystal", what, ordinary, f"at least {LEAST_CRYSTALS}")
    if len(ordinary) == len(crystals):
        yield pack.miscount("crystal", "[[crystal]] with `vast`", [], "at least 1")


def honest_backs(pack: Pack) -> Iterator[Problem]:
    """A back tells whether there is a location or water, and its cost can be paid."""
    limit = pack.components("figures")[0].basic_limit
    backs = {back.id: back for back in pack.components("back")}
    used = {tile.back for tile in pack.components("tile")}
    for back in backs.values():
        if back.id not in used:
            yield pack.problem("back", back.id, "no tile has this back")
        for leaf in back.cost:
            if leaf.name != "good" or leaf.args[1] == "crystal":
                yield pack.problem(
                    "back", back.id, "only gears, books and food are allowed", "cost"
                )
            elif int(leaf.args[0]) > limit:
                yield pack.problem("back", back.id, "more than a player can hold", "cost")
    for tile in pack.components("tile"):
        back = backs.get(tile.back)
        for face in ("location", "water"):
            if back is not None and (face in tile.faces) != getattr(back, face):
                wrong = f"its back and its faces disagree about a {face}"
                yield pack.problem("tile", tile.id, wrong, "faces")


def sound_tiles(pack: Pack) -> Iterator[Problem]:
    tiles = pack.components("tile")
    for tile in tiles:
        if "water" in tile.faces and tile.water is None:
            yield pack.problem("tile", tile.id, "its water gives nothing", "faces")
        if tile.water is not None and "water" not in tile.faces:
            yield pack.problem("tile", tile.id, "it has no water", "water")
        if tile.back is None and "sand" not in tile.faces:
            yield pack.problem("tile", tile.id, "a starting tile needs sand", "faces")
    starting = [tile for tile in tiles if tile.back is None]
    if len(starting) != STARTING_TILES:
        yield pack.miscount("tile", "[[tile]] without `back`", starting, STARTING_TILES)
    elif not any("location" in tile.faces for tile in starting):
        what = "[[tile]] without `back` and with a location"
        yield pack.miscount("tile", what, [], "at least 1")


def sound_locations(pack: Pack) -> Iterator[Problem]:
    """Two faces per tile, five tiles of the base game and three of the campaign."""
    locations = pack.components("location")
    faces = Counter((face.tile, face.campaign) for face in locations)
    for face in locations:
        if faces[face.tile, face.campaign] != 2 or (face.tile, not face.campaign) in faces:
            wrong = "a tile needs two faces, both of the campaign or neither"
            yield pack.problem("location", face.id, wrong, "tile")
        if bool(face.points) == bool(face.steps):
            wrong = "needs either points or steps"
            yield pack.problem("location", face.id, wrong)
        for low, high in pairwise(face.steps):
            if low[0] >= high[0] or low[1] > high[1]:
                yield pack.problem("location", face.id, "steps must ascend", "steps")
    for campaign, wanted in ((False, 2 * BASE_LOCATIONS), (True, 2 * CAMPAIGN_LOCATIONS)):
        found = [face for face in locations if face.campaign == campaign]
        if len(found) != wanted:
            what = f"[[location]] {'with' if campaign else 'without'} `campaign`"
            yield pack.miscount("location", what, found, wanted)
