"""Revive's table: displays beside the map, the parts of a side, trades, and what flies."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.sight import BIG, DESK, STILL, WINDOWS, moved, out_of_sight, watch_moved
from tests.browser.tables import asking, offering, sit_down, where
from tests.browser.visiting import PAINTED, Visitor
from tests.server.raw import Guest, Table
from tests.server.serving import Server

OWN = ".table .own"
CUT = """() => {
  const found = [];
  for (const name of document.querySelectorAll(".citizen .name, .machine .name, .title, .band")) {
    if (!name.checkVisibility()) continue;
    const text = document.createRange();
    text.selectNodeContents(name);
    const inside = text.getBoundingClientRect();
    const around = name.closest(".thing").getBoundingClientRect();
    const beside = inside.left < around.left - 1 || inside.right > around.right + 1;
    const beyond = inside.top < around.top - 1 || inside.bottom > around.bottom + 2;
    if (beside || beyond) found.push(name.innerText);
  }
  for (const row of document.querySelectorAll(".own [role=tablist]"))
    if (row.checkVisibility() && row.scrollWidth > row.clientWidth) found.push(row.innerText);
  return found;
}"""
"""Names that do not fit on what they name, and tabs that do not fit beside each other."""
SHAPE = """() => {
  const board = document.querySelector(".table .board .inner").firstElementChild;
  const { width, height } = board.getBoundingClientRect();
  const letters = parseFloat(getComputedStyle(board.querySelector(".citizen .name")).fontSize);
  return [height / width, letters / width];
}"""


def sit_where(visitor: Visitor, at: Table, guest: Guest) -> Hand:
    hand = sit_down(visitor, at, guest)
    visitor.page.evaluate(PAINTED)
    return hand


def asked(visitor: Visitor, site: Server, asks: str) -> Hand:
    """Where somebody is asked such a question."""
    with where(site.address, "revive", asking(asks)) as (at, guest):
        return sit_where(visitor, at, guest)


def part(page: Page, name: str) -> Any:
    return page.locator(OWN).get_by_role("tab", name=name)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", [DESK, BIG], ids=["desk", "big"])
def test_no_name_is_cut_off(visit: Visit, site: Server, size: dict[str, int], locale: str) -> None:
    visitor = visit(size=size, locale=locale)
    asked(visitor, site, "^prompt-turn$")
    tabs = visitor.page.locator(OWN).get_by_role("tab")
    assert visitor.page.evaluate(CUT) == []
    for tab in tabs.all():
        tab.click()
        assert visitor.page.evaluate(CUT) == []


@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size['width']}x{size['height']}")
def test_the_board_keeps_its_proportions_when_it_is_zoomed(
    visit: Visit, site: Server, size: dict[str, int]
) -> None:
    """What lies beside the map grows with it, and the board's height with its width."""
    visitor = visit(size=size)
    asked(visitor, site, "^prompt-turn$")
    page = visitor.page
    tab = page.get_by_role("navigation").get_by_role("button", name="Board")
    if tab.is_visible():
        tab.click()
    before = page.evaluate(SHAPE)
    page.get_by_role("button", name="Zoom in").click()
    page.evaluate(PAINTED)
    assert page.evaluate(SHAPE) == pytest.approx(before, rel=0.02)


@pytest.mark.parametrize(
    ("asks", "name"),
    [
        ("^prompt-advance$", "Tracks"),
        ("^prompt-unlock$", "Technologies"),
        ("^prompt-wake$", "Rest"),
    ],
)
def test_the_part_that_is_asked_about_comes_up(
    visit: Visit, site: Server, asks: str, name: str
) -> None:
    visitor = visit(size=DESK)
    asked(visitor, site, asks)
    tab = part(visitor.page, name)
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(tab).to_have_accessible_name(f"{tab.inner_text()} – can be chosen")
    assert out_of_sight(visitor.page) == []


def test_parts_are_turned_with_the_keyboard(visit: Visit, site: Server) -> None:
    visitor = visit(size=DESK)
    asked(visitor, site, "^prompt-turn$")
    page = visitor.page
    cards, tracks = part(page, "Active cards"), part(page, "Tracks")
    expect(cards).to_have_attribute("aria-selected", "true")
    cards.focus()
    # The slots have a place of their own at this size, and no tab.
    page.keyboard.press("ArrowRight")
    expect(tracks).to_be_focused()
    expect(tracks).to_have_attribute("aria-selected", "true")
    expect(page.locator(OWN).get_by_role("tabpanel", name="Tracks")).to_be_visible()


def test_a_resource_is_gained_and_a_crystal_traded(visit: Visit, site: Server) -> None:
    visitor = visit(size=DESK)
    with where(site.address, "revive", offering("gain gear", "trade gear")) as (at, guest):
        hand = sit_where(visitor, at, guest)
    page, number = visitor.page, hand.number
    hand.click_thing("crystal")
    expect(page.locator('[popover]:popover-open [data-move="trade gear"]')).to_be_visible()
    expect(page.locator('[popover]:popover-open [data-move="gain gear"]')).to_have_count(0)
    page.keyboard.press("Escape")
    hand.click_thing("gear")
    hand.wait_for_number(number + 1)
    assert hand.number == number + 1


def test_the_card_that_is_being_played_is_raised_and_flies(visit: Visit, site: Server) -> None:
    visitor = visit(size=DESK, still=False)
    hand = asked(visitor, site, "^prompt-slot$")
    page = visitor.page
    card = str(visitor.state["view"]["playing"])
    expect(page.locator(f'{OWN} .chosen[data-word="{card}"]')).to_have_count(1)
    slot = hand.offered()[0]
    watch_moved(page)
    hand.click_thing(slot)
    expect(page.locator(f'{OWN} .played[data-word="{card}"]')).to_have_count(1)
    expect(page.locator(f'{OWN} .held[data-word="{card}"]')).to_have_count(0)
    assert "transform" in moved(page)
    assert moved(page) <= STILL


def test_the_focus_has_the_shape_of_the_hex(visit: Visit, site: Server) -> None:
    visitor = visit(size=DESK)
    asked(visitor, site, "^prompt-turn$")
    page = visitor.page
    page.locator(".table .board .frame").focus()
    page.keyboard.press("Tab")
    page.locator(".hex").first.focus()
    focused = page.locator(".hex:focus-visible")
    expect(focused).to_have_css("outline-style", "none")
    ring = focused.locator("> .ring")
    assert str(ring.get_attribute("d")).count("L") == 5
    assert ring.evaluate("ring => getComputedStyle(ring).stroke") != "none"
