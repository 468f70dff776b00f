"""The twelve Euphorian recruits of the first edition."""

from __future__ import annotations

import pytest

from rekindle.games.euphoria import position
from rekindle.kernel.match import Match
from tests.games.euphoria.helpers import asked, every_way, may_place, offered, play, turn
from tests.games.euphoria.situations import (
    DIG,
    ITS_PRICE,
    Player,
    bumping,
    self_bumping,
    using_a_market,
)
from tests.games.euphoria.told import allegiance, market, on_board, player, territory
from tests.rules_cited import rule

SITE_1 = "upper-euphorian-site-1"  # costs clay
SITE_2 = "upper-euphorian-site-2"  # costs gold


def building(mine: Player, theirs: Player | None = None, tile: str = "spa") -> Match:
    """Seat 0 has finished the upper Euphorian site with a 2; everybody rolls ones and twos."""
    match = position(
        players=[{"workers": [2], "gold": 1, **mine}, theirs or {}],
        tile_draws=[tile],
        dice=[1, 2],
    )
    play(match, f"place 2 {SITE_2}")
    return match


# Laura the Philanthropist: bump an opponent from a tunnel or the tank, give 1 gold: 2 cards


@rule("euphoria.abilities.8")
def test_laura_gives_the_bumped_her_gold_and_draws_two_cards() -> None:
    match = bumping({"recruits": ["laura"], "gold": 1, "morale": 2}, draws=["bat", "box"])
    assert offered(match) == {"use laura", "skip"}
    play(match, "use laura")
    assert (player(match).goods, player(match, 1).goods) == ({}, {"gold": 1})
    assert player(match).artifacts == ["bat", "box"]
    assert (player(match).morale, player(match).knowledge) == (2, 3)
    assert offered(match) == DIG


@rule("euphoria.abilities.1")
def test_laura_may_be_declined() -> None:
    match = bumping({"recruits": ["laura"], "gold": 1})
    play(match, "skip")
    assert (player(match).goods, player(match, 1).goods) == ({"gold": 1}, {})


@rule("euphoria.abilities.8")
def test_laura_cannot_give_gold_that_the_tunnel_has_yet_to_give() -> None:
    match = bumping({"recruits": ["laura"], "stone": 1})
    assert offered(match) == DIG
    play(match, "dig resource")
    assert turn(match) == 1


@rule("euphoria.hand.1")
def test_laura_first_draws_both_cards_then_obeys_the_hand_limit() -> None:
    match = bumping({"recruits": ["laura"], "gold": 1, "morale": 1}, draws=["bat", "box"])
    play(match, "use laura")
    assert offered(match) == {"discard bat", "discard box"}


def test_laura_is_silent_on_a_self_bump() -> None:
    match = self_bumping({"recruits": ["laura"], "gold": 1})
    assert offered(match) == DIG


def test_laura_helps_at_the_tank_too() -> None:
    match = position(
        players=[
            {"workers": [2], "energy": 3, "gold": 1, "morale": 2, "recruits": ["laura"]},
            {"workers": [1], "board": {"tank-energy": 5}},
        ],
        dice=[1, 3],
        draws=["bat", "box"],
    )
    play(match, "place 2 tank-energy", "use laura")
    assert player(match).artifacts == ["bat", "box"]
    assert player(match, 1).goods == {"gold": 1}


def test_laura_does_not_help_at_a_market() -> None:
    match = using_a_market(
        {"recruits": ["laura"], "gold": 1},
        {"workers": [1], "board": {"upper-euphorian-market": 4}},
    )
    assert turn(match) == 1
    assert player(match).goods == {"gold": 1}


# Yordy the Demotivator: free retrieval with exactly two workers costs no morale


@rule("euphoria.powers.18")
@pytest.mark.parametrize(
    ("workers", "board", "left"),
    [
        ([1], {"farm": 2}, 3),
        ([], {"farm": 2, "aquifer": 1}, 3),
        ([1, 1], {"farm": 2}, 2),
        ([], {"farm": 2}, 2),
        ([], {"farm": [2, 2, 2]}, 2),
    ],
)
def test_yordy_spares_the_morale_of_who_owns_exactly_two_workers(
    workers: list[int], board: dict[str, object], left: int
) -> None:
    match = position(
        players=[
            {"workers": workers, "board": board, "morale": 3, "food": 1, "recruits": ["yordy"]}
        ]
    )
    play(match, "retrieve free")
    assert player(match).morale == left


