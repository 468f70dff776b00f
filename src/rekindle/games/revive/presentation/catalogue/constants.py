"""The constants that the page needs to draw Revive's boards: map, tracks, slots, costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot, sqrt
from typing import Any

from rekindle.content import Pack
from rekindle.games.revive.engine.constants import (
    BELOW,
    MARKERS,
    PROGRESS_SPACES,
    TECHNOLOGIES,
)
from rekindle.games.revive.presentation.catalogue.signs import Signs
from rekindle.games.revive.presentation.catalogue.structs import (
    Constants,
    CornerConstants,
    CrystalConstants,
    HibernationConstants,
    MapConstants,
    Point,
    ProgressConstants,
    TrackConstants,
    TrackReward,
)
from rekindle.games.revive.presentation.view import COLOUR_NAMES, GOOD_NAMES, Colour, Good
from rekindle.games.revive.presentation.words import pack_of
from rekindle.kernel.game import Setting
from rekindle.kernel.hexes import DIRECTIONS, Hex, hex_at
from rekindle.kernel.signs import SignRow

APART = 2.3
"""How far the middle of a large location is from the nearest hex, in sides of a hex."""
STEP = 0.05


def constants(setting: Setting, language: str) -> Constants:
    """Return everything that is printed on boards, and where."""
    pack = pack_of(setting)
    board = pack.components("figures")[0]
    signs = Signs(language)
    basics: dict[Good, int] = dict.fromkeys(GOOD_NAMES, board.basic_limit)
    return Constants(
        map=board_map(setting),
        tracks={track.id: machine_track(pack, track) for track in pack.components("track")},
        progress=ProgressConstants(
            PROGRESS_SPACES, list(board.progress_points), bonuses(pack, "progress", signs)
        ),
        points=bonuses(pack, "bonus", signs),
        hibernation=[
            HibernationConstants(signs.of(space.gain), space.removal)
            for space in pack.components("hibernation")
        ],
        slots={slot.id: list(slot.spaces) for slot in pack.components("slot")},
        technologies={
            name: TECHNOLOGIES[below] if below >= 0 else None
            for name, below in zip(TECHNOLOGIES, BELOW, strict=True)
        },
        switch=next(
            signs.of(switch.gain)
            for switch in pack.components("switch")
            if switch.id == setting.options["switch"]
        ),
        limits=basics | {"crystal": board.crystal_limit},
        costs={"small": board.small_cost, "large": board.large_cost},
        buildings={"small": board.small_buildings, "large": board.large_buildings},
        markers=MARKERS,
    )


# Tracks


def machine_track(pack: Pack, track: Any) -> TrackConstants:
    rewards = [reward for reward in pack.components("reward") if getattr(reward, track.id)]
    rewards.sort(key=lambda reward: int(getattr(reward, track.id)))
    return TrackConstants(
        length=track.length,
        resource=track.resource,
        rewards=[
            TrackReward(reward.id, getattr(reward, track.id), owner(reward)) for reward in rewards
        ],
    )


def owner(reward: Any) -> Colour:
    """Return the first track that a reward needs."""
    return next(name for name in COLOUR_NAMES if getattr(reward, name))


def bonuses(pack: Pack, kind: str, signs: Signs) -> dict[str, SignRow]:
    """Return what the spaces of the progress or point track give, by number."""
    found = sorted(pack.components(kind), key=lambda bonus: int(bonus.id))
    return {bonus.id: signs.of(bonus.gain) for bonus in found}


# The map, in sides of a hex; points of hexes are up and down


def board_map(setting: Setting) -> MapConstants:
    pack = pack_of(setting)
    places = pack.components("place")
    chasm = pack.components("figures")[0].chasm
    land = {hex_at(cell) for place in places for cell in place.cells} | {hex_at(chasm)}
    spaces = {cell: spot(hex_at(cell)) for place in places for cell in place.cells}
    vast = setting.options["vast-crystals"] == "on"
    return MapConstants(
        spaces=spaces | {"chasm": spot(hex_at(chasm))},
        chasm=chasm,
        places={place.id: list(place.cells) for place in places},
        corners={
            corner.id: CornerConstants(corner_spot(land, corner.touches), list(corner.touches))
            for corner in pack.components("corner")
        },
        crystals=[
            CrystalConstants(
                edge_spot(land, crystal.touches), crystal.vast, crystal.id, list(crystal.touches)
            )
            for crystal in pack.components("crystal")
            if vast or not crystal.vast
        ],
    )


def spot(where: Hex) -> Point:
    q, r = where
    return round(sqrt(3) * (q + r / 2), 3), round(1.5 * r, 3)


def outside(land: set[Hex], touches: Sequence[str]) -> list[Hex]:
    """Return the hexes beyond the edge that touch these, once for each that they touch."""
    around = [
        (q + dq, r + dr) for q, r in (hex_at(name) for name in touches) for dq, dr in DIRECTIONS
    ]
    return [where for where in around if where not in land]


def edge_spot(land: set[Hex], touches: Sequence[str]) -> Point:
    """Return a spot in the hex beyond the edge that touches them all, close to the land."""
    beyond = outside(land, touches)
    most = max(beyond.count(where) for where in beyond)
    there = middle(spot(where) for where in beyond if beyond.count(where) == most)
    here = middle(spot(hex_at(name)) for name in touches)
    return towards(here, there, 0.72)


def corner_spot(land: set[Hex], touches: Sequence[str]) -> Point:
    """Return a spot among hexes beyond the edge that touch several of them, with enough room."""
    beyond = outside(land, touches)
    x, y = middle(spot(where) for where in beyond if beyond.count(where) > 1)
    spots = [spot(where) for where in land]
    out = STEP if x > middle(spots)[0] else -STEP
    while min(hypot(x - east, y - south) for east, south in spots) < APART:
        x += out
    return round(x, 3), round(y, 3)


def middle(points: Iterable[Point]) -> Point:
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def towards(here: Point, there: Point, part: float) -> Point:
    x, y = (round(a + (b - a) * part, 3) for a, b in zip(here, there, strict=True))
    return x, y
