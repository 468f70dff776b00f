"""Things on the table: choosing with two clicks, cards on hover, what is lit, and an idle page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.tables import asking, decision_of, in_the_middle, sit_down, until_asked, where
from tests.browser.visiting import Visitor
from tests.server.raw import Guest, Table
from tests.server.serving import Server

ROOMY = {"width": 1440, "height": 900}
FEW = range(2, 5)
"""Moves of a thing that were once offered beside it, without a second click."""
SIDES = [(1120, 200), (1600, 200), (940, 200), (700, 270), (448, 430)]
READABLE = 10
"""Pixels of the smallest letters that must be read."""
BOARD = 800
"""Pixels of a board's width in a window of 1440 by 900."""
LOOK = 500
"""Milliseconds that a pointer rests on a thing before its card shows."""
every_game = pytest.mark.parametrize("game", ["euphoria", "revive", "recall"])


def touched(guest: Guest, verb: str) -> dict[str, list[str]]:
    """What the moves of a verb touch, by the move."""
    return {m["text"]: m["touches"] for m in decision_of(guest)["moves"] if m["verb"] == verb}


def few(guest: Guest, first: int) -> list[tuple[str, str]]:
    """Workers and spaces for them, the first or second of which has a few moves."""
    found = touched(guest, "place").values()
    times = Counter(words[first] for words in found)
    return [(die, space) for die, space in found if times[(die, space)[first]] in FEW]


@contextmanager
def few_places(address: str, first: int) -> Iterator[tuple[Table, Guest, str, str]]:
    """A table of Euphoria, a worker and a space for it, the first or second with a few moves."""
    with where(address, "euphoria", lambda guest: bool(few(guest, first))) as (at, guest):
        yield at, guest, *few(guest, first)[0]


def chooser(page: Page) -> Locator:
    return page.locator("[popover=auto]:popover-open")


def card(page: Page) -> Locator:
    return page.locator("[popover=manual]:popover-open")


# --- two gestures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1], ids=["worker", "space"])
def test_a_worker_is_placed_with_two_clicks(visit: Visit, site: Server, first: int) -> None:
    """Thing and target in any order, however few moves there are; nothing asks again."""
    with few_places(site.address, first) as (at, guest, die, space):
        one, other = (space, die) if first else (die, space)
        hand = sit_down(visit(), at, guest)
        page, number = hand.page, hand.number
        hand.click_thing(one)
        expect(page.locator(f'.thing.taken[data-word="{one}"]').first).to_be_visible()
        expect(chooser(page)).to_have_count(0)
        assert set(hand.lit_words()) == words_beside(guest, one)
        hand.click_thing(other)
        hand.wait_for_number(number + 1)
        worker = {"seat": guest.seat, "face": int(die.removeprefix("die-"))}
        assert worker in hand.visitor.state["view"]["spaces"][space]


def words_beside(guest: Guest, word: str) -> set[str]:
    return {other for words in touched(guest, "place").values() if word in words for other in words}


@pytest.mark.parametrize("first", ["card", "slot"])
def test_a_card_is_played_into_a_slot_with_two_clicks(
    visit: Visit, site: Server, first: str
) -> None:
    turn = asking("^prompt-turn$")

    def may_play(guest: Guest) -> bool:
        """Any of several cards, into a slot that is free."""
        slots = guest.here.news["view"]["players"][guest.seat]["slots"]
        return turn(guest) and len(touched(guest, "play")) > 1 and slots["top-left"] == []

    with where(site.address, "revive", may_play) as (at, guest):
        hand = sit_down(visit(), at, guest)
        (name,) = next(iter(touched(guest, "play").values()))
        slot, number = "slot top-left", hand.number
        clicks = [name, slot] if first == "card" else [slot, name]
        hand.click_thing(clicks[0])
        if first == "card":
            hand.wait_for_number(number + 1)
        else:
            expect(hand.page.locator(f'.thing.taken[data-word="{slot}"]')).to_be_visible()
        hand.click_thing(clicks[1])
        hand.wait_for_number(number + 2)
        played = hand.visitor.state["view"]["players"][guest.seat]["slots"]["top-left"]
        assert name in [one["card"] for one in played]


def test_what_is_held_is_put_down(visit: Visit, site: Server) -> None:
    with few_places(site.address, 0) as (at, guest, die, _):
        hand = sit_down(visit(), at, guest)
        taken = hand.page.locator(".thing.taken")
        before = set(hand.lit_words())
        for escaped in (True, False):
            hand.click_thing(die)
            expect(taken.first).to_be_visible()
            if escaped:
                hand.page.keyboard.press("Escape")
            else:
                hand.click_thing(die)
            expect(taken).to_have_count(0)
            assert set(hand.lit_words()) == before


# --- cards on hover -------------------------------------------------------------------------------

WATCH_CARD = """() => {
  window.times = {};
  document.addEventListener("pointermove", () => (window.times.moved = performance.now()), true);
  document.querySelector("[popover=manual]").addEventListener("toggle", (event) => {
    if (event.newState === "open") window.times.shown = performance.now();
  });
}"""
OVERLAPS = """card => {
  const box = card.getBoundingClientRect();
  const apart = other => other.right <= box.left || other.left >= box.right ||
    other.bottom <= box.top || other.top >= box.bottom;
  return [...document.querySelectorAll(".thing.lit")]
    .filter(lit => !apart(lit.getBoundingClientRect())).map(lit => lit.dataset.word);
}"""
SCROLLS = "card => card.scrollWidth > card.clientWidth"


