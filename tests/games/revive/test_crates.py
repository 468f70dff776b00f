"""Every crate: what opening it asks and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from rekindle import Match
from tests.games.revive.helpers import (
    answer,
    at_turn,
    changes,
    closed,
    goods,
    moves,
    opened,
    play,
    points,
    position,
    standing,
    view_of,
)
from tests.rules_cited import rule

TRADE = "choose pay 1 basic: 1 basic"
TREASURE = "choose pay 1 basic: 2 crystal"
MODULE = ["module gray-step", "at bottom-left-2"]
IT_LIES = "gray-step at bottom-left-2"
BOTH = "do the rest"
BARTER = [BOTH, "gain gear", *3 * [TRADE, "pay gear", "gain food"]]

# Crate, the answers to what it asks, all that has changed.
CRATES: list[tuple[str, list[str], str]] = [
    ("field-kit", [], "+1 gear, +1 book"),
    ("tool-box", [], "+2 gear"),
    ("book-box", [], "+2 book"),
    ("lunch-box", [], "+2 food"),
    ("mess-kit", [], "+1 gear, +1 food"),
    ("satchel", [], "+1 book, +1 food"),
    ("spice-box", ["gain gear", "gain food"], "+1 gear, +1 food"),
    ("strong-box", ["gain book", "gain book"], "+2 book"),
    ("jewel-box", ["gain food"], "+1 crystal, +1 food"),
    ("mirror-box", [], "+1 crystal, +1 point"),
    ("treasury", [TREASURE, "pay gear"], "+2 crystal, -1 gear"),
    ("treasury", ["skip"], ""),
    ("barter-box", BARTER, "-2 gear, +3 food"),
    ("ore-box", [], "+1 gear, gray +1"),
    ("herb-box", [], "+1 book, green +1"),
    ("seed-box", [], "+1 food, yellow +1"),
    ("map-case", ["advance green"], "+1 point, green +1"),
    ("blueprint", ["advance gray", "advance yellow"], "gray +1, yellow +1"),
    ("medal-box", [], "+3 point"),
    ("keg", ["gain gear"], "+1 gear, +2 point"),
    ("hat-box", [], "+1 gear, +2 point"),
    ("spare-part", MODULE, IT_LIES),
    ("circuit-box", MODULE, IT_LIES),
    ("fuse-box", MODULE, IT_LIES),
    ("fuse-box", ["skip"], ""),
    ("battery", [], "+1 energy"),
    ("charger", [BOTH, "return wagon", "gain book"], "+1 book, +1 energy, wagon ready"),
    ("letter-box", ["take cook"], "cook active"),
    ("bedroll", [BOTH, "rest ranger", "gain food"], "+1 food, ranger resting"),
    ("alarm-clock", [BOTH, "wake scribe", "gain book"], "+1 book, scribe active"),
]

each_crate = pytest.mark.parametrize(
    ("crate", "answers", "brings"), CRATES, ids=[line[0] for line in CRATES]
)

HAND: dict[str, Any] = {
    "goods": "2 gears 2 books 2 food",
    "energy": 0,
    "points": 50,
    "tracks": {"gray": 12, "green": 12, "yellow": 12},
    "machines": ["converter", "kiln", "wagon"],
    "used": ["kiln", "wagon"],
    "active": ["miner"],
    "slots": {"top-right": ["archivist"], "bottom-right": ["ranger"]},
}
"""A player for whom every crate does something, and every step is just a step."""


def with_crate(crate: str, **more: Any) -> Match:
    cards = ["smelter", "elder", "dreamer", "cook", "hunter"]
    return position(players=[{**HAND, "closed": [crate], **more}], cards=cards)


def test_every_crate_has_its_line() -> None:
    words = position().setting.extra.names
    assert words.crates == list(dict.fromkeys(line[0] for line in CRATES))
    assert len(words.crates) == 28


@rule("revive.crates.2")
@each_crate
def test_what_a_crate_brings(crate: str, answers: list[str], brings: str) -> None:
    match = with_crate(crate)
    before = standing(match)
    play(match, f"open {crate}")
    answer(match, *answers)
    before["numbers"]["crate"] = 0
    assert changes(before, match) == brings
    assert (closed(match), opened(match)) == ([], [crate])
    assert view_of(match).actions == 0


@rule("revive.crates.3")
@each_crate
def test_a_crate_brings_the_same_when_it_is_reopened(
    crate: str, answers: list[str], brings: str
) -> None:
    """The Scrap Press takes 1 gear for it, which is given here on top."""
    hand = {"goods": "3 gears 2 books 2 food", "machines": ["scrap-press", *HAND["machines"]]}
    match = with_crate(crate, **hand, energy=1, closed=[], opened=[crate])
    before = standing(with_crate(crate))
    play(match, "use scrap-press")
    answer(match, *answers)
    before["numbers"]["crate"] = 0
    assert changes(before, match, but="scrap-press") == brings
    assert "use scrap-press" not in moves(match)


@rule("revive.crates.2")
def test_a_crate_is_opened_once() -> None:
    match = with_crate("medal-box")
    play(match, "open medal-box")
    assert points(match) == 53
    assert "open medal-box" not in moves(match)


@rule("revive.effects.3")
def test_one_need_not_trade_all_that_a_barter_box_allows() -> None:
    match = with_crate("barter-box")
    play(match, "open barter-box", BOTH, "gain gear", TRADE, "pay gear", "gain food", "skip")
    assert at_turn(match)
    assert goods(match) == {"gear": 2, "book": 2, "food": 3}