@rule("euphoria.powers.18", "euphoria.penalty.8")
@pytest.mark.parametrize(("recruits", "left"), [(["yordy"], 4), ([], 2)])
def test_yordy_spares_the_loss_by_the_cafeteria_too(recruits: list[str], left: int) -> None:
    match = position(
        players=[{"workers": [1], "board": {"farm": 2}, "morale": 4, "recruits": recruits}],
        markets={"upper-subterran": {"tile": "cafeteria"}},
    )
    play(match, "retrieve free")
    assert player(match).morale == left


@rule("euphoria.retrieve.2")
def test_yordy_changes_nothing_for_who_pays() -> None:
    match = position(
        players=[{"workers": [1], "board": {"farm": 2}, "food": 1, "recruits": ["yordy"]}]
    )
    play(match, "retrieve food")
    assert player(match).morale == 3


# Katy the Dietician: on the Generator without artifacts, 1 food


def test_katy_adds_a_food_on_the_generator() -> None:
    match = position(players=[{"workers": [2], "gold": 1, "recruits": ["katy"]}])
    play(match, "place 2 generator")
    assert player(match).goods == {"energy": 1, "food": 1, "gold": 1}
    assert turn(match) == 1, "there is nothing to decline"


def test_katy_adds_nothing_for_the_owner_of_an_artifact() -> None:
    match = position(players=[{"workers": [2], "artifacts": ["bat"], "recruits": ["katy"]}])
    play(match, "place 2 generator")
    assert player(match).goods == {"energy": 1}


def test_katy_looks_at_the_generator_only() -> None:
    match = position(players=[{"workers": [2], "recruits": ["katy"]}])
    play(match, "place 2 aquifer")
    assert player(match).goods == {"water": 1}


@rule("euphoria.abilities.7")
def test_katy_is_not_forgotten_when_gary_asks() -> None:
    match = position(
        players=[
            {"workers": [2], "recruits": ["katy", "gary"]},
            {"workers": [1], "board": {"generator": 2}},
        ]
    )
    play(match, "place 2 generator", "use gary", "choose 1 energy")
    assert player(match).goods == {"energy": 2, "food": 1}


# Gary the Electrician: on the Generator beside an equal face, 1 morale or 1 energy


@pytest.mark.parametrize("owner", [0, 1])
def test_gary_lights_up_beside_an_equal_face(owner: int) -> None:
    players: list[dict[str, object]] = [{"workers": [2], "recruits": ["gary"]}, {"workers": [1]}]
    players[owner]["board"] = {"generator": 2}
    match = position(players=players)
    play(match, "place 2 generator")
    assert offered(match) == {"choose 1 morale", "choose 1 energy"}
    play(match, "choose 1 energy")
    assert (player(match).goods, player(match).morale) == ({"energy": 2}, 1)


def test_gary_gives_morale_by_choice() -> None:
    match = position(
        players=[
            {"workers": [2], "recruits": ["gary"]},
            {"workers": [1], "board": {"generator": [1, 2]}},
        ]
    )
    play(match, "place 2 generator", "choose 1 morale")
    assert (player(match).goods, player(match).morale) == ({"energy": 1}, 2)


@rule("euphoria.abilities.11")
def test_gary_gives_energy_where_morale_has_no_room() -> None:
    match = position(
        players=[
            {"workers": [2], "morale": 6, "recruits": ["gary"]},
            {"workers": [1], "board": {"generator": 2}},
        ]
    )
    play(match, "place 2 generator")
    assert player(match).goods == {"energy": 2}


