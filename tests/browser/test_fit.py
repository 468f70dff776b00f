"""Everything in sight: at every size of window, with nothing cut off and nothing that jumps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.sight import BIG, DESK, WINDOWS, measured, shifted, watch_shifts
from tests.browser.tables import in_the_middle, new_table, offering, sit_down, until_asked, where
from tests.browser.visiting import PHONE, Visitor
from tests.server.serving import Server

GAMES = ["euphoria", "revive", "recall"]
every_game = pytest.mark.parametrize("game", GAMES)
HUGE = {"width": 2560, "height": 1440}
READABLE = 10
"""Pixels: nothing one must read is smaller."""


def at_a_turn(visitor: Visitor, site: Server, game: str) -> Hand:
    """In the middle of a game, where somebody has a turn."""
    with in_the_middle(site.address, game, 30) as at:
        guest = until_asked(at, "^prompt-turn$")
        hand = sit_down(visitor, at, guest)
    visitor.page.locator(".thing.lit").first.wait_for()
    return hand


@every_game
@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size['width']}x{size['height']}")
def test_the_page_never_scrolls(
    visit: Visit, site: Server, game: str, size: dict[str, int]
) -> None:
    visitor = visit(size=size)
    at_a_turn(visitor, site, game)
    found = measured(visitor.page)
    assert not found["scrolls"]
    assert found["lit"] > 0
    if size == PHONE:
        assert found["bars"] <= 110


@every_game
def test_a_desk_shows_what_a_turn_needs(visit: Visit, site: Server, game: str) -> None:
    """At 1440x900: a large board, readable, the own side without scrolling, nothing lit hidden."""
    visitor = visit(size=DESK)
    at_a_turn(visitor, site, game)
    found = measured(visitor.page)
    assert found["own"]["whole"] <= found["own"]["shown"] + 1
    assert min(found["smallest"].values()) >= READABLE
    assert found["hidden"] == []
    if game == "revive":
        assert found["board"] >= 800


@every_game
def test_a_big_screen_shows_all_of_the_own_side(visit: Visit, site: Server, game: str) -> None:
    """Recall's side is larger: lower screens than this show one part of it at a time."""
    visitor = visit(size=HUGE if game == "recall" else BIG)
    at_a_turn(visitor, site, game)
    own = visitor.page.locator(".table .own")
    expect(own.get_by_role("tab")).to_have_count(0)
    found = measured(visitor.page)
    assert found["own"]["whole"] <= found["own"]["shown"] + 1


@every_game
@pytest.mark.parametrize("size", [{"width": 768, "height": 1024}, {"width": 1024, "height": 768}])
def test_a_tablet_has_the_board_above_everything(
    visit: Visit, site: Server, game: str, size: dict[str, int]
) -> None:
    visitor = visit(size=size)
    at_a_turn(visitor, site, game)
    page = visitor.page
    board, own, right = (boxed(page, f".table > .{part}") for part in ("board", "own", "right"))
    assert board["width"] == size["width"]
    assert own["y"] > board["y"] + board["height"] - 1
    assert right["y"] == own["y"]
    tabs = page.locator(".table > .right").get_by_role("tab")
    expect(tabs).to_have_text([re.compile("Moves"), re.compile("Log")])


def boxed(page: Page, part: str) -> dict[str, float]:
    box = page.locator(part).bounding_box()
    assert box is not None, part
    return {name: float(value) for name, value in box.items()}  # type: ignore[arg-type]


# --- the splitter ---------------------------------------------------------------------------------


def test_the_splitter_is_remembered(visit: Visit, site: Server) -> None:
    visitor = visit(size=DESK)
    at_a_turn(visitor, site, "revive")
    page = visitor.page
    splitter = page.get_by_role("separator")
    usual = boxed(page, ".table > .own")["height"]
    splitter.focus()
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    higher = boxed(page, ".table > .own")["height"]
    assert higher > usual
    page.reload()
    expect(splitter).to_be_visible()
    assert boxed(page, ".table > .own")["height"] == pytest.approx(higher, abs=2)
    splitter.dblclick()
    visitor.wait(
        lambda: abs(boxed(page, ".table > .own")["height"] - usual) <= 2, "the usual height"
    )


def test_the_splitter_is_dragged(visit: Visit, site: Server) -> None:
    visitor = visit(size=DESK)
    at_a_turn(visitor, site, "euphoria")
    page = visitor.page
    before = boxed(page, ".table > .own")["height"]
    box = boxed(page, ".table > .splitter")
    x, y = box["x"] + 100, box["y"] + 4
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 80, steps=4)
    page.mouse.up()
    assert boxed(page, ".table > .own")["height"] == pytest.approx(before + 80, abs=3)


# --- the phone ------------------------------------------------------------------------------------


def test_a_phone_opens_where_the_lit_things_are(visit: Visit, site: Server) -> None:
    """The first question of Euphoria lights cards of one's own side, not the board."""
    visitor = visit(size=PHONE, has_touch=True)
    new_table(visitor, "euphoria")
    hand = Hand(visitor)
    hand.wait_for_question()
    page = visitor.page
    mine = page.get_by_role("navigation", name="Parts of the table").get_by_role(
        "button", name=re.compile("Mine|Side")
    )
    expect(mine).to_have_attribute("aria-current", "page")
    expect(mine).to_contain_text("something to choose")
    assert hand.lit_words()


@every_game
def test_a_phone_has_undo_and_the_main_action_on_every_tab(
    visit: Visit, site: Server, game: str
) -> None:
    visitor = visit(size=PHONE, has_touch=True)
    with where(site.address, game, offering("end")) as (at, guest):
        sit_down(visitor, at, guest)
    page = visitor.page
    bar = page.locator("section.turn")
    parts = page.get_by_role("navigation", name="Parts of the table").get_by_role("button")
    expect(parts).to_have_count(4)
    for part in parts.all():
        part.click()
        expect(bar.locator('[data-move="end"]')).to_be_in_viewport(ratio=1)
        expect(bar.get_by_role("button", name=re.compile("^Undo")).first).to_be_in_viewport(ratio=1)


# --- nothing jumps --------------------------------------------------------------------------------


@every_game
def test_nothing_jumps_when_a_table_opens_and_is_played(
    visit: Visit, site: Server, game: str
) -> None:
    """The cumulative layout shift stays small."""
    visitor = visit(size=DESK)
    hand = at_a_turn(visitor, site, game)
    watch_shifts(visitor.page)
    for _ in range(6):
        hand.play(hand.offered()[0])
        if hand.seat() is None:
            break
    total, found = shifted(visitor.page)
    assert total < 0.05, found
