"""The Hofstadterians: waters, crystals and temples (revive.hofstadterians).

On the plain map f5 and h8 are water: e5 and g5 lie next to f5, h7 next to h8. The lake laid beside
it has water on e10, worth 1 energy, next to the sand f10.
"""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from tests.games.revive.helpers import (
    article,
    asked,
    at_turn,
    energy,
    figures,
    goods,
    lay,
    moves,
    offered,
    play,
    player,
    position,
    score,
    skim,
    tokens,
    turn,
    view_of,
)
from tests.games.revive.printed import books, pack
from tests.games.revive.tribes import (
    markers,
    side,
    spent,
    technology,
    try_ability,
    unlocked,
    use_ability,
)
from tests.rules_cited import rule

SUN, MOON = "hofstadterians-sun", "hofstadterians-moon"
LAKE = {"e9": "lake-1"}
GAINS = {"gain gear", "gain book", "gain food"}


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(seats=max(2, len(players)), players=players, **rest)


# The sun ability


@rule("revive.hofstadterians.1")
def test_a_basic_resource_of_ones_choice_for_each_water() -> None:
    match = table(side(SUN), buildings={"g5": ("small", 0), "h7": ("large", 0)})
    use_ability(match)
    assert set(moves(match)) == GAINS
    play(match, "gain gear")
    assert set(moves(match)) == GAINS
    play(match, "gain food")
    assert at_turn(match)
    assert goods(match) == {"gear": 1, "food": 1}
    assert markers(match) == 1


@rule("revive.hofstadterians.1")
def test_several_buildings_at_one_water_count_once() -> None:
    match = table(side(SUN), buildings={"g5": ("small", 0), "e5": ("large", 0)})
    use_ability(match, "gain book")
    assert at_turn(match)
    assert goods(match) == {"book": 1}


@rule("revive.hofstadterians.1")
def test_one_building_at_two_waters_counts_for_both() -> None:
    tiles = lay(e9="sand", e10="water", d9="water")
    match = table(side(SUN), tiles=tiles, buildings={"e9": ("small", 0)})
    use_ability(match, "gain gear", "gain gear")
    assert goods(match) == {"gear": 2}


@rule("revive.hofstadterians.1", "revive.effects.5")
@pytest.mark.parametrize(
    "land",
    [
        {},
        {"buildings": {"f8": ("small", 0)}},  # no water next to it
        {"buildings": {"g5": ("large", 1), "h7": ("small", 1)}},  # another player's
        {"figures": {"g6": [0]}},  # a figure is no building
    ],
)
def test_without_water_next_to_a_building_the_ability_cannot_be_used(land: dict[str, Any]) -> None:
    match = try_ability(table(side(SUN, machines=["totem"]), {}, **land))
    assert (goods(match), markers(match), player(match).progress) == ({}, 0, 0)
    assert "use totem" not in moves(match)


# Crystals


PAIRS = {"gear+gear", "gear+book", "gear+food", "book+book", "book+food", "food+food"}


def grower(**own: Any) -> dict[str, Any]:
    return {
        "tribe": SUN,
        "technologies": unlocked(SUN, power="two-basics-for-a-crystal"),
        **own,
    }


@rule("revive.hofstadterians.2", "revive.turn.3")
def test_two_basic_resources_become_a_crystal_as_a_free_action() -> None:
    match = table(grower(goods="2 gears 1 book 1 food"))
    assert offered(match, "trade ") == {"trade gear+gear", "trade gear+book", "trade gear+food"} | {
        "trade book+food"
    }
    play(match, "trade book+food")
    assert goods(match) == {"crystal": 1, "gear": 2}
    assert view_of(match).actions == 0
    play(match, "trade gear+gear")
    assert goods(match) == {"crystal": 2}


@rule("revive.hofstadterians.2")
def test_any_two_basic_resources_but_no_crystals() -> None:
    rich = table(grower(goods="2 gears 2 books 2 food"))
    assert offered(rich, "trade ") == {f"trade {pair}" for pair in PAIRS}
    poor = table(grower(goods="1 gear"))
    assert offered(poor, "trade ") == set()
    lone = table(grower(goods="1 crystal 1 gear"))
    assert offered(lone, "trade ") == {"trade gear", "trade book", "trade food"}


