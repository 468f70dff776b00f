"""The twelve Subterran recruits of the first edition."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import asked, may_place, offered, play, turn, view_of
from tests.games.euphoria.situations import DIG, bumping, digging, self_bumping, using_a_market
from tests.games.euphoria.told import allegiance, miner, on_board, player, territory
from tests.rules_cited import rule

# Maggie the Outlaw: retrieve workers that all stood in Subterra, 1 water or 1 stone


@rule("euphoria.powers.16", "euphoria.retrieve.3")
@pytest.mark.parametrize(
    "space",
    [
        "aquifer",
        "subterran-tunnel",
        "subterran-tunnel-end",
        "upper-subterran-site-1",
        "lower-subterran-market",
        "free-press",
    ],
)
def test_maggie_is_paid_for_workers_from_anywhere_in_subterra(space: str) -> None:
    match = position(
        players=[{"board": {space: 3}, "food": 1, "recruits": ["maggie"]}],
        miners={"subterran": 9},
        markets={"lower-subterran": {"tile": "spa"}},
        dice=[4],
    )
    play(match, "retrieve food")
    assert player(match).hand == [4], "after the roll"
    assert offered(match) == {"choose 1 water", "choose 1 stone"}
    play(match, "choose 1 stone")
    assert player(match).goods == {"stone": 1}


@rule("euphoria.powers.16")
@pytest.mark.parametrize("space", ["farm", "euphorian-tunnel", "tank-water", "nimbus-loft", "ark"])
def test_one_worker_from_elsewhere_spoils_it_for_maggie(space: str) -> None:
    match = position(
        players=[{"board": {"aquifer": 3, space: 1}, "food": 1, "recruits": ["maggie"]}],
        dice=[1, 4],
    )
    play(match, "retrieve food", "take all")
    assert turn(match) == 1
    assert player(match).goods == {}


@rule("euphoria.powers.16", "euphoria.retrieve.1")
def test_maggie_looks_only_at_the_workers_chosen() -> None:
    match = position(
        players=[{"board": {"aquifer": 3, "farm": 1}, "food": 1, "recruits": ["maggie"]}],
        dice=[4],
    )
    play(match, "retrieve food", "take aquifer 3", "skip", "choose 1 water")
    assert player(match).goods == {"water": 1}


@rule("euphoria.powers.16")
def test_maggie_is_not_paid_for_a_bump() -> None:
    match = position(
        players=[
            {"workers": [2], "water": 1},
            {"workers": [1], "board": {"subterran-tunnel": 5}, "recruits": ["maggie"]},
        ],
        dice=[1],
    )
    play(match, "place 2 subterran-tunnel", "dig resource")
    assert turn(match) == 1
    assert player(match, 1).goods == {}


@rule("euphoria.powers.16", "euphoria.powers.17")
def test_maggie_is_paid_even_if_pete_took_the_worker() -> None:
    match = position(
        players=[{"workers": [1], "board": {"aquifer": 3}, "recruits": ["maggie", "pete"]}]
    )
    play(match, "retrieve free", "use pete", "gain gold", "choose 1 stone")
    assert player(match).goods == {"food": 4, "gold": 1, "stone": 1}


# Major Dave the Demolitionist: bump an opponent from a tunnel, 2 knowledge: resource and miner


@rule("euphoria.abilities.8")
def test_dave_blasts_a_resource_out_and_moves_the_miner_before_the_benefit() -> None:
    match = bumping({"recruits": ["dave"]})
    assert offered(match) == {"use dave", "skip"}
    play(match, "use dave")
    assert (player(match).goods, player(match).knowledge) == ({"gold": 1}, 5)
    assert offered(match) == DIG
    play(match, "dig resource")
    assert player(match).goods == {"gold": 2}
    assert miner(match, "euphorian") == 2


def test_dave_blasts_out_what_the_tunnel_holds() -> None:
    match = position(
        players=[
            {"workers": [2], "food": 1, "recruits": ["dave"]},
            {"workers": [1], "board": {"wastelander-tunnel": 5}},
        ],
        dice=[1],
    )
    play(match, "place 2 wastelander-tunnel", "use dave", "dig artifact")
    assert player(match).goods == {"clay": 1}
    assert (miner(match, "wastelander"), miner(match, "euphorian")) == (2, 0)


@rule("euphoria.abilities.1")
def test_dave_may_be_declined() -> None:
    match = bumping({"recruits": ["dave"]})
    play(match, "skip", "dig resource")
    assert (player(match).goods, player(match).knowledge) == ({"gold": 1}, 3)
    assert miner(match, "euphorian") == 1


@rule("euphoria.abilities.2")
def test_dave_needs_room_for_two_knowledge() -> None:
    match = bumping({"recruits": ["dave"], "knowledge": 5})
    assert offered(match) == DIG


def test_dave_wants_an_opponent_bumped_from_a_tunnel() -> None:
    assert offered(digging({"recruits": ["dave"]})) == DIG
    assert offered(self_bumping({"recruits": ["dave"]})) == DIG
    match = position(
        players=[
            {"workers": [2], "energy": 3, "recruits": ["dave"]},
            {"workers": [1], "board": {"tank-energy": 5}},
        ],
        dice=[1, 1],
    )
    play(match, "place 2 tank-energy")
    assert turn(match) == 1


@rule("euphoria.recruits.2")
def test_daves_extra_step_reveals_recruits_like_any_other() -> None:
    match = bumping({"recruits": ["dave"]}, {"hidden": ["laura"]}, miners={"euphorian": 5})
    play(match, "use dave")
    assert view_of(match).players[1].recruits == ["laura"]


# Xander the Excavator: bump a higher face from a tunnel, 1 knowledge: 1 more resource, afterwards


@rule("euphoria.powers.4", "euphoria.abilities.8")
def test_xander_digs_deeper_when_the_bumped_worker_showed_more() -> None:
    match = bumping({"recruits": ["xander"]}, face=5, dice=[1])
    assert offered(match) == DIG
    play(match, "dig resource")
    assert offered(match) == {"use xander", "skip"}
    play(match, "use xander")
    assert player(match).goods == {"gold": 2}
    assert player(match).knowledge == 4
    assert miner(match, "euphorian") == 1


@rule("euphoria.powers.4")
@pytest.mark.parametrize("face", [1, 2])
def test_xander_does_not_dig_where_the_bumped_showed_no_more(face: int) -> None:
    match = bumping({"recruits": ["xander"]}, face=face, dice=[6])
    play(match, "dig resource")
    assert turn(match) == 1


@rule("euphoria.powers.4")
def test_xander_gives_the_resource_also_to_who_took_the_artifact() -> None:
    match = bumping({"recruits": ["xander"]}, draws=["bat"])
    play(match, "dig artifact", "use xander")
    assert (player(match).goods, player(match).artifacts) == ({"gold": 1}, ["bat"])


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_xander_may_be_declined_and_needs_room_for_knowledge() -> None:
    match = bumping({"recruits": ["xander"]})
    play(match, "dig resource", "skip")
    assert (player(match).goods, player(match).knowledge) == ({"gold": 1}, 3)
    match = bumping({"recruits": ["xander"], "knowledge": 6})
    play(match, "dig resource")
    assert turn(match) == 1


@rule("euphoria.powers.4")
def test_xander_digs_in_tunnels_only() -> None:
    match = position(
        players=[
            {"workers": [2], "energy": 3, "recruits": ["xander"]},
            {"workers": [1], "board": {"tank-energy": 5}},
        ],
        dice=[1, 1],
    )
    play(match, "place 2 tank-energy")
    assert turn(match) == 1


@rule("euphoria.powers.4")
def test_xander_is_silent_on_a_self_bump() -> None:
    match = self_bumping({"recruits": ["xander"]})
    play(match, "dig resource")
    assert turn(match) == 1


@rule("euphoria.recruits.2", "euphoria.recruits.3")
def test_a_xander_revealed_in_the_middle_of_an_action_waits_for_the_next_double() -> None:
    match = position(
        players=[
            {"workers": [2, 2], "water": 1, "energy": 1, "hidden": ["xander"]},
            {"workers": [1], "board": {"subterran-tunnel": 5, "euphorian-tunnel": 5}},
        ],
        miners={"subterran": 5},
        dice=[1, 1],
    )
    play(match, "place 2 subterran-tunnel", "dig resource")
    assert view_of(match).players[0].recruits == ["xander"]
    assert "use xander" not in offered(match)
    assert "end" in offered(match), "the doubles are next"
    play(match, "place 2 euphorian-tunnel", "dig resource", "use xander")
    assert player(match).goods == {"stone": 1, "gold": 2}


@rule("euphoria.powers.4", "euphoria.powers.11")
@pytest.mark.parametrize(("face", "digs"), [(1, False), (2, False), (3, True)])
def test_xander_still_knows_the_face_of_a_worker_that_chase_sacrificed(
    face: int, digs: bool
) -> None:
    match = bumping({"workers": [2, 4], "recruits": ["xander", "chase"]}, face=face)
    play(match, "use chase", "dig resource")
    assert ("use xander" in offered(match)) is digs


# Jonathan the Gambler: once a turn, 1 knowledge: three cards for one, keep those that match


@rule("euphoria.powers.9", "euphoria.abilities.6")
def test_the_gambler_keeps_a_pair_of_three_cards() -> None:
    match = digging({"recruits": ["gambler"], "morale": 3}, draws=["bat", "box", "bat"])
    play(match, "dig artifact")
    assert offered(match) == {"use gambler", "skip"}
    assert player(match).artifacts == [], "no card is seen before the announcement"
    play(match, "use gambler")
    assert (player(match).artifacts, player(match).knowledge) == (["bat", "bat"], 4)
    assert view_of(match).artifact_discard["box"] == 1


@rule("euphoria.powers.9")
def test_the_gambler_keeps_three_of_a_kind() -> None:
    match = digging({"recruits": ["gambler"], "morale": 3}, draws=["bat", "bat", "bat"])
    play(match, "dig artifact", "use gambler")
    assert player(match).artifacts == ["bat", "bat", "bat"]


@rule("euphoria.powers.9")
def test_the_gambler_loses_three_different_cards() -> None:
    match = digging(
        {"recruits": ["gambler"], "morale": 3, "artifacts": ["bat"]}, draws=["bat", "box", "bear"]
    )
    play(match, "dig artifact", "use gambler")
    assert player(match).artifacts == ["bat"], "cards match each other, not those in hand"


@rule("euphoria.abilities.1")
def test_the_gambler_may_be_declined() -> None:
    match = digging({"recruits": ["gambler"]}, draws=["box"])
    play(match, "dig artifact", "skip")
    assert (player(match).artifacts, player(match).knowledge) == (["box"], 3)


@rule("euphoria.abilities.2")
def test_the_gambler_needs_room_for_knowledge() -> None:
    match = digging({"recruits": ["gambler"], "knowledge": 6}, draws=["box"])
    play(match, "dig artifact")
    assert player(match).artifacts == ["box"]


@rule("euphoria.powers.9", "euphoria.icarus.3")
def test_the_gambler_stakes_one_card_of_a_draw_of_two() -> None:
    match = position(
        players=[
            {"workers": [2], "bliss": 1, "food": 1, "morale": 6, "recruits": ["gambler"]},
        ],
        draws=["bear", "box", "bat", "bat"],
    )
    play(match, "place 2 breeze-bar", "use gambler")
    assert len(player(match).artifacts) == 3
    assert player(match).artifacts.count("bat") == 2


@rule("euphoria.abilities.5")
def test_the_gambler_plays_once_a_turn() -> None:
    match = position(
        players=[
            {
                "workers": [2, 2],
                "energy": 1,
                "water": 1,
                "morale": 6,
                "recruits": ["gambler"],
            }
        ],
        draws=["bat", "bat", "bat", "box"],
    )
    play(match, "place 2 euphorian-tunnel", "dig artifact", "use gambler")
    play(match, "place 2 subterran-tunnel", "dig artifact")
    assert player(match).artifacts == ["bat", "bat", "bat", "box"]
    assert player(match).knowledge == 4


@rule("euphoria.abilities.5", "euphoria.powers.5")
def test_the_gambler_plays_again_on_the_next_players_turn() -> None:
    match = position(
        players=[
            {
                "workers": [2, 6],
                "energy": 1,
                "board": {"subterran-tunnel": 6},
                "recruits": ["gambler", "steven"],
            },
            {"workers": [1], "water": 1},
        ],
        draws=["bat", "box", "bear"],
        dice=[6],
    )
    play(match, "place 2 euphorian-tunnel", "dig artifact", "use gambler")
    play(match, "place 1 subterran-tunnel", "gain gold")
    assert (asked(match), offered(match)) == (0, {"use gambler", "skip"})


@rule("euphoria.abilities.6")
def test_the_gambler_and_geek_never_change_one_draw_together() -> None:
    match = digging(
        {"recruits": ["gambler", "geek"], "morale": 6}, draws=["bat", "bat", "bat", "box"]
    )
    play(match, "dig artifact")
    assert offered(match) == {"use gambler", "use geek", "skip"}
    play(match, "use gambler")
    assert player(match).artifacts == ["bat", "bat", "bat"]
    assert turn(match) == 1


# Josiah the Hacker: on the Generator, the Farm or the Cloud Mine


@rule("euphoria.powers.12", "euphoria.abilities.1")
@pytest.mark.parametrize("area", ["generator", "farm", "cloud-mine"])
def test_josiah_teaches_every_opponent_there_once_and_cheers_himself(area: str) -> None:
    match = position(
        seats=3,
        players=[
            {"workers": [1], "recruits": ["josiah"]},
            {"workers": [1], "board": {area: [1, 1]}},
            {"workers": [1], "board": {"aquifer": 1}},
        ],
    )
    play(match, f"place 1 {area}")
    assert turn(match) == 1, "there is nothing to decline"
    assert [player(match, seat).knowledge for seat in range(3)] == [3, 4, 3]
    assert [player(match, seat).morale for seat in range(3)] == [2, 1, 1]


@rule("euphoria.powers.12")
def test_josiah_is_cheered_where_nobody_else_is() -> None:
    match = position(players=[{"workers": [1], "board": {"farm": 1}, "recruits": ["josiah"]}])
    play(match, "place 1 farm")
    assert (player(match).morale, player(match).knowledge, player(match, 1).knowledge) == (2, 3, 3)


@rule("euphoria.powers.12")
def test_josiah_does_not_hack_the_aquifer() -> None:
    match = position(
        players=[
            {"workers": [1], "recruits": ["josiah"]},
            {"workers": [1], "board": {"aquifer": 1}},
        ]
    )
    play(match, "place 1 aquifer")
    assert (player(match).morale, player(match, 1).knowledge) == (1, 3)


@rule("euphoria.powers.12", "euphoria.powers.20")
def test_what_josiah_teaches_cheers_the_opponents_nick_up() -> None:
    match = position(
        players=[
            {"workers": [1], "recruits": ["josiah"]},
            {"workers": [1], "board": {"farm": 1}, "recruits": ["nick"]},
        ]
    )
    play(match, "place 1 farm")
    assert (player(match, 1).morale, player(match, 1).knowledge) == (2, 4)


# Faith the Hydroelectrician: on the Aquifer without artifacts, 1 energy


@rule("euphoria.abilities.1")
def test_faith_adds_an_energy_on_the_aquifer() -> None:
    match = position(players=[{"workers": [2], "stone": 1, "recruits": ["faith"]}])
    play(match, "place 2 aquifer")
    assert player(match).goods == {"water": 1, "energy": 1, "stone": 1}
    assert turn(match) == 1, "there is nothing to decline"


@pytest.mark.parametrize(
    ("area", "mine"), [("aquifer", {"artifacts": ["bat"]}), ("generator", {}), ("farm", {})]
)
def test_faith_needs_the_aquifer_and_an_empty_hand(area: str, mine: dict[str, Any]) -> None:
    match = position(players=[{"workers": [2], "recruits": ["faith"], **mine}])
    play(match, f"place 2 {area}")
    assert sum(player(match).goods.values()) == 1


# Brett the Lockpicker: a market outside Icarus without a bump, after the star, 2 knowledge


@rule("euphoria.abilities.8", "euphoria.cost.1")
def test_brett_picks_any_resource_after_the_star() -> None:
    match = using_a_market({"recruits": ["brett"]})
    assert (territory(match, "euphorian"), allegiance(match, "euphorian")) == ([1, 0], 1)
    assert offered(match) == {"use brett", "skip"}
    play(match, "use brett")
    assert offered(match) == {"gain gold", "gain stone", "gain clay"}
    play(match, "gain gold")
    assert (player(match).goods, player(match).knowledge, turn(match)) == ({"gold": 1}, 5, 1)


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_brett_may_be_declined_and_needs_room_for_two_knowledge() -> None:
    match = using_a_market({"recruits": ["brett"]})
    play(match, "skip")
    assert (player(match).goods, player(match).knowledge) == ({}, 3)
    assert turn(using_a_market({"recruits": ["brett"], "knowledge": 5})) == 1


@pytest.mark.parametrize("owner", [0, 1])
def test_brett_picks_no_lock_that_somebody_was_bumped_from(owner: int) -> None:
    sides: list[dict[str, Any]] = [{"recruits": ["brett"]}, {"workers": [1]}]
    sides[owner]["board"] = {"upper-euphorian-market": 4}
    match = using_a_market(*sides)
    assert turn(match) == 1
    assert player(match).goods == {}


@rule("euphoria.abilities.12")
@pytest.mark.parametrize(("market", "speaks"), [("free-press", True), ("wind-saloon", False)])
def test_brett_knows_the_artifact_markets_outside_icarus(market: str, speaks: bool) -> None:
    match = position(
        players=[{"workers": [2], "morale": 3, "artifacts": ["bat"] * 2, "recruits": ["brett"]}]
    )
    play(match, f"place 2 {market}")
    assert ("use brett" in offered(match)) is speaks


# Chase the Miner: the worker placed on a tunnel for 2 of its resource; a new worker placed at once


@rule("euphoria.powers.11", "euphoria.abilities.3")
def test_chase_leaves_his_worker_in_the_tunnel_for_two_more() -> None:
    match = digging({"workers": [2, 4], "recruits": ["chase"]})
    assert offered(match) == {"use chase", "skip"}
    play(match, "use chase")
    assert player(match).goods == {"gold": 2}
    assert (player(match).hand, on_board(match, 0), player(match).reserve) == ([4], {}, 3)
    play(match, "dig resource")
    assert player(match).goods == {"gold": 3}
    assert miner(match, "euphorian") == 1
    assert "euphorian-tunnel" not in view_of(match).spaces


@rule("euphoria.abilities.1")
def test_chase_may_be_declined() -> None:
    match = digging({"workers": [2, 4], "recruits": ["chase"]})
    play(match, "skip", "dig resource")
    assert player(match).goods == {"gold": 1}
    assert on_board(match, 0) == {"euphorian-tunnel": 2}


@rule("euphoria.abilities.3")
def test_chase_keeps_the_last_worker() -> None:
    assert offered(digging({"recruits": ["chase"]})) == DIG


@rule("euphoria.powers.11")
def test_chase_sacrifices_nobody_at_the_end_of_a_tunnel() -> None:
    match = position(players=[{"workers": [2, 4], "recruits": ["chase"]}], miners={"subterran": 9})
    play(match, "place 2 subterran-tunnel-end")
    assert turn(match) == 1
    assert player(match).goods == {"food": 3}


@rule("euphoria.abilities.7")
def test_julia_still_knows_the_face_of_a_worker_that_chase_sacrificed() -> None:
    match = bumping({"workers": [2, 4], "morale": 3, "recruits": ["julia", "chase"]}, face=2)
    assert offered(match) == {"use julia", "use chase", "skip"}
    play(match, "use chase")
    assert offered(match) == {"use julia", "skip"}


@rule("euphoria.powers.11", "euphoria.tank.1")
def test_chase_places_a_new_worker_at_once_and_at_the_usual_cost() -> None:
    match = position(players=[{"workers": [2], "water": 4, "recruits": ["chase"]}], dice=[5])
    play(match, "place 2 tank-water")
    assert {"place 5 farm", "place 5 subterran-tunnel", "skip"} <= offered(match)
    assert not may_place(match, "euphorian-tunnel")
    play(match, "place 5 subterran-tunnel", "skip", "dig resource")
    assert player(match).goods == {"stone": 1}
    assert on_board(match, 0) == {"tank-water": 2, "subterran-tunnel": 5}


@rule("euphoria.powers.11")
def test_chase_need_not_place_the_new_worker() -> None:
    match = position(players=[{"workers": [2], "water": 3, "recruits": ["chase"]}], dice=[5])
    play(match, "place 2 tank-water", "skip")
    assert turn(match) == 1
    assert player(match).hand == [5]


@rule("euphoria.powers.11", "euphoria.check.2")
def test_chase_does_not_place_a_new_worker_that_the_check_took() -> None:
    match = position(players=[{"workers": [2, 5, 5], "water": 3, "recruits": ["chase"]}], dice=[6])
    play(match, "place 2 tank-water")
    assert turn(match) == 1
    assert player(match).hand == [5, 5]


@rule("euphoria.powers.11", "euphoria.check.2")
def test_chase_places_the_new_worker_when_the_check_took_another() -> None:
    match = position(players=[{"workers": [2, 5, 6], "water": 3, "recruits": ["chase"]}], dice=[4])
    play(match, "place 2 tank-water")
    assert player(match).hand == [4, 5]
    assert "place 4 farm" in offered(match)
    assert "place 5 farm" not in offered(match)


@rule("euphoria.doubles.3", "euphoria.powers.11")
def test_a_new_worker_that_chase_did_not_place_does_not_join_the_doubles() -> None:
    match = position(players=[{"workers": [2, 2], "water": 3, "recruits": ["chase"]}], dice=[2])
    play(match, "place 2 tank-water", "skip", "place 2 farm")
    assert turn(match) == 1
    assert player(match).hand == [2]


@rule("euphoria.penalty.5", "euphoria.powers.11")
def test_the_fountain_forbids_chase_the_second_placement() -> None:
    match = position(
        players=[{"workers": [2], "water": 3, "recruits": ["chase"]}],
        markets={"upper-subterran": {"tile": "fountain"}},
        dice=[5],
    )
    play(match, "place 2 tank-water")
    assert turn(match) == 1


# Soulless the Plumber: on the Aquifer with the lowest face, 1 morale or 1 water


@rule("euphoria.abilities.1", "euphoria.abilities.4")
@pytest.mark.parametrize("others", [[], [3], [6, 3]])
def test_soulless_plumbs_with_the_lowest_face_or_alone(others: list[int]) -> None:
    match = position(
        players=[
            {"workers": [2], "recruits": ["soulless"]},
            {"workers": [1], "board": {"aquifer": others}},
        ]
    )
    play(match, "place 2 aquifer")
    assert offered(match) == {"choose 1 morale", "choose 1 water"}
    before = player(match).morale
    play(match, "choose 1 morale")
    assert player(match).morale == before + 1


@rule("euphoria.abilities.4")
@pytest.mark.parametrize("others", [[2], [1], [5, 2]])
def test_soulless_does_not_plumb_on_a_tie_or_above_another(others: list[int]) -> None:
    match = position(
        players=[
            {"workers": [2], "recruits": ["soulless"]},
            {"workers": [1], "board": {"aquifer": others}},
        ]
    )
    play(match, "place 2 aquifer")
    assert turn(match) == 1
    assert player(match).morale == 1


@rule("euphoria.abilities.11")
def test_soulless_gives_water_where_morale_has_no_room() -> None:
    match = position(players=[{"workers": [2], "morale": 6, "recruits": ["soulless"]}])
    play(match, "place 2 aquifer")
    assert player(match).goods == {"water": 2}


@rule("euphoria.abilities.4")
def test_soulless_is_tied_by_an_own_worker_too_and_stays_at_the_aquifer() -> None:
    match = position(players=[{"workers": [2], "board": {"aquifer": 2}, "recruits": ["soulless"]}])
    play(match, "place 2 aquifer")
    assert turn(match) == 1
    match = position(players=[{"workers": [2], "recruits": ["soulless"]}])
    play(match, "place 2 farm")
    assert turn(match) == 1


# Curtis the Propagandist: 1 knowledge less for each morale really lost


@rule("euphoria.powers.19", "euphoria.abilities.1")
def test_curtis_forgets_with_the_morale_of_a_free_retrieval() -> None:
    match = position(
        players=[{"workers": [1], "board": {"farm": 2}, "morale": 3, "recruits": ["curtis"]}]
    )
    play(match, "retrieve free")
    assert (player(match).morale, player(match).knowledge) == (2, 2)
    assert turn(match) == 1


@rule("euphoria.powers.19")
def test_curtis_forgets_two_for_two_morale_paid_as_a_price() -> None:
    match = bumping({"recruits": ["curtis", "maxime"], "morale": 3})
    play(match, "use maxime")
    assert (player(match).morale, player(match).knowledge) == (1, 1)


@rule("euphoria.powers.19")
def test_curtis_forgets_only_for_morale_really_lost() -> None:
    match = position(players=[{"workers": [1], "board": {"farm": 2}, "recruits": ["curtis"]}])
    play(match, "retrieve free")
    assert (player(match).morale, player(match).knowledge) == (1, 3)
    match = position(
        players=[{"workers": [1], "board": {"farm": 2}, "morale": 2, "recruits": ["curtis"]}],
        markets={"upper-subterran": {"tile": "cafeteria"}},
    )
    play(match, "retrieve free")
    assert (player(match).morale, player(match).knowledge) == (1, 2)


@rule("euphoria.powers.19", "euphoria.retrieve.2")
def test_curtis_forgets_nothing_when_morale_rises() -> None:
    match = position(
        players=[{"workers": [1], "board": {"farm": 2}, "food": 1, "recruits": ["curtis"]}]
    )
    play(match, "retrieve food")
    assert (player(match).morale, player(match).knowledge) == (3, 3)


@rule("euphoria.powers.19", "euphoria.powers.6")
def test_curtis_forgets_on_other_players_turns_too() -> None:
    match = position(
        players=[
            {"board": {"farm": 2, "aquifer": 1}, "food": 1},
            {"recruits": ["ben", "curtis"], "morale": 4},
        ],
        dice=[5, 5],
    )
    play(match, "retrieve food", "take all", "use ben", "gain gold")
    assert (player(match, 1).morale, player(match, 1).knowledge) == (2, 1)


# Andrew the Spelunker: the resource of the Euphorian or Wastelander tunnel with an empty hand


@rule("euphoria.powers.21", "euphoria.abilities.1")
@pytest.mark.parametrize(
    ("tunnel", "commodity", "resource"),
    [("euphorian-tunnel", "energy", "gold"), ("wastelander-tunnel", "food", "clay")],
)
def test_andrew_finds_an_artifact_beside_the_resource(
    tunnel: str, commodity: str, resource: str
) -> None:
    match = position(
        players=[{"workers": [2], commodity: 1, "recruits": ["andrew"]}], draws=["bear"]
    )
    play(match, f"place 2 {tunnel}", "dig resource")
    assert (player(match).goods, player(match).artifacts) == ({resource: 1}, ["bear"])
    assert turn(match) == 1, "there is nothing to decline"


@rule("euphoria.powers.21")
def test_andrew_adds_nothing_to_the_artifact() -> None:
    match = digging({"recruits": ["andrew"], "morale": 3}, draws=["bear", "box"])
    play(match, "dig artifact")
    assert (player(match).goods, player(match).artifacts) == ({}, ["bear"])


@rule("euphoria.powers.21")
def test_andrew_adds_nothing_to_a_hand_that_holds_a_card() -> None:
    match = digging({"recruits": ["andrew"], "morale": 3, "artifacts": ["bat"]})
    play(match, "dig resource")
    assert player(match).artifacts == ["bat"]


@rule("euphoria.powers.21")
def test_andrew_does_not_search_the_subterran_tunnel() -> None:
    match = position(players=[{"workers": [2], "water": 1, "recruits": ["andrew"]}])
    play(match, "place 2 subterran-tunnel", "dig resource")
    assert player(match).artifacts == []


@rule("euphoria.powers.21", "euphoria.allegiance.3")
def test_andrew_adds_nothing_where_tier_2_gives_both() -> None:
    match = digging(
        {"recruits": ["andrew", "katy"], "morale": 3},
        allegiance={"euphorian": 5},
        draws=["bear", "box"],
    )
    assert (player(match).goods, player(match).artifacts) == ({"gold": 1}, ["bear"])


@rule("euphoria.powers.21", "euphoria.penalty.11")
def test_the_registry_does_not_stop_andrew() -> None:
    match = digging(
        {"recruits": ["andrew", "katy"]},
        allegiance={"euphorian": 5},
        markets={"upper-subterran": {"tile": "registry"}},
        draws=["bear"],
    )
    play(match, "dig resource")
    assert (player(match).goods, player(match).artifacts) == ({"gold": 1}, ["bear"])


@rule("euphoria.powers.21", "euphoria.abilities.8")
def test_a_card_that_reitz_drew_before_leaves_andrew_nothing_to_add() -> None:
    match = digging({"recruits": ["andrew", "reitz"], "morale": 3}, draws=["bear", "box"])
    play(match, "use reitz", "dig resource")
    assert player(match).artifacts == ["bear"]


# Phil the Spy: bump an opponent without an active Subterran, 2 knowledge: a card


def test_phil_spies_on_who_has_no_subterran() -> None:
    match = bumping({"recruits": ["phil"]}, {"recruits": ["laura"]}, draws=["bat"])
    assert offered(match) == {"use phil", "skip"}
    play(match, "use phil")
    assert (player(match).artifacts, player(match).knowledge) == (["bat"], 5)
    assert offered(match) == DIG


@rule("euphoria.recruits.1")
def test_only_an_active_subterran_keeps_phil_out() -> None:
    match = bumping({"recruits": ["phil"]}, {"recruits": ["faith"]})
    assert offered(match) == DIG
    match = bumping({"recruits": ["phil"]}, {"hidden": ["faith"]})
    assert offered(match) == {"use phil", "skip"}


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_phil_may_be_declined_and_needs_room_for_two_knowledge() -> None:
    match = bumping({"recruits": ["phil"]})
    play(match, "skip")
    assert (player(match).artifacts, player(match).knowledge) == ([], 3)
    assert offered(bumping({"recruits": ["phil"], "knowledge": 5})) == DIG


def test_phil_is_silent_on_a_self_bump() -> None:
    assert offered(self_bumping({"recruits": ["phil"]})) == DIG


def test_phil_spies_outside_tunnels_too() -> None:
    match = position(
        players=[
            {"workers": [2], "water": 3, "recruits": ["phil"]},
            {"workers": [1], "board": {"tank-water": 5}},
        ],
        dice=[1, 1],
        draws=["box"],
    )
    play(match, "place 2 tank-water", "use phil")
    assert (player(match).artifacts, player(match).knowledge) == (["box"], 5)