@pytest.mark.parametrize(("space", "theirs"), [("generator", 1), ("generator", 3), ("farm", 2)])
def test_gary_needs_the_generator_and_an_equal_face(space: str, theirs: int) -> None:
    match = position(
        players=[{"workers": [2], "recruits": ["gary"]}, {"workers": [1], "board": {space: theirs}}]
    )
    play(match, f"place 2 {space}")
    assert turn(match) == 1
    assert (sum(player(match).goods.values()), player(match).morale) == (1, 1)


# Michael the Engineer: any resource on a site; for gold, 1 morale and a Euphorian advance


@rule("euphoria.powers.2")
def test_michael_pays_gold_where_clay_is_printed_and_is_cheered() -> None:
    match = position(players=[{"workers": [2], "gold": 1, "recruits": ["michael"]}])
    play(match, f"place 2 {SITE_1}")
    assert player(match).goods == {}
    assert (player(match).morale, player(match).knowledge) == (2, 3)
    assert allegiance(match, "euphorian") == 1


@rule("euphoria.powers.2")
def test_michael_gains_nothing_for_another_resource() -> None:
    match = position(players=[{"workers": [2], "stone": 1, "recruits": ["michael"]}])
    play(match, f"place 2 {SITE_2}")
    assert player(match).goods == {}
    assert (player(match).morale, allegiance(match, "euphorian")) == (1, 0)


@rule("euphoria.powers.2", "euphoria.abilities.1")
def test_michael_is_cheered_by_printed_gold_too_in_every_way_to_pay_it() -> None:
    match = position(players=[{"workers": [2], "gold": 1, "recruits": ["michael"]}])
    play(match, f"place 2 {SITE_2}")
    for paid in every_way(match):
        assert player(paid).goods == {}
        assert (player(paid).morale, allegiance(paid, "euphorian")) == (2, 1)


@rule("euphoria.powers.2", "euphoria.cost.1")
def test_michael_chooses_among_all_resources_held() -> None:
    match = position(players=[{"workers": [2], "stone": 1, "clay": 1, "recruits": ["michael"]}])
    play(match, f"place 2 {SITE_1}")
    assert offered(match) == {"pay stone", "pay clay"}
    play(match, "pay stone")
    assert player(match).goods == {"clay": 1}


@rule("euphoria.powers.2", "euphoria.tracks.1")
def test_michael_loses_what_finds_no_room() -> None:
    match = position(
        players=[{"workers": [2], "gold": 1, "morale": 6, "recruits": ["michael"]}],
        allegiance={"euphorian": 11},
    )
    play(match, f"place 2 {SITE_1}")
    assert on_board(match, 0) == {SITE_1: 2}
    assert (player(match).morale, allegiance(match, "euphorian")) == (6, 11)


@rule("euphoria.powers.2")
def test_gold_paid_elsewhere_does_not_cheer_michael() -> None:
    match = position(
        players=[{"workers": [2], "water": 4, "gold": 1, "recruits": ["michael"]}],
        markets={"upper-subterran": {"tile": "fountain", "stars": [0]}},
    )
    play(match, "place 2 upper-subterran-market")
    assert (player(match).morale, allegiance(match, "euphorian")) == (1, 0)


@rule("euphoria.powers.2")
def test_michael_does_not_place_without_any_resource() -> None:
    match = position(players=[{"workers": [2], "energy": 3, "recruits": ["michael"]}])
    assert not may_place(match, SITE_1)


# Esme the Fireman: you place a star on your own turn, discard 1 artifact


@rule("euphoria.powers.8", "euphoria.abilities.9")
def test_esme_burns_a_card_after_the_star_for_energy_and_morale() -> None:
    match = using_a_market({"recruits": ["esme"], "artifacts": ["bat"]})
    assert territory(match, "euphorian") == [1, 0]
    assert allegiance(match, "euphorian") == 0, "directly after the star, before the advance"
    assert offered(match) == {"use esme", "skip"}
    play(match, "use esme")
    assert offered(match) == {"choose lose 1 knowledge", "choose 1 morale"}
    play(match, "choose 1 morale")
    assert (player(match).goods, player(match).artifacts) == ({"energy": 1}, [])
    assert (player(match).morale, player(match).knowledge) == (2, 3)
    assert allegiance(match, "euphorian") == 1


