"""The solo game (recall.solo)."""

from __future__ import annotations

from typing import Any

import pytest

import rekindle
from rekindle.kernel.match import Match
from tests.games.recall.ground import MAP, ground
from tests.games.recall.helpers import end, moves, offered, play, player, view_of
from tests.rules_cited import rule

VAULTS = ["f4", "d8", "g6", "h5", "g8", "b6"]


def last_turn(cards: list[str], own: dict[str, Any], **rest: Any) -> Match:
    """The last turn of a solo game with these two objectives kept."""
    dropped = next(card for card in ("heirs", "pioneers", "guild-masters") if card not in cards)
    mine = {"objectives": cards, "discarded": dropped, **own}
    return ground(mine, seats=1, round=17, **rest)


def wins(cards: list[str], own: dict[str, Any], **rest: Any) -> bool:
    match = last_turn(cards, own, **rest)
    end(play(match, "recall"))
    assert match.result is not None
    assert match.result.reason in ("won", "lost")
    return match.result.reason == "won"


@rule("recall.solo.1")
def test_two_tribes_are_laid_out_and_a_starting_space_is_chosen() -> None:
    match = rekindle.new("recall", seats=1, seed=8)
    tiles = {region.region: region for region in view_of(match).regions}
    assert tiles["h5"].tile
    assert not tiles["i7"].tile
    assert tiles["i7"].known in ("harbour", "clearing")
    draft = view_of(match).draft
    assert draft is not None
    assert draft.paired
    assert (len(draft.tribes), len(draft.gadgets)) == (2, 2)
    assert moves(match) == ["start start-1", "start start-2"]
    play(match, "start start-2")
    assert player(match).start == "start-2"
    assert len(offered(match, "tribe ")) == 2
    play(match, f"tribe {draft.tribes[1]}")
    assert (player(match).tribe, player(match).gadgets) == (draft.tribes[1], draft.gadgets[1:])


@rule("recall.solo.2")
def test_one_of_three_objectives_is_discarded_for_its_reward() -> None:
    cards = ["monument-builders", "excavators", "heirs"]
    match = ground({"objectives": cards}, seats=1, round=8)
    assert len(offered(match, "discard ")) == 3
    play(match, "discard monument-builders")  # not met, and rewarded all the same
    assert player(match).culture == 2
    assert player(match).objectives_held == ["excavators", "heirs"]


@rule("recall.solo.3", "recall.solo.5")
def test_the_game_is_won_only_with_both_objectives() -> None:
    both = {"stones": {"white": 3, "black": 2}, "buildings": [*VAULTS], "relicubes": {"gray": 2}}
    cards = ["excavators", "vault-keepers"]
    match = last_turn(cards, both)
    assert player(match).score["objective"] == 15  # together
    end(play(match, "recall"))
    assert match.result is not None
    assert match.result.reason == "won"
    assert match.result.totals == (sum(player(match).score.values()),)  # what it is measured by
    one = {**both, "relicubes": {"gray": 1}}
    assert player(last_turn(cards, one)).score["objective"] == 0
    assert not wins(cards, one)


@rule("recall.solo.4")
@pytest.mark.parametrize(
    ("relicubes", "won"),
    [
        ({"gray": 1, "white": 1, "brown": 1}, False),
        ({"gray": 2, "white": 2, "brown": 1}, False),
        ({"gray": 2, "white": 2, "brown": 2}, True),
        ({"gray": 1, "white": 2, "brown": 2, "black": 1}, True),
    ],
)
def test_two_cards_for_three_different_relicubes_need_two_sets(
    relicubes: dict[str, int], won: bool
) -> None:
    own = {
        "relicubes": relicubes,
        "buildings": ["e6", "d10", "e2"],
        "culture": 15,
        "upgrades": ["a-1", "b-1", "c-1", "d-1"],
    }
    assert wins(["monument-builders", "inventors"], own) is won


@rule("recall.solo.4")
def test_two_cards_for_four_vaults_are_never_both_met() -> None:
    own = {"buildings": [*VAULTS[:5], "i8"], "relicubes": {"gray": 5}}
    assert len(player(last_turn(["vault-keepers", "landlords"], own)).vaults) == 6
    assert not wins(["vault-keepers", "landlords"], own)


@rule("recall.solo.6")
def test_a_vault_that_counts_as_a_vault_is_no_building_of_a_region() -> None:
    """Two vaults for one card, buildings on six regions for the other."""
    cards = ["excavators", "pioneers"]
    own = {"stones": {"white": 5}, "buildings": ["f4", "d8", "h3", "h6", "i7", "d6"]}
    assert not wins(cards, own)
    assert not wins(cards, {**own, "buildings": [*own["buildings"], "e6"]})  # one region more
    more = [*own["buildings"], "e6", "g10"]
    assert wins(cards, {**own, "buildings": more})  # two: six regions without the vaults
    # Shared out as serves best: three vaults, and the third one counts for its region.
    assert wins(cards, {**own, "buildings": [*own["buildings"], "e6", "g8"]})


@rule("recall.solo.6")
def test_stones_count_once() -> None:
    """Five for one card, and one of each colour for the other: eight in all."""
    cards = ["excavators", "collectors"]
    own = {
        "buildings": ["f4", "d8"],
        "relicubes": {"white": 1, "gray": 1, "black": 1, "brown": 1},
    }
    assert not wins(cards, {**own, "stones": {"white": 4, "gray": 2, "black": 1}})
    assert wins(cards, {**own, "stones": {"white": 4, "gray": 2, "black": 2}})


@rule("recall.solo.6")
def test_camps_count_once() -> None:
    """Three camps for one card and four for the other: seven in all."""
    cards = ["guild-masters", "neighbours"]
    own = {
        "relicubes": {"gray": 3},
        "keycards": ["blank", "blank", "kiln", "guild", "porridge", "porridge", "whetstone"],
    }
    tiles = {**MAP, "d9": "ridge", "c6": "woods"}
    six = ["h5", "i8", "f4", "g6", "h3", "g8"]
    match = last_turn(cards, {**own, "buildings": six}, tiles=tiles)
    assert len(player(match).camps) == 6
    assert not wins(cards, {**own, "buildings": six}, tiles=tiles)
    assert wins(cards, {**own, "buildings": [*six, "e6"]}, tiles=tiles)
