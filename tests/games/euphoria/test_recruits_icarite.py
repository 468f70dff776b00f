"""The twelve Icarite recruits of the first edition."""

from __future__ import annotations

import pytest

from rekindle.games.euphoria import position
from tests.games.euphoria.helpers import asked, may_place, offered, play, turn
from tests.games.euphoria.situations import (
    BUILT,
    DIG,
    ITS_PRICE,
    bumping,
    self_bumping,
    using_a_market,
)
from tests.games.euphoria.told import allegiance, miner, on_board, player, territory
from tests.rules_cited import rule

# Maxime the Ambassador: bump an opponent, 2 morale: they gain 1 knowledge, you draw a card


@rule("euphoria.abilities.1", "euphoria.abilities.8")
def test_maxime_draws_a_card_and_teaches_the_bumped_before_the_tunnel_gives_anything() -> None:
    match = bumping({"recruits": ["maxime"], "morale": 3}, draws=["bat"])
    assert offered(match) == {"use maxime", "skip"}
    play(match, "use maxime")
    assert (player(match).morale, player(match).knowledge) == (1, 3)
    assert (player(match, 1).morale, player(match, 1).knowledge) == (1, 4)
    assert player(match).artifacts == ["bat"]
    assert offered(match) == DIG


@rule("euphoria.abilities.1")
def test_maxime_may_be_declined() -> None:
    match = bumping({"recruits": ["maxime"], "morale": 3})
    play(match, "skip")
    assert (player(match).morale, player(match, 1).knowledge, player(match).artifacts) == (3, 3, [])


@rule("euphoria.abilities.2")
def test_maxime_needs_two_morale_above_the_first() -> None:
    match = bumping({"recruits": ["maxime"], "morale": 2})
    assert offered(match) == DIG


@rule("euphoria.abilities.2")
def test_maxime_is_not_blocked_by_an_opponent_who_knows_everything() -> None:
    match = bumping({"recruits": ["maxime"], "morale": 3}, {"knowledge": 6}, draws=["bat"])
    play(match, "use maxime")
    assert player(match, 1).knowledge == 6
    assert player(match).artifacts == ["bat"]


@rule("euphoria.hand.1", "euphoria.hand.2")
def test_maxime_first_costs_the_cards_that_morale_held_then_draws() -> None:
    match = bumping(
        {"recruits": ["maxime"], "morale": 3, "artifacts": ["bear", "box", "book"]}, draws=["bat"]
    )
    play(match, "use maxime")
    assert player(match).artifacts == ["bear", "book", "box"]
    play(match, "discard book", "discard box")
    assert player(match).artifacts == ["bat", "bear"]
    play(match, "discard bear")
    assert player(match).artifacts == ["bat"]


@rule("euphoria.check.4", "euphoria.place.1")
def test_maxime_teaches_after_the_check_of_the_bumped_and_causes_none() -> None:
    match = bumping({"recruits": ["maxime"], "morale": 3}, {"workers": [6, 3]}, dice=[3])
    play(match, "use maxime")
    assert player(match, 1).hand == [3, 3, 6], "15 at the check"
    assert player(match, 1).knowledge == 4


def test_maxime_is_silent_on_a_self_bump() -> None:
    match = self_bumping({"recruits": ["maxime"], "morale": 3})
    assert offered(match) == DIG


@rule("euphoria.recruits.1")
def test_a_hidden_maxime_does_nothing() -> None:
    match = bumping({"hidden": ["maxime"], "morale": 3})
    assert offered(match) == DIG


@rule("euphoria.abilities.7")
def test_maxime_and_lee_answer_one_bump_in_the_order_their_owner_likes() -> None:
    match = bumping({"recruits": ["maxime", "lee"], "morale": 4}, draws=["bat"])
    assert offered(match) == {"use maxime", "use lee", "skip"}
    play(match, "use lee", "gain food")
    assert offered(match) == {"use maxime", "skip"}
    play(match, "use maxime")
    assert (player(match).morale, player(match, 1).knowledge) == (1, 5)
    assert offered(match) == DIG


