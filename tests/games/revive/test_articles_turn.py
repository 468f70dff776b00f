"""The turn: actions, hibernating, free actions (revive.turn)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.revive.helpers import (
    active,
    asked,
    goods,
    moves,
    offered,
    opened,
    play,
    player,
    position,
    turn,
    used,
    view_of,
)
from tests.rules_cited import rule

RICH = {"goods": "6 gears 6 books 6 food"}
FREE = {"goods": "1 crystal", "machines": ["gearbox"], "closed": ["keg"]}
FREE_MOVES = {"trade gear", "trade book", "trade food", "use gearbox", "open keg"}


def own(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


def verbs(match: Match) -> set[str]:
    return {move.split()[0] for move in moves(match)}


def free(match: Match) -> set[str]:
    """The free actions on offer."""
    return {move for move in moves(match) if move.startswith(("trade", "use", "open"))}


# Actions


@rule("revive.turn.1")
def test_five_actions_or_hibernating() -> None:
    match = own(RICH)
    assert verbs(match) == {"play", "switch", "explore", "populate", "build", "hibernate"}


@rule("revive.turn.1")
@pytest.mark.parametrize(
    "action",
    [
        ["play miner", "slot top-left"],
        ["switch", "gain food"],
        ["explore e9", "take deck", "lay straight"],
        ["populate g6"],
        ["build f8", "size small"],
    ],
)
def test_each_of_them_is_one_of_two_actions(action: list[str]) -> None:
    match = own(RICH, {}, chance=["hamlet-2"])
    play(match, *action)
    assert (turn(match), view_of(match).actions) == (0, 1)
    assert "hibernate" not in moves(match)
    play(match, "play tinker", "slot top-right")
    assert turn(match) == asked(match) == 1
    assert view_of(match).actions == 0


@rule("revive.turn.1")
def test_after_two_actions_there_is_no_third() -> None:
    match = own({**RICH, "closed": ["keg"]})
    play(match, "switch", "gain food", "build f8", "size small")
    assert verbs(match) == {"end", "open"}


@rule("revive.turn.1")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["play miner", "slot top-left"], ["play tinker", "slot top-right"]),
        (["build f8", "size small"], ["build h7"]),
        (
            ["explore e9", "take deck", "lay straight"],
            ["explore c9", "take deck", "lay straight"],
        ),
    ],
)
def test_the_same_action_may_be_taken_twice(first: list[str], second: list[str]) -> None:
    match = own(
        {**RICH, "closed": ["keg"]},
        buildings={"e8": ("small", 0)},
        backs={"e9": "heath", "c9": "heath"},
        chance=["heath-1", "heath-2"],
    )
    play(match, *first)
    assert view_of(match).actions == 1
    play(match, *second)
    assert view_of(match).actions == 2
    assert turn(match) == 0


@rule("revive.turn.1")
def test_who_hibernates_takes_no_action() -> None:
    match = own({**RICH, "closed": ["keg"]})
    play(match, "hibernate", "gain food", "gain food")
    assert verbs(match) == {"end", "open"}


@rule("revive.turn.1")
def test_after_an_action_nobody_hibernates() -> None:
    match = own(RICH)
    play(match, "switch", "gain gear")
    assert "hibernate" not in moves(match)
    assert match.why_not("hibernate") is not None


# Passing


@rule("revive.turn.2")
def test_a_turn_cannot_be_passed() -> None:
    match = own(RICH)
    assert not {"end", "skip"} & set(moves(match))


@rule("revive.turn.2")
@pytest.mark.parametrize("asleep_before", [1, 2])
def test_who_can_take_no_action_must_hibernate(asleep_before: int) -> None:
    """No card, a used switch, nothing to pay with: hibernating begins without being asked."""
    match = own({"active": [], "switch": "used", "hibernation": asleep_before})
    assert player(match).hibernation == asleep_before + 1
    assert player(match).switch == "ready"
    assert len(active(match)) == 6


@rule("revive.turn.2", "revive.switch.1")
def test_a_use_of_the_switch_is_enough() -> None:
    match = own(RICH)
    play(match, "switch", "gain food", "end")
    assert turn(match) == asked(match) == 1
    assert player(match).hibernation == 1


@rule("revive.turn.2")
def test_one_may_stop_after_one_action() -> None:
    match = own(RICH)
    play(match, "build f8", "size small")
    assert {"end", "switch", "play miner"} <= set(moves(match))
    play(match, "end")
    assert turn(match) == 1


@rule("revive.turn.2")
def test_a_free_action_is_not_enough() -> None:
    match = own(FREE)
    play(match, "open keg", "gain food", "trade gear", "use gearbox")
    assert "end" not in moves(match)
    assert view_of(match).actions == 0


# Free actions


@rule("revive.turn.3")
def test_free_actions_before_between_and_after_actions() -> None:
    match = own({**FREE, "active": ["miner"]})
    assert free(match) == FREE_MOVES
    play(match, "play miner", "slot top-left")
    assert (view_of(match).actions, free(match)) == (1, FREE_MOVES)
    play(match, "switch", "gain food")
    assert (view_of(match).actions, free(match)) == (2, FREE_MOVES)


@rule("revive.turn.3")
def test_any_number_of_free_actions() -> None:
    match = own({**FREE, "goods": "3 crystals", "closed": ["keg", "tool-box"]})
    play(match, "trade food", "open keg", "gain book", "trade book", "use gearbox", "trade food")
    play(match, "open tool-box")
    assert goods(match) == {"gear": 4, "book": 2, "food": 2}
    assert opened(match) == ["tool-box", "keg"]
    assert used(match) == ["gearbox"]
    assert view_of(match).actions == 0
    assert "hibernate" in moves(match)


@rule("revive.turn.3")
def test_free_actions_while_effects_are_waiting() -> None:
    """The tinker waits for a module to be chosen; its owner opens a crate and trades first."""
    match = own({**FREE, "active": ["tinker"]})
    play(match, "play tinker", "slot bottom-left")
    assert offered(match, "module")
    assert free(match) == FREE_MOVES
    play(match, "trade food", "use gearbox")
    assert offered(match, "module")
    assert goods(match) == {"gear": 2, "food": 1}


@rule("revive.turn.3")
@pytest.mark.parametrize(
    ("naming", "asks"),
    [
        (["play miner"], {"slot"}),
        (["build e8"], {"size"}),
        (["build e8", "size small"], {"go", "use"}),
        (["populate g6"], {"unlock"}),
        (["explore g9"], {"go", "use"}),
    ],
)
def test_none_between_naming_an_action_and_paying_for_it(naming: list[str], asks: set[str]) -> None:
    """The lantern, a machine to be used with an action, is all that is offered then."""
    own_side = {
        **FREE,
        "goods": "1 crystal 6 gears 6 books 6 food",
        "machines": ["gearbox", "lantern"],
        "technologies": ["root"],
        "energy": 2,
    }
    match = own(own_side, tiles={"i5": "oasis-3"}, figures={"i6": [0]}, backs={"g9": "heath"})
    play(match, *naming)
    assert verbs(match) == asks
    assert free(match) <= {"use lantern"}


@rule("revive.turn.3")
def test_no_free_actions_on_another_players_turn() -> None:
    """A new tile brings the other player two resources to choose."""
    match = own(
        {"goods": "6 food"},
        FREE,
        buildings={"e8": ("small", 1)},
        backs={"e9": "shore"},
        chance=["shore-1"],
    )
    assert free(match) == set()
    play(match, "explore e9", "take deck", "lay straight")
    assert (turn(match), asked(match)) == (0, 1)
    assert moves(match) == ["gain gear", "gain book", "gain food"]


@rule("revive.turn.3", "revive.hibernate.3")
def test_free_actions_go_with_hibernating_too() -> None:
    match = own(FREE)
    play(match, "hibernate")
    assert free(match) == FREE_MOVES - {"use gearbox"}
    play(match, "gain food", "gain food")
    assert free(match) == FREE_MOVES - {"use gearbox"}
