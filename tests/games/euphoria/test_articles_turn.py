"""The turn, doubles, retrieving and the tank (euphoria.turn, doubles, retrieve, tank)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import asked, play
from tests.games.euphoria.told import chance, may, may_not, miner, moves, player
from tests.rules_cited import rule


@rule("euphoria.turn.1")
def test_a_turn_is_one_of_three_things_and_passing_is_none() -> None:
    match = position(
        players=[
            {
                "workers": [4],
                "board": {"farm": 2},
                "food": 1,
                "dilemma": "bat",
                "artifacts": ["bat"],
            }
        ]
    )
    assert {move.split()[0] for move in moves(match)} == {"place", "retrieve", "dilemma"}
    assert may_not(match, "end", "skip")


@rule("euphoria.turn.1")
@pytest.mark.parametrize("move", ["place 4 farm", "retrieve food", "dilemma"])
def test_after_any_of_them_the_next_seat_has_its_turn(move: str) -> None:
    match = position(
        seats=3,
        turn=2,
        players=[
            {},
            {},
            {
                "workers": [4],
                "board": {"farm": 2},
                "food": 1,
                "dilemma": "bat",
                "artifacts": ["bat"],
            },
        ],
    )
    assert asked(match) == 2
    play(match, move)
    if move == "dilemma":
        play(match, "resolve star")
    assert asked(match) == 0
    play(match, "place 1 farm", "end")
    assert asked(match) == 1


@rule("euphoria.turn.2")
def test_with_no_worker_in_hand_nobody_places() -> None:
    match = position(players=[{"workers": [], "board": {"farm": 2}, "food": 1, "energy": 9}])
    assert set(moves(match)) == {"retrieve food", "retrieve free"}


@rule("euphoria.turn.2")
def test_with_no_worker_on_the_board_nobody_retrieves() -> None:
    match = position(players=[{"workers": [2, 3], "food": 3, "bliss": 3}])
    assert all(move.startswith("place") for move in moves(match))


@rule("euphoria.turn.2", "euphoria.retrieve.2")
def test_a_turn_with_no_choice_is_taken_without_asking() -> None:
    match = position(
        players=[{"workers": [], "board": {"farm": 2}, "morale": 3}, {"workers": [1, 2]}], dice=[5]
    )
    assert asked(match) == 1
    assert (player(match).hand, player(match).board, player(match).morale) == ([5], {}, 2)


@rule("euphoria.turn.2", "euphoria.check.2")
def test_the_last_worker_is_never_lost_to_a_check() -> None:
    match = position(
        players=[{"workers": [], "board": {"farm": 2}, "food": 1, "knowledge": 6}], dice=[6]
    )
    play(match, "retrieve free")
    assert player(match).hand == [6]


@rule("euphoria.doubles.1")
@pytest.mark.parametrize("equal", [2, 3, 4])
def test_all_workers_that_show_the_same_face_may_be_placed(equal: int) -> None:
    match = position(players=[{"workers": [2] * equal + [5] * (4 - equal)}])
    for placed in range(1, equal):
        play(match, f"place 2 {('farm', 'aquifer', 'generator')[placed - 1]}")
        assert asked(match) == 0
        assert may(match, "end")
        assert may_not(match, "place 5 farm", "retrieve free")
    play(match, "place 2 cloud-mine")
    assert asked(match) == 1
    assert player(match).hand == [5] * (4 - equal)


@rule("euphoria.doubles.1")
@pytest.mark.parametrize("placed", [1, 2, 3])
def test_one_may_stop_after_each_of_the_doubles(placed: int) -> None:
    match = position(players=[{"workers": [3, 3, 3, 3]}])
    for _ in range(placed):
        play(match, "place 3 farm")
    play(match, "end")
    assert asked(match) == 1
    assert player(match).hand == [3] * (4 - placed)


@rule("euphoria.doubles.1")
def test_a_worker_with_another_face_is_alone() -> None:
    match = position(players=[{"workers": [2, 2, 5]}])
    play(match, "place 5 farm")
    assert asked(match) == 1
    assert player(match).hand == [2, 2]


@rule("euphoria.doubles.2")
def test_each_placement_has_its_own_cost() -> None:
    match = position(players=[{"workers": [2, 2], "energy": 1}])
    play(match, "place 2 euphorian-tunnel", "dig resource")
    assert may_not(match, "place 2 euphorian-tunnel")
    assert may(match, "place 2 upper-euphorian-site-2")  # with the gold just gained
    play(match, "place 2 upper-euphorian-site-2")
    assert player(match).goods == {}


@rule("euphoria.doubles.2", "euphoria.spaces.1")
def test_a_double_on_the_same_space_bumps_the_one_before_it() -> None:
    match = position(players=[{"workers": [2, 2], "energy": 2}], dice=[6])
    play(match, "place 2 euphorian-tunnel", "dig resource")
    play(match, "place 2 euphorian-tunnel", "dig resource")
    assert player(match).board == {"euphorian-tunnel": [2]}
    assert player(match).hand == [6]
    assert player(match).goods == {"gold": 2}
    assert miner(match, "euphorian") == 2


@rule("euphoria.doubles.3")
@pytest.mark.parametrize("hand", [[2], [2, 2]])
def test_a_worker_that_comes_back_does_not_join_the_doubles(hand: list[int]) -> None:
    match = position(
        players=[{"workers": hand, "board": {"euphorian-tunnel": 5}, "energy": 1}], dice=[2]
    )
    play(match, "place 2 euphorian-tunnel", "dig resource")
    if len(hand) == 2:
        play(match, "place 2 farm")
    assert asked(match) == 1
    assert player(match).hand == [2]


@rule("euphoria.doubles.3", "euphoria.tank.1")
@pytest.mark.parametrize("hand", [[2], [2, 2]])
def test_a_new_worker_does_not_join_the_doubles(hand: list[int]) -> None:
    match = position(players=[{"workers": hand, "water": 3}], dice=[2])
    play(match, "place 2 tank-water")
    if len(hand) == 2:
        play(match, "place 2 farm")
    assert asked(match) == 1
    assert player(match).hand == [2]


@rule("euphoria.doubles.3", "euphoria.check.2")
def test_a_double_lost_and_gained_again_in_the_same_turn_is_a_new_worker() -> None:
    """The three 5s: one goes to the tank, one is lost there, the last one brings it back."""
    match = position(
        players=[{"workers": [5, 5, 5], "energy": 3, "water": 3, "knowledge": 6}], dice=[2, 5]
    )
    play(match, "place 5 tank-energy")
    assert (player(match).hand, player(match).reserve) == ([2, 5], 1)  # 5 + 5 + 2 + 4
    play(match, "place 5 tank-water")
    assert player(match).hand == [2, 5]
    assert asked(match) == 1


@rule("euphoria.doubles.3")
def test_no_new_doubles_form_when_a_later_roll_matches_other_workers() -> None:
    match = position(
        players=[{"workers": [3, 4], "board": {"euphorian-tunnel": 1}, "energy": 1}], dice=[4]
    )
    play(match, "place 3 euphorian-tunnel", "dig resource")
    assert asked(match) == 1
    assert player(match).hand == [4, 4]


@rule("euphoria.tank.1")
def test_the_energy_tank_lowers_knowledge_before_the_check() -> None:
    match = position(players=[{"workers": [6, 1], "energy": 3, "knowledge": 5}], dice=[6])
    play(match, "place 1 tank-energy")
    assert (player(match).knowledge, player(match).goods) == (3, {})
    assert (player(match).hand, player(match).reserve) == ([6, 6], 1)  # 6 + 6 + 3


@rule("euphoria.tank.1")
def test_the_water_tank_raises_morale() -> None:
    match = position(players=[{"workers": [6, 1], "water": 4}], dice=[2])
    play(match, "place 1 tank-water")
    assert (player(match).morale, player(match).knowledge) == (3, 3)
    assert player(match).goods == {"water": 1}
    assert (player(match).hand, player(match).reserve) == ([2, 6], 1)


@rule("euphoria.tank.2", "euphoria.cost.2")
@pytest.mark.parametrize(
    ("space", "morale", "knowledge"), [("tank-energy", 1, 2), ("tank-water", 3, 4)]
)
def test_with_four_workers_the_tank_only_moves_the_marker(
    space: str, morale: int, knowledge: int
) -> None:
    match = position(
        players=[
            {"workers": [1, 2, 3], "board": {"farm": 6}, "water": 3, "energy": 3, "knowledge": 4}
        ]
    )
    play(match, f"place 1 {space}")
    assert (player(match).morale, player(match).knowledge) == (morale, knowledge)
    assert player(match).hand == [2, 3]
    assert chance(match) == ()


@rule("euphoria.retrieve.1")
def test_any_workers_may_be_retrieved_but_at_least_one() -> None:
    match = position(
        players=[{"board": {"farm": [2, 3], "euphorian-tunnel": 4}, "food": 1}], dice=[1, 1]
    )
    play(match, "retrieve food")
    assert set(moves(match)) == {"take all", "take farm 2", "take farm 3", "take euphorian-tunnel"}
    play(match, "take farm 3")
    assert set(moves(match)) == {"take all", "take farm 2", "take euphorian-tunnel", "skip"}
    play(match, "take euphorian-tunnel", "skip")
    assert player(match).board == {"farm": [2]}
    assert player(match).hand == [1, 1]


@rule("euphoria.retrieve.2")
@pytest.mark.parametrize(
    ("way", "before", "after", "left"),
    [
        ("food", 1, 3, {"bliss": 1}),
        ("bliss", 2, 4, {"food": 1}),
        ("free", 3, 2, {"food": 1, "bliss": 1}),
        ("free", 2, 1, {"food": 1, "bliss": 1}),
        ("free", 1, 1, {"food": 1, "bliss": 1}),
    ],
)
def test_retrieving_is_paid_with_food_bliss_or_morale(
    way: str, before: int, after: int, left: dict[str, int]
) -> None:
    match = position(
        players=[{"workers": [1], "board": {"farm": 2}, "food": 1, "bliss": 1, "morale": before}]
    )
    assert may_not(match, "retrieve jefferson", "retrieve gidget")
    play(match, f"retrieve {way}")
    assert (player(match).morale, player(match).goods) == (after, left)


@rule("euphoria.retrieve.3", "euphoria.powers.16", "euphoria.powers.17", "euphoria.penalty.14")
def test_retrieving_goes_step_by_step() -> None:
    own: dict[str, Any] = {
        "workers": [5],
        "board": {"aquifer": [1, 1], "free-press": 1},
        "morale": 2,
        "artifacts": ["bat", "bear"],
        "recruits": ["pete", "maggie"],
        "knowledge": 6,
    }
    match = position(
        players=[own, {}],
        markets={"upper-euphorian": {"tile": "clinic", "stars": [1]}},
        dice=[2, 5],
    )
    play(match, "retrieve free")
    assert moves(match) == ["discard bear", "discard bat"]  # morale has fallen
    play(match, "discard bat", "take all")
    assert moves(match) == ["use pete", "skip"]
    play(match, "use pete", "gain clay")
    assert chance(match) == (2, 5)  # the roll of the two that are left, and the check
    assert (player(match).hand, player(match).reserve) == ([2, 5], 2)
    assert set(moves(match)) == {"lose food", "lose clay"}  # the Clinic, for the 2
    play(match, "lose clay")
    assert moves(match) == ["choose 1 water", "choose 1 stone"]  # Maggie, last of all