# Zong the Astronomer: on the Cloud Mine with neither resources nor artifacts


@pytest.mark.parametrize("good", ["water", "energy"])
def test_zong_adds_water_or_energy_on_the_cloud_mine(good: str) -> None:
    match = position(players=[{"workers": [2], "recruits": ["zong"]}])
    play(match, "place 2 cloud-mine")
    assert offered(match) == {"choose 1 water", "choose 1 energy"}
    play(match, f"choose 1 {good}")
    assert player(match).goods == {"bliss": 1, good: 1}


def test_zong_does_not_mind_commodities() -> None:
    match = position(
        players=[{"workers": [2], "recruits": ["zong"], "energy": 1, "food": 2, "bliss": 3}]
    )
    play(match, "place 2 cloud-mine", "choose 1 energy")
    assert player(match).goods == {"energy": 2, "food": 2, "bliss": 4}


@pytest.mark.parametrize("thing", [{"stone": 1}, {"artifacts": ["bat"]}])
def test_zong_gives_nothing_to_the_owner_of_a_resource_or_an_artifact(
    thing: dict[str, object],
) -> None:
    match = position(players=[{"workers": [2], "recruits": ["zong"], **thing}])
    play(match, "place 2 cloud-mine")
    assert turn(match) == 1
    assert player(match).goods.get("water", 0) + player(match).goods.get("energy", 0) == 0


@rule("euphoria.abilities.1", "euphoria.abilities.7")
def test_zong_and_sarinee_both_speak_and_neither_may_be_declined() -> None:
    match = position(players=[{"workers": [2], "recruits": ["zong", "sarinee"]}])
    play(match, "place 2 cloud-mine")
    assert offered(match) == {"use zong", "use sarinee"}
    play(match, "use sarinee", "choose 1 bliss", "choose 1 energy")
    assert player(match).goods == {"bliss": 2, "energy": 1}


def test_zong_looks_at_the_cloud_mine_only() -> None:
    match = position(players=[{"workers": [2], "recruits": ["zong"]}])
    play(match, "place 2 aquifer")
    assert player(match).goods == {"water": 1}


# Amanda the Broker: your worker is bumped by an opponent, 1 bliss to that opponent


@rule("euphoria.powers.1", "euphoria.abilities.10")
def test_amanda_gives_the_bumper_a_bliss_and_chooses_the_face() -> None:
    match = bumping({}, {"workers": [1], "recruits": ["amanda"], "bliss": 1})
    assert asked(match) == 1
    assert offered(match) == {"use amanda", "skip"}
    play(match, "use amanda")
    assert offered(match) == {f"face {face}" for face in range(1, 7)}
    play(match, "face 4")
    assert player(match, 1).hand == [1, 4]
    assert player(match).goods == {"bliss": 1}
    assert player(match, 1).goods == {}


@rule("euphoria.abilities.1")
def test_amanda_may_be_declined_and_then_the_worker_is_rolled() -> None:
    match = bumping({}, {"workers": [1], "recruits": ["amanda"], "bliss": 1}, dice=[3])
    play(match, "skip")
    assert player(match, 1).hand == [1, 3]
    assert player(match, 1).goods == {"bliss": 1}


@rule("euphoria.powers.1")
def test_amanda_needs_a_bliss() -> None:
    match = bumping({}, {"workers": [1], "recruits": ["amanda"], "food": 1}, dice=[3])
    assert asked(match) == 0
    assert player(match, 1).hand == [1, 3]


@rule("euphoria.powers.1")
def test_amanda_is_silent_on_a_self_bump() -> None:
    match = self_bumping({"recruits": ["amanda"], "bliss": 1}, dice=[3])
    assert offered(match) == DIG
    assert player(match).hand == [3]


