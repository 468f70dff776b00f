"""The sixteen recruits of the second-version deck; in moves they keep their names."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from rekindle.games.euphoria import position
from rekindle.kernel.match import Match
from tests.games.euphoria import situations
from tests.games.euphoria.helpers import asked, every_way, may_place, offered, play, turn
from tests.games.euphoria.situations import DIG, Player, bumping, self_bumping, using_a_market
from tests.games.euphoria.told import allegiance, miner, on_board, player, territory
from tests.rules_cited import rule

SECOND = {"deck": "second"}

digging = partial(situations.digging, options=SECOND)


def retrieving(mine: Player, way: str = "free", **rest: Any) -> Match:
    """Seat 0 has taken both workers back from the board; they are not rolled yet."""
    match = position(
        players=[{"board": {"farm": 2, "aquifer": 3}, "food": 1, "morale": 3, **mine}],
        options=SECOND,
        **rest,
    )
    play(match, f"retrieve {way}", "take all")
    return match


# Zong: on the Cloud Mine, 1 knowledge: a card; each opponent may gain 1 bliss


@rule("euphoria.decks.2", "euphoria.decks.3")
def test_the_second_zong_draws_a_card_and_offers_everybody_else_a_bliss() -> None:
    match = position(
        seats=3, players=[{"workers": [2], "recruits": ["zong"]}], draws=["bat"], options=SECOND
    )
    play(match, "place 2 cloud-mine")
    assert offered(match) == {"use zong", "skip"}
    play(match, "use zong")
    assert (player(match).artifacts, player(match).knowledge) == (["bat"], 4)
    assert (asked(match), offered(match)) == (1, {"choose 1 bliss", "skip"})
    play(match, "skip")
    assert (asked(match), offered(match)) == (2, {"choose 1 bliss", "skip"})
    play(match, "choose 1 bliss")
    assert [player(match, seat).goods for seat in range(3)] == [{"bliss": 1}, {}, {"bliss": 1}]


@rule("euphoria.decks.3")
def test_the_second_zong_asks_in_seat_order_after_the_player_whose_turn_it_is() -> None:
    match = position(
        seats=3,
        turn=1,
        players=[{}, {"workers": [2], "recruits": ["zong"]}],
        options=SECOND,
    )
    play(match, "place 2 cloud-mine", "use zong")
    assert asked(match) == 2
    play(match, "skip")
    assert asked(match) == 0


@rule("euphoria.decks.2", "euphoria.abilities.1", "euphoria.abilities.2")
def test_the_second_zong_may_be_declined_and_needs_room_for_knowledge() -> None:
    match = position(players=[{"workers": [2], "recruits": ["zong"]}], options=SECOND)
    play(match, "place 2 cloud-mine", "skip")
    assert (turn(match), player(match).artifacts, player(match).knowledge) == (1, [], 3)
    match = position(
        players=[{"workers": [2], "knowledge": 6, "recruits": ["zong"]}], options=SECOND
    )
    play(match, "place 2 cloud-mine")
    assert turn(match) == 1


@rule("euphoria.decks.2")
def test_the_second_zong_does_not_mind_resources_but_keeps_to_the_cloud_mine() -> None:
    match = position(players=[{"workers": [2], "gold": 1, "recruits": ["zong"]}], options=SECOND)
    play(match, "place 2 cloud-mine")
    assert offered(match) == {"use zong", "skip"}
    match = position(players=[{"workers": [2], "recruits": ["zong"]}], options=SECOND)
    play(match, "place 2 generator")
    assert turn(match) == 1


# Jacko: the Ark for 1 artifact; each opponent may draw a card


@rule("euphoria.decks.2", "euphoria.decks.3")
def test_the_second_jacko_pays_one_artifact_at_the_ark_and_shares_cards() -> None:
    match = position(
        seats=3,
        players=[{"workers": [2], "artifacts": ["bat"], "recruits": ["jacko"]}],
        draws=["box"],
        options=SECOND,
    )
    play(match, "place 2 ark")
    assert (asked(match), offered(match)) == (1, {"choose 1 artifact", "skip"})
    play(match, "skip")
    assert (asked(match), offered(match)) == (2, {"choose 1 artifact", "skip"})
    play(match, "choose 1 artifact")
    assert [player(match, seat).artifacts for seat in range(3)] == [[], [], ["box"]]
    assert player(match).knowledge == 3
    assert territory(match, "wastelander") == [1, 0, 0]
    assert allegiance(match, "wastelander") == 1


@rule("euphoria.decks.2", "euphoria.abilities.1")
def test_the_second_jacko_leaves_the_printed_price_open_and_then_shares_nothing() -> None:
    match = position(
        players=[{"workers": [2], "morale": 2, "artifacts": ["bat"] * 2, "recruits": ["jacko"]}],
        options=SECOND,
    )
    play(match, "place 2 ark")
    assert offered(match) == {"with printed-price", "with jacko"}
    play(match, "with printed-price")
    assert (turn(match), player(match).artifacts, player(match, 1).artifacts) == (1, [], [])


@rule("euphoria.decks.2")
def test_the_second_jacko_knows_the_ark_only_and_brings_no_second_star() -> None:
    match = position(
        players=[{"workers": [2], "artifacts": ["bat"], "recruits": ["jacko"]}], options=SECOND
    )
    assert not may_place(match, "free-press")
    assert not may_place(match, "wind-saloon")
    match = using_a_market(
        {"recruits": ["jacko"], "morale": 2, "artifacts": ["bat", "box"]}, options=SECOND
    )
    assert (turn(match), player(match).stars) == (1, 2)


@rule("euphoria.decks.3", "euphoria.hand.1")
def test_who_draws_by_the_second_jacko_obeys_the_hand_limit_at_once() -> None:
    match = position(
        players=[
            {"workers": [2], "artifacts": ["bat"], "recruits": ["jacko"]},
            {"artifacts": ["bear"]},
        ],
        draws=["box"],
        options=SECOND,
    )
    play(match, "place 2 ark", "choose 1 artifact")
    assert (asked(match), offered(match)) == (1, {"discard bear", "discard box"})


# Amanda: bumped by anybody, 1 bliss to the supply


@rule("euphoria.decks.2")
def test_the_second_amanda_pays_the_supply() -> None:
    match = bumping({}, {"recruits": ["amanda"], "bliss": 1}, options=SECOND)
    assert (asked(match), offered(match)) == (1, {"use amanda", "skip"})
    play(match, "use amanda", "face 4")
    assert player(match, 1).hand == [1, 4]
    assert (player(match).goods, player(match, 1).goods) == ({}, {})


@rule("euphoria.decks.2")
def test_the_second_amanda_speaks_on_a_self_bump_too() -> None:
    match = self_bumping({"recruits": ["amanda"], "bliss": 1}, options=SECOND)
    assert offered(match) == {"use amanda", "skip"}
    play(match, "use amanda", "face 6")
    assert (player(match).hand, player(match).goods) == ([6], {})
    assert offered(match) == DIG


@rule("euphoria.abilities.1")
def test_the_second_amanda_may_be_declined_and_needs_a_bliss() -> None:
    match = self_bumping({"recruits": ["amanda"], "bliss": 1}, dice=[3], options=SECOND)
    play(match, "skip")
    assert (player(match).hand, player(match).goods) == ([3], {"bliss": 1})
    assert offered(self_bumping({"recruits": ["amanda"]}, options=SECOND)) == DIG


# Dave: as before, for 1 knowledge


@rule("euphoria.decks.2")
def test_the_second_dave_asks_for_one_knowledge() -> None:
    match = bumping({"recruits": ["dave"], "knowledge": 5}, options=SECOND)
    play(match, "use dave", "dig resource")
    assert (player(match).goods, player(match).knowledge) == ({"gold": 2}, 6)
    assert miner(match, "euphorian") == 2


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_the_second_dave_may_be_declined_and_needs_room_for_knowledge() -> None:
    match = bumping({"recruits": ["dave"]}, options=SECOND)
    play(match, "skip", "dig resource")
    assert (player(match).goods, miner(match, "euphorian")) == ({"gold": 1}, 1)
    assert offered(bumping({"recruits": ["dave"], "knowledge": 6}, options=SECOND)) == DIG
    assert offered(self_bumping({"recruits": ["dave"]}, options=SECOND)) == DIG


@rule("euphoria.decks.2")
def test_the_second_dave_blasts_in_tunnels_only() -> None:
    match = position(
        players=[
            {"workers": [2], "energy": 3, "recruits": ["dave"]},
            {"workers": [1], "board": {"tank-energy": 5}},
        ],
        dice=[1, 1],
        options=SECOND,
    )
    play(match, "place 2 tank-energy")
    assert turn(match) == 1


# Yordy: free retrieval, 1 energy: choose one face, roll the others


@rule("euphoria.decks.2")
def test_the_second_yordy_chooses_one_face_and_the_others_are_rolled() -> None:
    match = retrieving({"recruits": ["yordy"], "energy": 1}, dice=[1])
    assert player(match).morale == 2, "the morale is lost as usual"
    assert offered(match) == {"use yordy", "skip"}
    play(match, "use yordy")
    assert offered(match) == {f"face {face}" for face in range(1, 7)}
    play(match, "face 5")
    assert player(match).hand == [1, 5]
    assert player(match).goods == {"food": 1}


@rule("euphoria.decks.2", "euphoria.abilities.1")
def test_the_second_yordy_may_be_declined() -> None:
    match = retrieving({"recruits": ["yordy"], "energy": 1}, dice=[1, 3])
    play(match, "skip")
    assert player(match).hand == [1, 3]
    assert player(match).goods == {"food": 1, "energy": 1}


@rule("euphoria.decks.2")
def test_the_second_yordy_wants_a_free_retrieval_and_an_energy() -> None:
    assert turn(retrieving({"recruits": ["yordy"], "energy": 1}, "food")) == 1
    assert turn(retrieving({"recruits": ["yordy"]})) == 1


@rule("euphoria.decks.2", "euphoria.abilities.10", "euphoria.check.2")
def test_the_check_counts_the_face_that_the_second_yordy_chose() -> None:
    match = retrieving({"recruits": ["yordy"], "energy": 1, "knowledge": 4}, dice=[6])
    play(match, "use yordy", "face 6")
    assert (player(match).hand, player(match).reserve) == ([6], 3)


@rule("euphoria.abilities.10", "euphoria.penalty.13")
def test_only_rolled_faces_cost_goods_beside_the_second_yordy() -> None:
    match = retrieving(
        {"recruits": ["yordy"], "energy": 1, "gold": 2},
        markets={"upper-subterran": {"tile": "teddy-bear-shop", "stars": [1]}},
        dice=[2],
    )
    play(match, "use yordy", "face 1")
    assert turn(match) == 1
    assert player(match).goods == {"food": 1, "gold": 2}


@rule("euphoria.abilities.7", "euphoria.powers.17")
def test_the_retrieval_stays_free_for_the_second_yordy_after_pete_has_eaten() -> None:
    match = retrieving({"recruits": ["yordy", "pete"], "energy": 1})
    assert offered(match) == {"use yordy", "use pete", "skip"}
    play(match, "use pete", "gain gold")
    assert offered(match) == {"use yordy", "skip"}


# Michael: as before, but 1 knowledge in place of the advance


@rule("euphoria.decks.2")
def test_the_second_michael_learns_when_he_pays_gold() -> None:
    match = position(players=[{"workers": [2], "gold": 1, "recruits": ["michael"]}], options=SECOND)
    play(match, "place 2 upper-euphorian-site-1")
    assert (player(match).morale, player(match).knowledge) == (2, 4)
    assert (player(match).goods, allegiance(match, "euphorian")) == ({}, 0)


@rule("euphoria.decks.2")
def test_the_second_michael_learns_from_printed_gold_in_every_way_to_pay_it() -> None:
    match = position(players=[{"workers": [2], "gold": 1, "recruits": ["michael"]}], options=SECOND)
    play(match, "place 2 upper-euphorian-site-2")
    for paid in every_way(match):
        assert (player(paid).morale, player(paid).knowledge) == (2, 4)


@rule("euphoria.decks.2")
def test_the_second_michael_gains_nothing_for_another_resource() -> None:
    match = position(players=[{"workers": [2], "clay": 1, "recruits": ["michael"]}], options=SECOND)
    play(match, "place 2 upper-euphorian-site-2")
    assert (player(match).goods, player(match).morale, player(match).knowledge) == ({}, 1, 3)


@rule("euphoria.decks.2", "euphoria.tracks.1")
def test_the_second_michael_loses_what_finds_no_room() -> None:
    match = position(
        players=[{"workers": [2], "gold": 1, "knowledge": 6, "recruits": ["michael"]}],
        options=SECOND,
    )
    play(match, "place 2 upper-euphorian-site-1")
    assert (player(match).morale, player(match).knowledge) == (2, 6)


# Esme: as before; a book brings 2 energy, 2 less knowledge and 2 more morale


@rule("euphoria.decks.2")
def test_the_second_esme_burns_a_book_best() -> None:
    match = using_a_market(
        {"recruits": ["esme"], "artifacts": ["book"], "knowledge": 5}, options=SECOND
    )
    play(match, "use esme")
    assert (player(match).goods, player(match).artifacts) == ({"energy": 2}, [])
    assert (player(match).morale, player(match).knowledge) == (3, 3)
    assert turn(match) == 1


@rule("euphoria.decks.2")
def test_the_second_esme_burns_other_artifacts_as_before() -> None:
    match = using_a_market({"recruits": ["esme"], "artifacts": ["bat"]}, options=SECOND)
    play(match, "use esme")
    assert offered(match) == {"choose lose 1 knowledge", "choose 1 morale"}
    play(match, "choose lose 1 knowledge")
    assert (player(match).goods, player(match).morale, player(match).knowledge) == (
        {"energy": 1},
        1,
        2,
    )


@rule("euphoria.decks.2", "euphoria.abilities.1")
def test_the_second_esme_chooses_what_to_burn_and_whether() -> None:
    match = using_a_market(
        {"recruits": ["esme"], "morale": 2, "artifacts": ["bat", "book"]}, options=SECOND
    )
    assert offered(match) == {"use esme", "skip"}
    play(match, "use esme")
    assert offered(match) == {"pay bat", "pay book"}
    play(match, "pay book")
    assert (player(match).artifacts, player(match).goods) == (["bat"], {"energy": 2})


# Gambler: once a turn, two cards for one and the hand is shown; a match lets every opponent draw


@rule("euphoria.decks.2", "euphoria.abilities.6")
def test_the_second_gambler_draws_two_and_opponents_draw_for_a_match() -> None:
    match = digging({"recruits": ["gambler"], "morale": 3}, draws=["bat", "bat", "bear"])
    play(match, "dig artifact")
    assert (offered(match), player(match).artifacts) == ({"use gambler", "skip"}, [])
    play(match, "use gambler")
    assert (player(match).artifacts, player(match).knowledge) == (["bat", "bat"], 3)
    assert player(match, 1).artifacts == ["bear"]


@rule("euphoria.decks.2")
def test_the_second_gambler_looks_at_the_whole_hand_for_a_match() -> None:
    match = digging(
        {"recruits": ["gambler"], "morale": 3, "artifacts": ["box"]}, draws=["bat", "box", "bear"]
    )
    play(match, "dig artifact", "use gambler")
    assert player(match).artifacts == ["bat", "box", "box"]
    assert player(match, 1).artifacts == ["bear"]


@rule("euphoria.decks.2")
def test_the_second_gambler_costs_nothing_without_a_match() -> None:
    match = digging({"recruits": ["gambler"], "morale": 3, "knowledge": 6}, draws=["bat", "box"])
    play(match, "dig artifact", "use gambler")
    assert (player(match).artifacts, player(match, 1).artifacts) == (["bat", "box"], [])
    assert player(match).knowledge == 6


@rule("euphoria.abilities.1", "euphoria.abilities.5")
def test_the_second_gambler_may_be_declined_and_plays_once_a_turn() -> None:
    match = digging({"recruits": ["gambler"]}, draws=["bat"])
    play(match, "dig artifact", "skip")
    assert player(match).artifacts == ["bat"]
    match = position(
        players=[
            {"workers": [2, 2], "energy": 1, "water": 1, "morale": 6, "recruits": ["gambler"]}
        ],
        draws=["bat", "box", "bear"],
        options=SECOND,
    )
    play(match, "place 2 euphorian-tunnel", "dig artifact", "use gambler")
    play(match, "place 2 subterran-tunnel", "dig artifact")
    assert player(match).artifacts == ["bat", "bear", "box"]


@rule("euphoria.decks.2", "euphoria.hand.1")
def test_the_hand_of_the_second_gambler_is_shown_before_its_limit_speaks() -> None:
    match = digging({"recruits": ["gambler"]}, draws=["bat", "bat", "bear"])
    play(match, "dig artifact", "use gambler")
    assert player(match).artifacts == ["bat"]
    assert player(match, 1).artifacts == ["bear"]


@rule("euphoria.hand.1")
def test_the_player_whose_turn_it_is_discards_at_once_when_another_gambler_matched() -> None:
    match = bumping(
        {"artifacts": ["box"]},
        {"workers": [6, 3], "morale": 2, "recruits": ["steven", "gambler"]},
        dice=[6],
        draws=["bat", "bat", "bear"],
        options=SECOND,
    )
    play(match, "gain clay", "use gambler")
    assert (asked(match), offered(match)) == (0, {"discard bear", "discard box"})


# Brett: bumping allowed, 1 knowledge


@rule("euphoria.decks.2")
@pytest.mark.parametrize("board", [{}, {"board": {"upper-euphorian-market": 4}}])
def test_the_second_brett_picks_locks_with_and_without_a_bump(board: dict[str, Any]) -> None:
    match = using_a_market(
        {"recruits": ["brett"], "knowledge": 5}, {"workers": [1], **board}, options=SECOND
    )
    assert territory(match, "euphorian") == [1, 0]
    play(match, "use brett", "gain clay")
    assert (player(match).goods, player(match).knowledge, turn(match)) == ({"clay": 1}, 6, 1)


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_the_second_brett_may_be_declined_and_needs_room_for_knowledge() -> None:
    match = using_a_market({"recruits": ["brett"]}, options=SECOND)
    play(match, "skip")
    assert (player(match).goods, player(match).knowledge) == ({}, 3)
    assert turn(using_a_market({"recruits": ["brett"], "knowledge": 6}, options=SECOND)) == 1


# Flavio: no bump needed, 1 knowledge


@rule("euphoria.decks.2")
@pytest.mark.parametrize("board", [{}, {"board": {"upper-euphorian-market": 4}}])
def test_the_second_flavio_sells_with_and_without_a_bump(board: dict[str, Any]) -> None:
    match = using_a_market(
        {"recruits": ["flavio"]}, {"workers": [1], **board}, draws=["bat"], options=SECOND
    )
    assert territory(match, "euphorian") == [1, 0]
    play(match, "use flavio")
    assert (player(match).artifacts, player(match).knowledge, player(match).morale) == (
        ["bat"],
        4,
        1,
    )


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_the_second_flavio_may_be_declined_and_needs_room_for_knowledge() -> None:
    match = using_a_market({"recruits": ["flavio"], "morale": 3}, options=SECOND)
    play(match, "skip")
    assert (player(match).artifacts, player(match).knowledge, player(match).morale) == ([], 3, 3)
    match = using_a_market({"recruits": ["flavio"], "knowledge": 6, "morale": 6}, options=SECOND)
    assert turn(match) == 1


@rule("euphoria.abilities.12")
def test_the_second_brett_picks_no_locks_in_icarus() -> None:
    match = position(players=[{"workers": [2], "gold": 3, "recruits": ["brett"]}], options=SECOND)
    play(match, "place 2 nimbus-loft")
    assert turn(match) == 1


@rule("euphoria.abilities.12")
def test_the_second_flavio_sells_nothing_in_icarus() -> None:
    match = position(players=[{"workers": [2], "gold": 3, "recruits": ["flavio"]}], options=SECOND)
    play(match, "place 2 nimbus-loft")
    assert turn(match) == 1


# Geek: once a turn, 1 knowledge: three cards for one, then discard two of the hand


@rule("euphoria.decks.2")
def test_the_second_geek_draws_three_and_discards_two_of_the_hand() -> None:
    match = digging(
        {"recruits": ["geek"], "morale": 3, "knowledge": 5, "artifacts": ["bear"]},
        draws=["bat", "box", "book"],
    )
    play(match, "dig artifact", "use geek")
    assert player(match).artifacts == ["bat", "bear", "book", "box"]
    assert player(match).knowledge == 6
    play(match, "discard bear", "discard box")
    assert player(match).artifacts == ["bat", "book"]
    assert turn(match) == 1


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_the_second_geek_may_be_declined_and_needs_room_for_knowledge() -> None:
    match = digging({"recruits": ["geek"]}, draws=["bat"])
    play(match, "dig artifact", "skip")
    assert (player(match).artifacts, player(match).knowledge) == (["bat"], 3)
    match = digging({"recruits": ["geek"], "knowledge": 6}, draws=["bat"])
    play(match, "dig artifact")
    assert player(match).artifacts == ["bat"]


@rule("euphoria.abilities.5")
def test_the_second_geek_speaks_once_a_turn() -> None:
    match = position(
        players=[{"workers": [2, 2], "energy": 1, "water": 1, "morale": 6, "recruits": ["geek"]}],
        draws=["bat", "bear", "box", "book"],
        options=SECOND,
    )
    play(match, "place 2 euphorian-tunnel", "dig artifact", "use geek")
    play(match, "discard bat", "discard box", "place 2 subterran-tunnel", "dig artifact")
    assert (player(match).artifacts, player(match).knowledge) == (["bear", "book"], 4)


# Steven: only when a roll costs the worker


@rule("euphoria.decks.2")
def test_the_second_steven_is_consoled_for_a_rolled_loss() -> None:
    match = bumping(
        {}, {"workers": [6, 3], "recruits": ["steven"]}, dice=[6], draws=["bat"], options=SECOND
    )
    play(match, "gain clay")
    assert (player(match, 1).goods, player(match, 1).artifacts) == ({"clay": 1}, ["bat"])
    assert (player(match, 1).hand, player(match, 1).reserve) == ([3, 6], 2)


@rule("euphoria.decks.2", "euphoria.abilities.10")
def test_the_second_steven_gets_nothing_for_a_face_that_was_chosen() -> None:
    match = bumping(
        {},
        {"workers": [6], "knowledge": 4, "bliss": 1, "recruits": ["steven", "amanda"]},
        options=SECOND,
    )
    play(match, "use amanda", "face 6")
    assert asked(match) == 0
    assert (player(match, 1).hand, player(match, 1).goods, player(match, 1).artifacts) == (
        [6],
        {},
        [],
    )


@rule("euphoria.decks.2")
def test_the_second_steven_gets_nothing_while_nobody_is_lost() -> None:
    match = bumping({}, {"workers": [6, 3], "recruits": ["steven"]}, dice=[3], options=SECOND)
    assert (asked(match), player(match, 1).goods) == (0, {})


# Phil: as before, for 1 knowledge


@rule("euphoria.decks.2")
def test_the_second_phil_asks_for_one_knowledge() -> None:
    match = bumping({"recruits": ["phil"], "knowledge": 5}, draws=["bat"], options=SECOND)
    play(match, "use phil")
    assert (player(match).artifacts, player(match).knowledge) == (["bat"], 6)


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_the_second_phil_may_be_declined_and_is_kept_out_as_before() -> None:
    match = bumping({"recruits": ["phil"]}, options=SECOND)
    play(match, "skip")
    assert (player(match).artifacts, player(match).knowledge) == ([], 3)
    assert offered(bumping({"recruits": ["phil"], "knowledge": 6}, options=SECOND)) == DIG
    match = bumping({"recruits": ["phil"]}, {"recruits": ["faith"]}, options=SECOND)
    assert offered(match) == DIG


# Julia: bump any opponent, 1 morale: any resource, and the bumped worker copies the face


@rule("euphoria.decks.2", "euphoria.abilities.10")
def test_the_second_julia_takes_a_resource_and_presses_her_face_on_the_bumped() -> None:
    match = bumping({"recruits": ["julia"], "morale": 2}, {"workers": [4]}, options=SECOND)
    assert offered(match) == {"use julia", "skip"}
    play(match, "use julia", "gain stone")
    assert (player(match).goods, player(match).morale) == ({"stone": 1}, 1)
    assert player(match, 1).hand == [2, 4]
    assert offered(match) == DIG


@rule("euphoria.abilities.1", "euphoria.abilities.2")
def test_the_second_julia_may_be_declined_and_then_the_worker_is_rolled() -> None:
    match = bumping({"recruits": ["julia"], "morale": 2}, dice=[6], options=SECOND)
    play(match, "skip")
    assert (player(match, 1).hand, player(match).goods, player(match).morale) == ([1, 6], {}, 2)
    assert offered(bumping({"recruits": ["julia"], "morale": 1}, options=SECOND)) == DIG
    assert offered(self_bumping({"recruits": ["julia"], "morale": 2}, options=SECOND)) == DIG


@rule("euphoria.abilities.10", "euphoria.check.2")
def test_the_check_counts_the_face_that_the_second_julia_pressed_on() -> None:
    match = bumping(
        {"recruits": ["julia"], "morale": 2}, {"workers": [6, 6], "knowledge": 2}, options=SECOND
    )
    play(match, "use julia", "gain gold")
    assert (player(match, 1).hand, player(match, 1).reserve) == ([2, 6], 2)


@rule("euphoria.abilities.10", "euphoria.penalty.14", "euphoria.powers.6")
def test_a_face_that_the_second_julia_pressed_on_is_no_roll() -> None:
    match = bumping(
        {"recruits": ["julia", "ben"], "morale": 4},
        {"workers": [2], "gold": 1},
        markets={"upper-subterran": {"tile": "clinic", "stars": [0]}},
        options=SECOND,
    )
    play(match, "use julia", "gain gold")
    assert player(match, 1).hand == [2, 2]
    assert player(match, 1).goods == {"gold": 1}
    assert offered(match) == DIG


@rule("euphoria.abilities.7")
def test_the_second_julia_speaks_before_amanda_since_it_is_her_owners_turn() -> None:
    match = bumping(
        {"recruits": ["julia"], "morale": 2}, {"recruits": ["amanda"], "bliss": 1}, options=SECOND
    )
    assert (asked(match), offered(match)) == (0, {"use julia", "skip"})
    play(match, "skip")
    assert (asked(match), offered(match)) == (1, {"use amanda", "skip"})


# Nakagawa: on a construction site, may advance the Euphorian track


@rule("euphoria.decks.2")
@pytest.mark.parametrize(
    ("site", "resource"),
    [("upper-euphorian-site-2", "gold"), ("lower-wastelander-site-2", "clay")],
)
def test_the_second_nakagawa_advances_the_euphorians_from_any_site(
    site: str, resource: str
) -> None:
    match = position(
        players=[{"workers": [2], resource: 1, "recruits": ["nakagawa"]}], options=SECOND
    )
    play(match, f"place 2 {site}")
    assert offered(match) == {"use nakagawa", "skip"}
    play(match, "use nakagawa")
    assert (allegiance(match, "euphorian"), allegiance(match, "wastelander")) == (1, 0)
    assert on_board(match, 0) == {site: 2}


@rule("euphoria.decks.2", "euphoria.abilities.1")
def test_the_second_nakagawa_may_be_declined_and_sacrifices_nobody_at_a_market() -> None:
    match = position(
        players=[{"workers": [2], "gold": 1, "recruits": ["nakagawa"]}], options=SECOND
    )
    play(match, "place 2 upper-euphorian-site-2", "skip")
    assert allegiance(match, "euphorian") == 0
    match = using_a_market({"workers": [2, 4], "recruits": ["nakagawa"]}, options=SECOND)
    assert (turn(match), player(match).stars) == (1, 2)


# Brian: food for bliss as before, rewarded outside Icarus only; Icarus costs 1 morale


@rule("euphoria.decks.2")
@pytest.mark.parametrize(
    ("space", "price"),
    [
        ("cloud-mine", {}),
        ("nimbus-loft", {"gold": 3}),
        ("breeze-bar", {"bliss": 1, "energy": 1}),
        ("sky-lounge", {"bliss": 1, "energy": 1}),
        ("wind-saloon", {"artifacts": ["bat", "bat"]}),
    ],
)
def test_the_second_brian_pays_a_morale_for_every_placement_in_icarus(
    space: str, price: dict[str, Any]
) -> None:
    match = position(
        players=[{"workers": [2], "morale": 3, "recruits": ["brian"], **price}], options=SECOND
    )
    play(match, f"place 2 {space}")
    assert player(match).morale == 2


@rule("euphoria.decks.2", "euphoria.decks.4", "euphoria.abilities.2")
def test_the_second_brian_keeps_the_glum_out_of_icarus() -> None:
    match = position(players=[{"workers": [2], "gold": 3, "recruits": ["brian"]}], options=SECOND)
    assert not may_place(match, "cloud-mine")
    assert not may_place(match, "nimbus-loft")
    assert may_place(match, "farm")


@rule("euphoria.decks.2", "euphoria.penalty.7", "euphoria.recruits.1")
def test_the_second_brian_asks_no_morale_while_hidden_or_silenced() -> None:
    match = position(players=[{"workers": [2], "hidden": ["brian"]}], options=SECOND)
    assert may_place(match, "cloud-mine")
    match = position(
        players=[{"workers": [2], "recruits": ["brian"]}],
        markets={"upper-subterran": {"tile": "academy"}},
        options=SECOND,
    )
    assert may_place(match, "cloud-mine")


@rule("euphoria.decks.2", "euphoria.powers.19")
def test_curtis_forgets_for_the_morale_of_the_second_brian() -> None:
    match = position(
        players=[{"workers": [2], "morale": 2, "recruits": ["brian", "curtis"]}], options=SECOND
    )
    play(match, "place 2 cloud-mine")
    assert (player(match).morale, player(match).knowledge) == (1, 2)


@rule("euphoria.decks.2")
def test_the_second_brian_pours_food_in_icarus_without_a_reward() -> None:
    match = position(
        players=[{"workers": [2], "food": 2, "morale": 3, "recruits": ["brian"]}],
        draws=["bat", "box"],
        options=SECOND,
    )
    play(match, "place 2 breeze-bar")
    assert (player(match).goods, player(match).artifacts) == ({}, ["bat", "box"])
    assert (player(match).knowledge, player(match).morale) == (3, 2)
    assert allegiance(match, "wastelander") == 0


@rule("euphoria.decks.2")
def test_the_second_brian_is_rewarded_on_a_market_outside_icarus() -> None:
    match = position(
        players=[
            {"workers": [2], "food": 1, "bliss": 3, "artifacts": ["bat"], "recruits": ["brian"]}
        ],
        markets={"upper-subterran": {"tile": "registry", "stars": [0]}},
        options=SECOND,
    )
    play(match, "place 2 upper-subterran-market")
    assert player(match).goods == {}
    assert (player(match).knowledge, player(match).morale) == (4, 1)
    assert allegiance(match, "wastelander") == 1


@rule("euphoria.decks.2", "euphoria.hand.2")
def test_the_morale_of_the_second_brian_costs_a_card_only_after_the_price_is_paid() -> None:
    match = position(
        players=[{"workers": [2], "morale": 2, "artifacts": ["bat", "bat"], "recruits": ["brian"]}],
        options=SECOND,
    )
    play(match, "place 2 wind-saloon")
    assert (player(match).artifacts, player(match).morale) == ([], 1)
    assert territory(match, "icarite") == [1, 0]


# The other 32 cards


@rule("euphoria.decks.1", "euphoria.decks.2")
def test_other_recruits_are_the_same_in_both_decks() -> None:
    for deck in ("first", "second"):
        match = bumping({"recruits": ["xander"]}, options={"deck": deck})
        play(match, "dig resource", "use xander")
        assert (player(match).goods, player(match).knowledge) == ({"gold": 2}, 4)
