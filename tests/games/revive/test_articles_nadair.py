"""The Nàdair: books and forests (revive.nadair).

On the plain map e6, f9 and h5 are forest, f5 and h8 water; sand is c7, e5, e8, f8, g5, h6 and h7.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rekindle import Match
from tests.games.packs import change
from tests.games.revive.helpers import (
    article,
    asked,
    at_turn,
    goods,
    kind,
    lay,
    machines,
    moves,
    offered,
    play,
    player,
    points,
    position,
    tokens,
    tracks,
    turn,
)
from tests.games.revive.printed import printed
from tests.games.revive.tribes import markers, side, spent, try_ability, unlocked, use_ability
from tests.rules_cited import rule

SUN, MOON = "nadair-sun", "nadair-moon"
SANDS = {"c7", "e5", "e8", "f8", "g5", "h6", "h7"}


@pytest.fixture
def game() -> str:
    return "revive"


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(seats=max(2, len(players)), players=players, **rest)


def places(match: Match) -> set[str]:
    """Where the tribe tile may go."""
    return {move.removeprefix("place ") for move in offered(match, "place ")}


# The sun side


@rule("revive.nadair.1", "revive.effects.4")
def test_the_sun_ability_gives_two_books() -> None:
    match = use_ability(table(side(SUN)))
    assert at_turn(match)  # nobody was asked
    assert goods(match) == {"book": 2}
    assert (points(match), markers(match), player(match).progress) == (0, 1, 1)


@rule("revive.nadair.1")
def test_a_technology_adds_a_book_and_a_point_to_every_use() -> None:
    match = table(
        side(
            SUN,
            technologies=unlocked(SUN, with_ability="1 book & 1 point"),
            machines=["totem"],
        )
    )
    use_ability(match)
    assert (goods(match), points(match)) == ({"book": 3}, 1)
    play(match, "use totem")
    assert (goods(match), points(match), markers(match)) == ({"book": 6}, 2, 2)


@rule("revive.nadair.1")
def test_the_technology_gives_nothing_by_itself() -> None:
    up_to = unlocked(SUN, with_ability="1 book & 1 point")
    match = table(
        {"tribe": SUN, "technologies": up_to[:-1], "goods": "6 books"},
        figures={"d7": 0} if len(up_to) > 1 else {},
    )
    play(match, "populate g6")
    if offered(match, "unlock "):
        play(match, f"unlock {up_to[-1]}")
    assert points(match) == 0
    assert set(player(match).technologies) == set(up_to)


@rule("revive.nadair.1", "revive.effects.4", "revive.progress.1")
def test_with_no_marker_left_the_ability_still_gives_its_books() -> None:
    match = use_ability(table(side(SUN, markers=5)))
    assert goods(match) == {"book": 2}
    assert (markers(match), player(match).progress) == (5, 5)


# Free ways


CORNERS = ("north-west", "north-east")
"""Where figures stand in nobody's way: unexplored land lies around them."""


def walker(board: str, up_to: list[str], **rest: Any) -> Match:
    """A building on g5 to count from, and as many figures as technologies."""
    own = {"tribe": board, "technologies": up_to, "goods": "3 gears 6 books 6 food"}
    stand = dict.fromkeys(CORNERS[: len(up_to)], 0)
    return table(own, {}, buildings={"g5": ("small", 0)}, figures=stand, **rest)


def with_paths(**rest: Any) -> Match:
    return walker(SUN, unlocked(SUN, power="free-forest-and-water"), **rest)


def without_paths(**rest: Any) -> Match:
    return walker("hofstadterians-sun", ["root", "left"], **rest)


@rule("revive.nadair.2", "revive.range.2")
@pytest.mark.parametrize(
    ("target", "others_pay", "food"),
    [
        ("build e5", 1, 0),  # through the water f5
        ("populate d7", 2, 1),  # the mountain f6, then the forest e6
        ("build c7", 3, 2),  # and the location d7
        ("build e8", 3, 2),  # a detour through e6
        ("build f8", 2, 2),  # f6 and the chasm: neither forest nor water
        ("build h7", 1, 1),
    ],
)
def test_forest_and_water_cost_no_range_on_the_way(target: str, others_pay: int, food: int) -> None:
    extra = ["unlock middle"] if target.startswith("populate") else []
    assert spent(without_paths(), target, *extra).get("food", 0) == others_pay
    assert spent(with_paths(), target, *extra).get("food", 0) == food


@rule("revive.nadair.2", "revive.range.5")
def test_exploring_behind_a_forest_costs_no_range_either() -> None:
    """i5 lies behind the forest h5; the 3 food on its back are paid all the same."""
    back = {"i5": "heath"}
    assert spent(without_paths(backs=back), "explore i5") == {"food": 3 + 1}
    assert spent(with_paths(backs=back), "explore i5") == {"food": 3}


