"""What could bring the last artifact, and with it the end, may be refused (revive.effects.1)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from tests.games.revive.helpers import (
    artifacts,
    asked,
    at_turn,
    goods,
    moves,
    offered,
    play,
    player,
    points,
    position,
    tracks,
    view_of,
)
from tests.rules_cited import rule

ONE = {"purple": 1, "orange": 0, "white": 0}
TWO = {"purple": 1, "orange": 1, "white": 0}
BONUS = {"points": 17, "active": ["miner"], "modules": {"top-left-2": "gray-points"}}
"""The module gives 2 points, and at 18 there is an artifact."""
STEP = {"tracks": {"gray": 9}, "energy": 0, "active": ["miner"]}
"""The card's lower half gives the step to space 10, where an artifact is unlocked."""
SEVEN_MARKERS = {"tracks": {"gray": 2, "green": 6, "yellow": 6}, "markers": 3, "energy": 0}
"""Seven markers are on the progress track; the eighth gets an artifact."""
PLAY_TOP = ("play miner", "slot top-left")
PLAY_BOTTOM = ("play miner", "slot bottom-left")
STEPS = [("hibernate", "choose advance any 1"), ("open blueprint",)]
"""One step on any track, and two."""


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


def begun(match: Match) -> bool:
    """Has the end begun?"""
    return view_of(match).ending is not None


# What brings it: points, steps, the tribe ability


@rule("revive.effects.1", "revive.points.2", "revive.end.1")
def test_points_that_bring_the_last_artifact_may_be_refused() -> None:
    match = table(BONUS, artifacts=ONE)
    play(match, *PLAY_TOP)
    assert offered(match) == {"choose 2 point", "skip"}
    assert goods(match) == {"gear": 2}  # what can only help has happened
    play(match, "skip")
    assert at_turn(match)
    assert (points(match), begun(match)) == (17, False)


@rule("revive.effects.1", "revive.artifacts.1", "revive.end.1")
def test_points_that_are_wanted_bring_it() -> None:
    match = table(BONUS, artifacts=ONE)
    play(match, *PLAY_TOP, "choose 2 point", "artifact purple")
    assert (points(match), artifacts(match), begun(match)) == (19, {"purple": 1}, True)


@rule("revive.effects.1", "revive.tracks.1", "revive.end.1")
def test_a_lone_step_that_brings_the_last_artifact_may_be_refused() -> None:
    match = table(STEP, artifacts=ONE)
    play(match, *PLAY_BOTTOM)
    assert offered(match) == {"choose advance gray 1", "skip"}
    refused = play(match.copy(), "skip")
    assert at_turn(refused)
    assert (tracks(refused), begun(refused)) == ((9, 1, 1), False)
    play(match, "choose advance gray 1", "artifact purple")
    assert (tracks(match), begun(match)) == ((10, 1, 1), True)


@rule("revive.effects.1", "revive.progress.2")
def test_a_step_may_be_refused_whose_marker_brings_the_last_artifact() -> None:
    """Space 3 of the track unlocks a machine, and space 8 of the progress track is an artifact."""
    match = table({**SEVEN_MARKERS, "active": ["miner"]}, artifacts=ONE)
    play(match, *PLAY_BOTTOM)
    assert offered(match) == {"choose advance gray 1", "skip"}


@rule("revive.effects.1")
def test_a_step_may_be_refused_that_brings_as_many_artifacts_as_are_left() -> None:
    """The reward at space 10 and its marker on space 8 of the progress track bring two."""
    both = {**STEP, "progress": 7}
    match = play(table(both, artifacts=TWO), *PLAY_BOTTOM)
    assert offered(match) == {"choose advance gray 1", "skip"}
    match = play(table(both, artifacts={**TWO, "white": 1}), *PLAY_BOTTOM)
    assert offered(match) == {"artifact purple", "artifact orange", "artifact white"}


