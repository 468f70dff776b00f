"""Range: what the way to an action costs (revive.range)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.revive.helpers import (
    building,
    energy,
    goods,
    kind,
    lay,
    moves,
    offered,
    play,
    player,
    position,
    used,
)
from tests.rules_cited import rule

HEATH = 3  # food on the back of that tile


def own(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


def builder(*others: dict[str, Any], **rest: Any) -> Match:
    """A table at which the first player has food for any range and gears for one building."""
    return own({"goods": "3 gears 6 food"}, *others, **rest)


def food_for(match: Match, *played: str) -> int:
    """The food that these moves cost."""
    before = goods(match).get("food", 0)
    return before - goods(play(match.copy(), *played)).get("food", 0)


# Spaces between


@rule("revive.range.1", "revive.range.2")
def test_the_first_piece_one_space_away_from_the_chasm() -> None:
    match = builder()
    play(match, "build e8")
    assert building(match, "e8") == ("small", 0)
    assert goods(match) == {"food": 5}


@rule("revive.range.1")
def test_three_spaces_away_from_ones_nearest_piece() -> None:
    match = builder(buildings={"f8": ("small", 0)})
    play(match, "build h6")  # f8, then g7 and h7, then h6
    assert goods(match) == {"food": 4}


@rule("revive.range.1")
@pytest.mark.parametrize(("target", "food"), [("f8", 0), ("e8", 1), ("g5", 1), ("c7", 2)])
def test_one_food_for_each_space_between(target: str, food: int) -> None:
    assert food_for(builder(), f"build {target}") == food


@rule("revive.range.1")
def test_next_to_ones_own_piece_there_is_nothing_to_pay() -> None:
    match = own({"goods": "3 gears"}, buildings={"e8": ("small", 0)})
    assert offered(match, "build") == {"build f8"}


@rule("revive.range.1")
def test_exploring_populating_and_building_cost_range() -> None:
    own_side = {"goods": "3 gears 2 books 6 food"}
    match = own(own_side, backs={"e9": "heath"}, tiles=lay(g6="mountain", e8="location"))
    assert food_for(match, "explore e9") == HEATH + 2
    assert food_for(match, "populate e8") == 1
    assert food_for(match, "build f9") == 1


@rule("revive.range.1")
def test_without_the_food_it_cannot_be_done() -> None:
    for food in (0, 1, 2):
        match = own({"goods": {"gear": 3, "food": food}})
        assert ("build e8" in moves(match), "build c7" in moves(match)) == (food >= 1, food >= 2)


# Origins


@rule("revive.range.2")
@pytest.mark.parametrize("piece", [{"buildings": {"c7": ("small", 0)}}, {"figures": {"d7": [0]}}])
def test_a_building_or_a_figure_ends_counting_from_the_chasm(piece: dict[str, Any]) -> None:
    far = 3 if "buildings" in piece else 2  # from c7 or d7 over e6 and f6
    assert food_for(builder(), "build g5") == 1
    assert food_for(builder(**piece), "build g5") == far


@rule("revive.range.2")
def test_the_first_piece_does_so_at_once() -> None:
    match = own({"goods": "6 gears 6 food"})
    assert food_for(match, "build g5", "size small") == 1
    play(match, "build c7", "size small")
    assert goods(match) == {"gear": 3, "food": 4}
    assert food_for(match, "build g5") == 3


@rule("revive.range.2")
def test_pieces_of_others_are_no_origin() -> None:
    match = builder({}, buildings={"c7": ("small", 1)}, figures={"d7": [1]})
    assert food_for(match, "build g5") == 1  # from the chasm, where this player still counts
    match = builder({}, buildings={"f8": ("small", 0), "g5": ("small", 1)})
    assert food_for(match, "build h6") == 2  # g5 is next to it


@rule("revive.range.2")
def test_of_all_pieces_the_one_with_the_cheapest_way() -> None:
    match = builder(buildings={"c7": ("small", 0), "f8": ("small", 0)})
    assert food_for(match, "build e5") == 2
    assert food_for(match, "build h7") == 1
    assert food_for(match, "build e8") == 0


@rule("revive.range.2", "revive.nadair.2")
def test_of_all_ways_the_cheapest_even_if_it_is_longer() -> None:
    """From f6 to f8: the chasm is the only space between, or two forests go around it.

    For the Nàdair with the Green Paths forests cost nothing.
    """
    tiles = lay(f6="sand", e6="forest", e7="forest", f8="sand")
    buildings = {"f6": ("small", 0)}
    assert food_for(builder(tiles=tiles, buildings=buildings), "build f8") == 1
    paths = own(
        {"goods": "3 gears 6 food", "tribe": "nadair-sun", "technologies": ["root", "left"]},
        buildings=buildings,
        figures={"north-west": [0], "north-east": [0]},
        tiles=tiles,
    )
    assert food_for(paths, "build f8") == 0


# Ways


@rule("revive.range.3")
def test_occupied_spaces_may_be_counted_through() -> None:
    """From g5 to i6 straight through h6, where another player has built."""
    match = builder({}, tiles={"i5": "heath-1"}, buildings={"g5": ("small", 0), "h6": ("large", 1)})
    assert food_for(match, "build i6") == 1


@rule("revive.range.3")
def test_unexplored_tiles_may_not() -> None:
    """A tile in the east, and the tile between it and the middle face down or face up."""
    beyond = builder(tiles={"e11": "dunes-1"}, buildings={"e8": ("small", 0)})
    assert "build e11" not in moves(beyond)
    between = builder(tiles={"e9": "dunes-2", "e11": "dunes-1"}, buildings={"e8": ("small", 0)})
    assert food_for(between, "build e11") == 2  # over e9 and e10


@rule("revive.range.3")
def test_the_chasm_counts_as_one_space() -> None:
    """From f6 to f8 the chasm is the only space between; around it there are two."""
    match = builder(tiles=lay(f6="sand", f8="sand"), buildings={"f6": ("small", 0)})
    assert food_for(match, "build f8") == 1


@rule("revive.range.4")
@pytest.mark.parametrize("piece", ["g12", "h12", "i12", "j13"])
def test_a_large_location_is_adjacent_to_every_space_it_touches(piece: str) -> None:
    match = own(
        {"goods": "2 books"}, tiles=lay({}, **{piece: "sand"}), buildings={piece: ("small", 0)}
    )
    assert offered(match, "populate") == {"populate south-east"}


@rule("revive.range.4")
def test_it_is_not_adjacent_to_others() -> None:
    match = own({"goods": "2 books 1 food"}, tiles=lay(h11="sand"), buildings={"h11": ("small", 0)})
    assert food_for(match, "populate south-east") == 1


@rule("revive.range.4", "revive.range.3")
@pytest.mark.parametrize("figures", [{}, {"south-east": [1]}])
def test_it_is_one_space_to_be_counted_through(figures: dict[str, list[int]]) -> None:
    """From g12 to j13 through the corner; by land there would be two spaces between."""
    match = builder(
        tiles=lay(g12="sand", j13="sand"), buildings={"g12": ("small", 0)}, figures=figures
    )
    assert food_for(match, "build j13") == 1


# Unexplored tiles


@rule("revive.range.5")
@pytest.mark.parametrize(
    ("pieces", "food"),
    [
        ({}, 2),  # e7 or f8, and e8
        ({"f8": ("small", 0)}, 1),  # e8, which is next to the tile
        ({"e8": ("small", 0)}, 0),  # the origin itself is next to the tile
        ({"c7": ("small", 0)}, 2),  # d8 and e8
    ],
)
def test_the_range_to_an_unexplored_tile(pieces: dict[str, Any], food: int) -> None:
    match = own({"goods": "6 food"}, buildings=pieces, backs={"e9": "heath"})
    assert food_for(match, "explore e9") == HEATH + food


@rule("revive.range.5")
def test_any_space_of_the_tile_will_do() -> None:
    """The tile c9 touches c8, d8 and e8: from c7 it is one space, from e8 none."""
    for piece, food in (("c7", 1), ("e8", 0)):
        match = own({"goods": "6 food"}, buildings={piece: ("small", 0)}, backs={"c9": "heath"})
        assert food_for(match, "explore c9") == HEATH + food


@rule("revive.range.5", "revive.range.3")
def test_a_tile_behind_unexplored_tiles_cannot_be_reached() -> None:
    match = own({"goods": "6 food"}, buildings={"e8": ("small", 0)}, backs={"e11": "dunes"})
    assert "explore e9" in moves(match)
    assert "explore e11" not in moves(match)


# Bonuses


@rule("revive.range.6", "revive.machines.3")
def test_a_range_bonus_saves_food_for_one_action() -> None:
    match = own({"goods": "6 gears 6 food", "machines": ["lantern"]})
    play(match, "build c7", "size small", "use lantern")
    assert goods(match) == {"gear": 3, "food": 5}
    assert (used(match), energy(match)) == (["lantern"], 0)
    assert food_for(match, "build g5") == 3  # nothing is left of it


@rule("revive.range.6", "revive.effects.13")
def test_a_lasting_bonus_saves_food_for_every_action() -> None:
    """The surveyor lies in a lower slot: 2 range."""
    match = own({"goods": "6 gears 6 food", "slots": {"bottom-left": ["surveyor"]}})
    assert player(match).range == 2
    play(match, "build c7", "size small")
    assert goods(match) == {"gear": 3, "food": 6}
    play(match, "build g5")
    assert goods(match) == {"food": 5}


@rule("revive.range.6")
def test_range_bonuses_add_up() -> None:
    own_side = {
        "goods": "3 gears",
        "slots": {"bottom-left": ["surveyor"]},
        "machines": ["lantern"],
    }
    match = own(own_side, buildings={"c7": ("small", 0)})
    play(match, "build g5")  # three spaces
    assert building(match, "g5") == ("small", 0)
    assert used(match) == ["lantern"]


@rule("revive.range.6")
def test_a_bonus_of_an_effect_is_for_that_action_alone() -> None:
    """The guide's bottom half: explore with 2 range."""
    match = own(
        {"goods": "3 gears 6 food", "active": ["guide"]},
        backs={"e9": "heath"},
        chance=["heath-1"],
    )
    assert food_for(match, "explore e9") == HEATH + 2
    play(match, "play guide", "slot bottom-left", "explore e9")
    assert goods(match) == {"gear": 3, "food": 3}
    play(match, "take deck", "lay straight")
    assert food_for(match, "build e8") == 1


