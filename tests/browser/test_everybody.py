"""For everybody: phones, keyboards, German, screen readers, slow lines."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.axe import problems
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.tables import (
    asking,
    decision_of,
    in_the_middle,
    new_table,
    sit_down,
    until_asked,
    where,
)
from tests.browser.visiting import PHONE, Visitor
from tests.server.raw import Guest, table
from tests.server.serving import Server

MOST_BYTES = 250_000
VERBS = {"euphoria": ("place", "Board"), "revive": ("play", "Mine"), "recall": ("play", "Mine")}
"""What one does at a turn, and the part of the table where."""
every_game = pytest.mark.parametrize("game", ["euphoria", "revive", "recall"])


# --- a phone --------------------------------------------------------------------------------------


def fits(page: Page) -> None:
    """Nothing sticks out to the side."""
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], f"{page.url} is {wide} pixels wide"


def turn_to(page: Page, part: str) -> None:
    """Show one of the parts that a phone has room for, until it is there."""
    parts = page.get_by_role("navigation", name="Parts of the table")
    button = parts.get_by_role("button", name=re.compile(f"^{part}"))
    button.tap()
    expect(button).to_have_attribute("aria-current", "page")


def phone(visit: Visit, **more: Any) -> Visitor:
    return visit(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **more)


@pytest.mark.parametrize(
    "path", ["/", "/new/euphoria", "/new/revive", "/new/recall", "/about", "/account"]
)
def test_pages_fit_a_phone(visit: Visit, path: str) -> None:
    fits(phone(visit).go_and_load(path))


@every_game
def test_a_table_fits_a_phone_and_is_played_there(visit: Visit, site: Server, game: str) -> None:
    visitor = phone(visit)
    with in_the_middle(site.address, game, 15) as at:
        guest = until_asked(at, "^prompt-turn$")
        hand = sit_down(visitor, at, guest)
        page = visitor.page
        for part in ("Board", "Mine", "Log", "Moves"):
            turn_to(page, part)
            fits(page)
        for _ in range(12):
            if hand.seat() is None:
                break
            number = hand.number
            hand.row(hand.offered()[0]).tap()
            hand.wait_for_number(number + 1)
        fits(page)


@every_game
def test_the_board_is_played_on_a_phone(visit: Visit, site: Server, game: str) -> None:
    """Tapping what is lit, without the list: a space of the board, or a card of one's own."""
    visitor = phone(visit)
    verb, part = VERBS[game]
    turn = asking("^prompt-turn$")

    def may_tap(guest: Guest) -> bool:
        return turn(guest) and any(m["verb"] == verb for m in decision_of(guest)["moves"])

    with where(site.address, game, may_tap) as (at, guest):
        hand = sit_down(visitor, at, guest)
        page = visitor.page
        turn_to(page, part)
        word = hand.lit_words()[0]
        number = hand.number
        hand.click_thing(word, tap=True)
        choice = page.locator("[popover]:popover-open [data-move], .held")
        visitor.wait(lambda: hand.number > number or choice.count() > 0, f"a tap on '{word}'")
        fits(page)


def test_a_replay_fits_a_phone(visit: Visit, site: Server) -> None:
    with table(site.address, "revive", 1, listed=True) as at:
        at.play(3000)
        page = phone(visit).go(f"/replay/{at.id}/10")
        expect(page.locator("[data-at]")).to_have_attribute("data-at", "10")
        fits(page)


# --- a keyboard -----------------------------------------------------------------------------------


