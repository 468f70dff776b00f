"""Ways to a table: through the page as people go, or straight into the middle of a game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.browser.hand import Hand
from tests.browser.visiting import Visitor
from tests.server.raw import Guest, Table, table


def new_table(visitor: Visitor, game: str, preset: str = "", players: int = 0) -> str:
    """From the lobby to a table that was just opened; answers with its id."""
    page = visitor.go("/")
    page.get_by_role("link", name=re.compile(game, re.IGNORECASE)).first.click()
    page.get_by_label("Your name at the table").fill("Anna")
    if preset:
        page.get_by_role("radio", name=re.compile(preset)).check(force=True)
    if players:
        page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    page.get_by_role("button", name=re.compile("^(Play|Open the table)$")).click()
    page.wait_for_url(re.compile("#/table/"))
    return page.url.rpartition("/")[2]


def take_seats(visitor: Visitor, at: Table, *guests: Guest) -> None:
    """The browser has the keys of these guests, as if they had sat down with it."""
    kept = {
        "table": at.id,
        "game": "",
        "seats": {str(guest.seat): guest.key for guest in guests},
        "invitations": {},
        "invited": {},
        "watch": at.watch,
        "used": 1,
    }
    visitor.page.goto(f"{visitor.address}/#/about")
    visitor.page.evaluate(
        "([name, value]) => localStorage.setItem(name, value)",
        [f"rekindle.table.{at.id}", json.dumps(kept)],
    )
    visitor.go(f"/table/{at.id}")


def sit_down(visitor: Visitor, at: Table, guest: Guest) -> Hand:
    """A guest's seat in this browser, where something is asked or will be."""
    take_seats(visitor, at, guest)
    hand = Hand(visitor)
    hand.wait_for_question()
    return hand


@contextmanager
def in_the_middle(address: str, game: str, moves: int, **more: Any) -> Iterator[Table]:
    """A table where so much has been played."""
    with table(address, game, **more) as at:
        at.play(moves)
        yield at


# Questions. Games are random, so a rare one may not come up before the end.

Fits = Callable[[Guest], bool]
TRIES = 9
MOST = 900


def decision_of(guest: Guest) -> dict[str, Any]:
    """What this guest must decide."""
    decisions: list[dict[str, Any]] = guest.here.news["decisions"]
    (found,) = [one for one in decisions if one["seat"] == guest.seat]
    return found


def asking(question: str) -> Fits:
    """Such a question."""
    return lambda guest: re.search(question, decision_of(guest)["asks"]) is not None


def offering(*moves: str) -> Fits:
    """A choice among these moves, and perhaps others."""
    return lambda guest: {move["text"] for move in decision_of(guest)["moves"]}.issuperset(moves)


def until(at: Table, fits: Fits) -> Guest | None:
    """Play on until the question fits whoever must decide; None if it does not come up."""
    for _ in range(MOST):
        if at.over:
            break
        guest = at.deciding()
        if fits(guest):
            return guest
        at.step()
    return None


def until_asked(at: Table, question: str) -> Guest:
    """Play on until somebody is asked a common question."""
    guest = until(at, asking(question))
    assert guest is not None, f"nobody was asked {question}"
    return guest


@contextmanager
def where(address: str, game: str, fits: Fits, moves: int = 15) -> Iterator[tuple[Table, Guest]]:
    """A table, and somebody there who must decide what fits, however many games that takes."""
    for _ in range(TRIES):
        with in_the_middle(address, game, moves) as at:
            guest = until(at, fits)
            if guest is not None:
                yield at, guest
                return
    raise AssertionError(f"that did not come up in {TRIES} games of {game}")
