"""The WebSocket of a table: access, messages, and how connections end."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession
from sqlalchemy import Connection, update

from rekindle.server.app import create_app
from rekindle.server.live.client import MAX_REPLIES
from rekindle.server.live.client import Client as LiveClient
from rekindle.server.protocol.live import Hello, Pong
from rekindle.server.rate_limits import TokenBucket
from rekindle.server.seats.access import Access, Tokens
from rekindle.server.settings import Limits, Times
from rekindle.server.store.models import entries
from rekindle.server.store.upgrade import migrate
from tests.server.hubs import QUICK, hub_in, opened, play_on, run, settings_in

Client = TestClient[Any]
Message = dict[str, Any]


@contextmanager
def served(folder: Path, limits: Limits | None = None, times: Times = QUICK) -> Iterator[Client]:
    settings = settings_in(folder, limits, times)
    migrate(settings.database)
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with served(tmp_path) as client:
        yield client


def open_table(client: Client, *kinds: str, game: str = "euphoria", **more: Any) -> Message:
    names = ["Anna", "Bert", "Cora"]
    seats = [
        {"kind": kind, **({"name": name} if kind in ("person", "shared") else {})}
        for kind, name in zip(kinds, names, strict=False)
    ]
    answer = client.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    opened: Message = answer.json()
    return opened


@contextmanager
def line(client: Client, table: Message, **hello: Any) -> Iterator[WebSocketTestSession]:
    """Connect and say hello, by default with all of the host's keys."""
    keys = [key["secret"] for key in table["keys"]]
    with client.websocket_connect(f"/api/tables/{table['table']['id']}/live") as socket:
        socket.send_json({"do": "hello", "keys": keys, **hello})
        yield socket


def until(socket: WebSocketTestSession, kind: str, most: int = 20) -> Message:
    for _ in range(most):
        message: Message = socket.receive_json(timeout=10)
        if message["is"] == kind:
            return message
    raise AssertionError(f"no {kind} came")


def ended(socket: WebSocketTestSession) -> int:
    """Return the code with which the server closes the connection."""
    try:
        for _ in range(30):
            socket.receive_json(timeout=10)
    except WebSocketDisconnect as closed:
        return closed.code
    raise AssertionError("it was not closed")


def play_first(socket: WebSocketTestSession, state: Message, seat: int) -> None:
    moves = next(d["moves"] for d in state["decisions"] if d["seat"] == seat)
    number = state["number"]
    socket.send_json({"do": "play", "seat": seat, "number": number, "move": moves[0]["text"]})


# Connecting


def test_after_hello_the_table_and_the_state_are_sent(client: Client) -> None:
    table = open_table(client, "person", "shared")
    with line(client, table, eyes=1, language="de") as socket:
        told = until(socket, "table")["table"]
        assert [seat["mine"] for seat in told["seats"]] == [True, True]
        assert told["host"] is True
        state = until(socket, "state")
        assert (state["number"], state["eyes"], state["log_from"]) == (0, 1, 0)
        assert [bool(d["moves"]) for d in state["decisions"]] == [False, True]


def test_a_table_that_waits_has_no_state_yet(client: Client) -> None:
    table = open_table(client, "person", "invited")
    seat, token = table["invitations"][0]["seat"], table["invitations"][0]["token"]
    with line(client, table, eyes=0) as socket:
        assert until(socket, "table")["table"]["status"] == "waiting"
        socket.send_json({"do": "play", "seat": 0, "number": 0, "move": "end"})
        assert until(socket, "refused")["why"] == "table"
        take = {"name": "Bert", "invitation": token}
        path = f"/api/tables/{table['table']['id']}/seats/{seat}/take"
        assert client.post(path, json=take).status_code == 201
        assert until(socket, "table")["table"]["status"] == "running"
        assert until(socket, "state")["number"] == 0


@pytest.mark.parametrize(
    "first", ['{"do": "ping"}', '{"do": "hello", "eyes": "all"}', "{", "", '"hello"', "[]"]
)
def test_the_first_message_must_be_hello(client: Client, first: str) -> None:
    table = open_table(client, "person", "shared")
    with client.websocket_connect(f"/api/tables/{table['table']['id']}/live") as socket:
        socket.send_text(first)
        assert until(socket, "refused")["why"] == "message"
        assert ended(socket) == 4400