@rule("euphoria.abilities.10", "euphoria.check.2", "euphoria.check.5")
def test_the_check_counts_the_face_that_amanda_chose() -> None:
    match = bumping({}, {"workers": [6], "knowledge": 4, "recruits": ["amanda"], "bliss": 1})
    play(match, "use amanda", "face 6")
    assert player(match, 1).hand == [6]
    assert player(match, 1).reserve == 3


@rule("euphoria.abilities.10", "euphoria.penalty.18")
def test_a_face_that_amanda_chose_causes_no_roll_penalty() -> None:
    match = bumping(
        {},
        {"recruits": ["amanda"], "bliss": 1, "gold": 1},
        markets={"upper-subterran": {"tile": "center", "stars": [0]}},
    )
    play(match, "use amanda", "face 6")
    assert player(match, 1).goods == {"gold": 1}


@rule("euphoria.abilities.10", "euphoria.powers.6")
def test_a_face_that_amanda_chose_is_no_roll_for_ben() -> None:
    match = bumping(
        {"recruits": ["ben"], "morale": 3}, {"workers": [4], "recruits": ["amanda"], "bliss": 1}
    )
    play(match, "use amanda", "face 4")
    assert player(match, 1).hand == [4, 4]
    assert offered(match) == DIG


@rule("euphoria.cost.4")
def test_the_bliss_that_amanda_would_give_does_not_help_to_pay() -> None:
    match = position(
        players=[
            {"workers": [2], "food": 1},
            {"workers": [1], "board": {"breeze-bar": 3}, "recruits": ["amanda"], "bliss": 1},
        ]
    )
    assert not may_place(match, "breeze-bar")


# Sarinee the Cloud Miner: alone on the Cloud Mine


def test_sarinee_alone_on_the_cloud_mine_gains_a_bliss() -> None:
    match = position(players=[{"workers": [2], "recruits": ["sarinee"]}])
    play(match, "place 2 cloud-mine")
    assert offered(match) == {"choose lose 1 knowledge", "choose 1 bliss"}
    play(match, "choose 1 bliss")
    assert (player(match).goods, player(match).knowledge) == ({"bliss": 2}, 3)


def test_sarinee_alone_on_the_cloud_mine_may_forget_instead() -> None:
    match = position(players=[{"workers": [2], "recruits": ["sarinee"]}])
    play(match, "place 2 cloud-mine", "choose lose 1 knowledge")
    assert (player(match).goods, player(match).knowledge) == ({"bliss": 1}, 2)


@rule("euphoria.abilities.11")
def test_sarinee_gives_bliss_where_nothing_can_be_forgotten() -> None:
    match = position(players=[{"workers": [2], "recruits": ["sarinee"], "knowledge": 1}])
    play(match, "place 2 cloud-mine")
    assert player(match).goods == {"bliss": 2}


@pytest.mark.parametrize("owner", [0, 1])
def test_sarinee_wants_nobody_else_there_not_even_her_own_people(owner: int) -> None:
    players: list[dict[str, object]] = [{"workers": [2], "recruits": ["sarinee"]}, {"workers": [1]}]
    players[owner]["board"] = {"cloud-mine": 1}
    match = position(players=players)
    play(match, "place 2 cloud-mine")
    assert turn(match) == 1
    assert (player(match).goods, player(match).knowledge) == ({"bliss": 1}, 3)


def test_sarinee_looks_at_the_cloud_mine_only() -> None:
    match = position(players=[{"workers": [2], "recruits": ["sarinee"]}])
    play(match, "place 2 farm")
    assert (player(match).goods, player(match).knowledge) == ({"food": 1}, 3)


# Lee the Gossip: bump an opponent, 1 morale: they gain 1 knowledge, you any commodity


