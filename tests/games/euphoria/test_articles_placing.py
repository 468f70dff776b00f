"""Costs, benefits, action spaces and the order of a placement (euphoria.cost, spaces, place)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import asked, play
from tests.games.euphoria.told import (
    allegiance,
    discarded,
    may,
    may_not,
    miner,
    moves,
    player,
    territory,
)
from tests.rules_cited import rule


@rule("euphoria.cost.1")
@pytest.mark.parametrize(
    ("space", "enough", "short"),
    [
        ("euphorian-tunnel", {"energy": 1}, {"water": 9, "food": 9}),
        ("nimbus-loft", {"gold": 1, "clay": 2}, {"gold": 1, "clay": 1, "water": 9}),
        ("sky-lounge", {"bliss": 1, "food": 1}, {"bliss": 9}),
        ("sky-lounge", {"bliss": 1, "energy": 1}, {"energy": 9, "food": 9}),
        ("breeze-bar", {"bliss": 1, "water": 1}, {"bliss": 1, "gold": 9}),
        ("tank-energy", {"energy": 3}, {"energy": 2, "water": 2}),
        ("tank-water", {"water": 3}, {"energy": 9, "water": 2}),
        ("upper-subterran-site-1", {"gold": 1}, {"stone": 9, "clay": 9}),
    ],
)
def test_a_worker_may_be_placed_only_where_the_whole_cost_can_be_paid(
    space: str, enough: dict[str, int], short: dict[str, int]
) -> None:
    assert may(position(players=[{"workers": [4, 2], **enough}]), f"place 4 {space}")
    assert may_not(position(players=[{"workers": [4, 2], **short}]), f"place 4 {space}")


@rule("euphoria.cost.1", "euphoria.icarus.2")
def test_the_kind_of_each_unit_paid_is_the_players_choice() -> None:
    match = position(players=[{"workers": [4, 2], "gold": 2, "stone": 2, "clay": 1}])
    play(match, "place 4 nimbus-loft")
    assert set(moves(match)) == {
        "pay gold gold stone",
        "pay gold gold clay",
        "pay gold stone stone",
        "pay gold stone clay",
        "pay stone stone clay",
    }
    play(match, "pay clay gold stone")
    assert player(match).goods == {"gold": 1, "stone": 1}


@rule("euphoria.cost.1", "euphoria.icarus.3")
@pytest.mark.parametrize("second", ["gold", "stone", "clay"])
@pytest.mark.parametrize("first", ["gold", "stone", "clay"])
def test_the_kind_of_each_unit_gained_is_the_players_choice(first: str, second: str) -> None:
    match = position(players=[{"workers": [4, 2], "bliss": 1, "food": 1}])
    play(match, "place 4 sky-lounge", f"gain {first}", f"gain {second}")
    assert player(match).goods == ({first: 2} if first == second else {first: 1, second: 1})


@rule("euphoria.cost.2", "euphoria.stars.1")
def test_a_benefit_that_can_be_taken_cannot_be_refused() -> None:
    match = position(
        players=[{"workers": [4, 2], "artifacts": ["bat", "bat"], "morale": 2}],
        markets={"upper-euphorian": {"tile": "spa", "stars": [1]}},
    )
    play(match, "place 4 incinerator")
    assert set(moves(match)) == {"star territory", "star upper-euphorian-market"}


@rule("euphoria.cost.2", "euphoria.commodity.4")
def test_a_loss_that_comes_with_a_benefit_cannot_be_refused() -> None:
    match = position(players=[{"workers": [4, 2], "board": {"farm": 5}, "knowledge": 5}])
    play(match, "place 4 farm")
    assert player(match).knowledge == 6
    assert asked(match) == 1


@rule("euphoria.cost.3")
@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        (["bat", "bat"], []),
        (["bat", "book", "box"], []),
        (["bat", "bat", "book"], ["bat bat", "book bat bat"]),
        (["bat", "bat", "bat"], ["bat bat", "bat bat bat"]),
        (["bat", "bat", "box", "box"], ["bat bat", "box box", "box bat bat", "box box bat"]),
    ],
)
@pytest.mark.parametrize("space", ["incinerator", "free-press", "ark", "wind-saloon"])
def test_three_artifacts_or_two_of_a_kind(space: str, hand: list[str], ways: list[str]) -> None:
    match = position(players=[{"workers": [4, 2], "artifacts": hand, "morale": 6}])
    play(match, f"place 4 {space}")
    if not ways:
        assert (player(match).artifacts, len(discarded(match))) == ([], len(hand))
        return
    assert set(moves(match)) == {f"pay {way}" for way in ways}
    for way in ways:
        branch = match.copy()
        play(branch, f"pay {way}")
        assert sorted(discarded(branch)) == sorted(way.split())
        assert len(player(branch).artifacts) == len(hand) - len(way.split())


@rule("euphoria.cost.3")
@pytest.mark.parametrize("hand", [[], ["bat"], ["bat", "book"]])
@pytest.mark.parametrize("space", ["incinerator", "free-press", "ark", "wind-saloon"])
def test_two_different_artifacts_do_not_stand_for_three(space: str, hand: list[str]) -> None:
    match = position(players=[{"workers": [4, 2], "artifacts": hand, "morale": 6}])
    assert may_not(match, f"place 4 {space}")


@rule("euphoria.cost.3")
def test_a_pair_does_not_stand_for_three_resources() -> None:
    match = position(players=[{"workers": [4, 2], "gold": 2}])
    assert may_not(match, "place 4 nimbus-loft")


@rule("euphoria.cost.4", "euphoria.penalty.13")
def test_the_price_is_paid_before_a_bump_can_take_it() -> None:
    match = position(
        players=[{"workers": [4], "board": {"euphorian-tunnel": 2}, "energy": 1}],
        markets={"lower-subterran": {"tile": "teddy-bear-shop", "stars": [1]}},
        dice=[1],
    )
    play(match, "place 4 euphorian-tunnel")
    assert (player(match).goods, player(match).hand) == ({}, [1])
    play(match, "dig resource")
    assert player(match).goods == {"gold": 1}


@rule("euphoria.cost.4", "euphoria.powers.1")
def test_what_a_bump_brings_does_not_help_to_pay() -> None:
    others: dict[str, Any] = {"board": {"sky-lounge": 2}, "bliss": 2, "recruits": ["amanda"]}
    assert may_not(position(players=[{"workers": [4, 2], "food": 1}, others]), "place 4 sky-lounge")
    match = position(players=[{"workers": [4, 2], "food": 1, "bliss": 1}, others])
    play(match, "place 4 sky-lounge")
    assert asked(match) == 1
    assert player(match).goods == {}  # paid already
    play(match, "use amanda", "face 1", "gain gold", "gain gold")
    assert player(match).goods == {"bliss": 1, "gold": 2}


@rule("euphoria.spaces.1")
def test_whoever_stands_on_a_temporary_space_is_bumped() -> None:
    match = position(
        players=[
            {"workers": [4, 2], "energy": 1},
            {"workers": [], "board": {"euphorian-tunnel": 2}},
        ],
        dice=[5],
    )
    play(match, "place 4 euphorian-tunnel")
    assert player(match, 1).hand == [5]
    assert player(match, 1).board == {}
    assert player(match).board == {"euphorian-tunnel": [4]}


@rule("euphoria.spaces.1")
@pytest.mark.parametrize(
    ("space", "holds"),
    [
        ("euphorian-tunnel", {"energy": 1}),
        ("subterran-tunnel-end", {"recruits": ["faith"]}),
        ("upper-euphorian-market", {"energy": 4, "clay": 1}),
        ("ark", {"artifacts": ["bat", "bat"]}),
        ("wind-saloon", {"artifacts": ["bat", "bat"]}),
        ("nimbus-loft", {"gold": 3}),
        ("breeze-bar", {"bliss": 1, "food": 1}),
        ("sky-lounge", {"bliss": 1, "food": 1}),
        ("tank-energy", {"energy": 3}),
        ("tank-water", {"water": 3}),
    ],
)
def test_a_player_may_bump_his_or_her_own_worker(space: str, holds: dict[str, Any]) -> None:
    match = position(
        players=[{"workers": [4, 1], "board": {space: 2}, "morale": 3, **holds}],
        markets={"upper-euphorian": {"tile": "theater", "stars": [0]}},
        miners={"subterran": 9},
        dice=[6, 3],
    )
    play(match, f"place 4 {space}")
    assert player(match).board == {space: [4]}
    assert player(match).hand == ([1, 3, 6] if "tank" in space else [1, 6])


@rule("euphoria.spaces.2", "euphoria.recruits.1", "euphoria.tunnel.3")
def test_only_players_with_an_active_recruit_of_the_faction_use_an_exclusive_space() -> None:
    end = "place 4 subterran-tunnel-end"
    open_end: dict[str, Any] = {"miners": {"subterran": 9}}
    member = position(players=[{"workers": [4, 2], "recruits": ["faith"]}], **open_end)
    assert may(member, end)
    assert may_not(member, "place 4 euphorian-tunnel-end", "place 4 wastelander-tunnel-end")
    stranger = position(players=[{"workers": [4, 2], "recruits": ["ray", "lee"]}], **open_end)
    assert may_not(stranger, end)
    assert may_not(position(players=[{"workers": [4, 2]}], **open_end), end)


@rule("euphoria.spaces.2")
def test_an_exclusive_space_is_bumped_like_a_temporary_one() -> None:
    match = position(
        players=[
            {"workers": [4, 2], "recruits": ["faith"]},
            {"workers": [], "board": {"subterran-tunnel-end": 2}},
        ],
        miners={"subterran": 9},
        dice=[6],
    )
    play(match, "place 4 subterran-tunnel-end")
    assert player(match, 1).hand == [6]
    assert player(match).goods == {"food": 3}


@rule("euphoria.spaces.3", "euphoria.commodity.1")
def test_workers_stand_side_by_side_on_a_multi_use_space() -> None:
    match = position(
        players=[
            {"workers": [2, 3], "board": {"aquifer": [1, 1]}},
            {"workers": [6], "board": {"aquifer": [2, 2, 1]}},
        ]
    )
    play(match, "place 2 aquifer")
    assert player(match).board == {"aquifer": [1, 1, 2]}
    assert player(match, 1).board == {"aquifer": [1, 2, 2]}
    assert player(match).goods == {"water": 2}  # 9 in all


@rule("euphoria.spaces.4", "euphoria.site.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_one_time_space_must_be_empty(owner: int) -> None:
    board = {"workers": [2, 5], "board": {"upper-subterran-site-1": 1, "upper-subterran-site-3": 1}}
    players: list[dict[str, Any]] = [{"workers": [2, 5]}, {"workers": [2, 5]}]
    players[owner] = board
    players[0] = {**players[0], "gold": 3, "stone": 3}
    match = position(seats=4, players=players)
    assert may_not(match, "place 2 upper-subterran-site-1", "place 2 upper-subterran-site-3")
    assert may(match, "place 2 upper-subterran-site-2")


@rule("euphoria.place.1", "euphoria.powers.3")
@pytest.mark.parametrize(("food", "hand"), [(1, [6, 6]), (2, [6])])
def test_what_comes_with_paying_comes_before_the_bump(food: int, hand: list[int]) -> None:
    """Brian's knowledge counts in the check of the worker that this placement bumps."""
    match = position(
        players=[
            {
                "workers": [4, 6],
                "board": {"breeze-bar": 2},
                "food": food,
                "bliss": 2 - food,
                "recruits": ["brian"],
                "morale": 3,
            }
        ],
        dice=[6],
    )
    play(match, "place 4 breeze-bar")
    assert player(match).hand == hand  # 6 + 6 + 3 is 15
    assert allegiance(match, "wastelander") == food - 1


@rule("euphoria.place.1", "euphoria.abilities.8")
def test_abilities_come_after_the_bump_and_before_the_benefit() -> None:
    match = position(
        players=[
            {"workers": [4, 6], "energy": 1, "recruits": ["lee"], "morale": 2},
            {"workers": [], "board": {"euphorian-tunnel": 2}},
        ],
        dice=[6],
    )
    play(match, "place 4 euphorian-tunnel")
    assert moves(match) == ["use lee", "skip"]
    assert player(match, 1).hand == [6]
    assert miner(match, "euphorian") == 0
    play(match, "use lee", "gain food")
    assert moves(match) == ["dig resource", "dig artifact"]
    assert miner(match, "euphorian") == 1


@rule("euphoria.place.1", "euphoria.abilities.8")
def test_abilities_that_come_after_find_the_benefit_taken() -> None:
    match = position(
        players=[
            {"workers": [4, 6], "artifacts": ["bat", "bat"], "morale": 2, "recruits": ["brett"]}
        ]
    )
    play(match, "place 4 ark")
    assert moves(match) == ["use brett", "skip"]
    assert territory(match, "wastelander") == [1, 0]
    assert allegiance(match, "wastelander") == 1
