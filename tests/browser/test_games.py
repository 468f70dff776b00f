"""Whole games by clicking only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hand import Adviser, Hand
from tests.browser.visiting import Visitor
from tests.server.serving import Server

MOST = 600


def new_table(visitor: Visitor, game: str, *choices: str) -> str:
    """From the lobby to a running table; `choices` are labels to click on the way."""
    page = visitor.go("/")
    tile = page.get_by_role("link", name=re.compile(game, re.IGNORECASE)).first
    tile.click()
    page.get_by_label("Your name at the table").fill("Anna")
    for choice in choices:
        page.get_by_text(choice, exact=True).first.click()
    page.get_by_role("button", name=re.compile("^(Play|Open the table)$")).click()
    page.wait_for_url(re.compile("#/table/"))
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("game", ["euphoria", "revive"])
def test_a_whole_game_against_a_bot(visit: Visit, site: Server, game: str) -> None:
    anna = visit()
    table = new_table(anna, game)
    hand = Hand(anna)
    adviser = Adviser(site.database, table)
    for _ in range(MOST):
        hand.wait_for_question()
        if hand.over:
            break
        seat = hand.seat()
        assert seat is not None
        hand.play(adviser.advice(seat))
    assert hand.over, f"no end after {MOST} decisions"
    title = re.compile("wins|Shared victory")
    expect(anna.page.get_by_role("heading", name=title)).to_be_visible()
    assert hand.on_board > 20, "the board was hardly used"
    assert hand.in_list > 20, "the list was hardly used"
