"""A hand that plays by clicking: on things of the board that are lit, or on moves in the list."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, Page

import rekindle
from rekindle import Match, bots
from tests.browser.visiting import Visitor

ADVISER = "rollout:20"
SHOWN = "games => games.map(game => [game.dataset.number, game.dataset.eyes ?? ''])"
FREE_SPOT = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const steps = [0.5, 0.25, 0.75, 0.12, 0.88, 0.4, 0.6, 0.05, 0.95];
  for (const y of steps)
    for (const x of steps) {
      const spot = [left + x * width, top + y * height];
      if (document.elementFromPoint(...spot)?.closest(".thing") === thing) return spot;
    }
  return null;
}"""


class Adviser:
    """Knows what to do: it looks into the database and asks a bot, so that games end."""

    def __init__(self, database: str, table: str) -> None:
        self.path = Path(database.removeprefix("sqlite:///"))
        self.table = table
        self.bot = bots.find(ADVISER, 1)
        self.read = 0
        with sqlite3.connect(self.path) as db:
            row = db.execute(
                "SELECT game, seats, seed, options FROM tables WHERE id = ?", (table,)
            ).fetchone()
        game, seats, seed, options = row
        self.match: Match = rekindle.new(game, seats, int(seed), options=json.loads(options))

    def catch_up(self) -> None:
        with sqlite3.connect(self.path) as db:
            rows = db.execute(
                "SELECT kind, seat, text FROM entries WHERE table_id = ? AND number > ? "
                "ORDER BY number",
                (self.table, self.read),
            ).fetchall()
        for kind, seat, text in rows:
            self.read += 1
            if kind == "undo":
                for _ in range(int(text)):
                    self.match.undo()
            else:
                self.match.play(text, seat)

    def advice(self, seat: int) -> str:
        self.catch_up()
        return self.bot.choose(bots.seat_of(self.match, seat)).text


