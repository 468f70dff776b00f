"""Cards, slots, slot modules and the switch (revive.play, slot-symbol, modules, switch)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle.kernel.match import Match
from tests.games.revive.helpers import (
    active,
    closed,
    goods,
    modules,
    moves,
    offered,
    play,
    player,
    points,
    position,
    slot,
    tracks,
    view_of,
)
from tests.games.revive.printed import free_space
from tests.rules_cited import rule

FIFTH = {"technologies": ["root", "middle"]}
ALL_SPACES = {
    *("at top-left-1", "at top-left-2", "at top-left-3", "at top-right-1", "at top-right-2"),
    *("at bottom-left-1", "at bottom-left-2", "at bottom-right-1", "at bottom-right-2"),
    *("at bottom-right-3", "at right-1", "at right-2"),
}


def own(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


def slots(match: Match) -> list[str]:
    return [move.removeprefix("slot ") for move in moves(match)]


# Playing a card


@rule("revive.play.1")
@pytest.mark.parametrize("where", ["top-left", "top-right"])
def test_in_a_top_slot_a_card_gives_its_top_half(where: str) -> None:
    match = own({"active": ["miner"]})
    play(match, "play miner", f"slot {where}")  # 2 gears above, 1 gear and a gray step below
    assert (goods(match), tracks(match)) == ({"gear": 2}, (1, 1, 1))
    assert slot(match, where) == [("miner", "top")]
    assert active(match) == []


@rule("revive.play.1")
@pytest.mark.parametrize("where", ["bottom-left", "bottom-right"])
def test_in_a_lower_slot_it_gives_its_bottom_half(where: str) -> None:
    match = own({"active": ["miner"]})
    play(match, "play miner", f"slot {where}")
    assert (goods(match), tracks(match)) == ({"gear": 1}, (2, 1, 1))
    assert slot(match, where) == [("miner", "bottom")]


@rule("revive.play.1")
def test_only_active_cards_are_played() -> None:
    match = own({"active": ["miner", "scout"], "resting": ["tinker", "scribe", "trader", "farmer"]})
    assert offered(match, "play") == {"play miner", "play scout"}


@rule("revive.play.1", "revive.slot-symbol.1")
def test_a_taken_slot_is_not_free() -> None:
    match = own({"active": ["miner", "scout"], "slots": {"top-left": ["farmer"]}})
    play(match, "play miner")
    assert slots(match) == ["top-right", "bottom-left", "bottom-right"]


@rule("revive.play.1")
def test_with_no_free_slot_no_card_is_played() -> None:
    full = {
        "top-left": ["farmer"],
        "top-right": ["scribe"],
        "bottom-left": ["tinker"],
        "bottom-right": ["trader"],
    }
    match = own({"active": ["miner", "scout"], "slots": full})
    assert offered(match, "play") == set()


@rule("revive.play.2")
def test_the_fifth_slot_is_closed_until_its_technology_is_unlocked() -> None:
    match = own({"active": ["miner"], "technologies": ["root", "left"]})
    play(match, "play miner")
    assert slots(match) == ["top-left", "top-right", "bottom-left", "bottom-right"]
    match = own({"active": ["miner"], **FIFTH})
    play(match, "play miner")
    assert slots(match)[4:] == ["right-top", "right-bottom"]


@rule("revive.play.2")
@pytest.mark.parametrize(
    ("half", "gears", "gray"), [("top", {"gear": 2}, 1), ("bottom", {"gear": 1}, 2)]
)
def test_in_the_fifth_slot_a_card_gives_the_half_one_chooses(
    half: str, gears: dict[str, int], gray: int
) -> None:
    match = own({"active": ["miner"], **FIFTH})
    play(match, "play miner", f"slot right-{half}")
    assert (goods(match), tracks(match)) == (gears, (gray, 1, 1))
    assert slot(match, "right") == [("miner", half)]


@rule("revive.play.2")
def test_the_fifth_slot_holds_one_card() -> None:
    match = own({"active": ["miner", "scout"], "slots": {"right": [("farmer", "top")]}, **FIFTH})
    play(match, "play miner")
    assert slots(match) == ["top-left", "top-right", "bottom-left", "bottom-right"]


@rule("revive.play.3")
def test_a_module_of_the_slot_speaks_for_a_card_of_its_colour() -> None:
    """Two food from a yellow card, and a book from the yellow and green module."""
    match = own({"active": ["farmer"], "modules": {"top-left-2": "green-yellow-book"}})
    play(match, "play farmer", "slot top-left")
    assert goods(match) == {"food": 2, "book": 1}


@rule("revive.play.3")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("farmer", {"food": 2, "book": 1}),  # yellow
        ("scribe", {"book": 3}),  # green
        ("miner", {"gear": 2}),  # gray
    ],
)
def test_only_for_its_colours(card: str, gained: dict[str, int]) -> None:
    match = own({"active": [card], "modules": {"top-right-1": "green-yellow-book"}})
    play(match, f"play {card}", "slot top-right")
    assert goods(match) == gained


@rule("revive.play.3")
def test_every_module_of_the_slot_and_none_of_another() -> None:
    match = own(
        {
            "active": ["farmer"],
            "modules": {
                "top-left-1": "yellow-fair",
                "top-left-2": "green-yellow-book",
                "top-left-3": "gray-yellow-gear",
                "top-right-1": "yellow-meal",
                "bottom-left-1": "yellow-step",
            },
        }
    )
    play(match, "play farmer", "slot top-left")
    assert goods(match) == {"gear": 1, "book": 2, "food": 3}


# The slot symbol


@rule("revive.slot-symbol.1")
def test_a_card_with_a_slot_symbol_leaves_its_slot_free() -> None:
    match = own({"active": ["miner"], "slots": {"top-left": ["guide"]}})
    play(match, "play miner", "slot top-left")
    assert slot(match, "top-left") == [("guide", "top"), ("miner", "top")]


@rule("revive.slot-symbol.1")
def test_only_the_half_it_was_played_for_counts() -> None:
    """The guide shows the symbol above, the welder below."""
    match = own({"active": ["miner"], "slots": {"bottom-left": ["guide"], "top-right": ["welder"]}})
    play(match, "play miner")
    assert slots(match) == ["top-left", "bottom-right"]
    match = own({"active": ["miner"], "slots": {"top-right": ["guide"], "bottom-left": ["welder"]}})
    play(match, "play miner")
    assert slots(match) == ["top-left", "top-right", "bottom-left", "bottom-right"]


@rule("revive.slot-symbol.1")
def test_every_card_in_the_slot_must_show_it() -> None:
    match = own({"active": ["miner"], "slots": {"top-left": ["guide", "librarian"]}})
    play(match, "play miner", "slot top-left")
    assert len(slot(match, "top-left")) == 3
    match = own({"active": ["miner"], "slots": {"top-left": ["guide", "farmer"]}})
    play(match, "play miner")
    assert "top-left" not in slots(match)


@rule("revive.slot-symbol.1")
@pytest.mark.parametrize(("half", "free"), [("top", True), ("bottom", False)])
def test_it_holds_for_the_fifth_slot(half: str, free: bool) -> None:
    match = own({"active": ["miner"], "slots": {"right": [("guide", half)]}, **FIFTH})
    play(match, "play miner")
    assert ("right-top" in slots(match)) == ("right-bottom" in slots(match)) == free


@rule("revive.slot-symbol.2")
def test_older_cards_of_the_new_cards_colour_speak_again_and_modules_once() -> None:
    """Another yellow card: itself, the yellow card before it, and the module."""
    match = own(
        {
            "active": ["farmer"],
            "slots": {"top-left": ["guide"]},
            "modules": {"top-left-2": "green-yellow-book"},
        }
    )
    play(match, "play farmer", "slot top-left")
    assert goods(match) == {"food": 4, "book": 1}


@rule("revive.slot-symbol.2")
def test_older_cards_of_another_colour_do_not() -> None:
    match = own({"active": ["miner"], "slots": {"top-left": ["guide"]}})
    play(match, "play miner", "slot top-left")
    assert goods(match) == {"gear": 2}


@rule("revive.slot-symbol.2")
def test_every_older_card_of_the_colour_speaks() -> None:
    """Below: the trapper's crate and point, the baker's 2 food and a step, the scout's 1 and 1."""
    end = free_space("yellow")
    match = own(
        {
            "active": ["scout"],
            "slots": {"bottom-left": ["trapper", "librarian", "baker"]},
            "tracks": {"yellow": end},
        }
    )
    play(match, "play scout", "slot bottom-left")
    assert tracks(match)[2] == end + 2
    assert goods(match) == {"food": 3}
    assert (points(match), len(closed(match))) == (1, 1)
    assert modules(match) == {}  # the librarian, green, is silent


