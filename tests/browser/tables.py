"""Ways to a table: through the page as people go, or straight into the middle of a game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

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


@contextmanager
def in_the_middle(address: str, game: str, moves: int, **more: Any) -> Iterator[Table]:
    """A table where so much has been played."""
    with table(address, game, **more) as at:
        at.play(moves)
        yield at


def until_asked(at: Table, asks: str, most: int = 400) -> Guest:
    """Play on until somebody is asked such a question in the middle of a turn."""
    for _ in range(most):
        guest = at.deciding()
        (decision,) = [d for d in guest.here.news["decisions"] if d["seat"] == guest.seat]
        if re.search(asks, decision["asks"]):
            return guest
        at.step()
    raise AssertionError(f"nobody was asked {asks}")
