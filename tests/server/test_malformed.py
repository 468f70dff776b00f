"""What nobody should send: every answer is an error with a sentence, and the log stays empty.

PostgreSQL refuses characters that SQLite stores, so both are tested.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode

from tests.server.abuse import wish_of
from tests.server.raw import Line, Message, open_table
from tests.server.serving import Server, Start

JSON = {"Content-Type": "application/json"}
NUL = "\0"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def asked(request: pytest.FixtureRequest, start_server: Start) -> Iterator[Server]:
    """A server whose log must not have a traceback in the end."""
    postgresql = request.param == "postgresql"
    database = request.getfixturevalue("postgres").database() if postgresql else ""
    server = start_server(database)
    yield server
    server.check_log()
    server.kill()


def post(server: Server, path: str, body: bytes) -> Message:
    """Send a body that must be refused with 400 or 401, and return the error."""
    answer = httpx.post(f"{server.address}{path}", content=body, headers=JSON, trust_env=False)
    assert answer.status_code in (400, 401), answer.text
    error: Message = answer.json()
    assert error["detail"]
    assert "Traceback" not in server.log.read_text()
    return error


@pytest.mark.parametrize("path", ["/api/tables", "/api/account", "/api/account/session"])
def test_a_body_that_is_not_utf8_is_refused(asked: Server, path: str) -> None:
    body = b'{"game": "\xff", "name": "\xff\xfe", "password": "\xff"}'
    error = post(asked, path, body)
    assert error["why"] == "not-utf8"
    assert "UTF-8" in error["detail"]


@pytest.mark.parametrize(
    "body",
    [
        json.dumps(wish_of()).encode("utf-16"),
        b"\xef\xbb\xbf" + json.dumps(wish_of()).encode(),
        b"NaN",
        b'{"game": "euphoria", "seats": [], "clock": 1e999}',
        json.dumps(wish_of(clock=10**40)).encode(),
        b'{"game": "euphoria", "clock": ' + b"9" * 5000 + b"}",
        b'{"game": "\\ud800", "seats": []}',
        json.dumps(wish_of(pack=NUL)).encode(),
        json.dumps(wish_of(game=NUL)).encode(),
        json.dumps(wish_of(options={NUL: NUL})).encode(),
        json.dumps(wish_of(seats=[{"kind": "person", "name": f"A{NUL}"}] * 2)).encode(),
    ],
    ids=["utf16", "bom", "nan", "infinite", "huge", "digits", "surrogate"]
    + ["nul pack", "nul game", "nul option", "nul name"],
)
def test_a_wish_that_cannot_be_read_is_refused(asked: Server, body: bytes) -> None:
    post(asked, "/api/tables", body)


def test_a_name_with_nul_has_no_account(asked: Server) -> None:
    """PostgreSQL has no NUL in its texts."""
    body = json.dumps({"name": f"Anna{NUL}", "password": "12345678"}).encode()
    assert post(asked, "/api/account/session", body)["why"] == "login-wrong"
    assert post(asked, "/api/account", body)["why"] == "name-unseen"


@pytest.mark.parametrize("id", ["%00", "a%00b", "%ff", "%ed%a0%80"])
@pytest.mark.parametrize("rest", ["", "/record", "/course", "/moments/0"])
def test_a_table_whose_id_cannot_exist_is_unknown(asked: Server, id: str, rest: str) -> None:
    answer = httpx.get(f"{asked.address}/api/tables/{id}{rest}", trust_env=False)
    assert answer.status_code == 404, answer.text
    assert answer.json()["why"] == "table-unknown"


@pytest.mark.parametrize("id", ["%00", "%ff"])
def test_no_socket_at_a_table_whose_id_cannot_exist(asked: Server, id: str) -> None:
    line = Line(asked.address, id, {})
    assert line.hear()["why"] == "table"
    line.close()


def test_a_client_that_goes_away_while_sending_is_not_an_error(asked: Server) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", asked.port)) as client:
        client.sendall(f"{head}Content-Length: 50\r\n\r\n{{".encode())
        client.shutdown(socket.SHUT_WR)
        client.settimeout(30)
        while client.recv(4096):
            pass
    assert asked.responds()
    asked.check_log()


# Over the WebSocket


@pytest.fixture
def line(asked: Server) -> Iterator[Line]:
    _, guests = open_table(asked.address)
    line = guests[0].connect()
    yield line
    assert line.answer({"do": "ping"})["is"] == "pong", "the connection goes on"
    for guest in guests:
        guest.leave()
        guest.web.close()


def send_frame(line: Line, opcode: Opcode, data: bytes) -> None:
    """Send a frame past the client library, which would check it."""
    line.socket.socket.sendall(Frame(opcode, data).serialize(mask=True))


@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY])
@pytest.mark.parametrize("data", [b"\xff\xff", b'{"do": "why", "seat": 0, "about": "\xff"}', b""])
def test_a_message_that_is_not_utf8_is_refused(line: Line, opcode: Opcode, data: bytes) -> None:
    send_frame(line, opcode, data)
    answer = line.until(lambda m: m["is"] not in ("table", "state"))
    assert (answer["is"], answer["why"]) == ("refused", "message")


def test_a_binary_message_counts_like_a_text(line: Line) -> None:
    send_frame(line, Opcode.BINARY, b'{"do": "ping"}')
    assert line.until(lambda m: m["is"] not in ("table", "state"))["is"] == "pong"


HUGE = 10**1000


@pytest.mark.parametrize(
    "message",
    [
        {"do": "play", "seat": 0, "number": 0, "move": NUL},
        {"do": "play", "seat": 0, "number": HUGE, "move": "x"},
        {"do": "undo", "seat": 0, "number": 0, "steps": HUGE},
        {"do": "undo", "seat": 0, "number": 0, "steps": -1},
        {"do": "look", "eyes": HUGE},
        {"do": "vote", "seat": 0, "absent": HUGE},
        {"do": "vote", "seat": 0, "absent": -1},
        {"do": "tell", "log_from": 0, "log_to": "1"},
    ],
)
def test_values_without_sense_are_refused(line: Line, message: dict[str, Any]) -> None:
    answer = line.answer(message)
    assert answer["is"] == "refused"
    assert answer["text"]
