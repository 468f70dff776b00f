"""The Vukuntur: an extra action and the falcon (revive.vukuntur).

On the plain map c8, f6 and g7 are mountains, e6, f9 and h5 forest, d8, e7 and g8 fields. Of the
sand f8 lies next to the chasm, e5, e8, g5, h6 and h7 one space away, c7 two.
"""

from __future__ import annotations

from typing import Any

import pytest

import rekindle
from rekindle import Match
from tests.games.revive.helpers import (
    article,
    at_turn,
    building,
    closed,
    figures,
    goods,
    moves,
    offered,
    play,
    player,
    position,
    skim,
    used,
    view_of,
)
from tests.games.revive.printed import bonuses, books
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

SUN, MOON = "vukuntur-sun", "vukuntur-moon"
LAND = {"c8", "f6", "g7", "e6", "f9", "h5", "d8", "e7", "g8"}
CORNERS = ("north-west", "north-east")
"""Figures stand there in nobody's way: unexplored land lies around."""

EXPLORE, POPULATE, BUILD = (
    f"choose {action} with 1 range" for action in ("explore", "populate", "build")
)


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(seats=max(2, len(players)), players=players, **rest)


def with_figures(up_to: list[str], **land: Any) -> dict[str, Any]:
    """A figure in a corner for each of these technologies, and the rest of the map."""
    return {"figures": dict.fromkeys(CORNERS[: len(up_to)], 0), **land}


# The sun ability


@rule("revive.vukuntur.1", "revive.effects.4", "revive.effects.10")
def test_an_extra_building_with_one_range() -> None:
    match = use_ability(table(side(SUN, goods="3 gears")))
    assert set(moves(match)) == {"ability", "skip"}
    play(match, "ability")
    near = {"f8", "e5", "e8", "g5", "h6", "h7"}
    assert offered(match) == {f"build {space}" for space in near}  # c7 lies too far away
    assert markers(match) == 1
    play(match, "build e8")
    assert (building(match, "e8"), goods(match)) == (("small", 0), {})
    assert view_of(match).actions == 1  # that of playing the card


@rule("revive.vukuntur.1")
def test_one_of_the_three_actions() -> None:
    match = table(side(SUN, goods="6 gears 6 books 6 food"))
    use_ability(match, "ability")
    assert offered(match) == {EXPLORE, POPULATE, BUILD}


@rule("revive.vukuntur.1", "revive.range.6")
def test_exploring_saves_one_range_and_costs_all_the_rest() -> None:
    """e9 is two spaces away; heath costs 3 food."""
    match = table(side(SUN, goods="4 food"), backs={"e9": "heath"})
    assert "explore e9" not in moves(match)
    use_ability(match, "ability", "explore e9")
    assert goods(match) == {}
    assert offered(match, "take ")


@rule("revive.vukuntur.1")
def test_populating_saves_one_range_and_costs_the_books() -> None:
    """g6 is next to the chasm, d7 one space away."""
    match = table(side(SUN, goods={"book": books(SUN, "root")}))
    assert offered(match, "populate ") == {"populate g6"}
    use_ability(match, "ability")
    assert offered(match) == {"populate g6", "populate d7"}
    play(match, "populate d7")
    assert (figures(match, "d7"), goods(match)) == ([0], {})


@rule("revive.vukuntur.1", "revive.effects.5")
@pytest.mark.parametrize(
    "held", [{}, {"gear": 2}, {"food": 1}, {"book": 1}, {"gear": 2, "book": 1}]
)
def test_without_a_possible_action_the_ability_cannot_be_used(held: dict[str, int]) -> None:
    """No tile but c5 lies within one space, and heath costs 3 food."""
    match = table(side(SUN, goods=held, machines=["totem"]), backs={"c5": "heath"})
    assert "use totem" not in moves(match)
    try_ability(match)
    assert (markers(match), goods(match)) == (0, held)


