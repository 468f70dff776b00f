"""A client that does too much: it is stopped, and others do not notice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.server.abuse import (
    wish_of,
)
from tests.server.raw import Closed, Line, Table, Web, open_table, table
from tests.server.serving import Server, Start


@pytest.fixture(scope="module")
def strict(start_server: Start) -> Iterator[Server]:
    """A server with low limits."""
    server = start_server(requests=120, tables=4, messages=40, pages=3, hello=0.5)
    yield server
    server.check_log()
    server.kill()


def test_limits(strict: Server) -> None:
    """One after the other, since they share the limits of one address."""
    with table(strict.address) as at:
        second = at.guests[1]
        floods_are_cut_off(at)
        assert second.here.answer({"do": "ping"})["is"] == "pong", "others do not notice"
        silence_is_not_waited_for(strict, at)
        pages_are_counted(strict, at)
        at.connect()
        at.step()
    tables_are_counted(strict)
    requests_are_counted(strict)


def floods_are_cut_off(at: Table) -> None:
    line = at.guests[0].here

    def go_on() -> None:
        for _ in range(500):
            line.send({"do": "ping"})
        line.until(lambda m: m["is"] == "refused" and m["why"] == "limit")
        line.until(lambda m: False)

    with pytest.raises(Closed):
        go_on()
    assert sum('"pong"' in text for text in line.received) <= 60


def silence_is_not_waited_for(server: Server, at: Table) -> None:
    line = Line(server.address, at.id, None)
    with pytest.raises(Closed):
        line.until(lambda m: False, 5)
    line.close()


def pages_are_counted(server: Server, at: Table) -> None:
    lines = [Line(server.address, at.id, {"watch": at.watch}) for _ in range(6)]
    answers = []
    for line in lines:
        with suppress(Closed):
            answers.append(line.hear().get("why", ""))
    assert "limit" in answers
    for line in lines:
        line.close()


def tables_are_counted(server: Server) -> None:
    answer = None
    web = Web(server.address)
    for _ in range(5):
        answer = web.ask("POST", "/tables", wish_of())
    assert answer is not None
    assert answer.status_code == 429, answer.text
    assert answer.json()["detail"]
    web.close()


def requests_are_counted(server: Server) -> None:
    web = Web(server.address)
    answers = [web.ask("GET", "/games") for _ in range(150)]
    last = answers[-1]
    assert last.status_code == 429
    assert int(last.headers["retry-after"]) >= 1
    web.close()


def test_broken_connections_leave_nothing_behind(server: Server) -> None:
    opened, guests = open_table(server.address)
    guest = guests[0]
    for _ in range(50):
        line = Line(server.address, opened["table"]["id"], {"keys": [guest.key], "eyes": 0})
        line.socket.socket.close()
    at = Table(server.address, opened, guests)
    at.connect()
    at.play(3)
    at.close()
    server.check_log()
