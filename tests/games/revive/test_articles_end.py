"""Artifacts and the end of the game (revive.artifacts, revive.end, revive.length)."""

from __future__ import annotations

from typing import Any

import pytest

import rekindle
from rekindle import Match
from rekindle.games.revive.engine.ops import E_TRIGGER
from tests.games.revive.helpers import (
    artifacts,
    asked,
    at_turn,
    events,
    left,
    moves,
    offered,
    play,
    player,
    position,
    score,
    turn,
    view_of,
)
from tests.rules_cited import rule

ONE = {"purple": 1, "orange": 0, "white": 0}
"""One artifact is left on the board."""

LONG = {"length": "long"}
TAKER = {"end-tile": "taker"}

SCOUT = {"tracks": {"yellow": 9}, "active": ["scout", "miner"]}
"""The Scout's next step unlocks an artifact."""
STEP = "choose advance yellow 1"
"""A step that could bring the last artifact may be refused (revive.effects.1)."""


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


def ending(match: Match) -> int | None:
    seat: int | None = view_of(match).ending
    return seat


def end_tiles(match: Match) -> list[int]:
    """The seats with the end tile."""
    return [p.seat for p in view_of(match).players if p.end_tile]


def pass_by(match: Match) -> None:
    """A turn of one use of the switch."""
    play(match, "switch", "gain gear", "end")


# Artifacts


@rule("revive.artifacts.1")
def test_any_artifact_on_the_board_may_be_taken() -> None:
    match = table(SCOUT, artifacts={"purple": 0, "orange": 1, "white": 2})
    play(match, "play scout", "slot bottom-left")
    assert offered(match) == {"artifact orange", "artifact white"}
    play(match, "artifact white")
    assert artifacts(match) == {"white": 1}
    assert left(match) == {"purple": 0, "orange": 1, "white": 1, "minor": 0}


@rule("revive.artifacts.1", "revive.end.1")
def test_the_last_artifact_brings_the_end() -> None:
    match = table(SCOUT, artifacts=ONE)
    play(match, "play scout", "slot bottom-left", STEP, "artifact purple")
    assert artifacts(match) == {"purple": 1}
    assert left(match)["purple"] == 0
    assert (ending(match), end_tiles(match)) == (0, [0])


@rule("revive.artifacts.2")
def test_after_the_last_one_everybody_gets_minor_artifacts() -> None:
    match = table({}, SCOUT, turn=1, ending=0)
    play(match, "play scout", "slot bottom-left")
    assert at_turn(match)  # there is nothing to choose
    assert artifacts(match, 1) == {"minor": 1}
    assert score(match, 1)["minor-artifacts"] == 2


@rule("revive.artifacts.2", "revive.end.1")
def test_a_minor_artifact_comes_in_the_turn_of_the_last_one_too() -> None:
    match = table(
        {
            "tracks": {"gray": 9, "yellow": 9},
            "progress": 8,
            "active": ["scout", "miner"],
        },
        artifacts=ONE,
    )
    play(match, "play scout", "slot bottom-left", STEP, "artifact purple")
    play(match, "play miner", "slot bottom-right")
    assert artifacts(match) == {"purple": 1, "minor": 1}


@rule("revive.artifacts.2")
def test_the_supply_of_minor_artifacts_is_unlimited() -> None:
    match = table({"minor": 40}, {**SCOUT, "minor": 50}, turn=1, ending=0)
    play(match, "play scout", "slot bottom-left")
    assert artifacts(match, 1) == {"minor": 51}


# The end comes


@rule("revive.end.1", "revive.end.2")
@pytest.mark.parametrize("options", [{}, TAKER])
def test_the_last_artifact_is_taken_by_the_player_whose_turn_it_is(options: dict[str, str]) -> None:
    match = table({}, SCOUT, {}, turn=1, seats=3, artifacts=ONE, options=options)
    play(match, "play scout", "slot bottom-left", STEP, "artifact purple")
    assert (ending(match), end_tiles(match)) == (1, [1])
    assert len(events(match, E_TRIGGER)) == 1
    assert (turn(match), "play miner" in moves(match)) == (1, True)  # the turn is finished
    play(match, "play miner", "slot top-left")
    assert turn(match) == 2
    pass_by(match)
    assert turn(match) == 0
    assert not match.over
    pass_by(match)
    assert match.over  # seat 1 has no turn more
    assert match.result is not None
    assert [lines["end-tile"] for lines in match.result.lines] == [0, 4, 0]


@rule("revive.end.1", "revive.turn.1")
def test_the_last_turns_are_full_turns() -> None:
    match = table({}, {"goods": "3 crystals", "hibernation": 2}, ending=0)
    play(match, "switch", "gain gear", "end")
    assert turn(match) == 1
    play(match, "trade gear", "switch", "gain gear")
    assert not match.over
    play(match, "play miner", "slot top-left", "end")
    assert match.over
    match = table({}, {}, turn=1, ending=0)
    play(match, "hibernate", "gain gear", "gain gear")
    assert match.over


