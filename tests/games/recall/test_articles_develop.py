"""Developing: what it costs, shared hexes, excavations (recall.develop, recall.excavate)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.recall.helpers import (
    article,
    asked,
    builders,
    crystals,
    followers,
    hex_at,
    knowledge,
    moves,
    offered,
    play,
    player,
    position,
    use,
)
from tests.games.recall.whole_map import WHOLE_MAP
from tests.rules_cited import rule


def own(values: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Match:
    plain = {"tribe": "goliat", "gadgets": ["gpr"]}
    return position(players=[plain | values, *others], **rest)


def developing(values: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Match:
    """The first player has a develop to take, that of box C."""
    match = use(own(values, *others, **rest), "blank", "c")
    if "choose develop" in moves(match):
        play(match, "choose develop")
    return match


# What a develop is


@rule("recall.develop.1", "recall.develop.5")
def test_a_develop_is_a_building_an_excavation_or_an_upgraded_crystal() -> None:
    match = developing(
        {"crystals": "1 white 1 red", "followers": {"h5": 1, "g4": 1, "i4": 1}},
        stones={"g4": ["white", "gray", "black"]},
    )
    assert {move for move in moves(match) if not move.startswith(("convert", "return"))} == {
        *("build h5", "build i4", "excavate g4", "upgrade white", "upgrade red", "skip")
    }
    play(match, "upgrade red")
    assert crystals(match) == [1, 0, 1]
    assert player(match).on_map == 3


@rule("recall.develop.5")
def test_upgrading_a_crystal_needs_no_follower() -> None:
    match = developing({"crystals": "1 white", "followers": {}})
    play(match, "upgrade white")
    assert crystals(match) == [0, 1, 0]


@rule("recall.develop.2")
def test_followers_in_that_very_hex_are_needed_and_paid() -> None:
    """Neither followers next to the hex nor a building there are enough."""
    values = {"crystals": "6 white 6 red 6 purple", "followers": {"h5": 3, "i4": 1}}
    match = developing(values, {"buildings": ["h6"]}, stones={"g4": ["white", "white", "white"]})
    assert offered(match, "build ") == {"build h5", "build i4"}
    assert not offered(match, "excavate ")
    for there in ("build g5", "build h6", "excavate g4"):
        assert article(match, there) == "recall.develop.2"
    play(match, "build i4")
    assert (followers(match, "i4"), followers(match, "h5")) == (0, 3)


# Shared hexes


@rule("recall.develop.3", "recall.develop.6", "recall.monument.3")
def test_a_monument_where_two_others_have_built_costs_three_followers() -> None:
    """The example: the two others gain a follower each in that hex."""
    match = use(
        position(
            3,
            players=[
                {"buildings": ["e6"], "followers": {"start-1": 1}},
                {"buildings": ["e6"], "followers": {"e6": 1}},
                {"crystals": "2 white", "followers": {"e6": 4}, "tribe": "ion"},
            ],
            turn=2,
            tiles={"f7": "caldera"},
            monument_tiles={"e6": "obelisk"},
        ),
        "blank",
        "c",
    )
    supplies = [player(match, seat).supply for seat in range(3)]
    play(match, "choose develop", "build e6")
    assert [followers(match, "e6", seat) for seat in range(3)] == [1, 2, 1]
    assert builders(match, "e6") == [0, 1, 2]
    assert [player(match, seat).supply for seat in range(3)] == [
        *(supplies[seat] + change for seat, change in enumerate((-1, -1, 3)))
    ]


@rule("recall.develop.3")
@pytest.mark.parametrize(("there", "may"), [(1, False), (2, False), (3, True)])
def test_all_followers_must_be_in_the_hex(there: int, may: bool) -> None:
    match = position(
        3,
        players=[
            {"crystals": "1 red", "tribe": "goliat", "followers": {"i4": there, "h5": 5}},
            {"buildings": ["i4"]},
            {"buildings": ["i4"]},
        ],
    )
    use(match, "blank", "c")
    play(match, "choose develop")
    assert ("build i4" in moves(match)) == may
    if not may:
        assert article(match, "build i4") == "recall.develop.3"


@rule("recall.develop.6")
def test_nobody_builds_twice_in_a_hex() -> None:
    match = developing(
        {"crystals": "6 white 6 red", "followers": {"h5": 3, "i4": 3}, "buildings": ["h5", "i4"]}
    )
    assert not offered(match, "build ")
    assert article(match, "build h5") == article(match, "build i4") == "recall.develop.6"


@rule("recall.develop.9")
@pytest.mark.parametrize(("supply", "gained"), [(1, 1), (0, 0)])
def test_the_follower_for_a_shared_hex_needs_no_question(supply: int, gained: int) -> None:
    match = developing(
        {"crystals": "1 purple", "followers": {"g5": 2}},
        {"buildings": ["g5"], "followers": {"start-2": 23 - supply}},
    )
    assert player(match, 1).supply == supply
    play(match, "build g5")
    assert (followers(match, "g5"), followers(match, "g5", 1)) == (0, gained)
    assert asked(match) == 0  # nor can it be refused


# Where nothing is developed


@rule("recall.develop.7", "recall.camp.4")
def test_nothing_is_built_on_camps_water_volcanoes_and_starting_spaces() -> None:
    """On the whole map, with followers on every hex that can hold some."""
    values = {
        "tribe": "colteron",
        "crystals": "6 white 6 red 6 purple",
        "followers": {"c4": 1, "b4": 1, "start-1": 1, "d9": 1, "e5": 1, "a3": 1},
    }
    match = developing(values, tiles=WHOLE_MAP)
    assert [hex_at(match, name).kind for name in ("c4", "b4", "d9", "e5")] == [
        *("camp", "volcano", "camp", "volcano")
    ]
    assert offered(match, "build ") == {"build a3"}
    assert not offered(match, "excavate ")
    for there in ("c4", "b4", "start-1", "b3"):
        assert article(match, f"build {there}") == "recall.develop.7"


# The order of a build


@rule("recall.develop.8")
def test_payment_then_the_others_then_the_building_then_what_it_brings() -> None:
    """A vault on h5, where another has built; DECRYPTOR and the ferry camp wait beside it."""
    match = developing(
        {"gadgets": ["decryptor"], "followers": {"h5": 2, "start-1": 1}, "crystals": ""},
        {"buildings": ["h5"], "followers": {"start-2": 1}},
    )
    play(match, "build h5")
    assert [followers(match, "h5", seat) for seat in (0, 1)] == [0, 1]
    assert builders(match, "h5") == [1]  # which vault is still to be chosen
    play(match, "vault library")
    assert builders(match, "h5") == [0, 1]
    assert crystals(match) == [2, 0, 0]  # of the vault and of the camp
    assert {"choose 2 any knowledge", "choose 1 follower", "use decryptor"} <= set(moves(match))
    for first, then in (
        (["choose 1 follower", "place h5"], "use decryptor"),
        (["use decryptor", "know gray"], "choose 2 any knowledge"),
        (["choose 2 any knowledge", "know gray", "know gray"], "choose 1 follower"),
    ):
        assert then in moves(play(match.copy(), *first))


@rule("recall.develop.8")
def test_what_a_building_uncovers_and_brings_comes_after_its_price() -> None:
    """A mountain workshop: 1 purple crystal is paid before LEXANDER's white crystal comes."""
    match = developing(
        {"tribe": "lexander", "crystals": "1 purple", "followers": {"g5": 1}}, gray=["guild"]
    )
    play(match, "build g5")
    assert crystals(match) == [1, 0, 0]
    assert "mountain-1" in player(match).production
    assert "take guild" in moves(match)


