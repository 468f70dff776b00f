"""Whole games by clicking only: against a bot, at one device, in two browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hand import Adviser, Hand
from tests.browser.sight import DESK, out_of_sight
from tests.browser.tables import new_table
from tests.browser.visiting import Visitor
from tests.server.serving import Server

MOST = 800
MOST_COMPRESSED = 30_000
"""Bytes of a state, as a browser is sent it."""
WON = re.compile("wins|Shared victory")


def see_the_end(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("dialog", name=WON)).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Analyse")).to_be_visible()
    assert 0 < visitor.largest < MOST_COMPRESSED


def used_both_ways(hand: Hand) -> None:
    assert hand.on_board > 20, "the board was hardly used"
    assert hand.in_list > 20, "the list was hardly used"


@pytest.mark.parametrize("game", ["euphoria", "revive", "recall"])
def test_against_a_bot(visit: Visit, site: Server, game: str) -> None:
    """At a desk's window nothing that may be chosen is ever out of sight."""
    anna = visit(size=DESK)
    adviser = Adviser(site.database, new_table(anna, game))
    hand = Hand(anna)
    for _ in range(MOST):
        hand.wait_for_question()
        if hand.over:
            break
        anna.wait(lambda: not out_of_sight(anna.page), "all that is lit in sight")
        hand.play(adviser.advice(hand.asked()))
    see_the_end(anna)
    used_both_ways(hand)


def test_two_at_one_device(visit: Visit, site: Server) -> None:
    """A curtain between them: what is behind it belongs to nobody's eyes."""
    anna = visit()
    adviser = Adviser(site.database, new_table(anna, "revive", "Pass one device round", 2))
    hand = Hand(anna)
    page, lifted = anna.page, 0
    curtain = page.get_by_role("heading", name=re.compile("Hand the device to"))
    for _ in range(MOST):
        hand.wait_for_question_or(curtain)
        if hand.over:
            break
        if curtain.is_visible():
            anna.wait(lambda: anna.state["eyes"] is None, "nobody's eyes behind the curtain")
            page.get_by_role("button", name=re.compile("^I am ")).click()
            curtain.wait_for(state="hidden")
            lifted += 1
            continue
        hand.play(adviser.advice(hand.asked()))
    see_the_end(anna)
    used_both_ways(hand)
    assert lifted > 20


def test_two_browsers(visit: Visit, site: Server) -> None:
    """By invitation, each with their own eyes; what one does is there for the other at once."""
    anna, ben = visit(), visit()
    table = new_table(anna, "revive", "With friends by link", 2)
    link = anna.page.get_by_label("Invitation to seat 2").input_value()
    assert link.startswith(f"{site.address}/#/join/{table}/1/")
    ben.page.goto(link)
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    adviser = Adviser(site.database, table)
    hands = [Hand(anna, 1), Hand(ben, 2)]
    for _ in range(MOST):
        adviser.catch_up()
        if adviser.match.over:
            break
        seat = adviser.match.decision.seat
        hands[seat].wait_for_question()
        hands[seat].play(adviser.advice(seat))
        hands[1 - seat].wait_for_number(hands[seat].number)
    for seat, hand in enumerate(hands):
        see_the_end(hand.visitor)
        used_both_ways(hand)
        assert {state["eyes"] for state in hand.visitor.states} == {seat}
