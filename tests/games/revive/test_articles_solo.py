"""The solo game (revive.solo)."""

from __future__ import annotations

from typing import Any

import pytest

import rekindle
from rekindle import Match
from tests.games.revive.helpers import (
    active,
    artifacts,
    building,
    goods,
    left,
    moves,
    offered,
    play,
    player,
    position,
    score,
    skim,
    view_of,
)
from tests.rules_cited import rule

STRICT = {"solo-end": "strict"}


def alone(**side: Any) -> Match:
    return position(seats=1, players=[side])


def cube(match: Match) -> int:
    space = player(match).cube
    assert isinstance(space, int)
    return space


# The turn


@rule("revive.solo.1", "revive.solo.2")
def test_the_solo_game_begins_with_a_crystal_and_the_cube_on_the_first_space() -> None:
    match = rekindle.new("revive", seats=1, seed=5)
    assert goods(match) == {"crystal": 1}
    assert cube(match) == 1
    assert left(match) == {"purple": 1, "orange": 1, "white": 1, "minor": 0}


@rule("revive.solo.1")
def test_a_turn_is_exactly_one_action() -> None:
    match = alone(closed=["keg"])
    assert "end" not in moves(match)
    play(match, "switch", "gain gear")
    assert set(moves(match)) == {"end", "open keg"}
    play(match, "end")
    assert "play miner" in moves(match)
    assert "switch" not in moves(match)  # it has been used


@rule("revive.solo.1")
def test_or_hibernating() -> None:
    match = alone(closed=["keg"])
    play(match, "hibernate", "end", "gain gear", "gain gear")
    assert set(moves(match)) == {"end", "open keg"}
    assert player(match).hibernation == 2


@rule("revive.solo.1", "revive.artifacts.2")
def test_the_last_artifact_does_not_end_the_solo_game_and_minor_ones_follow() -> None:
    match = position(
        seats=1,
        players=[{"tracks": {"gray": 9, "yellow": 9}, "progress": 8, "active": ["scout", "miner"]}],
        artifacts={"purple": 1, "orange": 0, "white": 0},
    )
    play(match, "play scout", "slot bottom-left")
    assert not match.over
    assert (view_of(match).ending, player(match).end_tile) == (None, False)
    play(match, "end", "play miner", "slot bottom-right")
    assert artifacts(match) == {"purple": 1, "minor": 1}
    assert score(match)["minor-artifacts"] == 2
    assert "end-tile" not in score(match)


@rule("revive.solo.1", "revive.hibernate.4")
def test_removing_the_last_artifact_brings_no_end_tile_either() -> None:
    match = position(
        seats=1,
        players=[{"hibernation": 3}],
        artifacts={"purple": 1, "orange": 0, "white": 0},
    )
    play(match, "hibernate", "end", "choose 2 basic", "gain gear", "gain gear")
    assert left(match) == {"purple": 0, "orange": 0, "white": 0, "minor": 0}
    assert (player(match).end_tile, match.over) == (False, False)


# The cube


@rule("revive.solo.2")
def test_playing_a_card_moves_the_cube_one_space() -> None:
    match = alone(active=["miner"])
    play(match, "play miner", "slot top-left")
    assert cube(match) == 2


@rule("revive.solo.2")
def test_hibernating_moves_the_cube_two_spaces() -> None:
    match = alone(cube=5)
    play(match, "hibernate", "end", "gain gear", "gain gear")
    assert cube(match) == 7


@rule("revive.solo.2")
@pytest.mark.parametrize("action", ["switch", "build f8", "populate g6", "explore e9"])
def test_other_actions_do_not_move_it(action: str) -> None:
    match = alone(goods="6 gears 6 books 6 food", cube=4)
    play(match, action)
    skim(match)
    assert cube(match) == 4


@rule("revive.solo.2", "revive.effects.8")
def test_a_card_played_by_an_effect_does_not_move_it() -> None:
    match = alone(active=["foreman", "miner"])
    play(match, "play foreman", "slot bottom-left", "play miner", "slot top-left")
    assert cube(match) == 2


@rule("revive.solo.2", "revive.hibernate.5")
def test_a_card_that_makes_one_hibernate_moves_it_one_space_in_all() -> None:
    match = alone(active=["night-watch"])
    play(
        match, "play night-watch", "slot bottom-left", "hibernate", "end", "gain gear", "gain gear"
    )
    assert player(match).hibernation == 2
    assert cube(match) == 2


@rule("revive.solo.2")
def test_the_cube_does_not_hinder_markers() -> None:
    match = position(
        seats=1, players=[{"cube": 2, "tribe": "nadair-sun", "active": ["scribe"], "markers": 2}]
    )
    play(match, "play scribe", "slot bottom-left")
    assert (cube(match), player(match).progress) == (3, 3)
    assert player(match).energy == 2  # the bonus of the third space


# The display


