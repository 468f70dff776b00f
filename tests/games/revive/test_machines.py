"""Every machine: by itself or with an action, what it asks and brings, and that once used it rests.

Standard machines, special machines and those of technologies, which are called after their board.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from rekindle import Match
from rekindle.games.revive.engine.constants import GOODS
from rekindle.games.revive.engine.ops import E_PAY
from tests.games.revive.helpers import (
    active,
    answer,
    asked,
    at_turn,
    changes,
    closed,
    energy,
    events,
    goods,
    moves,
    offered,
    opened,
    play,
    player,
    points,
    position,
    skim,
    slot,
    standing,
    used,
    view_of,
)
from tests.games.revive.printed import books
from tests.rules_cited import rule


class Line(NamedTuple):
    """A machine, its colour and its flasks, the answers to what it asks, and what has changed."""

    machine: str
    colour: str
    flasks: int
    answers: list[str]
    brings: str


MELT = "choose pay 1 gear: 2 food / 2 book"
MODULE = ["module gray-step", "at bottom-left-2"]
RECRUIT = ["take elder", "lay straight"]
BUILDING = "-3 gear, gray +1, green +1, yellow +2, small at f8"
EXPLORED = "-4 food, +2 point, elder active, c5 explored"
WELDER = "+2 gear, +1 food, welder"
SALT = "choose pay 1 basic: 1 crystal"
POPULATED = "-2 book, -2 food, figure at d7"

BY_THEMSELVES = [
    Line("converter", "", 0, ["pay gear"], "+1 crystal, -1 gear"),
    Line("bunk", "", 0, ["rest ranger"], "ranger resting"),
    Line("scaffold", "gray", 0, ["build f8"], BUILDING),
    Line("scrap-press", "gray", 1, ["reopen medal-box"], "-1 gear, +3 point"),
    Line("gearbox", "gray", 1, [], "+2 gear"),
    Line("crucible", "gray", 2, 2 * [MELT, "choose 2 food"] + ["skip"], "-2 gear, +4 food"),
    Line("crucible", "gray", 2, 3 * [MELT, "choose 2 book"], "-3 gear, +6 book"),
    Line("rail-cart", "gray", 0, [], "+1 point, gray +1"),
    Line("drill", "gray", 0, 2 * ["advance green"], "-1 gear, green +2"),
    Line("kiln", "gray", 0, [], "+1 crystal, +1 point"),
    Line("rivet-gun", "gray", 1, ["play welder", "slot top-left"], f"{WELDER} top-left"),
    Line("ink-press", "green", 2, [], "+2 book"),
    Line("totem", "green", 0, [], "+2 book, +1 marker"),
    Line("loom", "green", 1, MODULE, "gray-step at bottom-left-2"),
    Line("greenhouse", "green", 0, [], "+1 point, green +1"),
    Line("still", "green", 2, ["gain gear", "gain food"], "+1 gear, +1 food"),
    Line("cradle", "green", 2, ["wake tinker"], "tinker active"),
    Line("globe", "green", 0, ["advance yellow"], "+1 crystal, -1 book, yellow +1"),
    Line("organ", "green", 0, [], "-1 book, +3 point"),
    Line("plough", "yellow", 1, [], "+2 food"),
    Line("oven", "yellow", 0, ["rest welder"], f"{WELDER} resting"),
    Line("compass", "yellow", 0, ["explore c5", *RECRUIT], EXPLORED),
    Line("silo", "yellow", 0, [], "+1 crate"),
    Line("windmill", "yellow", 0, [], "+1 point, yellow +1"),
    Line("beacon", "yellow", 0, ["take cook"], "-1 food, cook active"),
    Line("wagon", "yellow", 0, ["gain gear", "gain book"], "+1 gear, +1 book"),
    Line("nadair-sun-right", "", 0, ["advance gray"], "-1 book, gray +1"),
    Line("nadair-moon-root", "", 0, [], "+1 crystal, -1 book, +1 point"),
    Line("nadair-moon-right", "", 0, ["populate d7", "unlock left"], POPULATED),
    Line("hofstadterians-moon-root", "", 0, 2 * [SALT, "pay food"], "+2 crystal, -2 food"),
    Line("jox49i-moon-left", "", 0, ["build f8"], BUILDING.replace(" gear", " gear, -1 food", 1)),
    Line("kuniban-sun-right", "", 0, ["rest welder"], f"{WELDER} resting"),
    Line("kuniban-moon-left", "", 0, ["build f8"], BUILDING),
    Line("kuniban-moon-right", "", 0, ["play welder", "slot top-left"], f"{WELDER} top-left"),
    Line("formica-sun-right", "", 0, [], "+1 crystal"),
]

WITH_ACTIONS = [
    Line("lantern", "", 0, [], "1 range"),
    Line("crane", "gray", 0, [], "build for 2 less"),
    Line("turntable", "gray", 2, [], "turn the card"),
    Line("lectern", "green", 1, [], "populate for 2 less"),
    Line("prism", "green", 2, [], "all colours"),
    Line("balloon", "yellow", 2, [], "unlimited range"),
    Line("sledge", "yellow", 2, [], "explore for 2 less"),
    Line("kite", "yellow", 1, [], "2 range"),
    Line("jox49i-sun-left", "", 0, [], "unlimited range"),
]

LINES = [*BY_THEMSELVES, *WITH_ACTIONS]
TRIBES = ("nadair", "hofstadterians", "kuniban", "formica", "jox49i")
SPECIAL = sorted({line.machine for line in LINES if line.colour})


def names(lines: list[Line]) -> list[str]:
    return list(dict.fromkeys(line.machine for line in lines))


def board(machine: str) -> dict[str, Any]:
    """What makes the machine one's own: it is on the board, or on that of a tribe."""
    if not machine.startswith(TRIBES):
        return {"tribe": "nadair-sun", "machines": [machine]}
    tribe, technology = machine.rsplit("-", 1)
    unlocked = ["root"] if technology == "root" else ["root", technology]
    return {"tribe": tribe, "technologies": unlocked, "machines": []}