# The moon side: where a forest tile may go


@rule("revive.nadair.3", "revive.effects.4")
def test_a_forest_tile_costs_a_crystal_and_the_range() -> None:
    match = use_ability(table(side(MOON, goods="2 crystals 3 food")))
    assert set(moves(match)) == {"ability", "skip", *offered(match, "trade ")}
    play(match, "ability", "place c7")  # two spaces from the chasm
    assert goods(match) == {"crystal": 1, "food": 1, "book": 1}
    assert (kind(match, "c7"), tokens(match, "c7")) == ("forest", ["forest"])
    assert player(match).tribe_tiles == 4
    assert (markers(match), player(match).progress) == (1, 1)


@rule("revive.nadair.3", "revive.range.7")
@pytest.mark.parametrize(
    ("food", "reached"),
    [(0, {"f8"}), (1, SANDS - {"c7"}), (2, SANDS)],
)
def test_it_goes_to_sand_whose_range_can_be_paid_and_nowhere_else(
    food: int, reached: set[str]
) -> None:
    match = use_ability(table(side(MOON, goods={"crystal": 1, "food": food})), "ability")
    if len(reached) > 1:
        assert places(match) == reached
        assert offered(match) == {f"place {space}" for space in reached}  # it must be carried out
    else:
        assert kind(match, "f8") == "forest"


@rule("revive.nadair.3", "revive.effects.5")
def test_without_a_crystal_there_is_no_forest_tile() -> None:
    match = try_ability(table(side(MOON, goods="6 food")))
    assert (markers(match), player(match).tribe_tiles) == (0, 5)


@rule("revive.nadair.3", "revive.effects.5", "revive.range.3")
def test_without_sand_in_reach_no_marker_moves() -> None:
    """From the far corner nothing can be reached: unexplored land lies around it."""
    match = table(
        side(MOON, goods="1 crystal 6 food", technologies=["root"]), figures={"north-west": 0}
    )
    try_ability(match)
    assert (goods(match), markers(match)) == ({"crystal": 1, "food": 6}, 0)


@rule("revive.nadair.3", "revive.effects.5", "revive.range.6")
def test_range_that_another_action_brings_does_not_carry_the_tile() -> None:
    """The Envoy populates with 3 range; e8 is one space from c7, and there is no food."""
    match = table(
        side(MOON, goods="1 crystal 3 books", machines=["totem"], active=["envoy"]),
        buildings={"c7": ("small", 0)},
    )
    play(match, "play envoy", "slot bottom-left")
    assert "populate d7" in moves(match)
    assert offered(match, "use ") == set()


@rule("revive.nadair.3", "revive.effects.1")
def test_the_ability_may_be_refused_but_not_its_tile() -> None:
    match = use_ability(table(side(MOON, goods="1 crystal 6 food")), "skip")
    assert (goods(match), markers(match)) == ({"crystal": 1, "food": 6}, 0)
    match = use_ability(table(side(MOON, goods="1 crystal 6 food")), "ability")
    assert "skip" not in moves(match)
    assert goods(match) == {"food": 6}


@rule("revive.nadair.3", "revive.nadair.4")
def test_a_placed_sand_tile_takes_no_forest_tile() -> None:
    match = table(
        side(MOON, goods="1 crystal 6 food"), {"tribe": "kuniban-moon"}, tokens={"g8": "sand"}
    )
    use_ability(match, "ability")
    assert kind(match, "g8") == "sand"
    assert places(match) == SANDS
    assert article(match, "place g8") == "revive.nadair.4"


@rule("revive.nadair.4")
def test_buildings_and_targets_and_forest_tiles_leave_a_space_not_vacant() -> None:
    match = table(
        side(MOON, goods="1 crystal 6 food"),
        {"tribe": "jox49i-moon"},
        buildings={"f8": ("small", 0), "g5": ("large", 1)},
        tokens={"e5": "target", "h7": "forest"},
    )
    use_ability(match, "ability")
    assert places(match) == SANDS - {"f8", "g5", "e5", "h7"}


@rule("revive.nadair.4", "revive.effects.5")
def test_there_are_five_forest_tiles_and_no_sixth() -> None:
    four = dict.fromkeys(["c7", "e8", "g5", "h6"], "forest")
    match = table(side(MOON, goods="2 crystals 6 food", machines=["totem"]), tokens=four)
    use_ability(match, "ability", "place e5")
    assert player(match).tribe_tiles == 0
    assert "use totem" not in moves(match)
    match = table(side(MOON, goods="2 crystals 6 food", markers=1), tokens={**four, "e5": "forest"})
    try_ability(match)
    assert (goods(match)["crystal"], markers(match)) == (2, 1)
    assert kind(match, "f8") == "sand"


# What the tile does


