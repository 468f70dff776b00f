"""The map and its tiles: faces both ways, water, backs, neighbours, corners and crystals."""

from __future__ import annotations

from collections import Counter

import pytest

from rekindle import Match
from rekindle.games.revive.engine.constants import GOODS
from rekindle.games.revive.engine.map import reach_of
from rekindle.games.revive.engine.ops import E_GAIN, E_PAY
from rekindle.games.revive.presentation.view import BackView, PlaceView
from rekindle.kernel.hexes import FAR
from tests.games.revive.helpers import (
    answer,
    around,
    changes,
    events,
    kind,
    lay,
    place,
    play,
    points,
    position,
    rules,
    space,
    standing,
    table,
    view_of,
)
from tests.rules_cited import rule

# Tile, back, faces from north-west to south-east; answers to what its water asks, what it brings.
MODULE = ["module gray-step", "at bottom-left-2"]
IT_LIES = "gray-step at bottom-left-2"
Line = tuple[str, str, str, list[str], str]

TILES: list[Line] = [
    ("start-1", "", "sand mountain location field", [], ""),
    ("start-2", "", "sand forest water mountain", MODULE, IT_LIES),
    ("start-3", "", "field sand sand forest", [], ""),
    ("start-4", "", "sand location forest sand", [], ""),
    ("start-5", "", "mountain field sand water", [], "+1 crystal"),
    ("dunes-1", "dunes", "sand forest mountain sand", [], ""),
    ("dunes-2", "dunes", "sand field sand mountain", [], ""),
    ("dunes-3", "dunes", "field sand sand forest", [], ""),
    ("heath-1", "heath", "forest sand forest mountain", [], ""),
    ("heath-2", "heath", "mountain field sand mountain", [], ""),
    ("heath-3", "heath", "field sand forest field", [], ""),
    ("shore-1", "shore", "water sand sand field", 2 * ["gain gear"], "+2 gear"),
    ("shore-2", "shore", "sand water forest mountain", [], "+1 crate"),
    ("shore-3", "shore", "mountain sand water field", ["advance gray"], "gray +1"),
    ("lake-1", "lake", "forest water sand forest", [], "+1 energy"),
    ("lake-2", "lake", "mountain sand water forest", MODULE, IT_LIES),
    ("lake-3", "lake", "water field sand field", [], "+1 crate"),
    ("hamlet-1", "hamlet", "sand location field forest", [], ""),
    ("hamlet-2", "hamlet", "location sand mountain field", [], ""),
    ("hamlet-3", "hamlet", "forest mountain sand location", [], ""),
    ("archive-1", "archive", "location forest sand forest", [], ""),
    ("archive-2", "archive", "sand mountain forest location", [], ""),
    ("ruins-1", "ruins", "mountain location sand field", [], ""),
    ("ruins-2", "ruins", "field location sand mountain", [], ""),
    ("ruins-3", "ruins", "location field mountain sand", [], ""),
    ("oasis-1", "oasis", "water sand field location", MODULE, IT_LIES),
    ("oasis-2", "oasis", "location forest water sand", [], "+1 energy"),
    ("oasis-3", "oasis", "mountain location sand water", [], "+3 point"),
    ("harbour-1", "harbour", "water forest location sand", [], "+1 energy"),
    ("harbour-2", "harbour", "location field mountain water", [], "+1 energy"),
]

# Back: what exploring it costs and gives, and what it promises.
BACKS = {
    "dunes": ("1 food", 1, ""),
    "heath": ("3 food", 2, ""),
    "shore": ("2 food", 1, "water"),
    "lake": ("4 food", 3, "water"),
    "hamlet": ("2 food", 1, "location"),
    "archive": ("2 food, 1 book", 2, "location"),
    "ruins": ("4 food", 3, "location"),
    "oasis": ("4 food", 3, "location water"),
    "harbour": ("4 food, 1 gear", 4, "location water"),
}

PLACES = {
    "e9": ["e9", "e10", "f10", "f11"],  # east of the chasm
    "g9": ["g9", "g10", "h9", "h10"],  # south-east of it, leaning the other way
}
STARTING_PLACES = {"e7": ["e7", "e8", "f8", "f9"], "g5": ["g5", "g6", "h5", "h6"]}

each_tile = pytest.mark.parametrize(
    ("tile", "back", "faces", "answers", "brings"), TILES, ids=[line[0] for line in TILES]
)
WATERS = [line for line in TILES if "water" in line[2]]
HIDDEN = [line for line in TILES if line[1]]


def test_every_tile_has_its_line() -> None:
    pack = position().setting.extra.pack
    assert [tile.id for tile in pack.components("tile")] == [line[0] for line in TILES]
    assert {back.id for back in pack.components("back")} == set(BACKS)


# Tiles