@rule("euphoria.powers.8")
def test_esme_may_forget_instead() -> None:
    match = using_a_market({"recruits": ["esme"], "artifacts": ["bat"]})
    play(match, "use esme", "choose lose 1 knowledge")
    assert (player(match).goods, player(match).morale, player(match).knowledge) == (
        {"energy": 1},
        1,
        2,
    )


@rule("euphoria.abilities.1")
def test_esme_may_be_declined() -> None:
    match = using_a_market({"recruits": ["esme"], "artifacts": ["bat"]})
    play(match, "skip")
    assert (player(match).goods, player(match).artifacts, player(match).stars) == ({}, ["bat"], 2)


@rule("euphoria.abilities.11")
def test_esme_gives_the_other_side_where_one_would_change_nothing() -> None:
    match = using_a_market({"recruits": ["esme"], "artifacts": ["bat"], "knowledge": 1})
    play(match, "use esme")
    assert (player(match).morale, player(match).knowledge) == (2, 1)
    match = using_a_market({"recruits": ["esme"], "artifacts": ["bat"], "morale": 6})
    play(match, "use esme")
    assert (player(match).morale, player(match).knowledge) == (6, 2)


@rule("euphoria.powers.8")
def test_esme_burns_after_a_bump_too() -> None:
    match = using_a_market(
        {"recruits": ["esme"], "artifacts": ["bat"]},
        {"workers": [1], "board": {"upper-euphorian-market": 4}},
    )
    assert "use esme" in offered(match)


@rule("euphoria.powers.8")
def test_esme_needs_an_artifact_and_a_star_that_was_really_placed() -> None:
    match = using_a_market({"recruits": ["esme"]})
    assert turn(match) == 1
    match = using_a_market(
        {"recruits": ["esme"], "artifacts": ["bat"]}, {"territories": {"euphorian": 2}}
    )
    assert turn(match) == 1
    assert player(match).stars == 1


@rule("euphoria.powers.8", "euphoria.dilemma.2")
def test_esme_burns_for_the_star_on_the_dilemma() -> None:
    match = position(
        players=[
            {
                "workers": [2],
                "morale": 2,
                "dilemma": "bat",
                "artifacts": ["bat", "box"],
                "recruits": ["esme"],
            }
        ]
    )
    play(match, "dilemma", "with shown-artifact", "resolve star", "use esme", "choose 1 morale")
    assert (player(match).goods, player(match).artifacts, player(match).morale) == (
        {"energy": 1},
        [],
        3,
    )


@rule("euphoria.powers.8", "euphoria.site.4")
def test_esme_burns_for_the_star_of_a_market_built_on_her_turn() -> None:
    match = building(
        {"recruits": ["esme"], "artifacts": ["bat"]}, {"workers": [1], "board": {SITE_1: 3}}
    )
    assert market(match, "upper-euphorian")[1] == [0, 1]
    assert asked(match) == 0
    play(match, "use esme", "choose 1 morale")
    assert player(match).goods == {"energy": 1}


@rule("euphoria.powers.8")
def test_esme_is_silent_when_her_star_comes_on_another_turn() -> None:
    match = building(
        {}, {"workers": [1], "board": {SITE_1: 3}, "recruits": ["esme"], "artifacts": ["bat"]}
    )
    assert market(match, "upper-euphorian")[1] == [0, 1]
    assert "use esme" not in offered(match)
    assert turn(match) == 1


@rule("euphoria.powers.8", "euphoria.allegiance.6")
def test_esme_burns_for_a_star_that_tier_4_brings_on_her_turn() -> None:
    match = position(
        players=[{"workers": [2], "artifacts": ["bat"], "recruits": ["esme", "maxime"]}],
        allegiance={"icarite": 10},
    )
    play(match, "place 2 cloud-mine", "use esme", "choose 1 morale")
    assert player(match).stars == 1
    assert player(match).goods == {"bliss": 2, "energy": 1}, "one bliss more is the bonus of tier 1"


