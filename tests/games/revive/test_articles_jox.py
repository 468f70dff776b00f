"""The Jox49i: exploring for less, a figure that moves, targets (revive.jox).

On the plain map d7 and g6 are small locations; sand is c7, e5, e8, f8, g5, h6 and h7, of which f8
alone lies next to the chasm.
"""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from tests.games.revive.helpers import (
    Tiles,
    article,
    at_turn,
    building,
    figures,
    goods,
    lay,
    moves,
    offered,
    play,
    player,
    position,
    tokens,
    tracks,
    used,
    view_of,
)
from tests.games.revive.printed import books
from tests.games.revive.tribes import (
    markers,
    on_back,
    side,
    spent,
    technology,
    try_ability,
    unlocked,
    use_ability,
)
from tests.rules_cited import rule

SUN, MOON = "jox49i-sun", "jox49i-moon"
SANDS = {"c7", "e5", "e8", "f8", "g5", "h6", "h7"}
SMALL = {"d7", "g6"}
LARGE = {"north-west", "north-east", "south-west", "south-east"}


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(seats=max(2, len(players)), players=players, **rest)


# The sun ability


@rule("revive.jox.1", "revive.effects.4")
def test_the_sun_ability_gives_what_the_board_shows() -> None:
    match = use_ability(table(side(SUN)))
    assert goods(match) == {"food": 2}
    assert markers(match) == 1
    assert at_turn(match)
    assert tracks(match) == (1, 1, 1)


# Exploring for less food


def ration(goods: str, **rest: Any) -> Match:
    """The technology for less food; its figures stand in the corners, a building on f8."""
    up_to = unlocked(SUN, power="explore-for-less-food")
    own = {"tribe": SUN, "technologies": up_to, "goods": goods, **rest.pop("own", {})}
    stand = dict.fromkeys(sorted(LARGE)[: len(up_to)], 0)
    land: dict[str, Any] = {"buildings": {"f8": ("small", 0)}, **rest}
    return table(own, {}, figures=stand, **land)


@rule("revive.jox.2")
def test_exploring_costs_one_food_less() -> None:
    """Heath costs 3 food; e9 touches a building on e8, and one space lies between it and f8."""
    near = ration("6 food", backs={"e9": "heath"}, buildings={"e8": ("small", 0)})
    assert spent(near, "explore e9") == {"food": 3 - 1}
    far = ration("6 food", backs={"e9": "heath"})
    assert spent(far, "explore e9") == {"food": 3 + 1 - 1}


@rule("revive.jox.2", "revive.attach.4")
def test_it_is_taken_off_the_range_where_the_tile_itself_costs_no_food() -> None:
    """The Sledge takes 2 off the back, which leaves the space between."""
    assert on_back("dunes")["food"] <= 2
    sledge = {"machines": ["sledge"]}
    match = ration("", own=sledge, backs={"e9": "dunes"})
    assert "explore e9" in moves(match)
    play(match, "explore e9")
    assert (goods(match), used(match)) == ({}, ["sledge"])


@rule("revive.jox.2", "revive.resources.5")
def test_it_never_brings_food() -> None:
    sledge = {"machines": ["sledge"], "energy": 1}
    match = ration("1 food", own=sledge, backs={"e9": "dunes"}, buildings={"e8": ("small", 0)})
    play(match, "explore e9")
    if offered(match, "use "):
        play(match, "use sledge")
    assert goods(match) == {"food": 1}


@rule("revive.jox.2")
def test_books_and_gears_on_the_back_stay() -> None:
    cost = on_back("archive")
    match = ration("6 food 6 books 6 gears", backs={"e9": "archive"})
    assert spent(match, "explore e9") == {**cost, "food": cost["food"] + 1 - 1}


@rule("revive.jox.2")
def test_it_holds_each_time_and_for_exploring_only() -> None:
    match = ration("6 food 3 gears", backs={"e9": "heath", "g9": "dunes"}, chance=["heath-1"])
    assert spent(match, "build c7")["food"] == 2  # the full range
    play(match, "explore e9", "take deck", "lay straight")
    assert goods(match)["food"] == 6 - 3
    assert spent(match, "explore g9") == {"food": on_back("dunes")["food"] + 1 - 1}