@rule("revive.slot-symbol.2")
def test_an_older_card_speaks_with_the_half_it_was_played_for() -> None:
    """In the fifth slot the guide lies with its top, the scout is played for its bottom."""
    match = own({"active": ["scout"], "slots": {"right": [("guide", "top")]}, **FIFTH})
    play(match, "play scout", "slot right-bottom")
    assert goods(match) == {"food": 3}
    assert (tracks(match)[2], points(match)) == (2, 0)


@rule("revive.slot-symbol.2")
def test_cards_in_other_slots_are_silent() -> None:
    match = own({"active": ["farmer"], "slots": {"top-left": ["guide"]}})
    play(match, "play farmer", "slot top-right")
    assert goods(match) == {"food": 2}


# Slot modules


@rule("revive.modules.1")
def test_a_module_is_taken_from_the_display_which_is_refilled() -> None:
    shown = ["gray-gears", "green-books", "yellow-meal", "gray-crystal", "green-step"]
    match = own({"active": ["tinker"]}, modules=shown, chance=["yellow-fair"])
    play(match, "play tinker", "slot bottom-left")
    assert offered(match, "module") == {f"module {module}" for module in shown}
    play(match, "module yellow-meal", "at top-left-2")
    assert modules(match) == {"top-left-2": "yellow-meal"}
    shown[2] = "yellow-fair"
    assert set(view_of(match).modules) == set(shown)
    assert view_of(match).module_deck == 42