@rule("euphoria.powers.7", "euphoria.powers.8")
def test_esme_answers_the_star_of_nakagawa_by_itself() -> None:
    match = using_a_market(
        {
            "workers": [2, 4],
            "morale": 2,
            "artifacts": ["bat", "box"],
            "recruits": ["esme", "nakagawa"],
        }
    )
    play(match, "use esme", "pay bat", "choose 1 morale", "use nakagawa", "use esme")
    play(match, "choose 1 morale")
    assert (player(match).goods, player(match).artifacts, player(match).morale) == (
        {"energy": 2},
        [],
        4,
    )
    assert player(match).stars == 3


# Ray the Foreman: any market is built


@rule("euphoria.powers.22", "euphoria.abilities.1")
def test_ray_is_cheered_by_a_market_he_helped_to_build() -> None:
    match = building({"board": {SITE_1: 3}, "recruits": ["ray"]})
    assert (player(match).morale, player(match).knowledge) == (3, 3)
    assert turn(match) == 1, "there is nothing to decline"


@rule("euphoria.powers.22")
def test_ray_forgets_when_others_build_without_him() -> None:
    match = building({"board": {SITE_1: 3}}, {"knowledge": 5, "recruits": ["ray"]})
    assert (player(match, 1).morale, player(match, 1).knowledge) == (1, 3)
    assert (player(match).morale, player(match).knowledge) == (1, 3)


@rule("euphoria.powers.22")
def test_ray_is_cheered_on_another_players_turn_too() -> None:
    match = building({}, {"workers": [1], "board": {SITE_1: 3}, "recruits": ["ray"]})
    assert (player(match, 1).morale, player(match, 1).knowledge) == (3, 3)


@rule("euphoria.powers.22", "euphoria.tracks.1")
def test_ray_goes_as_far_as_his_tracks_do() -> None:
    match = building({"board": {SITE_1: 3}, "morale": 5, "recruits": ["ray"]})
    assert player(match).morale == 6
    match = building({"board": {SITE_1: 3}}, {"knowledge": 2, "recruits": ["ray"]})
    assert player(match, 1).knowledge == 1


@rule("euphoria.powers.22", "euphoria.penalty.7")
def test_the_academy_silences_a_ray_who_did_not_help_and_no_other() -> None:
    match = building({"board": {SITE_1: 3}}, {"recruits": ["ray"]}, tile="academy")
    assert player(match, 1).knowledge == 3
    match = building({"board": {SITE_1: 3}, "recruits": ["ray"]}, tile="academy")
    assert player(match).morale == 3


@rule("euphoria.powers.22")
def test_ray_waits_until_the_market_is_finished() -> None:
    match = position(players=[{"workers": [2], "gold": 1, "recruits": ["ray"]}])
    play(match, f"place 2 {SITE_2}")
    assert player(match).morale == 1


# Bradley the Futurist: a market outside Icarus, after the star, 2 knowledge: two cards, keep one


@rule("euphoria.powers.26", "euphoria.abilities.8")
def test_bradley_draws_two_after_the_star_and_discards_one_of_these() -> None:
    match = using_a_market(
        {"recruits": ["bradley"], "artifacts": ["bear"], "morale": 2}, draws=["bat", "box"]
    )
    assert (territory(match, "euphorian"), allegiance(match, "euphorian")) == ([1, 0], 1)
    assert offered(match) == {"use bradley", "skip"}
    play(match, "use bradley")
    assert player(match).knowledge == 5
    assert offered(match) == {"discard bat", "discard box"}
    play(match, "discard bat")
    assert player(match).artifacts == ["bear", "box"]


@rule("euphoria.abilities.1")
def test_bradley_may_be_declined() -> None:
    match = using_a_market({"recruits": ["bradley"]})
    play(match, "skip")
    assert (player(match).knowledge, player(match).artifacts) == (3, [])


@rule("euphoria.abilities.2")
def test_bradley_needs_room_for_two_knowledge() -> None:
    match = using_a_market({"recruits": ["bradley"], "knowledge": 5})
    assert turn(match) == 1


@rule("euphoria.powers.26", "euphoria.hand.1")
def test_bradley_discards_first_and_then_the_hand_limit_speaks() -> None:
    match = using_a_market({"recruits": ["bradley"], "artifacts": ["bear"]}, draws=["bat", "box"])
    play(match, "use bradley", "discard bat")
    assert offered(match) == {"discard bear", "discard box"}


