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


FORGE = ["choose pay 1 gear: 1 crystal & 1 point"]
STUDY = ["choose pay 1 book: 3 point"]
MARKET = ["choose pay 1 food: 2 basic", "gain gear", "gain book"]
TRADE = "choose pay 1 basic: 1 crystal"
STEP_1 = ["choose pay 1 food: advance gray 1 / advance green 1", "choose advance gray 1"]
STEP_2 = ["choose pay 1 book: advance gray 1 / advance yellow 1", "choose advance yellow 1"]
STEP_3 = ["choose pay 1 gear: advance green 1 / advance yellow 1", "choose advance green 1"]

LINES = [
    Line("gray-gears", "gray", 0, [], "+2 gear"),
    Line("gray-gear", "gray", 1, [], "+1 gear"),
    Line("gray-step", "gray", 0, [], "gray +1"),
    Line("gray-crystal", "gray", 0, [], "+1 crystal"),
    Line("gray-charge", "gray", 1, ["return wagon"], "+1 energy, wagon ready"),
    Line("gray-points", "gray", 0, [], "+2 point"),
    Line("gray-forge", "gray", 0, FORGE, "+1 crystal, -1 gear, +1 point"),
    Line("gray-fair", "gray", 0, [], "+1 gear, +1 food"),
    Line("green-books", "green", 0, [], "+2 book"),
    Line("green-book", "green", 1, [], "+1 book"),
    Line("green-step", "green", 0, [], "green +1"),
    Line("green-crystal", "green", 0, [], "+1 crystal"),
    Line("green-wake", "green", 1, ["wake tinker"], "tinker active"),
    Line("green-points", "green", 0, [], "+2 point"),
    Line("green-study", "green", 0, STUDY, "-1 book, +3 point"),
    Line("green-fair", "green", 0, [], "+1 gear, +1 book"),
    Line("yellow-meal", "yellow", 0, [], "+2 food"),
    Line("yellow-food", "yellow", 1, [], "+1 food"),
    Line("yellow-step", "yellow", 0, [], "yellow +1"),
    Line("yellow-crystal", "yellow", 0, [], "+1 crystal"),
    Line("yellow-bunk", "yellow", 1, ["rest ranger"], "ranger resting"),
    Line("yellow-points", "yellow", 0, [], "+2 point"),
    Line("yellow-market", "yellow", 0, MARKET, "+1 gear, +1 book, -1 food"),
    Line("yellow-fair", "yellow", 0, [], "+1 book, +1 food"),
    Line("gray-green-gear", "gray green", 0, [], "+1 gear"),
    Line("gray-green-book", "gray green", 0, [], "+1 book"),
    Line("gray-green-food", "gray green", 0, [], "+1 food"),
    Line("gray-green-any", "gray green", 0, ["gain food"], "+1 food"),
    Line("gray-green-point", "gray green", 1, [], "+1 point"),
    Line("gray-green-step", "gray green", 0, STEP_1, "-1 food, gray +1"),
    Line("gray-green-trade", "gray green", 0, [TRADE, "pay food"], "+1 crystal, -1 food"),
    Line("gray-green-flasks", "gray green", 2, [], ""),
    Line("gray-yellow-gear", "gray yellow", 0, [], "+1 gear"),
    Line("gray-yellow-food", "gray yellow", 0, [], "+1 food"),
    Line("gray-yellow-book", "gray yellow", 0, [], "+1 book"),
    Line("gray-yellow-any", "gray yellow", 0, ["gain book"], "+1 book"),
    Line("gray-yellow-point", "gray yellow", 1, [], "+1 point"),
    Line("gray-yellow-step", "gray yellow", 0, STEP_2, "-1 book, yellow +1"),
    Line("gray-yellow-trade", "gray yellow", 0, [TRADE, "pay book"], "+1 crystal, -1 book"),
    Line("gray-yellow-flasks", "gray yellow", 2, [], ""),
    Line("green-yellow-book", "green yellow", 0, [], "+1 book"),
    Line("green-yellow-food", "green yellow", 0, [], "+1 food"),
    Line("green-yellow-gear", "green yellow", 0, [], "+1 gear"),
    Line("green-yellow-any", "green yellow", 0, ["gain gear"], "+1 gear"),
    Line("green-yellow-point", "green yellow", 1, [], "+1 point"),
    Line("green-yellow-step", "green yellow", 0, STEP_3, "-1 gear, green +1"),
    Line("green-yellow-trade", "green yellow", 0, [TRADE, "pay gear"], "+1 crystal, -1 gear"),
    Line("green-yellow-flasks", "green yellow", 2, [], ""),
]

CARDS = {"gray": "miner", "green": "scribe", "yellow": "farmer"}
"""A card of each colour whose top half asks nothing."""

each_module = pytest.mark.parametrize("line", LINES, ids=[line.module for line in LINES])
each_colour = pytest.mark.parametrize("colour", CARDS)


HAND: dict[str, Any] = {
    "goods": "1 gear 1 book 1 food",
    "energy": 0,
    "points": 50,
    "tracks": {"gray": 12, "green": 12, "yellow": 12},
    "machines": ["converter", "kiln", "wagon", "loom"],
    "used": ["kiln", "wagon"],
    "active": list(CARDS.values()),
    "slots": {"top-right": ["archivist"], "bottom-right": ["ranger"]},
}
"""A player who has what it takes, and for whom every step is just a step."""


def beside(where: str, module: str) -> Match:
    """The module lies beside this slot."""
    return position(players=[{**HAND, "modules": {f"{where}-1": module}}])


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
        assert brought(line, colour, line.answers) == line.brings
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
    match = position(players=[{**HAND, "energy": 1}], modules=[line.module])
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
@pytest.mark.parametrize(
    ("module", "colour", "pays", "track"),
    [
        ("gray-green-step", "green", "-1 food", "green"),
        ("gray-yellow-step", "gray", "-1 book", "gray"),
        ("green-yellow-step", "green", "-1 gear", "yellow"),
    ],
)
def test_a_step_may_be_taken_on_either_track(
    module: str, colour: str, pays: str, track: str
) -> None:
    [line] = [line for line in LINES if line.module == module]
    answers = [line.answers[0], f"choose advance {track} 1"]
    assert brought(line, colour, answers) == f"{pays}, {track} +1"