@rule("revive.effects.1", "revive.effects.4")
def test_the_tribe_ability_may_be_refused_where_its_marker_brings_the_last_artifact() -> None:
    own = {"tribe": "nadair-sun", "active": ["scribe"], **SEVEN_MARKERS}
    match = play(table(own, artifacts=ONE), "play scribe", "slot bottom-left")
    assert offered(match) == {"ability", "skip"}
    play(match, "skip")
    assert (goods(match), player(match).progress, begun(match)) == ({}, 7, False)
    match = play(table(own, artifacts=TWO), "play scribe", "slot bottom-left")
    assert offered(match) == {"artifact purple", "artifact orange"}


@rule("revive.effects.1", "revive.formica.1")
def test_the_tribe_ability_may_be_refused_where_its_step_brings_the_last_artifact() -> None:
    own = {"tribe": "formica-sun", "active": ["scribe"], "tracks": {"gray": 9}, "markers": 5}
    match = play(table({**own, "energy": 0}, artifacts=ONE), "play scribe", "slot bottom-left")
    assert offered(match) == {"ability", "skip"}


@rule("revive.effects.1")
@pytest.mark.parametrize("played", STEPS)
def test_steps_of_ones_choice_may_be_refused_where_every_track_brings_it(
    played: tuple[str, ...],
) -> None:
    """Artifacts wait at gray 10 and yellow 10, and at green 8 with yellow 8."""
    everywhere = {"tracks": {"gray": 9, "green": 7, "yellow": 9}}
    match = steps(everywhere, *played)
    assert offered(match, "advance ") == {"advance gray", "advance green", "advance yellow"}
    assert "skip" in moves(match)
    play(match, "skip")
    assert (tracks(match), begun(match)) == ((9, 7, 9), False)


@rule("revive.effects.1")
@pytest.mark.parametrize("played", STEPS)
def test_steps_of_ones_choice_are_taken_where_a_track_is_harmless(played: tuple[str, ...]) -> None:
    match = steps({"tracks": {"gray": 9, "green": 5, "yellow": 9}}, *played)
    assert "skip" not in moves(match)
    reason = match.why_not("skip")
    assert reason is not None
    assert reason.article == "revive.effects.1"


def steps(own: dict[str, Any], *played: str) -> Match:
    """A player who is about to take steps on any tracks."""
    match = table({**own, "hibernation": 4, "closed": ["blueprint"]}, {}, artifacts=ONE)
    return play(match, *played)


@rule("revive.effects.1", "revive.effects.2")
def test_of_several_points_the_player_chooses_which_to_refuse() -> None:
    """At 15 points 1 or 2 more are harmless, and both bring the artifact at 18."""
    own = {
        "points": 15,
        "active": ["miner"],
        "modules": {"top-left-2": "gray-points", "top-left-3": "gray-green-point"},
    }
    match = play(table(own, artifacts=ONE), *PLAY_TOP)
    assert offered(match) == {"choose 1 point", "choose 2 point", "do the rest", "skip"}
    play(match, "choose 2 point", "skip")
    assert (points(match), begun(match)) == (17, False)


@rule("revive.effects.1", "revive.tracks.2")
@pytest.mark.parametrize(("taken", "there"), [("gray", (7, 6, 1)), ("green", (6, 7, 1))])
def test_of_two_steps_that_bring_it_together_either_may_be_refused(
    taken: str, there: tuple[int, int, int]
) -> None:
    """Gray 7 and green 7 unlock a machine, whose marker is the eighth; g5 has both terrains."""
    own = {"goods": "3 gears, 6 food", "energy": 0}
    own |= {"tracks": {"gray": 6, "green": 6}, "markers": 3}
    match = table(own, artifacts=ONE, buildings={"e5": ("small", 0)})
    play(match, "build g5")
    assert offered(match, "choose ") == {"choose advance gray 1", "choose advance green 1"}
    play(match, f"choose advance {taken} 1")
    assert len(offered(match, "choose ")) == 1
    play(match, "skip")
    assert (tracks(match), begun(match)) == (there, False)


# The artifact itself