@rule("revive.range.6")
def test_it_reduces_no_other_cost() -> None:
    """Two range, and nothing to pay for range: the tile costs its 3 food, a building its gears."""
    own_side = {"slots": {"bottom-left": ["surveyor"]}, "machines": ["kite"]}
    buildings = {"e8": ("small", 0)}
    match = own({**own_side, "goods": "6 food"}, buildings=buildings, backs={"e9": "heath"})
    play(match, "explore e9")
    assert goods(match) == {"food": 3}
    match = own({**own_side, "goods": "2 gears 6 food"}, buildings=buildings)
    assert offered(match, "build") == set()


@rule("revive.range.6", "revive.attach.4")
def test_discounts_on_an_action_do_not_reduce_range() -> None:
    match = own({"goods": "6 food", "machines": ["sledge"]}, backs={"e9": "heath"})
    assert food_for(match, "explore e9", "use sledge") == 1 + 2
    match = own({"goods": "1 gear 6 food", "machines": ["crane"]})
    assert food_for(match, "build c7") == 2


# Tribe tiles


@rule("revive.range.7", "revive.nadair.3")
@pytest.mark.parametrize(
    ("food", "sands"),
    [
        (1, {"f8", "e8", "e5", "g5", "h6", "h7"}),
        (2, {"f8", "e8", "e5", "g5", "h6", "h7", "c7"}),
    ],
)
def test_the_range_of_a_forest_tile_from_the_chasm(food: int, sands: set[str]) -> None:
    match = own(
        {"tribe": "nadair-moon", "goods": {"crystal": 1, "food": food}, "active": ["scribe"]}
    )
    play(match, "play scribe", "slot bottom-left", "ability")
    assert offered(match, "place") == {f"place {space}" for space in sands}


