"""Recalling, and free actions (recall.recall, recall.free)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.recall.helpers import (
    article,
    asked,
    crystals,
    end,
    followers,
    moves,
    offered,
    play,
    player,
    position,
    use,
    view_of,
)
from tests.rules_cited import rule

THREE = {"a": "blank", "c": "porridge", "f": "kiln"}


def own(values: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Match:
    plain = {"tribe": "goliat", "gadgets": ["gpr"]}
    return position(players=[plain | values, *others], **rest)


def cost(match: Match, ability: str) -> int:
    return next(one.cost for one in player(match).abilities if one.ability == ability)


# Taking back and production


@rule("recall.recall.1", "recall.recall.2")
def test_three_used_keycards_bring_three_production_spaces() -> None:
    match = own({"slots": THREE, "keycards": ["footpath"], "crystals": ""})
    play(match, "recall")
    assert player(match).keycards == ["blank", "porridge", "footpath", "kiln"]
    assert set(player(match).slots.values()) == {None}
    assert offered(match, "produce ") == {"produce open-1", "produce open-2", "produce open-3"}
    play(match, "produce open-3")  # in any order, each once
    assert offered(match, "produce ") == {"produce open-1", "produce open-2"}
    assert article(match, "produce open-3") == "recall.recall.2"
    play(match, "produce open-2")
    play(match, "produce open-1")
    assert (crystals(match), followers(match, "start-1")) == ([2, 1, 0], 3 + 2)
    assert not offered(match, "produce ")


@rule("recall.recall.2")
def test_as_many_spaces_as_keycards_and_no_more() -> None:
    match = own({"slots": {"b": "blank", "e": "blank"}, "crystals": ""})
    play(match, "recall", "produce open-2", "produce open-3")
    assert not offered(match, "produce ")
    assert moves(match)[0] == "end"
    fewer = play(own({"slots": {"b": "blank", "e": "blank"}}), "recall", "produce open-2", "skip")
    assert moves(fewer)[0] == "end"


@rule("recall.recall.2")
def test_buildings_that_have_left_the_board_uncover_spaces() -> None:
    """A workshop on the field h6, one in the forest i4, two monuments."""
    own_side = {"slots": THREE, "buildings": ["h6", "i4", "e2", "b8"]}
    match = play(own(own_side), "recall")
    spaces = {"open-1", "open-2", "open-3", "field-1", "forest-1", "monument-2"}
    assert set(player(match).production) == spaces
    assert offered(match, "produce ") == {f"produce {space}" for space in spaces}
    assert article(match, "produce field-2") == "recall.recall.2"
    play(match, "produce monument-2")
    assert player(match).culture == 2


@rule("recall.recall.3")
def test_a_space_uncovered_during_production_counts_but_the_number_stays() -> None:
    own_side = {
        "tribe": "bishop",
        "slots": {"a": "blank", "b": "blank"},
        "crystals": "1 white",
        "followers": {"h6": 1},
    }
    match = play(own(own_side), "recall", "produce open-3")
    assert article(match, "produce field-1") == "recall.recall.2"
    play(match, "use bishop", "build h6")
    while not offered(match, "produce "):
        play(match, moves(match)[0])
    assert "produce field-1" in moves(match)
    assert len(player(match).keycards) == 3  # with one gained by the workshop
    play(match, "produce field-1")
    while offered(match, "place "):
        play(match, "place h6")
    assert not offered(match, "produce ")
    assert followers(match, "h6") + followers(match, "start-1") == 2 + 1  # and 1 of the camp


@rule("recall.follower.4", "recall.free.6")
def test_with_an_empty_supply_followers_may_be_returned_for_those_produced() -> None:
    """Two followers far from home come back to the starting space; without that none would."""
    own_side = {"slots": {"a": "blank"}, "followers": {"i4": 20, "h6": 3}, "crystals": ""}
    match = play(own(own_side), "recall", "produce open-1")
    assert set(moves(match)) == {"skip", "return h6", "return i4"}
    left = play(match.copy(), "skip")
    assert (player(left).on_map, moves(left)[0]) == (23, "end")
    play(match, "return h6", "return h6", "place start-1", "place start-1")
    assert (followers(match, "h6"), followers(match, "start-1")) == (1, 2)


# Recharging


@rule("recall.recall.4", "recall.free.5", "recall.ability.2")
def test_stones_return_and_abilities_cost_one_stone_again() -> None:
    """Uses cost 1, 2 and 3 stones; five stones are enough for two, one is left over."""
    own_side = {
        "gadgets": ["rummager"],
        "stones": {"white": 3, "gray": 2},
        "uses": {"rummager": 2},
        "slots": {"a": "blank"},
    }
    match = own(own_side)
    assert (player(match).stones.ready, cost(match, "rummager")) == (6 - 1 - 2, 3)
    play(match, "use rummager")
    assert (player(match).stones.ready, cost(match, "rummager")) == (0, 4)
    play(match, "recall", "skip")
    assert (player(match).stones.ready, cost(match, "rummager")) == (6, 1)


@rule("recall.recall.3", "recall.turn.2")
def test_a_crate_uncovers_a_space_after_all_that_were_visible() -> None:
    """Three spaces for four keycards: the third gives the red crystal for a forest workshop."""
    four = {"a": "blank", "c": "blank", "e": "porridge", "f": "porridge"}
    own_side = {"slots": four, "crates": ["tool-chest"], "followers": {"i4": 1}, "crystals": ""}
    match = play(own(own_side), "recall", "produce open-2", "produce open-1")
    play(match, "place i4", "place i4", "produce open-3")
    assert not view_of(match).recharged
    play(match, "open tool-chest", "build i4")
    while not offered(match, "produce "):
        play(match, moves(match)[0])
    assert offered(match, "produce ") == {"produce forest-1"}
    play(match, "produce forest-1")
    assert crystals(match)[1] == 1
    assert moves(match)[0] == "end"


@rule("recall.recall.5", "recall.turn.5")
def test_what_production_brings_is_used_for_an_ability_before_recharging() -> None:
    """MAYFAIR costs a white crystal; there is none before the red one is converted."""
    own_side = {"tribe": "mayfair", "crystals": "", "slots": {"a": "blank"}}
    match = play(own(own_side), "recall", "produce open-3")
    assert not view_of(match).recharged
    play(match, "convert red to 2 white", "use mayfair", "swap blank", "take porridge")
    assert view_of(match).recharged
    assert (player(match).keycards, player(match).stones.ready) == (["blank", "porridge"], 1)


@rule("recall.recall.5", "recall.ability.10")
def test_a_stone_from_a_crate_is_used_before_recharging() -> None:
    own_side = {
        "gadgets": ["rummager"],
        "uses": {"goliat": 1},
        "knowledge": {"white": 4},
        "crates": ["cipher-disk"],
    }
    match = play(own(own_side, ancients={"white": "ion"}, chance=["medal"]), "recall")
    assert not view_of(match).recharged
    play(match, "open cipher-disk", "use rummager", "skip")
    assert view_of(match).recharged
    assert (player(match).crates_held, player(match).stones.ready) == (["medal"], 2)


@rule("recall.recall.4")
def test_without_anything_to_use_first_recharging_is_not_asked_about() -> None:
    """Crystals to convert are of no use to an ability without a stone for it, nor to ION."""
    no_stone = {"tribe": "mayfair", "uses": {"mayfair": 1}, "crystals": "1 red"}
    for own_side in (no_stone, {"tribe": "ion", "crystals": "3 white"}):
        match = play(own({**own_side, "slots": {"a": "blank"}}), "recall", "produce open-3")
        assert view_of(match).recharged
        assert player(match).stones.ready == 1


@rule("recall.recall.5")
def test_free_actions_during_a_recall_and_after_recharging() -> None:
    own_side = {
        "gadgets": ["rummager"],
        "crystals": "3 white",
        "crates": ["ore-sack"],
        "slots": {"a": "blank", "b": "blank"},
    }
    match = play(own(own_side, chance=["medal"]), "recall", "produce open-3")
    assert {"use rummager", "open ore-sack", "convert red to 2 white", "return start-1"} <= set(
        moves(match)
    )
    play(match, "use rummager", "convert red to 2 white", "produce open-2", "skip")
    assert view_of(match).recharged
    assert player(match).stones.ready == 1
    assert article(match, "use rummager") == "recall.recall.5"
    play(match, "open ore-sack", "convert 3 white to red", "open medal", "return start-1")
    assert crystals(match) == [3 + 2 + 2 + 2 - 3 + 1, 1, 0]


@rule("recall.recall.5")
def test_passive_abilities_work_after_recharging() -> None:
    own_side = {"tribe": "norther", "followers": {"i5": 2}, "slots": {"a": "blank"}}
    match = play(own(own_side, chance=["ring-red"]), "recall", "produce open-2", "skip")
    assert view_of(match).recharged
    play(match, "ring i5")
    assert (crystals(match), followers(match, "i5")) == ([2, 1, 0], 1)


@rule("recall.recall.6")
def test_a_recall_without_used_keycards_recharges_only() -> None:
    match = own({"gadgets": ["rummager"], "uses": {"rummager": 1}, "crystals": ""})
    assert player(match).stones.ready == 0
    play(match, "recall")
    assert not offered(match, "produce ")
    assert (player(match).stones.ready, crystals(match)) == (1, [0, 0, 0])


@rule("recall.recall.7")
@pytest.mark.parametrize(
    ("values", "played"),
    [
        ({"crates": ["memento"]}, ["open memento", "back a"]),
        ({"tribe": "ion", "stones": {"gray": 2}}, ["use ion", "back a"]),
    ],
)
def test_a_keycard_taken_back_alone_is_no_recall(values: dict[str, Any], played: list[str]) -> None:
    own_side = {
        "gadgets": ["rummager"],
        "uses": {"rummager": 1},
        "slots": {"a": "blank", "b": "blank"},
        **values,
    }
    match = own(own_side)
    ready = player(match).stones.ready
    play(match, *played)
    assert player(match).keycards == ["blank"]
    assert (player(match).slots["a"], player(match).slots["b"]) == (None, "blank")
    assert player(match).stones.ready == ready - ("use ion" in played)
    assert cost(match, "rummager") == 2
    assert not offered(match, "produce ")
    assert moves(match)[:2] == ["play blank", "recall"]  # nor was it the turn's action


@rule("recall.recall.8")
def test_a_free_ability_symbol_serves_after_recharging() -> None:
    own_side = {"gadgets": ["rummager"], "crates": ["signal-fire"], "slots": {"a": "blank"}}
    match = play(own(own_side, chance=["medal"]), "recall", "skip")
    assert not offered(match, "use ")
    play(match, "open signal-fire", "use rummager")
    assert player(match).crates_held == ["medal"]
    assert player(match).stones.ready == 1


# Free actions


@rule("recall.free.1", "recall.round.3")
@pytest.mark.parametrize("round", [1, 5, 8])
def test_free_actions_on_the_own_turn_or_part_of_a_special_round(round: int) -> None:
    sides = [{"crates": [crate], "crystals": "3 white"} for crate in ("ore-sack", "medal")]
    match = position(
        players=[{"tribe": "ion", **sides[0]}, {"tribe": "k01", **sides[1]}], round=round
    )
    assert {"open ore-sack", "convert 3 white to red", "return start-1"} <= set(moves(match))
    if round > 1:
        assert article(match, "play blank") == article(match, "recall") == "recall.round.3"
    end(match)
    assert asked(match) == 1
    assert {"open medal", "convert 3 white to red", "return start-2"} <= set(moves(match))


@rule("recall.free.1")
def test_no_free_actions_on_the_turn_of_another() -> None:
    """The second player places a follower when a camp is revealed; there is nothing else to do."""
    other = {
        "tribe": "bishop",
        "buildings": ["h6"],
        "followers": {"start-2": 1},
        "crates": ["medal"],
        "crystals": "3 white",
    }
    match = own({"followers": {"h5": 1}}, other, chance=["lagoon"])
    play(use(match, "blank", "e"), "choose reveal a region", "reveal f7", "lay 2")
    assert (asked(match), moves(match)) == (1, ["place h6", "place start-2"])
    for free in ("open medal", "convert 3 white to red", "use bishop", "return start-2"):
        assert article(match, free) == "recall.free.1"


@rule("recall.free.2")
def test_a_crate_is_shown_taken_and_discarded() -> None:
    match = own({"crates": ["ore-sack"]})
    assert player(match).crates_held == ["ore-sack"]
    assert not isinstance(view_of(match, 1).players[0].crates_held, list)
    play(match, "open ore-sack")
    assert crystals(match) == [2, 0, 0]
    assert (player(match).crates, view_of(match, 1).crates_discarded) == (0, ["ore-sack"])
    assert article(match, "open ore-sack") == "recall.free.2"


@rule("recall.free.3", "recall.free.4")
@pytest.mark.parametrize(
    ("before", "conversion", "after"),
    [
        ("3 white", "3 white to red", [0, 1, 0]),
        ("3 red", "3 red to purple", [0, 0, 1]),
        ("1 red", "red to 2 white", [2, 0, 0]),
        ("1 purple", "purple to red and white", [1, 1, 0]),
    ],
)
def test_conversions(before: str, conversion: str, after: list[int]) -> None:
    match = own({"crystals": before})
    assert offered(match, "convert ") == {f"convert {conversion}"} | (
        {"convert red to 2 white"} if "red" in before else set()
    )
    play(match, f"convert {conversion}")
    assert crystals(match) == after


@rule("recall.free.3", "recall.free.4")
@pytest.mark.parametrize("crystals_there", ["2 white", "2 white 2 red", ""])
def test_conversions_up_need_three(crystals_there: str) -> None:
    match = own({"crystals": crystals_there})
    for conversion in ("3 white to red", "3 red to purple", "purple to red and white"):
        assert f"convert {conversion}" not in moves(match)
    assert ("convert red to 2 white" in moves(match)) == ("red" in crystals_there)
    assert article(match, "convert 2 white to red") == "recall.tribe.aynir.2"


@rule("recall.free.5", "recall.ability.2")
def test_uses_of_one_ability_cost_one_then_two_then_three_stones() -> None:
    own_side = {"gadgets": ["catalyst"], "crystals": "6 white", "stones": {"black": 5}}
    match = own(own_side)
    ready = [player(match).stones.ready]
    for _ in range(3):
        play(match, "use catalyst", "upgrade white")
        ready.append(player(match).stones.ready)
    assert ready == [6, 6 - 1, 6 - 1 - 2, 6 - 1 - 2 - 3]
    assert (crystals(match), cost(match, "catalyst")) == ([3, 3, 0], 4)
    assert article(match, "use catalyst") == "recall.ability.2"


@rule("recall.free.6")
def test_followers_may_be_returned_for_nothing() -> None:
    """Not even the raft of another beside them brings anybody."""
    match = own(
        {"followers": {"i4": 2, "start-1": 3}, "crystals": ""},
        {"tribe": "finder", "raft": ["h4", 2]},
    )
    supply = player(match).supply
    play(match, "return i4", "return i4", "return start-1")
    assert (player(match).supply, crystals(match)) == (supply + 3, [0, 0, 0])
    assert (followers(match, "i4"), followers(match, "start-1")) == (0, 2)
    assert followers(match, "i4", 1) == 0
    assert article(match, "return i4") == "recall.free.6"
