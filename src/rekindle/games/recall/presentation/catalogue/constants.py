"""The constants that the page needs to draw Recall's boards: map, tracks, grid, costs."""

from __future__ import annotations

from math import sqrt

from rekindle.games.recall.content.hexes import flower
from rekindle.games.recall.engine.constants import (
    FARMS,
    FIRST_PRINTED,
    FIRST_START,
    HEXES,
    ISLANDS,
    MONUMENTS,
    PIGS,
    PRODUCTION,
    REGIONS,
    RINGS,
    STARTS,
    TRACKS,
    WORKSHOPS,
)
from rekindle.games.recall.presentation.catalogue.structs import (
    Constants,
    ExcavationConstants,
    GridConstants,
    MapConstants,
    Point,
    RegionConstants,
    TrackConstants,
)
from rekindle.games.recall.presentation.view import (
    CRYSTAL_NAMES,
    ROUND_NAMES,
    TERRAIN_NAMES,
    TRACK_NAMES,
)
from rekindle.games.recall.presentation.words import names_of, pack_of, rules_of
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.game import Setting
from rekindle.kernel.hexes import Hex


def constants(setting: Setting) -> Constants:
    """Return everything that is printed on boards, and where."""
    lookup, names = rules_of(setting).lookup, names_of(setting)
    return Constants(
        map=board_map(setting),
        tracks=TrackConstants(
            steps=lookup.track_steps,
            gadget=lookup.gadget_step,
            tribe=lookup.tribe_step,
            path=lookup.path_step,
            chips=list(lookup.chip_steps),
            points=list(lookup.track_points),
        ),
        symbols=list(lookup.symbols_at),
        rounds=[ROUND_NAMES[kind] for kind in lookup.rounds],
        grid=GridConstants(list(lookup.cube_cost), list(lookup.cube_points)),
        excavation=[
            ExcavationConstants(crystal, steps)
            for crystal, steps in zip(CRYSTAL_NAMES, lookup.excavation_steps, strict=True)
        ],
        vaults=list(names.vaults),
        workshops={
            name: [f"{name}-{place + 1}" for place in range(WORKSHOPS)] for name in TERRAIN_NAMES
        },
        monuments=[f"monument-{place + 1}" for place in range(MONUMENTS)],
        production=[
            names.production[space]
            for space in range(PRODUCTION)
            if lookup.production[space] != NOTHING
        ],
        storage=lookup.storage,
        followers=lookup.followers,
        keycards_shown=lookup.keycards_shown,
        objective_points=lookup.objective_points,
        farm_points=lookup.farm_points,
        leftovers=lookup.resources_for_a_point,
        islands=ISLANDS,
        farms=FARMS,
        rings=RINGS,
        pigs=PIGS,
    )


# The map, in sides of a hex; points of hexes are up and down


def board_map(setting: Setting) -> MapConstants:
    lookup, names = rules_of(setting).lookup, names_of(setting)
    spots = coordinates(setting)
    starts = {region.id: region.start for region in pack_of(setting).components("region")}
    return MapConstants(
        hexes={name: spot(where) for name, where in zip(names.spaces, spots, strict=True)},
        regions={
            names.regions[number]: RegionConstants(
                centre=spot(spots[number * HEXES]),
                hexes=names.spaces[number * HEXES : (number + 1) * HEXES],
                touches=[names.regions[near] for near in lookup.region_neighbours[number]],
                start=starts[str(number + 1)],
            )
            for number in range(REGIONS)
        },
        starts=names.spaces[FIRST_START:FIRST_PRINTED],
        printed=dict(zip(TRACK_NAMES, names.spaces[FIRST_PRINTED:], strict=True)),
    )


def coordinates(setting: Setting) -> list[Hex]:
    """Return where all hexes of the map lie, by number."""
    pack = pack_of(setting)
    regions = {region.id: region.centre for region in pack.components("region")}
    starts = {start.id: start.hex for start in pack.components("start")}
    printed = {one.id: one.hex for one in pack.components("printed")}
    found = [where for number in range(REGIONS) for where in flower(regions[str(number + 1)])]
    found += [starts[str(number + 1)] for number in range(STARTS)]
    return found + [printed[track] for track in TRACKS]


def spot(where: Hex) -> Point:
    q, r = where
    return round(sqrt(3) * (q + r / 2), 3), round(1.5 * r, 3)