@rule("euphoria.powers.26", "euphoria.abilities.6")
@pytest.mark.parametrize("other", ["geek", "gambler"])
def test_no_other_ability_changes_bradleys_draw(other: str) -> None:
    match = using_a_market({"recruits": ["bradley", other], "knowledge": 1}, draws=["bat", "box"])
    play(match, "use bradley")
    assert offered(match) == {"discard bat", "discard box"}


@rule("euphoria.abilities.12")
@pytest.mark.parametrize(
    ("market", "speaks"),
    [("incinerator", True), ("free-press", True), ("ark", True), ("wind-saloon", False)],
)
def test_bradley_knows_the_artifact_markets_outside_icarus(market: str, speaks: bool) -> None:
    match = position(
        players=[{"workers": [2], "morale": 3, "artifacts": ["bat"] * 2, "recruits": ["bradley"]}]
    )
    play(match, f"place 2 {market}")
    assert ("use bradley" in offered(match)) is speaks


@rule("euphoria.abilities.12")
def test_bradley_has_no_eye_for_nimbus_loft() -> None:
    match = position(players=[{"workers": [2], "gold": 3, "recruits": ["bradley"]}])
    play(match, "place 2 nimbus-loft")
    assert turn(match) == 1


# Ben the Ludologist: an opponent's roll leaves equal faces in hand, 2 morale: any resource


@rule("euphoria.powers.6")
def test_ben_bets_on_the_doubles_of_a_bumped_opponent() -> None:
    match = bumping({"recruits": ["ben"], "morale": 3}, {"workers": [4]}, dice=[4])
    assert asked(match) == 0
    assert offered(match) == {"use ben", "skip"}
    play(match, "use ben")
    assert offered(match) == {"gain gold", "gain stone", "gain clay"}
    play(match, "gain clay")
    assert (player(match).goods, player(match).morale) == ({"clay": 1}, 1)
    assert (player(match, 1).goods, player(match, 1).morale) == ({}, 1)


@rule("euphoria.powers.6")
def test_bens_owner_is_asked_on_the_turn_of_who_retrieves() -> None:
    match = position(
        players=[
            {"board": {"farm": 2, "aquifer": 1}, "food": 1},
            {"recruits": ["ben"], "morale": 3},
        ],
        dice=[5, 5],
    )
    play(match, "retrieve food", "take all")
    assert asked(match) == 1
    assert offered(match) == {"use ben", "skip"}
    play(match, "use ben", "gain gold")
    assert (player(match, 1).goods, player(match, 1).morale) == ({"gold": 1}, 1)
    assert (player(match).goods, player(match).morale) == ({}, 3)
    assert turn(match) == 1


@rule("euphoria.abilities.1")
def test_ben_may_be_declined() -> None:
    match = bumping({"recruits": ["ben"], "morale": 3}, {"workers": [4]}, dice=[4])
    play(match, "skip")
    assert (player(match).goods, player(match).morale) == ({}, 3)


@rule("euphoria.abilities.2")
def test_ben_needs_two_morale_above_the_first() -> None:
    match = bumping({"recruits": ["ben"], "morale": 2}, {"workers": [4]}, dice=[4])
    assert offered(match) == DIG


@rule("euphoria.powers.6")
def test_ben_wants_equal_faces_in_one_hand() -> None:
    match = bumping({"recruits": ["ben"], "morale": 3}, {"workers": [4]}, dice=[3])
    assert offered(match) == DIG
    match = bumping(
        {"workers": [2, 3], "recruits": ["ben"], "morale": 3}, {"workers": [4]}, dice=[3]
    )
    assert offered(match) == DIG


@rule("euphoria.powers.6")
def test_equal_faces_that_lay_in_hand_before_count_for_ben_as_well() -> None:
    match = bumping({"recruits": ["ben"], "morale": 3}, {"workers": [4, 4]}, dice=[3])
    assert offered(match) == {"use ben", "skip"}