class Hand:
    """Plays for one visitor, at a table that is open in their browser."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.dice = random.Random(seed)
        self.on_board = 0
        self.in_list = 0

    @property
    def page(self) -> Page:
        return self.visitor.page

    @property
    def panel(self) -> Locator:
        return self.page.locator("section.decision")

    @property
    def bar(self) -> Locator:
        return self.page.locator("section.turn")

    @property
    def number(self) -> int:
        return int(self.visitor.state["number"])

    @property
    def over(self) -> bool:
        return not self.visitor.state["decisions"]

    def seat(self) -> int | None:
        """The seat that is asked through the eyes of this page."""
        state = self.visitor.state
        for decision in state["decisions"]:
            if decision["seat"] == state["eyes"] and decision["moves"]:
                return int(decision["seat"])
        return None

    def asked(self) -> int:
        seat = self.seat()
        assert seat is not None, "nobody is asked here"
        return seat

    def wait_for_question(self) -> None:
        """Until this page is asked, or the game is over."""
        self.visitor.wait(self._is_asked, "a question")
        self.page.locator("section.decision, section.result").first.wait_for(state="attached")

    def wait_for_question_or(self, other: Locator) -> None:
        self.visitor.wait(lambda: other.is_visible() or self._is_asked(), "a question")

    def wait_for_number(self, number: int) -> None:
        """Until this page shows a state with this many entries."""
        self.visitor.wait(lambda: self._is_shown() and self.number >= number, f"number {number}")

    def wait_for_length(self, length: int) -> None:
        """Until this page shows this many decisions, after some were undone."""
        self.visitor.wait(
            lambda: self._is_shown() and self.visitor.state["length"] == length, f"length {length}"
        )

    def _is_asked(self) -> bool:
        return self._is_shown() and (self.over or self.seat() is not None)

    def _is_shown(self) -> bool:
        """Whether the page shows the newest state that it was sent: it arrives a moment before."""
        if not self.visitor.states:
            return False
        eyes = self.visitor.state["eyes"]
        try:
            shown = self.page.locator("[data-number]").evaluate_all(SHOWN)
        except Error:  # the page is being reloaded
            return False
        return bool(shown == [[str(self.number), "" if eyes is None else str(eyes)]])

    def play(self, move: str) -> None:
        """Click a move, every other time on the board; it is played when a new state is shown."""
        number, doubtful = self.number, self.offer(move)["doubt"] != ""
        row = self.row(move)
        if self.on_board <= self.in_list and self.click_on_board(row, move):
            self.on_board += 1
        else:
            row.click()
            self.in_list += 1
        if doubtful:
            self.confirm.click()
        self.wait_for_number(number + 1)

    def row(self, move: str) -> Locator:
        """The move's row in the list, or its button in the bar.

        A question with a look of its own may hide the list, and trading is behind a button.
        """
        row = self.page.locator("section.turn, section.decision").locator(f'[data-move="{move}"]')
        plain = self.panel.get_by_role("button", name=re.compile("Show as a list|Als Liste"))
        talk = self.bar.get_by_role("button", name=re.compile("^(Trade|Handeln)$"))
        row.or_(plain).or_(talk).first.wait_for(state="attached")
        if row.count() == 0:
            (plain if plain.count() else talk).click()
        row = row.last  # what waits in any order is in the list, and on a phone in the bar too
        row.wait_for(state="attached")
        closed = row.locator("xpath=ancestor::details[not(@open)]/summary")
        if closed.count():
            closed.click()
        tab = self.page.locator(".table nav").get_by_role(
            "button", name=re.compile("^(Moves|Züge)")
        )
        if tab.is_visible() and not row.is_visible():
            tab.click()
        return row

    def offered(self) -> list[str]:
        """The moves of this page's seat."""
        seat = self.asked()
        decisions = self.visitor.state["decisions"]
        return [m["text"] for d in decisions if d["seat"] == seat for m in d["moves"]]

    def offer(self, move: str) -> dict[str, Any]:
        """What the page is told of a move."""
        decisions = self.visitor.state["decisions"]
        (found,) = [m for d in decisions for m in d["moves"] if m["text"] == move]
        return dict(found)

    def meaning(self, move: str) -> str:
        """What the page says that a move does."""
        return str(self.offer(move)["meaning"])

    @property
    def confirm(self) -> Locator:
        """The button that plays a doubtful move."""
        return self.page.get_by_role("button", name=re.compile("Play it anyway|Trotzdem spielen"))

    def lit_words(self) -> list[str]:
        """What can be clicked on the board."""
        self.page.locator(".thing.lit").filter(visible=True).first.wait_for()
        return self._words(".thing.lit")

    def unlit(self) -> list[str]:
        return self._words(".thing:not(.lit)")

    def _words(self, things: str) -> list[str]:
        found: list[str] = (
            self.page.locator(f"{things}[data-word]")
            .filter(visible=True)
            .evaluate_all("things => things.map(thing => thing.dataset.word)")
        )
        return found

    def click_thing(self, word: str, lit: bool = True, tap: bool = False) -> None:
        """Where nothing lies on it: other pieces may stand in its middle."""
        thing = ".thing.lit" if lit else ".thing"
        found = self.page.locator(f'{thing}[data-word="{word}"]').filter(visible=True).first
        found.scroll_into_view_if_needed()
        spot = found.evaluate(FREE_SPOT)
        assert spot is not None, f"'{word}' is there, but nobody can click it"
        if tap:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def click_on_board(self, row: Locator, move: str) -> bool:
        """Pointing at a move shows what it touches: click that, until the move is played."""
        row.hover()
        touched = self.page.locator(".thing.lit.hot").filter(visible=True)
        words = touched.evaluate_all("things => things.map(thing => thing.dataset.word)")
        if not words:
            return False
        word = self.dice.choice(words)
        number = self.number
        choice = self.page.locator(f'[popover]:popover-open [data-move="{move}"]')
        held = self.panel.locator(".held")
        self.click_thing(word)
        self.visitor.wait(
            lambda: (
                self.number > number
                or choice.count() > 0
                or held.count() > 0
                or self.confirm.is_visible()
            ),
            f"what a click on '{word}' does for '{move}'",
        )
        if choice.count():
            choice.click()
        elif held.count():
            self.row(move).click()  # the thing was taken up: its moves are left
        return True
