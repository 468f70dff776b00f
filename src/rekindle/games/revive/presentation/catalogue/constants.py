"""What a page needs to draw Revive's boards: the map, tracks, slots, costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot, sqrt
from typing import Any

from rekindle.content import Pack
from rekindle.games.revive.engine.constants import (
    BELOW,
    COLOURS,
    GOODS,
    MARKERS,
    PROGRESS_SPACES,
    TECHNOLOGIES,
)
from rekindle.games.revive.presentation.catalogue.signs import Signs
from rekindle.games.revive.presentation.words import pack_of
from rekindle.kernel.game import Setting
from rekindle.kernel.hexes import DIRECTIONS, Hex, hex_at

Point = tuple[float, float]

APART = 2.3
"""How far the middle of a large location is from the nearest hex, in sides of a hex."""
STEP = 0.05


def figures(setting: Setting, language: str) -> dict[str, Any]:
    """Everything that is printed on boards, and where."""
    pack = pack_of(setting)
    signs = Signs(language)
    return {
        "map": board_map(setting),
        "tracks": {track.id: machine_track(pack, track) for track in pack.components("track")},
        "progress": progress(pack, signs),
        "points": bonuses(pack, "bonus", signs),
        "hibernation": [
            {"signs": signs.of(space.gain), "removal": space.removal}
            for space in pack.components("hibernation")
        ],
        "slots": {slot.id: list(slot.spaces) for slot in pack.components("slot")},
        "technologies": {
            name: TECHNOLOGIES[below] if below >= 0 else None
            for name, below in zip(TECHNOLOGIES, BELOW, strict=True)
        },
        "switch": next(
            signs.of(switch.gain)
            for switch in pack.components("switch")
            if switch.id == setting.options["switch"]
        ),
        **costs(pack),
    }


def costs(pack: Pack) -> dict[str, Any]:
    """Prices, limits, and how many pieces there are."""
    board = pack.components("figures")[0]
    limits = dict.fromkeys(GOODS, board.basic_limit) | {"crystal": board.crystal_limit}
    return {
        "limits": limits,
        "costs": {"small": board.small_cost, "large": board.large_cost},
        "buildings": {"small": board.small_buildings, "large": board.large_buildings},
        "markers": MARKERS,
    }


# Tracks


def machine_track(pack: Pack, track: Any) -> dict[str, Any]:
    """Its length, what lies behind its end, and the rewards along it."""
    rewards = [reward for reward in pack.components("reward") if getattr(reward, track.id)]
    rewards.sort(key=lambda reward: int(getattr(reward, track.id)))
    return {
        "length": track.length,
        "resource": track.resource,
        "rewards": [
            {"reward": reward.id, "at": getattr(reward, track.id), "first": owner(reward)}
            for reward in rewards
        ],
    }


def owner(reward: Any) -> str:
    """The track that a reward is drawn at, if it needs two."""
    return next(name for name in COLOURS if getattr(reward, name))


def progress(pack: Pack, signs: Signs) -> dict[str, Any]:
    points = pack.components("figures")[0].progress_points
    return {
        "length": PROGRESS_SPACES,
        "points": list(points),
        "bonuses": bonuses(pack, "progress", signs),
    }


def bonuses(pack: Pack, kind: str, signs: Signs) -> dict[str, Any]:
    """What spaces of the progress track or the point track give, by their numbers."""
    found = sorted(pack.components(kind), key=lambda bonus: int(bonus.id))
    return {bonus.id: signs.of(bonus.gain) for bonus in found}


# The map, in sides of a hex; points of hexes are up and down


def board_map(setting: Setting) -> dict[str, Any]:
    pack = pack_of(setting)
    places = pack.components("place")
    chasm = pack.components("figures")[0].chasm
    land = {hex_at(cell) for place in places for cell in place.cells} | {hex_at(chasm)}
    spaces = {cell: spot(hex_at(cell)) for place in places for cell in place.cells}
    vast = setting.options["vast-crystals"] == "on"
    return {
        "spaces": spaces | {"chasm": spot(hex_at(chasm))},
        "chasm": chasm,
        "places": {place.id: list(place.cells) for place in places},
        "corners": {
            corner.id: {"at": corner_spot(land, corner.touches), "touches": list(corner.touches)}
            for corner in pack.components("corner")
        },
        "crystals": [
            {"at": edge_spot(land, crystal.touches), "vast": crystal.vast, "id": crystal.id}
            | {"touches": list(crystal.touches)}
            for crystal in pack.components("crystal")
            if vast or not crystal.vast
        ],
    }


def spot(where: Hex) -> Point:
    q, r = where
    return round(sqrt(3) * (q + r / 2), 3), round(1.5 * r, 3)


def outside(land: set[Hex], touches: Sequence[str]) -> list[Hex]:
    """Hexes beyond the edge that touch these, once for each that they touch."""
    around = [
        (q + dq, r + dr) for q, r in (hex_at(name) for name in touches) for dq, dr in DIRECTIONS
    ]
    return [where for where in around if where not in land]


def edge_spot(land: set[Hex], touches: Sequence[str]) -> Point:
    """In the hex beyond the edge that touches all of them, close to the land."""
    beyond = outside(land, touches)
    most = max(beyond.count(where) for where in beyond)
    there = middle(spot(where) for where in beyond if beyond.count(where) == most)
    here = middle(spot(hex_at(name)) for name in touches)
    return towards(here, there, 0.72)


def corner_spot(land: set[Hex], touches: Sequence[str]) -> Point:
    """Among the hexes beyond the edge that touch several of them, moved out until there is room."""
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
