"""Crystals, and followers that are gained (recall.crystal, recall.follower)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.recall.helpers import (
    article,
    crystals,
    end,
    followers,
    hex_at,
    moves,
    offered,
    play,
    player,
    position,
    use,
)
from tests.rules_cited import rule


def own(values: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Match:
    plain = {"tribe": "goliat", "gadgets": ["gpr"]}
    return position(players=[plain | values, *others], **rest)


def places(match: Match) -> set[str]:
    return {move.removeprefix("place ") for move in offered(match, "place ")}


# Crystals


@rule("recall.crystal.1")
def test_there_are_always_enough_crystals() -> None:
    """Forty are in the game, but they are no limit: all players together may have more."""
    many = {"crystals": "20 white 20 red 20 purple"}
    match = own(many, many, many, many, seats=4)
    play(match, "recall", "convert 3 white to red", "convert purple to red and white")
    assert crystals(match) == [18, 22, 19]


@rule("recall.crystal.1", "recall.crystal.2")
@pytest.mark.parametrize(("crystal", "after"), [("white", [0, 2, 1]), ("red", [1, 0, 2])])
def test_to_upgrade_a_crystal_is_to_turn_it_into_one_of_the_next_order(
    crystal: str, after: list[int]
) -> None:
    """By a develop, and by another effect: purple is the highest order."""
    values = {"crystals": "1 white 1 red 1 purple", "gadgets": ["catalyst"]}
    match = own(values)
    for played in (["play blank", "slot d"], ["use catalyst"]):
        done = play(match.copy(), *played)
        assert offered(done, "upgrade ") == {"upgrade white", "upgrade red"}
        assert crystals(play(done, f"upgrade {crystal}")) == after


@rule("recall.crystal.3")
def test_the_limit_is_checked_at_the_end_of_the_turn_only() -> None:
    match = own({"crystals": "6 white", "crates": ["ore-sack", "red-geode"]})
    play(match, "open ore-sack")
    assert crystals(match) == [8, 0, 0]
    play(match, "recall", "open red-geode", "end")
    assert crystals(match) == [6, 1, 0]


@rule("recall.crystal.3")
def test_the_final_scoring_has_no_limit() -> None:
    """What the first player got above six in the last turn of all counts: 9 for 3 points."""
    match = position(round=17, turn=1, players=[{"crystals": "9 white", "followers": {}}])
    end(play(match, "recall"))
    assert match.over
    assert (crystals(match), player(match).score["leftovers"]) == ([9, 0, 0], 3)


# Followers


@rule("recall.follower.1")
def test_a_follower_goes_where_one_has_a_piece_or_to_the_own_starting_space() -> None:
    match = own(
        {"followers": {"h5": 1, "e2": 1}, "buildings": ["g5"], "crates": ["water-skin"]},
        {"followers": {"i4": 2}},
    )
    play(match, "open water-skin")
    assert places(match) == {"h5", "e2", "g5", "start-1"}  # start-1 is empty
    assert article(match, "place i4") == "recall.follower.1"
    assert article(match, "place start-2") == "recall.follower.1"
    play(match, "place start-1")
    assert followers(match, "start-1") == 1


@rule("recall.follower.2")
def test_followers_gained_at_once_may_go_to_different_hexes() -> None:
    match = own({"followers": {"h5": 1, "i4": 1}, "keycards": ["migration"]})
    play(use(match, "migration", "f"), "choose 4 follower / 2 red crystal", "choose 4 follower")
    play(match, "place h5", "place i4", "place start-1")
    assert [followers(match, name) for name in ("h5", "i4", "start-1")] == [2, 2, 1]
    play(match, "place i4")
    assert followers(match, "i4") == 3


@rule("recall.follower.2")
def test_the_rest_may_follow_the_last_one() -> None:
    match = own({"followers": {"h5": 1, "i4": 1}, "keycards": ["census"]})
    play(use(match, "census", "f"), "choose 3 follower / 3 white crystal", "choose 3 follower")
    play(match, "place i4", "do the rest")
    assert followers(match, "i4") == 4


@rule("recall.follower.3", "recall.vault.1")
def test_followers_here_go_to_the_hex_of_the_effect() -> None:
    """The garrison: 3 followers onto the vault, where no other follower is left."""
    match = own({"followers": {"h5": 1, "start-1": 2}})
    play(use(match, "blank", "c"), "choose develop", "build h5", "vault garrison")
    assert followers(match, "h5") == 3
    assert followers(match, "start-1") == 2


@rule("recall.follower.4")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_without_a_supply_nothing_is_gained_instead(left: int) -> None:
    """The garrison brings as many as there are; the one that was paid is among them."""
    match = own({"followers": {"h5": 1, "start-1": 22 - left}, "crystals": "1 white"})
    play(use(match, "blank", "c"), "choose develop", "build h5", "vault garrison")
    play(match, "choose 3 follower here")
    assert followers(match, "h5") == min(3, left + 1)
    assert player(match).supply == 0
    assert crystals(match) == [2, 0, 0]  # 1 of the ferry camp, whose follower is lost


@rule("recall.follower.5")
def test_followers_of_all_players_may_share_a_hex() -> None:
    match = position(
        3,
        players=[
            {"tribe": "norther", "followers": {"i4": 9}},
            {"followers": {"h5": 8}},
            {"followers": {"h5": 7}},
        ],
    )
    play(match, "use norther", "from i4", "to h5")
    assert [followers(match, "h5", seat) for seat in range(3)] == [9, 8, 7]


# Followers here, by camps and rings


@rule("recall.follower.6", "recall.camp.1")
def test_here_is_the_hex_of_the_building_that_touches_the_camp() -> None:
    """The hillside camp on i5 brings 2 followers to the mountain i4, not to the camp."""
    match = own({"crystals": "1 purple", "followers": {"i4": 1}}, tiles={"h5": "clearing"})
    assert (hex_at(match, "i5").camp, hex_at(match, "i4").kind) == ("hillside-camp", "mountain")
    play(use(match, "blank", "c"), "choose develop", "build i4")
    while not followers(match, "i4"):
        play(match, moves(match)[0])
    assert (followers(match, "i4"), followers(match, "i5")) == (2, 0)


@rule("recall.follower.6", "recall.camp.3")
@pytest.mark.parametrize("chosen", ["h6", "i5"])
def test_with_several_buildings_beside_a_camp_one_chooses_which_hex_is_here(chosen: str) -> None:
    """The clearing is revealed so that the hillside camp lies on i6, beside h6 and i5."""
    match = own({"followers": {"h5": 1}, "buildings": ["h6", "i5"]}, tiles={"h5": ("harbour", 2)})
    play(use(match, "blank", "e"), "choose reveal a region", "reveal i7", "lay 3")
    assert hex_at(match, "i6").camp == "hillside-camp"
    assert moves(match) == ["place h6", "place i5"]
    play(match, f"place {chosen}")
    assert [followers(match, name) for name in ("h6", "i5", "i6")] == [
        *(2 * (name == chosen) for name in ("h6", "i5")),
        0,
    ]


@rule("recall.follower.6")
def test_for_a_ring_here_is_the_hex_of_the_camp() -> None:
    match = own(
        {"tribe": "norther", "followers": {"i5": 1}, "buildings": ["h5"], "crystals": ""},
        chance=["ring-white"],
    )
    play(match, "ring i5")
    assert (followers(match, "i5"), crystals(match)) == (1, [2, 0, 0])
    assert followers(match, "h5") == 0