@rule("revive.hofstadterians.2", "revive.trade.1")
def test_nobody_does_so_without_the_technology() -> None:
    match = table({"tribe": SUN, "goods": "6 gears 6 books 6 food"})
    assert offered(match, "trade ") == set()


@rule("revive.hofstadterians.2", "revive.resources.1")
def test_there_is_room_for_three_crystals_between_actions() -> None:
    match = table(grower(goods="3 crystals 2 gears"))
    assert "trade gear+gear" not in moves(match)


@rule("revive.hofstadterians.2", "revive.turn.3")
def test_crystals_are_not_made_on_the_turn_of_another_player() -> None:
    """On another player's turn a water of one's own gives a choice and no trade."""
    match = table(
        {"goods": "6 food"},
        grower(goods="2 gears"),
        buildings={"e8": ("small", 1)},
        backs={"e9": "shore"},
        chance=["shore-1"],
        turn=0,
    )
    play(match, "explore e9", "take deck", "lay straight")
    assert (asked(match), turn(match)) == (1, 0)
    assert set(moves(match)) == GAINS


# Books for others


def gates(up_to: list[str], cost: int, **rest: Any) -> Match:
    """So many books, two others on d7, a building beside it, own figures in the corners."""
    own = {"tribe": SUN, "technologies": up_to, "goods": {"book": cost, "food": 6}}
    corners = ("north-west", "north-east")
    stand: dict[str, Any] = dict.fromkeys(corners[: len(up_to)], 0)
    land = {"buildings": {"c7": ("small", 0)}}
    return table(own, {}, {}, figures={"d7": [1, 2], **stand}, **land, **rest)


@rule("revive.hofstadterians.3", "revive.populate.2")
def test_with_the_technology_no_books_go_to_others() -> None:
    cost = books(SUN, "middle")
    match = gates(unlocked(SUN, power="no-books-to-others"), cost)
    play(match, "populate d7")
    if offered(match, "unlock "):
        play(match, "unlock middle")
    assert figures(match, "d7") == [0, 1, 2]
    assert goods(match) == {"food": 6}
    assert goods(match, 1) == goods(match, 2) == {}


@rule("revive.hofstadterians.3", "revive.populate.2")
def test_without_it_every_other_player_there_gets_a_book() -> None:
    cost = books(SUN, "middle")
    match = play(gates(["root"], cost + 1), "populate d7")
    assert "unlock middle" not in moves(match)
    match = play(gates(["root"], cost + 2), "populate d7", "unlock middle")
    assert goods(match) == {"food": 6}
    assert goods(match, 1) == goods(match, 2) == {"book": 1}


@rule("revive.hofstadterians.3")
def test_it_holds_already_for_the_figure_that_unlocks_it() -> None:
    which = technology(SUN, power="no-books-to-others")
    before = unlocked(SUN, power="no-books-to-others")[:-1]
    match = gates(before, books(SUN, which))
    play(match, "populate d7")  # nothing else can be paid
    assert player(match).technologies == [*before, which]
    assert goods(match) == {"food": 6}
    assert goods(match, 1) == goods(match, 2) == {}


# Temples


def temples(match: Match) -> set[str]:
    """Where a temple may go."""
    return {move.removeprefix("place ") for move in offered(match, "place ")}


@rule("revive.hofstadterians.4", "revive.range.7")
def test_a_temple_costs_a_crystal_and_the_range_and_gives_the_reward_of_the_water() -> None:
    """f8, f9 and f10 lie between the chasm and e10."""
    match = table(side(MOON, goods="2 crystals 4 food"), tiles=LAKE)
    use_ability(match, "ability", "place e10")
    assert at_turn(match)
    assert goods(match) == {"crystal": 1, "food": 1}
    assert energy(match) == 2
    assert tokens(match, "e10") == ["temple"]
    assert player(match).tribe_tiles == 4
    assert markers(match) == 1


@rule("revive.hofstadterians.4", "revive.effects.5")
@pytest.mark.parametrize(("food", "reached"), [(1, {"f5", "h8"}), (3, {"f5", "h8", "e10"})])
def test_it_goes_to_water_whose_range_can_be_paid(food: int, reached: set[str]) -> None:
    match = table(side(MOON, goods={"crystal": 1, "food": food}), tiles=LAKE)
    use_ability(match, "ability")
    assert offered(match) == {f"place {space}" for space in reached}