@rule("revive.jox.2")
def test_without_the_technology_exploring_costs_all_of_it() -> None:
    match = table(
        {"tribe": SUN, "goods": "6 food"}, backs={"e9": "heath"}, buildings={"f8": ("small", 0)}
    )
    assert spent(match, "explore e9") == {"food": 4}


@rule("revive.jox.2", "revive.attach.3", "revive.machines.2")
def test_a_machine_on_the_board_gives_unlimited_range() -> None:
    where = technology(SUN, machine="unlimited range")
    up_to = unlocked(SUN, machine="unlimited range")
    less = int(technology(SUN, power="explore-for-less-food") in up_to)
    own = {"tribe": SUN, "technologies": up_to, "goods": "3 food"}
    assert "explore a1" not in moves(table({**own, "energy": 0}, backs={"a1": "heath"}))
    assert "explore a1" not in moves(table({**own, "technologies": []}, backs={"a1": "heath"}))
    match = table({**own, "energy": 1}, backs={"a1": "heath"})
    assert offered(match, "use ") == set()  # not by itself
    play(match, "explore a1")
    assert used(match) == [f"{SUN}-{where}"]
    assert goods(match) == ({"food": less} if less else {})


# A figure that moves


SETTLING = "move a figure"


def settler(first: str, **rest: Any) -> Match:
    """A figure there for the technology before it, and what the next one costs."""
    before = unlocked(SUN, gain=SETTLING)[:-1]
    cost = books(SUN, technology(SUN, gain=SETTLING))
    own = {"tribe": SUN, "technologies": before, "goods": {"book": cost, "food": 6, "gear": 3}}
    stand: dict[str, Any] = {first: 0} if before else {}
    return table(own, {}, figures={**stand, **rest.pop("stand", {})}, **rest)


def populate(match: Match, space: str) -> Match:
    """Populate for that technology."""
    play(match, f"populate {space}")
    unlock = f"unlock {technology(SUN, gain=SETTLING)}"
    return play(match, unlock) if unlock in moves(match) else match


def villages() -> Tiles:
    """Two small locations more, and sand next to one of them."""
    return lay(e10="location", f10="sand", c9="location")


@rule("revive.jox.3")
def test_a_figure_moves_from_a_small_location_to_another_when_it_is_unlocked() -> None:
    match = populate(settler("g6", tiles=villages(), stand={"e10": [1]}), "d7")
    assert set(moves(match)) == {"from d7", "from g6", "skip"}
    held = goods(match)
    play(match, "from g6")
    assert set(moves(match)) == {"to e10", "to c9"}
    known = player(match).technologies
    play(match, "to e10")
    assert at_turn(match)
    assert (figures(match, "g6"), figures(match, "e10"), figures(match, "d7")) == ([], [0, 1], [0])
    assert goods(match) == held  # neither range nor books
    assert goods(match, 1) == {}
    assert player(match).technologies == known
    assert view_of(match).actions == 1


@rule("revive.jox.3")
def test_the_figure_just_placed_may_move() -> None:
    match = populate(settler("g6", tiles=villages()), "d7")
    play(match, "from d7", "to c9")
    assert (figures(match, "d7"), figures(match, "c9")) == ([], [0])


@rule("revive.jox.3", "revive.effects.1")
def test_it_may_stay_and_this_happens_once() -> None:
    match = populate(settler("g6", tiles=villages()), "d7")
    play(match, "skip")
    assert (figures(match, "g6"), figures(match, "d7")) == ([0], [0])
    assert at_turn(match)
    assert offered(match, "from ") == set()


@rule("revive.jox.3")
def test_large_locations_are_neither_left_nor_reached() -> None:
    match = settler("north-west", tiles=villages(), buildings={"e5": ("small", 0)})
    populate(match, "g6")
    assert set(moves(match)) == {"from g6", "skip"}
    assert article(match, "from north-west") == "revive.jox.3"
    play(match, "from g6")
    assert set(moves(match)) == {"to d7", "to e10", "to c9"}
    assert article(match, "to south-east") == "revive.jox.3"