@rule("euphoria.powers.6")
def test_ben_looks_after_the_check() -> None:
    match = bumping({"recruits": ["ben"], "morale": 3}, {"workers": [6], "knowledge": 4}, dice=[6])
    assert player(match, 1).hand == [6]
    assert offered(match) == DIG


@rule("euphoria.powers.6")
def test_ben_does_not_bet_on_his_own_rolls() -> None:
    match = position(
        players=[{"board": {"farm": 2, "aquifer": 1}, "food": 1, "morale": 3, "recruits": ["ben"]}],
        dice=[5, 5],
    )
    play(match, "retrieve food", "take all")
    assert turn(match) == 1
    assert player(match).hand == [5, 5]


@rule("euphoria.powers.6")
def test_ben_bets_on_a_new_worker() -> None:
    match = position(
        players=[{"workers": [2, 3], "energy": 3}, {"recruits": ["ben"], "morale": 3}], dice=[3]
    )
    play(match, "place 2 tank-energy")
    assert (asked(match), offered(match)) == (1, {"use ben", "skip"})


@rule("euphoria.powers.6", "euphoria.check.3")
def test_ben_bets_on_workers_from_a_finished_site_once_for_one_roll() -> None:
    match = position(
        players=[
            {"workers": [2], "gold": 1, "board": {SITE_1: 3}},
            {"recruits": ["ben"], "morale": 6},
        ],
        tile_draws=["spa"],
        dice=[4, 4],
    )
    play(match, f"place 2 {SITE_2}", "use ben", "gain stone")
    assert turn(match) == 1
    assert player(match, 1).morale == 4


# Jefferson the Shock Artist: retrieve with 1 energy


@rule("euphoria.powers.24")
def test_jefferson_shocks_for_an_energy() -> None:
    match = position(
        players=[{"board": {"farm": 2}, "energy": 1, "recruits": ["jefferson"]}], dice=[1]
    )
    play(match, "retrieve jefferson")
    assert player(match).goods == {}
    assert (player(match).knowledge, player(match).morale) == (2, 2)
    assert player(match).hand == [1]


@rule("euphoria.powers.24")
def test_jefferson_wants_energy_and_may_be_left_aside() -> None:
    match = position(
        players=[{"board": {"farm": 2}, "energy": 1, "bliss": 1, "recruits": ["jefferson"]}]
    )
    assert offered(match) == {"retrieve jefferson", "retrieve bliss", "retrieve free"}
    match = position(players=[{"board": {"farm": 2}, "food": 1, "recruits": ["jefferson"]}])
    assert offered(match) == {"retrieve food", "retrieve free"}


@rule("euphoria.powers.24", "euphoria.tracks.1")
def test_jefferson_works_at_the_ends_of_both_tracks() -> None:
    match = position(
        players=[
            {
                "board": {"farm": 2},
                "energy": 1,
                "knowledge": 1,
                "morale": 6,
                "recruits": ["jefferson"],
            }
        ]
    )
    play(match, "retrieve jefferson")
    assert (player(match).knowledge, player(match).morale, player(match).goods) == (1, 6, {})


@rule("euphoria.powers.24", "euphoria.penalty.8")
def test_jeffersons_retrieval_is_paid_for_and_safe_from_the_cafeteria() -> None:
    match = position(
        players=[{"board": {"farm": 2}, "energy": 1, "morale": 3, "recruits": ["jefferson"]}],
        markets={"upper-subterran": {"tile": "cafeteria"}},
    )
    play(match, "retrieve jefferson")
    assert player(match).morale == 4


# Julia the Thought Inspector: bump an opponent with an equal face, 2 morale: any resource


def test_julia_inspects_an_equal_face() -> None:
    match = bumping({"recruits": ["julia"], "morale": 3}, face=2, dice=[6])
    assert offered(match) == {"use julia", "skip"}
    play(match, "use julia", "gain clay")
    assert (player(match).goods, player(match).morale) == ({"clay": 1}, 1)
    assert player(match, 1).hand == [1, 6]
    assert player(match, 1).knowledge == 3
    assert offered(match) == DIG


