"""Words of the rules: pieces, presence, vacant hexes, groups, keycards, points (recall.term)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.recall.helpers import (
    crystals,
    engine_player,
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
from tests.rules_cited import rule

TILES: dict[str, object] = {"f7": "woods", "e4": "lagoon"}
FINDER: dict[str, Any] = {"tribe": "finder"}


def reveals(own: dict[str, Any], **rest: Any) -> set[str]:
    """The regions that the first player could reveal with box E; there are no crystals."""
    match = use(position(players=[own, {}], **{"tiles": TILES, **rest}), "blank", "e")
    if "choose reveal a region" not in moves(match):
        return set()
    return offered(play(match, "choose reveal a region"), "reveal ")


def places(match: Match, *played: str) -> set[str]:
    return {move.removeprefix("place ") for move in offered(play(match, *played), "place ")}


# Pieces and presence


@rule("recall.term.5", "recall.term.6")
@pytest.mark.parametrize("own", [{"followers": {"f8": 1}}, {"followers": {}, "buildings": ["f8"]}])
def test_followers_and_buildings_are_pieces_and_bring_presence(own: dict[str, Any]) -> None:
    assert reveals(own) == {"reveal c6", "reveal d9", "reveal g9", "reveal i7"}


@rule("recall.term.5", "recall.term.6")
@pytest.mark.parametrize(
    "there",
    [
        {"tokens": {"f8": "island"}},
        {"tokens": {"e7": "farm"}, "pigs": {"e7": 1}},
        {"tokens": {"g7": "ring"}},
        {"relicubes": {"e7": "white"}},
    ],
)
def test_what_belongs_to_nobody_is_no_piece(there: dict[str, Any]) -> None:
    assert reveals({"followers": {"start-1": 1}}, **there) == set()


@rule("recall.term.5")
def test_followers_on_a_raft_are_not_in_play() -> None:
    own = {**FINDER, "followers": {"start-1": 2}, "raft": ["e6", 3]}
    assert reveals(own) == set()
    match = position(players=[own], tiles=TILES)
    assert (player(match).on_map, player(match).supply) == (2, 23 - 2 - 3)
    assert places(use(match, "blank", "a"), "choose 2 follower") == set()
    assert followers(match, "start-1") == 4  # the only place, without a question


@rule("recall.term.6")
@pytest.mark.parametrize("where", ["start-1", "e2", "j12"])
def test_hexes_of_the_board_itself_belong_to_no_region(where: str) -> None:
    """Not even with a building there; at the beginning everybody stands on such a hex."""
    own: dict[str, Any] = {"followers": {where: 3}}
    assert reveals(own) == set()
    if where != "start-1":
        assert reveals({**own, "buildings": [where]}) == set()
    assert reveals({"followers": {where: 2, "f7": 1}}) != set()


@rule("recall.term.6")
def test_presence_of_others_does_not_help() -> None:
    match = position(
        players=[{"followers": {"start-1": 1}}, {"followers": {"f7": 3}}], tiles={"f7": "woods"}
    )
    assert "choose reveal a region" not in moves(use(match, "blank", "e"))


@rule("recall.term.7")
def test_presence_in_a_hex_is_a_follower_or_a_building_in_that_very_hex() -> None:
    """Pig farms: h6 and g3 are fields with pieces of the player, e7 one with those of another."""
    own = {"tribe": "dorian", "followers": {"h6": 1, "f6": 1}, "buildings": ["e5"]}
    other = {"followers": {"e7": 2}}
    match = position(players=[own, other], tiles=TILES)
    fields = {name for name, shown in view_of(match).hexes.items() if shown.kind == "field"}
    assert fields == {"h6", "e5", "e7"}
    assert places(match, "use dorian") == {"h6", "e5"}


@rule("recall.term.8")
def test_a_raft_goes_to_water_without_relicube_island_or_raft() -> None:
    tiles = {**TILES, "g2": "marsh", "c6": "crater"}
    match = position(
        3,
        players=[FINDER, {}, {}],
        tiles=tiles,
        relicubes={"e4": "white"},
        tokens={"d5": "island"},
    )
    water = {name for name, shown in view_of(match).hexes.items() if shown.kind == "water"}
    assert water == {"h4", "h7", "e4", "e6", "g2", "g3", "c7", "d7"}  # d5 counts as forest now
    assert places(match, "use finder") == water - {"e4"}


@rule("recall.term.8")
@pytest.mark.parametrize(
    ("occupied", "there"),
    [
        ({"own": {"buildings": ["h6"]}}, "h6"),
        ({"own": {"followers": {"h5": 1, "g5": 1}}}, "g5"),
        ({"other": {"followers": {"i4": 1}}}, "i4"),
        ({"other": {"buildings": ["i4"]}}, "i4"),
        ({"other": {"tribe": "finder", "raft": ["h4", 1]}}, "h4"),
        ({"relicubes": {"h4": "brown"}}, "h4"),
        ({"pigs": {"i4": 1}}, "i4"),
        ({"tokens": {"h6": "farm"}}, "h6"),
        ({"tokens": {"h4": "island"}}, "h4"),
    ],
)
def test_an_island_goes_to_a_vacant_hex(occupied: dict[str, Any], there: str) -> None:
    """All around the vault h5, water and terrain are free, but for the hex that is occupied."""
    own = {"tribe": "enterin", "followers": {"h5": 1}, **occupied.get("own", {})}
    rest = {key: value for key, value in occupied.items() if key not in ("own", "other")}
    match = position(players=[own, occupied.get("other", {})], **rest)
    found = places(match, "use enterin")
    around_h5 = {"h6", "i4", "h4", "g5"}  # i5 is a camp, g4 a site
    assert found & around_h5 == around_h5 - {there}
    free = position(players=[{"tribe": "enterin", "followers": {"h5": 1}}, {}])
    assert places(free, "use enterin") == around_h5


# Groups and followers


@rule("recall.term.9", "recall.move.1")
def test_a_group_is_some_followers_of_one_player_in_one_hex() -> None:
    match = position(
        players=[{"tribe": "norther", "followers": {"h5": 3}}, {"followers": {"h5": 2}}]
    )
    play(match, "use norther", "from h5")
    assert offered(match, "with ") == {"with 1", "with 2"}  # all three are in hand
    play(match, "with 2", "to h6")
    assert [followers(match, name) for name in ("h5", "h6")] == [1, 2]
    assert [followers(match, name, 1) for name in ("h5", "h6")] == [2, 0]


@rule("recall.term.13", "recall.follower.4")
def test_everybody_has_23_followers_three_of_them_on_the_map() -> None:
    match = position(2)
    for seat in range(2):
        assert (player(match, seat).on_map, player(match, seat).supply) == (3, 20)
    match = position(players=[{"followers": {"start-1": 21, "h5": 1}}])
    play(use(match, "blank", "a"), "choose 2 follower", "place h5")
    assert (player(match).on_map, player(match).supply) == (23, 0)
    assert followers(match, "h5") == 2
    assert offered(match, "place ") == set()  # the second one is lost


@rule("recall.term.12", "recall.develop.3")
def test_what_is_paid_leaves_the_map_and_the_storage() -> None:
    """A workshop on the mountain g5: 1 follower, 1 purple crystal."""
    match = position(players=[{"crystals": "3 white 2 purple", "followers": {"g5": 2}}])
    before = player(match).supply
    play(use(match, "blank", "b"), "choose develop", "build g5")
    assert followers(match, "g5") == 1
    assert player(match).supply == before + 1
    assert crystals(match) == [3, 0, 1]


# Keycards, movements, points


@rule("recall.term.11")
def test_a_keycard_is_available_beside_the_board_and_used_in_a_slot() -> None:
    match = position(players=[{"keycards": ["blank", "porridge"], "slots": {"b": "footpath"}}])
    assert player(match).keycards == ["blank", "porridge"]
    assert offered(match, "play ") == {"play blank", "play porridge"}
    use(match, "porridge", "e")
    assert player(match).keycards == ["blank"]
    assert player(match).slots == {
        **dict.fromkeys("acdf"),
        "b": "footpath",
        "e": "porridge",
    }


@rule("recall.term.14", "recall.key.3")
def test_each_symbol_or_line_is_a_movement_effect() -> None:
    """Footpath in slot E: 2 moves are one effect, the 1 move of the box is another one."""
    match = position(
        players=[{"keycards": ["footpath"], "followers": {"h5": 3}}], relicubes={"g5": "white"}
    )
    play(use(match, "footpath", "e"), "choose 2 move", "from h5", "with 2", "to g5")
    assert player(match).relicubes["white"] == 0  # one move is left
    play(match, "to h5")  # one of the two; the other must stay for the relicube
    assert player(match).relicubes["white"] == 1
    assert {"choose 1 move", "choose develop"} <= set(moves(match))
    assert "choose 2 move" not in moves(match)


@rule("recall.term.15", "recall.culture.1")
def test_green_points_count_at_once_and_purple_points_in_the_end() -> None:
    """Ballad gives 2 points and is worth 1; the mausoleum is worth 5 points."""
    own = {"keycards": ["ballad"], "followers": {"e6": 1}, "buildings": ["e6"]}
    match = position(players=[own], tiles={"f7": "caldera"}, monument_tiles={"e6": "mausoleum"})
    assert hex_at(match, "e6").kind == "monument"
    use(match, "ballad", "d")
    assert player(match).culture == engine_player(match).culture == 2
    assert player(match).score["culture"] == 2
    assert (player(match).score["efficiency"], player(match).score["power"]) == (1, 5)