PRICES = {
    **dict.fromkeys(("crucible", "scaffold", "kuniban-moon-left"), "3 gears"),
    "jox49i-moon-left": "3 gears 1 food",
    "compass": "4 food",
    "nadair-moon-right": "2 books 6 food",
}
"""What those need that cost more. Otherwise little is there, so that nothing is over the limits."""


FIGURES = {"nadair-moon-right": {"g6": 0, "north-west": 0}}
"""Where figures must not stand anywhere, so that there is a location to populate."""


def rich(machine: str, **mine: Any) -> Match:
    """A player for whom every machine does something, and every step is just a step.

    The starting tiles lie in the order of the pack: `f8` is sand next to the chasm, `d7` a
    location and `c5` a face-down tile for 3 food one space further, `f11` sand three spaces away.
    """
    tracks = {"gray": 12, "green": 12, "yellow": 12}
    hand = {
        "goods": PRICES.get(machine, "2 gears 2 books 2 food"),
        "energy": 1,
        "points": 50,
        "tracks": tracks,
        "active": ["welder", "gardener", "shepherd"],
        "slots": {"top-right": ["archivist"], "bottom-right": ["ranger"]},
        "opened": ["keg", "medal-box"],
        **board(machine),
    }
    return position(
        players=[{**hand, **mine}],
        figures=FIGURES.get(machine, {}),
        tiles={"e9": ("dunes-2", "turned")},
        backs={"c5": "heath", "i5": "heath", "i11": "shore"},
        cards=["smelter", "elder", "dreamer", "cook", "hunter"],
        chance=["heath-2"],
    )


def all_sleep(match: Match) -> None:
    """Both players hibernate; it is the first one's turn again."""
    for seat in (0, 1):
        play(match, "hibernate")
        skim(match)
        play(match, *(["end"] if asked(match) == seat else []))
    assert used(match) == []


def test_every_machine_has_its_line() -> None:
    words = position().setting.extra.names
    assert set(words.machines) == set(names(LINES))
    assert set(words.machines[3:33]) == set(SPECIAL)


# By themselves


@rule("revive.machines.1", "revive.machines.2")
@pytest.mark.parametrize("line", BY_THEMSELVES, ids=[line.machine for line in BY_THEMSELVES])
def test_what_a_machine_brings(line: Line) -> None:
    match = rich(line.machine)
    before = standing(match)
    play(match, f"use {line.machine}")
    answer(match, *line.answers)
    assert energy(match) == 0
    assert line.machine in used(match)
    before["numbers"]["energy"] = 0
    assert changes(before, match, but=line.machine) == line.brings
    assert view_of(match).actions == 0


@rule("revive.machines.1", "revive.hibernate.1")
@pytest.mark.parametrize("machine", names(BY_THEMSELVES))
def test_a_used_machine_waits_for_hibernation(machine: str) -> None:
    match = rich(machine, used=[machine], closed=["battery"])
    assert f"use {machine}" not in moves(match)
    all_sleep(match)
    play(match, "play shepherd", "slot top-right")  # somebody for the Bunk
    assert f"use {machine}" in moves(match)


@rule("revive.machines.1")
@pytest.mark.parametrize("machine", names(LINES))
def test_a_machine_needs_energy(machine: str) -> None:
    match = rich(machine, energy=0)
    assert offered(match, "use ") == set()


