"""Recruits revealed in mid-action, and what any ability may ask (euphoria.recruits, abilities)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import asked, play
from tests.games.euphoria.told import may, may_not, moves, player, territory
from tests.rules_cited import rule


@rule("euphoria.recruits.3", "euphoria.powers.4")
def test_a_recruit_revealed_in_mid_action_acts_from_the_next_double_on() -> None:
    match = position(
        players=[
            {"workers": [2, 2], "water": 1, "energy": 1, "hidden": ["xander"]},
            {"workers": [], "board": {"subterran-tunnel": 5, "euphorian-tunnel": 5}},
        ],
        miners={"subterran": 5},
        dice=[1, 1],
    )
    play(match, "place 2 subterran-tunnel")
    assert player(match).recruits == ["xander"]
    play(match, "dig resource")
    assert may_not(match, "use xander")  # revealed by this action: too late for it
    play(match, "place 2 euphorian-tunnel", "dig resource")
    assert moves(match) == ["use xander", "skip"]


@rule("euphoria.recruits.3", "euphoria.allegiance.5")
def test_a_recruit_revealed_by_its_track_does_not_act_on_that_placement() -> None:
    match = position(players=[{"workers": [1, 1], "hidden": ["katy"]}], allegiance={"euphorian": 7})
    play(match, "place 1 generator")
    assert player(match).goods == {"energy": 1}
    play(match, "place 1 generator")
    assert player(match).goods == {"energy": 3, "food": 1}  # tier 1, and Katy


@rule("euphoria.recruits.3", "euphoria.allegiance.4", "euphoria.icarus.2")
def test_membership_counts_at_once_for_tier_bonuses_of_the_same_action() -> None:
    match = position(
        players=[{"workers": [1, 2], "gold": 3, "hidden": ["lee"]}],
        allegiance={"icarite": 7},
        draws=["bear"],
    )
    play(match, "place 1 nimbus-loft")
    assert player(match).recruits == ["lee"]
    assert player(match).artifacts == ["bear"]


@rule("euphoria.abilities.1")
@pytest.mark.parametrize("recruit", ["katy", "faith"])
def test_an_ability_without_a_price_acts_by_itself(recruit: str) -> None:
    space = "generator" if recruit == "katy" else "aquifer"
    match = position(players=[{"workers": [1], "recruits": [recruit]}])
    play(match, f"place 1 {space}")
    assert asked(match) == 1
    assert len(player(match).goods) == 2


@rule("euphoria.abilities.1", "euphoria.abilities.5")
def test_an_ability_with_a_price_may_be_declined_and_is_used_once_a_trigger() -> None:
    match = position(
        players=[
            {"workers": [2, 3], "energy": 1, "recruits": ["lee"], "morale": 6},
            {"workers": [], "board": {"euphorian-tunnel": 1}},
        ]
    )
    play(match, "place 2 euphorian-tunnel")
    assert moves(match) == ["use lee", "skip"]
    declined = match.copy()
    play(declined, "skip", "dig resource")
    assert (player(declined).morale, player(declined).goods) == (6, {"gold": 1})
    play(match, "use lee", "gain water")
    assert moves(match) == ["dig resource", "dig artifact"]


def bumping(own: dict[str, Any], knowledge: int = 3) -> Match:
    match = position(
        players=[
            {"workers": [2, 3], "energy": 1, **own},
            {"workers": [], "board": {"euphorian-tunnel": 1}, "knowledge": knowledge},
        ],
        dice=[1],
    )
    play(match, "place 2 euphorian-tunnel")
    return match


@rule("euphoria.abilities.2")
@pytest.mark.parametrize(
    ("recruit", "own", "offered"),
    [
        ("maxime", {"morale": 3}, True),
        ("maxime", {"morale": 2}, False),
        ("lee", {"morale": 2}, True),
        ("lee", {"morale": 1}, False),
        ("phil", {"knowledge": 4}, True),
        ("phil", {"knowledge": 5}, False),
    ],
)
def test_a_price_may_not_push_ones_own_marker_off_its_track(
    recruit: str, own: dict[str, Any], offered: bool
) -> None:
    assert may(bumping({"recruits": [recruit], **own}), f"use {recruit}") is offered


@rule("euphoria.abilities.2")
@pytest.mark.parametrize("recruit", ["maxime", "lee", "rebecca"])
def test_the_end_of_another_players_track_blocks_nothing(recruit: str) -> None:
    match = bumping({"recruits": [recruit], "morale": 4}, knowledge=6)
    assert may(match, f"use {recruit}")
    play(match, f"use {recruit}")
    assert player(match, 1).knowledge == 6


@rule("euphoria.abilities.3", "euphoria.powers.7")
@pytest.mark.parametrize(("workers", "offered"), [([3], False), ([3, 4], True)])
def test_the_last_worker_is_never_sacrificed(workers: list[int], offered: bool) -> None:
    match = position(
        players=[
            {"workers": workers, "artifacts": ["bat", "bat"], "morale": 2, "recruits": ["nakagawa"]}
        ]
    )
    play(match, "place 3 ark")
    assert may(match, "use nakagawa") is offered
    if offered:
        play(match, "use nakagawa")
        assert territory(match, "wastelander") == [2, 0]
        assert (player(match).board, player(match).reserve) == ({}, 3)


@rule("euphoria.abilities.4")
@pytest.mark.parametrize(
    ("standing", "works"), [([], True), ([2], True), ([3], False), ([4], False), ([1, 3], False)]
)
def test_the_highest_face_must_be_alone_at_the_top(standing: list[int], works: bool) -> None:
    match = position(
        players=[
            {"workers": [3], "recruits": ["scarby"]},
            {"board": {"farm": standing}, "workers": [1]},
        ]
    )
    play(match, "place 3 farm")
    assert may(match, "choose 1 food") is works


@rule("euphoria.abilities.4")
@pytest.mark.parametrize(
    ("standing", "works"), [([], True), ([4], True), ([3], False), ([2], False), ([5, 3], False)]
)
def test_the_lowest_face_must_be_alone_at_the_bottom(standing: list[int], works: bool) -> None:
    match = position(
        players=[
            {"workers": [3], "recruits": ["soulless"]},
            {"board": {"aquifer": standing}, "workers": [1]},
        ]
    )
    play(match, "place 3 aquifer")
    assert may(match, "choose 1 water") is works