@rule("euphoria.cost.1")
def test_lee_gossips_for_any_commodity() -> None:
    match = bumping({"recruits": ["lee"], "morale": 2})
    play(match, "use lee")
    assert offered(match) == {"gain energy", "gain water", "gain food", "gain bliss"}
    play(match, "gain bliss")
    assert (player(match).morale, player(match).knowledge, player(match, 1).knowledge) == (1, 3, 4)
    assert player(match).goods == {"bliss": 1}
    assert offered(match) == DIG


@rule("euphoria.abilities.1")
def test_lee_may_be_declined() -> None:
    match = bumping({"recruits": ["lee"], "morale": 2})
    play(match, "skip")
    assert (player(match).morale, player(match, 1).knowledge, player(match).goods) == (2, 3, {})


@rule("euphoria.abilities.2")
def test_lee_needs_one_morale_above_the_first() -> None:
    match = bumping({"recruits": ["lee"], "morale": 1})
    assert offered(match) == DIG


def test_lee_is_silent_on_a_self_bump() -> None:
    match = self_bumping({"recruits": ["lee"], "morale": 2})
    assert offered(match) == DIG


def test_lee_gossips_wherever_somebody_is_bumped() -> None:
    match = position(
        players=[
            {"workers": [2], "water": 3, "morale": 2, "recruits": ["lee"]},
            {"workers": [1], "board": {"tank-water": 5}},
        ],
        dice=[1, 1],
    )
    play(match, "place 2 tank-water", "use lee", "gain food")
    assert (player(match).morale, player(match, 1).knowledge) == (3, 4)


# Gidget the Hypnotist: retrieve with bliss, 2 knowledge less instead of 2 morale more


@rule("euphoria.powers.23")
def test_gidget_forgets_two_instead_of_cheering_up() -> None:
    match = position(
        players=[{"board": {"farm": 2}, "bliss": 1, "knowledge": 5, "recruits": ["gidget"]}],
        dice=[1],
    )
    play(match, "retrieve gidget")
    assert (player(match).knowledge, player(match).morale) == (3, 1)
    assert player(match).goods == {}
    assert player(match).hand == [1]


@rule("euphoria.powers.23", "euphoria.retrieve.2")
def test_gidget_leaves_the_usual_morale_open() -> None:
    match = position(players=[{"board": {"farm": 2}, "bliss": 1, "recruits": ["gidget"]}], dice=[1])
    play(match, "retrieve bliss")
    assert (player(match).knowledge, player(match).morale) == (3, 3)


@rule("euphoria.powers.23")
def test_gidget_may_be_chosen_by_who_knows_least_and_wants_bliss() -> None:
    match = position(
        players=[{"board": {"farm": 2}, "bliss": 1, "knowledge": 1, "recruits": ["gidget"]}]
    )
    assert "retrieve gidget" in offered(match)
    match = position(players=[{"board": {"farm": 2}, "food": 1, "recruits": ["gidget"]}])
    assert "retrieve gidget" not in offered(match)


@rule("euphoria.powers.3", "euphoria.powers.23")
def test_brian_pays_food_for_the_bliss_of_gidgets_retrieval() -> None:
    match = position(
        players=[{"board": {"farm": 2}, "food": 1, "recruits": ["gidget", "brian"]}], dice=[1]
    )
    ways = offered(match) - {"retrieve food", "retrieve free"}
    assert len(ways) == 1, "food stands for bliss wherever bliss is a price"
    play(match, *ways)
    assert (player(match).knowledge, player(match).morale, player(match).goods) == (1, 1, {})


# Kaden the Infiltrator: an open tunnel end without a recruit of its faction, 2 knowledge


@rule("euphoria.powers.14")
def test_kaden_slips_into_a_tunnel_end_for_two_knowledge() -> None:
    match = position(players=[{"workers": [2], "recruits": ["kaden"]}], miners={"euphorian": 9})
    play(match, "place 2 euphorian-tunnel-end")
    assert player(match).goods == {"water": 3}
    assert player(match).knowledge == 5


