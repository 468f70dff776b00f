"""The Kuniban: cards and sand (revive.kuniban).

On the plain map c8, f6 and g7 are mountains, e6, f9 and h5 forest, d8, e7 and g8 fields.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rekindle import Match
from tests.games.packs import change
from tests.games.revive.helpers import (
    active,
    article,
    at_turn,
    building,
    goods,
    kind,
    machines,
    moves,
    offered,
    play,
    player,
    points,
    position,
    resting,
    slot,
    tokens,
    tracks,
    used,
    view_of,
)
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

SUN, MOON = "kuniban-sun", "kuniban-moon"
CARDS = ["mason", "archivist", "teacher", "ranger", "baker"]
"""A display of one gray, two green and two yellow cards."""

GRAY_CARDS = ["mason", "welder", "stoker", "fitter", "foreman"]


@pytest.fixture
def game() -> str:
    return "revive"


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(seats=max(2, len(players)), players=players, **{"cards": CARDS, **rest})


def takes(match: Match) -> set[str]:
    return {move.removeprefix("take ") for move in offered(match, "take ")}


# The sun ability


@rule("revive.kuniban.1", "revive.effects.4", "revive.effects.7")
def test_a_food_brings_any_card_of_the_display() -> None:
    match = use_ability(table(side(SUN, goods="2 food"), chance=["cook"]))
    assert set(moves(match)) == {"ability", "skip"}
    play(match, "ability")
    assert offered(match) == {f"take {card}" for card in CARDS}  # and none from the deck
    assert goods(match) == {"food": 1}
    play(match, "take teacher")
    assert active(match) == ["teacher"]
    assert set(view_of(match).cards) == {*CARDS, "cook"} - {"teacher"}
    assert (goods(match), markers(match)) == ({"food": 1}, 1)


@rule("revive.kuniban.1", "revive.effects.5")
def test_without_food_there_is_no_card() -> None:
    match = try_ability(table(side(SUN, goods="6 gears 6 books")))
    assert (active(match), markers(match)) == ([], 0)


@rule("revive.kuniban.1", "revive.effects.5", "revive.turn.3", "revive.paying.1")
def test_a_crystal_can_be_traded_for_the_food_while_the_ability_waits() -> None:
    match = use_ability(table(side(SUN, goods="1 crystal")))
    trades = {"trade gear", "trade book", "trade food"}
    assert set(moves(match)) == {"ability", "skip", *trades}
    early = play(match.copy(), "trade food")
    assert set(moves(early)) == {"ability", "skip"}
    play(match, "ability", "take baker")  # the crystal is traded while paying
    assert (goods(match), markers(match)) == ({}, 1)


@rule("revive.kuniban.1", "revive.effects.5")
def test_without_a_card_in_the_display_nothing_is_paid() -> None:
    everyone: list[str] = table().setting.extra.names.citizens
    match = try_ability(table(side(SUN, goods="6 food"), cards=[], removed=everyone))
    assert (goods(match), markers(match)) == ({"food": 6}, 0)


# A resource with a card


COLOURS = [("ranger", "food"), ("archivist", "book"), ("mason", "gear")]


def host(**own: Any) -> dict[str, Any]:
    return side(SUN, technologies=unlocked(SUN, power="resource-with-a-card"), **own)


@rule("revive.kuniban.2")
@pytest.mark.parametrize(("card", "good"), COLOURS)
def test_a_card_of_the_display_brings_the_resource_of_its_colour(card: str, good: str) -> None:
    match = use_ability(table(host(goods="1 food")), "ability", f"take {card}")
    assert goods(match) == {good: 1}


@rule("revive.kuniban.2", "revive.explore.3")
@pytest.mark.parametrize(("card", "good"), COLOURS)
def test_so_does_one_that_is_recruited_by_exploring(card: str, good: str) -> None:
    """c9 touches the mountain c8 and the field d8, next to the figure on d7."""
    own = host(goods="4 food")
    match = table(own, backs={"c9": "heath"}, figures={"d7": 0} | corner(own))
    assert spent(match, "explore c9", "take deck") == {"food": 4}
    play(match, "explore c9", f"take {card}")
    assert goods(match) == {good: 1}


def corner(own: dict[str, Any]) -> dict[str, int]:
    """Where a second figure stands, if the technology needs one."""
    return {"north-west": 0} if len(own["technologies"]) > 1 else {}


@rule("revive.kuniban.2")
def test_a_card_from_the_deck_brings_none() -> None:
    own = host(goods="4 food")
    match = table(own, backs={"c9": "heath"}, figures={"d7": 0} | corner(own), chance=["cook"])
    play(match, "explore c9", "take deck")
    assert active(match) == ["cook", "scribe"]
    assert goods(match) == {}


@rule("revive.kuniban.2", "revive.effects.6")
def test_a_card_taken_by_the_effect_of_another_brings_its_resource() -> None:
    """The Herald takes any card; what else he gives comes first."""
    match = table(host(active=["herald"]), cards=CARDS)
    play(match, "play herald", "slot bottom-left")
    while not takes(match):
        play(match, moves(match)[0])
    before = goods(match)
    play(match, "take mason")
    while not at_turn(match):
        play(match, "gain food")
    assert goods(match).get("gear", 0) == before.get("gear", 0) + 1


@rule("revive.kuniban.2")
def test_without_the_technology_cards_bring_nothing() -> None:
    match = use_ability(table(side(SUN, goods="1 food")), "ability", "take ranger")
    assert goods(match) == {}


@rule("revive.kuniban.2")
def test_cards_that_others_take_bring_nothing_to_the_kuniban() -> None:
    match = table(
        host(), {"goods": "6 food"}, backs={"e9": "heath"}, turn=1, buildings={"e8": ("small", 1)}
    )
    play(match, "explore e9", "take ranger")
    assert goods(match, 1) == {"food": 3}
    assert goods(match, 0) == {}


# Cards that rest


IN_SLOTS = {"top-left": ["miner"], "bottom-right": ["scout"]}


def changer(**own: Any) -> dict[str, Any]:
    up_to = unlocked(SUN, power="crystal-rests-a-card")
    return {"tribe": SUN, "technologies": up_to, "slots": IN_SLOTS, "active": ["farmer"], **own}


@rule("revive.kuniban.3", "revive.turn.3")
def test_a_crystal_moves_a_card_from_a_slot_to_the_resting_area() -> None:
    match = table(changer(goods="2 crystals"))
    assert offered(match, "send ") == {"send miner", "send scout"}
    play(match, "send miner")
    assert (slot(match, "top-left"), "miner" in resting(match)) == ([], True)
    assert slot(match, "bottom-right") == [("scout", "bottom")]
    assert goods(match) == {"crystal": 1}
    assert view_of(match).actions == 0
    play(match, "send scout")  # as often as one pays
    assert (goods(match), slot(match, "bottom-right")) == ({}, [])


@rule("revive.kuniban.3")
def test_the_slot_is_free_for_another_card() -> None:
    full = {"top-left": ["miner"], "top-right": ["tinker"]}
    full |= {"bottom-left": ["scribe"], "bottom-right": ["trader"]}
    match = table(changer(goods="1 crystal", slots=full))
    assert offered(match, "play ") == set()
    play(match, "send miner", "play farmer")
    assert slot(match, "top-left") == [("farmer", "top")]


@rule("revive.kuniban.3")
@pytest.mark.parametrize("own", [{"goods": "6 food"}, {"goods": "3 crystals", "slots": {}}])
def test_no_crystal_or_no_card_in_a_slot(own: dict[str, Any]) -> None:
    assert offered(table(changer(**own)), "send ") == set()


@rule("revive.kuniban.3")
def test_nobody_does_so_without_the_technology_or_on_the_turn_of_another() -> None:
    plain = {"tribe": SUN, "goods": "3 crystals", "slots": IN_SLOTS}
    assert offered(table(plain), "send ") == set()
    match = table(changer(goods="3 crystals"), turn=1)
    assert offered(match, "send ") == set()


@rule("revive.kuniban.3", "revive.machines.2", "revive.machines.4")
def test_a_machine_on_the_board_gives_the_top_half_of_an_unplayed_card() -> None:
    shown = {"machine": "rest an active card for its top"}
    machine = f"{SUN}-{technology(SUN, **shown)}"
    own = {"tribe": SUN, "technologies": unlocked(SUN, **shown), "active": ["farmer", "miner"]}
    match = table({**own, "energy": 1, "slots": {"top-left": ["scout"]}})
    assert machines(match) == [machine]
    play(match, f"use {machine}")
    assert offered(match, "rest ") == {"rest farmer", "rest miner"}  # no card of a slot
    play(match, "rest farmer")
    assert goods(match) == {"food": 2}
    assert (active(match), "farmer" in resting(match)) == (["miner"], True)
    assert slot(match, "top-left") == [("scout", "top")]
    assert (used(match), view_of(match).actions) == ([machine], 0)
    assert f"use {machine}" not in moves(match)
    assert machines(table({**own, "technologies": []})) == []


# Sand tiles: where they go


NEXT_TO_THE_CHASM = {"e6", "e7", "f6", "g7"}
ONE_SPACE_AWAY = {"d8", "f9", "g8"}
TWO_SPACES_AWAY = {"c8", "h5"}
LAND = NEXT_TO_THE_CHASM | ONE_SPACE_AWAY | TWO_SPACES_AWAY


def places(match: Match) -> set[str]:
    return {move.removeprefix("place ") for move in offered(match, "place ")}


@rule("revive.kuniban.4", "revive.range.7")
@pytest.mark.parametrize(
    ("food", "reached"),
    [(0, NEXT_TO_THE_CHASM), (1, NEXT_TO_THE_CHASM | ONE_SPACE_AWAY), (2, LAND)],
)
def test_a_sand_tile_goes_to_terrain_whose_range_can_be_paid(food: int, reached: set[str]) -> None:
    match = use_ability(table(side(MOON, goods={"food": food}), cards=GRAY_CARDS), "ability")
    assert offered(match) == {f"place {space}" for space in reached}


@rule("revive.kuniban.4", "revive.effects.4")
def test_it_costs_the_range_and_the_space_is_sand_from_then_on() -> None:
    match = table(side(MOON, goods="6 food 3 gears"), cards=GRAY_CARDS)
    assert "build d8" not in moves(match)
    use_ability(match, "ability", "place d8")
    assert goods(match) == {"food": 5, "gear": 3}
    assert (kind(match, "d8"), tokens(match, "d8")) == ("sand", ["sand"])
    assert (player(match).tribe_tiles, markers(match)) == (4, 1)
    play(match, "build d8")
    assert building(match, "d8") == ("small", 0)


@rule("revive.kuniban.4", "revive.effects.5")
def test_without_terrain_in_reach_no_marker_moves() -> None:
    match = table(side(MOON, goods="6 food", technologies=["root"]), figures={"north-west": 0})
    try_ability(match)
    assert markers(match) == 0


@rule("revive.kuniban.4", "revive.nadair.4")
def test_not_on_a_forest_tile_a_workshop_or_the_falcon() -> None:
    match = table(
        side(MOON, goods="6 food"),
        {"tribe": "nadair-moon"},
        {"tribe": "formica-moon"},
        {"tribe": "vukuntur-moon"},
        tokens={"f8": "forest", "e7": "workshop"},
        falcon="f6",
    )
    use_ability(match, "ability")
    assert places(match) == LAND - {"e7", "f6"}
    for space in ("f8", "e7", "f6"):
        assert article(match, f"place {space}") == "revive.nadair.4"


@rule("revive.kuniban.4")
def test_not_on_sand_water_or_locations() -> None:
    match = use_ability(table(side(MOON, goods="6 food"), tokens={"e6": "sand"}), "ability")
    assert places(match) == LAND - {"e6"}
    for space in ("e5", "f5", "d7", "south-east", "a1"):
        assert article(match, f"place {space}") == "revive.kuniban.4"


@rule("revive.kuniban.4")
def test_steps_are_not_taken_back_and_no_more_are_given() -> None:
    """The building on f8 lies next to the mountain g7, the forest f9, the fields e7 and g8."""
    match = table(side(MOON, goods="3 gears", energy=0), {"goods": "3 gears"}, cards=GRAY_CARDS)
    play(match, "build f8")
    assert tracks(match) == (2, 2, 3)
    use_ability(match, "ability", "place e7")
    assert tracks(match) == (2, 2, 3)
    later = table(
        {"tribe": MOON}, {"goods": "3 gears"}, tokens={"e7": "sand", "g7": "sand"}, turn=1
    )
    play(later, "build f8")
    assert tracks(later, 1) == (1, 2, 2)


@rule("revive.nadair.4", "revive.effects.5")
def test_there_are_five_sand_tiles_and_no_sixth() -> None:
    four = dict.fromkeys(["e6", "f9", "c8", "g8"], "sand")
    match = table(side(MOON, goods="6 food", machines=["totem"]), tokens=four, cards=GRAY_CARDS)
    use_ability(match, "ability", "place e7")
    assert player(match).tribe_tiles == 0
    assert "use totem" not in moves(match)
    match = table(side(MOON, goods="6 food", markers=1), tokens={**four, "e7": "sand"})
    try_ability(match)
    assert markers(match) == 1


# The card that comes with a sand tile


@rule("revive.kuniban.5")
@pytest.mark.parametrize(
    ("space", "cards"),
    [("e7", {"ranger", "baker"}), ("e6", {"archivist", "teacher"})],
)
def test_a_card_of_the_terrains_colour(space: str, cards: set[str]) -> None:
    match = use_ability(table(side(MOON)), "ability", f"place {space}")
    assert offered(match) == {f"take {card}" for card in cards}
    card = sorted(cards)[0]
    play(match, f"take {card}")
    assert active(match) == [card]
    assert len(view_of(match).cards) == 5


@rule("revive.kuniban.5")
def test_a_single_card_of_that_colour_is_taken_without_asking() -> None:
    match = use_ability(table(side(MOON)), "ability", "place g7")
    assert at_turn(match)
    assert active(match) == ["mason"]


@rule("revive.kuniban.5", "revive.effects.6")
@pytest.mark.parametrize("space", ["e7", "e6"])
def test_without_a_card_of_that_colour_there_is_none(space: str) -> None:
    match = use_ability(table(side(MOON), cards=GRAY_CARDS), "ability", f"place {space}")
    assert at_turn(match)
    assert active(match) == []
    assert tokens(match, space) == ["sand"]


@rule("revive.kuniban.5", "revive.attach.6")
def test_the_prism_gives_any_card_that_colour() -> None:
    match = use_ability(table(side(MOON, machines=["prism"])), "ability", "place g7")
    assert {"take mason", "use prism"} == set(moves(match))
    play(match, "use prism")
    assert takes(match) == set(CARDS)
    only = {"all-colours": "played", "sides": "either"}
    match = table(side(MOON, machines=["prism"]), options=only)
    use_ability(match, "ability", "place g7")
    assert (active(match), used(match)) == (["mason"], [])


@rule("revive.kuniban.5", "revive.kuniban.2")
def test_with_the_technology_that_card_too_brings_its_resource(pack: Path) -> None:
    """In a pack where one side has both."""
    bricks = 'with_ability = "1 gear & 1 point"'
    change(pack, "tribes.toml", bricks, 'power = "resource-with-a-card"')
    own = side(MOON, technologies=["root"])
    stand = {"figures": {"north-west": 0}, "buildings": {"f8": ("small", 0)}}
    match = table(own, pack=pack, **stand)
    use_ability(match, "ability", "place g7")
    assert goods(match) == {"gear": 1}


# Building on sand tiles


@rule("revive.kuniban.6", "revive.build.1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("size", ["small", "large"])
def test_whoever_builds_on_a_sand_tile_gains_a_point(seat: int, size: str) -> None:
    rich = {"goods": "6 gears"}
    match = table({"tribe": MOON, **rich}, rich, tokens={"e7": "sand"}, turn=seat)
    play(match, "build e7", f"size {size}")
    assert building(match, "e7") == (size, seat)
    assert [points(match, who) for who in (0, 1)] == [int(seat == 0), int(seat == 1)]
    assert tokens(match, "e7") == ["sand"]
    assert player(match).tribe_tiles == 4  # it does not return


@rule("revive.kuniban.6")
def test_other_sand_gives_no_point() -> None:
    match = table({"tribe": MOON, "goods": "3 gears"}, tokens={"e7": "sand"})
    play(match, "build f8")
    assert points(match) == 0
