"""The ends of the tracks, and knowledge checks (euphoria.tracks, euphoria.check)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import play
from tests.games.euphoria.told import chance, may, moves, player
from tests.rules_cited import rule


@rule("euphoria.tracks.1", "euphoria.cost.2")
@pytest.mark.parametrize(
    ("own", "move", "morale", "knowledge"),
    [
        ({"workers": [6, 1], "knowledge": 1, "morale": 1}, "place 6 farm", 1, 1),
        ({"workers": [3, 1], "knowledge": 6, "board": {"farm": 6}}, "place 3 farm", 1, 6),
        ({"workers": [3, 1], "knowledge": 1, "energy": 3}, "place 3 tank-energy", 1, 1),
        ({"workers": [3, 1], "knowledge": 2, "energy": 3}, "place 3 tank-energy", 1, 1),
        ({"workers": [3, 1], "morale": 6, "water": 3}, "place 3 tank-water", 6, 3),
        ({"workers": [3, 1], "morale": 5, "water": 3}, "place 3 tank-water", 6, 3),
        ({"workers": [1], "board": {"farm": 2}}, "retrieve free", 1, 3),
        ({"workers": [1], "board": {"farm": 2}, "morale": 6, "food": 1}, "retrieve food", 6, 3),
        ({"workers": [1], "board": {"farm": 2}, "morale": 5, "bliss": 1}, "retrieve bliss", 6, 3),
    ],
)
def test_a_move_past_the_end_of_a_track_is_legal_and_goes_as_far_as_it_can(
    own: dict[str, Any], move: str, morale: int, knowledge: int
) -> None:
    match = position(players=[own], dice=[1])
    play(match, move)
    assert (player(match).morale, player(match).knowledge) == (morale, knowledge)


@rule("euphoria.check.1", "euphoria.retrieve.3")
@pytest.mark.parametrize(("face", "hand", "reserve"), [(3, [3, 6], 2), (4, [4], 3)])
def test_a_retrieved_worker_is_rolled_and_checked(face: int, hand: list[int], reserve: int) -> None:
    match = position(players=[{"workers": [6], "board": {"farm": 1}, "knowledge": 6}], dice=[face])
    play(match, "retrieve free")
    assert (player(match).hand, player(match).reserve) == (hand, reserve)
    assert chance(match)[0] == face


@rule("euphoria.check.1", "euphoria.spaces.1")
@pytest.mark.parametrize(("face", "hand", "reserve"), [(3, [3, 6], 2), (4, [4], 3)])
def test_a_bumped_worker_is_rolled_and_checked_on_another_players_turn(
    face: int, hand: list[int], reserve: int
) -> None:
    match = position(
        players=[
            {"workers": [1, 2], "energy": 1},
            {"workers": [6], "board": {"euphorian-tunnel": 1}, "knowledge": 6},
        ],
        dice=[face],
    )
    play(match, "place 1 euphorian-tunnel")
    assert (player(match, 1).hand, player(match, 1).reserve) == (hand, reserve)


@rule("euphoria.check.1", "euphoria.site.4")
@pytest.mark.parametrize(("face", "hand", "reserve"), [(3, [3, 6], 2), (4, [4], 3)])
def test_workers_of_a_finished_site_are_rolled_and_checked(
    face: int, hand: list[int], reserve: int
) -> None:
    match = position(
        players=[
            {"workers": [1, 2], "gold": 1},
            {"workers": [6], "board": {"upper-euphorian-site-1": 1}, "knowledge": 6},
        ],
        dice=[1, face],
    )
    play(match, "place 1 upper-euphorian-site-2")
    assert (player(match, 1).hand, player(match, 1).reserve) == (hand, reserve)


@rule("euphoria.check.1", "euphoria.tank.1")
@pytest.mark.parametrize(("face", "hand", "reserve"), [(3, [3, 6], 1), (4, [4], 2)])
def test_a_new_worker_is_rolled_and_checked(face: int, hand: list[int], reserve: int) -> None:
    match = position(players=[{"workers": [6, 1], "water": 3, "knowledge": 6}], dice=[face])
    play(match, "place 1 tank-water")
    assert (player(match).hand, player(match).reserve) == (hand, reserve)


@rule("euphoria.tank.1", "euphoria.powers.17")
def test_the_tank_moves_the_marker_before_the_new_worker_comes() -> None:
    """Sheppard's price of 2 morale can be paid with what the water tank has just brought."""
    match = position(players=[{"workers": [6, 1], "water": 3, "recruits": ["sheppard"]}], dice=[1])
    play(match, "place 1 tank-water")
    assert player(match).morale == 3
    assert moves(match) == ["use sheppard", "skip"]


