"""Machines that are used with an action (revive.attach)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from tests.games.revive.helpers import (
    active,
    at_turn,
    building,
    energy,
    figures,
    goods,
    kind,
    moves,
    offered,
    play,
    player,
    points,
    position,
    slot,
    tracks,
    used,
)
from tests.rules_cited import rule


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


# When


@rule("revive.attach.1", "revive.turn.3")
def test_they_are_used_after_the_target_is_named_and_before_it_is_paid() -> None:
    """Exploring c9 costs 3 food, and 2 more for the way from the chasm."""
    match = table(
        {
            "goods": "6 food 1 crystal",
            "machines": ["kite", "sledge"],
            "energy": 2,
            "closed": ["keg"],
        },
        backs={"c9": "heath"},
    )
    assert offered(match, "use ") == set()
    play(match, "explore c9")
    assert set(moves(match)) == {"go", "use kite", "use sledge"}  # nothing has to be traded
    assert goods(match) == {"food": 6, "crystal": 1}
    play(match, "use sledge")
    assert set(moves(match)) == {"go", "use kite"}
    play(match, "go")
    assert goods(match) == {"food": 6 - 1 - 2, "crystal": 1}


@rule("revive.attach.1")
def test_they_are_used_with_populating_and_building_too() -> None:
    match = table({"goods": "6 books", "machines": ["lectern"]})
    play(match, "populate g6")
    assert set(moves(match)) == {"go", "use lectern"}
    match = table({"goods": "6 gears", "machines": ["crane"]})
    play(match, "build f8", "size large")
    assert set(moves(match)) == {"go", "use crane"}


@rule("revive.attach.1")
def test_several_may_be_used_with_one_action() -> None:
    match = table(
        {"goods": "6 gears 1 food", "machines": ["kite", "crane"], "energy": 2}, figures={}
    )
    play(match, "build e8", "size large", "use crane")
    assert set(moves(match)) == {"go", "use kite"}
    play(match, "use kite")
    assert goods(match) == {"gear": 3, "food": 1}
    assert building(match, "e8") == ("large", 0)


@rule("revive.attach.1")
def test_a_machine_that_saves_nothing_is_not_offered() -> None:
    match = table({"goods": "6 gears", "machines": ["lantern", "kite"], "energy": 2})
    play(match, "build f8", "size small")  # next to the chasm: no range to pay
    assert at_turn(match)
    assert used(match) == []


# What can only be paid with machines


@rule("revive.attach.2")
def test_an_action_that_only_machines_make_payable_is_offered() -> None:
    """With 4 food instead of 5 the tile is out of reach but for the Kite or the Sledge."""
    assert "explore c9" not in moves(table({"goods": "4 food"}, backs={"c9": "heath"}))
    match = table({"goods": "4 food", "machines": ["kite", "sledge"]}, backs={"c9": "heath"})
    play(match, "explore c9")
    assert set(moves(match)) == {"use kite", "use sledge"}  # it cannot go without one
    play(match, "use kite", "take deck")
    assert goods(match) == {"food": 1}
    assert used(match) == ["kite"]


@rule("revive.attach.2")
def test_a_single_machine_that_is_needed_is_used_without_asking() -> None:
    match = table({"goods": "1 gear", "machines": ["crane"]})
    play(match, "build f8")
    assert building(match, "f8") == ("small", 0)
    assert (goods(match), energy(match), used(match)) == ({}, 0, ["crane"])


@rule("revive.attach.2")
def test_two_machines_may_be_needed_and_then_both_are_used() -> None:
    helped = {"machines": ["crane", "lantern"], "goods": "1 gear"}
    assert "build e8" not in moves(table({**helped, "energy": 1}))
    match = table({**helped, "energy": 2})
    play(match, "build e8")
    assert set(moves(match)) == {"use crane", "use lantern"}
    play(match, "use lantern")
    assert building(match, "e8") == ("small", 0)
    assert used(match) == ["lantern", "crane"]


@rule("revive.attach.2")
@pytest.mark.parametrize("more", [{"energy": 0}, {"used": ["crane"], "energy": 1}])
def test_machines_without_energy_help_nobody(more: dict[str, Any]) -> None:
    match = table({"goods": "1 gear", "machines": ["crane"], **more})
    assert offered(match, "build ") == set()


# Range


@rule("revive.attach.3")
def test_unlimited_range_goes_behind_unexplored_tiles() -> None:
    """Nothing between a1 and the explored land is face up."""
    near = table({"goods": "6 food", "machines": ["kite", "lantern"], "energy": 2})
    assert "explore a1" not in moves(near)
    match = table(
        {"goods": "4 food", "machines": ["balloon"]}, backs={"a1": "heath"}, chance=["heath-1"]
    )
    play(match, "explore a1")
    assert used(match) == ["balloon"]
    assert goods(match) == {"food": 1}  # the 3 food on the back, no range
    play(match, "take deck", "lay straight")
    assert kind(match, "a1") == "forest"


@rule("revive.attach.3")
def test_the_cost_on_the_back_and_discounts_on_it_stay() -> None:
    back = {"i11": "harbour"}  # 4 food and 1 gear
    poor = table({"goods": "3 food 1 gear", "machines": ["balloon"]}, backs=back)
    assert "explore i11" not in moves(poor)
    gearless = table({"goods": "6 food", "machines": ["balloon"]}, backs=back)
    assert "explore i11" not in moves(gearless)
    match = table(
        {"goods": "3 food 1 gear", "machines": ["balloon", "sledge"], "energy": 2}, backs=back
    )
    play(match, "explore i11", "use sledge", "off food", "off food", "take deck")
    assert goods(match) == {"food": 1}


@rule("revive.attach.3")
def test_unlimited_range_is_for_exploring_only() -> None:
    match = table({"goods": "6 gears 6 books", "machines": ["balloon"]})
    assert "build e8" not in moves(match)  # 1 food away
    assert "populate d7" not in moves(match)
    assert offered(match, "populate ") == {"populate g6"}


# Discounts


@rule("revive.attach.4")
@pytest.mark.parametrize(("size", "left"), [("small", 5), ("large", 3)])
def test_the_crane_takes_two_gears_off_a_building(size: str, left: int) -> None:
    match = table({"goods": "6 gears", "machines": ["crane"]})
    play(match, "build f8", f"size {size}", "use crane")
    assert goods(match) == {"gear": left}


@rule("revive.attach.4", "revive.populate.3")
def test_the_lectern_takes_two_books_off_the_technology_not_off_those_for_others() -> None:
    match = table(
        {"tribe": "nadair-sun", "goods": "1 book", "machines": ["lectern"]},
        {},
        figures={"g6": [1]},
    )
    play(match, "populate g6")
    assert figures(match, "g6") == [0, 1]
    assert goods(match) == {}
    assert goods(match, 1) == {"book": 1}
    broke = table({"tribe": "nadair-sun", "machines": ["lectern"]}, {}, figures={"g6": [1]})
    assert "populate g6" not in moves(broke)


@rule("revive.attach.4", "revive.resources.5")
def test_the_sledge_takes_two_off_the_cost_on_the_back() -> None:
    match = table({"goods": "6 food", "machines": ["sledge"]}, backs={"c9": "heath"})
    play(match, "explore c9", "use sledge", "take deck")
    assert goods(match) == {"food": 3}  # 3 less 2, and 2 for the range
    match = table({"goods": "3 food 1 book", "machines": ["sledge"]}, backs={"c9": "archive"})
    play(match, "explore c9", "off food", "off food", "take deck")
    assert goods(match) == {"food": 1}  # the book on the back is paid, its 2 food are not


@rule("revive.attach.4", "revive.range.6")
def test_no_discount_comes_off_the_range() -> None:
    match = table({"goods": "3 gears 2 books", "machines": ["crane", "lectern"], "energy": 2})
    assert "build f8" in moves(match)
    assert "build e8" not in moves(match)  # 1 food of range is missing
    assert "populate d7" not in moves(match)
    match = table({"goods": "3 food", "machines": ["sledge"]}, backs={"c9": "hamlet"})
    play(match, "explore c9", "take deck")
    assert goods(match) == {"food": 1}  # nothing for the tile, 2 for the range
    match = table({"goods": "1 food", "machines": ["sledge"]}, backs={"c9": "hamlet"})
    assert "explore c9" not in moves(match)


@rule("revive.attach.4")
def test_a_discount_is_for_the_action_it_shows() -> None:
    match = table(
        {
            "goods": "6 gears 6 books 6 food",
            "machines": ["crane", "lectern", "sledge"],
            "energy": 3,
        }
    )
    for name, move in (("explore c9", "sledge"), ("populate g6", "lectern")):
        copy = match.copy()
        play(copy, name)
        assert offered(copy, "use ") == {f"use {move}"}
    play(match, "build f8", "size small")
    assert offered(match, "use ") == {"use crane"}


# Turning the card


@rule("revive.attach.5")
def test_in_a_top_slot_a_turned_card_gives_its_bottom_half() -> None:
    match = table({"machines": ["turntable"], "active": ["miner"]})
    play(match, "play miner", "slot top-left")
    assert set(moves(match)) == {"go", "use turntable"}
    play(match, "use turntable")
    assert goods(match) == {"gear": 1}
    assert tracks(match) == (2, 1, 1)
    assert slot(match, "top-left") == [("miner", "bottom")]


@rule("revive.attach.5")
def test_in_a_lower_slot_a_turned_card_gives_its_top_half() -> None:
    match = table({"machines": ["turntable"], "active": ["miner"]})
    play(match, "play miner", "slot bottom-right", "use turntable")
    assert goods(match) == {"gear": 2}
    assert tracks(match) == (1, 1, 1)
    assert slot(match, "bottom-right") == [("miner", "top")]


@rule("revive.attach.5", "revive.slot-symbol.1")
def test_a_turned_card_lies_as_if_played_for_that_half() -> None:
    """The Welder shows a slot symbol at its bottom half only."""
    for turned, free in ((True, True), (False, False)):
        match = table({"machines": ["turntable"], "active": ["welder", "miner"]})
        play(match, "play welder", "slot top-left", "use turntable" if turned else "go")
        play(match, "play miner")
        assert ("slot top-left" in moves(match)) is free


@rule("revive.attach.5", "revive.play.2")
def test_turning_is_for_playing_a_card_and_not_needed_in_the_fifth_slot() -> None:
    match = table(
        {"machines": ["turntable"], "active": ["miner"], "technologies": ["root", "middle"]}
    )
    assert offered(match, "use ") == set()
    play(match, "play miner", "slot right-bottom")
    assert slot(match, "right") == [("miner", "bottom")]
    assert used(match) == []


# All colours


@rule("revive.attach.6", "revive.slot-symbol.2")
def test_with_all_colours_every_module_and_older_card_of_the_slot_matches() -> None:
    """A yellow card on a green one, beside a gray and a green module."""
    side = {
        "machines": ["prism"],
        "active": ["farmer"],
        "slots": {"top-left": ["librarian"]},
        "modules": {"top-left-1": "gray-gear", "top-left-2": "green-book"},
    }
    plain = table(side)
    play(plain, "play farmer", "slot top-left", "go")
    assert goods(plain) == {"food": 2}
    match = table(side)
    play(match, "play farmer", "slot top-left", "use prism")
    assert goods(match) == {"food": 2, "gear": 1, "book": 1 + 1}
    assert used(match) == ["prism"]


@rule("revive.attach.6")
def test_where_everything_matches_the_machine_is_not_offered() -> None:
    match = table(
        {"machines": ["prism"], "active": ["miner"], "modules": {"top-left-1": "gray-gear"}}
    )
    play(match, "play miner", "slot top-left")
    assert goods(match) == {"gear": 3}
    assert energy(match) == 1


BAKERY = {
    "machines": ["prism"],
    "active": ["baker"],
    "slots": {"top-right": ["scout"], "bottom-left": ["miner"], "bottom-right": ["scribe"]},
}
"""The Baker gives 1 food, and 1 for each yellow card in the slots; one of them is free."""


@rule("revive.attach.6", "revive.effects.11")
def test_one_card_more_is_counted_by_its_colour() -> None:
    match = table(BAKERY)
    play(match, "play baker")
    assert set(moves(match)) == {"use prism", "skip"}
    play(match, "use prism")
    assert goods(match) == {"food": 1 + 2 + 1}  # one, though two cards are not yellow
    refused = table(BAKERY)
    play(refused, "play baker", "skip")
    assert goods(refused) == {"food": 1 + 2}
    assert energy(refused) == 1


GRAY_CARDS = ["mason", "welder", "stoker", "fitter", "foreman"]
"""A display without a green card."""


@rule("revive.attach.6", "revive.effects.6")
def test_a_card_of_any_colour_is_taken_by_its_colour() -> None:
    without = table({"active": ["poet"]}, cards=GRAY_CARDS)
    play(without, "play poet", "slot bottom-left")
    assert at_turn(without)
    match = table({"machines": ["prism"], "active": ["poet"]}, cards=GRAY_CARDS)
    play(match, "play poet", "slot bottom-left")
    assert set(moves(match)) == {"use prism", "skip"}
    play(match, "use prism")
    assert offered(match, "take ") == {f"take {card}" for card in GRAY_CARDS}
    play(match, "take fitter")
    assert active(match) == ["fitter"]


FOREMAN = {
    "machines": ["prism"],
    "active": ["foreman", "farmer", "scribe"],
    "modules": {"top-left-1": "green-book"},
}
"""The Foreman plays another gray card."""


@rule("revive.attach.6", "revive.effects.8")
def test_a_card_of_any_colour_is_played_by_its_colour_and_then_matches_modules() -> None:
    match = table(FOREMAN)
    play(match, "play foreman", "slot bottom-left")
    assert set(moves(match)) == {"use prism", "skip"}
    play(match, "use prism")
    assert offered(match, "play ") == {"play farmer", "play scribe"}
    play(match, "play farmer", "slot top-left")
    assert goods(match) == {"gear": 2, "food": 2, "book": 1}


@rule("revive.attach.6")
def test_all_colours_end_with_the_action() -> None:
    match = table(
        {
            "machines": ["prism"],
            "active": ["farmer", "engineer"],
            "modules": {"top-left-1": "gray-gear"},
        }
    )
    play(match, "play farmer", "slot top-left", "use prism")
    assert goods(match) == {"food": 2, "gear": 1}
    play(match, "play engineer", "slot top-right")
    assert goods(match) == {"food": 2, "gear": 1 + 1 + 1}  # the Farmer is yellow again


@rule("revive.attach.6")
def test_with_the_option_only_the_card_being_played_gets_all_colours() -> None:
    only = {"all-colours": "played"}
    counted = table(BAKERY, options=only)
    play(counted, "play baker")
    assert goods(counted) == {"food": 3}
    taken = table({"machines": ["prism"], "active": ["poet"]}, cards=GRAY_CARDS, options=only)
    play(taken, "play poet", "slot bottom-left")
    assert at_turn(taken)
    played = table(FOREMAN, options=only)
    play(played, "play foreman", "slot bottom-left")
    assert at_turn(played)
    assert energy(counted) == energy(taken) == energy(played) == 1
    match = table(FOREMAN, options=only)
    play(match, "play farmer", "slot top-left", "use prism")
    assert goods(match) == {"food": 2, "book": 1}


@rule("revive.attach.1", "revive.effects.10")
def test_machines_attach_to_actions_that_effects_grant() -> None:
    match = table({"machines": ["crane"], "active": ["mason"]})
    play(match, "play mason", "slot bottom-left", "build f8")
    assert used(match) == ["crane"]
    assert (goods(match), points(match)) == ({}, 0)
    assert player(match).buildings_left == {"small": 4, "large": 3}
