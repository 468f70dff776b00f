"""Rules and how to play before there is a table, the typefaces, and pages that never shift."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Response, Route, expect

from tests.browser.axe import problems
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.sight import shifted, watch_shifts
from tests.browser.tables import in_the_middle, new_table, sit_down
from tests.browser.visiting import PAINTED, PHONE, Visitor
from tests.server.serving import Server

every_game = pytest.mark.parametrize("game", ["Euphoria", "Revive", "Recall"])
MOST_SHIFT = 0.05
"""Of the layout, while the lobby is loaded."""
MOST_FONT_BYTES = 150_000
SCROLLABLE = "() => document.documentElement.scrollHeight - innerHeight"
LONG_LIST = """() => {
  const list = document.createElement("div");
  list.style.cssText = "height: 5rem; overflow: auto";
  for (let n = 0; n < 500; n++) {
    const row = list.appendChild(document.createElement("div"));
    row.textContent = `row ${n}`;
    const label = row.appendChild(document.createElement("span"));
    label.className = "visually-hidden";
    label.textContent = "label";
  }
  document.querySelector("main").append(list);
}"""


def drawer(page: Page) -> Locator:
    return page.get_by_role("dialog")


def search(page: Page) -> Locator:
    return drawer(page).get_by_role("searchbox")


def open_rules(visitor: Visitor, game: str, path: str = "/") -> Page:
    """From a page before the table."""
    page = visitor.go_and_load(path)
    page.get_by_role("link", name=f"Rules: {game}").click()
    expect(drawer(page)).to_be_visible()
    drawer(page).locator("summary").first.wait_for()
    return page


# --- rules ----------------------------------------------------------------------------------------


@every_game
def test_rules_are_read_in_the_lobby(visit: Visit, game: str) -> None:
    page = open_rules(visit(), game)
    expect(drawer(page).get_by_role("heading", name=f"Rules: {game}")).to_be_visible()
    drawer(page).locator("summary", has_text=re.compile("^(The|A) turn")).click()
    expect(drawer(page).locator("[data-article$='.turn.1']")).to_be_in_viewport()


def test_the_drawer_is_as_high_as_the_screen(visit: Visit) -> None:
    page = open_rules(visit(), "Revive")
    box = drawer(page).bounding_box()
    assert box is not None
    assert (box["y"], box["height"]) == (0, 800)
    assert box["width"] == 34 * 16


def test_on_a_phone_it_is_the_whole_screen(visit: Visit) -> None:
    page = open_rules(visit(size=PHONE, is_mobile=True, has_touch=True), "Revive")
    box = drawer(page).bounding_box()
    assert box is not None
    assert (box["x"], box["width"], box["height"]) == (0, PHONE["width"], PHONE["height"])


def test_the_search_field_stays_while_articles_scroll(visit: Visit) -> None:
    page = open_rules(visit(), "Revive")
    before = search(page).bounding_box()
    drawer(page).locator("summary").last.scroll_into_view_if_needed()
    expect(drawer(page).locator("summary").first).not_to_be_in_viewport()
    expect(search(page)).to_be_in_viewport()
    assert search(page).bounding_box() == before
    search(page).fill("hibernate artifact")
    expect(drawer(page).get_by_role("status")).to_have_text(re.compile(r"^\d+ articles?$"))
    search(page).fill("dragon")
    expect(drawer(page).get_by_role("status")).to_have_text("No article mentions it.")


def test_escape_closes_it_and_the_focus_returns(visit: Visit) -> None:
    page = open_rules(visit(), "Euphoria", "/new/euphoria")
    page.keyboard.press("Escape")
    expect(drawer(page)).to_have_count(0)
    expect(page.get_by_role("link", name="Rules: Euphoria")).to_be_focused()
    expect(page).to_have_url(re.compile("#/new/euphoria$"))


def test_an_article_has_an_address(visit: Visit) -> None:
    visitor = visit()
    visitor.go_and_load("/")
    page = visitor.go("/?rules=euphoria&rule=tunnel.2")
    here = drawer(page).locator("[aria-current]")
    expect(here).to_have_attribute("data-article", "euphoria.tunnel.2")
    expect(here).to_be_in_viewport()
    page.go_back()
    expect(drawer(page)).to_have_count(0)


@every_game
def test_how_to_play_leads_to_the_articles(visit: Visit, game: str) -> None:
    page = visit().go_and_load("/")
    page.get_by_role("link", name=f"How to play: {game}").click()
    steps = drawer(page).locator("ol > li")
    expect(steps.first).to_be_in_viewport()
    assert 5 <= steps.count() <= 8
    link = steps.first.get_by_role("link").first
    cited = link.text_content()
    link.click()
    here = drawer(page).locator("[aria-current]")
    expect(here).to_have_attribute("data-article", f"{game.lower()}.{cited}")
    expect(here).to_be_in_viewport()
    expect(here).to_be_focused()


def test_rules_are_read_at_the_table(visit: Visit, site: Server) -> None:
    visitor = visit()
    with in_the_middle(site.address, "euphoria", 10) as at:
        sit_down(visitor, at, at.deciding())
        page = visitor.page
        page.get_by_role("button", name="Rules").first.click()
        drawer(page).locator("summary", has_text="Doubles").click()
        drawer(page).get_by_role("link", name="doubles.1").click()
        expect(page).to_have_url(re.compile(f"#/table/{at.id}.rule=doubles.1$"))
        expect(drawer(page).locator("[aria-current]")).to_be_focused()
        page.keyboard.press("Escape")
        expect(drawer(page)).to_have_count(0)
        assert page.evaluate(SCROLLABLE) == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_drawer(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme).go("/?rules=revive&rule=how-to-play")
    drawer(page).locator("ol > li").first.wait_for()
    assert problems(page) == []
    search(page).fill("explore")
    drawer(page).get_by_role("status").wait_for()
    assert problems(page) == []


# --- type and steady pages ------------------------------------------------------------------------


def test_typefaces_are_our_own_and_small(visit: Visit) -> None:
    visitor = visit()
    fonts: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if answer.request.resource_type == "font":
            fonts[answer.url] = len(answer.body())

    visitor.page.on("response", weigh)
    page = visitor.go_and_load("/")
    page.evaluate("() => document.fonts.ready")
    for family in ("IBM Plex Sans", "Bitter"):
        assert page.evaluate("family => document.fonts.check(`16px '${family}'`)", family)
    assert len(fonts) == 2
    assert {urlsplit(url).netloc for url in fonts} == {urlsplit(visitor.address).netloc}
    assert sum(fonts.values()) < MOST_FONT_BYTES


@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}])
def test_the_lobby_does_not_shift_when_fonts_arrive(visit: Visit, size: dict[str, int]) -> None:
    visitor = visit(size=size)
    page = visitor.page
    late: list[Route] = []
    page.route("**/*.woff2", lambda route: late.append(route))
    page.goto(f"{visitor.address}/", wait_until="commit")
    page.get_by_role("link", name="Rules: Revive").wait_for()
    assert page.evaluate("() => document.fonts.status") == "loading"
    for route in late:
        route.continue_()
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate("() => document.fonts.check(`700 16px 'Bitter'`)")
    watch_shifts(page)
    page.evaluate(PAINTED)
    total, found = shifted(page)
    assert total < MOST_SHIFT, found


def test_the_lobby_does_not_shift_when_own_tables_arrive(visit: Visit) -> None:
    visitor = visit(size={"width": 1440, "height": 900})
    new_table(visitor, "euphoria")
    Hand(visitor).wait_for_question()
    page = visitor.go_and_load("/")
    page.reload()
    expect(page.get_by_role("region", name="Continue where you were")).to_be_visible()
    watch_shifts(page)
    page.evaluate(PAINTED)
    total, found = shifted(page)
    assert total < MOST_SHIFT, found


def test_hidden_labels_do_not_lengthen_the_page(visit: Visit) -> None:
    page = visit().go_and_load("/about")
    height = "() => document.documentElement.scrollHeight"
    before = page.evaluate(height)
    page.evaluate(LONG_LIST)
    assert page.evaluate(height) <= before + 5 * 16


def test_pages_keep_room_for_the_scrollbar(visit: Visit) -> None:
    page = visit().go_and_load("/new/revive")
    gutter = "() => getComputedStyle(document.documentElement).scrollbarGutter"
    assert page.evaluate(gutter) == "stable"