@rule("revive.range.7", "revive.nadair.3")
def test_without_food_it_goes_next_to_the_chasm() -> None:
    match = own({"tribe": "nadair-moon", "goods": "1 crystal", "active": ["scribe"]})
    play(match, "play scribe", "slot bottom-left", "ability")
    assert kind(match, "f8") == "forest"  # the only sand there


@rule("revive.range.7", "revive.nadair.3")
def test_the_range_of_a_forest_tile_from_ones_pieces() -> None:
    match = own(
        {"tribe": "nadair-moon", "goods": "1 crystal 6 food", "active": ["scribe"]},
        buildings={"c7": ("small", 0)},
    )
    play(match, "play scribe", "slot bottom-left", "ability")
    assert food_for(match, "place g5") == 3


@rule("revive.range.7", "revive.hofstadterians.4")
def test_the_range_of_a_temple() -> None:
    """Water on f5, one space from the chasm, and on h8."""
    own_side = {"tribe": "hofstadterians-moon", "active": ["scribe"]}
    match = own({**own_side, "goods": "1 crystal 1 food"})
    play(match, "play scribe", "slot bottom-left", "ability")
    assert offered(match, "place") == {"place f5", "place h8"}
    assert food_for(match, "place h8") == 1


@rule("revive.range.7", "revive.kuniban.4")
def test_the_range_of_a_sand_tile() -> None:
    match = own({"tribe": "kuniban-moon", "goods": "6 food", "active": ["scribe"]})
    play(match, "play scribe", "slot bottom-left", "ability")
    assert food_for(match, "place e6") == 0
    assert food_for(match, "place g8") == 1
    assert food_for(match, "place c8") == 2


@rule("revive.range.7", "revive.attach.1")
def test_range_bonuses_and_machines_help_to_pay_it() -> None:
    """Three spaces: two for the surveyor, one for the lantern, which is needed."""
    match = own(
        {
            "tribe": "nadair-moon",
            "goods": "1 crystal",
            "active": ["scribe"],
            "slots": {"bottom-right": ["surveyor"]},
            "machines": ["lantern"],
        },
        buildings={"c7": ("small", 0)},
    )
    play(match, "play scribe", "slot bottom-left", "ability", "place g5")
    assert kind(match, "g5") == "forest"
    assert used(match) == ["lantern"]