@rule("revive.jox.3")
def test_without_another_small_location_nobody_is_asked() -> None:
    match = populate(settler("g6"), "d7")
    assert at_turn(match)
    assert (figures(match, "g6"), figures(match, "d7")) == ([0], [0])


@rule("revive.jox.3", "revive.range.2")
def test_range_is_counted_from_where_the_figure_stands_then() -> None:
    match = populate(settler("g6", tiles=villages()), "d7")
    stayed = play(match.copy(), "skip")
    assert spent(stayed, "build f10")["food"] == 3
    play(match, "from g6", "to e10")
    assert "food" not in spent(match, "build f10")
    assert spent(match, "build g5")["food"] == 2  # from d7, no longer from g6


# Targets: where they go


def targets(match: Match) -> set[str]:
    return {move.removeprefix("place ") for move in offered(match, "place ")}


@rule("revive.jox.4", "revive.effects.4")
def test_a_target_goes_to_any_sand_or_location_without_range_or_cost() -> None:
    match = use_ability(table(side(MOON)))
    assert set(moves(match)) == {"ability", "skip"}
    play(match, "ability")
    assert offered(match) == {f"place {space}" for space in SANDS | SMALL | LARGE}
    play(match, "place south-east")  # nobody could walk there
    assert tokens(match, "south-east") == ["target"]
    assert (goods(match), player(match).tribe_tiles, markers(match)) == ({}, 4, 1)


@rule("revive.jox.4")
def test_not_where_one_has_a_piece_or_where_a_target_lies() -> None:
    match = table(
        side(MOON, technologies=["root", "left"]),
        {},
        buildings={"f8": ("large", 0), "g5": ("small", 1)},
        figures={"g6": [0], "d7": [1], "north-east": [0, 1]},
        tokens={"e8": "target", "south-west": "target"},
    )
    use_ability(match, "ability")
    taken = {"f8", "g6", "north-east", "e8", "south-west"}
    assert targets(match) == (SANDS | SMALL | LARGE) - taken
    for space in ("f8", "g6", "e8", "e6", "f5", "a1"):
        assert article(match, f"place {space}") == "revive.jox.4"


@rule("revive.jox.4")
def test_a_placed_sand_tile_may_become_a_target_and_a_forest_tile_not() -> None:
    match = table(
        side(MOON),
        {"tribe": "kuniban-moon"},
        {"tribe": "nadair-moon"},
        tokens={"g8": "sand", "f8": "forest"},
    )
    use_ability(match, "ability")
    assert targets(match) == (SANDS | SMALL | LARGE | {"g8"}) - {"f8"}


@rule("revive.jox.4", "revive.effects.5")
def test_with_all_five_targets_out_the_ability_cannot_be_used() -> None:
    five = dict.fromkeys(["f8", "e8", "d7", "g6", "north-west"], "target")
    match = table(side(MOON, goods="6 gears", machines=["totem"], markers=1), tokens=five)
    assert "use totem" not in moves(match)
    try_ability(match)
    assert markers(match) == 1


@rule("revive.jox.4", "revive.jox.5")
def test_a_target_that_has_returned_can_be_placed_again() -> None:
    five = dict.fromkeys(["f8", "e8", "d7", "g6", "north-west"], "target")
    match = table(side(MOON, goods="1 gear"), tokens=five)
    play(match, "build f8")
    assert player(match).tribe_tiles == 1
    use_ability(match, "ability", "place c7")
    assert player(match).tribe_tiles == 0
    assert tokens(match, "c7") == ["target"]


# Targets of one's own