@rule("revive.explore.2")
@pytest.mark.parametrize("turned", [False, True], ids=["straight", "turned"])
@each_tile
def test_the_faces_of_a_tile(
    tile: str, back: str, faces: str, answers: list[str], brings: str, turned: bool
) -> None:
    for where, spaces in (PLACES if back else STARTING_PLACES).items():
        match = position(tiles={where: (tile, turned)})
        seen = [kind(match, name) for name in spaces]
        assert seen == (faces.split()[::-1] if turned else faces.split())
        assert place(match, where) == PlaceView(where, tile, turned)


@rule("revive.build.4", "revive.hofstadterians.4")
@pytest.mark.parametrize(
    ("tile", "back", "faces", "answers", "brings"), WATERS, ids=[line[0] for line in WATERS]
)
def test_what_water_brings(
    tile: str, back: str, faces: str, answers: list[str], brings: str
) -> None:
    """A temple on the water brings its reward and nothing else; two cards pay for the way."""
    where, spaces = ("e9", PLACES["e9"]) if back else ("e7", STARTING_PLACES["e7"])
    water = spaces[faces.split().index("water")]
    match = position(
        players=[
            {
                "tribe": "hofstadterians-moon",
                "goods": "1 crystal",
                "active": ["scribe"],
                "slots": {"top-right": ["envoy"], "bottom-right": ["surveyor"]},
            }
        ],
        tiles={where: tile},
    )
    play(match, "play scribe", "slot bottom-left", "ability")
    before = standing(match)
    play(match, f"place {water}")
    answer(match, *answers)
    assert changes(before, match) == brings
    assert space(match, water).tokens == ["temple"]


# Backs


@rule("revive.explore.4")
@pytest.mark.parametrize(("back", "told"), BACKS.items())
def test_what_a_back_tells(back: str, told: tuple[str, int, str]) -> None:
    match = position(backs={"e9": back})
    cost, worth, finds = told
    assert place(match, "e9").back == BackView(
        id=back,
        cost=cost,
        points=worth,
        location="location" in finds,
        water="water" in finds,
    )


@rule("revive.explore.4")
@pytest.mark.parametrize(
    ("tile", "back", "faces", "answers", "brings"), HIDDEN, ids=[line[0] for line in HIDDEN]
)
def test_a_back_tells_the_truth(
    tile: str, back: str, faces: str, answers: list[str], brings: str
) -> None:
    """`e9` is two spaces away from the chasm, for which the Balloon pays."""
    cost, worth, finds = BACKS[back]
    assert finds.split() == [face for face in ("location", "water") if face in faces]
    hand = {"goods": "6 gears 6 books 6 food", "machines": ["balloon"]}
    match = position(players=[hand], backs={"e9": back}, chance=[tile])
    play(match, "explore e9", "use balloon")
    assert paid(match) == set(cost.split(", "))
    assert points(match) == worth
    play(match, "take deck", "lay straight")
    assert place(match, "e9").tile == tile


def paid(match: Match) -> set[str]:
    """What the last action was paid with."""
    return {f"{event[3]} {GOODS[event[2]]}" for event in events(match, E_PAY)}


# The map


ROWS = {
    "a": "1 2 3 4 5 6 7 8 9 10 11 12",
    "b": "2 3 4 5 6 7 8 9 10 11 12 13",
    "c": "1 2 3 4 5 6 7 8 9 10 11 12",
    "d": "1 2 3 4 5 6 7 8 9 10 11 12",
    "e": "1 2 3 4 5 6 7 8 9 10 11 12",
    "f": "1 2 3 4 5 6 8 9 10 11 12 13",  # 7 is the chasm
    "g": "1 2 3 4 5 6 7 8 9 10 11 12",
    "h": "1 2 3 4 5 6 7 8 9 10 11 12",
    "i": "1 2 3 4 5 6 7 8 9 10 11 12",
    "j": "2 3 4 5 6 7 8 9 10 11 12 13",
}
HEXES = [f"{row}{column}" for row, columns in ROWS.items() for column in columns.split()]

CORNERS = {
    "north-west": {"a1", "b2", "c1"},
    "north-east": {"a12", "b13", "c12"},
    "south-west": {"h1", "i1", "j2"},
    "south-east": {"g12", "h12", "i12", "j13"},
}

CRYSTALS = {
    "north-1": "a2 a3",
    "north-2": "a5 a6",
    "north-3": "a7 a8",
    "north-4": "a10 a11",
    "east-1": "c12 d12 e12",
    "east-2": "f13 g12",
    "south-1": "j3 j4",
    "south-2": "j6 j7",
    "south-3": "j8 j9",
    "south-4": "j11 j12",
    "west-1": "d1 e1 f1",
    "west-2": "f1 g1 h1",
}
VAST_CRYSTALS = {
    "vast-north": "a6 a7",
    "vast-east": "e12 f13",
    "vast-south": "j7 j8",
    "vast-west": "c1 d1",
}
EDGE = sorted({name for touched in CRYSTALS.values() for name in touched.split()})


@rule("revive.setup.2")
def test_the_map_has_thirty_places_a_chasm_and_four_corners() -> None:
    shown = view_of(position())
    assert len(shown.places) == 30
    assert len(HEXES) == 120
    assert set(shown.spaces) == {*HEXES, "chasm", *CORNERS}
    assert shown.spaces["chasm"].kind == "chasm"
    assert {shown.spaces[corner].kind for corner in CORNERS} == {"large-location"}


