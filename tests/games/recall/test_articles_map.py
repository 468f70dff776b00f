"""The map: regions, printed hexes, and what touches what (recall.map, recall.term.1 to 4)."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import rekindle
from rekindle.kernel.match import Match
from tests.games.recall.helpers import (
    followers,
    hex_at,
    moves,
    offered,
    play,
    player,
    position,
    use,
    view_of,
)
from tests.games.recall.whole_map import REGIONS, WHOLE_MAP
from tests.rules_cited import rule

ROWS = [["b4", "c6", "d9", "e11"], ["e4", "f7", "g9", "h12"], ["g2", "h5", "i7", "j10"]]
STARTS = ["start-1", "start-2", "start-3", "start-4"]
PRINTED = ["e2", "b8", "j12"]
LETTERS = "abcdefghijk"


def goals(match: Match) -> set[str]:
    return {move.removeprefix("to ") for move in offered(match, "to ")}


def one_move(seat: int, origin: str, **rest: Any) -> set[str]:
    """Where a follower of this seat could go with one move, on the whole map."""
    players: list[dict[str, Any]] = [{} for _ in range(4)]
    players[seat] = {"tribe": "norther", "followers": {origin: 1}}
    match = position(4, turn=seat, players=players, **{"tiles": WHOLE_MAP, **rest})
    return goals(play(match, "use norther", f"from {origin}"))


def revealable(own: dict[str, Any], *others: dict[str, Any], **rest: Any) -> set[str]:
    """The regions that the first player could reveal with box E."""
    match = use(position(players=[{"crystals": "", **own}, *others], **rest), "blank", "e")
    if "choose reveal a region" not in moves(match):
        return set()
    play(match, "choose reveal a region")
    return {move.removeprefix("reveal ") for move in offered(match, "reveal ")}


def kinds(match: Match) -> dict[str, str]:
    return {name: shown.kind for name, shown in view_of(match).hexes.items()}


# Regions and names


@rule("recall.map.1", "recall.map.2")
def test_twelve_regions_of_seven_hexes_in_three_rows_of_four() -> None:
    match = rekindle.new("recall", 4, 1)
    assert [shown.region for shown in view_of(match).regions] == [
        one for row in ROWS for one in row
    ]
    assert len({name for hexes in REGIONS.values() for name in hexes}) == 12 * 7
    for row in ROWS:  # from west to east; all rows lean to the south
        assert [int(name[1:]) for name in row] == sorted(int(name[1:]) for name in row)
    for north, south in pairwise(ROWS):
        assert all(one[0] < other[0] for one, other in zip(north, south, strict=True))


@rule("recall.map.1")
@pytest.mark.parametrize("number", range(1, 13))
def test_a_region_is_a_middle_hex_and_the_six_around_it(number: int) -> None:
    tile, printed = "caldera", "volcano mountain camp vault water monument forest"
    if number in (10, 11):
        tile, printed = "harbour", "vault field camp forest water site mountain"
    match = position(4, tiles={str(number): tile})
    middle = list(REGIONS)[number - 1]
    assert [hex_at(match, name).kind for name in REGIONS[middle]] == printed.split()


@rule("recall.map.2", "recall.term.3")
def test_rows_go_from_a_in_the_north_to_k_and_numbers_from_west_to_east() -> None:
    names = set(view_of(rekindle.new("recall", 4, 1)).hexes)
    hexes = {name for name in names if re.fullmatch(r"[a-k]\d{1,2}", name)}
    assert (len(hexes), names - hexes) == (84 + 3, set(STARTS))
    assert {name[0] for name in hexes} == set(LETTERS)
    # The next numbers lie to the east and to the west, the neighbouring letters north and south.
    assert one_move(0, "f7") == {"f6", "f8", "e7", "g6", "g7"}  # e6 is water
    assert one_move(0, "i7") == {"i6", "i8", "h8", "j7", "j8"}  # h7 is water
    # e8 and f8 lie where the tiles of d9, f7 and g9 meet.
    assert one_move(0, "e8") == {"d8", "d9", "e7", "e9", "f8", "f9"}
    assert one_move(0, "f8") == {"e7", "e8", "f7", "f9", "g7", "g8"}


@rule("recall.map.2")
def test_moves_name_regions_by_the_middle_and_starting_spaces_by_their_numbers() -> None:
    own = {"followers": {"d9": 1, "start-1": 1}}
    assert revealable(own, tiles={"d9": "orchard"}) == {"c6", "e11", "f7", "g9"}
    assert "return start-1" in moves(position(players=[own], tiles={"d9": "orchard"}))


# Starting spaces and printed hexes


@rule("recall.map.3", "recall.map.4", "recall.term.3")
@pytest.mark.parametrize(
    ("seat", "there"),
    [
        (0, {"i4", "i5"}),  # both of region 10
        (1, {"h4", "i4", "h3"}),  # h3 belongs to region 9
        (2, {"i6", "j7", "i5"}),  # of region 11, and i5 of region 10
        (3, {"j7", "j8"}),  # of region 11
    ],
)
def test_the_hexes_that_a_starting_space_touches(seat: int, there: set[str]) -> None:
    own = f"start-{seat + 1}"
    assert one_move(seat, own) == there
    for name in there:
        assert own in one_move(seat, name)


@rule("recall.map.3")
def test_starting_tiles_lie_on_regions_10_and_11() -> None:
    for seed in range(5):
        regions = view_of(rekindle.new("recall", 4, seed)).regions
        tiles = {number: one.tile for number, one in enumerate(regions, 1) if one.tile}
        assert sorted(tiles) == [10, 11]
        assert set(tiles.values()) == {"harbour", "clearing"}
    assert [list(REGIONS)[number - 1] for number in (10, 11)] == ["h5", "i7"]


@rule("recall.map.4")
def test_starting_spaces_do_not_touch_one_another() -> None:
    """A jump from start-1 over start-3 would end on j7; only those over i4 and i5 are possible."""
    match = position(4, players=[{"tribe": "hayla"}], tiles=WHOLE_MAP)
    play(match, "use hayla", "choose jump over a hex", "from start-1")
    assert goals(match) == {"h4", "h5", "h6", "i6"}


@rule("recall.map.5", "recall.term.3")
@pytest.mark.parametrize(
    ("printed", "regions"), [("e2", {"e4", "g2"}), ("b8", {"c6", "d9"}), ("j12", {"h12", "j10"})]
)
def test_each_printed_monument_hex_lies_between_two_regions(
    printed: str, regions: set[str]
) -> None:
    tiles = {
        **WHOLE_MAP,
        "d9": ("orchard", 2),
        "j10": ("coast", 3),
    }  # land, not water, next to them
    beside = one_move(0, printed, tiles=tiles)
    assert {region for region, hexes in REGIONS.items() if beside & set(hexes)} == regions
    assert beside <= {name for hexes in REGIONS.values() for name in hexes}
    assert hex_at(position(), printed).kind == "printed"


# Kinds of hexes


@rule("recall.term.1")
def test_face_up_tiles_and_printed_hexes_are_the_map() -> None:
    match = position(2, players=[{"tribe": "norther", "followers": {"g5": 1}}])
    there = {name for name, kind in kinds(match).items() if kind != "face-down"}
    assert there == {*REGIONS["h5"], *STARTS, *PRINTED}
    assert {kinds(match)[name] for name in STARTS} == {"start"}
    assert {kinds(match)[name] for name in PRINTED} == {"printed"}
    play(match, "use norther", "from g5")
    assert goals(match) == {"g4", "h5", "h6"}  # f5, f6 and g6 lie face down
    assert one_move(0, "g5") == {"h5", "h6", "f5", "f6", "g6"}


@rule("recall.term.2", "recall.map.6")
def test_every_hex_is_of_one_kind_and_rings_stones_and_tiles_do_not_run_out() -> None:
    match = position(4, tiles=WHOLE_MAP)
    assert Counter(kinds(match).values()) == {
        "field": 10,
        "forest": 10,
        "mountain": 10,
        "water": 17,
        "volcano": 4,
        "vault": 10,
        "monument": 5,
        "site": 9,
        "camp": 9,
        "start": 4,
        "printed": 3,
    }
    for shown in view_of(match).hexes.values():
        assert isinstance(shown.pigs_shown, int) == (shown.kind == "field")
        assert isinstance(shown.camp, str) == (shown.kind == "camp")
        assert isinstance(shown.stones, dict) == (shown.kind == "site")
    table = view_of(match)
    assert len(table.rings) == 9
    assert sum(table.bag.stones.values()) == 3 * 9
    assert len(table.monument_tiles) == 5


@rule("recall.term.2")
@pytest.mark.parametrize(
    ("tile", "where"),
    [
        ("caldera", {"f8": "mountain", "e7": "forest"}),
        ("orchard", {"g7": "monument", "e7": "field"}),
        ("crater", {"g7": "water", "e6": "vault"}),
        ("lagoon", {"f7": "water", "f6": "site"}),
        ("marsh", {"f7": "water", "g6": "camp"}),
    ],
)
def test_any_hex_may_show_a_relicube_symbol(tile: str, where: dict[str, str]) -> None:
    match = position(players=[{"followers": {"h5": 1}}], chance=[tile])
    use(match, "blank", "e")
    play(match, "choose reveal a region", "reveal f7", "lay 1")
    table = view_of(match).hexes
    assert {name: shown.kind for name, shown in table.items() if shown.relicube} == where


@rule("recall.term.2", "recall.term.10")
def test_an_island_is_of_two_kinds() -> None:
    """On h4 of region 10: a forest to those who build and walk, water to those who sail."""
    own = {"tribe": "norther", "crystals": "1 red", "followers": {"i4": 1, "h4": 1}}
    match = position(players=[own], tokens={"h4": "island"})
    shown = hex_at(match, "h4")
    assert (shown.kind, shown.tokens) == ("forest", ["island"])
    assert "to h4" in moves(play(match.copy(), "use norther", "from i4"))
    use(match, "blank", "c")
    sailed = play(match.copy(), "choose water move", "from i4", "to g4")
    assert followers(sailed, "g4") == 1
    play(match, "choose develop", "build h4")
    assert player(match).workshops["forest"] == 1


@rule("recall.map.7")
def test_all_water_lies_on_region_tiles() -> None:
    match = position(4, tiles=WHOLE_MAP)
    for name, kind in kinds(match).items():
        if kind == "water":
            assert any(name in hexes for hexes in REGIONS.values())
    bare = position(1, tiles={"h5": "clearing"})  # its only water hex is h4 turned west
    assert [name for name, kind in kinds(bare).items() if kind == "water"] == ["g4"]
    # An island on water belongs to the region of that water: a follower there is present on it.
    own = {"tribe": "norther", "followers": {"f3": 1}}
    assert revealable(own, tiles={"g2": "lagoon"}, tokens={"f3": "island"}) == {"e4"}


@rule("recall.term.10", "recall.term.3")
def test_a_water_area_is_all_water_that_is_connected() -> None:
    """The harbour's water on g5 and the lagoon's on f5 and e4 are one area, or else two."""

    def sailing(turned: int, **rest: Any) -> set[str]:
        own = {"followers": {"h6": 1}}
        tiles = {"h5": ("harbour", 3), "e4": ("lagoon", turned)}
        match = use(position(players=[own], tiles=tiles, **rest), "blank", "c")
        return goals(play(match, "choose water move", "from h6"))

    ashore = {"g4", "h5"}
    assert sailing(3) == ashore | {"e3", "d4", "d5", "e5", "f4"}
    assert sailing(3, tokens={"f5": "island"}) == ashore | {"e3", "d4", "d5", "e5", "f4", "f5"}
    assert sailing(1) == ashore | {"f5"}  # g5 alone; f5 is a camp, and face-down tiles are no shore


# Regions next to one another


@rule("recall.term.4")
@pytest.mark.parametrize("turned", range(1, 7))
def test_regions_are_adjacent_whatever_lies_there(turned: int) -> None:
    own = {"followers": {"f7": 1}}
    beside = {"c6", "d9", "e4", "g9", "i7"}  # and h5, which is face up
    tiles: dict[str, object] = {"f7": ("ridge", turned), "h5": ("harbour", turned)}
    assert revealable(own, tiles=tiles) == beside
    assert revealable(own, tiles={**tiles, "e4": "lagoon"}) == beside - {"e4"}
    assert revealable({"followers": {"h5": 1}}, tiles=tiles) == {"e4", "g2", "i7"}