def turn_up_a_field(options: dict[str, str] | None = None) -> Match:
    """Seat 0 explores; the field next to seat 1's building unlocks an artifact for seat 1."""
    match = table(
        {"goods": "6 food"},
        {"tracks": {"yellow": 9}},
        {},
        seats=3,
        buildings={"e8": ("small", 1)},
        backs={"e9": "hamlet"},
        artifacts=ONE,
        options=options or {},
        chance=["hamlet-2"],
    )
    play(match, "explore e9", "take mason", "lay turned", STEP, "artifact purple")
    assert artifacts(match, 1) == {"purple": 1}
    return match


def finish(match: Match) -> None:
    """Seat 0 ends its turn, then seats 1 and 2 have one each."""
    assert (asked(match), turn(match)) == (0, 0)
    play(match, "end")
    for seat in (1, 2):
        assert turn(match) == seat
        assert not match.over
        pass_by(match)
    assert match.over


@rule("revive.end.1", "revive.end.2", "revive.explore.5")
def test_a_bystander_takes_the_last_artifact_and_the_end_tile_goes_to_the_turn() -> None:
    match = turn_up_a_field()
    assert (ending(match), end_tiles(match)) == (0, [0])
    finish(match)
    assert match.result is not None
    assert [lines["end-tile"] for lines in match.result.lines] == [4, 0, 0]


@rule("revive.end.2")
def test_with_its_option_the_end_tile_goes_to_the_bystander_who_takes() -> None:
    match = turn_up_a_field(TAKER)
    assert (ending(match), end_tiles(match)) == (0, [1])
    finish(match)  # the last turns stay the same
    assert match.result is not None
    assert [lines["end-tile"] for lines in match.result.lines] == [0, 4, 0]


@rule("revive.end.1", "revive.end.2", "revive.hibernate.4")
def test_the_last_artifact_is_removed_at_the_fourth_hibernation_space() -> None:
    match = table({"hibernation": 3}, {}, artifacts=ONE)
    play(match, "hibernate")
    assert (ending(match), end_tiles(match)) == (0, [0])
    assert artifacts(match) == {}
    play(match, "choose 2 basic", "gain gear", "gain gear")
    assert turn(match) == 1
    pass_by(match)
    assert match.over


@rule("revive.end.1")
def test_the_end_begins_with_the_last_artifact_and_not_before() -> None:
    match = table(SCOUT, artifacts={"purple": 1, "orange": 0, "white": 1})
    play(match, "play scout", "slot bottom-left")
    assert (ending(match), end_tiles(match)) == (None, [])


# The length of the game


@rule("revive.length.1", "revive.length.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_artifacts_follow_the_number_of_players(seats: int) -> None:
    match = rekindle.new("revive", seats=seats, seed=3)
    assert left(match) == {"purple": seats, "orange": seats, "white": seats, "minor": 0}
    if seats < 4:
        match = rekindle.new("revive", seats=seats, seed=3, options=LONG)
        n = seats + 1
        assert left(match) == {"purple": n, "orange": n, "white": n, "minor": 0}


@rule("revive.length.3", "revive.end.1")
def test_in_the_long_game_of_four_two_minor_artifacts_have_to_go_too() -> None:
    match = rekindle.new("revive", seats=4, seed=3, options=LONG)
    assert left(match) == {"purple": 4, "orange": 4, "white": 4, "minor": 2}
    board = {"purple": 0, "orange": 0, "white": 1, "minor": 2}
    match = table(SCOUT, SCOUT, SCOUT, seats=4, options=LONG, artifacts=board)
    play(match, "play scout", "slot bottom-left")
    assert offered(match) == {"artifact white", "artifact minor"}
    play(match, "artifact minor", "end")
    assert (artifacts(match), ending(match)) == ({"minor": 1}, None)
    play(match, "play scout", "slot bottom-left", "artifact white", "end")
    assert (left(match)["minor"], ending(match)) == (1, None)  # the last major one is gone
    play(match, "play scout", "slot bottom-left", STEP, "artifact minor")
    assert (ending(match), end_tiles(match)) == (2, [2])
    scored = score(match, 2)
    assert (scored["minor-artifacts"], scored["end-tile"]) == (2, 4)
    assert artifacts(match, 2) == {"minor": 1}  # of no colour


@rule("revive.length.3", "revive.hibernate.4")
def test_there_the_last_of_the_fourteen_may_be_a_minor_one_that_is_removed() -> None:
    match = table(
        {"hibernation": 3},
        seats=4,
        options=LONG,
        artifacts={"purple": 0, "orange": 0, "white": 0, "minor": 1},
    )
    play(match, "hibernate")
    assert (ending(match), end_tiles(match), artifacts(match)) == (0, [0], {})


@rule("revive.end.2", "revive.scoring.5")
def test_there_is_one_end_tile_and_it_never_changes_hands() -> None:
    match = table({}, SCOUT, ending=0)
    pass_by(match)
    play(match, "play scout", "slot bottom-left")
    assert end_tiles(match) == [0]
    assert player(match, 1).minor_artifacts == 1
    assert len(events(match, E_TRIGGER)) == 0
