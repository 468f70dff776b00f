"""Workers that share tables through PostgreSQL.

Most tests use two servers instead of two workers, to choose which one a client connects to.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator

import msgspec
import pytest

from tests.server.postgres import Postgres
from tests.server.raw import Line, Table, Web, open_table, table
from tests.server.serving import Server, Start
from tests.server.stored import played_again, stored

ROUNDS = 25


@pytest.fixture(scope="module")
def address(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture(scope="module")
def pair(start_server: Start, address: str) -> Iterator[tuple[Server, Server]]:
    servers = start_server(address), start_server(address)
    yield servers
    for server in servers:
        server.check_log()
        server.kill()


@pytest.fixture
def shared(pair: tuple[Server, Server]) -> Iterator[Table]:
    """A table with one seat at each server."""
    first, second = pair
    opened, guests = open_table(first.address, options={"trading": "off"})
    guests[1].web.close()
    guests[1].web = Web(second.address)
    at = Table(first.address, opened, guests)
    at.connect()
    yield at
    at.close()


def test_clients_of_different_workers_see_each_others_moves(shared: Table, address: str) -> None:
    shared.play(60)
    row, entries = stored(address, shared.id)
    assert [(entry.seat, entry.text) for entry in entries] == shared.acknowledged
    match = played_again(row, entries)
    for guest in shared.guests:
        assert guest.here.number == 60
        assert guest.here.news["view"]["players"] == msgspec.to_builtins(
            match.view(guest.seat).players
        )
    assert {seat for seat, _ in shared.acknowledged} == {0, 1}


def test_of_two_moves_for_one_decision_one_is_stored(
    pair: tuple[Server, Server], shared: Table, address: str
) -> None:
    """The same seat is connected to both servers and plays on both at once."""
    for number in range(ROUNDS):
        guest = shared.deciding()
        hello = {"keys": [guest.key], "eyes": guest.seat}
        lines = [Line(server.address, shared.id, hello) for server in pair]
        for line in lines:
            line.until(lambda m: m["is"] == "state")
        both_at_once(lines, guest.seat or 0)
        for line in lines:
            line.wait_for(number + 1)
            line.hear_all(0.05)
            assert line.number == number + 1
            line.close()
        refused = [
            text for line in lines for text in line.received if text.startswith('{"is":"refused"')
        ]
        assert len(refused) == 1, refused
        assert '"stale"' in refused[0]
        shared.hear(number + 1)
    row, entries = stored(address, shared.id)
    assert len(entries) == ROUNDS
    played_again(row, entries)


def both_at_once(lines: list[Line], seat: int) -> None:
    """Different moves for the same decision, at the same moment."""
    number = lines[0].number
    moves = lines[0].moves(seat)
    start = threading.Barrier(2)

    def play(line: Line, move: str) -> None:
        start.wait()
        line.play(seat, move, number)

    threads = [
        threading.Thread(target=play, args=(line, move))
        for line, move in zip(lines, (moves[0], moves[-1]), strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)


def test_undo_is_broadcast_to_all_workers(shared: Table) -> None:
    for _ in range(200):
        asked = shared.deciding()
        undo = asked.here.news["undo"]
        if undo is not None:
            break
        shared.step()
    else:
        raise AssertionError("nothing could ever be undone")
    number = asked.here.number
    asked.here.send({"do": "undo", "seat": asked.seat, "number": number, "steps": 1})
    shared.hear(number + 1)
    assert {guest.here.news["length"] for guest in shared.guests} == {number - 1}
    shared.step()


def test_taking_a_seat_is_broadcast_to_all_workers(pair: tuple[Server, Server]) -> None:
    first, second = Web(pair[0].address), Web(pair[1].address)
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    opened = first.ask("POST", "/tables", {"game": "revive", "seats": seats, "listed": True}).json()
    id = opened["table"]["id"]
    host = Line(pair[0].address, id, {"keys": [opened["keys"][0]["secret"]], "eyes": 0})
    host.until(lambda m: m["is"] == "table")
    assert host.table["status"] == "waiting"
    assert id in [one["id"] for one in second.get("/tables")]
    second.ask("POST", f"/tables/{id}/seats/1/take", {"name": "Ben"}, 201)
    host.until(lambda m: m["is"] == "table" and m["table"]["status"] == "running")
    host.until(lambda m: m["is"] == "state")
    assert [seat["name"] for seat in host.table["seats"]] == ["Anna", "Ben"]
    host.close()
    first.close()
    second.close()


def test_a_bot_decides_once(pair: tuple[Server, Server], address: str) -> None:
    """One person on both servers, and a bot: no decision is made twice."""
    web = Web(pair[0].address)
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
    opened = web.ask("POST", "/tables", {"game": "revive", "seats": seats}, 201).json()
    hello = {"keys": [opened["keys"][0]["secret"]], "eyes": 0}
    lines = [Line(server.address, opened["table"]["id"], hello) for server in pair]
    for line in lines:
        line.until(lambda m: m["is"] == "state")
    for turn in range(20):
        line = lines[turn % 2]
        while not line.moves(0):
            line.until(lambda m: m["is"] == "state")
        line.play(0, line.moves(0)[0])
        line.wait_for(line.number + 1)
        lines[1 - turn % 2].wait_for(line.number)
    row, entries = stored(address, opened["table"]["id"])
    played_again(row, entries)
    assert {entry.seat for entry in entries} == {0, 1}
    for line in lines:
        line.close()
    web.close()


def test_a_lost_database_connection_is_reopened(
    pair: tuple[Server, Server], shared: Table, postgres: Postgres, address: str
) -> None:
    shared.play(4)
    name = address.rpartition("/")[2]
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    postgres.sql(f"{cut} AND datname = '{name}'", name)
    shared.connect()
    before = shared.guests[0].here.number
    guest = shared.deciding()
    assert guest.seat is not None
    for _ in range(10):  # moves may be refused while the server reconnects, and are not stored then
        guest.here.play(guest.seat, guest.here.moves(guest.seat)[0])
        told = guest.here.until(
            lambda m: m["is"] == "refused" or (m["is"] == "state" and m["number"] > before)
        )
        if told["is"] == "state":
            break
        assert told["why"] == "storage"
    else:
        raise AssertionError("nothing is stored any more")
    shared.hear(before + 1)
    shared.play(10)
    for server in pair:
        server.log.write_text("")  # it may have logged lost connections


def test_workers_of_one_server(start_server: Start, postgres: Postgres) -> None:
    """Two worker processes behind one port: it does not matter which one responds."""
    database = postgres.database()
    server = start_server(database, workers=2)
    with table(server.address, "euphoria", 3, options={"trading": "off"}) as at:
        for _ in range(6):
            at.connect()
            at.play(10)
        row, entries = stored(database, at.id)
        assert len(entries) == 60
        played_again(row, entries)
    assert server.stop() in (0, -15)
    server.check_log()
