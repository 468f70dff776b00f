"""What every single component gives: keycards, crates, chips, rings, camps, production, tiles."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.content.game import pack_of
from rekindle.kernel.match import Match
from tests.games.recall.gains import taken
from tests.games.recall.helpers import position, view_of
from tests.games.recall.whole_map import WHOLE_MAP


def own(more: dict[str, Any], **values: Any) -> Match:
    """A player with a group by the water, two at monument hexes, and one thing of each kind."""
    player = {
        "tribe": "hayla",
        "gadgets": ["hatchery"],
        "crystals": "4 white 2 red",
        "followers": {"i4": 3, "e2": 1, "b8": 1},
        **more,
    }
    return position(players=[player, {}], **values)


# --- keycards -------------------------------------------------------------------------------------

KEYCARDS: dict[str, list[dict[str, int]]] = {
    "porridge": [{"followers": 2}],
    "whetstone": [{"red": 1}, {"white": 2}],
    "footpath": [{"moves": 2, "white": 1}],
    "kiln": [{"red": 1, "moves": 2}],
    "carpentry": [{"develops": 1, "followers": 1}],
    "almanac": [{"white steps": 2}],
    "raft-crew": [{"water moves": 1, "followers": 2}],
    "satchel": [{"crates": 1, "moves": 2}],
    "recollection": [{"keycards back": 1, "white": 1}],
    "ritual": [{"free abilities": 1, "followers": 1 + 2}],
    "census": [{"followers": 3}, {"white": 3}],
    "refinery": [{"upgraded crystals": 1, "followers": 1, "white": 1}],
    "crossroads": [{"develops": 1, "white": 1}, {"moves": 3, "white": 1}],
    "ballad": [{"points": 2, "moves": 1}],
    "hired-hands": [{"white": -1, "develops": 1, "followers": 2}],
    "apprenticeship": [{"upgraded keycards": 1}],
    "canal": [{"water moves": 1, "develops": 1}],
    "scriptorium": [{"crates": 1, "white steps": 1}],
    "guild": [{"develops": 2}],
    "expedition": [{"develops": 1, "moves": 3, "white": 1}],
    "deep-mine": [{"purple": 1, "followers": 1}],
    "academy": [{"white steps": 3, "points": 1 + 1}],
    "oracle": [{"free abilities": 1, "followers": 1 + 2, "develops": 1}],
    "council": [
        {"develops": 1},
        {"moves": 3},
        {"followers": 3},
        {"purple": 1},
        {"white steps": 2},
    ],
    "anniversary": [{"keycards back": 1, "red": 1}],
    "fleet": [{"water moves": 1, "develops": 1, "followers": 2}],
    "mastery": [{"upgraded keycards": 1, "followers": 2}],
    "caravan": [{"crates": 2, "followers": 1}],
    "coronation": [{"points": 2, "upgraded crystals": 1, "followers": 1}],
    "migration": [{"followers": 4, "moves": 1}, {"red": 2, "moves": 1}],
}
"""Each of the effects that a stroke leaves to choose from. Academy's third step is the first at a
gadget; a free ability gives the two followers of HATCHERY."""


@pytest.mark.parametrize("keycard", KEYCARDS)
def test_a_keycard_gives_what_it_shows(keycard: str) -> None:
    """In slot F alone, where no box adds anything (recall.box.f.4)."""
    for number, expected in enumerate(KEYCARDS[keycard]):
        match = own({"keycards": [keycard], "slots": {"a": "blank"}, "boxes": []})
        assert taken(match, f"play {keycard}", "slot f", pick=number) == expected


def test_every_keycard_is_there() -> None:
    keycards = pack_of(own({}).setting).components("keycard")
    assert list(KEYCARDS) == [one.id for one in keycards if one.colour != "white"]


# --- crates ---------------------------------------------------------------------------------------

CRATES: dict[str, dict[str, int]] = {
    "water-skin": {"followers": 2},
    "bread-tin": {"followers": 1, "moves": 2},
    "sleeping-bags": {"followers": 1, "white": 1},
    "red-geode": {"red": 1},
    "ore-sack": {"white": 2},
    "tongs": {"upgraded crystals": 1, "white": 1},
    "bellows": {"upgraded crystals": 1, "moves": 2},
    "retort": {"upgraded crystals": 1, "followers": 1},
    "boots": {"moves": 4},
    "compass": {"moves": 3, "white": 1},
    "canoe": {"water moves": 1, "followers": 1},
    "oars": {"water moves": 1, "moves": 2},
    "tool-chest": {"develops": 1},
    "spyglass": {"white steps": 1, "moves": 2},
    "codex": {"white steps": 1, "white": 1},
    "cipher-disk": {"white steps": 1, "gray steps": 1},
    "star-chart": {"gray steps": 1, "black steps": 1},
    "clay-tablet": {"black steps": 1, "white steps": 1},
    "portrait": {"points": 2},
    "medal": {"points": 1, "white": 1},
    "song-book": {"points": 1, "followers": 1},
    "memento": {"keycards back": 1},
    "signal-fire": {"free abilities": 1, "followers": 2},
    "barter-goods": {"white": -1, "red": 1, "followers": 1},
}


@pytest.mark.parametrize("crate", CRATES)
def test_a_crate_gives_what_it_shows(crate: str) -> None:
    match = own({"crates": [crate], "slots": {"a": "blank"}}, acted=True)
    assert taken(match, f"open {crate}") == CRATES[crate]


# --- chips ----------------------------------------------------------------------------------------

LIGHT: dict[str, dict[str, int]] = {
    "light-followers": {"followers": 2},
    "light-red": {"red": 1},
    "light-white": {"white": 2},
    "light-crate": {"crates": 1},
    "light-points": {"points": 2},
    "light-refined": {"upgraded crystals": 1, "followers": 1},
}
DARK: dict[str, dict[str, int]] = {
    "dark-followers": {"followers": 3},
    "dark-crystals": {"red": 1, "white": 1},
    "dark-points": {"points": 3},
    "dark-knowledge": {"white steps": 2},
    "dark-keycard": {"upgraded keycards": 1},
    "dark-crate": {"crates": 1, "white": 1},
}


@pytest.mark.parametrize("chip", LIGHT)
def test_a_light_chip_gives_what_it_shows(chip: str) -> None:
    other = next(one for one in LIGHT if one != chip)
    more = {"knowledge": {"gray": 3}, "gadgets": ["lectern"]}
    match = own(more, light={"gray": [chip, other]}, acted=True)
    assert taken(match, "use lectern", "know gray") == {**LIGHT[chip], "gray steps": 1}


@pytest.mark.parametrize("chip", DARK)
def test_a_dark_chip_gives_what_it_shows(chip: str) -> None:
    others = [one for one in DARK if one != chip]
    match = own({}, round=5, dark=[chip, *others])
    assert taken(match, "path knowledge") == DARK[chip]


# --- the map --------------------------------------------------------------------------------------

RINGS: dict[str, dict[str, int]] = {
    "ring-red": {"red": 1},
    "ring-white": {"white": 2, "followers": 1},
    "ring-crate": {"crates": 1},
    "ring-points": {"points": 2},
    "ring-white-knowledge": {"white steps": 2},
    "ring-gray-knowledge": {"gray steps": 2},
    "ring-black-knowledge": {"black steps": 2},
    "ring-keycard": {"upgraded keycards": 1},
    "ring-any-knowledge": {"white steps": 1, "white": 1},
}
CAMPS: dict[str, tuple[str, dict[str, int]]] = {
    "ferry-camp": ("i5", {"followers": 1, "white": 1}),
    "hillside-camp": ("j7", {"followers": 2}),
    "fishing-camp": ("g3", {"points": 1, "followers": 1}),
    "smelters-camp": ("b5", {"red": 1}),
    "orchard-camp": ("e8", {"white steps": 1, "white": 1}),
    "miners-camp": ("e3", {"gray steps": 1, "white": 1}),
    "foresters-camp": ("f7", {"black steps": 1, "white": 1}),
    "reed-camp": ("h11", {"white": 2}),
    "wreckers-camp": ("k9", {"crates": 1}),
}
"""A hex for a workshop beside each camp when the whole map is face up."""
MONUMENT_TILES: dict[str, dict[str, int]] = {
    "obelisk": {},
    "sundial": {"white": 1},
    "fountain": {"followers": 1, "white": 1},
    "archive": {"white steps": 1, "white": 1},
    "lighthouse": {"red": 1},
    "vaulted-hall": {"crates": 1},
    "mausoleum": {"followers": 4},
    "school": {"upgraded keycards": 1, "red": 1},
}


@pytest.mark.parametrize("ring", RINGS)
def test_a_ring_gives_what_it_shows(ring: str) -> None:
    match = own({"tribe": "norther", "followers": {"i5": 1}}, chance=[ring], acted=True)
    assert taken(match, "ring i5") == RINGS[ring]


@pytest.mark.parametrize("camp", CAMPS)
def test_a_camp_gives_what_it_shows(camp: str) -> None:
    space, gains = CAMPS[camp]
    more = {"tribe": "bishop", "followers": {space: 1}, "crystals": "1 white 1 red 1 purple"}
    before = ["miners-camp"] if camp == "fishing-camp" else []
    built = [CAMPS[other][0] for other in before]  # beside the same hex
    match = own({**more, "buildings": built}, tiles=WHOLE_MAP, acted=True)
    assert taken(match, "use bishop", f"build {space}") == {**gains, "develops": 1}
    assert view_of(match).players[0].camps == [camp, *before]


@pytest.mark.parametrize("tile", MONUMENT_TILES)
def test_a_monument_tile_gives_what_it_shows(tile: str) -> None:
    more = {"tribe": "bishop", "followers": {"e11": 1}, "crystals": "2 white"}
    match = own(more, tiles=WHOLE_MAP, monument_display=[tile], acted=True)
    gained = taken(match, "use bishop", "build e11", f"monument {tile}")
    assert gained == {**MONUMENT_TILES[tile], "develops": 1}


# --- boards and objectives ------------------------------------------------------------------------

PRODUCTION: dict[str, dict[str, int]] = {
    "open-1": {"followers": 2},
    "open-2": {"white": 2},
    "open-3": {"red": 1},
    "field-1": {"followers": 2},
    "field-2": {"followers": 1, "white steps": 1},
    "forest-1": {"red": 1},
    "forest-2": {"crates": 1},
    "mountain-1": {"purple": 1},
    "mountain-2": {"points": 2, "white": 1},
    "monument-2": {"points": 2},
    "monument-4": {"upgraded keycards": 1},
}
BUILT = ["g3", "i5", "h4", "i7", "h6", "j7", "e2", "b8", "j12", "e11"]
"""Two workshops on each terrain, and four monuments."""
DISCARDED: dict[str, dict[str, int]] = {
    "vault-keepers": {"red": 1},
    "landlords": {"followers": 3},
    "monument-builders": {"points": 2},
    "guild-masters": {"upgraded keycards": 1},
    "excavators": {"white steps": 2},
    "heirs": {"free abilities": 1, "followers": 2, "white": 1},
    "pioneers": {"crates": 1, "white": 1},
    "collectors": {"white": 2, "followers": 1},
    "inventors": {"keycards back": 1, "white": 1},
    "neighbours": {"upgraded crystals": 1, "white": 1},
}


@pytest.mark.parametrize("space", PRODUCTION)
def test_a_production_space_gives_what_it_shows(space: str) -> None:
    more = {"buildings": BUILT, "slots": {"a": "blank"}, "culture": 3, "crystals": ""}
    match = own(more, tiles=WHOLE_MAP)
    assert taken(match, "recall", f"produce {space}") == PRODUCTION[space]


@pytest.mark.parametrize("objective", DISCARDED)
def test_a_discarded_objective_gives_what_it_shows(objective: str) -> None:
    match = own({"objectives": [objective], "slots": {"a": "blank"}}, round=8)
    assert taken(match, f"discard {objective}") == DISCARDED[objective]


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("crate", CRATES),
        ("light", LIGHT),
        ("dark", DARK),
        ("ring", RINGS),
        ("camp", CAMPS),
        ("monument-tile", MONUMENT_TILES),
        ("objective", DISCARDED),
    ],
)
def test_nothing_is_left_out(kind: str, names: dict[str, Any]) -> None:
    assert list(names) == [one.id for one in pack_of(own({}).setting).components(kind)]
