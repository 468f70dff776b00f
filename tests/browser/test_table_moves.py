"""The list of moves: one line each, folded where they are many, the sentence in its own place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.tables import in_the_middle, sit_down, take_seats, until_asked
from tests.browser.visiting import PHONE, Visitor
from tests.server.serving import Server

WIDE = {"width": 1440, "height": 900}
ROOM = 516
"""Pixels in which 32 moves must fit."""
LEAST_TARGET, LEAST_TOUCHED = 24, 40
PLACES = {
    "farm": "Farm",
    "generator": "Generator",
    "aquifer": "Aquifer",
    "cloud-mine": "Cloud Mine",
    "euphorian-tunnel": "Euphorischer Tunnel",
    "tank-water": "Aktivierungstank (Wasser)",
    "upper-wastelander-market": "Arena of Peaceful Conflict (Oberer ödländischer Markt)",
}


def move(text: str, name: str, meaning: str, role: str = "ordinary", **more: Any) -> dict[str, Any]:
    fixed = {"text": text, "name": name, "meaning": meaning, "role": role, "doubt": ""}
    return {**fixed, "verb": text.split()[0], "touches": [], "signs": [], **more}


def many_moves() -> list[dict[str, Any]]:
    """A turn with 32 moves for the list, and some for the turn bar."""
    signs = [{"icon": "food", "n": 2}, {"icon": "knowledge", "n": 1}]
    places = [
        move(
            f"place {die} {word}",
            f"{die} → {name}",
            f"Setze deine {die} auf „{name}“: erhalte 2 Nahrung; erhalte 1 Wissen",
            touches=[f"die-{die}", word],
            signs=signs,
        )
        for die in (1, 3, 4, 6)
        for word, name in PLACES.items()
    ]
    return [
        *places,
        move("retrieve paid", "Arbeiter zurückholen", "Hole deine Arbeiter zurück", signs=signs),
        *(move(f"use {n}", f"Gerät {n}", f"Nutze Gerät {n}", "free") for n in ("a", "b", "c")),
        move("trade all", "Handel mit allen", "Biete einen Handel an", "negotiation"),
        move("end", "Zug beenden", "Beende deinen Zug", "leave"),
    ]


@contextmanager
def at_turn(visitor: Visitor, site: Server, moves: list[dict[str, Any]]) -> Iterator[Page]:
    """A table of Euphoria, on which the page is told that these are the moves on offer."""

    def offer(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def tell(message: str | bytes) -> None:
            news = json.loads(message)
            for decision in news["decisions"] if news["is"] == "state" else []:
                decision["moves"] = decision["moves"] and moves
            page.send(json.dumps(news))

        server.on_message(tell)

    visitor.page.route_web_socket("**/live", offer)
    with in_the_middle(site.address, "euphoria", 12) as at:
        guest = until_asked(at, "^prompt-turn$")
        take_seats(visitor, at, guest)
        visitor.page.locator("[data-stop]").first.wait_for(state="attached")
        yield visitor.page


def height(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["height"]


def test_32_moves_fit(visit: Visit, site: Server) -> None:
    with at_turn(visit(size=WIDE), site, many_moves()) as page:
        moves = page.locator(".list")
        expect(moves.locator("[data-move]")).to_have_count(32)
        assert height(moves) <= ROOM
        # With a group open they still fit.
        moves.locator("summary").first.click()
        rows = moves.locator("details[open] [data-move]")
        expect(rows).to_have_count(len(PLACES))
        assert height(moves) <= ROOM
        heights = {height(row) for row in rows.all()}
        assert len(heights) == 1, "every move is one line"
        assert LEAST_TARGET <= heights.pop() <= LEAST_TOUCHED


def test_rows_are_large_enough_to_touch(visit: Visit, site: Server) -> None:
    visitor = visit(size=PHONE, has_touch=True, is_mobile=True)
    with at_turn(visitor, site, many_moves()) as page:
        page.get_by_role("button", name="Moves").tap()
        summary = page.locator(".list summary").first
        assert height(summary) >= LEAST_TOUCHED
        summary.tap()
        row = page.locator("details[open] [data-move]").first
        assert height(row) >= LEAST_TOUCHED
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_sentence_appears_without_moving_anything(visit: Visit, site: Server) -> None:
    with at_turn(visit(size=WIDE), site, many_moves()) as page:
        row = page.locator('[data-move="retrieve paid"]')
        before = [row.bounding_box(), page.locator("section.decision").bounding_box()]
        row.hover()
        sentence = page.locator(".sentence")
        expect(sentence).to_have_text("Hole deine Arbeiter zurück")
        assert [row.bounding_box(), page.locator("section.decision").bounding_box()] == before
        page.mouse.move(5, 5)
        expect(sentence).not_to_contain_text("Arbeiter")
        row.focus()
        expect(sentence).to_have_text("Hole deine Arbeiter zurück")
        expect(row).to_have_accessible_description("Hole deine Arbeiter zurück")


def test_what_is_pointed_at_opens_its_group(visit: Visit, site: Server) -> None:
    with at_turn(visit(size=WIDE), site, many_moves()) as page:
        row = page.locator('[data-move="place 1 generator"]')
        expect(row).to_be_hidden()
        page.locator('.thing.lit[data-word="generator"]').first.hover()
        expect(row).to_be_visible()
        expect(page.locator("summary.pointed")).to_have_count(4)
        row.hover()
        expect(page.locator('.thing.hot[data-word="generator"]').first).to_be_visible()


@pytest.mark.parametrize("game", ["euphoria", "revive", "recall"])
def test_command_words_are_in_the_command_box_only(visit: Visit, site: Server, game: str) -> None:
    """What a German player sees and hears of the moves is German."""
    visitor = visit(size=WIDE, locale="de-DE")
    with in_the_middle(site.address, game, 12) as at:
        guest = until_asked(at, "^prompt-turn$")
        hand = sit_down(visitor, at, guest)
        panel = visitor.page.locator("section.decision")
        row = panel.locator("[data-move]").first
        row.wait_for(state="attached")
        said = panel.evaluate("panel => panel.textContent")
        assert not [text for text in hand.offered() if f" {text} " in f" {said} "]
        text = row.get_attribute("data-move") or ""
        if not row.is_visible():
            panel.locator(".list summary").first.click()
        row.hover()
        expect(panel.get_by_role("textbox")).to_have_attribute("placeholder", text)