@rule("revive.jox.5", "revive.build.1")
@pytest.mark.parametrize(("size", "gears"), [("small", 3 - 2), ("large", 5 - 2)])
def test_building_on_ones_target_costs_two_less_and_the_target_returns(
    size: str, gears: int
) -> None:
    match = table({"tribe": MOON, "goods": "6 gears"}, tokens={"f8": "target"})
    play(match, "build f8", f"size {size}")
    assert building(match, "f8") == (size, 0)
    assert goods(match) == {"gear": 6 - gears}
    assert tokens(match, "f8") == []
    assert player(match).tribe_tiles == 5


@rule("revive.jox.5")
def test_one_gear_is_enough_there_and_nowhere_else() -> None:
    match = table({"tribe": MOON, "goods": "1 gear 6 food"}, tokens={"f8": "target"})
    assert offered(match, "build ") == {"build f8"}
    play(match, "build f8")
    assert building(match, "f8") == ("small", 0)  # a large one would cost 3


@rule("revive.jox.5", "revive.range.6")
def test_the_target_saves_no_range() -> None:
    match = table({"tribe": MOON, "goods": "1 gear 1 food"}, tokens={"e8": "target"})
    assert spent(match, "build e8") == {"gear": 1, "food": 1}
    assert "build e8" not in moves(table({"tribe": MOON, "goods": "6 gears"}, tokens=TARGET_E8))


TARGET_E8 = {"e8": "target"}


@rule("revive.jox.5", "revive.resources.5", "revive.attach.4")
def test_discounts_add_up_and_end_at_nothing() -> None:
    match = table({"tribe": MOON, "machines": ["crane"]}, tokens={"f8": "target"})
    play(match, "build f8")
    assert building(match, "f8") == ("small", 0)
    assert (goods(match), used(match)) == ({}, ["crane"])


@rule("revive.jox.5", "revive.populate.3")
def test_populating_on_ones_target_saves_books_for_the_technology_only() -> None:
    own = max(books(MOON, "root") - 2, 0)
    few = table(
        {"tribe": MOON, "goods": {"book": own + 1}}, {}, {}, figures={"g6": [1, 2]}, tokens=ON_G6
    )
    assert "populate g6" not in moves(few)
    match = table(
        {"tribe": MOON, "goods": {"book": own + 2}}, {}, {}, figures={"g6": [1, 2]}, tokens=ON_G6
    )
    play(match, "populate g6")
    assert goods(match) == {}
    assert goods(match, 1) == goods(match, 2) == {"book": 1}
    assert (tokens(match, "g6"), player(match).tribe_tiles) == ([], 5)


ON_G6 = {"g6": "target"}


@rule("revive.jox.5")
def test_a_target_on_a_large_location() -> None:
    """A building on a1 lies next to the corner."""
    own = max(books(MOON, "root") - 2, 0)
    match = table(
        {"tribe": MOON, "goods": {"book": own, "food": 1}},
        tiles=lay(a1="sand"),
        buildings={"a1": ("small", 0)},
        tokens={"north-west": "target"},
    )
    play(match, "populate north-west")
    assert figures(match, "north-west") == [0]
    assert goods(match) == {"food": 1}
    assert (tokens(match, "north-west"), player(match).tribe_tiles) == ([], 5)


# Targets that others hit


def rival(goods: str, *more: dict[str, Any], own: str = "", **rest: Any) -> Match:
    """The second player's turn; the first has targets."""
    other = {"tribe": "hofstadterians-sun", "goods": goods, **rest.pop("other", {})}
    return table({"tribe": MOON, "goods": own}, other, *more, turn=1, **rest)


@rule("revive.jox.6", "revive.build.1")
@pytest.mark.parametrize(("size", "gears"), [("small", 3), ("large", 5)])
def test_the_owner_gains_what_another_player_pays_for_a_building(size: str, gears: int) -> None:
    match = rival("6 gears", tokens={"f8": "target"})
    play(match, "build f8", f"size {size}")
    assert building(match, "f8") == (size, 1)
    assert goods(match, 1) == {"gear": 6 - gears}  # no discount for others
    assert goods(match, 0) == {"gear": gears}
    assert (tokens(match, "f8"), player(match).tribe_tiles) == ([], 5)