@rule("euphoria.abilities.2")
def test_kaden_needs_room_for_two_knowledge() -> None:
    match = position(
        players=[{"workers": [2], "knowledge": 5, "recruits": ["kaden"]}], miners={"euphorian": 9}
    )
    assert not may_place(match, "euphorian-tunnel-end")


@rule("euphoria.powers.14", "euphoria.tunnel.3")
def test_kaden_opens_no_tunnel_end_that_the_miner_has_not_reached() -> None:
    match = position(players=[{"workers": [2], "recruits": ["kaden"]}], miners={"euphorian": 8})
    assert not may_place(match, "euphorian-tunnel-end")


@rule("euphoria.powers.14")
def test_kaden_asks_nothing_of_who_may_use_the_end_anyway() -> None:
    match = position(
        players=[{"workers": [2], "recruits": ["kaden", "katy"]}], miners={"euphorian": 9}
    )
    play(match, "place 2 euphorian-tunnel-end")
    assert turn(match) == 1, "nothing is asked"
    assert player(match).goods == {"water": 3}
    assert player(match).knowledge == 3


@rule("euphoria.spaces.2", "euphoria.powers.14")
def test_kaden_bumps_whoever_stands_at_the_end() -> None:
    match = position(
        players=[
            {"workers": [2], "recruits": ["kaden"]},
            {"workers": [1], "board": {"subterran-tunnel-end": 6}},
        ],
        miners={"subterran": 9},
        dice=[3],
    )
    play(match, "place 2 subterran-tunnel-end")
    assert player(match).goods == {"food": 3}
    assert player(match, 1).hand == [1, 3]


# Dr. Sheppard the Lobotomist: a retrieved worker for 4 bliss and a resource; a card for a new one


@rule("euphoria.powers.17", "euphoria.abilities.3")
def test_sheppard_takes_a_returning_worker_before_the_roll() -> None:
    match = position(
        players=[{"board": {"farm": 6, "generator": 2}, "food": 1, "recruits": ["sheppard"]}],
        dice=[4],
    )
    play(match, "retrieve food", "take all")
    assert offered(match) == {"use sheppard", "skip"}
    play(match, "use sheppard", "gain clay")
    assert player(match).goods == {"bliss": 4, "clay": 1}
    assert player(match).hand == [4]
    assert player(match).reserve == 3


@rule("euphoria.abilities.1")
def test_sheppard_may_be_declined() -> None:
    match = position(
        players=[{"board": {"farm": 6, "generator": 2}, "food": 1, "recruits": ["sheppard"]}],
        dice=[4, 1],
    )
    play(match, "retrieve food", "take all", "skip")
    assert player(match).hand == [1, 4]
    assert player(match).goods == {}


@rule("euphoria.abilities.3")
def test_sheppard_leaves_you_your_last_worker() -> None:
    match = position(
        players=[{"board": {"farm": 6}, "food": 1, "recruits": ["sheppard"]}], dice=[4]
    )
    play(match, "retrieve food")
    assert player(match).hand == [4]
    assert player(match).goods == {}


@rule("euphoria.abilities.3")
def test_sheppard_may_take_the_one_retrieved_worker_of_two() -> None:
    match = position(players=[{"workers": [1], "board": {"farm": 6}, "recruits": ["sheppard"]}])
    play(match, "retrieve free", "use sheppard", "gain gold")
    assert player(match).hand == [1]
    assert player(match).reserve == 3


@rule("euphoria.powers.17")
def test_sheppard_takes_nobody_who_was_bumped() -> None:
    match = bumping({}, {"workers": [1], "recruits": ["sheppard"]}, dice=[3])
    assert asked(match) == 0
    assert player(match, 1).hand == [1, 3]


@rule("euphoria.powers.17")
def test_sheppard_takes_nobody_from_a_finished_site() -> None:
    match = position(
        players=[
            {
                "workers": [2],
                "board": {"upper-euphorian-site-1": 1},
                "gold": 1,
                "recruits": ["sheppard"],
            }
        ],
        dice=[1, 3],
        tile_draws=["spa"],
    )
    play(match, "place 2 upper-euphorian-site-2")
    assert turn(match) == 1
    assert player(match).hand == [1, 3]


