"""Machine tracks and their reward spaces (revive.tracks)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from rekindle.games.revive.engine.ops import E_ADVANCE, E_PROGRESS, E_REWARD
from rekindle.games.revive.presentation.view import Colour
from tests.games.revive.helpers import (
    artifacts,
    at_turn,
    energy,
    events,
    goods,
    machines,
    moves,
    offered,
    play,
    player,
    points,
    position,
    score,
    tracks,
    view_of,
)
from tests.rules_cited import rule

GRAY = [
    "crane",
    "scaffold",
    "turntable",
    "scrap-press",
    "gearbox",
    "crucible",
    "rail-cart",
    "drill",
    "kiln",
    "rivet-gun",
]


def rewards(match: Match) -> list[str]:
    names: list[str] = player(match).rewards
    return names


def shown(match: Match, colour: str) -> set[str]:
    """The machines of a colour in the display."""
    return {m.machine for m in view_of(match).machines if m.colour == colour}


@rule("revive.tracks.1", "revive.progress.2")
def test_a_marker_that_reaches_a_space_unlocks_its_reward() -> None:
    match = position(players=[{"tracks": {"gray": 2}, "active": ["miner"]}])
    assert (machines(match), player(match).progress) == ([], 0)
    play(match, "play miner", "slot bottom-left")
    assert tracks(match) == (3, 1, 1)
    assert rewards(match) == ["gray-standard"]
    assert machines(match) == ["converter"]
    assert player(match).progress == 1
    assert player(match).markers_left == 5


@rule("revive.tracks.1")
def test_a_marker_that_passes_a_space_unlocks_it_too_and_once_only() -> None:
    match = position(players=[{"tracks": {"gray": 2}, "active": ["welder", "miner"]}])
    play(match, "play welder", "slot bottom-left")
    assert tracks(match) == (4, 1, 1)
    assert rewards(match) == ["gray-standard"]
    match = position(players=[{"tracks": {"yellow": 3}, "active": ["scout"]}])
    play(match, "play scout", "slot bottom-left")
    assert tracks(match) == (1, 1, 4)
    assert rewards(match) == ["yellow-standard"]
    assert player(match).progress == 1


@rule("revive.tracks.2")
def test_two_markers_must_both_have_come_far_enough() -> None:
    match = position(
        players=[{"tracks": {"gray": 5, "green": 6}, "active": ["welder", "botanist"]}]
    )
    play(match, "play welder", "slot bottom-left")
    assert tracks(match) == (7, 6, 1)
    assert "gray-second" not in rewards(match)
    play(match, "play botanist", "slot bottom-right", "machine crane")
    assert tracks(match) == (7, 9, 1)
    assert "gray-second" in rewards(match)
    assert machines(match)[-1] == "crane"


@rule("revive.tracks.2")
def test_rewards_are_looked_for_after_every_single_step() -> None:
    match = position(players=[{"tracks": {"gray": 8}, "active": ["welder"]}])
    play(match, "play welder", "slot bottom-left", "artifact white")
    told = [
        (event[0], event[2], event[3])
        for event in events(match)
        if event[0] in (E_ADVANCE, E_REWARD, E_PROGRESS)
    ]
    assert told == [
        (E_ADVANCE, 0, 9),
        (E_REWARD, 3, 0),  # the card bonus
        (E_PROGRESS, 3, 0),
        (E_ADVANCE, 0, 10),
        (E_REWARD, 4, 0),  # the artifact
        (E_PROGRESS, 4, 0),
    ]
    assert energy(match) == 2  # for the third space of the progress track


@rule("revive.tracks.2", "revive.effects.2")
@pytest.mark.parametrize("first", ["green-artifact", "green-second"])
def test_rewards_of_one_step_are_taken_in_any_order(first: str) -> None:
    """The eighth space of the green track has three; a card bonus asks nothing."""
    match = position(
        players=[{"tracks": {"gray": 8, "green": 7, "yellow": 8}, "closed": ["herb-box"]}]
    )
    play(match, "open herb-box")
    both = {"choose reward green-artifact", "choose reward green-second"}
    assert both <= offered(match, "choose ")
    play(match, f"choose reward {first}")
    answers = {"green-artifact": "artifact purple", "green-second": "machine prism"}
    play(match, answers.pop(first))
    for reward, move in answers.items():
        play(match, *offered(match, f"choose reward {reward}"), move)
    assert artifacts(match) == {"purple": 1}
    assert "prism" in machines(match)
    assert at_turn(match)


# The steps of one building. On f8 there are two fields, a forest and a mountain around it.


def builder(gray: int, green: int, yellow: int, *played: str, **rest: Any) -> Match:
    """A player with these tracks has built."""
    own = {
        "goods": "6 gears, 6 food",
        "energy": 0,
        "tracks": {"gray": gray, "green": green, "yellow": yellow},
    }
    return play(position(players=[own], **rest), *played)


def steps_offered(match: Match) -> set[str]:
    return {move.removeprefix("choose advance ") for move in offered(match, "choose advance ")}


@rule("revive.tracks.2", "revive.effects.2")
def test_a_step_that_unlocks_nothing_by_itself_may_wait_too() -> None:
    """Green 7 unlocks a yellow machine with yellow 7, and with gray 7 a gray one."""
    match = builder(6, 6, 8, "build f8", "size small")
    assert tracks(match) == (6, 6, 8)
    assert steps_offered(match) == {"gray 1", "green 1", "yellow 1"}
    play(match, "choose advance green 1")
    assert rewards(match)[-1] == "yellow-second"  # the gray one waits for the gray step
    assert offered(match, "machine ") == {f"machine {name}" for name in shown(match, "yellow")}
    play(match, sorted(offered(match, "machine "))[0])
    assert steps_offered(match) == {"gray 1", "yellow 1"}
    play(match, "choose advance gray 1")
    assert "gray-second" in rewards(match)


@rule("revive.tracks.2", "revive.effects.2")
@pytest.mark.parametrize("first", ["gray-second", "green-cards"])
def test_steps_that_matter_only_together_come_in_the_players_order(first: str) -> None:
    """Gray 7 and green 7 unlock a machine, green 8 a card bonus; neither comes first by itself."""
    order = {
        "gray-second": ("gray 1", "green 1"),
        "green-cards": ("green 1", "green 1"),
    }[first]
    match = builder(6, 6, 1, "build f8", "size large")
    before = rewards(match)
    for step in order:
        assert rewards(match) == before
        play(match, f"choose advance {step}")
    assert set(rewards(match)) - set(before) == {first}


@rule("revive.tracks.2")
def test_the_steps_of_one_track_need_not_be_taken_together() -> None:
    match = builder(8, 6, 1, "build f8", "size large", "choose advance green 1", "machine crane")
    assert tracks(match)[1] == 7
    assert {"gray 1", "green 1"} <= steps_offered(match)
    play(match, "choose advance gray 1")
    assert tracks(match)[:2] == (9, 7)


@rule("revive.tracks.2", "revive.effects.1")
def test_an_order_that_cannot_matter_is_not_asked_for() -> None:
    """On g5: one forest and one mountain, which only together unlock one reward."""
    match = builder(6, 6, 1, "build g5", "size small", buildings={"e5": ("small", 0)})
    assert tracks(match) == (7, 7, 1)
    assert offered(match, "machine ")
    match = builder(1, 1, 4, "build f8", "size small")  # only the yellow steps unlock anything
    assert tracks(match)[:2] == (2, 2)
    assert offered(match, "machine ")
    match = builder(11, 11, 11, "build f8", "size large")
    assert (at_turn(match), tracks(match)) == (True, (13, 13, 15))


@rule("revive.tracks.2")
def test_the_question_tells_the_steps_of_each_track_together() -> None:
    match = builder(6, 6, 8, "build f8", "size small")
    assert match.decision.prompt == (
        "Choose what comes next: advance 1 step on the gray track; "
        "advance 1 step on the green track; advance 2 steps on the yellow track"
    )


@rule("revive.tracks.3")
@pytest.mark.parametrize(
    ("track", "card", "gained"),
    [
        ("gray", "welder", {"gear": 2}),
        ("green", "botanist", {"book": 3}),
        ("yellow", "scout", {"food": 2}),
    ],
)
def test_steps_beyond_the_end_are_resources(
    track: Colour, card: str, gained: dict[str, int]
) -> None:
    match = position(players=[{"tracks": {track: 15}, "active": [card]}])
    play(match, f"play {card}", "slot bottom-left")
    assert player(match).tracks[track] == 15
    assert goods(match) == gained
    match = position(players=[{"tracks": {track: 14}, "active": [card]}])
    play(match, f"play {card}", "slot bottom-left")
    assert player(match).tracks[track] == 15
    assert goods(match) == {good: n - 1 for good, n in gained.items()}


@rule("revive.tracks.4")
def test_a_special_machine_is_one_of_its_colour_in_the_display() -> None:
    match = position(players=[{"tracks": {"gray": 4}, "active": ["miner"]}], chance=["kiln"])
    assert shown(match, "gray") == {"crane", "scaffold", "turntable"}
    play(match, "play miner", "slot bottom-left")
    assert offered(match, "machine ") == {
        "machine crane",
        "machine scaffold",
        "machine turntable",
    }
    play(match, "machine scaffold")
    assert machines(match) == ["converter", "scaffold"]
    assert shown(match, "gray") == {"crane", "turntable", "kiln"}


@rule("revive.tracks.4")
def test_the_display_of_machines_is_refilled_before_the_next_is_taken() -> None:
    match = position(
        players=[
            {
                "tracks": {"gray": 4, "green": 7},
                "active": ["clockmaker"],
                "modules": {"bottom-left-2": "gray-step"},
            }
        ],
        chance=["drill"],
    )
    play(match, "play clockmaker", "slot bottom-left", "choose advance gray 1", "machine crane")
    assert tracks(match) == (6, 7, 1)  # the module's step unlocks nothing and is taken by itself
    play(match, "advance gray")
    assert tracks(match) == (7, 7, 1)
    assert offered(match, "machine ") == {
        "machine scaffold",
        "machine turntable",
        "machine drill",
    }
    play(match, "machine drill")
    assert {"crane", "drill"} < set(machines(match))


@rule("revive.tracks.4")
def test_with_no_machine_left_the_space_is_unlocked_without_one() -> None:
    match = position(players=[{"tracks": {"gray": 4}, "active": ["miner"]}], removed=GRAY)
    assert shown(match, "gray") == set()
    play(match, "play miner", "slot bottom-left")
    assert at_turn(match)
    assert rewards(match) == ["gray-standard", "gray-first"]
    assert player(match).progress == 2
    assert machines(match) == ["converter"]


@rule("revive.tracks.5", "revive.machines.1")
def test_a_standard_machine_becomes_usable() -> None:
    match = position(players=[{"goods": "1 food", "tracks": {"gray": 2}, "active": ["miner"]}])
    assert "use converter" not in moves(match)
    play(match, "play miner", "slot bottom-left")
    play(match, "use converter", "pay food")
    assert goods(match) == {"gear": 1, "crystal": 1}


@rule("revive.tracks.5", "revive.artifacts.1")
def test_an_artifact_reward_is_taken_at_once() -> None:
    match = position(players=[{"tracks": {"yellow": 9}, "active": ["scout"]}])
    play(match, "play scout", "slot bottom-left")
    assert offered(match) == {"artifact purple", "artifact orange", "artifact white"}
    play(match, "artifact orange")
    assert artifacts(match) == {"orange": 1}


@rule("revive.tracks.5", "revive.scoring.4")
def test_a_card_bonus_counts_in_the_final_scoring_only() -> None:
    match = position(
        players=[{"tracks": {"green": 7}, "active": ["botanist", "elder", "miner", "scribe"]}]
    )
    play(match, "play botanist", "slot top-left")
    assert rewards(match)[-1] == "green-cards"
    assert points(match) == 0
    assert score(match)["card-bonus"] == 4  # the botanist and the elder