@every_game
def test_a_card_shows_after_half_a_second_and_covers_nothing_lit(
    visit: Visit, site: Server, game: str
) -> None:
    with in_the_middle(site.address, game, 15) as at:
        hand = sit_down(visit(size=ROOMY), at, until_asked(at, "^prompt-turn$"))
        page = hand.page
        page.evaluate(WATCH_CARD)
        things = {"euphoria": ["retrieve"], "revive": ["hibernate"], "recall": ["recall"]}[game]
        for word in [*things, hand.lit_words()[0]]:
            page.mouse.move(0, 0)
            expect(card(page)).to_have_count(0)
            point_at(page, page.locator(f'.thing[data-word="{word}"]').first)
            expect(card(page)).to_be_visible()
            times: dict[str, float] = page.evaluate("window.times")
            assert times["shown"] - times["moved"] >= LOOK - 1
            assert card(page).evaluate(OVERLAPS) == []
            assert not card(page).evaluate(SCROLLS)


def point_at(page: Page, thing: Locator) -> None:
    """Come from outside and move on it, as a hand does."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)


def test_a_good_has_a_small_card(visit: Visit, site: Server) -> None:
    with in_the_middle(site.address, "euphoria", 15) as at:
        page = sit_down(visit(size=ROOMY), at, until_asked(at, "^prompt-turn$")).page
        point_at(page, page.get_by_role("button", name="Water:").first)
        expect(card(page)).to_contain_text("Water")
        expect(card(page).locator(".face")).to_have_count(0)
        small = card(page).bounding_box()
        assert small is not None
        assert small["width"] < 280
        assert small["height"] < 120


def test_a_card_stays_away_after_a_click(visit: Visit, site: Server) -> None:
    with few_places(site.address, 1) as (at, guest, _, word):
        visitor = visit(size=ROOMY)
        visitor.page.clock.install()
        hand = sit_down(visitor, at, guest)
        page = hand.page
        space = page.locator(f'.thing[data-word="{word}"]')
        point_at(page, space)
        page.clock.run_for(2 * LOOK)
        expect(card(page)).to_be_visible()
        page.mouse.down()
        page.mouse.up()
        expect(card(page)).to_have_count(0)
        retrieve = page.locator('[data-word="retrieve"]')
        for thing, shown in ((space, 0), (retrieve, 1), (space, 1)):
            page.mouse.move(1, 1)
            point_at(page, thing)
            page.clock.run_for(2 * LOOK)
            expect(card(page)).to_have_count(shown)


# --- what is lit ----------------------------------------------------------------------------------


UNRINGED = """things => things.filter(thing => {
  const ring = thing.querySelector(":scope > .ring");
  const { stroke, boxShadow } = getComputedStyle(ring ?? thing);
  return (ring ? stroke : boxShadow) === "none";
}).map(thing => thing.dataset.word)"""


@every_game
def test_lit_things_stand_out_and_others_are_quiet(visit: Visit, site: Server, game: str) -> None:
    with in_the_middle(site.address, game, 15) as at:
        hand = sit_down(visit(), at, until_asked(at, "^prompt-turn$"))
        page = hand.page
        hand.lit_words()
        assert page.locator(".thing.lit").evaluate_all(UNRINGED) == []
        assert page.locator(".thing.quiet").count() > 0
        assert page.locator(".thing.quiet.lit").count() == 0
        watcher = visit()
        watcher.go(f"/watch/{at.id}/{at.watch}")
        watcher.page.locator(".thing").first.wait_for()
        expect(watcher.page.locator(".thing.quiet")).to_have_count(0)


# --- an idle page ---------------------------------------------------------------------------------

RUNNING = "() => document.getAnimations().filter(one => one.playState === 'running').length"


def rests(visitor: Visitor) -> None:
    visitor.wait(lambda: visitor.page.evaluate(RUNNING) == 0, "an end of all animations")


def test_the_lobby_comes_to_rest(visit: Visit) -> None:
    visitor = visit(still=False)
    visitor.go_and_load("/")
    rests(visitor)


@every_game
def test_a_table_comes_to_rest(visit: Visit, site: Server, game: str) -> None:
    """What is lit breathes three times, although it stays lit."""
    visitor = visit(still=False)
    with in_the_middle(site.address, game, 15) as at:
        hand = sit_down(visitor, at, until_asked(at, "^prompt-turn$"))
        rests(visitor)
        assert hand.lit_words()


# --- Euphoria -------------------------------------------------------------------------------------

NEEDED = """(side, [width, height]) => {
  const box = document.createElement("div");
  box.style.cssText = `position: fixed; container: own / size; overflow: auto;` +
    `width: ${width}px; height: ${height}px`;
  side.parentElement.append(box);
  box.append(side.cloneNode(true));
  const needed = [box.scrollWidth, box.scrollHeight];
  box.remove();
  return needed;
}"""
SMALLEST = """(board, width) => Math.min(...[...board.querySelectorAll("text, [data-drawn]")].map(
  text => parseFloat(getComputedStyle(text).fontSize) *
    (Math.abs(text.getCTM().d) / Math.abs(board.getCTM().d)) * width / board.viewBox.baseVal.width
))"""


def test_everything_of_euphoria_is_in_sight_and_readable(visit: Visit, site: Server) -> None:
    """A side in the places that tables have for it, and the letters on the board."""
    with in_the_middle(site.address, "euphoria", 60) as at:
        page = sit_down(visit(size=ROOMY), at, until_asked(at, "^prompt-turn$")).page
        side, board = page.locator(".side").first, page.locator("svg.board")
        for width, height in SIDES:
            wide, high = side.evaluate(NEEDED, [width, height])
            assert (wide, high) <= (width, height), f"{width} by {height}: needs {wide} by {high}"
        assert board.evaluate(SMALLEST, BOARD) >= READABLE