@rule("revive.setup.2")
def test_a_place_is_named_by_its_first_space() -> None:
    names = [shown.place for shown in view_of(position()).places]
    assert names == [f"{row}{column}" for row in "acegi" for column in range(1, 12, 2)]


def test_neighbours_are_neighbours_both_ways() -> None:
    for name in [*HEXES, "chasm", *CORNERS]:
        near = around(name)
        assert name not in near
        assert len(near) == len(set(near))
        assert all(name in around(other) for other in near)


def test_neighbours_lie_in_the_six_directions() -> None:
    """Even rows (b, d, ...) lie half a space further west; `f7` is the chasm."""
    for name in HEXES:
        row, column = ord(name[0]), int(name[1:])
        west = column - (row - ord("a")) % 2
        ring = {f"{name[0]}{column - 1}", f"{name[0]}{column + 1}"}
        ring |= {f"{chr(row + down)}{west + right}" for down in (-1, 1) for right in (0, 1)}
        expected = {other for other in ring if other in HEXES}
        expected |= {"chasm"} if "f7" in ring else set()
        expected |= {corner for corner, touched in CORNERS.items() if name in touched}
        assert set(around(name)) == expected


@rule("revive.setup.3")
def test_four_starting_places_lie_around_the_chasm_and_one_in_the_north() -> None:
    assert set(around("chasm")) == {"e6", "e7", "f6", "f8", "g6", "g7"}
    shown = view_of(position()).places
    starting = [place.place for place in shown if place.tile]
    assert starting == ["c7", "e5", "e7", "g5", "g7"]


@rule("revive.range.4")
@pytest.mark.parametrize("corner", CORNERS)
def test_what_a_corner_touches(corner: str) -> None:
    assert set(around(corner)) == CORNERS[corner]


def test_every_space_can_be_reached_once_all_is_explored() -> None:
    starting = ["c7", "e5", "e7", "g5", "g7"]
    others = [f"{row}{column}" for row in "acegi" for column in range(1, 12, 2)]
    others = [name for name in others if name not in starting]
    tiles = dict(zip(starting, [line[0] for line in TILES if not line[1]], strict=True))
    tiles |= dict(zip(others, [line[0] for line in HIDDEN], strict=True))
    match = position(tiles=tiles)
    ways = reach_of(rules(match), table(match), table(match).players[0])
    assert len(ways) == 125 + 30  # the spaces, then the places
    assert max(ways) < FAR
    assert "unexplored" not in {shown.kind for shown in view_of(match).spaces.values()}


def test_what_lies_behind_unexplored_tiles_cannot_be_reached() -> None:
    match = position(tiles={"a1": "dunes-1"})
    ways = reach_of(rules(match), table(match), table(match).players[0])
    spaces = list(view_of(match).spaces)
    assert ways[spaces.index("a1")] >= FAR
    assert ways[spaces.index("e7")] < FAR


# Crystals


def built_at_the_edge(name: str, size: str, vast: bool) -> int:
    """The crystals that a building on this space brings; a falcon makes the way short."""
    tiles = lay({}, **{name: "sand"})
    options = {"vast-crystals": "on" if vast else "off"}
    start = position(tiles=tiles, options=options)
    perch = [near for near in around(name) if kind(start, near) in ("mountain", "forest", "field")]
    match = position(
        players=[{"tribe": "vukuntur-moon", "goods": "5 gears"}],
        tiles=tiles,
        falcon=perch[0],
        options={**options, "vukuntur": "on"},
    )
    play(match, f"build {name}", f"size {size}")
    return sum(event[3] for event in events(match, E_GAIN) if event[2] == 0)


@rule("revive.build.3", "revive.build.5")
@pytest.mark.parametrize("name", EDGE)
def test_crystals_at_the_edge(name: str) -> None:
    symbols = sum(name in touched.split() for touched in CRYSTALS.values())
    assert built_at_the_edge(name, "small", False) == symbols
    assert built_at_the_edge(name, "large", False) == 2 * symbols


@rule("revive.campaign.4")
@pytest.mark.parametrize("name", sorted(" ".join(VAST_CRYSTALS.values()).split()))
def test_vast_crystals_give_twice_as_many(name: str) -> None:
    symbols = sum(name in touched.split() for touched in CRYSTALS.values())
    assert built_at_the_edge(name, "small", True) == symbols + 2


def test_no_other_space_has_a_crystal() -> None:
    vast = position(options={"vast-crystals": "on"})
    for match, symbols in ((position(), CRYSTALS), (vast, {**CRYSTALS, **VAST_CRYSTALS})):
        touched = rules(match).lookup.crystals_at
        counts = {name: len(touched[i]) for i, name in enumerate(view_of(match).spaces)}
        expected = Counter(name for spaces in symbols.values() for name in spaces.split())
        assert {name: n for name, n in counts.items() if n} == expected