@rule("euphoria.abilities.1")
def test_julia_may_be_declined() -> None:
    match = bumping({"recruits": ["julia"], "morale": 3}, face=2)
    play(match, "skip")
    assert (player(match).goods, player(match).morale) == ({}, 3)


def test_julia_compares_the_face_that_stood_there_not_the_one_rolled() -> None:
    match = bumping({"recruits": ["julia"], "morale": 3}, face=3, dice=[2])
    assert offered(match) == DIG


@rule("euphoria.abilities.2")
def test_julia_needs_two_morale_above_the_first() -> None:
    match = bumping({"recruits": ["julia"], "morale": 2}, face=2)
    assert offered(match) == DIG


def test_julia_is_silent_on_a_self_bump() -> None:
    match = self_bumping({"board": {"euphorian-tunnel": 2}, "recruits": ["julia"], "morale": 3})
    assert offered(match) == DIG


# Dr. Nakagawa the Tribute: a market outside Icarus, after the star, the placed worker: a star


@rule("euphoria.powers.7", "euphoria.abilities.3")
def test_nakagawa_gives_the_placed_worker_for_another_star() -> None:
    match = using_a_market({"workers": [2, 4], "recruits": ["nakagawa"]})
    assert territory(match, "euphorian") == [1, 0]
    assert offered(match) == {"use nakagawa", "skip"}
    play(match, "use nakagawa")
    assert territory(match, "euphorian") == [2, 0]
    assert allegiance(match, "euphorian") == 1, "there is no second advance"
    assert (player(match).hand, on_board(match, 0), player(match).reserve) == ([4], {}, 3)


@rule("euphoria.abilities.1")
def test_nakagawa_may_be_declined_and_costs_no_star_by_asking() -> None:
    match = using_a_market({"workers": [2, 4], "recruits": ["nakagawa"]})
    play(match, "skip")
    assert player(match).stars == 2
    assert on_board(match, 0) == {"upper-euphorian-market": 2}


@rule("euphoria.abilities.3")
def test_nakagawa_does_not_take_the_last_worker() -> None:
    match = using_a_market({"workers": [2], "recruits": ["nakagawa"]})
    assert turn(match) == 1
    assert on_board(match, 0) == {"upper-euphorian-market": 2}


@rule("euphoria.powers.7")
def test_nakagawa_needs_an_open_space_in_the_territory() -> None:
    match = using_a_market(
        {"workers": [2, 4], "recruits": ["nakagawa"]}, {"territories": {"euphorian": 1}}
    )
    assert turn(match) == 1
    assert (player(match).stars, territory(match, "euphorian")) == (2, [1, 1])


@rule("euphoria.powers.7", "euphoria.artifact-market.1")
def test_nakagawas_star_goes_to_the_territory_even_if_a_market_lacks_one() -> None:
    match = position(
        players=[
            {
                "workers": [2, 4],
                "morale": 2,
                "artifacts": ["bat", "bat"],
                "recruits": ["nakagawa"],
            }
        ],
        markets={"lower-euphorian": {"tile": "spa", "stars": [1]}},
    )
    play(match, "place 2 incinerator", "star territory", "use nakagawa")
    assert territory(match, "euphorian") == [2, 0]
    assert market(match, "lower-euphorian")[1] == [1]
    assert allegiance(match, "euphorian") == 1


@rule("euphoria.abilities.12")
def test_nakagawa_gives_nobody_in_icarus() -> None:
    match = position(players=[{"workers": [2, 4], "gold": 3, "recruits": ["nakagawa"]}])
    play(match, "place 2 nimbus-loft")
    assert turn(match) == 1


@rule("euphoria.win.1", "euphoria.powers.7")
def test_nakagawas_star_may_be_the_tenth() -> None:
    match = position(
        seats=6,
        players=[
            {
                "workers": [2, 4],
                "recruits": ["nakagawa"],
                "territories": {"subterran": 4, "wastelander": 4},
                **ITS_PRICE,
            }
        ],
        markets={"upper-euphorian": {"tile": "courthouse"}},
    )
    play(match, "place 2 upper-euphorian-market")
    assert not match.over
    play(match, "use nakagawa")
    assert match.over
    assert player(match).stars == 10
