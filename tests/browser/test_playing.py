"""At the table: coming back, taking back, asking why, trading, watching."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.tables import (
    asking,
    in_the_middle,
    new_table,
    sit_down,
    take_seats,
    until_asked,
    where,
)
from tests.server.raw import Table
from tests.server.serving import Server, Start

NESTED = {
    "euphoria": "^prompt-(?!turn|keep|hide)",
    "revive": "^prompt-(?!turn|keep|tribe)",
    "recall": "^prompt-(?!turn|tribe|draft|gadget)",
}
"""Questions in the middle of a turn."""
every_game = pytest.mark.parametrize("game", ["euphoria", "revive", "recall"])


# --- coming back ----------------------------------------------------------------------------------


@every_game
def test_a_reload_in_the_middle_of_a_nested_choice(visit: Visit, site: Server, game: str) -> None:
    with where(site.address, game, asking(NESTED[game])) as (at, guest):
        visitor = visit()
        hand = sit_down(visitor, at, guest)
        before = visitor.state
        visitor.page.reload()
        visitor.wait(lambda: visitor.state is not before, "the state after the reload")
        hand.wait_for_question()
        for part in ("number", "view", "decisions", "undo"):
            assert visitor.state[part] == before[part]
        hand.play(guest.here.moves(hand.asked())[-1])


@every_game
def test_a_killed_server_in_the_middle_of_a_nested_choice(
    visit: Visit, start_server: Start, game: str
) -> None:
    """The page says that the connection is lost, reconnects, and shows the same state again."""
    server = start_server()
    with where(server.address, game, asking(NESTED[game])) as (at, guest):
        visitor = visit(server)
        hand = sit_down(visitor, at, guest)
        before = visitor.state
        visitor.forgive("ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|WebSocket connection")
        gone = visitor.page.get_by_text("Connection lost")
        server.kill()
        expect(gone).to_be_visible()
        server.start()
        visitor.wait(lambda: visitor.state is not before, "the state after the restart")
        expect(gone).to_be_hidden()
        hand.wait_for_question()
        for part in ("number", "view", "decisions", "undo"):
            assert visitor.state[part] == before[part]
        hand.play(guest.here.moves(hand.asked())[-1])
    server.check_log()
    server.kill()


def test_continue_where_you_were(visit: Visit, site: Server) -> None:
    anna = visit()
    table = new_table(anna, "euphoria")
    Hand(anna).wait_for_question()
    page = anna.go("/")
    own = page.get_by_role("region", name="Continue where you were")
    expect(own.get_by_text("It is your turn")).to_be_visible()
    own.get_by_role("link").first.click()
    page.wait_for_url(re.compile(f"#/table/{table}"))
    expect(page.locator("section.turn.mine")).to_contain_text("Choose the recruit")


def test_a_seat_moves_to_another_device(visit: Visit, site: Server) -> None:
    anna, other = visit(), visit()
    new_table(anna, "revive")
    Hand(anna).wait_for_question()
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Move my seat to another device").click()
    field = anna.page.get_by_role("dialog").locator("input")
    other.page.goto(field.input_value())
    other.page.get_by_role("button", name="Continue here").click()
    hand = Hand(other)
    hand.wait_for_question()
    hand.play(hand.offered()[0])
    expect(anna.page.get_by_text("You are watching")).to_be_visible()


def test_a_spectator_sees_what_everybody_sees(visit: Visit, site: Server) -> None:
    anna, eve = visit(), visit()
    table = new_table(anna, "euphoria")
    Hand(anna).wait_for_question()
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Link for spectators").click()
    link = anna.page.get_by_role("dialog").locator("input").input_value()
    eve.page.goto(link)
    eve.page.wait_for_url(re.compile(f"#/table/{table}$"))  # the token does not stay there
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    expect(eve.page.locator(".thing").first).to_be_visible()
    assert {state["eyes"] for state in eve.states} == {None}
    assert eve.page.locator(".lit").count() == 0


# --- taking back ----------------------------------------------------------------------------------


@every_game
def test_undo_names_its_steps(visit: Visit, site: Server, game: str) -> None:
    anna = visit()
    new_table(anna, game)
    hand = Hand(anna)
    undo = anna.page.get_by_role("button", name=re.compile("^Undo: "))
    for _ in range(60):
        hand.wait_for_question()
        if len((anna.state["undo"] or {"steps": []})["steps"]) >= 2:
            break
        hand.play(hand.offered()[0])
    steps = anna.state["undo"]["steps"]
    length = anna.state["length"]
    expect(undo).to_have_accessible_name(re.compile(re.escape(steps[0]["meaning"])))
    undo.click()
    hand.wait_for_length(length - 1)
    hand.play(steps[0]["text"])
    number = hand.number
    anna.page.get_by_role("button", name=re.compile("steps can be undone")).click()
    further = anna.page.get_by_role("button", name=re.compile("Undo 2 steps"))
    expect(further).to_contain_text(steps[1]["meaning"])
    further.click()
    hand.wait_for_number(number + 1)
    assert anna.state["length"] == length - 2
    hand.play(steps[1]["text"])
    anna.page.keyboard.press("Control+z")
    hand.wait_for_length(length - 2)


# --- why not --------------------------------------------------------------------------------------


@every_game
def test_greyed_things_say_why_not(visit: Visit, site: Server, game: str) -> None:
    """A reason in a sentence, with its article; the article opens in the rules."""
    with in_the_middle(site.address, game, 12) as at:
        guest = until_asked(at, "^prompt-turn$")
        visitor = visit()
        hand = sit_down(visitor, at, guest)
        page = visitor.page
        why = page.locator("[popover]:popover-open .why")
        article = why.get_by_role("button", name=re.compile("^Rule "))
        for word in hand.unlit():
            hand.click_thing(word, lit=False)
            expect(why).to_be_visible()
            expect(why.locator("p").first).to_have_text(re.compile(r"\w{3,}"))
            # The article stands beside the reason: both come at once.
            if article.count():
                break
            page.keyboard.press("Escape")
            expect(why).to_be_hidden()
        number = article.first.inner_text().removeprefix("Rule ").strip()
        article.first.click()
        rules = page.get_by_role("dialog", name="Rules")
        expect(rules.get_by_text(number).first).to_be_visible()


def test_a_typed_question_is_answered(visit: Visit, site: Server) -> None:
    anna = visit()
    new_table(anna, "euphoria")
    hand = Hand(anna)
    hand.wait_for_question()
    anna.page.keyboard.press("/")
    anna.page.keyboard.type("why place 3 farm")
    anna.page.keyboard.press("Enter")
    why = anna.page.locator("[popover]:popover-open .why")
    expect(why.locator("p").first).to_have_text(re.compile(r"\w{3,}"))


# --- reading --------------------------------------------------------------------------------------


@every_game
def test_log_and_board_point_at_each_other(visit: Visit, site: Server, game: str) -> None:
    with in_the_middle(site.address, game, 25) as at:
        guest = until_asked(at, "^prompt-turn$")
        visitor = visit()
        hand = sit_down(visitor, at, guest)
        page = visitor.page
        lit = 0
        lines = page.get_by_role("log").get_by_role("listitem")
        for i in range(lines.count()):
            lines.nth(i).hover()
            lit += page.locator(".thing.hot").count() > 0
            if lit >= 3:
                break
        assert lit >= 3, "lines of the log light nothing"
        word = hand.lit_words()[0]
        page.locator(f'.thing.lit[data-word="{word}"]').filter(visible=True).first.hover(force=True)
        expect(page.locator("[data-move].pointed").first).to_be_visible()


def test_a_card_is_read_in_full(visit: Visit, site: Server) -> None:
    anna = visit()
    new_table(anna, "euphoria")
    hand = Hand(anna)
    hand.wait_for_question()
    word = hand.offered()[0].split()[1]
    card = anna.page.locator(f'.thing[data-word="{word}"]').first
    card.focus()
    anna.page.keyboard.press("i")
    read = anna.page.get_by_role("dialog")
    expect(read.get_by_role("button", name=re.compile("^Rule ")).first).to_be_visible()


def test_rules_are_searched(visit: Visit, site: Server) -> None:
    anna = visit()
    new_table(anna, "revive")
    Hand(anna).wait_for_question()
    anna.page.get_by_role("button", name="Rules").click()
    anna.page.get_by_role("searchbox").fill("hibernate")
    expect(anna.page.get_by_text(re.compile(r"^\d+ articles?$"))).to_be_visible()


def test_scores_are_explained_at_any_time(visit: Visit, site: Server) -> None:
    anna = visit()
    new_table(anna, "revive")
    Hand(anna).wait_for_question()
    anna.page.get_by_role("button", name="Scores").click()
    dialog = anna.page.get_by_role("dialog", name="Scores")
    expect(dialog.get_by_text("What everybody can count so far")).to_be_visible()
    expect(dialog.get_by_role("table").first).to_be_visible()


# --- trading --------------------------------------------------------------------------------------


def test_an_offer_is_put_together_and_answered(visit: Visit, site: Server) -> None:
    with in_the_middle(site.address, "euphoria", 0) as at:
        trade = until_a_trade(at)
        first = at.deciding()
        anna, ben = visit(), visit()
        take_seats(anna, at, first)
        take_seats(ben, at, at.guests[1 - (first.seat or 0)])
        maker, taker = Hand(anna), Hand(ben)
        maker.wait_for_question()
        taker.wait_for_number(maker.number)
        maker.play(trade)
        page = anna.page
        for title in ("You give", "You ask for"):
            side = page.locator("section", has=page.get_by_role("heading", name=title)).last
            number = maker.number
            side.get_by_role("button", disabled=False).first.click()
            maker.wait_for_number(number + 1)
        page.get_by_role("button", name="Send the offer").click()
        taker.wait_for_question()
        expect(ben.page.get_by_role("heading", name="You get")).to_be_visible()
        held = goods(ben.state, taker.asked())
        number = taker.number
        ben.page.get_by_role("button", name=taker.meaning("accept")).click()
        maker.wait_for_number(number + 1)
        assert goods(anna.state, 1 - (first.seat or 0)) != held


def until_a_trade(at: Table) -> str:
    """Play on until somebody can trade, and the other one has what they have not."""
    for _ in range(2000):
        guest = at.deciding()
        seat = guest.seat or 0
        trades = [m for m in guest.here.moves(seat) if m.startswith("trade")]
        mine, theirs = goods(guest.here.news, seat), goods(guest.here.news, 1 - seat)
        if trades and any(mine.values()) and any(theirs[k] and not mine[k] for k in mine):
            return trades[0]
        at.step()
    raise AssertionError("nobody could ever trade")


def goods(state: dict[str, Any], seat: int) -> dict[str, int]:
    found: dict[str, int] = state["view"]["players"][seat]["goods"]
    return found
