"""Hibernating, step by step (revive.hibernate)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from rekindle.games.revive.engine.ops import E_HIBERNATE, E_MODULE, E_REMOVE
from tests.games.revive.helpers import (
    active,
    artifacts,
    asked,
    at_turn,
    closed,
    energy,
    events,
    goods,
    left,
    moves,
    offered,
    opened,
    play,
    player,
    position,
    resting,
    score,
    slot,
    tracks,
    turn,
    used,
)
from tests.games.revive.printed import printed
from tests.rules_cited import rule


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


REWARDS = {
    2: "choose 2 basic",
    3: "choose 1 crystal & 1 basic",
    4: "choose 1 module",
    5: "choose advance any 1",
    6: "choose 1 crystal & advance any 1",
}
"""What stands at each space of the hibernation track but the lowest."""


@rule("revive.hibernate.1", "revive.setup.6")
def test_everything_comes_back_in_its_order() -> None:
    match = table(
        {
            "active": ["miner"],
            "resting": ["tinker", "baker", "trader", "scout"],
            "slots": {"top-left": ["scribe"], "bottom-left": ["welder", "farmer"]},
            "machines": ["gearbox", "plough", "kiln"],
            "used": ["gearbox", "plough"],
            "energy": 1,
            "switch": "used",
            "hibernation": 1,
        }
    )
    play(match, "hibernate")
    assert (energy(match), used(match)) == (3, [])
    assert active(match) == ["baker", "miner", "tinker", "trader", "scout"]  # the Miner stayed
    assert resting(match) == ["welder", "scribe", "farmer"]  # none of them is active yet
    assert all(not cards for cards in player(match).slots.values())
    assert player(match).switch == "ready"
    assert player(match).hibernation == 2
    assert offered(match) == {"gain gear", "gain book", "gain food"}  # the only reward so far
    play(match, "gain gear", "gain gear")
    assert goods(match) == {"gear": 2}
    assert turn(match) == 1


@rule("revive.hibernate.1", "revive.turn.1")
def test_hibernating_is_the_whole_turn() -> None:
    match = table({"closed": ["keg"]})
    play(match, "hibernate", "gain gear", "gain gear")
    assert set(moves(match)) == {"end", "open keg"}


@rule("revive.hibernate.2")
@pytest.mark.parametrize("space", [2, 3, 4, 5])
def test_the_reward_is_that_of_the_space_or_of_any_below(space: int) -> None:
    match = table({"hibernation": space}, artifacts={"purple": 1, "orange": 1, "white": 1})
    play(match, "hibernate")
    if space + 1 == 4:
        play(match, "artifact white")
    assert player(match).hibernation == space + 1
    assert offered(match) == {REWARDS[n] for n in range(2, space + 2)}


@rule("revive.hibernate.2")
def test_on_the_last_space_the_marker_stays_and_any_reward_is_chosen() -> None:
    match = table({"hibernation": 6})
    play(match, "hibernate")
    assert player(match).hibernation == 6
    assert offered(match) == set(REWARDS.values())
    play(match, REWARDS[6], "advance yellow")
    assert goods(match) == {"crystal": 1}
    assert tracks(match) == (1, 1, 2)
    play(match, "end")
    assert turn(match) == 1


@rule("revive.hibernate.2")
def test_a_reward_of_a_space_below_is_taken_instead() -> None:
    match = table({"hibernation": 4})
    play(match, "hibernate", REWARDS[3], "gain food")
    assert goods(match) == {"crystal": 1, "food": 1}


@rule("revive.hibernate.3")
def test_machines_are_activated_before_the_energy_returns_only() -> None:
    match = table(
        {"machines": ["gearbox", "plough"], "energy": 2, "closed": ["field-kit"]},
    )
    play(match, "use gearbox", "hibernate")
    assert energy(match) == 2
    assert offered(match, "use ") == set()
    assert offered(match, "open ") == {"open field-kit"}
    play(match, "gain food", "gain food")
    assert offered(match) == {"end", "open field-kit"}


@rule("revive.hibernate.3", "revive.turn.3")
def test_crates_and_trades_are_possible_throughout() -> None:
    match = table({"goods": "2 crystals", "closed": ["field-kit", "tool-box"]})
    play(match, "trade food", "hibernate", "open field-kit", "gain book", "trade gear", "gain book")
    assert goods(match) == {"food": 1, "gear": 1 + 1, "book": 1 + 2}
    play(match, "open tool-box")
    assert opened(match) == ["field-kit", "tool-box"]
    assert turn(match) == 1  # nothing is left to do


@rule("revive.hibernate.3")
def test_on_the_next_turn_machines_can_be_activated_again() -> None:
    match = table({"machines": ["gearbox"], "used": ["gearbox"], "energy": 0}, {})
    play(match, "hibernate", "gain food", "gain food", "switch", "gain gear", "end")
    assert offered(match, "use ") == {"use gearbox"}


@rule("revive.hibernate.4")
def test_on_the_fourth_space_an_artifact_must_be_removed_before_the_reward() -> None:
    match = table({"hibernation": 3, "active": [], "resting": STARTING})
    play(match, "hibernate")
    assert offered(match) == {"artifact purple", "artifact orange", "artifact white"}
    play(match, "artifact orange")
    assert left(match) == {"purple": 2, "orange": 1, "white": 2, "minor": 0}
    assert artifacts(match) == {}  # it leaves the game
    assert offered(match) == {REWARDS[2], REWARDS[3], REWARDS[4]}
    play(match, REWARDS[4], "module gray-gears", "at top-left-2")
    told = [event[0] for event in events(match) if event[0] in (E_HIBERNATE, E_REMOVE, E_MODULE)]
    assert told == [E_HIBERNATE, E_REMOVE, E_MODULE]


@rule("revive.hibernate.4")
@pytest.mark.parametrize("space", [1, 2, 4, 5, 6])
def test_on_no_other_space_an_artifact_is_removed(space: int) -> None:
    match = table({"hibernation": space})
    play(match, "hibernate")
    assert offered(match, "artifact ") == set()
    assert left(match) == {"purple": 2, "orange": 2, "white": 2, "minor": 0}


@rule("revive.hibernate.4")
def test_with_no_artifact_left_none_is_removed() -> None:
    match = table({"hibernation": 3}, {}, turn=0, ending=1)
    play(match, "hibernate")
    assert player(match).hibernation == 4
    assert offered(match) == {REWARDS[2], REWARDS[3], REWARDS[4]}


@rule("revive.hibernate.4", "revive.length.3")
def test_in_the_long_game_of_four_a_minor_artifact_may_be_removed() -> None:
    match = table({"hibernation": 3}, seats=4, options={"length": "long"})
    play(match, "hibernate")
    assert "artifact minor" in moves(match)
    play(match, "artifact minor")
    assert left(match) == {"purple": 4, "orange": 4, "white": 4, "minor": 1}
    assert artifacts(match) == {}


STARTING = ["miner", "tinker", "scribe", "trader", "farmer", "scout"]


@rule("revive.hibernate.5")
def test_a_card_makes_one_hibernate_after_all_its_other_effects() -> None:
    """The Dreamer may take an artifact for books, then hibernates and leaves the game."""
    match = table({"active": ["dreamer"], "goods": "6 books", "switch": "used"}, {})
    play(match, "play dreamer", "slot bottom-left", "choose hibernate then remove", "hibernate")
    assert player(match).hibernation == 1  # not yet
    play(match, *[move for move in moves(match) if move.startswith("choose ")])
    play(match, "artifact purple")
    assert artifacts(match) == {"purple": 1}
    assert player(match).hibernation == 2
    assert player(match).switch == "ready"
    assert slot(match, "bottom-left") == []
    assert "dreamer" not in active(match) + resting(match)


@rule("revive.hibernate.5", "revive.turn.1")
def test_it_ends_the_turn_even_after_the_first_action() -> None:
    match = table({"active": ["night-watch", "miner"]}, {})
    play(match, "play night-watch", "slot bottom-left", "hibernate", "gain gear", "gain gear")
    assert turn(match) == 1
    assert energy(match) == 2
    assert "miner" in active(match)


@rule("revive.hibernate.5", "revive.effects.1")
def test_it_may_be_refused_and_the_card_stays() -> None:
    match = table({"active": ["night-watch"]}, {})
    play(match, "play night-watch", "slot bottom-left", "skip")
    assert slot(match, "bottom-left") == [("night-watch", "bottom")]
    assert player(match).hibernation == 1
    assert (turn(match), at_turn(match)) == (0, True)


@rule("revive.hibernate.5", "revive.hibernate.3", "revive.hibernate.4")
def test_it_is_hibernating_in_full() -> None:
    match = table(
        {
            "active": ["smuggler"],
            "slots": {"top-left": ["miner"]},
            "machines": ["gearbox"],
            "used": ["gearbox"],
            "energy": 1,
            "hibernation": 3,
        },
        chance=["keg", "satchel"],
    )
    play(match, "play smuggler", "slot bottom-left", "hibernate")
    assert (energy(match), used(match)) == (2, [])
    assert resting(match) == ["miner"]
    assert len(active(match)) == 5
    assert offered(match, "use ") == set()
    play(match, "artifact white", REWARDS[2], "gain gear", "gain gear")
    assert sorted(closed(match)) == ["keg", "satchel"]
    assert set(moves(match)) == {"end", "open keg", "open satchel"}
    assert asked(match) == 0


@rule("revive.hibernate.5", "revive.categories.7")
def test_a_card_that_leaves_the_game_is_no_longer_recruited() -> None:
    """The Captain's orange category is recruited cards."""
    each = printed("artifact-card", "captain").orange.points
    match = table({"active": ["night-watch", "baker"], "artifact_card": "captain"}, {})
    assert score(match) == {"artifacts": 2 * each}
    play(match, "play night-watch", "slot bottom-left", "hibernate", "gain gear", "gain gear")
    assert score(match) == {"artifacts": each}
