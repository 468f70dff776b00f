"""For each reason code of the kernel an obstacle, and the move once it is gone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rekindle.kernel import reasons as codes
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.reasons import FINE, FIRST_GAME_REASON, NOT_ASKED, code_of
from tests.kernel.toy import ANY, BOOK, GREEN, TAKE, playing

Make = Callable[[], Match]
NO_CODES = ("CODE_BITS", "CODE_MASK", "FIRST_GAME_REASON", "FINE")
CODES = {n: v for n, v in vars(codes).items() if isinstance(v, int) and n not in NO_CODES}


def checked(match: Match, text: str) -> int:
    rules, state = engine_of(match)
    return code_of(rules.check(state, state.agenda[-1], match.setting.vocabulary.parse(text).code))


def after(card: str | int, *played: str, held: str = "", required: int = -1) -> Make:
    """A card was played, then these moves; the procedure `required` may not be left out."""

    def make() -> Match:
        match = playing(card, held)
        for text in played:
            match.play(text)
        if required >= 0:
            match.setting.rules.procedures[required].required = True
        return match

    return make


SHOP = ("shop", "choose buy")
STALL = BOOK.pay([(1, ANY), (1, [GREEN])], BOOK.points(1))
"""A pebble of any colour, and then a green one."""
ROWS: dict[str, tuple[str, Make, Make]] = {
    "NOT_ASKED": ("pay red red", after("garden"), after(*SHOP, held="red red green")),
    "DOES_NOTHING": ("choose bury", after("fair", held="red"), after("fair", held="red blue")),
    "REQUIRED": ("skip", after("fair", held="red", required=TAKE), after("fair", held="red")),
    "ONE_LEFT": ("do the rest", after("fair"), after("fair", held="red")),
    "PAY_OTHER": (
        "pay red red",
        after(STALL, held="red green blue"),
        after(*SHOP, held="red red green"),
    ),
    "PAY_LACKS": (
        "pay blue blue",
        after(*SHOP, held="red red green"),
        after(*SHOP, held="red blue blue"),
    ),
    "PAY_REST": (
        "pay green",
        after(STALL, held="red green blue"),
        after(STALL, held="red green green"),
    ),
}


def test_every_code_has_a_row() -> None:
    assert set(ROWS) == set(CODES)
    assert all(FINE < value < FIRST_GAME_REASON for value in CODES.values())


@pytest.mark.parametrize("name", ROWS)
def test_without_the_obstacle_the_move_is_offered(name: str) -> None:
    move, refusing, offering = ROWS[name]
    assert checked(refusing(), move) == CODES[name]
    assert checked(offering(), move) == FINE


@pytest.mark.parametrize(
    "name", [n for n, v in CODES.items() if v not in (NOT_ASKED, codes.REQUIRED)]
)
def test_why_not_has_the_code_of_the_check(name: str) -> None:
    move, refusing, _ = ROWS[name]
    reason = refusing().why_not(move)
    assert reason is not None
    assert reason.code == CODES[name]
