"""Crates, trading, and what there is no room for (revive.crates, trade, resources)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from rekindle import Match
from rekindle.games.revive.presentation.view import CratesView
from tests.games.revive.helpers import (
    asked,
    at_turn,
    closed,
    energy,
    goods,
    moves,
    offered,
    opened,
    play,
    player,
    points,
    position,
    said,
    score,
    turn,
    view_of,
)
from tests.rules_cited import rule


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


# Crates


@rule("revive.crates.1")
def test_a_crate_is_known_to_its_owner_alone() -> None:
    match = table({"machines": ["silo"]}, {}, chance=["keg"])
    play(match, "use silo")
    assert closed(match) == ["keg"]
    for seat in (1, None):
        shown = view_of(match, seat).players[0]
        assert shown.crates == CratesView(1, [], [])
        assert shown.closed_crates is UNSET
        assert not any("Keg" in line or "keg" in line for line in said(match, seat))


@rule("revive.crates.1")
def test_with_no_crate_left_nothing_is_gained() -> None:
    crates: list[str] = table().setting.extra.names.crates
    assert len(crates) == 28
    match = table({"active": ["pedlar"]}, {"closed": crates})
    assert view_of(match).crate_deck == 0
    play(match, "play pedlar", "slot top-left")
    assert goods(match) == {"crystal": 1}
    assert closed(match) == []
    assert at_turn(match)


@rule("revive.crates.2", "revive.turn.3")
def test_opening_a_crate_is_free_and_gives_its_effect_once() -> None:
    match = table({"closed": ["field-kit", "tool-box"]})
    play(match, "open field-kit")
    assert goods(match) == {"gear": 1, "book": 1}
    assert (closed(match), opened(match)) == (["tool-box"], ["field-kit"])
    assert view_of(match).actions == 0
    assert offered(match, "open ") == {"open tool-box"}
    play(match, "switch", "gain food", "open tool-box")
    assert goods(match) == {"gear": 3, "book": 1, "food": 1}
    assert view_of(match).actions == 1


@rule("revive.crates.2")
def test_crates_are_opened_on_the_turn_of_their_owner_only() -> None:
    match = table({}, {"closed": ["field-kit"]})
    assert offered(match, "open ") == set()
    play(match, "switch", "gain gear", "end")
    assert (turn(match), offered(match, "open ")) == (1, {"open field-kit"})


@rule("revive.crates.2", "revive.categories.2")
def test_an_opened_crate_stays_and_is_counted_at_the_end() -> None:
    """The Hermit's purple category: 1 point for each crate."""
    match = table({"closed": ["tool-box", "book-box"], "artifact_card": "hermit"})
    assert score(match) == {"artifacts": 2}
    play(match, "open tool-box")
    assert score(match) == {"artifacts": 2}


@rule("revive.crates.3")
def test_reactivating_a_crate_costs_a_gear_and_gives_its_effect_again() -> None:
    match = table(
        {
            "machines": ["scrap-press"],
            "goods": "2 gears",
            "opened": ["book-box", "lunch-box"],
            "closed": ["tool-box"],
        }
    )
    play(match, "use scrap-press")
    assert offered(match, "reopen ") == {"reopen book-box", "reopen lunch-box"}
    play(match, "reopen lunch-box")
    assert goods(match) == {"gear": 1, "food": 2}
    assert player(match).crates == CratesView(1, ["book-box"], ["lunch-box"])


@rule("revive.crates.3")
def test_each_crate_is_reactivated_once_in_the_game() -> None:
    match = table({"machines": ["scrap-press"], "goods": "1 gear", "reopened": ["book-box"]})
    assert offered(match, "use ") == set()
    match = table({"machines": ["scrap-press"], "opened": ["book-box"]})
    assert offered(match, "use ") == set()  # no gear
    match = table(
        {
            "machines": ["scrap-press"],
            "goods": "1 gear",
            "opened": ["book-box"],
            "reopened": ["keg"],
        }
    )
    play(match, "use scrap-press")
    assert goods(match) == {"book": 2}
    assert player(match).crates.reopened == ["book-box", "keg"]