@rule("euphoria.check.2")
@pytest.mark.parametrize(
    ("old", "board", "knowledge", "rolled", "kept"),
    [
        ([6], [1], 3, [6], [6, 6]),  # 15
        ([6], [1], 4, [6], [6]),  # 16
        ([5], [1, 1], 3, [2, 5], [2, 5, 5]),  # 15
        ([5], [1, 1], 3, [3, 5], [3, 5]),  # 16
        ([], [1, 1, 1], 1, [4, 4, 6], [4, 4, 6]),  # 15
        ([], [1, 1, 1], 1, [4, 5, 6], [4, 5]),  # 16: the highest goes
        ([4], [1, 1, 1], 6, [2, 1, 3], [1, 2, 3]),  # 16: the highest is an old one
        ([6], [1, 1, 1], 6, [6, 5, 5], [5, 5, 6]),  # 28: still only one goes
    ],
)
def test_a_check_of_sixteen_takes_one_highest_worker(
    old: list[int], board: list[int], knowledge: int, rolled: list[int], kept: list[int]
) -> None:
    match = position(
        players=[{"workers": old, "board": {"farm": board}, "knowledge": knowledge, "food": 1}],
        dice=rolled,
    )
    play(match, "retrieve free")
    if "take all" in moves(match):
        play(match, "take all")
    assert player(match).hand == kept
    assert player(match).reserve == 4 - len(kept)


@rule("euphoria.check.2")
def test_workers_on_the_board_do_not_count() -> None:
    match = position(
        players=[{"workers": [4], "board": {"farm": [6, 6], "aquifer": 1}, "knowledge": 6}],
        dice=[5],
    )
    play(match, "retrieve free", "take aquifer 1", "skip")
    assert player(match).hand == [4, 5]
    assert player(match).board == {"farm": [6, 6]}


@rule("euphoria.check.3", "euphoria.site.4")
def test_all_dice_of_one_event_make_one_check() -> None:
    match = position(
        seats=4,
        players=[
            {"workers": [1, 2], "gold": 1},
            {
                "workers": [6],
                "board": {"upper-euphorian-site-1": 1, "upper-euphorian-site-2": 1},
                "knowledge": 6,
            },
        ],
        dice=[1, 6, 6],
    )
    play(match, "place 1 upper-euphorian-site-3")
    assert player(match, 1).hand == [6, 6]
    assert player(match, 1).reserve == 2


@rule("euphoria.check.3", "euphoria.doubles.2")
def test_a_turn_may_have_several_checks_each_taking_a_worker() -> None:
    match = position(
        players=[
            {
                "workers": [5, 5, 5],
                "board": {"euphorian-tunnel": 1},
                "energy": 2,
                "knowledge": 6,
            }
        ],
        dice=[4, 6],
    )
    play(match, "place 5 euphorian-tunnel", "dig resource")
    assert (player(match).hand, player(match).reserve) == ([4, 5], 1)  # 5 + 5 + 4 + 6: a 5 goes
    play(match, "place 5 euphorian-tunnel", "dig resource")
    assert (player(match).hand, player(match).reserve) == ([4], 2)  # 4 + 6 + 6: the 6 goes


@rule("euphoria.check.4", "euphoria.commodity.4")
def test_a_rise_in_knowledge_causes_no_check() -> None:
    match = position(players=[{"workers": [6, 6, 3], "board": {"farm": 6}, "knowledge": 3}])
    play(match, "place 3 farm")
    assert player(match).knowledge == 4
    assert player(match).hand == [6, 6]
    assert player(match).reserve == 0


@rule("euphoria.check.5", "euphoria.doubles.1")
def test_among_equal_workers_the_one_just_come_back_is_lost() -> None:
    match = position(
        players=[
            {
                "workers": [5, 5],
                "board": {"farm": 1, "euphorian-tunnel": 2},
                "energy": 1,
                "knowledge": 6,
            }
        ],
        dice=[5],
    )
    play(match, "place 5 euphorian-tunnel", "dig resource")
    assert player(match).hand == [5]
    assert may(match, "place 5 farm")  # so it is the old one, which still is a double
