"""What effects do, and in which order (revive.effects)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from tests.games.revive.helpers import (
    active,
    artifacts,
    at_turn,
    building,
    energy,
    goods,
    modules,
    moves,
    offered,
    play,
    player,
    points,
    position,
    resting,
    slot,
    tracks,
    used,
    view_of,
)
from tests.rules_cited import rule


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


def citizens(*but: str) -> list[str]:
    """All citizen cards except these."""
    names: list[str] = table().setting.extra.names.citizens
    return [name for name in names if name not in but]


# Choosing and refusing


@rule("revive.effects.1")
def test_what_can_only_help_and_leaves_no_choice_happens_by_itself() -> None:
    match = table({"active": ["clockmaker", "miner"]})
    play(match, "play clockmaker", "slot top-left")
    assert at_turn(match)
    assert goods(match) == {"gear": 1, "book": 1, "food": 1}
    play(match, "play miner", "slot bottom-left")  # a step that unlocks nothing
    assert tracks(match) == (2, 1, 1)


@rule("revive.effects.1")
def test_what_may_be_unwelcome_can_be_refused() -> None:
    match = table({"active": ["tinker"]})
    play(match, "play tinker", "slot bottom-left", "skip")
    assert modules(match) == {}
    match = table({"tribe": "kuniban-sun", "goods": "1 food", "active": ["scribe"]})
    play(match, "play scribe", "slot bottom-left", "skip")
    assert goods(match) == {"food": 1}
    assert player(match).markers_left == 5


@rule("revive.effects.1", "revive.effects.2")
def test_what_waits_together_can_be_refused_together() -> None:
    match = table({"active": ["clockmaker"]})
    play(match, "play clockmaker", "slot bottom-left")
    assert tracks(match) == (2, 1, 1)  # the gray step has been taken
    match = table({"tracks": {"gray": 2}, "active": ["clockmaker"]})
    play(match, "play clockmaker", "slot bottom-left", "skip")
    assert tracks(match) == (2, 1, 1)
    assert at_turn(match)


# Order


CARD_AND_MODULE = {
    "active": ["tinker"],
    "modules": {"bottom-left-1": "gray-charge"},
    "machines": ["gearbox", "plough"],
    "used": ["gearbox", "plough"],
}


@rule("revive.effects.2", "revive.play.3")
def test_a_card_and_its_module_are_taken_in_any_order() -> None:
    waiting = {"choose 1 module", "choose return 1 energy", "do the rest", "skip"}
    first = table({**CARD_AND_MODULE, "energy": 0})
    play(first, "play tinker", "slot bottom-left")
    assert offered(first) == waiting
    play(first, "choose 1 module")
    assert offered(first, "module ")
    second = table({**CARD_AND_MODULE, "energy": 0})
    play(second, "play tinker", "slot bottom-left", "choose return 1 energy", "return plough")
    assert used(second) == ["gearbox"]
    assert offered(second, "module ")  # the module of the card is left


@rule("revive.effects.2")
def test_doing_the_rest_takes_what_remains_in_the_order_shown() -> None:
    match = table({**CARD_AND_MODULE, "energy": 0})
    play(match, "play tinker", "slot bottom-left", "do the rest")
    assert offered(match, "module ")
    play(match, "skip")
    assert offered(match) == {"return gearbox", "return plough"}
    play(match, "return gearbox")
    assert at_turn(match)


@rule("revive.effects.2", "revive.explore.2")
def test_the_steps_of_exploring_keep_their_order() -> None:
    match = table({"goods": "6 food"}, backs={"c9": "heath"})
    play(match, "explore c9")
    assert points(match) == 2
    assert offered(match, "take ")
    assert not offered(match, "lay ")
    play(match, "take deck")
    assert offered(match) == {"lay straight", "lay turned"}


# Prices


@rule("revive.effects.3")
def test_a_price_is_paid_up_to_three_times_with_a_new_choice_each_time() -> None:
    match = table({"goods": "4 gears", "active": ["smelter"]})
    play(match, "play smelter", "slot top-left")
    again = "choose pay 1 gear: 2 food / 2 book"
    assert offered(match) == {again, "skip"}
    for choice in ("choose 2 food", "choose 2 book", "choose 2 food"):
        play(match, again, choice)
    assert at_turn(match)
    assert goods(match) == {"gear": 1, "book": 2, "food": 4}


@rule("revive.effects.3")
def test_one_may_stop_before_the_third_time() -> None:
    match = table({"goods": "4 gears", "active": ["smelter"]})
    play(match, "play smelter", "slot top-left")
    play(match, "choose pay 1 gear: 2 food / 2 book", "choose 2 book", "skip")
    assert goods(match) == {"gear": 3, "book": 2}


@rule("revive.effects.3")
def test_a_price_without_a_number_is_paid_once() -> None:
    match = table({"goods": "3 books", "machines": ["organ"], "energy": 2})
    play(match, "use organ")
    assert (goods(match), points(match)) == ({"book": 2}, 3)
    assert at_turn(match)


@rule("revive.effects.3")
def test_the_trade_on_a_starting_card_turns_one_resource_into_another() -> None:
    match = table({"goods": "1 gear 1 food", "active": ["trader"]})
    play(match, "play trader", "slot bottom-left")
    again = "choose pay 1 basic: 1 basic"
    play(match, again, "pay gear", "gain food")
    assert goods(match) == {"book": 1, "food": 2}
    play(match, again, "pay book", "gain food", again, "gain gear")
    assert goods(match) == {"food": 2, "gear": 1}
    assert at_turn(match)  # three times are enough


# The tribe ability


SEVEN = {"tracks": {"gray": 5, "green": 4, "yellow": 3}, "progress": 7}
"""Four rewards and three markers off the tribe board: the next marker brings an artifact."""


@rule("revive.effects.4", "revive.progress.2")
def test_the_tribe_ability_moves_its_marker_first() -> None:
    match = table({**SEVEN, "tribe": "nadair-sun", "active": ["scribe"]})
    play(match, "play scribe", "slot bottom-left")
    assert offered(match, "artifact ") == {"artifact purple", "artifact orange", "artifact white"}
    assert goods(match) == {}  # the two books come afterwards
    assert (player(match).progress, player(match).markers_left) == (8, 1)
    play(match, "artifact white")
    assert goods(match) == {"book": 2}
    assert artifacts(match) == {"white": 1}


@rule("revive.effects.4")
def test_without_a_marker_the_ability_is_used_but_none_moves() -> None:
    match = table({"tribe": "nadair-sun", "markers": 5, "active": ["scribe"]})
    play(match, "play scribe", "slot bottom-left")
    assert goods(match) == {"book": 2}
    assert (player(match).progress, player(match).markers_left) == (5, 0)


@rule("revive.effects.5")
def test_an_ability_that_cannot_be_carried_out_moves_no_marker() -> None:
    match = table({"tribe": "kuniban-sun", "active": ["scribe"]})
    play(match, "play scribe", "slot bottom-left")
    assert at_turn(match)
    assert player(match).markers_left == 5
    assert player(match).progress == 0


@rule("revive.effects.5", "revive.kuniban.1")
def test_an_ability_once_begun_must_be_carried_out() -> None:
    match = table({"tribe": "kuniban-sun", "goods": "1 food", "active": ["scribe"]})
    play(match, "play scribe", "slot bottom-left")
    assert offered(match) == {"ability", "skip"}
    play(match, "ability")
    assert len(offered(match, "take ")) == 5
    assert "skip" not in moves(match)


@rule("revive.effects.5", "revive.vukuntur.1")
def test_the_extra_action_of_vukuntur_must_be_taken_once_the_ability_is_used() -> None:
    match = table({"tribe": "vukuntur-sun", "goods": "3 gears", "active": ["scribe"]})
    play(match, "play scribe", "slot bottom-left", "ability")
    assert "skip" not in moves(match)
    assert offered(match) == offered(match, "build ") != set()
    play(match, "build f8")
    assert building(match, "f8") == ("small", 0)
    assert player(match).markers_left == 4


# Taking cards


MIXED = ["mason", "archivist", "teacher", "ranger", "baker"]


@rule("revive.effects.6")
def test_a_card_of_the_colour_shown_is_taken_into_the_active_area() -> None:
    match = table({"active": ["poet"]}, cards=MIXED)
    play(match, "play poet", "slot bottom-left")
    assert offered(match) == {"take archivist", "take teacher"}
    play(match, "take teacher")
    assert active(match) == ["teacher"]
    assert "teacher" not in view_of(match).cards


@rule("revive.effects.6")
def test_white_is_any_colour() -> None:
    match = table({"machines": ["beacon"], "goods": "1 food"}, cards=MIXED)
    play(match, "use beacon")
    assert offered(match) == {f"take {card}" for card in MIXED}


@rule("revive.effects.6")
def test_if_there_is_no_such_card_none_is_taken() -> None:
    match = table({"active": ["poet"]}, cards=["mason", "welder", "ranger", "baker", "stoker"])
    play(match, "play poet", "slot bottom-left")
    assert at_turn(match)
    assert active(match) == []
    assert goods(match) == {"book": 1}


@rule("revive.effects.7")
def test_the_display_is_refilled_before_the_next_effect() -> None:
    """The Poet under the Teacher takes a green card; the ability of Kuniban then any card."""
    match = table(
        {
            "tribe": "kuniban-sun",
            "goods": "1 food",
            "active": ["teacher"],
            "slots": {"bottom-left": ["poet"]},
        },
        cards=["archivist", "mason", "welder", "ranger", "baker"],
        chance=["elder"],
    )
    play(match, "play teacher", "slot bottom-left", "choose take a green card")
    assert "elder" in view_of(match).cards
    play(match, "ability")
    assert "take elder" in moves(match)


@rule("revive.effects.7")
def test_with_an_empty_pile_the_display_stays_short() -> None:
    match = table(
        {"machines": ["beacon"], "goods": "1 food"}, cards=MIXED, removed=citizens(*MIXED)
    )
    assert view_of(match).card_deck == 0
    play(match, "use beacon", "take mason")
    assert view_of(match).cards == [card for card in citizens() if card in MIXED[1:]]
    assert active(match)[0] == "mason"


# Playing another card


@rule("revive.effects.8")
def test_a_card_played_by_an_effect_costs_no_action() -> None:
    match = table(
        {
            "active": ["foreman", "miner", "scribe"],
            "slots": {"top-right": ["smelter"], "bottom-right": [("welder", "bottom")]},
            "modules": {"bottom-right-1": "gray-gear"},
        }
    )
    play(match, "play foreman", "slot bottom-left")
    assert offered(match, "play ") == {"play miner"}  # gray, as shown
    play(match, "play miner")
    assert offered(match) == {"slot top-left", "slot bottom-right"}
    play(match, "slot bottom-right")
    # The Foreman's 2 gears, the Miner's, the module's; two steps of the Welder once more.
    assert goods(match) == {"gear": 4}
    assert tracks(match)[0] == 1 + 1 + 2
    assert view_of(match).actions == 1


@rule("revive.effects.8")
def test_a_card_is_played_by_an_effect_only_into_a_free_slot() -> None:
    match = table(
        {
            "active": ["foreman", "miner"],
            "slots": {"top-left": ["tinker"], "top-right": ["scribe"], "bottom-right": ["trader"]},
        }
    )
    play(match, "play foreman")
    assert slot(match, "bottom-left") == [("foreman", "bottom")]
    assert at_turn(match)
    assert active(match) == ["miner"]


# Cards to rest and back


@rule("revive.effects.9")
def test_any_card_in_a_slot_goes_to_rest_but_the_one_that_set_it_off() -> None:
    match = table(
        {
            "active": ["engineer"],
            "slots": {"top-left": ["miner"], "bottom-right": ["librarian", "poet"]},
        }
    )
    play(match, "play engineer", "slot bottom-left")
    assert offered(match) == {"rest miner", "rest librarian", "rest poet", "skip"}
    play(match, "rest librarian")
    assert slot(match, "bottom-right") == [("poet", "bottom")]
    assert "librarian" in resting(match)


@rule("revive.effects.9")
def test_any_resting_card_of_ones_own_comes_back() -> None:
    match = table({"machines": ["cradle"], "resting": ["miner", "baker"]}, {"resting": ["scout"]})
    play(match, "use cradle")
    assert offered(match) == {"wake miner", "wake baker"}
    play(match, "wake baker")
    assert "baker" in active(match)
    assert resting(match) == ["miner"]


# Actions that effects grant


@rule("revive.effects.10")
def test_an_action_that_an_effect_grants_costs_no_action_but_everything_else() -> None:
    match = table({"active": ["mason"], "goods": "2 gears 1 food"})
    play(match, "play mason", "slot bottom-left")
    assert "build e8" in moves(match)
    assert "skip" in moves(match)
    play(match, "build e8")
    assert building(match, "e8") == ("small", 0)
    assert goods(match) == {}  # 3 gears, and 1 food for the range
    assert view_of(match).actions == 1


@rule("revive.effects.10")
def test_an_action_that_cannot_be_paid_is_not_granted() -> None:
    match = table({"active": ["mason"], "goods": "1 gear"})
    play(match, "play mason", "slot bottom-left")
    assert at_turn(match)
    assert goods(match) == {"gear": 2}


# Counting


@rule("revive.effects.11")
def test_cards_of_a_colour_are_counted_in_the_slots_the_new_one_included() -> None:
    match = table(
        {
            "active": ["baker", "scout"],
            "slots": {"top-right": ["farmer"], "bottom-left": ["trapper", "miner"]},
            "resting": ["ranger", "tinker", "scribe", "trader"],
        }
    )
    play(match, "play baker", "slot top-left")
    assert goods(match) == {"food": 1 + 3}


@rule("revive.effects.11")
def test_each_figure_on_the_map_gives_a_resource_of_ones_choice() -> None:
    match = table({"active": ["elder"]}, {}, figures={"d7": [0, 1], "g6": 0, "north-west": 0})
    play(match, "play elder", "slot top-left", "gain gear", "gain food", "gain gear")
    assert goods(match) == {"gear": 2, "food": 1}
    assert at_turn(match)


@rule("revive.effects.12")
def test_visible_flasks_are_counted() -> None:
    """Salvager: a flask at its top. Clockmaker: one at its bottom. Herbalist: one at each."""
    match = table(
        {
            "machines": ["prism", "gearbox"],  # 2 and 1
            "modules": {"top-right-1": "green-book"},  # 1
            "active": ["alchemist", "herbalist"],  # 1 on the half played, 2
            "slots": {"top-right": ["salvager"], "bottom-right": ["clockmaker"]},  # 1, 1
            "resting": ["beekeeper", *STARTING],  # hidden
        }
    )
    play(match, "play alchemist", "slot top-left")
    for _ in range(9):
        play(match, "gain food")
    assert at_turn(match)
    assert goods(match) == {"gear": 1, "food": 6}  # 9, of which 6 can be kept


@rule("revive.effects.12")
def test_a_flask_on_the_half_that_was_not_played_is_not_visible() -> None:
    slots = {"top-right": ["clockmaker"], "bottom-right": ["salvager"]}
    match = table({"machines": ["still"], "slots": slots})
    play(match, "use still", "gain book", "gain book")  # those of the machine alone
    assert at_turn(match)
    assert goods(match) == {"book": 2}


STARTING = ["miner", "tinker", "scribe", "trader", "farmer", "scout"]


# What lasts, and energy


@rule("revive.effects.13", "revive.hibernate.1")
def test_a_lasting_effect_holds_while_the_card_lies_in_its_slot() -> None:
    match = table({"active": ["surveyor"], "goods": "3 gears"}, {})
    assert offered(match, "build ") == {"build f8"}
    play(match, "play surveyor", "slot bottom-left")
    assert player(match).range == 2
    assert {"build e5", "build c7", "build h7"} < offered(match, "build ")
    play(match, "end", "switch", "gain gear", "end", "hibernate", "gain book", "gain book")
    assert player(match).range == 0


@rule("revive.effects.13")
def test_it_ends_when_the_card_is_moved_to_rest() -> None:
    match = table({"machines": ["bunk"], "slots": {"top-left": ["surveyor"]}})
    assert player(match).range == 2
    play(match, "use bunk", "rest surveyor")
    assert player(match).range == 0


@rule("revive.effects.14")
def test_energy_gained_goes_to_storage_without_limit() -> None:
    match = table({"closed": ["battery"], "energy": 40})
    play(match, "open battery")
    assert energy(match) == 41


@rule("revive.effects.14")
def test_taking_back_energy_moves_one_from_a_machine_to_storage() -> None:
    match = table(
        {
            "active": ["stoker"],
            "machines": ["gearbox", "plough", "kiln"],
            "used": ["gearbox", "plough"],
            "energy": 0,
        }
    )
    play(match, "play stoker", "slot top-left")
    assert offered(match) == {"return gearbox", "return plough"}
    play(match, "return plough")
    assert (energy(match), used(match)) == (1, ["gearbox"])


@rule("revive.effects.14")
@pytest.mark.parametrize("on", [[], ["gearbox"]])
def test_without_energy_on_machines_there_is_none_to_take_back(on: list[str]) -> None:
    match = table({"active": ["stoker"], "machines": ["gearbox"], "used": on, "energy": 3})
    play(match, "play stoker", "slot top-left")
    assert energy(match) == 3 + len(on)
