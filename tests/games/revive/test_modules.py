"""Every slot module: the colours it answers to, its flasks, what it asks and what it brings."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from rekindle import Match
from rekindle.games.revive.engine.ops import E_MODULE_SPEAKS
from tests.games.revive.helpers import (
    answer,
    at_turn,
    changes,
    events,
    moves,
    offered,
    play,
    position,
    standing,
)
from tests.rules_cited import rule


class Line(NamedTuple):
    """A module, the colours it answers to, its flasks, the answers, and what has changed."""

    module: str
    colours: str
    flasks: int
    answers: list[str]
    brings: str


FORGE = ["choose pay 1 gear: 1 crystal & 2 point"]
GRAFT = ["choose pay 1 book: 1 module", "module gray-points", "at bottom-right-2"]
LESSON = ["choose pay 1 book: advance any 2", "advance gray", "advance yellow"]
MARKET = ["choose pay 1 food: 2 basic", "gain gear", "gain book"]
BOTH = ["choose pay 1 food: advance gray 1 & advance green 1"]
CHARGE = ["choose pay 1 basic: return 1 energy", "pay food", "return wagon"]
FEAST = ["choose pay 1 gear: 2 book / 2 food", "choose 2 food"]
SHIFT = ["choose pay 1 gear: rest a card / wake a card", "choose rest a card", "rest ranger"]
NURSERY = ["choose pay 1 gear: 1 module", *GRAFT[1:]]
IT_LIES = "gray-points at bottom-right-2"

LINES = [
    Line("gray-gears", "gray", 0, [], "+2 gear"),
    Line("gray-gear", "gray", 1, [], "+1 gear"),
    Line("gray-step", "gray", 0, [], "+1 point, gray +1"),
    Line("gray-crystal", "gray", 0, [], "+1 crystal"),
    Line("gray-charge", "gray", 1, ["return wagon"], "+1 energy, wagon ready"),
    Line("gray-points", "gray", 0, [], "+2 point"),
    Line("gray-forge", "gray", 0, FORGE, "+1 crystal, -1 gear, +2 point"),
    Line("gray-crew", "gray", 0, [], ""),
    Line("green-books", "green", 0, [], "+2 book"),
    Line("green-book", "green", 1, [], "+1 book"),
    Line("green-step", "green", 0, [], "green +2"),
    Line("green-graft", "green", 1, GRAFT, f"-1 book, {IT_LIES}"),
    Line("green-wake", "green", 1, ["wake tinker"], "tinker active"),
    Line("green-study", "green", 0, ["choose pay 1 book: 3 point"], "-1 book, +3 point"),
    Line("green-lesson", "green", 0, LESSON, "-1 book, gray +1, yellow +1"),
    Line("green-census", "green", 0, [], "+1 book, +1 point"),
    Line("yellow-meal", "yellow", 0, [], "+2 food"),
    Line("yellow-step", "yellow", 0, [], "+1 food, yellow +1"),
    Line("yellow-crate", "yellow", 0, [], "+1 crate"),
    Line("yellow-bunk", "yellow", 1, ["rest ranger"], "ranger resting"),
    Line("yellow-market", "yellow", 1, MARKET, "+1 gear, +1 book, -1 food"),
    Line("yellow-recruit", "yellow", 0, ["take cook"], "cook active"),
    Line("yellow-springs", "yellow", 0, [], "+1 food, +1 point"),
    Line("yellow-fair", "yellow", 0, [], "+1 book, +1 food"),
    Line("gray-green-kit", "gray green", 0, ["choose 1 book"], "+1 book"),
    Line("gray-green-step", "gray green", 0, BOTH, "-1 food, gray +1, green +1"),
    Line(
        "gray-green-relay",
        "gray green",
        0,
        ["choose pay 1 gear: advance green 2"],
        "-1 gear, green +2",
    ),
    Line(
        "gray-green-circuit",
        "gray green",
        0,
        ["choose pay 1 crystal: 1 energy"],
        "-1 crystal, +1 energy",
    ),
    Line("gray-green-charge", "gray green", 0, CHARGE, "-1 food, +1 energy, wagon ready"),
    Line("gray-green-plaque", "gray green", 0, ["choose pay 1 gear: 2 point"], "-1 gear, +2 point"),
    Line("gray-green-point", "gray green", 1, [], "+1 point"),
    Line("gray-green-flasks", "gray green", 2, [], ""),
    Line("gray-yellow-gear", "gray yellow", 0, [], "+1 gear"),
    Line("gray-yellow-ration", "gray yellow", 1, ["choose 1 point"], "+1 point"),
    Line("gray-yellow-step", "gray yellow", 0, ["choose advance yellow 1"], "yellow +1"),
    Line("gray-yellow-smithy", "gray yellow", 0, ["choose pay 1 food: 2 gear"], "+2 gear, -1 food"),
    Line(
        "gray-yellow-trade",
        "gray yellow",
        1,
        ["choose pay 1 basic: 1 crystal", "pay book"],
        "+1 crystal, -1 book",
    ),
    Line(
        "gray-yellow-jewel",
        "gray yellow",
        0,
        ["choose pay 1 crystal: 3 point"],
        "-1 crystal, +3 point",
    ),
    Line(
        "gray-yellow-cargo",
        "gray yellow",
        0,
        ["choose pay 1 basic: 1 crate", "pay food"],
        "-1 food, +1 crate",
    ),
    Line("gray-yellow-drove", "gray yellow", 1, [], "+1 gear"),
    Line("green-yellow-book", "green yellow", 0, [], "+1 book"),
    Line("green-yellow-census", "green yellow", 0, [], "+1 food"),
    Line("green-yellow-chorus", "green yellow", 0, [], "+1 point"),
    Line("green-yellow-feast", "green yellow", 0, FEAST, "-1 gear, +2 food"),
    Line("green-yellow-shift", "green yellow", 0, SHIFT, "-1 gear, ranger resting"),
    Line(
        "green-yellow-recruit",
        "green yellow",
        0,
        ["choose pay 1 gear: take a green card", "take elder"],
        "-1 gear, elder active",
    ),
    Line("green-yellow-nursery", "green yellow", 0, NURSERY, f"-1 gear, {IT_LIES}"),
    Line(
        "green-yellow-still",
        "green yellow",
        0,
        ["choose pay 1 gear: per flask: 1 food"],
        "-1 gear, +3 food",
    ),
]

COUNTING = {
    ("gray-crew", "gray"): "+1 gear",
    ("gray-yellow-drove", "yellow"): "+2 gear",
    ("green-yellow-chorus", "green"): "+2 point",
}
"""What modules bring that count the card which is played, too."""

CARDS = {"gray": "miner", "green": "scribe", "yellow": "farmer"}
"""A card of each colour whose top half asks nothing."""

each_module = pytest.mark.parametrize("line", LINES, ids=[line.module for line in LINES])
each_colour = pytest.mark.parametrize("colour", CARDS)


HAND: dict[str, Any] = {
    "goods": "1 crystal 1 gear 1 book 1 food",
    "energy": 0,
    "points": 50,
    "tracks": {"gray": 12, "green": 12, "yellow": 12},
    "machines": ["converter", "kiln", "wagon", "loom", "ink-press"],
    "used": ["kiln", "wagon"],
    "active": list(CARDS.values()),
    "slots": {"top-right": ["archivist"], "bottom-right": ["ranger"]},
    "technologies": ["root"],
}
"""A player who has what it takes, and for whom every step is just a step.