def test_a_client_without_hello_times_out(client: Client) -> None:
    table = open_table(client, "person", "shared")
    with client.websocket_connect(f"/api/tables/{table['table']['id']}/live") as socket:
        assert until(socket, "refused")["why"] == "message"
        assert ended(socket) == 4400


def test_a_private_table_looks_like_one_that_does_not_exist(client: Client) -> None:
    table = open_table(client, "person", "shared")
    with line(client, table, keys=[]) as socket:
        refused = until(socket, "refused")
        assert ended(socket) == 4404
    with line(client, {"keys": [], "table": {"id": "nowhere"}}) as socket:
        assert until(socket, "refused") == refused
        assert ended(socket) == 4404


def test_a_page_of_another_origin_is_rejected(client: Client) -> None:
    table = open_table(client, "person", "shared")
    path = f"/api/tables/{table['table']['id']}/live"
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect(path, headers={"Origin": "https://elsewhere.example"}),
    ):
        pass
    assert refused.value.code == 4403


def test_the_number_of_clients_per_table_is_limited(tmp_path: Path) -> None:
    with served(tmp_path, Limits(pages=1)) as client:
        table = open_table(client, "person", "shared")
        with line(client, table) as socket:
            until(socket, "state")
            with line(client, table) as another:
                assert until(another, "refused")["why"] == "limit"
                assert ended(another) == 4429
        # The server notices a moment later that the first one is gone.
        for _ in range(100):
            with line(client, table) as socket, suppress(WebSocketDisconnect):
                until(socket, "state")
                return
            time.sleep(0.02)
        pytest.fail("the closed connection still counts")


# Seats and views


def test_one_device_switches_between_its_seats(client: Client) -> None:
    table = open_table(client, "person", "shared", "shared", game="revive")
    with line(client, table, eyes=0) as socket:
        state = until(socket, "state")
        for eyes in (1, 2, None, 0):
            socket.send_json({"do": "look", "eyes": eyes})
            state = until(socket, "state")
            assert state["eyes"] == state["view"]["seat"] == eyes
        socket.send_json({"do": "look", "eyes": 3})
        assert until(socket, "refused")["why"] == "seat"


def test_a_spectator_sees_what_everybody_sees_and_plays_nothing(client: Client) -> None:
    table = open_table(client, "person", "shared")
    with line(client, table, keys=[], watch=table["watch"], eyes=0) as socket:
        assert until(socket, "refused")["why"] == "seat"
        state = until(socket, "state")
        assert state["eyes"] is None
        assert not any(decision["moves"] for decision in state["decisions"])
        for asked in (
            {"do": "play", "seat": 0, "number": 0, "move": "end"},
            {"do": "undo", "seat": 0, "number": 0},
            {"do": "why", "seat": 0, "about": "generator"},
            {"do": "look", "eyes": 0},
            {"do": "vote", "seat": 0, "absent": 1},
            {"do": "return", "seat": 0},
        ):
            socket.send_json(asked)
            assert until(socket, "refused")["why"] == "seat"


def test_presence_is_broadcast(client: Client) -> None:
    table = open_table(client, "person", "invited", listed=True)
    token = table["invitations"][0]["token"]
    path = f"/api/tables/{table['table']['id']}/seats/1/take"
    other = client.post(path, json={"name": "Bert", "invitation": token}).json()

    def here(socket: WebSocketTestSession, *seats: bool) -> None:
        while [seat["here"] for seat in until(socket, "table")["table"]["seats"]] != [*seats]:
            pass

    with line(client, table) as socket:
        here(socket, True, False)
        with line(client, table, keys=[other["secret"]]) as second:
            until(second, "state")
            here(socket, True, True)
        here(socket, True, False)


def test_a_client_whose_key_is_void_is_disconnected(client: Client) -> None:
    table = open_table(client, "person", "shared")
    id, key = table["table"]["id"], table["keys"][0]["secret"]
    with line(client, table, keys=[key], eyes=0) as socket:
        until(socket, "state")
        path = f"/api/tables/{id}/seats/0/link"
        token = client.post(path, headers={"X-Seat-Key": key}).json()["token"]
        assert client.post(f"/api/tables/{id}/claim", json={"token": token}).status_code < 300
        socket.send_json({"do": "look", "eyes": 0})
        assert ended(socket) == 4403