@rule("euphoria.powers.17", "euphoria.tank.1")
def test_sheppard_draws_a_card_for_a_new_worker_after_its_check() -> None:
    match = position(
        players=[{"workers": [2], "water": 3, "recruits": ["sheppard"]}], dice=[5], draws=["box"]
    )
    play(match, "place 2 tank-water")
    assert offered(match) == {"use sheppard", "skip"}
    assert (player(match).hand, player(match).morale) == ([5], 3)
    play(match, "use sheppard")
    assert (player(match).artifacts, player(match).morale) == (["box"], 1)


@rule("euphoria.abilities.2")
def test_sheppards_card_for_a_new_worker_needs_two_morale_above_the_first() -> None:
    match = position(
        players=[{"workers": [2], "energy": 3, "morale": 2, "recruits": ["sheppard"]}], dice=[5]
    )
    play(match, "place 2 tank-energy")
    assert turn(match) == 1
    assert (player(match).hand, player(match).morale) == ([5], 2)


@rule("euphoria.tank.2")
def test_sheppard_has_no_card_for_a_worker_that_did_not_come() -> None:
    match = position(
        players=[
            {
                "workers": [2],
                "board": {"farm": [1, 1, 1]},
                "energy": 3,
                "morale": 3,
                "recruits": ["sheppard"],
            }
        ]
    )
    play(match, "place 2 tank-energy")
    assert turn(match) == 1
    assert player(match).artifacts == []


# Flavio the Merchant: bump an opponent from a market outside Icarus, after the star, 2 morale


@rule("euphoria.abilities.8", "euphoria.abilities.12")
def test_flavio_sells_after_the_star_to_who_bumped_an_opponent_from_a_market() -> None:
    match = using_a_market(
        {"recruits": ["flavio"], "morale": 3},
        {"workers": [1], "board": {"upper-euphorian-market": 4}},
        draws=["bat"],
    )
    assert territory(match, "euphorian") == [1, 0]
    assert offered(match) == {"use flavio", "skip"}
    play(match, "use flavio")
    assert (player(match).artifacts, player(match).morale) == (["bat"], 1)
    assert (territory(match, "euphorian"), allegiance(match, "euphorian")) == ([1, 0], 1)


@rule("euphoria.abilities.1")
def test_flavio_may_be_declined() -> None:
    match = using_a_market(
        {"recruits": ["flavio"], "morale": 3},
        {"workers": [1], "board": {"upper-euphorian-market": 4}},
    )
    play(match, "skip")
    assert (player(match).artifacts, player(match).morale) == ([], 3)


@pytest.mark.parametrize("bumped", [None, 0])
def test_flavio_wants_an_opponent_bumped(bumped: int | None) -> None:
    board = {} if bumped is None else {"board": {"upper-euphorian-market": 4}}
    match = using_a_market({"recruits": ["flavio"], "morale": 3, **board})
    assert turn(match) == 1
    assert player(match).stars == 2


@rule("euphoria.abilities.2")
def test_flavio_needs_two_morale_above_the_first() -> None:
    match = using_a_market(
        {"recruits": ["flavio"], "morale": 2},
        {"workers": [1], "board": {"upper-euphorian-market": 4}},
    )
    assert turn(match) == 1


@rule("euphoria.abilities.12")
@pytest.mark.parametrize(("market", "sells"), [("incinerator", True), ("wind-saloon", False)])
def test_flavio_knows_the_artifact_markets_outside_icarus(market: str, sells: bool) -> None:
    match = position(
        players=[
            {"workers": [2], "morale": 3, "artifacts": ["bat", "bat"], "recruits": ["flavio"]},
            {"workers": [1], "board": {market: 4}},
        ],
        dice=[1],
    )
    play(match, f"place 2 {market}")
    assert ("use flavio" in offered(match)) is sells