One card of another colour lies in a slot for each that a module may count, and there are one figure
and three flasks: one on the Loom, two on the Ink Press.
"""

AROUND: dict[str, Any] = {
    "buildings": {"g5": ("small", 0)},  # by a water
    "cards": ["welder", "elder", "dreamer", "cook", "hunter"],
}


def beside(where: str, module: str) -> Match:
    """The module lies beside this slot."""
    others = [name for name in ("gray-points", "yellow-meal") if name != module]
    hand = {**HAND, "modules": {f"{where}-1": module}}
    return position(players=[hand], modules=others, **AROUND)


def brought(line: Line, colour: str, answers: list[str]) -> str:
    """What a card of a colour brings more with the module beside its slot than elsewhere."""
    without, match = beside("bottom-left", line.module), beside("top-left", line.module)
    for table in (without, match):
        play(table, f"play {CARDS[colour]}", "slot top-left")
    assert at_turn(without)
    answer(match, *answers)
    return changes(standing(without), match, but=line.module)


def test_every_module_has_its_line() -> None:
    words = position().setting.extra.names
    assert words.modules == [line.module for line in LINES]


@rule("revive.play.3")
@each_colour
@each_module
def test_what_a_module_brings_and_for_which_colours(line: Line, colour: str) -> None:
    if colour in line.colours.split():
        brings = COUNTING.get((line.module, colour), line.brings)
        assert brought(line, colour, line.answers) == brings
    else:
        assert brought(line, colour, []) == ""


@rule("revive.play.3")
@each_module
def test_the_log_tells_for_whom_a_module_speaks(line: Line) -> None:
    spoken = []
    for colour, card in CARDS.items():
        match = beside("top-left", line.module)
        play(match, f"play {card}", "slot top-left")
        spoken += [colour] if events(match, E_MODULE_SPEAKS) else []
    assert spoken == line.colours.split()


@rule("revive.modules.2")
@each_module
def test_a_new_module_speaks_on_an_activation_symbol(line: Line) -> None:
    """The Loom takes it; the first space of every slot has the symbol."""
    others = [name for name in ("gray-points", "yellow-meal") if name != line.module]
    hand = {**HAND, "energy": 1}
    match = position(players=[hand], modules=[line.module, *others], **AROUND)
    play(match, "use loom", f"module {line.module}")
    before = standing(match)
    play(match, "at bottom-left-1")
    answer(match, *line.answers)
    assert changes(before, match, but=line.module) == line.brings


PRICES = [line for line in LINES if line.answers and line.answers[0].startswith("choose pay ")]


@rule("revive.effects.3")
@pytest.mark.parametrize("line", PRICES, ids=[line.module for line in PRICES])
def test_nobody_has_to_pay_for_a_module(line: Line) -> None:
    match = beside("top-left", line.module)
    play(match, f"play {CARDS[line.colours.split()[0]]}", "slot top-left")
    assert moves(match)[:2] == [line.answers[0], "skip"]
    play(match, "skip")
    assert at_turn(match)


@rule("revive.effects.12")
@each_module
def test_flasks_of_a_module_are_counted(line: Line) -> None:
    """The Still has two flasks itself."""
    hand = {"machines": ["still"], "energy": 1, "modules": {"right-1": line.module}}
    match = position(players=[hand])
    play(match, "use still")
    seen = 0
    while not at_turn(match):
        assert offered(match, "gain ")
        play(match, "gain food")
        seen += 1
    assert seen == 2 + line.flasks


@rule("revive.effects.3")
@pytest.mark.parametrize("track", ["gray", "yellow"])
def test_a_step_may_be_taken_on_either_track(track: str) -> None:
    [line] = [line for line in LINES if line.module == "gray-yellow-step"]
    assert brought(line, "gray", [f"choose advance {track} 1"]) == f"{track} +1"
