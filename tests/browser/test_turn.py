"""The turn bar: the main action, undo, trading beside it, and turns that end by themselves."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.tables import TRIES, in_the_middle, sit_down, until_asked
from tests.browser.visiting import Visitor
from tests.server.serving import Server

END = '[data-move="end"]'


def test_trading_is_a_side_button(visit: Visit, site: Server) -> None:
    """After a worker is placed nothing is left but to trade or to end: the bar has both."""
    with in_the_middle(site.address, "euphoria", 30) as at:
        visitor = visit()
        hand = sit_down(visitor, at, until_asked(at, "^prompt-end-turn$"))
        page = visitor.page
        bar = page.locator("section.turn")
        expect(bar.locator(END)).to_be_visible()
        expect(hand.panel.locator("[data-move]")).to_have_count(0)
        bar.get_by_role("button", name="Trade", exact=True).click()
        trades = page.locator("[popover]:popover-open [data-move^=trade]")
        expect(trades.first).to_be_visible()
        page.keyboard.press("Escape")
        number = hand.number
        bar.locator(END).click()
        hand.wait_for_number(number + 1)


def test_the_bar_says_things_once(visit: Visit, site: Server) -> None:
    with in_the_middle(site.address, "revive", 30) as at:
        visitor = visit()
        sit_down(visitor, at, until_asked(at, "^prompt-turn$"))
        question = visitor.page.locator("section.turn").get_by_role("status")
        said = question.inner_text()
        assert len(re.findall("Your turn", said)) == 1, said


def test_a_turn_ends_by_itself_if_somebody_likes_it(visit: Visit, site: Server) -> None:
    """But not at once again after an undo, which is for doing something else."""
    for _ in range(TRIES):
        hand = ended_by_itself(visit(), site)
        if hand.visitor.state["undo"]:  # unless the next player's question reveals something
            break
    page, number = hand.page, hand.number
    page.keyboard.press("Control+z")
    hand.wait_for_number(number + 1)
    expect(page.locator(f"section.turn {END}")).to_be_visible()


def ended_by_itself(visitor: Visitor, site: Server) -> Hand:
    with in_the_middle(site.address, "euphoria", 30) as at:
        hand = sit_down(visitor, at, until_asked(at, "^prompt-end-turn$"))
        number = hand.number
        prefer_ending(visitor)
        hand.wait_for_number(number + 1)
    return hand


def prefer_ending(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("switch", name=re.compile("End my turn by itself")).check(force=True)
    page.keyboard.press("Escape")


def test_undo_says_why_it_cannot(visit: Visit, site: Server) -> None:
    with in_the_middle(site.address, "euphoria", 30) as at:
        guest = until_asked(at, "^prompt-turn$")
        visitor = visit()
        sit_down(visitor, at, guest)
        assert visitor.state["undo"] is None
        # It answers a click although it is marked as disabled.
        visitor.page.get_by_role("button", name="Undo", exact=True).click(force=True)
        expect(visitor.page.get_by_text(re.compile("^Nothing to undo"))).to_be_visible()