@rule("revive.hofstadterians.4", "revive.effects.5")
@pytest.mark.parametrize("held", ["6 food", "1 crystal"])
def test_without_a_crystal_or_the_range_no_marker_moves(held: str) -> None:
    match = table(side(MOON, goods=held), tiles=LAKE)
    before = goods(match)
    try_ability(match)
    assert (goods(match), markers(match)) == (before, 0)


@rule("revive.hofstadterians.4")
def test_a_building_that_has_brought_the_reward_does_not_hinder_the_temple() -> None:
    match = table(side(MOON, goods="6 gears 1 crystal 3 food"), tiles=LAKE)
    play(match, "build f10", "size small")
    assert (goods(match)["food"], energy(match)) == (1, 2)  # f8 and f9 lie between
    use_ability(match, "ability")  # no other water can be paid for
    assert tokens(match, "e10") == ["temple"]
    assert energy(match) == 3
    assert goods(match)["food"] == 1  # next to the building


@rule("revive.hofstadterians.4", "revive.nadair.4")
def test_one_temple_on_a_water() -> None:
    match = table(side(MOON, goods="1 crystal 6 food"), tiles=LAKE, tokens={"f5": "temple"})
    use_ability(match, "ability")
    assert temples(match) == {"h8", "e10"}
    assert article(match, "place f5") == "revive.nadair.4"


@rule("revive.nadair.4", "revive.effects.5")
def test_there_are_five_temples_and_no_sixth() -> None:
    tiles = lay(LAKE, d10="water", h9="water", c5="water")
    four = dict.fromkeys(["f5", "h8", "e10", "d10"], "temple")
    match = table(
        side(MOON, goods="2 crystals 6 food", machines=["totem"], energy=2),
        tiles=tiles,
        tokens=four,
    )
    use_ability(match, "ability")
    assert temples(match) == {"h9", "c5"}
    play(match, "place c5")
    skim(match)
    assert player(match).tribe_tiles == 0
    assert "use totem" not in moves(match)
    match = table(
        side(MOON, goods="2 crystals 6 food", markers=2),
        tiles=tiles,
        tokens={**four, "c5": "temple"},
    )
    try_ability(match)
    assert (goods(match)["crystal"], markers(match)) == (2, 2)


@rule("revive.hofstadterians.5", "revive.build.4")
def test_a_temple_hinders_no_other_player() -> None:
    match = table(
        {"tribe": MOON},
        {"goods": "3 gears 2 food", "energy": 0},
        tiles=LAKE,
        tokens={"e10": "temple"},
        turn=1,
    )
    play(match, "build f10")
    assert (energy(match, 1), energy(match, 0)) == (1, 1)


@rule("revive.hofstadterians.5", "revive.build.4")
def test_its_owner_gets_the_reward_once_more_by_building_and_no_third_time() -> None:
    match = table(
        {"tribe": MOON, "goods": "6 gears 6 food", "energy": 0},
        tiles=lay(LAKE, d10="sand"),
        tokens={"e10": "temple"},
    )
    play(match, "build f10", "size small")
    assert energy(match) == 1
    play(match, "build d10")
    skim(match)
    assert energy(match) == 1


def card_of_waters() -> tuple[str, int]:
    """An artifact card that counts waters, and the points for each."""
    for card in pack().components("artifact-card"):
        for colour in ("purple", "orange", "white"):
            if getattr(card, colour).category == "waters":
                return card.id, getattr(card, colour).points
    raise AssertionError("no artifact card counts waters")


@rule("revive.hofstadterians.5", "revive.categories.8")
def test_a_water_collected_twice_counts_once_in_the_scoring() -> None:
    card, each = card_of_waters()
    own = {"tribe": MOON, "artifact_card": card}

    def scored(**land: Any) -> int:
        return score(table(own, tiles=LAKE, **land)).get("artifacts", 0)

    nothing = scored()
    built, temple = {"buildings": {"f10": ("small", 0)}}, {"tokens": {"e10": "temple"}}
    assert scored(**built) == scored(**temple) == scored(**built, **temple) == nothing + each


# Range from temples