# Josh the Negotiator: 1 bliss for the resource in the cost of a built market


@rule("euphoria.powers.13")
def test_josh_pays_bliss_for_the_resource_of_a_market() -> None:
    match = using_a_market({"recruits": ["josh"], "stone": 0, "bliss": 1})
    assert player(match).goods == {}
    assert territory(match, "euphorian") == [1, 0]


@rule("euphoria.abilities.1", "euphoria.powers.13")
def test_josh_leaves_the_printed_price_open() -> None:
    match = using_a_market({"recruits": ["josh"], "bliss": 1})
    assert offered(match) == {"with printed-price", "with josh"}
    play(match, "with printed-price")
    assert player(match).goods == {"bliss": 1}


@rule("euphoria.powers.13")
def test_josh_replaces_the_resource_and_not_the_commodities() -> None:
    match = position(
        players=[{"workers": [2], "energy": 3, "stone": 1, "bliss": 2, "recruits": ["josh"]}],
        markets=BUILT,
    )
    assert not may_place(match, "upper-euphorian-market")


@rule("euphoria.powers.13")
@pytest.mark.parametrize(
    ("tile", "price"),
    [
        ("laboratory", {"artifacts": ["bat"], "bliss": 1}),
        ("plaza", {"water": 4, "bliss": 1}),
        ("fountain", {"water": 4, "bliss": 1}),
        ("academy", {"food": 4, "bliss": 1}),
        ("apothecary", {"bliss": 5}),
        ("theater", {"energy": 4, "bliss": 1}),
        ("arena", {"food": 4, "bliss": 1}),
    ],
)
def test_josh_negotiates_on_every_market_with_a_resource_in_its_price(
    tile: str, price: dict[str, object]
) -> None:
    match = position(
        players=[{"workers": [2], "recruits": ["josh"], **price}],
        markets={"lower-subterran": {"tile": tile, "stars": [0]}},
    )
    play(match, "place 2 lower-subterran-market")
    assert (player(match).goods, player(match).artifacts) == ({}, [])
    assert territory(match, "subterran") == [1, 0]


@rule("euphoria.powers.13")
def test_josh_helps_neither_on_sites_nor_at_nimbus_loft() -> None:
    match = position(players=[{"workers": [2], "bliss": 3, "gold": 2, "recruits": ["josh"]}])
    assert not may_place(match, "upper-euphorian-site-1")
    assert not may_place(match, "nimbus-loft")


@rule("euphoria.powers.3", "euphoria.powers.13")
def test_brian_pays_food_for_the_bliss_that_josh_asks_for() -> None:
    match = using_a_market({"recruits": ["josh", "brian"], "stone": 0, "food": 1})
    assert player(match).goods == {}
    assert territory(match, "euphorian") == [1, 0]
    assert player(match).knowledge == 4
    assert allegiance(match, "wastelander") == 1


@rule("euphoria.powers.3", "euphoria.powers.13")
def test_josh_and_brian_mix_food_and_bliss_unit_by_unit() -> None:
    match = position(
        players=[{"workers": [2], "food": 2, "bliss": 3, "recruits": ["josh", "brian"]}],
        markets={"lower-subterran": {"tile": "apothecary", "stars": [0]}},
    )
    play(match, "place 2 lower-subterran-market")
    assert player(match).goods == {}
    assert (player(match).knowledge, allegiance(match, "wastelander")) == (4, 1)


# Rebecca the Peddler: bump an opponent, 2 morale: they gain 1 knowledge, you any resource


@rule("euphoria.cost.1")
def test_rebecca_peddles_for_any_resource() -> None:
    match = bumping({"recruits": ["rebecca"], "morale": 3})
    play(match, "use rebecca")
    assert offered(match) == {"gain gold", "gain stone", "gain clay"}
    play(match, "gain stone")
    assert (player(match).morale, player(match).knowledge, player(match, 1).knowledge) == (1, 3, 4)
    assert player(match).goods == {"stone": 1}
    assert offered(match) == DIG