@rule("revive.vukuntur.1", "revive.effects.5")
def test_only_actions_that_can_be_taken_are_offered() -> None:
    match = table(side(SUN, goods="3 gears 6 books"))
    use_ability(match, "ability")
    assert offered(match) == {POPULATE, BUILD}
    play(match, BUILD)
    assert "skip" not in moves(match)  # once begun it must be taken
    assert offered(match) == offered(match, "build ")


@rule("revive.vukuntur.1", "revive.effects.1")
def test_the_ability_itself_may_be_refused() -> None:
    match = use_ability(table(side(SUN, goods="3 gears")), "skip")
    assert (at_turn(match), markers(match), goods(match)) == (True, 0, {"gear": 3})


@rule("revive.vukuntur.1", "revive.range.6")
def test_its_range_is_for_this_action_only() -> None:
    match = table(side(SUN, goods="6 gears 2 food", energy=0))
    use_ability(match, "ability")
    if BUILD in moves(match):
        play(match, BUILD)
    play(match, "build e8", "size small")
    assert goods(match) == {"gear": 3, "food": 2}
    assert spent(match, "build c7")["food"] == 1
    play(match, "build c7")
    assert building(match, "c7") == ("small", 0)  # the second action of the turn


@rule("revive.vukuntur.1", "revive.attach.2")
def test_machines_help_with_the_extra_action() -> None:
    """c7 is two spaces away: one for the ability, one for the Lantern, which is needed."""
    match = table(side(SUN, goods="3 gears", machines=["lantern"]))
    use_ability(match, "ability", "build c7")
    assert building(match, "c7") == ("small", 0)
    assert used(match) == ["lantern"]


@rule("revive.vukuntur.1", "revive.effects.4")
def test_with_no_marker_left_the_extra_action_is_still_there() -> None:
    match = table(side(SUN, goods="3 gears", markers=5))
    use_ability(match, "ability", "build h6")
    assert building(match, "h6") == ("small", 0)
    assert (markers(match), player(match).progress) == (5, 5)


# Technologies of the sun side


def winged(goods: str, **own: Any) -> Match:
    up_to = unlocked(SUN, range=1)
    return table(
        side(SUN, technologies=up_to, goods=goods, **own),
        backs={"e9": "heath"},
        **with_figures(up_to, buildings={"f8": ("small", 0)}),
    )


@rule("revive.vukuntur.2", "revive.range.6")
@pytest.mark.parametrize(
    ("action", "food"),
    [
        (["build h6", "size small"], 2 - 1),
        (["build c7", "size small"], 2 - 1),
        (["build e8", "size small"], 0),
        (["populate d7", "unlock middle"], 1 - 1),
        (["populate g6", "unlock middle"], 1 - 1),
        (["explore e9"], 3 + 1 - 1),
    ],
)
def test_a_technology_gives_one_range_for_every_action(action: list[str], food: int) -> None:
    match = winged("6 gears 6 books 6 food")
    assert player(match).range == 1
    assert spent(match, *action).get("food", 0) == food


@rule("revive.vukuntur.2", "revive.vukuntur.1", "revive.range.6")
def test_it_adds_to_the_range_of_the_ability() -> None:
    match = use_ability(winged("3 gears"), "ability", "build c7")
    assert building(match, "c7") == ("small", 0)


CLASPS = "crystal-with-a-crate"


def unlocking(**rest: Any) -> Match:
    """Just enough books for the technology that clasps crates with crystals."""
    which = technology(SUN, power=CLASPS)
    before = unlocked(SUN, power=CLASPS)[:-1]
    own = {"tribe": SUN, "technologies": before, "goods": {"book": books(SUN, which)}}
    match = table(own, rest, **with_figures(before, buildings={"g5": ("small", 0)}))
    play(match, "populate g6")
    return play(match, f"unlock {which}") if offered(match, "unlock ") else match


@rule("revive.vukuntur.3", "revive.populate.5")
def test_a_technology_gives_a_crate_and_a_crystal_at_once() -> None:
    match = unlocking()
    assert goods(match) == {"crystal": 1}
    assert len(closed(match)) == 1