BUILDER = {"goods": "3 gears 6 books 6 food"}


@rule("revive.hofstadterians.6", "revive.range.2")
def test_the_first_temple_ends_counting_from_the_chasm() -> None:
    match = table(side(MOON, goods="1 crystal 3 gears 6 food"))
    assert "food" not in spent(match, "build f8")
    assert spent(match, "build e5")["food"] == 1
    use_ability(match, "ability", "place f5")
    skim(match)
    assert spent(match, "build f8")["food"] == 2  # the mountain f6 and the chasm
    assert "food" not in spent(match, "build e5")


@rule("revive.hofstadterians.6")
def test_temples_are_origins_beside_all_other_pieces() -> None:
    match = table(
        {"tribe": MOON, **BUILDER}, tokens={"f5": "temple"}, buildings={"f8": ("small", 0)}
    )
    assert "food" not in spent(match, "build e5")
    assert "food" not in spent(match, "build e8")
    assert spent(match, "build h6")["food"] == 1  # from the temple through g5


@rule("revive.hofstadterians.6")
def test_temples_are_no_pieces_of_other_players() -> None:
    match = table({"tribe": MOON}, BUILDER, tokens={"f5": "temple"}, turn=1)
    assert "food" not in spent(match, "build f8")
    assert spent(match, "build e5")["food"] == 1


CORNERS = ("north-west", "north-east")
"""Figures stand there in nobody's way: unexplored land lies around."""


def from_a_temple(up_to: list[str], **rest: Any) -> Match:
    own = {"tribe": MOON, "technologies": up_to, **BUILDER}
    stand = dict.fromkeys(CORNERS[: len(up_to)], 0)
    return table(own, {}, figures=stand, **rest)


@rule("revive.hofstadterians.6", "revive.range.6")
@pytest.mark.parametrize(
    ("action", "between"),
    [
        (["build e5"], 0),
        (["build h6"], 1),
        (["build f8"], 2),
        (["build e8"], 3),
        (["build c7"], 3),
        (["populate d7", "unlock middle"], 2),
        (["populate g6", "unlock middle"], 1),
    ],
)
def test_a_technology_gives_two_range_from_a_temple(action: list[str], between: int) -> None:
    other = unlocked(MOON, with_ability="1 crate")
    plain = from_a_temple(other, tokens={"f5": "temple"})
    assert spent(plain, *action).get("food", 0) == between
    up_to = unlocked(MOON, power="temple-range")
    match = from_a_temple(up_to, tokens={"f5": "temple"})
    assert spent(match, *action).get("food", 0) == max(between - 2, 0)


@rule("revive.hofstadterians.6", "revive.range.5")
def test_it_helps_to_explore_but_not_with_the_cost_on_the_back() -> None:
    """e5 lies between the temple and c5, three spaces between it and c9."""
    up_to = unlocked(MOON, power="temple-range")
    match = from_a_temple(up_to, tokens={"f5": "temple"}, backs={"c5": "heath", "c9": "heath"})
    assert spent(match, "explore c5") == {"food": 3}
    assert spent(match, "explore c9") == {"food": 3 + 4 - 2}


@rule("revive.hofstadterians.6", "revive.range.7")
def test_it_helps_to_place_the_next_temple() -> None:
    up_to = unlocked(MOON, power="temple-range")
    own = side(MOON, technologies=up_to, goods="1 crystal 1 food")
    stand = dict.fromkeys(CORNERS[: len(up_to)], 0)
    match = table(own, tokens={"f5": "temple"}, figures=stand)
    use_ability(match, "ability")  # three spaces to h8, the only other water
    assert tokens(match, "h8") == ["temple"]
    assert "food" not in goods(match)


@rule("revive.hofstadterians.6")
def test_it_gives_no_range_from_other_pieces() -> None:
    up_to = unlocked(MOON, power="temple-range")
    match = from_a_temple(up_to, buildings={"f8": ("small", 0)})
    assert spent(match, "build h6")["food"] == 2
    match = from_a_temple(up_to, buildings={"f8": ("small", 0)}, tokens={"f5": "temple"})
    assert "food" not in spent(match, "build h6")  # from the temple
    assert spent(match, "build c7")["food"] == 1  # likewise: from f8 it would be 2