# Playing


def test_a_decision_is_broadcast_and_a_double_click_is_stale(client: Client) -> None:
    table = open_table(client, "person", "shared")
    with line(client, table, eyes=0) as socket, line(client, table, eyes=1) as other:
        state = until(socket, "state")
        until(other, "state")
        play_first(socket, state, 0)
        news = until(socket, "state")
        assert (news["number"], news["log_from"], len(news["log"])) == (1, 0, 1)
        assert news["undo"]["steps"][0]["meaning"]
        play_first(socket, state, 0)
        assert until(socket, "refused")["why"] == "stale"
        again = until(socket, "state")
        assert (again["number"], again["view"]) == (1, news["view"])
        heard = until(other, "state")
        assert (heard["number"], heard["undo"]) == (1, None)
        socket.send_json({"do": "undo", "seat": 0, "number": 1})
        back = until(socket, "state")
        assert (back["number"], back["length"], back["log_from"]) == (2, 0, 0)


def test_the_log_and_reasons_are_sent_on_request(client: Client) -> None:
    table = open_table(client, "person", "shared")
    with line(client, table, eyes=0) as socket:
        state = until(socket, "state")
        play_first(socket, state, 0)
        until(socket, "state")
        socket.send_json({"do": "tell", "log_from": -5, "log_to": 10**30})
        told = until(socket, "log")
        assert (told["log_from"], [entry["at"] for entry in told["log"]]) == (0, [0])
        socket.send_json({"do": "why", "seat": 0, "about": "generator"})
        reasons = until(socket, "reasons")
        assert reasons["about"] == "generator"
        assert reasons["reasons"]
        socket.send_json({"do": "ping"})
        until(socket, "pong")


def test_reconnecting_continues_where_it_was(client: Client) -> None:
    table = open_table(client, "person", "shared")
    with line(client, table, eyes=0) as socket:
        for _ in range(2):
            state = until(socket, "state")
            play_first(socket, state, 0)
        state = until(socket, "state")
    with line(client, table, eyes=0, log_from=1) as socket:
        again = until(socket, "state")
        assert (again["number"], again["log_from"], len(again["log"])) == (2, 1, 1)
        assert again["view"] == state["view"]
        assert again["undo"] == state["undo"]


# Malformed messages


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        '{"do": "win"}',
        '{"do": "play"}',
        '{"do": "ping", "and": "more"}',
        '{"do": "look", "eyes": 1.5}',
        '{"do": "play", "seat": "0", "number": 0, "move": "end"}',
        "[" * 4000,
        '{"do": "ping"} {"do": "ping"}',
        "x" * 5000,
        "\ud7ff\x00",
    ],
)
def test_malformed_messages_are_refused_and_change_nothing(client: Client, text: str) -> None:
    table = open_table(client, "person", "shared")
    with line(client, table, eyes=0) as socket:
        until(socket, "state")
        socket.send_text(text)
        assert until(socket, "refused")["why"] == "message"
        socket.send_bytes(json.dumps({"do": "ping"}).encode())
        until(socket, "pong")


def test_repeated_hello_ends_the_connection(client: Client) -> None:
    table = open_table(client, "person", "shared")
    with line(client, table) as socket:
        until(socket, "state")
        for _ in range(10):
            socket.send_json({"do": "hello"})
        assert [until(socket, "refused")["why"] for _ in range(11)][-1] == "limit"
        assert ended(socket) == 4429


def test_too_many_messages_end_a_connection(tmp_path: Path) -> None:
    with served(tmp_path, Limits(messages=20)) as client:
        table = open_table(client, "person", "shared")
        with line(client, table) as socket:
            until(socket, "state")
            for _ in range(25):
                socket.send_json({"do": "ping"})
            assert until(socket, "refused", 40)["why"] == "limit"
            assert ended(socket) == 4429


# Slow readers and damaged tables


