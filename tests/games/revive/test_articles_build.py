"""Building: on sand, and what lies around it (revive.build)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.revive.helpers import (
    around,
    building,
    closed,
    energy,
    goods,
    kind,
    lay,
    modules,
    moves,
    offered,
    play,
    player,
    points,
    position,
    skim,
    tokens,
    tracks,
    view_of,
)
from tests.games.revive.printed import free_space
from tests.rules_cited import rule


def own(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


def builder(*others: dict[str, Any], **rest: Any) -> Match:
    """The first player has gears for any building and food for any range.

    No reward of the tracks is to come, and there is no energy for the machines they have brought.
    """
    ends = {track: free_space(track) for track in ("gray", "green", "yellow")}
    own_side = {"goods": "5 gears 6 food", "tracks": ends, "energy": 0}
    return own(own_side, *others, **rest)


def steps(match: Match, *played: str) -> tuple[int, int, int]:
    """Steps on the gray, green and yellow track that these moves bring the first player."""
    before = tracks(match)
    gray, green, yellow = tracks(play(match.copy(), *played))
    return gray - before[0], green - before[1], yellow - before[2]


# The examples


@rule("revive.build.1", "revive.build.2", "revive.build.4", "revive.range.1")
def test_a_small_building_beside_two_forests_a_field_and_a_water_known_before() -> None:
    """On e9: forests d10 and f9, field f10, water d9, a location on e10 and sand on e8."""
    match = own(
        {"goods": "3 gears 1 food"},
        tiles={
            "c7": ("start-1", "turned"),
            "e7": "start-3",
            "c9": ("lake-1", "turned"),  # the water gives 1 energy
            "e9": "hamlet-1",
        },
        buildings={"d8": ("small", 0)},
    )
    assert sorted(kind(match, name) for name in around("e9")) == [
        *("field", "forest", "forest", "location", "sand", "water")
    ]
    play(match, "build e9")
    assert goods(match) == {}  # 1 food for the range, 3 gears
    assert tracks(match) == (1, 3, 2)
    assert energy(match) == 1  # d8 is next to the water too


@rule("revive.build.2", "revive.build.4", "revive.build.5")
def test_a_large_building_beside_two_forests_a_mountain_and_a_new_water() -> None:
    """On e5: forests d5 and e6, mountain f6, water f5 with 1 module, sand on d6 and e4."""
    match = builder(
        tiles={"c5": ("dunes-1", "turned"), "e3": ("dunes-2", "turned"), "e5": "start-2"},
        modules=["gray-green-flasks"],
    )
    play(match, "build e5", "size large")
    assert tracks(match) == (free_space("gray") + 2, free_space("green") + 4, free_space("yellow"))
    assert goods(match) == {"food": 5}
    play(match, "module gray-green-flasks", "at top-left-2")
    assert modules(match) == {"top-left-2": "gray-green-flasks"}
    assert view_of(match).actions == 1  # one module, not two


# Where, and for how much


@rule("revive.build.1")
@pytest.mark.parametrize(("size", "gears"), [("small", 3), ("large", 5)])
def test_three_gears_for_a_small_building_five_for_a_large_one(size: str, gears: int) -> None:
    match = own({"goods": "6 gears"})
    play(match, "build f8", f"size {size}")
    assert goods(match) == {"gear": 6 - gears}
    assert building(match, "f8") == (size, 0)
    assert player(match).buildings_left == {
        "small": 5 - (size == "small"),
        "large": 3 - (size == "large"),
    }


@rule("revive.build.1")
@pytest.mark.parametrize(("gears", "sizes"), [(2, set()), (4, {"small"}), (5, {"small", "large"})])
def test_the_gears_must_be_there(gears: int, sizes: set[str]) -> None:
    match = own({"goods": {"gear": gears}})
    if not sizes:
        assert offered(match, "build") == set()
        return
    play(match, "build f8")
    if len(sizes) > 1:
        assert set(moves(match)) == {f"size {size}" for size in sizes}
    else:
        assert building(match, "f8") == ("small", 0)


@rule("revive.build.1")
@pytest.mark.parametrize(
    ("small", "large", "sizes"),
    [(5, 0, {"large"}), (0, 3, {"small"}), (5, 3, set()), (4, 2, {"small", "large"})],
)
def test_only_with_a_building_that_is_left(small: int, large: int, sizes: set[str]) -> None:
    """Eight sands are built upon; f8 and e8 are free."""
    tiles = {
        **{"c5": "dunes-1", "c9": "dunes-2", "e9": "dunes-3", "i5": "shore-1", "g9": "heath-1"},
        **{"c7": "start-1", "e5": "start-2", "e7": "start-3", "g5": "start-4", "g7": "start-5"},
    }
    sands = ["c7", "e5", "g5", "h6", "h7", "c5", "d6", "c9"]
    stand = dict.fromkeys(sands[:small], ("small", 0))
    stand |= dict.fromkeys(sands[small : small + large], ("large", 0))
    match = own({"goods": "6 gears 6 food"}, tiles=tiles, buildings=stand)
    assert player(match).buildings_left == {"small": 5 - small, "large": 3 - large}
    if not sizes:
        assert offered(match, "build") == set()
        return
    play(match, "build f8")
    if len(sizes) > 1:
        assert set(moves(match)) == {f"size {size}" for size in sizes}
    else:
        skim(match)
        built = building(match, "f8")
        assert built is not None
        assert {built[0]} == sizes


@rule("revive.build.1")
def test_only_on_sand_without_a_building() -> None:
    match = own({"goods": "6 gears 6 food"}, {}, buildings={"f8": ("small", 1), "g5": ("large", 0)})
    sands = {name for name, shown in view_of(match).spaces.items() if shown.kind == "sand"}
    assert sands == {"c7", "e5", "e8", "f8", "g5", "h6", "h7"}
    assert offered(match, "build") == {f"build {sand}" for sand in sands - {"f8", "g5"}}


@rule("revive.build.1", "revive.jox.5", "revive.jox.6")
@pytest.mark.parametrize(("builder_seat", "gears"), [(0, 1), (1, 3)])
def test_a_target_does_not_hinder(builder_seat: int, gears: int) -> None:
    match = own(
        {"tribe": "jox49i-moon", "goods": {"gear": gears}},
        {"goods": {"gear": gears}},
        turn=builder_seat,
        tokens={"f8": "target"},
    )
    play(match, "build f8")
    assert building(match, "f8") == ("small", builder_seat)
    assert tokens(match, "f8") == []


@rule("revive.build.1", "revive.kuniban.6")
@pytest.mark.parametrize("builder_seat", [0, 1])
def test_a_placed_sand_tile_does_not_hinder(builder_seat: int) -> None:
    match = own(
        {"tribe": "kuniban-moon", "goods": "3 gears"},
        {"goods": "3 gears"},
        turn=builder_seat,
        tokens={"e7": "sand"},
    )
    play(match, "build e7")
    assert building(match, "e7") == ("small", builder_seat)
    assert points(match, builder_seat) == 1


@rule("revive.build.1", "revive.nadair.3")
def test_a_placed_forest_tile_is_no_sand() -> None:
    match = own({"tribe": "nadair-moon", "goods": "6 gears 6 food"}, tokens={"f8": "forest"})
    assert "build f8" not in moves(match)


# Terrain


@rule("revive.build.2")
@pytest.mark.parametrize(
    ("space", "gained"),
    [
        ("h7", (1, 0, 0)),  # mountain g7
        ("h6", (0, 1, 0)),  # forest h5
        ("e8", (0, 1, 2)),  # forest f9, fields d8 and e7
        ("c7", (1, 0, 1)),  # mountain c8, field d8
        ("f8", (1, 1, 2)),  # mountain g7, forest f9, fields e7 and g8
    ],
)
def test_a_step_for_each_adjacent_terrain(space: str, gained: tuple[int, int, int]) -> None:
    assert steps(builder(), f"build {space}", "size small") == gained


@rule("revive.build.2")
def test_a_field_is_for_the_yellow_track() -> None:
    """On a12: water a11, field b12 and a location on b13, next to the corner."""
    match = builder(tiles={"a11": "oasis-1"}, figures={"north-east": [0]})
    assert steps(match, "build a12", "size small") == (0, 0, 1)


@rule("revive.build.2")
def test_sand_and_locations_give_nothing() -> None:
    """Around h6 there are two sands, a location, one forest and two unexplored spaces."""
    match = own({"goods": "3 gears 1 food"})
    kinds = sorted(kind(match, name) for name in around("h6"))
    assert kinds == ["forest", "location", "sand", "sand", "unexplored", "unexplored"]
    play(match, "build h6")
    assert (goods(match), tracks(match)) == ({}, (1, 2, 1))
    assert (points(match), energy(match), closed(match)) == (0, 1, [])


# Crystals at the edge


@rule("revive.build.3", "revive.build.5")
@pytest.mark.parametrize(("size", "crystals"), [("small", 1), ("large", 2)])
def test_a_crystal_for_a_symbol_and_two_for_a_large_building(size: str, crystals: int) -> None:
    """The space d12 at the eastern edge, reached from the corner over c12."""
    match = builder(tiles=lay(d12="sand"), figures={"north-east": [0]})
    play(match, "build d12", f"size {size}")
    assert goods(match)["crystal"] == crystals


@rule("revive.build.3")
def test_two_symbols_give_two_crystals() -> None:
    """The space f1 lies between two symbols of the western edge."""
    match = own(
        {"goods": "3 gears"}, tiles=lay(f1="sand", e1="sand"), buildings={"e1": ("small", 0)}
    )
    play(match, "build f1")
    assert goods(match)["crystal"] == 2


@rule("revive.build.3")
def test_away_from_the_symbols_there_is_none() -> None:
    match = builder()
    play(match, "build f8", "size small")
    assert "crystal" not in goods(match)


# Water


@rule("revive.build.4")
def test_the_reward_of_a_water_comes_once_to_each_player() -> None:
    """Water on f5 with 1 module lies next to e5 and g5."""
    match = own(
        {"goods": "6 gears"},
        {"goods": "3 gears"},
        buildings={"e5": ("small", 0)},
        figures={"g6": [0, 1]},
    )
    first = play(match.copy(), "build g5", "size small")
    assert not offered(first, "module")  # e5 has brought it
    play(match, "switch", "gain food", "end", "build g5")
    assert offered(match, "module")  # the second player's first building there


@rule("revive.build.4")
def test_a_crystal_from_the_water() -> None:
    """Water on h8 gives 1 crystal; it lies next to h7."""
    match = builder(buildings={"g5": ("small", 0)})
    play(match, "build h7", "size small")
    assert goods(match)["crystal"] == 1


@rule("revive.build.4")
def test_two_waters_give_two_rewards() -> None:
    """Next to h7: 1 crystal from h8 and 1 energy from i7."""
    match = builder(tiles={"g7": "start-5", "i7": "harbour-1"})
    play(match, "build h7", "size small")
    assert (goods(match)["crystal"], energy(match)) == (1, 1)


@rule("revive.build.4")
def test_buildings_of_others_do_not_take_the_reward_away() -> None:
    match = own(
        {"goods": "3 gears 6 food"}, {}, buildings={"h7": ("large", 1)}, tiles=lay(i7="sand")
    )
    play(match, "build i7")
    assert goods(match)["crystal"] == 1


@rule("revive.build.5")
@pytest.mark.parametrize(("size", "gained"), [("small", (1, 1, 2)), ("large", (2, 2, 4))])
def test_a_large_building_doubles_the_steps(size: str, gained: tuple[int, int, int]) -> None:
    assert steps(builder(), "build f8", f"size {size}") == gained


@rule("revive.build.5")
@pytest.mark.parametrize("size", ["small", "large"])
def test_it_does_not_double_the_reward_of_water(size: str) -> None:
    match = builder(buildings={"g5": ("small", 0)})
    play(match, "build h7", f"size {size}")
    assert goods(match)["crystal"] == 1
