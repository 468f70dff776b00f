"""What the things of some items of the description are called in moves and views."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.games.recall.content.vocabulary import Names
from rekindle.games.recall.engine.constants import (
    BOXES,
    CRYSTALS,
    CUBES,
    FIRST_GRAY,
    FIRST_GREEN,
    FIRST_YELLOW,
    HEX_KINDS,
    PATHS,
    ROUND_KINDS,
    STONES,
    TERRAINS,
    TRACKS,
    TRADES,
)
from rekindle.games.recall.engine.scoring import LINES

BUILDINGS = [*TERRAINS, "monument"]
GROUP = ["moves", "followers", "pigs", "from", "chosen"]
MOVEMENTS = ["walk", "water", "spread", "volcano", "leap", "scatter", "paying"]

Named = list[tuple[Sequence[str], str]]
"""Things, and the items that have one number for each of them."""


def feature_words(names: Names) -> dict[str, list[str]]:
    """Return, for each item, what its things are called."""
    words: dict[str, list[str]] = {}
    for things, items in (
        *on_the_map(names),
        *cards_and_tiles(names),
        *tribes_and_tracks(names),
        *what_is_counted(),
    ):
        for item in items.split():
            words[item] = list(things)
    return words


def on_the_map(names: Names) -> Named:
    sites = [f"{region}.{colour}" for region in names.regions for colour in STONES]
    return [
        (names.spaces, "followers building builders things space kind relicube"),
        (names.regions, "pieces tile-at orientation monument-tile reveal-points may-reveal"),
        (sites, "site"),
        (HEX_KINDS, "near"),
        (GROUP, "group"),
        (MOVEMENTS, "movement"),
    ]


def cards_and_tiles(names: Names) -> Named:
    return [
        (names.keycards, "keycard used card"),
        (names.keycards[FIRST_YELLOW:FIRST_GREEN], "yellow"),
        (names.keycards[FIRST_GREEN:FIRST_GRAY], "green green-bottom"),
        (names.keycards[FIRST_GRAY:], "gray"),
        (names.objectives, "objective missing"),
        (names.tiles, "tile"),
        (names.monument_tiles, "monument"),
        (names.crates, "crate crate-used"),
        (names.camps, "camp"),
        (names.vaults, "vault"),
        (names.rings, "ring"),
        (names.light, "next-chip-white next-chip-gray next-chip-black"),
        (PATHS, "side-b"),
    ]


def tribes_and_tracks(names: Names) -> Named:
    return [
        (names.tribes, "tribe tribe-at"),
        (names.gadgets, "gadget-at"),
        (names.abilities, "ability"),
        (TRACKS, "knowledge unlocked visited track steps"),
        (names.production, "produced"),
        (BOXES, "slot upgrade box-used box-begun played-slot next-upgrade by-box"),
    ]


def what_is_counted() -> Named:
    return [
        (LINES, "points"),
        (ROUND_KINDS, "round-kind"),
        (TRADES, "trade"),
        (CRYSTALS, "crystals"),
        (STONES, "stones bag-stones"),
        (CUBES, "relicubes display bag-relicubes relicube-cost near-relicube"),
        (TERRAINS, "workshops"),
        (BUILDINGS, "crystals-missing"),
    ]