@rule("revive.vukuntur.3", "revive.crates.1")
def test_without_a_crate_in_the_supply_no_crystal_comes() -> None:
    crates: list[str] = table().setting.extra.names.crates
    match = unlocking(closed=crates)
    assert (goods(match), closed(match)) == ({}, [])


@rule("revive.vukuntur.3")
def test_a_crystal_with_every_crate_gained_later() -> None:
    """From a machine, and from a bonus space of the point track."""
    at = bonuses("bonus", "1 crate")[0]
    own = {"machines": ["silo", "rail-cart"], "energy": 2, "points": at - 1}
    match = table({"tribe": SUN, "technologies": unlocked(SUN, power=CLASPS), **own})
    play(match, "use silo")
    assert (len(closed(match)), goods(match)) == (1, {"crystal": 1})
    play(match, "use rail-cart")
    assert (len(closed(match)), goods(match)) == (2, {"crystal": 2})
    match = play(table({"tribe": SUN, **own}), "use silo", "use rail-cart")
    assert (len(closed(match)), goods(match)) == (2, {})  # without the technology


@rule("revive.vukuntur.3")
def test_crates_of_others_and_opened_crates_bring_no_crystal() -> None:
    clasped = {"tribe": SUN, "technologies": unlocked(SUN, power=CLASPS), "closed": ["field-kit"]}
    match = table(clasped, {"machines": ["silo"]}, turn=1)
    play(match, "use silo")
    assert goods(match, 0) == goods(match, 1) == {}
    match = skim(play(table(clasped), "open field-kit"))
    assert "crystal" not in goods(match)


# The falcon


def falconer(falcon: str | None = None, *others: dict[str, Any], **own: Any) -> Match:
    """Ready to use the moon ability."""
    land = {key: own.pop(key) for key in ("tokens", "tiles", "buildings", "figures") if key in own}
    return table(side(MOON, **own), *others, falcon=falcon, **land)


def flights(match: Match) -> set[str]:
    return {move.removeprefix("fly ") for move in offered(match, "fly ")}


def falcon_at(match: Match) -> str:
    where = view_of(match).falcon
    assert where is not None
    return where


@rule("revive.vukuntur.4")
def test_the_falcon_starts_on_the_chasm() -> None:
    chosen = {"tribes": "choose", "sides": "moon", "vukuntur": "on"}
    match = rekindle.new("revive", seats=2, seed=1, options=chosen)
    play(match, "tribe vukuntur-moon", "tribe nadair-moon")
    assert falcon_at(match) == "chasm"


@rule("revive.vukuntur.4", "revive.range.2")
def test_range_may_be_counted_from_the_falcon_besides_the_chasm() -> None:
    match = table({"tribe": MOON, "goods": "3 gears 6 food"}, falcon="c8")
    assert "food" not in spent(match, "build c7")
    assert "food" not in spent(match, "build f8")  # still from the chasm: it is no piece
    assert spent(match, "build g5")["food"] == 1


@rule("revive.vukuntur.4", "revive.range.2")
def test_range_may_be_counted_from_the_falcon_besides_ones_pieces() -> None:
    own = {"tribe": MOON, "goods": "3 gears 6 food"}
    match = table(own, falcon="c8", buildings={"g5": ("small", 0)})
    assert "food" not in spent(match, "build c7")
    assert spent(match, "build h7")["food"] == 1
    assert spent(match, "build f8")["food"] == 2  # no longer from the chasm
    match = table(own, falcon="f6", buildings={"c7": ("small", 0)})
    play(match, "build e5")
    assert goods(match)["food"] == 6


@rule("revive.vukuntur.4")
def test_the_falcon_is_no_origin_for_others() -> None:
    match = table({"tribe": MOON}, {"goods": "3 gears 6 food"}, falcon="c8", turn=1)
    assert spent(match, "build c7")["food"] == 2