@rule("revive.artifacts.1")
def test_the_last_artifact_may_be_left_and_the_game_goes_on() -> None:
    match = play(table(STEP, artifacts=ONE), *PLAY_BOTTOM, "choose advance gray 1")
    assert offered(match) == {"artifact purple", "skip"}
    assert match.decision.prompt == (
        "Take the last artifact, which brings the end of the game, or leave it"
    )
    play(match, "skip")
    assert at_turn(match)
    assert (artifacts(match), begun(match)) == ({}, False)
    assert player(match).rewards == ["gray-standard", "gray-first", "gray-cards", "gray-artifact"]


@rule("revive.artifacts.1")
def test_any_other_artifact_has_to_be_taken() -> None:
    match = play(table(STEP, artifacts=TWO), *PLAY_BOTTOM)
    assert offered(match) == {"artifact purple", "artifact orange"}
    assert match.decision.prompt == "Take an artifact"
    reason = match.why_not("skip")
    assert reason is not None
    assert reason.article == "revive.artifacts.1"


@rule("revive.artifacts.1", "revive.explore.2")
def test_the_points_of_exploring_come_but_the_artifact_may_be_left() -> None:
    match = table({"goods": "6 food", "points": 17}, backs={"c9": "heath"}, artifacts=ONE)
    play(match, "explore c9")
    assert offered(match) == {"artifact purple", "skip"}
    play(match, "skip")
    assert (points(match), begun(match)) == (19, False)
    assert offered(match, "take ")


@rule("revive.artifacts.1", "revive.populate.6")
def test_the_artifact_of_a_technology_may_be_left_if_it_is_the_last() -> None:
    own = {"technologies": ["root", "left"], "goods": "6 books, 6 food"}
    match = table(own, artifacts=ONE, figures={"d7": [0], "a2": [0]}, tiles={"a1": "hamlet-1"})
    where = sorted(offered(match, "populate "))[0]
    play(match, where)
    play(match, "unlock top-left")
    assert offered(match) == {"artifact purple", "skip"}


@rule("revive.artifacts.1", "revive.explore.5")
def test_a_bystander_may_refuse_the_step_that_would_end_the_game() -> None:
    match = table(
        {"goods": "6 food"},
        {"tracks": {"yellow": 9}},
        buildings={"e8": ("small", 1)},
        backs={"e9": "hamlet"},
        chance=["hamlet-2"],
        artifacts=ONE,
    )
    play(match, "explore e9", "take mason", "lay turned")
    assert asked(match) == 1
    assert offered(match) == {"choose advance yellow 1", "skip"}
    play(match, "skip")
    assert (tracks(match, 1), begun(match), at_turn(match)) == ((1, 1, 9), False, True)


# Where there is nothing to fear, nothing is asked


@rule("revive.effects.1", "revive.solo.1")
@pytest.mark.parametrize(
    ("seats", "rest"),
    [(1, {"artifacts": ONE}), (2, {"ending": 0})],
)
def test_nothing_is_asked_where_no_artifact_brings_the_end(
    seats: int, rest: dict[str, Any]
) -> None:
    match = play(table(BONUS, seats=seats, **rest), *PLAY_TOP)
    assert (points(match), sum(artifacts(match).values())) == (19, 1)
    match = play(table(STEP, seats=seats, **rest), *PLAY_BOTTOM)
    assert (tracks(match), sum(artifacts(match).values())) == ((10, 1, 1), 1)


@rule("revive.effects.1")
def test_nothing_is_asked_about_points_and_steps_that_bring_no_artifact() -> None:
    match = play(table({**BONUS, "points": 15}, artifacts=ONE), *PLAY_TOP)
    assert (at_turn(match), points(match)) == (True, 17)
    match = play(table({**BONUS, "points": 4}, artifacts=ONE), *PLAY_TOP)
    assert (at_turn(match), points(match)) == (True, 6)  # a crate
    match = play(table({**STEP, "tracks": {"gray": 2}}, artifacts=ONE), *PLAY_BOTTOM)
    assert (at_turn(match), tracks(match)) == (True, (3, 1, 1))  # a machine
