"""The eighteen market tiles: what their use costs, and what those without a star there suffer."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.games.euphoria import position
from rekindle.kernel.match import Match
from tests.games.euphoria.helpers import asked, may_place, offered, play, turn, view_of
from tests.games.euphoria.situations import DIG, Player, bumping
from tests.games.euphoria.told import allegiance, market, on_board, player, territory
from tests.rules_cited import rule

COMMODITIES = ("energy", "water", "food", "bliss")
RESOURCES = ("gold", "stone", "clay")
ARTIFACTS = ("book", "balloons", "bifocals", "box", "bear", "bat")
GOODS = COMMODITIES + RESOURCES

Cost = list[tuple[int, tuple[str, ...]]]

COSTS: dict[str, Cost] = {
    "laboratory": [(1, ARTIFACTS), (1, RESOURCES)],
    "spa": [(4, ("water",)), (1, ARTIFACTS)],
    "courthouse": [(4, ("energy",)), (1, ("stone",))],
    "plaza": [(4, ("water",)), (1, ("clay",))],
    "fountain": [(4, ("water",)), (1, ("gold",))],
    "lounge": [(4, ("energy",)), (1, ARTIFACTS)],
    "academy": [(4, ("food",)), (1, ("gold",))],
    "cafeteria": [(4, ("food",)), (1, ARTIFACTS)],
    "apothecary": [(4, ("bliss",)), (1, RESOURCES)],
    "theater": [(4, ("energy",)), (1, ("clay",))],
    "registry": [(4, ("bliss",)), (1, ARTIFACTS)],
    "arena": [(4, ("food",)), (1, ("stone",))],
    "teddy-bear-shop": [(1, COMMODITIES), (1, ("bear",))],
    "clinic": [(1, COMMODITIES), (1, ("bifocals",))],
    "bemusement-park": [(1, COMMODITIES), (1, ("balloons",))],
    "game-bonfire": [(1, COMMODITIES), (1, ("box",))],
    "stadium": [(1, COMMODITIES), (1, ("bat",))],
    "center": [(1, COMMODITIES), (1, ("book",))],
}
PENALTIES = {
    "laboratory": "no-new-worker",
    "spa": "no-self-bump",
    "courthouse": "no-pairs",
    "plaza": "no-market-without-star",
    "fountain": "one-worker-a-turn",
    "lounge": "no-shared-site",
    "academy": "no-abilities",
    "cafeteria": "free-retrieval-costs-more",
    "apothecary": "no-icarus",
    "theater": "star-teaches",
    "registry": "no-tier-bonus",
    "arena": "one-worker-an-area",
    "teddy-bear-shop": "lose-on-1",
    "clinic": "lose-on-2",
    "bemusement-park": "lose-on-3",
    "game-bonfire": "lose-on-4",
    "stadium": "lose-on-5",
    "center": "lose-on-6",
}
ROLL_TILES = {
    1: "teddy-bear-shop",
    2: "clinic",
    3: "bemusement-park",
    4: "game-bonfire",
    5: "stadium",
    6: "center",
}

each_tile = pytest.mark.parametrize("tile", COSTS)
with_and_without_star = pytest.mark.parametrize("starred", [True, False])


def built(tile: str, starred: bool, site: str = "upper-subterran") -> dict[str, Any]:
    """The market with this tile; seat 1 has a star on it, seat 0 only if `starred`."""
    return {site: {"tile": tile, "stars": [0, 1] if starred else [1]}}


def holdings(match: Match, seat: int) -> dict[str, int]:
    """Everything a player can pay a market with."""
    cards = player(match, seat).artifacts
    return player(match, seat).goods | {card: cards.count(card) for card in cards}


def at_the_market(tile: str, **mine: Any) -> Match:
    """Seat 0 has a star on the upper Subterran market and a 2 to place."""
    return position(
        players=[{"workers": [2], "morale": 6, **mine}], markets=built(tile, starred=True)
    )


def rich() -> dict[str, Any]:
    """Five of every good and one of every artifact."""
    return dict.fromkeys(GOODS, 5) | {"artifacts": list(ARTIFACTS)}


# What the use of a market costs


@rule("euphoria.market.1", "euphoria.cost.1")
@each_tile
def test_a_market_takes_its_price_and_gives_a_star_and_an_advance(tile: str) -> None:
    match = at_the_market(tile, **rich())
    before = holdings(match, 0)
    play(match, "place 2 upper-subterran-market")
    while any(move.startswith("pay ") for move in offered(match)):
        play(match, min(offered(match)))
    after = holdings(match, 0)
    spent = {thing: n - after.get(thing, 0) for thing, n in before.items()}
    for count, kinds in COSTS[tile]:
        assert sum(spent.pop(kind) for kind in kinds) == count
    assert not any(spent.values()), "nothing else is taken"
    assert territory(match, "subterran") == [1, 0]
    assert market(match, "upper-subterran")[1] == [0, 1]
    assert allegiance(match, "subterran") == 1


@rule("euphoria.cost.1")
@each_tile
def test_a_market_is_closed_to_who_lacks_any_one_part_of_its_price(tile: str) -> None:
    for count, kinds in COSTS[tile]:
        mine = rich()
        mine["artifacts"] = [card for card in mine["artifacts"] if card not in kinds]
        mine |= {kind: count - 1 for kind in kinds if kind in GOODS}
        assert not may_place(at_the_market(tile, **mine), "upper-subterran-market")
    assert may_place(at_the_market(tile, **rich()), "upper-subterran-market")


@rule("euphoria.market.1")
@pytest.mark.parametrize("commodity", COMMODITIES)
def test_any_one_commodity_pays_at_the_teddy_bear_shop(commodity: str) -> None:
    match = at_the_market("teddy-bear-shop", artifacts=["bear", "bat"], **{commodity: 1})
    play(match, "place 2 upper-subterran-market")
    assert holdings(match, 0) == {"bat": 1}


@rule("euphoria.market.1")
@each_tile
def test_who_has_no_star_may_use_a_market_too_unless_it_is_the_plaza(tile: str) -> None:
    match = position(
        players=[{"workers": [2], "morale": 6, **rich()}], markets=built(tile, starred=False)
    )
    assert may_place(match, "upper-subterran-market") is (tile != "plaza")


# When a penalty begins, and when it ends


@rule("euphoria.penalty.19", "euphoria.site.4", "euphoria.site.5")
@each_tile
def test_a_penalty_begins_when_the_tile_is_turned_and_ends_when_the_star_lands(tile: str) -> None:
    match = position(
        players=[
            {"workers": [2], "board": {"upper-euphorian-site-1": 3}, "gold": 1},
            {"workers": [1], "morale": 3, "artifacts": ["bat", "bat", "bat"]},
        ],
        tile_draws=[tile],
        dice=[1, 2],
    )
    assert (player(match).penalties, player(match, 1).penalties) == ([], [])
    play(match, "place 2 upper-euphorian-site-2")
    assert (player(match).penalties, player(match, 1).penalties) == ([], [PENALTIES[tile]])
    assert market(match, "upper-euphorian")[1] == [0]
    assert not may_place(match, "upper-euphorian-site-3")
    play(match, "place 1 incinerator")
    if "pay bat bat bat" in offered(match):
        play(match, "pay bat bat bat")
    play(match, "star upper-euphorian-market")
    assert (player(match).penalties, player(match, 1).penalties) == ([], [])
    assert market(match, "upper-euphorian")[1] == [0, 1]


# 1. Laboratory of Selective Genetics


@rule("euphoria.penalty.1")
@with_and_without_star
@pytest.mark.parametrize("owned", [2, 3])
def test_the_laboratory_withholds_a_third_and_a_fourth_worker(owned: int, starred: bool) -> None:
    match = position(
        players=[{"workers": [2, 3, 4][:owned], "water": 3}],
        markets=built("laboratory", starred),
        dice=[1],
    )
    play(match, "place 2 tank-water")
    assert player(match).morale == 3, "the change on the track remains"
    assert player(match).reserve == (3 - owned if starred else 4 - owned)


@rule("euphoria.penalty.1")
def test_the_laboratory_lets_a_lone_worker_find_company() -> None:
    match = position(
        players=[{"workers": [2], "energy": 3}],
        markets=built("laboratory", starred=False),
        dice=[5],
    )
    play(match, "place 2 tank-energy")
    assert (player(match).hand, player(match).knowledge) == ([5], 1)


# 2. Spa of Fleeting Pleasure


@rule("euphoria.penalty.2")
@with_and_without_star
def test_the_spa_closes_spaces_where_ones_own_worker_stands(starred: bool) -> None:
    match = position(
        players=[
            {"workers": [2], "board": {"euphorian-tunnel": 1}, "energy": 1, "water": 1},
            {"workers": [1], "board": {"subterran-tunnel": 1}},
        ],
        markets=built("spa", starred),
    )
    assert may_place(match, "euphorian-tunnel") is starred
    assert may_place(match, "subterran-tunnel"), "opponents may be bumped"


@rule("euphoria.penalty.2", "euphoria.doubles.2")
@with_and_without_star
def test_the_spa_keeps_a_double_from_following_to_the_same_space(starred: bool) -> None:
    match = position(
        players=[{"workers": [2, 2], "energy": 2}], markets=built("spa", starred), dice=[1]
    )
    play(match, "place 2 euphorian-tunnel", "dig resource")
    assert may_place(match, "euphorian-tunnel") is starred
    assert may_place(match, "generator")


# 3. Courthouse of Hasty Judgment


@rule("euphoria.penalty.3", "euphoria.cost.3")
@with_and_without_star
@pytest.mark.parametrize("market", ["incinerator", "free-press", "ark", "wind-saloon"])
def test_the_courthouse_lets_no_pair_stand_for_three(market: str, starred: bool) -> None:
    match = position(
        players=[{"workers": [2], "morale": 3, "artifacts": ["bat", "bat"]}],
        markets=built("courthouse", starred),
    )
    assert may_place(match, market) is starred


@rule("euphoria.penalty.3")
@with_and_without_star
def test_the_courthouse_takes_three_cards_with_a_pair_among_them(starred: bool) -> None:
    match = position(
        players=[{"workers": [2], "morale": 3, "artifacts": ["bat", "bat", "box"]}],
        markets=built("courthouse", starred),
    )
    play(match, "place 2 incinerator")
    if starred:
        assert offered(match) == {"pay bat bat", "pay box bat bat"}
        play(match, "pay bat bat")
    assert player(match).artifacts == (["box"] if starred else [])


@rule("euphoria.penalty.3", "euphoria.dilemma.1")
def test_the_courthouse_does_not_judge_dilemmas() -> None:
    match = position(
        players=[{"workers": [2], "morale": 2, "dilemma": "box", "artifacts": ["bat", "bat"]}],
        markets=built("courthouse", starred=False),
    )
    play(match, "dilemma", "resolve star")
    assert (player(match).stars, player(match).artifacts) == (1, [])


# 4. Plaza of Immortalized Humility


@rule("euphoria.penalty.4")
@with_and_without_star
def test_the_plaza_closes_every_market_without_ones_star(starred: bool) -> None:
    match = position(
        players=[{"workers": [2], "energy": 4, "food": 4, "water": 4, "stone": 1, "clay": 1}],
        markets={
            **built("plaza", starred),
            "upper-euphorian": {"tile": "courthouse", "stars": [0]},
            "lower-wastelander": {"tile": "arena", "stars": [1]},
        },
    )
    assert may_place(match, "upper-subterran-market") is starred
    assert may_place(match, "upper-euphorian-market"), "his star is there"
    assert may_place(match, "lower-wastelander-market") is starred


@rule("euphoria.penalty.4", "euphoria.penalty.19")
def test_the_plaza_leaves_artifact_markets_open_and_a_star_opens_it_for_the_next_double() -> None:
    match = position(
        players=[
            {
                "workers": [2, 2],
                "morale": 2,
                "artifacts": ["bat", "bat"],
                "water": 4,
                "clay": 1,
            }
        ],
        markets=built("plaza", starred=False),
    )
    assert not may_place(match, "upper-subterran-market")
    play(match, "place 2 free-press", "star upper-subterran-market")
    assert may_place(match, "upper-subterran-market")


# 5. Fountain of Wishful Thinking


@rule("euphoria.penalty.5", "euphoria.doubles.1")
@with_and_without_star
def test_the_fountain_forbids_doubles(starred: bool) -> None:
    match = position(players=[{"workers": [2, 2]}], markets=built("fountain", starred))
    play(match, "place 2 farm")
    assert turn(match) == (0 if starred else 1)
    assert ("end" in offered(match)) is starred


@rule("euphoria.penalty.5", "euphoria.penalty.19")
def test_a_star_on_the_fountain_frees_the_doubles_of_the_same_turn() -> None:
    match = position(
        players=[{"workers": [2, 2], "morale": 2, "artifacts": ["bat", "bat"]}],
        markets=built("fountain", starred=False),
    )
    play(match, "place 2 free-press", "star upper-subterran-market")
    assert "place 2 farm" in offered(match)


# 6. Lounge of Opulent Frugality


@rule("euphoria.penalty.6")
@with_and_without_star
def test_the_lounge_closes_sites_where_others_work(starred: bool) -> None:
    match = position(
        seats=4,
        players=[
            {"workers": [2], "board": {"lower-euphorian-site-1": 1}, "gold": 1, "clay": 1},
            {"workers": [1], "board": {"upper-euphorian-site-2": 1}},
        ],
        markets=built("lounge", starred),
    )
    assert may_place(match, "upper-euphorian-site-1") is starred
    assert may_place(match, "upper-euphorian-site-3") is starred
    assert may_place(match, "lower-euphorian-site-2"), "only his own worker is there"
    assert may_place(match, "lower-wastelander-site-1"), "nobody is there"


@rule("euphoria.penalty.6")
def test_the_lounge_closes_a_site_shared_with_another() -> None:
    match = position(
        seats=4,
        players=[
            {"workers": [2], "board": {"upper-euphorian-site-1": 1}, "gold": 1},
            {"workers": [1], "board": {"upper-euphorian-site-2": 1}},
        ],
        markets=built("lounge", starred=False),
    )
    assert not may_place(match, "upper-euphorian-site-3")


# 7. Academy of Mandatory Equality


@rule("euphoria.penalty.7")
@with_and_without_star
def test_the_academy_silences_optional_abilities(starred: bool) -> None:
    match = bumping({"recruits": ["maxime"], "morale": 3}, markets=built("academy", starred))
    assert ("use maxime" in offered(match)) is starred


@rule("euphoria.penalty.7")
@with_and_without_star
def test_the_academy_silences_mandatory_abilities(starred: bool) -> None:
    match = position(
        players=[{"workers": [2], "recruits": ["katy"]}], markets=built("academy", starred)
    )
    play(match, "place 2 generator")
    assert player(match).goods == ({"energy": 1, "food": 1} if starred else {"energy": 1})


@rule("euphoria.penalty.7")
@with_and_without_star
def test_the_academy_closes_the_recruits_ways_to_pay(starred: bool) -> None:
    match = position(
        players=[
            {
                "workers": [2],
                "board": {"farm": 1},
                "food": 2,
                "energy": 1,
                "gold": 1,
                "recruits": ["matthew", "michael", "brian", "jefferson", "kaden"],
            },
            {"workers": [1], "board": {"subterran-tunnel": 1}},
        ],
        miners={"wastelander": 9, "subterran": 9},
        markets=built("academy", starred),
    )
    assert may_place(match, "subterran-tunnel") is starred
    assert may_place(match, "upper-euphorian-site-1") is starred
    assert may_place(match, "breeze-bar") is starred
    assert may_place(match, "subterran-tunnel-end") is starred
    assert ("retrieve jefferson" in offered(match)) is starred


@rule("euphoria.penalty.7")
@with_and_without_star
def test_the_academy_silences_abilities_that_answer_an_event(starred: bool) -> None:
    match = position(
        players=[
            {"workers": [1, 6], "board": {"farm": [6, 6]}, "morale": 3, "recruits": ["curtis"]}
        ],
        markets=built("academy", starred),
        dice=[1, 1],
    )
    play(match, "retrieve free", "take all")
    assert (player(match).morale, player(match).knowledge) == (2, 2 if starred else 3)


@rule("euphoria.penalty.7", "euphoria.allegiance.2", "euphoria.spaces.2")
def test_the_academy_leaves_membership_alone() -> None:
    match = position(
        players=[{"workers": [2], "recruits": ["katy"]}],
        miners={"euphorian": 9},
        allegiance={"euphorian": 2},
        markets=built("academy", starred=False),
    )
    assert may_place(match, "euphorian-tunnel-end")
    play(match, "place 2 generator")
    assert player(match).goods == {"energy": 2}


@rule("euphoria.penalty.7", "euphoria.allegiance.6")
def test_the_academy_does_not_keep_stars_off_recruits() -> None:
    match = position(
        players=[{"workers": [2], "recruits": ["maxime", "lee"]}],
        allegiance={"icarite": 10},
        markets=built("academy", starred=False),
    )
    play(match, "place 2 cloud-mine")
    assert player(match).stars == 2


@rule("euphoria.penalty.7", "euphoria.penalty.19")
@pytest.mark.parametrize(
    ("where", "speaks"), [("star territory", False), ("star upper-subterran-market", True)]
)
def test_recruits_speak_again_as_soon_as_the_star_lands_on_the_academy(
    where: str, speaks: bool
) -> None:
    match = position(
        players=[{"workers": [2], "morale": 2, "artifacts": ["bat"] * 2, "recruits": ["bradley"]}],
        markets=built("academy", starred=False),
    )
    play(match, "place 2 free-press", where)
    assert ("use bradley" in offered(match)) is speaks


# 8. Cafeteria of Nameless Meat


@rule("euphoria.penalty.8", "euphoria.retrieve.2")
@pytest.mark.parametrize(
    ("before", "with_star", "without"), [(4, 3, 2), (3, 2, 1), (2, 1, 1), (1, 1, 1)]
)
def test_the_cafeteria_spoils_a_free_retrieval(before: int, with_star: int, without: int) -> None:
    for starred, after in ((True, with_star), (False, without)):
        match = position(
            players=[{"workers": [1], "board": {"farm": 2}, "morale": before}],
            markets=built("cafeteria", starred),
        )
        play(match, "retrieve free")
        assert player(match).morale == after


@rule("euphoria.penalty.8", "euphoria.hand.2")
def test_the_cafeteria_costs_the_cards_that_morale_held() -> None:
    match = position(
        players=[
            {
                "workers": [1],
                "board": {"farm": 2},
                "morale": 3,
                "artifacts": ["bat", "box", "bear"],
            }
        ],
        markets=built("cafeteria", starred=False),
        dice=[1],
    )
    play(match, "retrieve free", "discard bat", "discard box")
    assert player(match).artifacts == ["bear"]


@rule("euphoria.penalty.8")
def test_who_pays_eats_nothing_in_the_cafeteria() -> None:
    match = position(
        players=[{"workers": [1], "board": {"farm": 2}, "food": 1, "morale": 2}],
        markets=built("cafeteria", starred=False),
    )
    play(match, "retrieve food")
    assert player(match).morale == 4


# 9. Apothecary of Productive Dreams


@rule("euphoria.penalty.9")
@with_and_without_star
@pytest.mark.parametrize(
    "space", ["cloud-mine", "nimbus-loft", "breeze-bar", "sky-lounge", "wind-saloon"]
)
def test_the_apothecary_closes_icarus(space: str, starred: bool) -> None:
    match = position(
        players=[{"workers": [2], "morale": 6, **rich()}], markets=built("apothecary", starred)
    )
    assert may_place(match, space) is starred
    assert may_place(match, "generator")
    assert may_place(match, "free-press")
    assert may_place(match, "tank-water")


# 10. Theater of Revelatory Propaganda


@rule("euphoria.penalty.10")
@with_and_without_star
def test_the_theater_teaches_for_a_star_on_a_territory(starred: bool) -> None:
    match = position(players=[{"workers": [2], "gold": 3}], markets=built("theater", starred))
    play(match, "place 2 nimbus-loft")
    assert (player(match).stars, player(match).knowledge) == ((2, 3) if starred else (1, 4))


@rule("euphoria.penalty.10")
@with_and_without_star
def test_the_theater_teaches_for_the_star_on_the_dilemma(starred: bool) -> None:
    match = position(
        players=[{"workers": [2], "dilemma": "bat", "artifacts": ["bat"]}],
        markets=built("theater", starred),
    )
    play(match, "dilemma", "resolve star")
    assert player(match).knowledge == (3 if starred else 4)


@rule("euphoria.penalty.10", "euphoria.allegiance.6")
def test_the_theater_teaches_for_each_of_two_stars_on_recruits() -> None:
    match = position(
        players=[{"workers": [2], "recruits": ["gidget", "lee"]}],
        allegiance={"icarite": 10},
        markets=built("theater", starred=False),
    )
    play(match, "place 2 cloud-mine")
    assert (player(match).stars, player(match).knowledge) == (2, 5)


@rule("euphoria.penalty.10", "euphoria.allegiance.6")
def test_the_theater_teaches_nothing_for_stars_on_other_players_turns() -> None:
    match = position(
        turn=1,
        players=[{"recruits": ["lee"]}, {"workers": [2]}],
        allegiance={"icarite": 10},
        markets=built("theater", starred=False),
    )
    play(match, "place 2 cloud-mine")
    assert (player(match).stars, player(match).knowledge) == (1, 3)


@rule("euphoria.penalty.10", "euphoria.site.4")
def test_the_theater_teaches_those_who_build_on_their_own_turn() -> None:
    match = position(
        players=[
            {"workers": [2], "gold": 1},
            {"workers": [1], "board": {"upper-euphorian-site-1": 3}},
        ],
        markets={"upper-subterran": {"tile": "theater"}},
        tile_draws=["spa"],
        dice=[1, 2],
    )
    play(match, "place 2 upper-euphorian-site-2")
    assert (player(match).stars, player(match, 1).stars) == (1, 1)
    assert (player(match).knowledge, player(match, 1).knowledge) == (4, 3)


@rule("euphoria.penalty.10", "euphoria.penalty.19")
def test_the_star_that_lands_on_the_theater_teaches_nothing() -> None:
    match = position(
        players=[{"workers": [2], "morale": 2, "artifacts": ["bat", "bat"]}],
        markets=built("theater", starred=False),
    )
    play(match, "place 2 free-press", "star upper-subterran-market")
    assert (player(match).stars, player(match).knowledge) == (1, 3)


@rule("euphoria.penalty.10", "euphoria.penalty.19", "euphoria.site.4")
def test_the_theater_teaches_nobody_who_builds_it() -> None:
    match = position(
        players=[
            {"workers": [2], "gold": 1},
            {"workers": [1], "board": {"upper-euphorian-site-1": 3}},
        ],
        tile_draws=["theater"],
        dice=[1, 2],
    )
    play(match, "place 2 upper-euphorian-site-2")
    assert (player(match).stars, player(match, 1).stars) == (1, 1)
    assert (player(match).knowledge, player(match, 1).knowledge) == (3, 3)


@rule("euphoria.penalty.10", "euphoria.powers.20")
def test_what_the_theater_teaches_cheers_nick_up() -> None:
    match = position(
        players=[{"workers": [2], "gold": 3, "recruits": ["nick"]}],
        markets=built("theater", starred=False),
    )
    play(match, "place 2 nimbus-loft")
    assert (player(match).knowledge, player(match).morale) == (4, 2)


@rule("euphoria.penalty.10", "euphoria.powers.7")
def test_the_theater_teaches_for_the_extra_star_of_jacko_too() -> None:
    match = position(
        players=[
            {
                "workers": [2],
                "energy": 4,
                "stone": 1,
                "morale": 2,
                "artifacts": ["bat", "box"],
                "recruits": ["jacko"],
            }
        ],
        markets={**built("theater", starred=False), "upper-euphorian": {"tile": "courthouse"}},
    )
    play(match, "place 2 upper-euphorian-market", "use jacko")
    assert (player(match).stars, player(match).knowledge) == (2, 5)


@rule("euphoria.penalty.10", "euphoria.market.2")
def test_the_theater_teaches_nothing_for_a_star_that_found_no_place() -> None:
    match = position(
        players=[{"workers": [2], "gold": 3}, {"territories": {"icarite": 2}}],
        markets=built("theater", starred=False),
    )
    play(match, "place 2 nimbus-loft")
    assert (player(match).stars, player(match).knowledge) == (0, 3)


# 11. Registry of Personal Secrets


@rule("euphoria.penalty.11", "euphoria.allegiance.2")
@with_and_without_star
def test_the_registry_takes_the_commodity_of_tier_1(starred: bool) -> None:
    match = position(
        players=[{"workers": [2], "recruits": ["laura"]}],
        allegiance={"euphorian": 2},
        markets=built("registry", starred),
    )
    play(match, "place 2 generator")
    assert player(match).goods == {"energy": 2 if starred else 1}


@rule("euphoria.penalty.11", "euphoria.allegiance.3")
@with_and_without_star
def test_the_registry_takes_the_second_gift_of_a_tunnel(starred: bool) -> None:
    match = position(
        players=[{"workers": [2], "energy": 1, "recruits": ["laura"]}],
        allegiance={"euphorian": 5},
        markets=built("registry", starred),
        draws=["bat"],
    )
    play(match, "place 2 euphorian-tunnel")
    if not starred:
        assert offered(match) == DIG
        play(match, "dig resource")
    assert (player(match).goods, player(match).artifacts) == (
        {"gold": 1},
        ["bat"] if starred else [],
    )


@rule("euphoria.penalty.11", "euphoria.allegiance.4")
@with_and_without_star
def test_the_registry_takes_the_icarite_card(starred: bool) -> None:
    match = position(
        players=[{"workers": [2], "gold": 3, "recruits": ["gidget"]}],
        allegiance={"icarite": 5},
        markets=built("registry", starred),
        draws=["bat"],
    )
    play(match, "place 2 nimbus-loft")
    assert territory(match, "icarite") == [1, 0]
    assert player(match).artifacts == (["bat"] if starred else [])


@rule("euphoria.penalty.11", "euphoria.allegiance.5", "euphoria.allegiance.6")
def test_the_registry_does_not_touch_tiers_3_and_4() -> None:
    match = position(
        players=[{"workers": [2], "hidden": ["gidget"]}],
        allegiance={"icarite": 7},
        markets=built("registry", starred=False),
    )
    play(match, "place 2 cloud-mine")
    assert view_of(match).players[0].recruits == ["gidget"]
    match = position(
        players=[{"workers": [2], "recruits": ["gidget"]}],
        allegiance={"icarite": 10},
        markets=built("registry", starred=False),
    )
    play(match, "place 2 cloud-mine")
    assert player(match).stars == 1


# 12. Arena of Peaceful Conflict


@rule("euphoria.penalty.12")
@with_and_without_star
def test_the_arena_allows_one_own_worker_on_an_area(starred: bool) -> None:
    match = position(
        players=[
            {"workers": [2], "board": {"farm": 1}},
            {"workers": [1], "board": {"aquifer": 1}},
        ],
        markets=built("arena", starred),
    )
    assert may_place(match, "farm") is starred
    assert may_place(match, "aquifer"), "only an opponent is there"
    assert may_place(match, "generator")


@rule("euphoria.penalty.12", "euphoria.doubles.2")
@with_and_without_star
def test_the_arena_keeps_a_double_from_following_to_the_same_area(starred: bool) -> None:
    match = position(players=[{"workers": [2, 2]}], markets=built("arena", starred))
    play(match, "place 2 farm")
    assert may_place(match, "farm") is starred
    assert may_place(match, "cloud-mine")


@rule("euphoria.penalty.12")
def test_workers_that_stood_together_before_the_arena_may_stay() -> None:
    match = position(
        players=[{"workers": [2], "board": {"farm": [1, 4]}, "food": 1}],
        markets=built("arena", starred=False),
        dice=[1],
    )
    assert not may_place(match, "farm")
    play(match, "retrieve food", "take farm 1", "skip")
    assert on_board(match, 0) == {"farm": 4}


# 13 to 18. Shops that punish a rolled face


def rolling(tile: str, starred: bool, dice: list[int], mine: Player) -> Match:
    """Seat 0 has retrieved two workers, which come back showing these dice."""
    match = position(
        players=[{"workers": [], "board": {"farm": 1, "aquifer": 1}, "bliss": 1, **mine}],
        markets=built(tile, starred),
        dice=dice,
    )
    play(match, "retrieve bliss", "take all")
    return match


each_shop = pytest.mark.parametrize(("face", "tile"), ROLL_TILES.items())


@rule(*(f"euphoria.penalty.{number}" for number in range(13, 19)))
@each_shop
def test_a_shop_takes_a_good_for_each_die_of_its_face(face: int, tile: str) -> None:
    match = rolling(tile, False, [face, face], {"energy": 1, "gold": 2})
    assert player(match).hand == [face, face]
    assert (asked(match), offered(match)) == (0, {"lose energy", "lose gold"})
    play(match, "lose gold", "lose energy")
    assert player(match).goods == {"gold": 1}
    assert turn(match) == 1


@rule(*(f"euphoria.penalty.{number}" for number in range(13, 19)))
@each_shop
def test_a_shop_takes_nothing_from_who_has_a_star_on_it(face: int, tile: str) -> None:
    match = rolling(tile, True, [face, face], {"energy": 1, "gold": 2})
    assert player(match).goods == {"energy": 1, "gold": 2}
    assert turn(match) == 1


@rule(*(f"euphoria.penalty.{number}" for number in range(13, 19)))
@each_shop
def test_a_shop_takes_nothing_for_other_faces(face: int, tile: str) -> None:
    others = [other for other in range(1, 7) if other != face]
    match = rolling(tile, False, others[:2], {"energy": 1, "gold": 2})
    assert player(match).goods == {"energy": 1, "gold": 2}
    match = rolling(tile, False, others[-2:], {"energy": 1, "gold": 2})
    assert player(match).goods == {"energy": 1, "gold": 2}


@rule("euphoria.penalty.13")
def test_a_shop_takes_only_what_one_has_and_no_artifacts() -> None:
    match = rolling("clinic", False, [2, 2], {"clay": 1, "artifacts": ["bat"]})
    assert turn(match) == 1
    assert (player(match).goods, player(match).artifacts) == ({}, ["bat"])


@rule("euphoria.penalty.18", "euphoria.check.2")
def test_a_shop_is_paid_for_a_die_that_the_check_took() -> None:
    match = rolling("center", False, [6, 1], {"workers": [5], "knowledge": 4, "gold": 1})
    assert player(match).hand == [1, 5]
    assert player(match).goods == {}


@rule("euphoria.penalty.17")
@with_and_without_star
def test_the_owner_of_a_bumped_worker_pays_on_another_players_turn(starred: bool) -> None:
    match = bumping(
        {},
        {"workers": [1], "gold": 1, "water": 1},
        markets={"upper-subterran": {"tile": "stadium", "stars": [0, 1] if starred else [0]}},
        dice=[5],
    )
    if starred:
        assert (asked(match), player(match, 1).goods) == (0, {"gold": 1, "water": 1})
        return
    assert (asked(match), offered(match)) == (1, {"lose gold", "lose water"})
    play(match, "lose water")
    assert (asked(match), player(match, 1).goods) == (0, {"gold": 1})


@rule("euphoria.penalty.16", "euphoria.tank.1")
def test_a_new_worker_that_shows_the_face_costs_a_good_too() -> None:
    match = position(
        players=[{"workers": [2], "water": 3, "stone": 1}],
        markets=built("game-bonfire", starred=False),
        dice=[4],
    )
    play(match, "place 2 tank-water")
    assert (player(match).hand, player(match).goods) == ([4], {})


@rule("euphoria.penalty.15", "euphoria.site.4")
def test_workers_from_a_finished_site_cost_goods_too() -> None:
    match = position(
        players=[{"workers": [2], "board": {"upper-euphorian-site-1": 1}, "gold": 2}],
        markets=built("bemusement-park", starred=False),
        tile_draws=["spa"],
        dice=[3, 1],
    )
    play(match, "place 2 upper-euphorian-site-2")
    assert player(match).goods == {}


@rule("euphoria.penalty.13", "euphoria.penalty.14")
def test_two_shops_are_both_paid() -> None:
    match = position(
        players=[{"board": {"farm": 5, "aquifer": 5}, "food": 1, "gold": 3}],
        markets={
            "upper-subterran": {"tile": "teddy-bear-shop"},
            "lower-subterran": {"tile": "clinic"},
        },
        dice=[1, 2],
    )
    play(match, "retrieve food", "take all")
    assert player(match).goods == {"gold": 1}


@rule("euphoria.cost.4", "euphoria.penalty.13")
def test_a_self_bump_is_paid_for_before_its_roll_takes_goods() -> None:
    match = position(
        players=[{"workers": [2], "board": {"euphorian-tunnel": 5}, "energy": 1}],
        markets=built("teddy-bear-shop", starred=False),
        dice=[1],
    )
    play(match, "place 2 euphorian-tunnel", "dig resource")
    assert player(match).goods == {"gold": 1}, "there was nothing left to lose before the benefit"


@rule("euphoria.penalty.17", "euphoria.penalty.19")
def test_a_shop_turned_up_by_others_punishes_the_next_roll() -> None:
    match = position(
        players=[
            {"workers": [2], "board": {"upper-euphorian-site-1": 3}, "gold": 1},
            {"workers": [1], "board": {"farm": 2}, "clay": 1},
        ],
        tile_draws=["stadium"],
        dice=[5, 1, 5],
    )
    play(match, "place 2 upper-euphorian-site-2")
    assert player(match).goods == {}
    play(match, "retrieve free")
    assert player(match, 1).goods == {}