@rule("revive.vukuntur.5", "revive.effects.4")
@pytest.mark.parametrize(
    ("gone", "reached"),
    [
        (0, {"c8", "d8", "e7", "e6", "f9"}),  # 3 spaces
        (1, LAND),  # 6 spaces: h5 is the sixth
    ],
)
def test_three_spaces_for_each_marker_with_the_one_just_moved(gone: int, reached: set[str]) -> None:
    match = use_ability(falconer("c8", markers=gone))
    assert set(moves(match)) == {"ability", "skip"}
    play(match, "ability")
    assert offered(match) == {f"fly {space}" for space in reached}
    assert markers(match) == gone + 1
    play(match, "fly e6")
    assert falcon_at(match) == "e6"
    assert (goods(match), at_turn(match)) == ({}, True)


@rule("revive.vukuntur.5", "revive.effects.4")
def test_with_all_five_markers_gone_it_goes_as_far_as_before() -> None:
    match = use_ability(falconer("c8", markers=5), "ability")
    assert flights(match) == LAND
    assert (markers(match), player(match).progress) == (5, 5)


@rule("revive.vukuntur.5")
def test_not_over_unexplored_tiles() -> None:
    """Four more spaces of terrain lie in the corner, with nothing explored around them."""
    match = falconer("c8", markers=4, tiles={"a1": "heath-2"})
    use_ability(match, "ability")
    assert flights(match) == LAND
    assert article(match, "fly a1") == "revive.vukuntur.5"
    assert article(match, "fly a5") == "revive.vukuntur.5"


@rule("revive.vukuntur.5", "revive.vukuntur.6")
def test_it_leaves_the_chasm_and_never_ends_there() -> None:
    match = use_ability(falconer(), "ability")
    assert flights(match) == LAND  # every one of them lies within 3 spaces
    match = use_ability(falconer("e7"), "ability")
    assert article(match, "fly chasm") == "revive.vukuntur.6"


@rule("revive.vukuntur.6")
def test_it_ends_on_terrain_and_may_stay_there() -> None:
    match = use_ability(falconer("g7"), "ability")
    assert flights(match) == LAND - {"c8"}
    for space in ("f8", "h8", "g6", "north-west"):
        assert article(match, f"fly {space}") == "revive.vukuntur.6"
    play(match, "fly g7")
    assert (falcon_at(match), markers(match)) == ("g7", 1)


@rule("revive.vukuntur.6", "revive.nadair.5", "revive.kuniban.4")
def test_it_may_stop_on_a_workshop_or_a_forest_tile_but_not_on_a_sand_tile() -> None:
    match = falconer(
        None,
        {"tribe": "formica-moon"},
        {"tribe": "nadair-moon"},
        {"tribe": "kuniban-moon"},
        tokens={"e7": "workshop", "f8": "forest", "g7": "sand"},
    )
    use_ability(match, "ability")
    assert flights(match) == (LAND | {"f8"}) - {"g7"}
    play(match, "fly e7")
    assert falcon_at(match) == "e7"


# Technologies of the moon side


PREY, HUNTING = "falcon-discount", "falcon-resources"


def hunter(falcon: str, goods: dict[str, int], **rest: Any) -> Match:
    """With the discount for the falcon; another building far away is the only other origin."""
    up_to = unlocked(MOON, power=PREY)
    own = {"tribe": MOON, "technologies": up_to, "goods": goods, **rest.pop("own", {})}
    stood = rest.pop("stand", {})
    land = with_figures(up_to, falcon=falcon, buildings={"h6": ("small", 0)}, **rest)
    land["figures"].update(stood)
    return table(own, {}, **land)


@rule("revive.vukuntur.7", "revive.build.1")
@pytest.mark.parametrize(("size", "gears"), [("small", 3 - 1), ("large", 5 - 1)])
def test_building_next_to_the_falcon_saves_a_gear(size: str, gears: int) -> None:
    match = hunter("e7", {"gear": 6})
    play(match, "build f8", f"size {size}")
    assert goods(match) == {"gear": 6 - gears}


