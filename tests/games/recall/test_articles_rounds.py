"""Rounds, path rounds, the objective round, the end (recall.round, .path, .objective, .end)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

import rekindle
from rekindle.games.recall.engine.constants import ROUND_KINDS
from rekindle.games.recall.engine.objectives import is_met
from rekindle.kernel.match import Match
from tests.games.recall.ground import ground
from tests.games.recall.helpers import (
    article,
    asked,
    crystals,
    end,
    engine_player,
    knowledge,
    moves,
    offered,
    play,
    player,
    position,
    rules,
    table,
    turn,
    view_of,
)
from tests.rules_cited import rule

PATH_ROUNDS = (5, 11, 15)
SLOTS = ["power", "knowledge", "ancients", "legends", "efficiency", "ambition"]
"""Path cards as they lie in the positions below, from the lowest section up."""


def hurry(match: Match) -> list[tuple[int, int]]:
    """Play to the end, as briefly as possible; returns whose turn came in which round."""
    found: list[tuple[int, int]] = []
    while not match.over:
        there = moves(match)
        at = (view_of(match).round, turn(match))
        if not found or found[-1] != at:
            found.append(at)
        plain = [move for move in ("end", "skip", "recall") if move in there]
        match.play(plain[0] if plain else there[0])
    return found


@rule("recall.round.1", "recall.round.2", "recall.end.1")
def test_seventeen_rounds_each_begun_by_the_starting_player() -> None:
    match = rekindle.new("recall", seats=3, seed=5, options={"tribes": "deal"})
    found = hurry(match)
    assert found == [(number, seat) for number in range(17) for seat in range(3)]
    kinds = [ROUND_KINDS[kind] for kind in rules(match).lookup.rounds]
    assert (kinds.count("regular"), len(kinds)) == (13, 17)
    assert match.over
    assert view_of(match).round == 17


@rule("recall.round.5")
def test_special_rounds_follow_the_fourth_sixth_eighth_and_eleventh_regular_round() -> None:
    kinds = [ROUND_KINDS[kind] for kind in rules(ground({})).lookup.rounds]
    found = [
        (kinds[:number].count("regular"), kind)
        for number, kind in enumerate(kinds)
        if kind != "regular"
    ]
    assert found == [(4, "path"), (6, "objective"), (8, "path"), (11, "path")]


@rule("recall.round.3", "recall.round.4")
def test_a_special_round_has_free_actions_but_no_turn() -> None:
    own = {"crystals": "9 white", "crates": ["red-geode"], "gadgets": ["hatchery"]}
    match = ground(own, round=5, dark=["dark-points"], paths=SLOTS)
    assert "play blank" not in moves(match)
    assert article(match, "play blank") == "recall.round.3"
    assert article(match, "recall") == "recall.round.3"
    assert not {"end", "skip"} & set(moves(match))  # what it asks for must be done
    play(match, "open red-geode")  # before
    play(match, "path power")
    play(match, "install a-1")
    assert player(match).culture == 3
    play(match, "use hatchery")  # and after it
    assert crystals(match) == [9, 1, 0]
    play(match, "end")
    assert crystals(match) == [6, 1, 0]  # the limit of storage holds
    assert asked(match) == 1


@rule("recall.path.1", "recall.path.2")
def test_everybody_chooses_a_card_of_the_section_and_gains_its_chip() -> None:
    match = ground({}, round=5, dark=["dark-crystals", "dark-points"], paths=SLOTS)
    assert offered(match, "path ") == {"path power", "path knowledge"}
    play(match, "path power")
    assert player(match).paths == ["power", None, None]
    assert crystals(match) == [1, 1, 0]
    play(match, "end", "path power")  # the same card, and the chip is still there
    assert player(match, 1).paths == ["power", None, None]
    assert crystals(match, 1) == [1, 1, 0]
    assert view_of(match).paths[0].chip == "dark-crystals"


@rule("recall.path.3")
@pytest.mark.parametrize("section", range(3))
def test_sections_come_from_the_lowest_to_the_highest(section: int) -> None:
    match = ground({}, round=PATH_ROUNDS[section], paths=SLOTS)
    two = SLOTS[2 * section : 2 * section + 2]
    assert offered(match, "path ") == {f"path {name}" for name in two}
    other = SLOTS[(2 * section + 2) % 6]
    assert article(match, f"path {other}") == "recall.path.1"


# Objectives


@rule("recall.objective.1")
def test_one_objective_is_discarded_for_its_reward_and_the_other_stays_secret() -> None:
    own = {"objectives": ["monument-builders", "excavators"]}
    match = ground(own, {"objectives": ["pioneers", "heirs"]}, round=8)
    assert offered(match, "discard ") == {"discard monument-builders", "discard excavators"}
    assert "skip" not in moves(match)
    play(match, "discard monument-builders")
    assert player(match).culture == 2
    seen = view_of(match, 1).players[0]
    assert seen.discarded == "monument-builders"  # face up
    assert (seen.objectives, seen.objectives_held) == (1, UNSET)
    assert knowledge(match) == [0, 0, 0]  # the other brings no such reward
    assert player(match).objectives_held == ["excavators"]


FOREST_AND_FIELD = ["d4", "e5"]
VAULTS = ["f4", "d8", "g6", "h5"]
ENOUGH: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    (
        "vault-keepers",
        {"buildings": VAULTS, "relicubes": {"gray": 2}},
        {"buildings": VAULTS, "relicubes": {"gray": 1, "white": 1}},
    ),
    (
        "landlords",
        {"buildings": [*VAULTS, "g8", "i8"]},
        {"buildings": ["f4", "d8", "g6", "b6"]},
    ),
    (
        "monument-builders",
        {"buildings": ["e6", "d10", "e2"], "relicubes": {"gray": 1, "white": 1, "brown": 1}},
        {"buildings": ["e6", "d10", "e2"], "relicubes": {"gray": 2, "white": 1}},
    ),
    (
        "guild-masters",
        {
            "buildings": ["f4", "g6", "h5"],
            "keycards": ["blank", "blank", "porridge", "kiln"] + ["guild", "footpath"],
            "slots": {"a": "whetstone"},
        },
        {
            "buildings": ["f4", "g6", "h5"],
            "keycards": ["blank", "blank", "porridge", "kiln"] + ["guild", "footpath"],
        },
    ),
    (
        "excavators",
        {"buildings": ["f4", "d8"], "stones": {"white": 3, "black": 2}},
        {"buildings": ["f4", "d8"], "stones": {"white": 4}},
    ),
    (
        "heirs",
        {"knowledge": {"white": 5, "gray": 6, "black": 5}, "relicubes": {"brown": 2}},
        {"knowledge": {"white": 5, "gray": 6, "black": 4}, "relicubes": {"brown": 2}},
    ),
    (
        "pioneers",
        {"buildings": ["f4", "h3", "h5", "g6", "i7", "d8"]},
        {"buildings": ["f4", "h3", "h5", "g6", "i7", "e2"]},
    ),
    (
        "collectors",
        {
            "relicubes": {"white": 1, "gray": 1, "black": 1, "brown": 1},
            "stones": {"white": 1, "gray": 1, "black": 1},
        },
        {
            "relicubes": {"white": 1, "gray": 1, "black": 1, "brown": 1},
            "stones": {"white": 2, "black": 1},
        },
    ),
    (
        "inventors",
        {
            "relicubes": {"white": 1, "gray": 1, "black": 1},
            "culture": 15,
            "upgrades": ["a-1", "b-1", "c-1", "d-1"],
        },
        {
            "relicubes": {"white": 1, "gray": 1, "black": 1},
            "culture": 10,
            "upgrades": ["a-1", "b-1", "c-1"],
        },
    ),
    (
        "neighbours",
        {"buildings": ["f4", "g6", "h5", "i8"], "relicubes": {"gray": 3}},
        {"buildings": ["f4", "g6", "h5"], "relicubes": {"gray": 3}},
    ),
]
"""Cards with what is just enough, and with what lacks one thing."""


@rule("recall.objective.2", "recall.objective.3")
@pytest.mark.parametrize(("card", "enough", "short"), ENOUGH, ids=[case[0] for case in ENOUGH])
def test_everything_on_a_card_must_be_met(
    card: str, enough: dict[str, Any], short: dict[str, Any]
) -> None:
    for own, met in ((enough, True), (short, False)):
        discarded = "pioneers" if card != "pioneers" else "heirs"
        match = ground({**own, "objectives": [card], "discarded": discarded}, round=17)
        number = match.setting.extra.names.objectives.index(card)
        assert is_met(rules(match), table(match), engine_player(match), number) is met
        assert player(match).score["objective"] == (15 if met else 0)


@rule("recall.objective.4")
def test_on_one_card_the_same_thing_may_serve_twice() -> None:
    """Vaults beside camps count as vaults and for the camps."""
    own = {"buildings": ["f4", "g6", "h5", "d8"], "objectives": ["landlords"]}
    match = ground({**own, "discarded": "heirs"}, round=17)
    assert len(player(match).vaults) == 4
    assert sorted(player(match).camps) == ["ferry-camp", "fishing-camp", "smelters-camp"]
    assert player(match).score["objective"] == 15


@rule("recall.objective.5")
def test_a_camp_counts_though_its_reward_was_declined() -> None:
    own = {
        "followers": {"h5": 1},
        "crates": ["tool-chest"],
        "buildings": ["f4", "g6", "i8"],
        "relicubes": {"gray": 3},
        "objectives": ["neighbours"],
        "discarded": "heirs",
    }
    match = ground(own, {}, round=17)
    assert player(match).score["objective"] == 0
    play(match, "open tool-chest", "build h5", "vault workroom")
    play(match, "skip")
    assert player(match).supply == 23  # the follower of the camp was declined
    assert "ferry-camp" in player(match).camps
    assert player(match).score["objective"] == 15


# The end


@rule("recall.end.1", "recall.end.2")
def test_after_the_last_turn_nothing_can_be_done_and_objectives_are_shown() -> None:
    match = position(round=17, players=[{"objectives": ["heirs"]}, {"objectives": ["pioneers"]}])
    assert view_of(match, 1).players[0].objectives_held is UNSET
    end(play(match, "recall"))
    end(play(match, "recall"))
    assert match.over
    for seat, card in ((0, "heirs"), (1, "pioneers")):
        for viewer in (0, 1, None):
            assert view_of(match, viewer).players[seat].objectives_held == [card]
    assert [player(match, seat).score["objective"] for seat in (0, 1)] == [0, 0]
    with pytest.raises(Exception, match="over"):
        match.play("convert 3 white to red")
    assert crystals(match) == [0, 0, 0]
