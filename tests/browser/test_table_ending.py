"""The end of a game in the middle of the screen, and the clock and goal of a game for one."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.axe import problems
from tests.browser.conftest import Visit
from tests.browser.tables import in_the_middle, sit_down, take_seats
from tests.browser.visiting import PHONE, Visitor
from tests.server.raw import Table, table
from tests.server.serving import Server

MOST = 4000
TIED = {
    "reason": "The tenth star is placed",
    "seats": [
        {
            "seat": seat,
            "place": place,
            "total": 10,
            "lines": [{"name": "Markets", "points": 4}, {"name": "Territories", "points": 6}],
            "tie_break": broken,
        }
        for seat, place, broken in ((0, 2, ""), (1, 1, "Equal stars, more morale (5 to 3)"))
    ],
}
"""What the server says of a tie: games that are played at random hardly end with one."""


def played(site: Server, game: str, seats: int, **options: str) -> Table:
    with table(site.address, game, seats, options=options) as at:
        at.play(MOST)
        assert at.over
    return at


@pytest.fixture(scope="module")
def over(site: Server) -> Table:
    """A game for two that is over."""
    return played(site, "euphoria", 2, trading="off")


@pytest.fixture(scope="module")
def alone(site: Server) -> Table:
    """A solo game that is over."""
    return played(site, "revive", 1)


def with_a_tie(line: WebSocketRoute) -> None:
    """Pass on what the server says, with a tie for a result."""
    server = line.connect_to_server()

    def tell(message: str | bytes) -> None:
        told = json.loads(message)
        if told["is"] == "table":
            told["table"]["outcome"] = TIED
        line.send(json.dumps(told))

    server.on_message(tell)


def arrive(visit: Visit, over: Table, **more: Any) -> Visitor:
    """The first player comes back to the finished game."""
    visitor = visit(**more)
    visitor.page.route_web_socket(re.compile("/live"), with_a_tie)
    take_seats(visitor, over, over.guests[0])
    return visitor


def result(page: Page, title: str) -> Locator:
    return page.get_by_role("dialog", name=re.compile(title))


def test_the_result_comes_up_with_all_there_is_to_say(visit: Visit, over: Table) -> None:
    visitor = arrive(visit, over)
    page = visitor.page
    dialog = result(page, "Guest 1 wins")
    expect(dialog).to_be_visible()
    places = dialog.get_by_role("listitem")
    expect(places).to_have_count(2)
    expect(places.first).to_contain_text("Guest 1")
    expect(dialog.get_by_text("Equal stars, more morale (5 to 3)")).to_have_count(1)
    expect(places.last).to_contain_text("Anna")
    expect(dialog.get_by_role("row", name=re.compile("^Territories"))).to_contain_text("6")
    expect(dialog.get_by_role("img", name=re.compile("^A line chart"))).to_be_visible()
    for name in ("Play again", "Share", "Save the record"):
        expect(dialog.get_by_role("button", name=name)).to_be_visible()
    dialog.get_by_role("link", name="Analyse").click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "0")


def test_it_is_closed_and_opened_again_and_shown_once_for_each_arrival(
    visit: Visit, over: Table
) -> None:
    visitor = arrive(visit, over)
    page = visitor.page
    dialog = result(page, "Guest 1 wins")
    expect(dialog).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    panel = page.locator("section.result")
    expect(panel).to_contain_text("Guest 1 wins")
    panel.get_by_role("button", name="Result").click()
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    page.reload()
    expect(dialog).to_be_visible()


def test_the_result_is_shared_as_a_link_that_works_for_others(visit: Visit, over: Table) -> None:
    visitor = arrive(visit, over)
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    # Where the browser shares by itself it is not asked to: nobody would answer its dialog.
    visitor.page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
    dialog = result(visitor.page, "Guest 1 wins")
    dialog.get_by_role("button", name="Share").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    friend = visit()
    friend.page.route_web_socket(re.compile("/live"), with_a_tie)
    friend.page.goto(link)
    expect(result(friend.page, "Guest 1 wins")).to_be_visible()
    expect(friend.page.get_by_role("link", name="New table")).to_be_visible()


def test_again_keeps_the_options(visit: Visit, over: Table) -> None:
    visitor = arrive(visit, over)
    page = visitor.page
    with page.expect_response(lambda r: r.request.method == "POST") as asked:
        result(page, "Guest 1 wins").get_by_role("button", name="Play again").click()
    opened = asked.value.json()["table"]
    assert opened["options"]["trading"] == "off"
    page.wait_for_url(re.compile(f"#/table/{opened['id']}"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_result_fits_a_phone(visit: Visit, over: Table, scheme: str) -> None:
    visitor = arrive(visit, over, size=PHONE, has_touch=True, is_mobile=True, color_scheme=scheme)
    page = visitor.page
    dialog = result(page, "Guest 1 wins")
    expect(dialog.get_by_role("img", name=re.compile("^A line chart"))).to_be_attached()
    box = dialog.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] + box["height"] <= PHONE["height"]
    body = dialog.locator(".body")
    assert body.evaluate("body => body.scrollWidth <= body.clientWidth")
    expect(dialog.get_by_role("button", name="Play again")).to_be_in_viewport()
    assert problems(page) == []


def test_a_solo_game_ends_with_its_rank(visit: Visit, alone: Table) -> None:
    visitor = visit()
    take_seats(visitor, alone, alone.guests[0])
    dialog = result(visitor.page, "^(Loss|Survivor|[A-Z][a-z]+ victory|Utopia): [0-9]+ points")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text(re.compile("more points? for the next rank: .*, from [0-9]+"))
    expect(dialog.get_by_role("listitem")).to_have_count(0)
    expect(dialog.get_by_role("row", name=re.compile("^Total"))).to_be_visible()


def test_the_bar_of_a_solo_game_has_its_clock_and_its_goal(visit: Visit, site: Server) -> None:
    visitor = visit()
    with in_the_middle(site.address, "revive", 12, seats=1) as at:
        sit_down(visitor, at, at.guests[0])
        view = visitor.state["view"]
        (player,) = view["players"]
        points = sum(player["score"].values())
        bar = visitor.page.locator(".turn")
        expect(bar).to_contain_text(f"Action cube {player['cube']} of 20")
        expect(bar).to_contain_text(re.compile(rf"\b{points} points?"))
        expect(bar).to_contain_text("Survivor from 50")