@rule("euphoria.abilities.1")
def test_rebecca_may_be_declined() -> None:
    match = bumping({"recruits": ["rebecca"], "morale": 3})
    play(match, "skip")
    assert (player(match).morale, player(match, 1).knowledge, player(match).goods) == (3, 3, {})


@rule("euphoria.abilities.2")
def test_rebecca_needs_two_morale_above_the_first() -> None:
    match = bumping({"recruits": ["rebecca"], "morale": 2})
    assert offered(match) == DIG


def test_rebecca_is_silent_on_a_self_bump() -> None:
    match = self_bumping({"recruits": ["rebecca"], "morale": 3})
    assert offered(match) == DIG


@rule("euphoria.abilities.5")
def test_rebecca_works_once_for_each_bump() -> None:
    match = bumping({"recruits": ["rebecca"], "morale": 6})
    play(match, "use rebecca", "gain gold")
    assert offered(match) == DIG


# Matthew the Thief: bump an opponent from a tunnel, 1 knowledge in place of the commodity


@rule("euphoria.powers.15")
def test_matthew_bumps_into_a_tunnel_without_the_commodity() -> None:
    match = bumping({"recruits": ["matthew"], "energy": 0})
    play(match, "dig resource")
    assert player(match).goods == {"gold": 1}
    assert player(match).knowledge == 4
    assert miner(match, "euphorian") == 1


@rule("euphoria.powers.15", "euphoria.abilities.1")
def test_matthew_leaves_the_printed_price_open() -> None:
    match = bumping({"recruits": ["matthew"]})
    assert offered(match) == {"with printed-price", "with matthew"}
    play(match, "with printed-price", "dig resource")
    assert (player(match).goods, player(match).knowledge) == ({"gold": 1}, 3)


@rule("euphoria.powers.15")
def test_matthew_keeps_the_commodity_of_who_has_it() -> None:
    match = bumping({"recruits": ["matthew"]})
    play(match, "with matthew", "dig resource")
    assert (player(match).goods, player(match).knowledge) == ({"energy": 1, "gold": 1}, 4)


@rule("euphoria.powers.15")
def test_matthew_steals_from_opponents_and_not_from_empty_tunnels() -> None:
    match = position(
        players=[{"workers": [2], "board": {"euphorian-tunnel": 1}, "recruits": ["matthew"]}]
    )
    assert not may_place(match, "euphorian-tunnel")
    assert not may_place(match, "subterran-tunnel")


@rule("euphoria.abilities.2")
def test_matthew_needs_room_for_knowledge() -> None:
    match = position(
        players=[
            {"workers": [2], "knowledge": 6, "recruits": ["matthew"]},
            {"workers": [1], "board": {"euphorian-tunnel": 1}},
        ]
    )
    assert not may_place(match, "euphorian-tunnel")


@rule("euphoria.powers.15")
def test_matthew_does_not_steal_outside_tunnels() -> None:
    match = position(
        players=[
            {"workers": [2], "recruits": ["matthew"], "water": 2},
            {"workers": [1], "board": {"tank-water": 1}},
        ]
    )
    assert not may_place(match, "tank-water")


@rule("euphoria.powers.15", "euphoria.powers.20")
def test_knowledge_that_matthew_takes_cheers_nick_up() -> None:
    match = bumping({"recruits": ["matthew", "nick"], "energy": 0})
    assert (player(match).knowledge, player(match).morale) == (4, 2)
    assert on_board(match, 0) == {"euphorian-tunnel": 2}


@rule("euphoria.market.1")
def test_the_market_of_these_tests_costs_what_they_say() -> None:
    match = position(players=[{"workers": [2], **ITS_PRICE}], markets=BUILT)
    play(match, "place 2 upper-euphorian-market")
    assert player(match).goods == {}