@rule("revive.vukuntur.7", "revive.range.6")
def test_elsewhere_a_building_costs_all_and_range_is_not_reduced() -> None:
    """e5 lies two spaces from the falcon, g5 next to the building."""
    match = hunter("e7", {"gear": 6, "food": 6})
    assert spent(match, "build g5", "size small") == {"gear": 3}
    assert spent(match, "build e5", "size small") == {"gear": 3, "food": 1}


@rule("revive.vukuntur.7")
def test_without_the_technology_or_for_others_the_falcon_saves_nothing() -> None:
    match = table({"tribe": MOON, "goods": "3 gears"}, falcon="e7")
    assert spent(match, "build f8")["gear"] == 3
    up_to = unlocked(MOON, power=PREY)
    match = table(
        {"tribe": MOON, "technologies": up_to},
        {"tribe": "formica-moon", "goods": "3 gears"},
        **with_figures(up_to, falcon="e7"),
        turn=1,
    )
    assert spent(match, "build f8")["gear"] == 3


@rule("revive.vukuntur.7", "revive.populate.3")
def test_populating_next_to_the_falcon_saves_a_book_for_the_technology() -> None:
    """The falcon sits on e7, next to d7, where another player has a figure."""
    match = hunter("e7", {"book": 6}, stand={"d7": [1]})
    play(match, "populate d7", "unlock middle")
    assert goods(match) == {"book": 6 - (books(MOON, "middle") - 1) - 1}
    assert goods(match, 1) == {"book": 1}


@rule("revive.vukuntur.7", "revive.formica.5")
def test_exploring_next_to_the_falcon_saves_a_resource_of_the_tile() -> None:
    """f9 touches the places e9 and g9 and not c9, behind e8."""
    backs = {"e9": "heath", "g9": "heath", "c9": "heath"}
    match = hunter("f9", {"food": 6}, backs=backs)
    assert spent(match, "explore e9") == {"food": 3 - 1}
    assert spent(match, "explore g9") == {"food": 3 - 1}
    assert spent(match, "explore c9") == {"food": 3 + 1}


@rule("revive.vukuntur.7", "revive.resources.5")
def test_it_adds_to_other_discounts() -> None:
    match = hunter("e7", {}, own={"machines": ["crane"]})
    play(match, "build f8")  # 3 less 1 less 2
    assert building(match, "f8") == ("small", 0)
    assert (goods(match), used(match)) == ({}, ["crane"])


@rule("revive.vukuntur.7")
@pytest.mark.parametrize(("space", "good"), [("e7", "food"), ("e6", "book"), ("f6", "gear")])
def test_each_use_gives_three_resources_by_the_falcons_terrain(space: str, good: str) -> None:
    match = falconer(technologies=unlocked(MOON, power=HUNTING), machines=["totem"])
    use_ability(match, "ability", f"fly {space}")
    assert goods(match) == {good: 3}
    play(match, "use totem", "ability", f"fly {space}")  # it stays, and gives them again
    assert goods(match) == {good: 6}
    without = use_ability(falconer(), "ability", f"fly {space}")
    assert goods(without) == {}


@rule("revive.vukuntur.7", "revive.nadair.5")
def test_a_forest_tile_gives_books_too() -> None:
    match = falconer(
        None,
        {"tribe": "nadair-moon"},
        technologies=unlocked(MOON, power=HUNTING),
        tokens={"f8": "forest"},
    )
    use_ability(match, "ability", "fly f8")
    assert goods(match) == {"book": 3}


@rule("revive.vukuntur.5", "revive.vukuntur.4")
def test_range_is_counted_from_where_the_falcon_has_flown() -> None:
    match = falconer(goods="3 gears")
    assert "build c7" not in moves(match)
    use_ability(match, "ability", "fly c8")
    assert "build c7" in moves(match)