@rule("revive.jox.6")
def test_range_is_not_gained() -> None:
    match = rival("3 gears 1 food", tokens={"e8": "target"})
    play(match, "build e8")
    assert goods(match, 1) == {}
    assert goods(match, 0) == {"gear": 3}


@rule("revive.jox.6", "revive.resources.2")
def test_what_the_owner_has_no_room_for_is_lost() -> None:
    match = rival("3 gears", own="5 gears", tokens={"f8": "target"})
    play(match, "build f8")
    assert goods(match, 0) == {"gear": 6}


@rule("revive.jox.6", "revive.attach.4")
def test_only_what_was_really_paid_after_a_machine() -> None:
    match = rival("1 gear", other={"machines": ["crane"]}, tokens={"f8": "target"})
    play(match, "build f8")
    assert used(match, 1) == ["crane"]
    assert goods(match, 0) == {"gear": 1}


@rule("revive.jox.6", "revive.formica.5", "revive.formica.2")
@pytest.mark.parametrize("board", ["formica-sun", "formica-moon"])
def test_only_what_was_really_paid_after_the_discounts_of_a_tribe(board: str) -> None:
    """f8 lies next to the mountain g7 and to the field e7 with its workshop."""
    sun = board == "formica-sun"
    up_to = unlocked(board, power="mountain-discount") if sun else []
    stand = dict.fromkeys(sorted(LARGE)[: len(up_to)], 1)
    lies: dict[str, Any] = {"f8": "target"} if sun else {"f8": "target", "e7": "workshop"}
    other = {"tribe": board, "technologies": up_to}
    near = {"e8": ("small", 1)}
    match = rival("3 gears", other=other, tokens=lies, figures=stand, buildings=near)
    play(match, "build f8")
    assert building(match, "f8") == ("small", 1)
    assert goods(match, 1)["gear"] == 1
    assert goods(match, 0) == {"gear": 2}


@rule("revive.jox.6", "revive.populate.2")
def test_the_owner_gains_the_books_for_the_technology_and_not_those_for_others() -> None:
    cost = books("hofstadterians-sun", "root")
    match = rival("6 books", {}, tokens={"g6": "target"}, figures={"g6": [2]})
    play(match, "populate g6")
    assert goods(match, 1) == {"book": 6 - cost - 1}
    assert goods(match, 0) == {"book": cost}
    assert goods(match, 2) == {"book": 1}
    assert (tokens(match, "g6"), player(match).tribe_tiles) == ([], 5)


@rule("revive.jox.6", "revive.attach.4")
def test_nothing_was_paid_and_nothing_is_gained_but_the_target_returns() -> None:
    cost = books("hofstadterians-sun", "root")
    left = max(cost - 2, 0)
    match = rival(f"{left} books", other={"machines": ["lectern"]}, tokens={"g6": "target"})
    play(match, "populate g6")
    assert goods(match, 0) == ({"book": left} if left else {})
    assert (tokens(match, "g6"), player(match).tribe_tiles) == ([], 5)


@rule("revive.jox.6")
def test_a_target_on_a_large_location_that_another_player_populates() -> None:
    cost = books("hofstadterians-sun", "root")
    match = rival(
        "6 books",
        tiles=lay(a1="sand"),
        buildings={"a1": ("small", 1)},
        tokens={"north-west": "target"},
    )
    play(match, "populate north-west")
    assert goods(match, 0) == {"book": cost}
    assert player(match).tribe_tiles == 5


@rule("revive.jox.6")
def test_one_gains_nothing_from_a_target_of_ones_own() -> None:
    match = table({"tribe": MOON, "goods": "1 gear"}, tokens={"f8": "target"})
    play(match, "build f8")
    assert goods(match) == {}


@rule("revive.jox.6")
def test_exploring_and_the_building_next_to_it_leave_a_target_alone() -> None:
    match = rival(
        "3 gears 6 food", other={"energy": 0}, tokens={"e8": "target"}, backs={"e9": "heath"}
    )
    play(match, "build f8", "explore e9", "take deck", "lay straight")
    assert tokens(match, "e8") == ["target"]
    assert goods(match, 0) == {}