@rule("revive.crates.3")
def test_the_scrap_press_reopens_each_crate_once() -> None:
    match = rich("scrap-press", opened=["medal-box"])
    play(match, "use scrap-press")
    assert (points(match), opened(match)) == (53, [])
    assert player(match).crates.reopened == ["medal-box"]


@rule("revive.machines.4")
@pytest.mark.parametrize("machine", ["oven", "kuniban-sun-right"])
def test_a_card_that_rests_for_its_top_is_not_played(machine: str) -> None:
    """The Surveyor's range is for a card that lies in a slot; the module hears nothing."""
    match = rich(machine, active=["surveyor"], modules={"top-left-1": "gray-points"}, goods="")
    play(match, f"use {machine}")
    assert (goods(match), points(match)) == ({"gear": 2}, 50)
    assert player(match).range == 0
    assert slot(match, "top-left") == []


# With an action on the map


ROOT = books("nadair-sun", "root")
CHEAP = f"{ROOT - 2} book " if ROOT > 2 else ""
BUILD, POPULATE, EXPLORE = ["build f11", "size small"], ["populate d7"], ["explore c5"]

AMPLE: dict[str, Any] = {"goods": "6 gears 6 books 6 food", "tracks": {}}

# Machine, action, what is paid without it, and with it.
HELP = [
    ("lantern", BUILD, "3 gear 3 food", "3 gear 2 food"),
    ("lantern", POPULATE, f"{ROOT} book 1 food", f"{ROOT} book"),
    ("lantern", EXPLORE, "4 food", "3 food"),
    ("kite", BUILD, "3 gear 3 food", "3 gear 1 food"),
    ("kite", POPULATE, f"{ROOT} book 1 food", f"{ROOT} book"),
    ("kite", EXPLORE, "4 food", "3 food"),
    ("crane", BUILD, "3 gear 3 food", "1 gear 3 food"),
    ("lectern", POPULATE, f"{ROOT} book 1 food", f"{CHEAP}1 food"),
    ("sledge", EXPLORE, "4 food", "2 food"),
    ("balloon", EXPLORE, "4 food", "3 food"),
    ("jox49i-sun-left", ["explore i5"], "3 food", "2 food"),  # its tribe always saves 1 food
]


def paid(match: Match) -> str:
    """All that was paid, in the order of the goods."""
    n = Counter({event[2]: event[3] for event in events(match, E_PAY)})
    return " ".join(f"{n[i]} {good}" for i, good in enumerate(GOODS) if n[i])


@rule("revive.attach.1")
@pytest.mark.parametrize(("machine", "action", "without", "with_it"), HELP)
def test_what_a_machine_saves(machine: str, action: list[str], without: str, with_it: str) -> None:
    match = play(rich(machine, **AMPLE), *action)
    assert moves(match) == ["go", f"use {machine}"]
    play(match, "go")
    assert (paid(match), energy(match), used(match)) == (without, 1, [])
    match = play(rich(machine, **AMPLE), *action, f"use {machine}")
    assert (paid(match), energy(match), used(match)) == (with_it, 0, [machine])


@rule("revive.attach.4")
def test_the_lectern_saves_two_books() -> None:
    match = position(
        players=[{**AMPLE, "machines": ["lectern"], "technologies": ["root", "middle"]}],
        tiles={"g9": "hamlet-1"},
    )
    play(match, "populate g10", "unlock top-middle", "use lectern")
    cost = books("nadair-sun", "top-middle")
    assert 6 - goods(match)["book"] == cost - 2 > 0


@rule("revive.attach.3", "revive.attach.4")
@pytest.mark.parametrize("machine", [name for name in names(WITH_ACTIONS) if name in SPECIAL])
@pytest.mark.parametrize("action", [BUILD, POPULATE, EXPLORE], ids=["build", "populate", "explore"])
def test_a_machine_helps_with_its_actions_only(machine: str, action: list[str]) -> None:
    helps = [line[1] for line in HELP if line[0] == machine]
    match = play(rich(machine, **AMPLE), *action)
    assert (f"use {machine}" in moves(match)) == (action in helps)


@rule("revive.attach.3")
@pytest.mark.parametrize("machine", ["balloon", "jox49i-sun-left"])
def test_unlimited_range_reaches_every_tile(machine: str) -> None:
    """`i11` lies behind tiles that are unexplored."""
    match = rich(machine, energy=0, **AMPLE)
    assert "explore i11" not in moves(match)
    match = rich(machine, **AMPLE)
    hidden = [shown.place for shown in view_of(match).places if shown.back]
    assert offered(match, "explore ") == {f"explore {place}" for place in hidden}
    play(match, "explore i11")
    assert used(match) == [machine]
    assert paid(match) == ("2 food" if machine == "balloon" else "1 food")