# Excavating

STONES = ["white", "gray", "black"]


@rule("recall.excavate.1", "recall.excavate.2", "recall.excavate.3", "recall.excavate.4")
@pytest.mark.parametrize("stone", STONES)
@pytest.mark.parametrize(
    ("lying", "price", "steps"), [(3, "white", 2), (2, "red", 3), (1, "purple", 4)]
)
def test_price_and_steps_by_the_stones_on_the_site(
    stone: str, lying: int, price: str, steps: int
) -> None:
    there = [stone, *[other for other in STONES if other != stone]][:lying]
    match = developing(
        {"crystals": "1 white 1 red 1 purple", "followers": {"g4": 2}, "gadgets": ["rummager"]},
        stones={"g4": there},
    )
    ready = player(match).stones.ready
    play(match, "excavate g4")
    if lying > 1:
        assert offered(match, "stone ") == {f"stone {one}" for one in there}
        play(match, f"stone {stone}")
    while knowledge(match)[STONES.index(stone)] < steps:
        play(match, moves(match)[0])
    order = ["white", "red", "purple"]
    assert [kind for kind, n in player(match).crystals.items() if n == 0] == [price]
    assert order.index(price) == 3 - lying
    assert knowledge(match) == [steps * (one == stone) for one in STONES]
    assert (followers(match, "g4"), player(match).supply) == (1, 23 - 1)
    own_stones = player(match).stones
    assert own_stones.collected == {one: int(one == stone) for one in STONES}
    assert own_stones.ready == ready + 1