@rule("revive.nadair.5", "revive.build.2", "revive.build.5")
def test_the_buildings_around_bring_their_owners_green_steps() -> None:
    """Around h6: a large building on g5, a small one on h7; the one on f8 is too far away."""
    match = table(
        side(MOON, goods="1 crystal 6 food"),
        {},
        {},
        buildings={"g5": ("large", 0), "h7": ("small", 1), "f8": ("large", 2)},
    )
    use_ability(match, "ability", "place h6")
    assert [tracks(match, seat) for seat in range(3)] == [(1, 3, 1), (1, 2, 1), (1, 1, 1)]


@rule("revive.nadair.5")
def test_two_steps_for_a_large_building_of_another_player_and_all_buildings_count() -> None:
    match = table(
        side(MOON, goods="1 crystal 6 food"),
        {},
        buildings={"g5": ("large", 1), "h7": ("small", 1)},
    )
    use_ability(match, "ability", "place h6")
    assert tracks(match, 1) == (1, 1 + 2 + 1, 1)
    assert (tracks(match), goods(match, 1)) == ((1, 1, 1), {})


@rule("revive.nadair.5", "revive.explore.5", "revive.tracks.4")
def test_a_neighbour_takes_what_the_step_unlocks_at_once() -> None:
    needs = printed("reward", "green-first").green
    match = table(
        side(MOON, goods="1 crystal 6 food"),
        {"tracks": {"green": needs - 1}},
        buildings={"g5": ("small", 1)},
    )
    use_ability(match, "ability", "place h6")
    assert asked(match) == 1
    assert goods(match) == {"food": 5, "book": 2}
    assert len(offered(match, "machine ")) == 3
    play(match, moves(match)[0])
    assert len(machines(match, 1)) == 2  # with the standard machine it had
    assert turn(match) == 0


@rule("revive.nadair.5", "revive.build.1", "revive.build.2")
def test_the_tile_is_forest_from_then_on() -> None:
    """Nobody builds on it, and whoever builds next to it advances on green for it."""
    match = table(side(MOON, goods="1 crystal 6 food 3 gears"), {"goods": "3 gears 6 food"})
    assert "build e8" in moves(match)
    use_ability(match, "ability", "place e8")
    assert "build e8" not in moves(match)
    play(match, "end")
    assert "build e8" not in moves(match)
    play(match, "build f8")  # next to the forests e8 and f9, a mountain and two fields
    assert tracks(match, 1) == (2, 3, 3)


@rule("revive.nadair.5", "revive.nadair.2")
def test_placed_forest_counts_for_free_ways_too(pack: Path) -> None:
    """In a pack where one side has both."""
    press = 'machine = "pay 1 book: (1 crystal & 1 point)"'
    change(pack, "tribes.toml", press, 'power = "free-forest-and-water"')
    own = {"tribe": MOON, "technologies": ["root"], "goods": "3 gears 6 food"}
    land = {"buildings": {"g5": ("small", 0)}, "figures": {CORNERS[0]: 0}, "pack": pack}
    assert spent(table(own, **land), "build h7")["food"] == 1
    match = table(own, tokens={"h6": "forest"}, **land)
    assert "food" not in spent(match, "build h7")


@rule("revive.nadair.6")
def test_three_connected_forests_and_the_new_one_give_four_books() -> None:
    """e8 touches f9 and e9, and f10 hangs on to them; e6 and h5 lie apart."""
    match = table(
        side(MOON, goods="1 crystal 1 food"),
        {},
        tiles=lay(e9="forest", f10="forest", e10="sand", f11="mountain"),
        buildings={"f8": ("large", 1)},
    )
    use_ability(match, "ability", "place e8")
    assert goods(match) == {"book": 4}
    assert tracks(match, 1) == (1, 3, 1)
    assert goods(match, 1) == {}


@rule("revive.nadair.6")
@pytest.mark.parametrize(
    ("placed", "space", "books"),
    [
        ({}, "c7", 1),  # no forest next to it
        ({}, "h6", 2),  # h5
        ({"e8": "forest"}, "f8", 3),  # the placed e8 and the printed f9
        ({"f8": "forest"}, "e8", 3),
        ({"g5": "forest", "h6": "forest"}, "h7", 4),  # through placed ones to h5
        ({"g5": "forest"}, "e5", 2),  # e6; g5 and h5 touch neither
    ],
)
def test_every_forest_of_the_chain_counts_printed_or_placed(
    placed: dict[str, str], space: str, books: int
) -> None:
    match = table(side(MOON, goods="1 crystal 6 food"), tokens=placed)
    use_ability(match, "ability", f"place {space}")
    assert goods(match)["book"] == books


@rule("revive.nadair.6", "revive.resources.2")
def test_books_above_the_limit_are_lost_when_the_action_ends() -> None:
    match = table(side(MOON, goods="1 crystal 6 food 5 books"))
    use_ability(match, "ability", "place h6")
    assert goods(match)["book"] == 6
