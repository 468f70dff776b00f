"""Final scoring: the path cards, leftovers, objectives, ties (recall.score)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.games.recall.engine.scoring import LINES
from rekindle.kernel.match import Match
from tests.games.recall.ground import ground
from tests.games.recall.helpers import B_SIDES, end, play, player
from tests.rules_cited import rule

SLOTS = ["knowledge", "ancients", "legends", "efficiency", "ambition", "power"]


def score(own: dict[str, Any], line: str, chosen: str = "", side: str = "a", **rest: Any) -> int:
    """One line of the score before the last turn, with or without this specialization."""
    options = B_SIDES if side == "b" else {}
    # Players whose choice is not named have the first card of each section: not the last of all.
    last = [line] if line in SLOTS and not chosen else []
    slots = [*([chosen] if chosen else []), *(n for n in SLOTS if n not in (chosen, *last)), *last]
    own = {**own, "paths": [chosen] if chosen else []}
    match = ground(own, round=17, paths=slots, options=options, **rest)
    return player(match).score[line]


def finished(own: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Match:
    """The end of a game in whose last turns everybody recalls."""
    match = ground({"followers": {}, **own}, *others, round=17, **rest)
    while not match.over:
        end(play(match, "recall"))
    return match


# The whole


@rule("recall.score.1")
def test_upper_parts_count_for_everybody_lower_parts_for_the_three_chosen() -> None:
    own = {
        "knowledge": {"white": 4, "gray": 2},  # 3 and 1
        "stones": {"white": 2},
        "buildings": ["f4", "d8"],
        "keycards": ["guild"],
        "relicubes": {"gray": 2},
        "paths": ["knowledge", "legends", "ambition"],
    }
    match = ground(
        own, own | {"knowledge": {}, "stones": {}, "keycards": []}, round=17, paths=SLOTS
    )
    found = player(match).score
    assert found["knowledge"] == 3 + 1 + 1  # chosen: the second-best once more
    assert found["ancients"] == 2 * 2  # not chosen
    assert found["legends"] == 2 * 2 + 2 * 2
    assert found["efficiency"] == 5
    assert found["ambition"] == 3  # chosen, but without a set of all four
    assert found["power"] == 0


@rule("recall.score.2", "recall.score.ancients.1")
def test_stones_count_wherever_they_lie_but_not_the_own_ones() -> None:
    stones = {"white": 2, "black": 1}
    assert score({"stones": stones}, "ancients") == 6
    assert score({"stones": stones, "uses": {"catalyst": 2}}, "ancients") == 6
    assert score({"knowledge": {"white": 5, "gray": 5, "black": 5}}, "ancients") == 0


@rule("recall.score.3")
def test_x14_leftovers_of_eight_and_two_followers_are_three_points() -> None:
    own = {"crystals": "1 white 2 red 1 purple", "followers": {"start-1": 1, "h6": 1}}
    assert score(own, "leftovers") == 3
    assert score({**own, "followers": {"h6": 1}}, "leftovers") == 3  # 9
    assert score({**own, "followers": {}}, "leftovers") == 2  # 8, rounded down once
    # Those on a raft are not on the map.
    raft = {"tribe": "finder", "raft": ["h4", 3]}
    assert score({**own, **raft, "followers": {}}, "leftovers") == 2


@rule("recall.score.4")
def test_a_card_that_is_met_scores_fifteen_points() -> None:
    own = {"objectives": ["pioneers"], "buildings": ["f4", "h3", "h5", "g6", "i7", "d8"]}
    assert score({**own, "discarded": "heirs"}, "objective") == 15
    fewer = {**own, "buildings": own["buildings"][:5], "discarded": "heirs"}
    assert score(fewer, "objective") == 0


@rule("recall.score.5")
def test_dorian_scores_farms_with_presence() -> None:
    farms = {"h6": "farm", "f3": "farm", "e5": "farm"}
    own = {"tribe": "dorian", "followers": {"h6": 1}, "buildings": ["f3"]}
    assert score(own, "farms", tokens=farms) == 4
    assert score({**own, "tribe": "ion"}, "farms", tokens=farms) == 0


@rule("recall.score.6")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        ({"culture": 5}, {"culture": 4}, [1, 2]),
        ({"knowledge": {"white": 1}}, {"knowledge": {"gray": 1, "black": 1}}, [1, 2]),
        ({"knowledge": {"black": 1}}, {"knowledge": {"gray": 1}}, [2, 1]),
        ({"knowledge": {"black": 1}}, {}, [1, 2]),
        ({"knowledge": {"white": 1}}, {"knowledge": {"white": 1}}, [1, 1]),
    ],
)
def test_ties_are_broken_by_the_white_then_the_gray_then_the_black_track(
    first: dict[str, Any], second: dict[str, Any], places: list[int]
) -> None:
    other = {"followers": {}, "tribe": "bishop", "gadgets": ["rummager"], **second}
    match = finished({**first, "crystals": ""}, other)
    assert match.result is not None
    assert list(match.result.places) == places


@rule("recall.score.7")
def test_scoring_runs_from_the_paths_to_the_tribes() -> None:
    paths = ("knowledge", "ancients", "legends", "efficiency", "ambition", "power")
    assert ("culture", *paths, "leftovers", "objective", "farms") == LINES
    own = {"culture": 4, "tribe": "dorian", "buildings": ["f3"], "stones": {"gray": 1}}
    match = finished(own, tokens={"f3": "farm"}, paths=[*SLOTS[2:], *SLOTS[:2]])
    found = player(match).score
    assert [line for line in found if found[line]] == ["culture", "ancients", "farms"]
    assert match.result is not None
    assert match.result.totals[0] == sum(found.values()) == 4 + 2 + 2


# The path cards


@rule("recall.score.knowledge.1", "recall.score.knowledge.2")
def test_tracks_score_the_highest_symbol_and_the_second_best_once_more() -> None:
    for steps, points in enumerate([0, 0, 1, 1, 3, 3, 5, 5, 8, 8, 12]):
        assert score({"knowledge": {"gray": steps}}, "knowledge") == points
    own = {"knowledge": {"white": 4, "gray": 9, "black": 6}}
    assert score(own, "knowledge") == 3 + 8 + 5
    assert score(own, "knowledge", "knowledge") == 3 + 8 + 5 + 5
    equal = {"knowledge": {"white": 6, "gray": 6}}
    assert score(equal, "knowledge", "knowledge") == 5 + 5 + 5


@rule("recall.score.knowledge.3")
def test_side_b_scores_tracks_with_at_least_seven_steps() -> None:
    own = {"knowledge": {"white": 7, "gray": 6, "black": 10}}
    assert score(own, "knowledge", "knowledge", "b") == 5 + 5 + 12 + 2 * 4


@rule("recall.score.ancients.2")
def test_side_a_scores_two_more_points_for_each_stone() -> None:
    assert score({"stones": {"white": 2, "black": 1}}, "ancients", "ancients") == 12


@rule("recall.score.ancients.3")
def test_side_b_scores_sets_of_three_colours() -> None:
    own = {"stones": {"white": 2, "gray": 3, "black": 2}}
    assert score(own, "ancients", "ancients", "b") == 14 + 2 * 7


@rule("recall.score.legends.1", "recall.score.legends.2")
def test_vaults_score_two_points_and_two_more() -> None:
    own = {"buildings": ["f4", "d8", "g6"]}
    assert score(own, "legends") == 6
    assert score(own, "legends", "legends") == 12


@rule("recall.score.legends.3")
def test_x13_three_vaults_are_one_pair() -> None:
    own = {"buildings": ["f4", "d8", "g6"]}
    assert score(own, "legends", "legends", "b") == 6 + 5
    four = {"buildings": ["f4", "d8", "g6", "h5"]}
    assert score(four, "legends", "legends", "b") == 8 + 10


CARDS = {"keycards": ["blank", "kiln", "guild"], "slots": {"a": "porridge", "b": "council"}}
"""Worth nothing, 2, 5, and used ones worth 1 and 4."""


@rule("recall.score.efficiency.1", "recall.score.efficiency.2")
def test_keycards_score_their_points_and_two_for_each_coloured_one() -> None:
    assert score(CARDS, "efficiency") == 12
    assert score(CARDS, "efficiency", "efficiency") == 12 + 4 * 2


@rule("recall.score.efficiency.3")
def test_side_b_scores_three_points_for_gray_keycards() -> None:
    assert score(CARDS, "efficiency", "efficiency", "b") == 12 + 2 * 3


CUBES = {"relicubes": {"white": 2, "gray": 4, "black": 1, "brown": 3}}


@rule("recall.score.ambition.1", "recall.score.ambition.2")
def test_rows_score_their_rightmost_relicube_and_sets_six_points() -> None:
    assert score(CUBES, "ambition") == 3 + 10 + 1 + 6
    assert score(CUBES, "ambition", "ambition") == 20 + 6
    two = {"relicubes": {"white": 2, "gray": 2, "black": 2, "brown": 5}}
    assert score(two, "ambition", "ambition") == 3 * 3 + 15 + 2 * 6


@rule("recall.score.ambition.3")
def test_side_b_scores_the_best_colour_once_more() -> None:
    assert score(CUBES, "ambition", "ambition", "b") == 20 + 10


MONUMENTS = {"buildings": ["e6", "d10", "b8"], "knowledge": {"gray": 8}}
"""Two on monument hexes of tiles, with 9 and 7 points, one on the printed gray hex, with 8."""
LAID = {"e6": "obelisk", "d10": "archive"}


@rule("recall.score.power.1", "recall.score.power.2")
def test_monuments_score_their_places_and_three_points_more() -> None:
    assert score(MONUMENTS, "power", monument_tiles=LAID) == 9 + 7 + 8
    assert score(MONUMENTS, "power", "power", monument_tiles=LAID) == 24 + 3 * 3
    lower = {**MONUMENTS, "knowledge": {"gray": 5, "white": 10}}
    assert score(lower, "power", monument_tiles=LAID) == 9 + 7 + 3  # the track of that hex


@rule("recall.score.power.3")
def test_side_b_scores_monument_tiles_once_more_but_not_printed_hexes() -> None:
    assert score(MONUMENTS, "power", "power", "b", monument_tiles=LAID) == 24 + 9 + 7
