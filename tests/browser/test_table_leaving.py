"""Leaving a table: resigning, abandoning it together, taking it off one's list."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.tables import in_the_middle, new_table, take_seats
from tests.browser.visiting import Visitor
from tests.server.raw import Guest, Table, table
from tests.server.serving import Server

REMOVE = re.compile("Remove .* from my list")


def seated(visit: Visit, at: Table, *guests: Guest) -> Visitor:
    visitor = visit()
    take_seats(visitor, at, *guests)
    visitor.page.locator("[data-number]").wait_for()
    return visitor


def choose(page: Page, entry: str) -> None:
    """Open the menu of the table and choose one of its entries."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog", name="More").get_by_role("button", name=entry).click()


def confirm(page: Page, label: str) -> None:
    page.get_by_role("dialog").get_by_role("button", name=label, exact=True).click()


def test_two_people_abandon_a_game(visit: Visit, site: Server) -> None:
    with in_the_middle(site.address, "euphoria", 10) as at:
        anna, bert = (seated(visit, at, guest).page for guest in at.guests)
        choose(anna, "Abandon the game")
        dialog = anna.get_by_role("dialog", name="Abandon the game?")
        expect(dialog).to_contain_text("once everybody has agreed: Guest 1")
        confirm(anna, "Propose it")
        banner = "Anna proposes to abandon the game."
        for page in (anna, bert):
            expect(page.get_by_role("status").filter(has_text=banner)).to_be_visible()
        expect(anna.get_by_role("button", name="Agree")).to_have_count(0)
        # Declined: both hear that the game goes on.
        bert.get_by_role("button", name="Go on").click()
        for page in (anna, bert):
            expect(page.get_by_text("The game goes on: nobody proposes")).to_be_visible()
            expect(page.get_by_text(banner)).to_have_count(0)
        # Withdrawn.
        choose(anna, "Abandon the game")
        confirm(anna, "Propose it")
        expect(bert.get_by_text(banner)).to_be_visible()
        anna.get_by_role("button", name="Withdraw").click()
        expect(bert.get_by_text(banner)).to_have_count(0)
        # Agreed.
        choose(bert, "Abandon the game")
        confirm(bert, "Propose it")
        anna.get_by_role("button", name="Agree").click()
        for page in (anna, bert):
            expect(page.get_by_role("heading", name="The game was abandoned")).to_be_visible()
            expect(page.locator("[data-move]")).to_have_count(0)
        anna.get_by_role("link", name="Look back or play on").click()
        expect(anna.locator("[data-at]")).to_have_attribute("data-at", "10")
        anna.get_by_role("button", name="Continue from here").click()
        levels = anna.get_by_role("dialog").get_by_label("Bots")
        expect(levels.locator("option:checked")).to_have_text("As strong as they were")
        confirm(anna, "Continue")
        anna.wait_for_url(re.compile("#/table/"))
        expect(anna.locator("[data-number]")).to_be_visible()


def test_the_proposer_plays_on(visit: Visit, site: Server) -> None:
    with in_the_middle(site.address, "revive", 12) as at:
        mover = at.deciding()
        visitor = seated(visit, at, mover)
        page = visitor.page
        choose(page, "Abandon the game")
        confirm(page, "Propose it")
        expect(page.get_by_text("proposes to abandon the game")).to_be_visible()
        hand = Hand(visitor)
        hand.wait_for_question()
        number = hand.number
        hand.row(hand.offered()[0]).click()
        hand.wait_for_number(number + 1)
        expect(page.get_by_text("proposes to abandon the game.")).to_have_count(0)


def test_who_resigns_is_replaced_for_good(visit: Visit, site: Server) -> None:
    with in_the_middle(site.address, "euphoria", 9, seats=3) as at:
        anna, bert = (seated(visit, at, guest).page for guest in at.guests[:2])
        choose(bert, "Resign")
        confirm(bert, "Play on")
        choose(bert, "Resign")
        expect(bert.get_by_role("dialog", name="Resign for good?")).to_be_visible()
        confirm(bert, "Resign")
        for page in (anna, bert):
            expect(page.get_by_text("resigned, a bot plays on").first).to_be_visible()
        expect(bert.get_by_text("You are watching and see")).to_be_visible()
        bert.reload()
        expect(bert.get_by_text("You are watching and see")).to_be_visible()
        expect(bert.get_by_role("alert").filter(has_text=re.compile(r"\S"))).to_have_count(0)
        bert.get_by_role("button", name="More", exact=True).click()
        expect(bert.get_by_role("button", name="Resign")).to_have_count(0)


def test_alone_a_game_is_abandoned_at_once(visit: Visit) -> None:
    visitor = visit()
    new_table(visitor, "revive")
    Hand(visitor).wait_for_question()
    page = visitor.page
    choose(page, "Abandon the game")
    expect(page.get_by_role("dialog")).to_contain_text("without a result")
    confirm(page, "Abandon the game")
    expect(page.get_by_role("heading", name="The game was abandoned")).to_be_visible()
    visitor.go("/")
    card = page.get_by_role("article").filter(has_text="The game was abandoned")
    card.get_by_role("button", name=REMOVE).click()
    expect(page.get_by_role("article")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(card).to_be_visible()


def test_a_running_table_leaves_the_list_after_a_warning(visit: Visit, site: Server) -> None:
    with table(site.address, "euphoria", 2) as at:
        page = seated(visit, at, at.guests[0]).go("/")
        page.get_by_role("button", name=REMOVE).click()
        dialog = page.get_by_role("dialog", name="Remove Euphoria from your list?")
        expect(dialog).to_contain_text("you lose the seat for good")
        dialog.get_by_role("button", name="Cancel").click()
        expect(page.get_by_role("article")).to_have_count(1)
        page.get_by_role("button", name=REMOVE).click()
        dialog.get_by_role("button", name="Remove").click()
        expect(page.get_by_role("article")).to_have_count(0)
        assert not page.evaluate("Object.keys(localStorage).filter(k => k.includes('.table.'))")


def test_a_table_of_an_account_is_only_hidden(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/account")
    page.get_by_role("radio", name="Create an account").check(force=True)
    page.get_by_label("Name").fill("Anna of the lists")
    page.get_by_label("Password").fill("correct horse")
    page.locator("form").get_by_role("button").click()
    expect(page.get_by_role("heading", name="Account: Anna of the lists")).to_be_visible()
    id = new_table(visitor, "revive")
    Hand(visitor).wait_for_question()
    visitor.go("/")
    page.get_by_role("button", name=REMOVE).click()
    expect(page.get_by_role("dialog")).to_contain_text("belongs to your account")
    confirm(page, "Remove")
    expect(page.get_by_role("article")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Pick a game")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(0)
    visitor.go(f"/table/{id}")
    Hand(visitor).wait_for_question()


@pytest.mark.parametrize("language", ["en", "de"])
def test_options_are_questions(visit: Visit, language: str) -> None:
    page = visit(locale=f"{language}-DE").go("/new/euphoria")
    page.locator("summary").click()
    question = {"en": "Which recruits do you play with?", "de": "Mit welchen Rekruten spielt ihr?"}
    answer = {"en": "Those of the first edition", "de": "Mit denen der ersten Auflage"}
    group = page.get_by_role("group", name=question[language])
    expect(group.get_by_role("radio", name=answer[language])).to_be_checked()