def test_a_slow_client_is_sent_the_newest_state_only(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            who = Access(frozenset({0}), may_view=True)
            client = LiveClient(live, Hello(eyes=0), Tokens(), who)
            hub.connect(client)
            assert len(list(client.outgoing(frozenset()))) == 2
            await play_on(live, 30)
            sent = [json.loads(message) for message in client.outgoing(frozenset())]
            (state,) = [message for message in sent if message["is"] == "state"]
            assert (state["number"], state["log_from"], len(state["log"])) == (30, 0, 30)
            assert not list(client.outgoing(frozenset()))
            assert client.closing is None
            for _ in range(MAX_REPLIES + 1):
                client.reply(Pong())
            assert client.closing is not None

    run(go())


def test_a_table_with_a_client_stays_in_memory(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path, Limits(live_tables=1)) as hub:
            live, _ = await opened(hub)
            client = LiveClient(
                live, Hello(eyes=0), Tokens(), Access(frozenset({0}), may_view=True)
            )
            hub.connect(client)
            await opened(hub)
            await opened(hub)
            assert (await hub.table(live.id)) is live
            hub.disconnect(client)
            await opened(hub)
            assert (await hub.table(live.id)) is not live

    run(go())


def test_a_damaged_table_is_refused_without_details(client: Client) -> None:
    table = open_table(client, "person", "shared")
    hub = client.app.state.hub

    async def damage() -> str:
        live = await hub.table(table["table"]["id"])
        await play_on(live, 1)
        played = live.line.match.history[-1].move.text
        hub._tables.clear()

        def forge(connection: Connection) -> None:
            connection.execute(update(entries).values(checksum=1))

        await hub.db.write(forge)
        return str(played)

    with client.portal() as portal:
        played = portal.call(damage)
    with line(client, table, eyes=1) as socket:
        refused = until(socket, "refused")
        assert refused["why"] == "table"
        assert played.split()[-1] not in refused["text"]
        assert ended(socket) == 4404


# One client among many


def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    with served(tmp_path, Limits(sockets=2)) as client:
        table = open_table(client, "person", "shared")
        with line(client, table) as first, line(client, table) as second:
            until(first, "state")
            until(second, "state")
            with line(client, table) as third:
                refusal = until(third, "refused")
                assert (refusal["why"], ended(third)) == ("limit", 4429)
                assert "close some" in refusal["text"]


def test_opening_a_connection_counts_like_a_request(tmp_path: Path) -> None:
    with served(tmp_path, Limits(requests=3)) as client:
        table = open_table(client, "person", "shared")
        for _ in range(2):
            with line(client, table) as socket:
                until(socket, "state")
        with pytest.raises(WebSocketDisconnect), line(client, table):
            pass


class Work(TokenBucket):
    """Writes down what is spent, and lets everybody wait for the same time."""

    def __init__(self, wait: float = 0.0) -> None:
        super().__init__(1, 1)
        self.wait = wait
        self.spent: list[float] = []

    def spend(self, key: str, tokens: float) -> float:
        self.spent.append(tokens)
        return self.wait


def test_costly_messages_and_requests_count_as_work(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        table = open_table(client, "person", "shared", listed=True)
        client.app.state.hub.work = work = Work()
        with line(client, table) as socket:
            socket.send_json({"do": "why", "seat": 0, "about": "end"})
            until(socket, "reasons")
            socket.send_json({"do": "ping"})
            until(socket, "pong")
        assert work.spent == [10.0, 10.0, 1.0], "hello, why, ping"
        path = f"/api/tables/{table['table']['id']}"
        assert client.get(f"{path}/moments/0").status_code == 200
        assert client.get(f"{path}/course").status_code == 200
        assert work.spent[3:] == [20.0, 5.0]


def test_too_much_work_is_refused(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        table = open_table(client, "person", "shared", listed=True)
        client.app.state.hub.work = work = Work(wait=100.0)
        answer = client.get(f"/api/tables/{table['table']['id']}/moments/0")
        assert (answer.status_code, answer.json()["why"]) == (429, "too-many-requests")
        assert answer.headers["retry-after"] == "100"
        assert sum(work.spent) == 0, "what was not done is not counted"
