"""No module and no half of a citizen is beaten by another, and few differ in their colours only."""

from __future__ import annotations

from itertools import combinations

import pytest

from rekindle.games.revive.content.language import LANGUAGE, Card, Half, Module, Tribe
from tests.games.revive.compared import (
    families,
    gives_as_much,
    half_dominates,
    module_dominates,
    outcomes,
    recoloured,
)
from tests.games.revive.printed import pack

MODULES: list[Module] = pack().components("module")
CITIZENS: list[Card] = pack().components("citizen")


# Modules


def test_no_module_dominates_another() -> None:
    beaten = [
        (one.id, other.id)
        for one in MODULES
        for other in MODULES
        if one is not other and module_dominates(one, other)
    ]
    assert beaten == []


def test_few_modules_differ_in_their_colours_only() -> None:
    """Two of the own resource, one with a flask, and one as on the module of the rulebook."""
    shown = [(m.id, recoloured(m.colours, m.effect, m.flasks)) for m in MODULES]
    assert families(shown) == [
        ["gray-gear", "green-book"],
        ["gray-gears", "green-books", "yellow-meal"],
        ["gray-yellow-gear", "green-yellow-book"],
    ]


# Citizens


@pytest.mark.parametrize("half", ["top", "bottom"])
def test_no_half_of_a_citizen_dominates_another_of_its_colour(half: str) -> None:
    beaten = [
        (one.id, other.id)
        for one in CITIZENS
        for other in CITIZENS
        if one is not other
        and one.colour == other.colour
        and half_dominates(getattr(one, half), getattr(other, half), one.colour)
    ]
    assert beaten == []


def test_three_sorts_of_citizens_differ_in_their_colours_only() -> None:
    """An action for free, trade of the own resource, and counting cards of the own colour."""
    shown = [
        (f"{card.id} {name}", recoloured([card.colour], of.effect, of.range, of.slot, of.flasks))
        for card in CITIZENS
        for name, of in (("top", card.top), ("bottom", card.bottom))
    ]
    assert families(shown) == [
        ["engineer top", "poet top", "baker top"],
        ["mason bottom", "archivist bottom", "ranger bottom"],
        ["mason top", "archivist top", "ranger top"],
        ["smelter top", "linguist top", "pedlar bottom"],
    ]


# Tribes


def own_technologies(tribe: Tribe) -> set[str]:
    """What the technologies of a side do, without names, costs and points."""
    return {
        str((of.power, of.machine, of.with_ability, of.range, of.gain if not of.power else None))
        for of in (tribe.root, tribe.left, tribe.right)
    }


def test_no_two_sides_of_tribes_share_a_technology() -> None:
    """Of the sun sides, powers are told in the rulebook; Provisions and Spotters are our own."""
    sides: list[Tribe] = pack().components("tribe")
    shared = {
        (one.id, other.id)
        for one, other in combinations(sides, 2)
        if own_technologies(one) & own_technologies(other)
    }
    assert shared == {("jox49i-moon", "vukuntur-sun")}


# How things are compared


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("2 gears", "1 gear"),
        ("1 basic", "1 food"),
        ("1 crystal", "1 basic"),
        ("1 gear & 1 crystal", "2 gears"),
        ("1 food / 1 book", "1 book"),
        ("2 books", "may pay 1 gear: 2 books"),
        ("may pay 1 basic: 1 crate", "may pay 1 gear: 1 crate"),
        ("may pay 1 gear: 2 points", "may pay 1 crystal: 1 point"),
        ("up to 3 times: pay 1 gear: 2 food", "may pay 1 gear: 2 food"),
        ("advance any 2", "advance gray 1 & advance green 1"),
        ("take a white card", "take a yellow card"),
        ("explore with 2 range", "explore"),
        ("1 energy", "return 1 energy"),
        ("1 gear & (per gray card: 1 gear)", "2 gears"),
    ],
)
def test_what_gives_more(more: str, less: str) -> None:
    one = outcomes(LANGUAGE.effect(more), "gray")
    other = outcomes(LANGUAGE.effect(less), "gray")
    assert gives_as_much(one, other)
    assert not gives_as_much(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2 gears", "1 gear & 1 food"),
        ("3 points", "1 crystal"),
        ("may pay 1 gear: 3 books", "1 book"),
        ("may pay 1 gear: 1 crate", "may pay 1 book: 1 crate"),
        ("per green card: 1 gear", "1 gear"),
        ("build", "explore"),
    ],
)
def test_what_cannot_be_compared(one: str, other: str) -> None:
    ways = [outcomes(LANGUAGE.effect(text), "gray") for text in (one, other)]
    assert not gives_as_much(*ways)
    assert not gives_as_much(*reversed(ways))


def test_symbols_and_colours_are_compared_too() -> None:
    plain, flask = Half(effect=LANGUAGE.effect("2 gears")), Half(flasks=1)
    assert half_dominates(plain, Half(effect=LANGUAGE.effect("1 gear")), "gray")
    assert not half_dominates(plain, flask, "gray")
    gear = LANGUAGE.effect("1 gear")
    often = Module(id="a", source="rekindle", colours=("gray", "green"), effect=gear, flasks=1)
    rarely = Module(id="b", source="rekindle", colours=("gray",), effect=gear, flasks=1)
    mute = Module(id="c", source="rekindle", colours=("green", "yellow"), flasks=1)
    assert module_dominates(often, rarely)
    assert not module_dominates(rarely, often)
    assert module_dominates(rarely, mute)  # which is never heard


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (("gray", "2 gears & 1 book"), ("yellow", "1 gear & 2 food"), True),
        (("gray", "1 gear & build"), ("green", "populate & 1 book"), True),
        (("gray", "2 gears & 1 book"), ("gray", "1 gear & 2 books"), False),
        (("gray", "2 gears"), ("yellow", "2 gears"), False),
        (("gray", "per gray card: 1 gear"), ("yellow", "per yellow card: 1 food"), True),
        (("gray", "may pay 1 gear: 1 food / 1 book"), ("green", "may pay 1 book: 1 gear"), False),
    ],
)
def test_what_differs_in_colours_only(
    one: tuple[str, str], other: tuple[str, str], same: bool
) -> None:
    first, second = (recoloured([colour], LANGUAGE.effect(text)) for colour, text in (one, other))
    assert (first == second) == same