def focus_is_seen(page: Page) -> bool:
    return bool(
        page.evaluate(
            """() => {
              const style = getComputedStyle(document.activeElement);
              return style.outlineStyle !== "none" || style.boxShadow !== "none" ||
                document.activeElement.closest(".thing") !== null ||
                getComputedStyle(document.activeElement, "::after").outlineStyle !== "none" ||
                document.activeElement.matches("body, h1, input[type=radio]");
            }"""
        )
    )


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Tab until something of this name has the focus; wherever it is, one can see it."""
    for _ in range(most):
        page.keyboard.press("Tab")
        assert focus_is_seen(page), page.evaluate("document.activeElement.outerHTML")[:200]
        said = page.evaluate(
            "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"
        )
        if re.search(name, str(said or "")):
            return
    raise AssertionError(f"Tab does not lead to '{name}'")


def test_from_the_lobby_to_a_move_by_keyboard(visit: Visit, site: Server) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("link", name=re.compile("Euphoria")).first.wait_for()
    tab_to(page, "Euphoria")
    page.keyboard.press("Enter")
    page.get_by_label("Your name at the table").wait_for()
    page.get_by_label("Your name at the table").press("Enter")
    page.wait_for_url(re.compile("#/table/"))
    hand = Hand(visitor)
    hand.wait_for_question()
    number = hand.number
    page.locator("[data-move]").first.wait_for()
    page.keyboard.press("2")  # a number begins to type
    expect(page.get_by_label(re.compile("^Number or words of a move"))).to_have_value("2")
    page.keyboard.press("Enter")
    hand.wait_for_number(number + 1)
    hand.wait_for_question()
    number = hand.number
    for _ in range(10):  # back from the box: the list is one stop, with arrows inside
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.dataset.move !== undefined"):
            break
    first = page.evaluate("document.activeElement.dataset.move")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("document.activeElement.dataset.move")
    assert first
    assert second
    assert first != second
    page.keyboard.press("Enter")
    hand.wait_for_number(number + 1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()


@every_game
def test_the_board_by_keyboard(visit: Visit, site: Server, game: str) -> None:
    """A lit thing is found with Tab, chosen with Enter; arrows walk from thing to thing."""
    visitor = visit()
    with in_the_middle(site.address, game, 15) as at:
        guest = until_asked(at, "^prompt-turn$")
        hand = sit_down(visitor, at, guest)
        page = visitor.page
        page.locator(".thing.lit").first.wait_for()
        for _ in range(150):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.thing.lit')"):
                break
        focused = "document.activeElement.dataset.word"
        first = page.evaluate(focused)
        assert first, "Tab leads to no lit thing"
        label = page.evaluate("document.activeElement.getAttribute('aria-label')")
        assert "can be chosen" in label
        number = hand.number
        page.keyboard.press("Enter")
        choice = page.locator("[popover]:popover-open [data-move], .held")
        visitor.wait(lambda: hand.number > number or choice.count() > 0, f"Enter on '{first}'")


# --- German ---------------------------------------------------------------------------------------


def test_a_german_browser_gets_german(visit: Visit, site: Server) -> None:
    visitor = visit(locale="de-DE")
    page = visitor.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Spiel")).not_to_have_count(0)


@every_game
def test_the_language_is_switched_in_the_middle(visit: Visit, site: Server, game: str) -> None:
    visitor = visit()
    new_table(visitor, game)
    hand = Hand(visitor)
    hand.wait_for_question()
    page = visitor.page
    question = page.locator("section.turn .prompt")
    english = question.inner_text()
    told = len(visitor.states)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("radio", name="DE").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(question).not_to_have_text(english)
    visitor.wait(lambda: len(visitor.states) > told, "the state in German")
    for _ in range(6):
        hand.wait_for_question()
        hand.play(hand.offered()[0])
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


# --- axe ------------------------------------------------------------------------------------------


schemes = pytest.mark.parametrize("scheme", ["light", "dark"])


@schemes
@pytest.mark.parametrize(
    "path", ["/", "/new/euphoria", "/new/revive", "/new/recall", "/about", "/account"]
)
def test_axe_finds_nothing_on_pages(visit: Visit, path: str, scheme: str) -> None:
    assert problems(visit(color_scheme=scheme).go_and_load(path)) == []


@schemes
@every_game
def test_axe_finds_nothing_at_a_table(visit: Visit, site: Server, game: str, scheme: str) -> None:
    visitor = visit(color_scheme=scheme)
    with in_the_middle(site.address, game, 30) as at:
        guest = until_asked(at, "^prompt-turn$")
        sit_down(visitor, at, guest)
        assert problems(visitor.page) == []


@schemes
@every_game
def test_axe_finds_nothing_on_a_phone(visit: Visit, site: Server, game: str, scheme: str) -> None:
    visitor = phone(visit, color_scheme=scheme)
    with in_the_middle(site.address, game, 30) as at:
        sit_down(visitor, at, until_asked(at, "^prompt-turn$"))
        for part in ("Board", "Mine", "Log", "Moves"):
            turn_to(visitor.page, part)
            assert problems(visitor.page) == [], part


@schemes
def test_axe_finds_nothing_in_a_replay(visit: Visit, site: Server, scheme: str) -> None:
    with table(site.address, "revive", 1, listed=True) as at:
        at.play(3000)
        page = visit(color_scheme=scheme).go(f"/replay/{at.id}/40?eyes=0")
        expect(page.locator("[data-at]")).to_have_attribute("data-at", "40")
        assert problems(page) == []


# --- size -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["", "euphoria", "revive", "recall"])
def test_what_is_loaded_is_small(visit: Visit, site: Server, game: str) -> None:
    """All scripts and styles up to the lobby, and up to a running table, without fonts."""
    visitor = visit()
    loaded: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        font = answer.request.resource_type == "font"
        if answer.ok and not font and "/api/" not in answer.url:
            loaded[answer.url] = len(gzip.compress(answer.body()))

    visitor.page.on("response", weigh)
    page = visitor.go("/")
    page.get_by_role("link", name=re.compile("Euphoria")).first.wait_for()
    if game:
        new_table(visitor, game)
        Hand(visitor).wait_for_question()
        page.locator("[data-move]").first.wait_for()
    assert any(url.endswith(".js") for url in loaded)
    assert sum(loaded.values()) < MOST_BYTES, loaded