@rule("revive.modules.1")
def test_it_goes_on_a_space_of_any_slot_the_closed_fifth_one_too() -> None:
    match = own({"active": ["tinker"]}, modules=["green-book"])
    play(match, "play tinker", "slot bottom-left", "module green-book")
    assert set(moves(match)) == ALL_SPACES
    play(match, "at right-2")
    assert modules(match) == {"right-2": "green-book"}


@rule("revive.modules.1")
def test_a_module_at_the_fifth_slot_speaks_once_the_slot_is_open() -> None:
    match = own({"active": ["scribe"], "modules": {"right-2": "green-book"}, **FIFTH})
    play(match, "play scribe", "slot right-top")
    assert goods(match) == {"book": 3}


@rule("revive.modules.2")
@pytest.mark.parametrize(
    ("where", "gained"),
    [("top-left-1", {"food": 2}), ("top-left-2", {}), ("right-1", {"food": 2}), ("right-2", {})],
)
def test_an_activation_symbol_activates_a_module_at_once(
    where: str, gained: dict[str, int]
) -> None:
    """The first space of each slot shows the symbol. No colour has to match."""
    match = own({"active": ["tinker"]}, modules=["yellow-meal"])
    play(match, "play tinker", "slot bottom-left", "module yellow-meal", f"at {where}")
    assert goods(match) == gained


@rule("revive.modules.2")
@pytest.mark.parametrize(
    ("where", "gained"), [("bottom-left-2", {}), ("bottom-left-1", {"gear": 2})]
)
def test_the_card_that_brought_a_module_does_not_activate_it(
    where: str, gained: dict[str, int]
) -> None:
    """A gray card brings a gray module to its own slot: only an activation symbol speaks."""
    match = own({"active": ["tinker", "miner"]}, modules=["gray-gears"])
    play(match, "play tinker", "slot bottom-left", "module gray-gears", f"at {where}")
    assert goods(match) == gained


@rule("revive.modules.2")
def test_a_later_card_does() -> None:
    """The librarian shows the slot symbol below, so that another green card may follow."""
    match = own({"active": ["librarian", "trader"]}, modules=["green-books"])
    play(match, "play librarian", "slot bottom-left")
    play(match, "module green-books", "at bottom-left-2")
    assert goods(match) == {}
    play(match, "play trader", "slot bottom-left", "skip")  # no trade, and no second module
    assert goods(match) == {"book": 3}


@rule("revive.modules.3")
def test_a_module_may_take_the_place_of_another() -> None:
    match = own(
        {"active": ["tinker"], "modules": {"top-left-1": "gray-crystal"}}, modules=["yellow-meal"]
    )
    play(match, "play tinker", "slot bottom-left", "module yellow-meal", "at top-left-1")
    assert modules(match) == {"top-left-1": "yellow-meal"}
    assert goods(match) == {}  # no activation on a space that was taken
    assert "gray-crystal" not in view_of(match).modules
    assert (len(view_of(match).modules), view_of(match).module_deck) == (5, 41)  # 47 of 48


@rule("revive.modules.3", "revive.turn.3")
def test_modules_are_replaced_only_when_one_is_gained() -> None:
    match = own({"modules": {"top-left-1": "gray-crystal"}, "goods": "1 crystal"})
    assert not offered(match, "at ")
    assert not offered(match, "module")
    assert not offered(match, "discard")


# The switch


@rule("revive.switch.1")
@pytest.mark.parametrize("good", ["gear", "book", "food"])
def test_the_switch_gives_one_basic_resource(good: str) -> None:
    match = own({})
    play(match, "switch")
    assert moves(match) == ["gain gear", "gain book", "gain food"]  # no crystal
    play(match, f"gain {good}")
    assert goods(match) == {good: 1}
    assert player(match).switch == "used"
    assert view_of(match).actions == 1


@rule("revive.switch.1")
def test_it_is_used_once_until_it_is_moved_up() -> None:
    match = own({"closed": ["keg"]}, {"closed": ["medal-box"]})
    play(match, "switch", "gain gear")
    assert "switch" not in moves(match)
    play(match, "end", "hibernate", "gain food", "gain food", "end")
    assert "switch" not in moves(match)  # the other player's sleep is no help
    play(match, "hibernate", "gain food", "gain food")
    assert player(match).switch == "ready"
    play(match, "end", "switch", "gain food", "end")
    assert "switch" in moves(match)


@rule("revive.switch.1")
def test_a_used_switch_is_not_offered() -> None:
    match = own({"switch": "used"})
    assert "switch" not in moves(match)