# Trading


@rule("revive.trade.1")
def test_crystals_become_basic_resources_any_number_of_times() -> None:
    match = table({"goods": "3 crystals"})
    assert offered(match, "trade ") == {"trade gear", "trade book", "trade food"}
    play(match, "trade gear", "trade gear", "switch", "gain book", "trade food")
    assert goods(match) == {"gear": 2, "book": 1, "food": 1}
    assert offered(match, "trade ") == set()
    assert view_of(match).actions == 1


@rule("revive.trade.1")
def test_basic_resources_do_not_become_crystals() -> None:
    match = table({"tribe": "nadair-sun", "goods": "6 gears 6 books 6 food"})
    assert offered(match, "trade ") == set()


@rule("revive.trade.1", "revive.turn.3")
def test_nobody_trades_on_the_turn_of_another() -> None:
    match = table({}, {"goods": "3 crystals"})
    assert offered(match, "trade ") == set()
    assert match.why_not("trade gear", 1) is not None


# What there is no room for


@rule("revive.resources.2")
def test_within_an_action_there_may_be_more_than_the_limit() -> None:
    """The Miner brings the gears to 8; the module turns one of them into a crystal."""
    match = table(
        {"goods": "6 gears", "active": ["miner"], "modules": {"top-left-1": "gray-forge"}}
    )
    play(match, "play miner", "slot top-left")
    assert goods(match) == {"gear": 8}
    play(match, next(move for move in moves(match) if move.startswith("choose")))
    assert goods(match) == {"gear": 6, "crystal": 1}
    assert points(match) == 2


@rule("revive.resources.2")
def test_when_the_action_ends_what_is_over_is_lost() -> None:
    match = table({"goods": "5 gears", "active": ["miner"]})
    play(match, "play miner", "slot top-left")
    assert goods(match) == {"gear": 6}
    assert at_turn(match)


@rule("revive.resources.2")
def test_after_a_free_action_between_actions_this_happens_at_once() -> None:
    match = table({"goods": "6 gears 6 books", "closed": ["field-kit", "tool-box"]})
    play(match, "open field-kit", "open tool-box")
    assert goods(match) == {"gear": 6, "book": 6}


@rule("revive.resources.3")
def test_a_crystal_above_the_limit_becomes_a_resource_there_is_room_for() -> None:
    match = table({"goods": "3 crystals 6 gears 5 books", "machines": ["kiln"]})
    play(match, "use kiln")
    assert offered(match) == {"gain book", "gain food"}
    play(match, "gain book")
    assert goods(match) == {"crystal": 3, "gear": 6, "book": 6}


@rule("revive.resources.3")
def test_with_no_room_anywhere_the_crystal_is_lost() -> None:
    match = table({"goods": "3 crystals 6 gears 6 books 6 food", "machines": ["kiln"]})
    play(match, "use kiln")
    assert goods(match) == {"crystal": 3, "gear": 6, "book": 6, "food": 6}
    assert (points(match), energy(match)) == (1, 0)
    assert at_turn(match)


@rule("revive.resources.3", "revive.vukuntur.3")
@pytest.mark.parametrize("good", ["gear", "book", "food"])
def test_a_crystal_overflows_on_the_turn_of_another_too(good: str) -> None:
    """Seat 0 turns up water that gives seat 1 a crate, and Vukuntur a crystal with it."""
    match = table(
        {"goods": "6 food"},
        {
            "tribe": "vukuntur-sun",
            "technologies": ["root", "left"],
            "goods": "3 crystals",
        },
        buildings={"e8": ("small", 1)},
        backs={"e9": "lake"},
        chance=["mason", "lake-3", "keg"],
    )
    play(match, "explore e9", "take deck", "lay straight")
    assert (asked(match), turn(match)) == (1, 0)
    assert offered(match) == {"gain gear", "gain book", "gain food"}
    play(match, f"gain {good}")
    assert goods(match, 1) == {"crystal": 3, good: 1}
    assert closed(match, 1) == ["keg"]
    assert asked(match) == 0
