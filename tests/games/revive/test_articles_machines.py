"""Machines that are activated by themselves (revive.machines)."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from tests.games.revive.helpers import (
    active,
    at_turn,
    energy,
    goods,
    machines,
    modules,
    offered,
    play,
    player,
    points,
    position,
    resting,
    slot,
    used,
    view_of,
)
from tests.rules_cited import rule


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


@rule("revive.machines.1")
def test_activating_a_machine_moves_an_energy_onto_it() -> None:
    match = table({"machines": ["gearbox"], "energy": 2})
    play(match, "use gearbox")
    assert goods(match) == {"gear": 2}
    assert energy(match) == 1
    assert used(match) == ["gearbox"]
    assert offered(match, "use ") == set()


@rule("revive.machines.1", "revive.hibernate.1")
def test_a_machine_is_ready_again_when_its_energy_has_been_taken_off() -> None:
    match = table({"machines": ["gearbox", "plough"], "used": ["gearbox"], "energy": 1}, {})
    assert offered(match, "use ") == {"use plough"}
    play(match, "hibernate", "gain food", "gain food", "switch", "gain book", "end")
    assert offered(match, "use ") == {"use gearbox", "use plough"}
    assert energy(match) == 2


@rule("revive.machines.1", "revive.effects.14")
def test_taking_back_an_energy_makes_its_machine_ready_too() -> None:
    match = table({"machines": ["gearbox"], "used": ["gearbox"], "energy": 0, "active": ["stoker"]})
    assert offered(match, "use ") == set()
    play(match, "play stoker", "slot top-left")
    assert (energy(match), used(match)) == (1, [])
    assert offered(match, "use ") == {"use gearbox"}


@rule("revive.machines.1")
def test_without_energy_in_storage_no_machine_can_be_activated() -> None:
    match = table({"machines": ["gearbox"], "energy": 0})
    assert offered(match, "use ") == set()


@rule("revive.machines.2", "revive.turn.3")
def test_any_number_of_machines_may_be_activated_in_a_turn() -> None:
    match = table({"machines": ["gearbox", "ink-press", "plough", "kiln"], "energy": 4})
    play(match, "use gearbox", "use plough", "switch", "gain gear", "use kiln", "use ink-press")
    assert goods(match) == {"crystal": 1, "gear": 3, "book": 2, "food": 2}
    assert points(match) == 1
    assert energy(match) == 0
    assert view_of(match).actions == 1


@rule("revive.machines.2")
@pytest.mark.parametrize(
    ("machine", "without", "with_it"),
    [
        ("converter", {}, {"goods": "1 book"}),
        ("bunk", {}, {"slots": {"top-left": ["miner"]}}),
        ("crucible", {"goods": "6 books"}, {"goods": "1 gear"}),
        (
            "scrap-press",
            {"goods": "1 gear", "closed": ["keg"]},
            {"goods": "1 gear", "opened": ["keg"]},
        ),
        ("scaffold", {"goods": "2 gears"}, {"goods": "3 gears"}),
        ("compass", {"goods": "1 food"}, {"goods": "6 food"}),
        ("oven", {"active": [], "slots": {}}, {"active": ["miner"]}),
        ("cradle", {"resting": []}, {"resting": ["miner"]}),
        ("rivet-gun", {"active": ["scribe", "farmer"]}, {"active": ["scribe", "miner"]}),
        ("beacon", {"goods": "2 gears"}, {"goods": "1 food"}),
    ],
)
def test_no_machine_is_activated_for_nothing(
    machine: str, without: dict[str, Any], with_it: dict[str, Any]
) -> None:
    match = table({"machines": [machine], **without})
    assert f"use {machine}" not in offered(match, "use ")
    match = table({"machines": [machine], **with_it})
    assert f"use {machine}" in offered(match, "use ")


@rule("revive.machines.2", "revive.effects.5")
def test_a_machine_of_the_tribe_ability_needs_the_ability() -> None:
    dry = table({"tribe": "kuniban-sun", "machines": ["totem"]})
    assert offered(dry, "use ") == set()
    fed = table({"tribe": "kuniban-sun", "machines": ["totem"], "goods": "1 food"})
    assert offered(fed, "use ") == {"use totem"}


@rule("revive.machines.2", "revive.attach.2")
def test_the_last_energy_cannot_pay_for_the_help_its_machine_needs() -> None:
    """One gear builds only with the Crane, and the Scaffold has taken the energy."""
    one = table({"goods": "1 gear", "machines": ["scaffold", "crane"], "energy": 1})
    assert offered(one, "use ") == set()
    two = table({"goods": "1 gear", "machines": ["scaffold", "crane"], "energy": 2})
    play(two, "use scaffold", "build f8")
    assert goods(two) == {}
    assert used(two) == ["crane", "scaffold"]


@rule("revive.machines.2", "revive.crates.1")
def test_a_machine_that_brings_a_crate_needs_one_in_the_supply() -> None:
    crates: list[str] = table().setting.extra.names.crates
    match = table({"machines": ["silo"]}, {"closed": crates})
    assert offered(match, "use ") == set()


@rule("revive.machines.2")
def test_machines_that_attach_to_an_action_are_not_activated_by_themselves() -> None:
    attached = ["lantern", "kite", "balloon", "sledge", "crane", "lectern", "turntable", "prism"]
    match = table({"machines": attached, "energy": 9})
    assert offered(match, "use ") == set()


@rule("revive.machines.2")
def test_a_machine_on_a_tribe_board_comes_with_its_technology() -> None:
    match = table({"tribe": "formica-sun", "technologies": ["root"]})
    assert machines(match) == []
    match = table({"tribe": "formica-sun", "technologies": ["root", "right"]})
    assert machines(match) == ["formica-sun-right"]
    play(match, "use formica-sun-right")
    assert goods(match) == {"crystal": 1}
    assert used(match) == ["formica-sun-right"]


@rule("revive.machines.3")
@pytest.mark.parametrize("good", ["gear", "book", "food"])
def test_the_converter_turns_a_basic_resource_into_a_crystal(good: str) -> None:
    match = table({"machines": ["converter"], "goods": "1 gear 1 book 1 food"})
    play(match, "use converter", f"pay {good}")
    left = {"crystal": 1, "gear": 1, "book": 1, "food": 1}
    del left[good]
    assert goods(match) == left


@rule("revive.machines.3")
def test_the_bunk_moves_a_card_from_a_slot_to_the_resting_area() -> None:
    match = table(
        {
            "machines": ["bunk"],
            "slots": {"top-left": ["miner"], "bottom-left": ["scout"]},
            "resting": [],
        }
    )
    play(match, "use bunk")
    assert offered(match, "rest ") == {"rest miner", "rest scout"}
    play(match, "rest miner")
    assert slot(match, "top-left") == []
    assert slot(match, "bottom-left") == [("scout", "bottom")]
    assert resting(match) == ["miner"]


@rule("revive.machines.3", "revive.range.6")
def test_the_lantern_gives_one_range_for_one_action() -> None:
    match = table({"machines": ["lantern"], "goods": "6 gears 1 food", "energy": 2})
    play(match, "build e8", "size small", "use lantern")
    assert goods(match) == {"gear": 3, "food": 1}
    assert player(match).range == 0
    match = table({"machines": ["lantern"], "goods": "6 gears", "energy": 1})
    assert "build e8" in offered(match, "build ")
    assert "build c7" not in offered(match, "build ")  # two spaces away from the chasm


@rule("revive.machines.4")
def test_the_oven_gives_the_top_half_of_a_card_that_goes_to_rest() -> None:
    match = table(
        {
            "machines": ["oven"],
            "active": ["miner", "scout"],
            "slots": {name: [card] for name, card in SLOTTED.items()},
            "modules": {"top-left-1": "gray-gears", "top-right-1": "gray-gear"},
        }
    )
    assert offered(match, "play ") == set()  # all slots are full
    play(match, "use oven")
    assert offered(match, "rest ") == {"rest miner", "rest scout"}
    play(match, "rest miner")
    assert goods(match) == {"gear": 2}  # neither of the modules
    assert active(match) == ["scout"]
    assert resting(match) == ["miner"]
    assert slot(match, "top-left") == [("tinker", "top")]
    assert view_of(match).actions == 0
    assert modules(match) == {"top-left-1": "gray-gears", "top-right-1": "gray-gear"}
    assert at_turn(match)


SLOTTED = {
    "top-left": "tinker",
    "top-right": "scribe",
    "bottom-left": "trader",
    "bottom-right": "farmer",
}
"""A card in each of the four open slots."""
