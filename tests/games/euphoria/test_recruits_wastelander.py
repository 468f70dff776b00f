"""The twelve Wastelander recruits of the first edition."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import asked, may_place, offered, play, turn, view_of
from tests.games.euphoria.situations import (
    DIG,
    ITS_PRICE,
    bumping,
    digging,
    self_bumping,
    using_a_market,
)
from tests.games.euphoria.told import allegiance, market, miner, on_board, player, territory
from tests.rules_cited import rule

SITE_1 = "upper-wastelander-site-1"  # costs stone
SITE_2 = "upper-wastelander-site-2"  # costs clay


# Flartner the Luddite: 1 artifact in place of the resource on a site, 1 morale


@rule("euphoria.powers.25")
def test_flartner_pays_an_artifact_on_a_site_and_is_cheered() -> None:
    match = position(players=[{"workers": [2], "artifacts": ["bat"], "recruits": ["flartner"]}])
    play(match, f"place 2 {SITE_1}")
    assert (player(match).artifacts, player(match).morale) == ([], 2)
    assert on_board(match, 0) == {SITE_1: 2}
    assert view_of(match).artifact_discard["bat"] == 1


@rule("euphoria.powers.25", "euphoria.abilities.1")
def test_flartner_leaves_the_printed_price_open_without_the_cheer() -> None:
    match = position(
        players=[{"workers": [2], "stone": 1, "artifacts": ["bat"], "recruits": ["flartner"]}]
    )
    play(match, f"place 2 {SITE_1}")
    assert offered(match) == {"with printed-price", "with flartner"}
    play(match, "with printed-price")
    assert (player(match).goods, player(match).artifacts, player(match).morale) == ({}, ["bat"], 1)


@rule("euphoria.powers.25", "euphoria.cost.1")
def test_flartner_chooses_which_artifact_goes() -> None:
    match = position(
        players=[
            {"workers": [2], "morale": 2, "artifacts": ["bat", "bear"], "recruits": ["flartner"]}
        ]
    )
    play(match, f"place 2 {SITE_2}")
    assert offered(match) == {"pay bat", "pay bear"}
    play(match, "pay bear")
    assert player(match).artifacts == ["bat"]


@rule("euphoria.powers.25")
def test_flartner_pays_artifacts_on_sites_only() -> None:
    match = position(
        players=[
            {
                "workers": [2],
                "energy": 4,
                "morale": 3,
                "artifacts": ["bat", "box"],
                "recruits": ["flartner"],
            }
        ],
        markets={"upper-euphorian": {"tile": "courthouse", "stars": [0]}},
    )
    assert not may_place(match, "upper-euphorian-market")
    assert not may_place(match, "nimbus-loft")


@rule("euphoria.powers.2", "euphoria.powers.25")
def test_flartner_and_michael_are_two_ways_and_not_one() -> None:
    match = position(
        players=[
            {"workers": [2], "gold": 1, "artifacts": ["bat"], "recruits": ["flartner", "michael"]}
        ]
    )
    play(match, f"place 2 {SITE_1}")
    assert offered(match) == {"with michael", "with flartner"}
    play(match, "with flartner")
    assert (player(match).goods, player(match).artifacts) == ({"gold": 1}, [])
    assert (player(match).morale, allegiance(match, "euphorian")) == (2, 0)


# Professor Reitz the Archaeologist: a tunnel without a bump, 2 knowledge: a card and the miner


@rule("euphoria.abilities.8")
def test_reitz_unearths_a_card_and_moves_the_miner_before_the_benefit() -> None:
    match = digging({"recruits": ["reitz"]}, draws=["bat"])
    assert offered(match) == {"use reitz", "skip"}
    play(match, "use reitz")
    assert (player(match).artifacts, player(match).knowledge, player(match).goods) == (
        ["bat"],
        5,
        {},
    )
    play(match, "dig resource")
    assert player(match).goods == {"gold": 1}
    assert miner(match, "euphorian") == 2


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_reitz_may_be_declined_and_needs_room_for_two_knowledge() -> None:
    match = digging({"recruits": ["reitz"]})
    play(match, "skip", "dig resource")
    assert (player(match).artifacts, player(match).knowledge) == ([], 3)
    assert miner(match, "euphorian") == 1
    assert offered(digging({"recruits": ["reitz"], "knowledge": 5})) == DIG


def test_reitz_does_not_dig_where_somebody_was_bumped() -> None:
    assert offered(bumping({"recruits": ["reitz"]})) == DIG
    assert offered(self_bumping({"recruits": ["reitz"]})) == DIG


@pytest.mark.parametrize("space", ["farm", "wastelander-tunnel-end"])
def test_reitz_digs_in_tunnels_only(space: str) -> None:
    match = position(players=[{"workers": [2], "recruits": ["reitz"]}], miners={"wastelander": 9})
    play(match, f"place 2 {space}")
    assert turn(match) == 1


@rule("euphoria.recruits.2", "euphoria.recruits.3", "euphoria.allegiance.3")
def test_the_extra_step_of_reitz_reveals_a_recruit_in_time_for_tier_2() -> None:
    match = digging(
        {"recruits": ["reitz"], "hidden": ["katy"], "morale": 3},
        miners={"euphorian": 5},
        allegiance={"euphorian": 5},
        draws=["bat", "box"],
    )
    play(match, "use reitz")
    assert (player(match).goods, player(match).artifacts) == ({"gold": 1}, ["bat", "box"])


@rule("euphoria.tunnel.2", "euphoria.tunnel.3")
def test_the_extra_step_of_reitz_may_open_the_end_of_the_tunnel() -> None:
    match = digging({"recruits": ["reitz"]}, miners={"euphorian": 8})
    play(match, "use reitz")
    assert miner(match, "euphorian") == 9
    play(match, "dig resource")
    assert (miner(match, "euphorian"), player(match).goods) == (9, {"gold": 1})


# Jacko the Archivist: a market outside Icarus, after the star, 2 artifacts: a star


@rule("euphoria.powers.7", "euphoria.abilities.8")
def test_jacko_files_two_artifacts_for_another_star() -> None:
    match = using_a_market({"recruits": ["jacko"], "morale": 3, "artifacts": ["bat", "box"]})
    assert territory(match, "euphorian") == [1, 0]
    assert offered(match) == {"use jacko", "skip"}
    play(match, "use jacko")
    assert (territory(match, "euphorian"), player(match).artifacts) == ([2, 0], [])
    assert allegiance(match, "euphorian") == 1, "there is no second advance"
    assert (player(match).stars, market(match, "upper-euphorian")[1]) == (3, [0, 1])


@rule("euphoria.abilities.1")
def test_jacko_may_be_declined_and_costs_no_star_by_asking() -> None:
    match = using_a_market({"recruits": ["jacko"], "morale": 3, "artifacts": ["bat", "box"]})
    play(match, "skip")
    assert (player(match).stars, player(match).artifacts) == (2, ["bat", "box"])


@rule("euphoria.powers.7")
def test_jacko_needs_two_artifacts_and_an_open_space_in_the_territory() -> None:
    match = using_a_market({"recruits": ["jacko"], "morale": 3, "artifacts": ["bat"]})
    assert turn(match) == 1
    match = using_a_market(
        {"recruits": ["jacko"], "morale": 3, "artifacts": ["bat", "box"]},
        {"territories": {"euphorian": 1}},
    )
    assert turn(match) == 1
    assert (player(match).stars, player(match).artifacts) == (2, ["bat", "box"])


@rule("euphoria.powers.7", "euphoria.artifact-market.1")
def test_jackos_star_goes_to_the_territory_even_if_a_market_lacks_one() -> None:
    match = position(
        players=[{"workers": [2], "morale": 4, "artifacts": ["bat"] * 4, "recruits": ["jacko"]}],
        markets={"lower-wastelander": {"tile": "spa", "stars": [1]}},
    )
    play(match, "place 2 ark", "pay bat bat", "star territory", "use jacko")
    assert territory(match, "wastelander") == [2, 0]
    assert market(match, "lower-wastelander")[1] == [1]
    assert (player(match).artifacts, allegiance(match, "wastelander")) == ([], 1)


@rule("euphoria.powers.7", "euphoria.artifact-market.1")
def test_jacko_stays_with_the_territory_when_the_first_star_went_on_a_market() -> None:
    match = position(
        players=[
            {"workers": [2], "morale": 4, "artifacts": ["bat"] * 4, "recruits": ["jacko"]},
            {"territories": {"wastelander": 2}},
        ],
        markets={
            "lower-wastelander": {"tile": "spa", "stars": [1]},
            "upper-wastelander": {"tile": "cafeteria", "stars": [1]},
        },
    )
    play(match, "place 2 ark", "pay bat bat", "star lower-wastelander-market")
    assert turn(match) == 1, "the territory is full"
    assert player(match).artifacts == ["bat", "bat"]


@rule("euphoria.abilities.12")
def test_jacko_keeps_no_files_in_icarus() -> None:
    match = position(
        players=[{"workers": [2], "morale": 4, "artifacts": ["bat"] * 4, "recruits": ["jacko"]}]
    )
    play(match, "place 2 wind-saloon", "pay bat bat")
    assert turn(match) == 1
    assert (player(match).stars, player(match).artifacts) == (1, ["bat", "bat"])


# Jonathan the Artist: a construction site with the highest face, 2 knowledge: a card


@rule("euphoria.abilities.4")
@pytest.mark.parametrize("other", [None, 1, 3])
def test_the_artist_paints_with_the_highest_face_of_a_site_or_alone(other: int | None) -> None:
    board = {} if other is None else {"board": {SITE_1: other}}
    match = position(
        seats=4,
        players=[
            {"workers": [4], "clay": 1, "recruits": ["artist"]},
            {"workers": [1], **board},
        ],
        draws=["bat"],
    )
    play(match, f"place 4 {SITE_2}")
    assert offered(match) == {"use artist", "skip"}
    play(match, "use artist")
    assert (player(match).artifacts, player(match).knowledge) == (["bat"], 5)


@rule("euphoria.abilities.4")
@pytest.mark.parametrize("other", [4, 5])
def test_the_artist_does_not_paint_on_a_tie_or_below_another(other: int) -> None:
    match = position(
        seats=4,
        players=[
            {"workers": [4], "clay": 1, "recruits": ["artist"]},
            {"workers": [1], "board": {SITE_1: other}},
        ],
    )
    play(match, f"place 4 {SITE_2}")
    assert turn(match) == 1


@rule("euphoria.abilities.4")
def test_the_artist_compares_within_one_site() -> None:
    match = position(
        players=[
            {"workers": [4], "clay": 1, "recruits": ["artist"]},
            {"workers": [1], "board": {"lower-wastelander-site-2": 6}},
        ]
    )
    play(match, f"place 4 {SITE_2}")
    assert offered(match) == {"use artist", "skip"}


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_the_artist_may_be_declined_and_needs_room_for_two_knowledge() -> None:
    match = position(players=[{"workers": [4], "clay": 1, "recruits": ["artist"]}])
    play(match, f"place 4 {SITE_2}", "skip")
    assert (player(match).artifacts, player(match).knowledge) == ([], 3)
    match = position(players=[{"workers": [4], "clay": 1, "knowledge": 5, "recruits": ["artist"]}])
    play(match, f"place 4 {SITE_2}")
    assert turn(match) == 1


def test_the_artist_paints_on_sites_only() -> None:
    match = position(players=[{"workers": [4], "recruits": ["artist"]}])
    play(match, "place 4 farm")
    assert turn(match) == 1


@rule("euphoria.abilities.8", "euphoria.site.4")
def test_the_artist_paints_before_the_market_is_built() -> None:
    match = position(
        players=[
            {"workers": [4], "clay": 1, "recruits": ["artist"]},
            {"workers": [1], "board": {SITE_1: 3}},
        ],
        tile_draws=["spa"],
        dice=[1, 1],
        draws=["bat"],
    )
    play(match, f"place 4 {SITE_2}")
    assert market(match, "upper-wastelander")[1] == []
    play(match, "use artist")
    assert market(match, "upper-wastelander")[1] == [0, 1]
    assert player(match).artifacts == ["bat"]


# Pete the Cannibal: a retrieved worker for 4 food and a resource; a card for a new one


@rule("euphoria.powers.17", "euphoria.abilities.3")
def test_pete_eats_a_returning_worker_before_the_roll() -> None:
    match = position(
        players=[{"board": {"farm": 6, "generator": 2}, "bliss": 1, "recruits": ["pete"]}],
        dice=[4],
    )
    play(match, "retrieve bliss", "take all", "use pete", "gain stone")
    assert player(match).goods == {"food": 4, "stone": 1}
    assert (player(match).hand, player(match).reserve) == ([4], 3)


@rule("euphoria.powers.17")
def test_pete_and_sheppard_may_both_feed_on_one_retrieval() -> None:
    match = position(
        players=[
            {
                "board": {"farm": [6, 1], "generator": 2},
                "bliss": 1,
                "recruits": ["pete", "sheppard"],
            }
        ],
        dice=[4],
    )
    play(match, "retrieve bliss", "take all", "use pete", "gain stone")
    play(match, "use sheppard", "gain gold")
    assert player(match).goods == {"food": 4, "bliss": 4, "stone": 1, "gold": 1}
    assert (player(match).hand, player(match).reserve) == ([4], 3)


@rule("euphoria.abilities.3")
def test_pete_leaves_sheppard_nobody_when_one_worker_is_left() -> None:
    match = position(
        players=[
            {
                "board": {"farm": 6, "generator": 2},
                "bliss": 1,
                "recruits": ["pete", "sheppard"],
            }
        ],
        dice=[4],
    )
    play(match, "retrieve bliss", "take all", "use pete", "gain stone")
    assert turn(match) == 1
    assert player(match).hand == [4]


@rule("euphoria.abilities.1", "euphoria.abilities.3")
def test_pete_may_be_declined_and_spares_the_last_worker() -> None:
    match = position(
        players=[{"workers": [1], "board": {"farm": 6}, "recruits": ["pete"]}], dice=[4]
    )
    play(match, "retrieve free", "skip")
    assert (player(match).hand, player(match).goods) == ([1, 4], {})
    match = position(players=[{"board": {"farm": 6}, "bliss": 1, "recruits": ["pete"]}], dice=[4])
    play(match, "retrieve bliss")
    assert (player(match).hand, player(match).goods) == ([4], {})


@rule("euphoria.powers.17")
def test_pete_eats_nobody_who_was_bumped() -> None:
    match = bumping({}, {"workers": [1], "recruits": ["pete"]}, dice=[3])
    assert asked(match) == 0
    assert player(match, 1).hand == [1, 3]


@rule("euphoria.powers.17")
def test_pete_draws_a_card_for_a_new_worker_after_its_check() -> None:
    match = position(
        players=[{"workers": [2], "water": 3, "recruits": ["pete"]}], dice=[5], draws=["box"]
    )
    play(match, "place 2 tank-water")
    assert player(match).hand == [5]
    assert offered(match) == {"use pete", "skip"}
    play(match, "use pete")
    assert (player(match).artifacts, player(match).knowledge, player(match).morale) == (
        ["box"],
        5,
        3,
    )


@rule("euphoria.abilities.2")
def test_petes_card_for_a_new_worker_needs_room_for_two_knowledge() -> None:
    match = position(
        players=[{"workers": [2], "water": 3, "knowledge": 5, "recruits": ["pete"]}], dice=[5]
    )
    play(match, "place 2 tank-water")
    assert turn(match) == 1


@rule("euphoria.penalty.1", "euphoria.powers.17")
def test_the_laboratory_leaves_pete_without_a_new_worker_and_a_card() -> None:
    match = position(
        players=[{"workers": [2, 3], "water": 3, "recruits": ["pete"]}],
        markets={"upper-subterran": {"tile": "laboratory"}},
    )
    play(match, "place 2 tank-water")
    assert turn(match) == 1
    assert (player(match).hand, player(match).morale) == ([3], 3)


# Sir Scarby the Harvester: on the Farm with the highest face, 1 knowledge less or 1 food


@rule("euphoria.abilities.1", "euphoria.abilities.4")
@pytest.mark.parametrize("others", [[], [1], [3, 2]])
def test_scarby_harvests_with_the_highest_face_or_alone(others: list[int]) -> None:
    match = position(
        players=[
            {"workers": [4], "recruits": ["scarby"]},
            {"workers": [1], "board": {"farm": others}},
        ]
    )
    play(match, "place 4 farm")
    assert offered(match) == {"choose lose 1 knowledge", "choose 1 food"}


@rule("euphoria.abilities.4")
@pytest.mark.parametrize("others", [[4], [6], [1, 4]])
def test_scarby_does_not_harvest_on_a_tie_or_below_another(others: list[int]) -> None:
    match = position(
        players=[
            {"workers": [4], "recruits": ["scarby"]},
            {"workers": [1], "board": {"farm": others}},
        ]
    )
    play(match, "place 4 farm")
    assert turn(match) == 1


def test_scarby_gives_a_food_or_forgets_by_choice() -> None:
    match = position(players=[{"workers": [4], "recruits": ["scarby"]}])
    play(match, "place 4 farm", "choose 1 food")
    assert (player(match).goods, player(match).knowledge) == ({"food": 2}, 3)
    match = position(players=[{"workers": [4], "recruits": ["scarby"]}])
    play(match, "place 4 farm", "choose lose 1 knowledge")
    assert (player(match).goods, player(match).knowledge) == ({"food": 1}, 2)


@rule("euphoria.abilities.11")
def test_scarby_gives_food_where_nothing_can_be_forgotten() -> None:
    match = position(players=[{"workers": [4], "knowledge": 1, "recruits": ["scarby"]}])
    play(match, "place 4 farm")
    assert player(match).goods == {"food": 2}


def test_scarby_harvests_on_the_farm_only() -> None:
    match = position(players=[{"workers": [4], "recruits": ["scarby"]}])
    play(match, "place 4 aquifer")
    assert player(match).goods == {"water": 1}


# Ian the Horticulturist: on the Farm without resources, 1 water


@rule("euphoria.abilities.1")
def test_ian_adds_a_water_on_the_farm() -> None:
    match = position(
        players=[{"workers": [2], "energy": 2, "artifacts": ["bat"], "recruits": ["ian"]}]
    )
    play(match, "place 2 farm")
    assert player(match).goods == {"food": 1, "water": 1, "energy": 2}
    assert turn(match) == 1, "there is nothing to decline"


@pytest.mark.parametrize(
    ("area", "mine"), [("farm", {"gold": 1}), ("farm", {"clay": 2}), ("generator", {})]
)
def test_ian_needs_the_farm_and_no_resource(area: str, mine: dict[str, int]) -> None:
    match = position(players=[{"workers": [2], "recruits": ["ian"], **mine}])
    play(match, f"place 2 {area}")
    assert "water" not in player(match).goods


# Geek the Oracle: once a turn, 2 knowledge: one more card in a draw, discard one of the hand


@rule("euphoria.powers.10", "euphoria.abilities.6")
def test_geek_sees_one_card_more_and_gives_one_of_the_whole_hand_away() -> None:
    match = digging(
        {"recruits": ["geek"], "morale": 3, "artifacts": ["bear"]}, draws=["bat", "box"]
    )
    play(match, "dig artifact")
    assert player(match).artifacts == ["bear"], "announced before any card is seen"
    assert offered(match) == {"use geek", "skip"}
    play(match, "use geek")
    assert player(match).knowledge == 5
    assert offered(match) == {"discard bear", "discard bat", "discard box"}
    play(match, "discard bear")
    assert player(match).artifacts == ["bat", "box"]


@rule("euphoria.powers.10", "euphoria.hand.1")
def test_geek_discards_before_the_hand_limit_speaks() -> None:
    match = digging({"recruits": ["geek"], "artifacts": ["bear"]}, draws=["bat", "box"])
    play(match, "dig artifact", "use geek", "discard bear")
    assert offered(match) == {"discard bat", "discard box"}
    play(match, "discard box")
    assert player(match).artifacts == ["bat"]


@rule("euphoria.powers.10", "euphoria.icarus.3")
def test_geek_adds_one_card_to_a_draw_of_two() -> None:
    match = position(
        players=[{"workers": [2], "bliss": 1, "food": 1, "morale": 6, "recruits": ["geek"]}],
        draws=["bear", "box", "bat"],
    )
    play(match, "place 2 breeze-bar", "use geek")
    assert player(match).artifacts == ["bat", "bear", "box"]
    play(match, "discard box")
    assert player(match).artifacts == ["bat", "bear"]


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_geek_may_be_declined_and_needs_room_for_two_knowledge() -> None:
    match = digging({"recruits": ["geek"]}, draws=["bat"])
    play(match, "dig artifact", "skip")
    assert (player(match).artifacts, player(match).knowledge) == (["bat"], 3)
    match = digging({"recruits": ["geek"], "knowledge": 5}, draws=["bat"])
    play(match, "dig artifact")
    assert player(match).artifacts == ["bat"]


@rule("euphoria.abilities.5")
def test_geek_speaks_once_a_turn() -> None:
    match = position(
        players=[
            {
                "workers": [2, 2],
                "energy": 1,
                "water": 1,
                "knowledge": 1,
                "morale": 6,
                "recruits": ["geek"],
            }
        ],
        draws=["bat", "bear", "box"],
    )
    play(match, "place 2 euphorian-tunnel", "dig artifact", "use geek", "discard bat")
    play(match, "place 2 subterran-tunnel", "dig artifact")
    assert (player(match).artifacts, player(match).knowledge) == (["bear", "box"], 3)


@rule("euphoria.abilities.5", "euphoria.abilities.6")
def test_geek_and_the_gambler_may_change_two_draws_of_one_turn() -> None:
    match = position(
        players=[
            {
                "workers": [2, 2],
                "energy": 1,
                "water": 1,
                "knowledge": 1,
                "morale": 6,
                "recruits": ["geek", "gambler"],
            }
        ],
        draws=["bat", "bear", "box", "box", "book"],
    )
    play(match, "place 2 euphorian-tunnel", "dig artifact", "use geek", "discard bat")
    play(match, "place 2 subterran-tunnel", "dig artifact")
    assert offered(match) == {"use gambler", "skip"}
    play(match, "use gambler")
    assert (player(match).artifacts, player(match).knowledge) == (["bear", "box", "box"], 4)


@rule("euphoria.powers.10", "euphoria.allegiance.4")
def test_geek_changes_the_card_that_an_icarite_star_brings() -> None:
    match = position(
        players=[{"workers": [2], "gold": 3, "recruits": ["geek", "gidget"]}],
        allegiance={"icarite": 5},
        draws=["bat", "box"],
    )
    play(match, "place 2 nimbus-loft")
    assert territory(match, "icarite") == [1, 0]
    play(match, "use geek", "discard bat")
    assert (player(match).artifacts, player(match).knowledge) == (["box"], 5)


@rule("euphoria.powers.10", "euphoria.powers.20")
def test_the_knowledge_of_geek_cheers_nick_before_the_hand_limit() -> None:
    match = digging({"recruits": ["geek", "nick"], "artifacts": ["bear"]}, draws=["bat", "box"])
    play(match, "dig artifact", "use geek", "discard bear")
    assert (player(match).artifacts, player(match).morale) == (["bat", "box"], 3)


# Kyle the Scavenger: alone on the Generator, the Farm or the Aquifer, 2 knowledge: a card


@rule("euphoria.abilities.8")
@pytest.mark.parametrize("area", ["generator", "farm", "aquifer"])
def test_kyle_scavenges_alone(area: str) -> None:
    match = position(players=[{"workers": [2], "recruits": ["kyle"]}], draws=["bat"])
    play(match, f"place 2 {area}")
    assert player(match).goods == {}, "before the benefit"
    assert offered(match) == {"use kyle", "skip"}
    play(match, "use kyle")
    assert (player(match).artifacts, player(match).knowledge) == (["bat"], 5)


def test_kyle_does_not_scavenge_in_the_clouds() -> None:
    match = position(players=[{"workers": [2], "recruits": ["kyle"]}])
    play(match, "place 2 cloud-mine")
    assert turn(match) == 1


@pytest.mark.parametrize("owner", [0, 1])
def test_kyle_wants_nobody_else_there(owner: int) -> None:
    players: list[dict[str, Any]] = [{"workers": [2], "recruits": ["kyle"]}, {"workers": [1]}]
    players[owner]["board"] = {"farm": 1}
    match = position(players=players)
    play(match, "place 2 farm")
    assert turn(match) == 1


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_kyle_may_be_declined_and_needs_room_for_two_knowledge() -> None:
    match = position(players=[{"workers": [2], "recruits": ["kyle"]}])
    play(match, "place 2 farm", "skip")
    assert (player(match).artifacts, player(match).knowledge, player(match).goods) == (
        [],
        3,
        {"food": 1},
    )
    match = position(players=[{"workers": [2], "knowledge": 5, "recruits": ["kyle"]}])
    play(match, "place 2 farm")
    assert turn(match) == 1


# Steven the Scholar: a check takes your worker, any resource and a card


@rule("euphoria.powers.5", "euphoria.check.2")
def test_steven_is_consoled_on_the_turn_of_who_bumped_him() -> None:
    match = bumping({}, {"workers": [6, 3], "recruits": ["steven"]}, dice=[6], draws=["bat"])
    assert asked(match) == 1
    assert offered(match) == {"gain gold", "gain stone", "gain clay"}
    play(match, "gain clay")
    assert (player(match, 1).goods, player(match, 1).artifacts) == ({"clay": 1}, ["bat"])
    assert (player(match, 1).hand, player(match, 1).reserve) == ([3, 6], 2)


@rule("euphoria.powers.5")
def test_steven_is_consoled_after_his_own_retrieval_too() -> None:
    match = position(
        players=[{"workers": [6, 3], "board": {"farm": 1}, "recruits": ["steven"]}],
        dice=[6],
        draws=["bat"],
    )
    play(match, "retrieve free", "gain gold")
    assert (player(match).goods, player(match).artifacts) == ({"gold": 1}, ["bat"])


@rule("euphoria.powers.5")
def test_steven_gets_nothing_while_the_check_takes_nobody() -> None:
    match = bumping({}, {"workers": [6, 3], "recruits": ["steven"]}, dice=[3])
    assert asked(match) == 0
    assert player(match, 1).hand == [3, 3, 6]


@rule("euphoria.powers.5", "euphoria.powers.17")
def test_steven_gets_nothing_for_a_sacrifice() -> None:
    match = position(
        players=[{"workers": [1], "board": {"farm": 6}, "recruits": ["steven", "pete"]}]
    )
    play(match, "retrieve free", "use pete", "gain gold")
    assert turn(match) == 1
    assert (player(match).goods, player(match).artifacts) == ({"food": 4, "gold": 1}, [])


@rule("euphoria.powers.5", "euphoria.abilities.10")
def test_steven_is_consoled_for_a_face_that_amanda_chose() -> None:
    match = bumping(
        {},
        {"workers": [6], "knowledge": 4, "bliss": 1, "recruits": ["steven", "amanda"]},
        draws=["bat"],
    )
    play(match, "use amanda", "face 6", "gain stone")
    assert (player(match, 1).goods, player(match, 1).artifacts) == ({"stone": 1}, ["bat"])


@rule("euphoria.abilities.9", "euphoria.penalty.18")
def test_steven_is_consoled_before_the_roll_penalty_takes_it_away_again() -> None:
    match = bumping(
        {},
        {"workers": [6, 3], "recruits": ["steven"]},
        markets={"upper-subterran": {"tile": "center", "stars": [0]}},
        dice=[6],
        draws=["bat"],
    )
    play(match, "gain clay")
    assert (player(match, 1).goods, player(match, 1).artifacts) == ({}, ["bat"])


@rule("euphoria.hand.1", "euphoria.powers.5")
def test_steven_obeys_his_hand_limit_at_once() -> None:
    match = bumping(
        {},
        {"workers": [6, 3], "artifacts": ["box"], "recruits": ["steven"]},
        dice=[6],
        draws=["bat"],
    )
    play(match, "gain clay")
    assert (asked(match), offered(match)) == (1, {"discard bat", "discard box"})


# Nick the Understudy: 1 morale for each point of knowledge really gained


@rule("euphoria.powers.20", "euphoria.abilities.1")
def test_nick_is_cheered_by_the_knowledge_of_a_crowded_area() -> None:
    match = position(
        players=[
            {"workers": [4], "recruits": ["nick"]},
            {"workers": [1], "board": {"farm": 5}},
        ]
    )
    play(match, "place 4 farm")
    assert (player(match).knowledge, player(match).morale) == (4, 2)
    assert turn(match) == 1


@rule("euphoria.powers.20")
def test_nick_is_cheered_twice_by_a_price_of_two_knowledge() -> None:
    match = digging({"recruits": ["nick", "reitz"]})
    play(match, "use reitz")
    assert (player(match).knowledge, player(match).morale) == (5, 3)


@rule("euphoria.powers.20")
def test_nick_is_cheered_by_what_others_make_him_know() -> None:
    match = bumping({"recruits": ["lee"], "morale": 2}, {"recruits": ["nick"]})
    play(match, "use lee", "gain food")
    assert (player(match, 1).knowledge, player(match, 1).morale) == (4, 2)


@rule("euphoria.powers.20")
def test_nick_is_cheered_only_by_knowledge_really_gained() -> None:
    match = position(
        players=[
            {"workers": [4], "knowledge": 6, "recruits": ["nick"]},
            {"workers": [1], "board": {"farm": 5}},
        ]
    )
    play(match, "place 4 farm")
    assert (player(match).knowledge, player(match).morale) == (6, 1)


@rule("euphoria.powers.20")
def test_nick_does_not_mind_forgetting() -> None:
    match = position(players=[{"workers": [5], "recruits": ["nick"]}])
    play(match, "place 5 farm")
    assert (player(match).knowledge, player(match).morale) == (2, 1)


@rule("euphoria.recruits.3", "euphoria.powers.20")
def test_a_nick_revealed_in_the_middle_of_an_action_is_not_cheered_by_it() -> None:
    match = position(
        players=[
            {"workers": [2], "food": 1, "recruits": ["xander"], "hidden": ["nick"]},
            {"workers": [1], "board": {"wastelander-tunnel": 5}},
        ],
        miners={"wastelander": 5},
        dice=[1],
    )
    play(match, "place 2 wastelander-tunnel", "dig resource")
    assert view_of(match).players[0].recruits == ["xander", "nick"]
    play(match, "use xander")
    assert (player(match).knowledge, player(match).morale) == (4, 1)


# Brian the Viticulturist: food for bliss; on any market 1 knowledge and a Wastelander advance


@rule("euphoria.powers.3", "euphoria.icarus.3")
def test_brian_pours_food_for_bliss_on_an_icarite_market() -> None:
    match = position(
        players=[{"workers": [2], "food": 2, "morale": 2, "recruits": ["brian"]}],
        draws=["bat", "box"],
    )
    play(match, "place 2 breeze-bar")
    assert (player(match).goods, player(match).artifacts) == ({}, ["bat", "box"])
    assert player(match).knowledge == 4
    assert (allegiance(match, "wastelander"), allegiance(match, "icarite")) == (1, 1)


@rule("euphoria.powers.3", "euphoria.abilities.1")
def test_brian_leaves_the_bliss_to_who_prefers_it() -> None:
    match = position(
        players=[{"workers": [2], "food": 1, "bliss": 1, "energy": 1, "recruits": ["brian"]}]
    )
    play(match, "place 2 sky-lounge")
    assert offered(match) == {"with printed-price", "with brian"}
    play(match, "with printed-price", "pay energy", "gain gold", "gain clay")
    assert player(match).goods == {"food": 1, "gold": 1, "clay": 1}
    assert (player(match).knowledge, allegiance(match, "wastelander")) == (3, 0)


@rule("euphoria.powers.3")
def test_brian_cannot_make_bliss_of_anything_but_food() -> None:
    match = position(players=[{"workers": [2], "energy": 3, "recruits": ["brian"]}])
    assert not may_place(match, "breeze-bar")
    match = position(players=[{"workers": [2], "food": 1, "recruits": ["brian"]}])
    assert not may_place(match, "breeze-bar")


@rule("euphoria.powers.3")
def test_brian_mixes_food_and_bliss_unit_by_unit() -> None:
    match = position(
        players=[
            {
                "workers": [2],
                "food": 4,
                "bliss": 4,
                "artifacts": ["bat"],
                "recruits": ["brian"],
            }
        ],
        markets={"upper-wastelander": {"tile": "registry", "stars": [0]}},
    )
    play(match, "place 2 upper-wastelander-market", "with brian")
    assert offered(match) == {
        "pay food food food",
        "pay food food bliss",
        "pay food bliss bliss",
        "pay bliss bliss bliss",
    }
    play(match, "pay food bliss bliss")
    assert (player(match).goods, player(match).artifacts) == ({"food": 2, "bliss": 2}, [])
    assert player(match).knowledge == 4
    assert allegiance(match, "wastelander") == 2, "one by Brian, one by the market"


@rule("euphoria.powers.3")
def test_what_finds_no_room_is_lost_by_itself_with_brian() -> None:
    match = position(players=[{"workers": [2], "food": 2, "knowledge": 6, "recruits": ["brian"]}])
    play(match, "place 2 breeze-bar")
    assert (player(match).knowledge, allegiance(match, "wastelander")) == (6, 1)
    match = position(
        players=[{"workers": [2], "food": 2, "recruits": ["brian"]}],
        allegiance={"wastelander": 11},
    )
    play(match, "place 2 breeze-bar")
    assert (player(match).knowledge, allegiance(match, "wastelander")) == (4, 11)


@rule("euphoria.powers.3")
def test_food_paid_as_any_commodity_is_no_wine() -> None:
    match = position(
        players=[{"workers": [2], "food": 1, "artifacts": ["bear"], "recruits": ["brian"]}],
        markets={"upper-euphorian": {"tile": "teddy-bear-shop", "stars": [0]}},
    )
    play(match, "place 2 upper-euphorian-market")
    assert (player(match).knowledge, allegiance(match, "wastelander")) == (3, 0)


@rule("euphoria.powers.1", "euphoria.powers.3")
def test_brian_pays_food_where_amanda_asks_for_bliss() -> None:
    match = bumping({}, {"food": 1, "recruits": ["amanda", "brian"]})
    play(match, "use amanda", "face 4")
    assert player(match, 1).hand == [1, 4]
    assert (player(match).goods, player(match, 1).goods) == ({"food": 1}, {})
    assert (player(match, 1).knowledge, allegiance(match, "wastelander")) == (3, 0)


@rule("euphoria.powers.1", "euphoria.powers.3")
def test_brian_and_amanda_choose_between_food_and_bliss() -> None:
    match = bumping({}, {"food": 1, "bliss": 1, "recruits": ["amanda", "brian"]})
    play(match, "use amanda")
    assert offered(match) == {"pay food", "pay bliss"}
    play(match, "pay food", "face 4")
    assert (player(match).goods, player(match, 1).goods) == ({"food": 1}, {"bliss": 1})


@rule("euphoria.market.1")
def test_brian_has_nothing_to_pour_where_no_bliss_is_asked() -> None:
    match = using_a_market({"recruits": ["brian"], "food": 5, **ITS_PRICE})
    assert player(match).goods == {"food": 5}
    assert (player(match).knowledge, allegiance(match, "wastelander")) == (3, 0)
