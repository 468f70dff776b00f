"""Every face of a large location: what it scores in a position with known counts."""

from __future__ import annotations

import pytest

from tests.games.revive.helpers import (
    COUNTS,
    energy,
    play,
    position,
    score,
    well_counted,
)
from tests.rules_cited import rule

# Face, what it counts, what it scores for the counts of `well_counted`.
LOCATIONS = [
    ("foundry", "gray-track", 9),
    ("power-plant", "energy", 3 * 5),
    ("orchard", "green-track", 8),
    ("workshops", "modules", 2 * 7),
    ("granary", "yellow-track", 7),
    ("citadel", "large-buildings", 5 * 2),
    ("assembly", "figures", 3 * 3),
    ("capital", "figures-on-large", 5 * 1),
    ("theatre", "cards", 3 * 6),
    ("aqueduct", "waters", 4 * 2),
    ("shrine", "markers", 3 * 2),
    ("crystal-cave", "crystals", 4 * 3),
    ("laboratory", "flasks", 2 * 8),
    ("depot", "crates", 3 * 4),
    ("observatory", "tiles", 7),  # from 6 on
    ("distillery", "flasks", 8),
]

# Two faces of one tile.
TILES = [
    ("foundry", "power-plant"),
    ("orchard", "workshops"),
    ("granary", "citadel"),
    ("assembly", "capital"),
    ("theatre", "aqueduct"),
    ("shrine", "crystal-cave"),
    ("laboratory", "depot"),
    ("observatory", "distillery"),
]
CAMPAIGN = {face for pair in TILES[5:] for face in pair}


def test_every_face_has_its_line() -> None:
    locations = position().setting.extra.pack.components("location")
    assert [face.id for face in locations] == [line[0] for line in LOCATIONS]
    assert [face.category for face in locations] == [line[1] for line in LOCATIONS]
    assert {face.id for face in locations if face.campaign} == CAMPAIGN
    for one, other in TILES:
        assert len({face.tile for face in locations if face.id in (one, other)}) == 1


@rule("revive.scoring.3", "revive.categories.1")
@pytest.mark.parametrize(("face", "category", "points"), LOCATIONS)
def test_what_a_location_scores(face: str, category: str, points: int) -> None:
    assert category in COUNTS
    match = well_counted(corners={"north-west": face})
    assert score(match)["locations"] == points


@rule("revive.scoring.3")
@pytest.mark.parametrize("face", [line[0] for line in LOCATIONS])
def test_who_is_not_there_scores_nothing(face: str) -> None:
    match = well_counted(corners={"north-west": face})
    assert "locations" not in score(match, 1)
    match = well_counted(corners={"south-east": face}, figures={"d7": 0, "g6": 0})
    assert "locations" not in score(match)


@rule("revive.categories.4")
@pytest.mark.parametrize(
    ("corners", "points"),
    [
        (["north-west"], 5),
        (["north-west", "north-east"], 10),
        (["north-west", "south-west", "south-east"], 15),
        (["north-west", "north-east", "south-west", "south-east"], 20),
    ],
)
def test_the_capital_counts_figures_in_the_corners(corners: list[str], points: int) -> None:
    """The three others find nothing to count."""
    faces = {
        "north-west": "capital",
        "north-east": "shrine",
        "south-west": "depot",
        "south-east": "observatory",
    }
    match = position(corners=faces, figures=dict.fromkeys(corners, 0))
    assert score(match)["locations"] == points


# A tile, and on it sand for a building (the first eight) or a location for a figure.
SPREAD = [
    ("a1", "dunes-1", "a1"),
    ("a3", "dunes-2", "a3"),
    ("a5", "dunes-3", "a6"),
    ("a7", "heath-1", "a8"),
    ("a9", "heath-3", "a10"),
    ("c1", "shore-1", "c2"),
    ("c3", "shore-2", "c3"),
    ("c5", "hamlet-1", "c5"),
    ("c9", "hamlet-2", "c9"),
    ("c11", "archive-1", "c11"),
]


@rule("revive.campaign.2")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [(2, 0), (3, 3), (5, 3), (6, 7), (7, 7), (8, 12), (9, 12), (10, 15)],
)
def test_the_observatory_counts_tiles_in_steps(tiles: int, points: int) -> None:
    spaces = [space for _, _, space in SPREAD[:tiles]]
    sizes = 5 * ["small"] + 3 * ["large"]
    match = position(
        tiles={place: tile for place, tile, _ in SPREAD},
        corners={"south-east": "observatory"},
        buildings={space: (size, 0) for space, size in zip(spaces, sizes, strict=False)},
        figures={"south-east": 0, **dict.fromkeys(spaces[8:], 0)},
    )
    assert score(match).get("locations", 0) == points


@rule("revive.campaign.3")
@pytest.mark.parametrize(("face", "gained"), [("distillery", 1), ("observatory", 0), ("depot", 0)])
def test_the_distillery_gives_energy_when_it_is_populated(face: str, gained: int) -> None:
    match = position(
        players=[{"goods": "6 books"}],
        tiles={"a1": "dunes-1"},
        corners={"north-west": face},
        buildings={"a1": ("small", 0)},
    )
    play(match, "populate north-west")
    assert energy(match) == 1 + gained
