"""What the others did, at which pace it is shown, and a connection that is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.tables import in_the_middle, new_table, sit_down, until_asked
from tests.browser.visiting import Visitor
from tests.server.serving import Server, Start

every_game = pytest.mark.parametrize("game", ["euphoria", "revive", "recall"])
LOST = "ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|WebSocket connection"
NOTE_NUMBERS = """() => {
  const shown = () => Number(document.querySelector("[data-number]")?.dataset.number ?? -1);
  window.shownNumbers = [shown()];
  const note = () => {
    if (shown() !== window.shownNumbers.at(-1)) window.shownNumbers.push(shown());
  };
  new MutationObserver(note).observe(document.body, { attributes: true, subtree: true });
}"""


def since(page: Page) -> Locator:
    return page.get_by_role("region", name="Since your last decision")


# --- what the others did --------------------------------------------------------------------------


def told(visitor: Visitor) -> list[dict[str, Any]]:
    """What the page was told after the last decision of this visitor's seat."""
    entries = {entry["at"]: entry for state in visitor.states for entry in state["log"]}
    own = [at for at, entry in entries.items() if entry["seat"] == visitor.state["eyes"]]
    return [entry for at, entry in entries.items() if at > max(own, default=-1) and entry["lines"]]


@every_game
def test_what_others_did_stands_above_the_moves(visit: Visit, site: Server, game: str) -> None:
    """One line a turn, which opens to the sentences of the log and lights what they are about."""
    options = {"trading": "off"} if game == "euphoria" else {}
    with in_the_middle(site.address, game, 25, options=options) as at:
        me = until_asked(at, "^prompt-turn$")
        visitor = visit()
        hand = sit_down(visitor, at, me)
        page = visitor.page
        lit: set[str] = set()
        for _ in range(8):
            while at.deciding() is me:
                at.step()
            while at.deciding() is not me:
                at.step()
            hand.wait_for_number(me.here.number)
            entries = told(visitor)
            turns = {entry["turn"] for entry in entries}
            lines = since(page).locator("summary")
            expect(lines).to_have_count(len(turns))
            first_move = hand.row(hand.offered()[0])
            above, below = lines.last.bounding_box(), first_move.bounding_box()
            assert above
            assert below
            assert above["y"] < below["y"]
            page.mouse.move(1, 1)  # not where it was: only what moves points
            lines.last.hover()
            words = {w for e in entries if e["turn"] == max(turns) for w in touched(e)}
            lit = words & set(hand._words(".thing"))
            if lit:
                break
        assert lit, "no line was about anything that is on the page"
        visitor.wait(lambda: lit <= set(hand._words(".thing.hot")), "what the line is about")
        lines.last.click()
        sentence = entries[-1]["lines"][-1]["text"]
        expect(since(page).get_by_role("listitem").filter(has_text=sentence).last).to_be_visible()


def touched(entry: dict[str, Any]) -> set[str]:
    return {word for line in entry["lines"] for word in line["touched"]}


# --- the pace -------------------------------------------------------------------------------------


def play_until(hand: Hand, fits: Callable[[], bool]) -> None:
    """Play the first move of every list."""
    visitor = hand.visitor
    for _ in range(60):
        if fits():
            return
        number = hand.number
        hand.row(hand.offered()[0]).click()
        visitor.wait(lambda n=number: hand.number > n, "an answer")
        visitor.wait(lambda: hand.over or hand.seat() is not None, "a question")
    raise AssertionError("that never happened")


def shown_numbers(page: Page) -> list[int]:
    found: list[int] = page.evaluate("window.shownNumbers")
    return found


def test_others_moves_are_shown_one_by_one(visit: Visit, site: Server) -> None:
    """Nothing that the page was told is left out, until it is to show everything at once."""
    visitor = visit(speed="slow")
    new_table(visitor, "revive")
    hand = Hand(visitor)
    hand.wait_for_question()
    page = visitor.page
    # Before the first turn all decide at the same time, and nobody waits for what others do.
    play_until(hand, lambda: visitor.state["decisions"][0]["asks"] == "prompt-turn")
    hand.wait_for_question()
    page.evaluate(NOTE_NUMBERS)
    play_until(hand, lambda: not hand._is_shown())
    before = shown_numbers(page)
    assert before[-1] < hand.number, "the page has been told more than it shows"
    visitor.wait(lambda: shown_numbers(page)[-1] > before[-1], "the next step")
    shown = shown_numbers(page)
    steps = [
        state["number"]
        for state in visitor.states
        if shown[0] < state["number"] <= shown[-1] and any(e["lines"] for e in state["log"])
    ]
    assert set(steps) <= set(shown), "every step that is told in the log"
    assert shown == sorted(shown)
    page.get_by_role("button", name="More", exact=True).click()
    slider = page.get_by_role("slider", name="Show others’ moves")
    expect(slider).to_have_attribute("aria-valuetext", "slowly")
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "at once")
    hand.wait_for_question()
    page.reload()
    hand.wait_for_question()
    assert page.evaluate("localStorage['rekindle.speed']") == "at-once"


# --- the log --------------------------------------------------------------------------------------


def test_the_log_follows_its_end_or_offers_it(visit: Visit, site: Server) -> None:
    with in_the_middle(site.address, "euphoria", 60) as at:
        guest = until_asked(at, "^prompt-turn$")
        visitor = visit()
        hand = sit_down(visitor, at, guest)
        log = visitor.page.get_by_role("log")
        newest = visitor.page.get_by_role("button", name="Newest", exact=True)
        rest = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
        assert log.evaluate(rest) < 2
        hand.wait_for_number(at.step())
        expect(newest).to_have_count(0)
        assert log.evaluate(rest) < 2
        log.evaluate("log => log.scrollTo(0, 0)")
        lines = log.get_by_role("listitem").count()
        while log.get_by_role("listitem").count() == lines:
            hand.wait_for_number(at.step())
        newest.click()
        expect(newest).to_have_count(0)
        assert log.evaluate(rest) < 2


# --- a connection that is lost --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "answer"), [("euphoria", "Play it"), ("revive", "No"), ("recall", "No")]
)
def test_a_click_without_a_connection_is_kept_and_offered_again(
    visit: Visit, start_server: Start, game: str, answer: str
) -> None:
    server = start_server()
    with in_the_middle(server.address, game, 12) as at:
        guest = until_asked(at, "^prompt-turn$")
        visitor = visit(server)
        hand = sit_down(visitor, at, guest)
        visitor.forgive(LOST)
        page, number = visitor.page, hand.number
        move = next(one for one in hand.offered() if hand.offer(one)["doubt"] == "")
        server.kill()
        lost = page.get_by_text("Connection lost")
        expect(lost).to_be_visible()
        expect(page.locator(".veil")).to_be_visible()
        hand.row(move).click()
        expect(page.get_by_text("is kept")).to_be_visible()
        server.start()
        again = page.get_by_role("button", name=answer, exact=True)
        expect(again).to_be_visible()
        expect(lost).to_have_count(0)
        expect(page.locator(".veil")).to_have_count(0)
        assert hand.number == number, "nothing is played without asking"
        again.click()
        expect(again).to_have_count(0)
        if answer == "No":
            hand.play(move)
        hand.wait_for_number(number + 1)
        assert visitor.state["log"][-1]["seat"] == guest.seat
    server.check_log()
    server.kill()