@rule("revive.machines.1", "revive.hibernate.1")
@pytest.mark.parametrize(("machine", "action"), [(machine, action) for machine, action, *_ in HELP])
def test_a_machine_helps_once_until_hibernation(machine: str, action: list[str]) -> None:
    match = rich(machine, **AMPLE, used=[machine])
    play(match, *action)
    assert f"use {machine}" not in moves(match)
    match = rich(machine, **AMPLE, used=[machine])
    all_sleep(match)
    play(match, *action)
    assert f"use {machine}" in moves(match)


# With a card


@rule("revive.attach.5")
@pytest.mark.parametrize(
    ("where", "brings", "half"),
    [("top-left", "gray +2", "bottom"), ("bottom-left", "+2 gear, +1 food", "top")],
)
def test_the_turntable_turns_the_card(where: str, brings: str, half: str) -> None:
    match = rich("turntable")
    before = standing(match)
    play(match, "play welder", f"slot {where}")
    assert moves(match) == ["go", "use turntable"]
    play(match, "use turntable")
    before["numbers"]["energy"] = 0
    assert changes(before, match, but="welder") == f"{brings}, turntable used"
    assert slot(match, where) == [("welder", half)]


PRISM = {"modules": {"top-left-1": "green-books", "top-left-2": "yellow-crate"}}


@rule("revive.attach.6")
def test_the_prism_wakes_modules_of_other_colours() -> None:
    match, without = rich("prism", **PRISM, goods=""), rich("prism", **PRISM, goods="")
    play(match, "play welder", "slot top-left")
    assert moves(match) == ["go", "use prism"]
    play(match, "use prism")
    assert (goods(match), len(closed(match))) == ({"gear": 2, "book": 2, "food": 1}, 1)
    play(without, "play welder", "slot top-left", "go")
    assert (goods(without), len(closed(without))) == ({"gear": 2, "food": 1}, 0)


@rule("revive.attach.6")
def test_the_prism_wakes_older_cards_of_other_colours() -> None:
    match = rich("prism", slots={"top-left": [("librarian", "top")]}, goods="")
    play(match, "play welder", "slot top-left", "use prism")
    assert goods(match) == {"gear": 2, "book": 1, "food": 1}


@rule("revive.attach.6")
def test_the_prism_makes_one_card_more_count() -> None:
    match = rich("prism", active=["engineer"], goods="")
    play(match, "play engineer", "slot top-left", "use prism")
    assert goods(match) == {"gear": 3}


@rule("revive.attach.6")
def test_the_prism_gives_any_card_the_colour_that_may_be_taken_or_played() -> None:
    match = rich("prism", active=["poet"])
    play(match, "play poet", "slot bottom-left")
    assert moves(match)[:3] == ["take elder", "take dreamer", "use prism"]
    play(match, "use prism", "take cook")
    assert active(match) == ["cook"]
    match = rich("prism", active=["foreman", "shepherd"])
    play(match, "play foreman", "slot bottom-left", "use prism", "play shepherd")
    assert at_turn(match)
    assert slot(match, "top-left") == [("shepherd", "top")]


@rule("revive.machines.1", "revive.hibernate.1")
@pytest.mark.parametrize("machine", ["turntable", "prism"])
def test_a_machine_for_cards_helps_once_until_hibernation(machine: str) -> None:
    match = rich(machine, used=[machine], **PRISM)
    play(match, "play welder", "slot top-left")
    assert at_turn(match)
    match = rich(machine, used=[machine], **PRISM)
    all_sleep(match)
    play(match, "play welder", "slot top-left")
    assert f"use {machine}" in moves(match)


# What is printed besides


@pytest.mark.parametrize("machine", SPECIAL)
def test_special_machines_have_a_colour(machine: str) -> None:
    [colour] = {line.colour for line in LINES if line.machine == machine}
    shown = view_of(position(machines=[machine])).machines
    assert (colour, machine) in [(one.colour, one.machine) for one in shown]


def test_there_are_ten_of_each_colour() -> None:
    colours = {line.machine: line.colour for line in LINES if line.colour}
    assert Counter(colours.values()) == {"gray": 10, "green": 10, "yellow": 10}


@rule("revive.effects.12")
@pytest.mark.parametrize("line", LINES, ids=[line.machine for line in LINES])
def test_flasks_of_a_machine_are_counted(line: Line) -> None:
    """The Still has two flasks itself."""
    held = sorted({*board(line.machine)["machines"], "still"})
    match = position(players=[{**board(line.machine), "machines": held, "active": []}])
    play(match, "use still")
    seen = 0
    while not at_turn(match):
        play(match, "gain food")
        seen += 1
    assert seen == (2 if line.machine == "still" else 2 + line.flasks)