@rule("recall.excavate.1", "recall.excavate.2", "recall.excavate.3")
@pytest.mark.parametrize(
    ("lying", "storage"), [(3, "2 red 2 purple"), (2, "2 white 2 purple"), (1, "2 white 2 red")]
)
def test_the_price_is_that_very_crystal(lying: int, storage: str) -> None:
    match = developing({"crystals": storage, "followers": {"g4": 2}}, stones={"g4": STONES[:lying]})
    assert "excavate g4" not in moves(match)
    assert article(match, "excavate g4") == f"recall.excavate.{4 - lying}"


@rule("recall.excavate.4", "recall.develop.4", "recall.box.d.1")
def test_two_develops_on_one_site() -> None:
    """The example: of two stones the gray one for a red crystal and 3 steps, then the black one."""
    match = own(
        {"crystals": "1 red 1 purple", "followers": {"g4": 2}, "gadgets": ["rummager"]},
        {"knowledge": {"gray": 5, "black": 5}},
        stones={"g4": ["gray", "black"]},
        ancients={"gray": ["hayla"], "black": ["ion"]},
    )
    play(use(match, "blank", "d"), "excavate g4", "stone gray")
    assert (knowledge(match), crystals(match)) == ([0, 3, 0], [0, 0, 1])
    assert followers(match, "g4") == 1
    play(match, "excavate g4")  # one stone is left
    assert knowledge(match) == [0, 3, 4]
    assert (crystals(match), followers(match, "g4")) == ([0, 0, 0], 0)
    assert player(match).stones.collected == {"white": 0, "gray": 1, "black": 1}
    assert player(match).stones.ready == 1 + 2
    assert hex_at(match, "g4").stones == {"white": 0, "gray": 0, "black": 0}


@rule("recall.develop.4")
def test_an_excavation_costs_one_follower_whoever_else_is_there() -> None:
    match = position(
        3,
        players=[
            {"crystals": "1 white", "followers": {"g4": 3}, "tribe": "goliat", "gadgets": ["gpr"]},
            {"followers": {"g4": 2}, "buildings": ["h5", "g5"]},
            {"followers": {"g4": 2}, "buildings": ["h5"]},
        ],
        stones={"g4": ["white", "white", "white"]},
    )
    play(use(match, "blank", "c"), "choose develop", "excavate g4")
    assert [followers(match, "g4", seat) for seat in range(3)] == [2, 2, 2]


@rule("recall.excavate.5")
def test_an_empty_site_cannot_be_excavated() -> None:
    match = developing({"crystals": "6 white 6 red 6 purple", "followers": {"g4": 2}})
    assert "excavate g4" not in moves(match)
    assert article(match, "excavate g4") == "recall.excavate.5"