@rule("revive.solo.3")
def test_hibernating_lets_one_clear_the_display_which_is_refilled_then() -> None:
    match = position(
        seats=1,
        cards=["mason", "welder", "stoker", "fitter", "foreman"],
        modules=["gray-gears", "gray-gear", "gray-step", "gray-crystal", "gray-charge"],
        machines=["crane", "scaffold", "turntable"],
        chance=["elder", "poet", "green-books", "kiln"],
    )
    play(match, "hibernate")
    assert len(offered(match, "discard ")) == 5 + 5 + 9
    play(match, "discard mason", "discard stoker", "discard gray-step", "discard crane")
    assert view_of(match).cards == ["welder", "fitter", "foreman"]  # not refilled yet
    assert "discard elder" not in moves(match)
    play(match, "end")
    assert view_of(match).cards == ["welder", "fitter", "foreman", "elder", "poet"]
    assert "green-books" in view_of(match).modules
    gray = [m.machine for m in view_of(match).machines if m.colour == "gray"]
    assert gray == ["scaffold", "turntable", "kiln"]
    assert "mason" not in active(match)
    assert view_of(match).card_deck == 39 - 2 - 5


@rule("revive.solo.3")
def test_nothing_has_to_be_removed_and_nothing_is_with_others_at_the_table() -> None:
    match = alone()
    play(match, "hibernate", "end", "gain gear", "gain gear")
    assert view_of(match).card_deck == 39 - 5
    match = position(seats=2)
    play(match, "hibernate")
    assert offered(match, "discard ") == set()


# The end


@rule("revive.solo.4")
def test_when_the_cube_has_passed_the_top_four_actions_are_left() -> None:
    match = alone(cube=20, active=["miner", "tinker"], goods="6 gears 6 books 6 food", energy=0)
    assert {"play miner", "hibernate", "switch"} <= set(moves(match))
    play(match, "play miner", "slot bottom-left")
    assert cube(match) == 21
    assert {move.split()[0] for move in moves(match)} == {
        "switch",
        "explore",
        "populate",
        "build",
        "end",
    }
    play(match, "switch", "gain book", "build f8", "size small")
    skim(match)
    assert building(match, "f8") == ("small", 0)
    assert not match.over
    assert offered(match, "play ") | offered(match, "hibernate") == set()
    play(match, "end")
    assert match.over


@rule("revive.solo.4")
def test_on_the_last_space_one_may_still_hibernate() -> None:
    match = alone(cube=20, goods="3 gears")
    play(match, "hibernate", "end", "gain gear", "gain gear")
    assert cube(match) == 22
    assert not match.over
    assert "switch" in moves(match)


@rule("revive.solo.4")
def test_the_cube_on_the_last_space_has_not_passed_it() -> None:
    match = alone(cube=19, active=["miner", "tinker"])
    play(match, "play miner", "slot top-left")
    assert cube(match) == 20
    assert "end" not in moves(match)
    assert "play tinker" in moves(match)


@rule("revive.solo.4")
def test_who_cannot_act_any_more_has_ended_the_game() -> None:
    match = alone(cube=20, active=["scribe"], switch="used", tribe="kuniban-sun")
    play(match, "play scribe", "slot bottom-left")
    assert match.over


@rule("revive.solo.5")
def test_with_the_strict_end_the_turn_of_the_passing_is_the_last() -> None:
    side = {"cube": 20, "active": ["miner"], "goods": "6 gears 6 food", "closed": ["keg"]}
    match = position(seats=1, players=[side], options=STRICT)
    play(match, "play miner", "slot top-left")
    assert set(moves(match)) == {"end", "open keg"}
    play(match, "end")
    assert match.over
    match = position(seats=1, players=[side], options=STRICT)
    play(match, "hibernate", "end", "gain gear", "gain gear", "end")
    assert match.over


@rule("revive.solo.5")
def test_before_the_passing_the_strict_end_changes_nothing() -> None:
    match = position(seats=1, players=[{"cube": 19, "active": ["miner"]}], options=STRICT)
    play(match, "play miner", "slot top-left")
    assert not match.over
    play(match, "switch", "gain gear")
    assert not match.over


@rule("revive.solo.6")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "loss"),
        (49, "loss"),
        (50, "survivor"),
        (74, "survivor"),
        (75, "minor"),
        (99, "minor"),
        (100, "regular"),
        (129, "regular"),
        (130, "major"),
        (159, "major"),
        (160, "superior"),
        (179, "superior"),
        (180, "utopia"),
        (240, "utopia"),
    ],
)
def test_the_ranks(points: int, rank: str) -> None:
    match = alone(points=points, cube=21, artifact_card="hermit")
    play(match, "end")
    assert match.result is not None
    assert (match.result.totals, match.result.reason) == ((points,), rank)


@rule("revive.solo.6")
def test_the_rank_is_that_of_the_total() -> None:
    match = alone(points=48, minor=1, cube=21, artifact_card="hermit")
    play(match, "end")
    assert match.result is not None
    assert (match.result.totals, match.result.reason) == ((50,), "survivor")
