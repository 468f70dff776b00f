"""Commodity areas and tunnels (euphoria.commodity, euphoria.tunnel)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import play
from tests.games.euphoria.told import allegiance, may, may_not, miner, moves, player
from tests.rules_cited import rule

AREAS = {
    "generator": ("euphorian", "energy"),
    "aquifer": ("subterran", "water"),
    "farm": ("wastelander", "food"),
    "cloud-mine": ("icarite", "bliss"),
}
TUNNELS = {
    "euphorian": ("energy", "gold", "water"),
    "subterran": ("water", "stone", "food"),
    "wastelander": ("food", "clay", "energy"),
}
"""What each tunnel costs, what it gives, and what its end gives three of."""


@rule("euphoria.commodity.1", "euphoria.commodity.2", "euphoria.commodity.3")
@rule("euphoria.commodity.4")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize(
    ("standing", "face", "goods", "advances", "knowledge"),
    [
        ([], 1, 1, 1, 3),
        ([], 4, 1, 1, 3),
        ([3], 1, 1, 1, 3),  # 4
        ([], 5, 1, 0, 2),
        ([4], 1, 1, 0, 2),  # 5
        ([2, 3], 3, 1, 0, 2),  # 8
        ([2, 3], 4, 2, 0, 4),  # 9
        ([6, 6], 6, 2, 0, 4),  # 18
    ],
)
def test_an_area_pays_by_the_sum_of_all_faces_on_it(
    area: str, standing: list[int], face: int, goods: int, advances: int, knowledge: int
) -> None:
    faction, good = AREAS[area]
    match = position(players=[{"workers": [face, 6]}, {"workers": [1], "board": {area: standing}}])
    play(match, f"place {face} {area}")
    if face == 6:
        play(match, "end")
    assert player(match).goods == {good: goods}
    assert allegiance(match, faction) == advances
    assert player(match).knowledge == knowledge
    assert player(match, 1).knowledge == 3


@rule("euphoria.commodity.1")
def test_own_workers_and_those_of_all_others_count() -> None:
    match = position(
        seats=3,
        players=[
            {"workers": [1], "board": {"farm": 2, "aquifer": 6}},
            {"workers": [6], "board": {"farm": 3}},
            {"workers": [6], "board": {"farm": [1, 2]}},
        ],
    )
    play(match, "place 1 farm")  # 9 in all
    assert player(match).goods == {"food": 2}


@rule("euphoria.commodity.1")
def test_an_area_costs_nothing() -> None:
    match = position(players=[{"workers": [3]}])
    assert may(match, *(f"place 3 {area}" for area in AREAS))


@rule("euphoria.commodity.5", "euphoria.allegiance.2")
def test_an_advance_helps_the_next_placement_of_the_turn() -> None:
    match = position(
        players=[{"workers": [2, 2], "recruits": ["ray"]}], allegiance={"euphorian": 1}
    )
    play(match, "place 2 generator")
    assert (player(match).goods, allegiance(match, "euphorian")) == ({"energy": 1}, 2)
    play(match, "place 2 generator")
    assert (player(match).goods, allegiance(match, "euphorian")) == ({"energy": 3}, 3)


@rule("euphoria.tunnel.1")
@pytest.mark.parametrize("faction", TUNNELS)
def test_a_tunnel_gives_its_resource_or_an_artifact_to_anyone(faction: str) -> None:
    cost, resource, _ = TUNNELS[faction]
    match = position(players=[{"workers": [3], cost: 1}], draws=["box"])
    play(match, f"place 3 {faction}-tunnel")
    assert moves(match) == ["dig resource", "dig artifact"]
    other = match.copy()
    play(match, "dig resource")
    assert (player(match).goods, player(match).artifacts) == ({resource: 1}, [])
    play(other, "dig artifact")
    assert (player(other).goods, player(other).artifacts) == ({}, ["box"])


@rule("euphoria.tunnel.2")
@pytest.mark.parametrize("faction", TUNNELS)
def test_the_miner_advances_before_the_benefit(faction: str) -> None:
    match = position(players=[{"workers": [3], TUNNELS[faction][0]: 1}])
    play(match, f"place 3 {faction}-tunnel")
    assert [miner(match, each) for each in TUNNELS] == [int(each == faction) for each in TUNNELS]
    assert player(match).goods == {}


@rule("euphoria.tunnel.2", "euphoria.recruits.2", "euphoria.recruits.3", "euphoria.allegiance.3")
def test_a_recruit_that_the_miner_reveals_brings_both_benefits_at_once() -> None:
    match = position(
        players=[{"workers": [3], "water": 1, "hidden": ["curtis"], "morale": 2}],
        miners={"subterran": 5},
        allegiance={"subterran": 5},
        draws=["box"],
    )
    play(match, "place 3 subterran-tunnel")
    assert player(match).recruits == ["curtis"]
    assert (player(match).goods, player(match).artifacts) == ({"stone": 1}, ["box"])


@rule("euphoria.tunnel.2", "euphoria.tunnel.3")
@pytest.mark.parametrize("faction", TUNNELS)
def test_a_finished_tunnel_is_used_as_before(faction: str) -> None:
    cost, resource, _ = TUNNELS[faction]
    match = position(players=[{"workers": [3], cost: 1}], miners={faction: 9})
    play(match, f"place 3 {faction}-tunnel", "dig resource")
    assert (miner(match, faction), player(match).goods) == (9, {resource: 1})


@rule("euphoria.tunnel.3")
@pytest.mark.parametrize("faction", TUNNELS)
def test_the_ninth_step_opens_the_end_for_good(faction: str) -> None:
    member = {"euphorian": "ray", "subterran": "curtis", "wastelander": "nick"}[faction]
    cost, resource, gift = TUNNELS[faction]
    own: dict[str, Any] = {"workers": [3, 3], cost: 1, "recruits": [member]}
    match = position(players=[own], miners={faction: 7})
    play(match, f"place 3 {faction}-tunnel", "dig resource")
    assert miner(match, faction) == 8
    assert may_not(match, f"place 3 {faction}-tunnel-end")
    match = position(players=[own], miners={faction: 8})
    assert may_not(match, f"place 3 {faction}-tunnel-end")
    play(match, f"place 3 {faction}-tunnel", "dig resource", f"place 3 {faction}-tunnel-end")
    assert player(match).goods == {resource: 1, gift: 3}
