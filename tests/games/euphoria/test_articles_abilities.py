"""When and in which order abilities act (euphoria.abilities.5 to 12)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import asked, play
from tests.games.euphoria.told import chance, discarded, may, may_not, moves, player
from tests.rules_cited import rule

SECOND = {"deck": "second"}


@rule("euphoria.abilities.5", "euphoria.powers.10")
def test_once_a_turn_means_once_however_many_placements_it_has() -> None:
    match = position(
        players=[
            {
                "workers": [2, 2],
                "energy": 1,
                "food": 1,
                "morale": 6,
                "knowledge": 1,
                "recruits": ["geek"],
            }
        ],
        draws=["bat", "bat", "box"],
    )
    play(match, "place 2 euphorian-tunnel", "dig artifact", "use geek")
    assert (player(match).knowledge, player(match).artifacts) == (3, ["bat"])
    play(match, "place 2 wastelander-tunnel", "dig artifact")  # without being asked again
    assert (player(match).knowledge, player(match).artifacts) == (3, ["bat", "box"])
    assert asked(match) == 1


@rule("euphoria.abilities.5", "euphoria.powers.9")
def test_an_ability_spent_on_ones_own_turn_may_be_used_on_the_next_players_turn() -> None:
    match = position(
        players=[
            {
                "workers": [2, 6],
                "board": {"subterran-tunnel": 6},
                "energy": 1,
                "morale": 6,
                "knowledge": 4,
                "recruits": ["gambler", "steven"],
            },
            {"workers": [4], "water": 1},
        ],
        draws=["bat", "bat", "box", "bear", "bear", "bear"],
        dice=[6],
    )
    play(match, "place 2 euphorian-tunnel", "dig artifact", "use gambler")
    assert player(match).artifacts == ["bat", "bat"]
    play(match, "place 4 subterran-tunnel", "gain gold")
    assert asked(match) == 0
    play(match, "use gambler")
    assert player(match).artifacts == ["bat", "bat", "bear", "bear", "bear"]


@rule("euphoria.abilities.6", "euphoria.powers.9", "euphoria.powers.10")
@pytest.mark.parametrize("chosen", ["gambler", "geek"])
def test_only_one_ability_changes_a_draw_and_it_is_announced_before_any_card(chosen: str) -> None:
    match = position(
        players=[
            {
                "workers": [2],
                "bliss": 1,
                "food": 1,
                "morale": 6,
                "knowledge": 1,
                "recruits": ["gambler", "geek"],
            }
        ]
    )
    play(match, "place 2 breeze-bar")
    assert set(moves(match)) == {"use gambler", "use geek", "skip"}
    assert player(match).artifacts == []
    play(match, f"use {chosen}")
    assert may_not(match, "use gambler", "use geek")


@rule("euphoria.abilities.7")
def test_the_order_of_ones_own_abilities_is_free() -> None:
    match = position(
        players=[
            {"workers": [3], "board": {"generator": 3}, "recruits": ["katy", "gary", "josiah"]},
        ]
    )
    play(match, "place 3 generator")
    assert set(moves(match)) == {"use katy", "use gary", "use josiah"}
    play(match, "use gary", "choose 1 morale")
    assert set(moves(match)) == {"use katy", "use josiah"}


@rule("euphoria.abilities.7")
def test_the_player_whose_turn_it_is_answers_an_event_first() -> None:
    """A bump that both the second Julia (who bumps) and the second Amanda (bumped) may answer."""
    match = position(
        players=[
            {"workers": [4, 1], "energy": 1, "recruits": ["julia"], "morale": 2},
            {"workers": [], "board": {"euphorian-tunnel": 2}, "bliss": 1, "recruits": ["amanda"]},
        ],
        options=SECOND,
    )
    play(match, "place 4 euphorian-tunnel")
    assert (asked(match), moves(match)) == (0, ["use julia", "skip"])


@rule("euphoria.abilities.7", "euphoria.decks.3")
def test_the_others_follow_in_seat_order() -> None:
    match = position(
        seats=4,
        turn=2,
        players=[{}, {}, {"workers": [1, 2], "recruits": ["zong"]}, {}],
        options=SECOND,
    )
    play(match, "place 1 cloud-mine", "use zong")
    for seat in (3, 0, 1):
        assert asked(match) == seat
        play(match, "choose 1 bliss" if seat == 0 else "skip")
    assert [player(match, seat).goods for seat in (0, 1, 3)] == [{"bliss": 1}, {}, {}]


@rule("euphoria.abilities.9", "euphoria.powers.5")
def test_an_ability_that_answers_an_event_acts_directly_after_it() -> None:
    """Steven speaks after the lost worker, before the placement that bumped it goes on."""
    match = position(
        players=[
            {"workers": [4, 1], "energy": 1},
            {
                "workers": [6],
                "board": {"euphorian-tunnel": 2},
                "recruits": ["steven"],
                "knowledge": 6,
            },
        ],
        dice=[6],
        draws=["box"],
    )
    play(match, "place 4 euphorian-tunnel")
    assert (asked(match), moves(match)) == (1, ["gain gold", "gain stone", "gain clay"])
    play(match, "gain clay")
    assert (player(match, 1).goods, player(match, 1).artifacts) == ({"clay": 1}, ["box"])
    assert (asked(match), moves(match)) == (0, ["dig resource", "dig artifact"])


@rule("euphoria.abilities.10", "euphoria.powers.1", "euphoria.powers.6", "euphoria.penalty.17")
@pytest.mark.parametrize(("face", "hand"), [(5, [5, 5]), (6, [5])])
def test_a_chosen_face_is_no_roll_but_counts_in_the_check(face: int, hand: list[int]) -> None:
    match = position(
        players=[
            {"workers": [4, 1], "energy": 1, "recruits": ["ben"], "morale": 6},
            {
                "workers": [5],
                "board": {"euphorian-tunnel": 2},
                "recruits": ["amanda"],
                "bliss": 1,
                "food": 1,
                "knowledge": 5,
            },
        ],
        markets={"upper-subterran": {"tile": "stadium", "stars": [0]}},
    )
    play(match, "place 4 euphorian-tunnel", "use amanda", f"face {face}")
    assert chance(match) == ()
    assert player(match, 1).hand == hand  # 5 + 5 + 5 is 15
    assert player(match, 1).goods == {"food": 1}  # nothing for the Stadium
    assert moves(match) == ["dig resource", "dig artifact"]  # and nothing for Ben


@rule("euphoria.abilities.11")
def test_a_side_that_would_change_nothing_is_not_offered() -> None:
    match = position(players=[{"workers": [1], "recruits": ["sarinee"], "knowledge": 1}])
    play(match, "place 1 cloud-mine")
    assert player(match).goods == {"bliss": 2}
    both = position(players=[{"workers": [1], "recruits": ["sarinee"], "knowledge": 2}])
    play(both, "place 1 cloud-mine")
    assert set(moves(both)) == {"choose lose 1 knowledge", "choose 1 bliss"}


@rule("euphoria.abilities.12", "euphoria.powers.26")
@pytest.mark.parametrize(
    ("space", "holds", "offered"),
    [
        ("upper-subterran-market", {"energy": 4, "stone": 1}, True),
        ("incinerator", {"artifacts": ["bat", "bat"]}, True),
        ("free-press", {"artifacts": ["bat", "bat"]}, True),
        ("ark", {"artifacts": ["bat", "bat"]}, True),
        ("wind-saloon", {"artifacts": ["bat", "bat"]}, False),
        ("nimbus-loft", {"gold": 3}, False),
        ("breeze-bar", {"bliss": 1, "food": 1}, False),
        ("sky-lounge", {"bliss": 1, "food": 1}, False),
    ],
)
def test_a_non_icarite_market_is_a_built_one_or_one_of_three_artifact_markets(
    space: str, holds: dict[str, Any], offered: bool
) -> None:
    match = position(
        players=[{"workers": [1], "recruits": ["bradley"], "morale": 2, **holds}],
        markets={"upper-subterran": {"tile": "courthouse", "stars": [0]}},
        draws=["bear", "box"],
    )
    play(match, f"place 1 {space}")
    if "sky-lounge" in space:
        play(match, "gain gold", "gain gold")
    assert may(match, "use bradley") is offered
    if offered:
        play(match, "use bradley")
        assert moves(match) == ["discard bear", "discard box"]
        play(match, "discard box")
        assert "box" in discarded(match)
