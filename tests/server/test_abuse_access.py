"""A client that wants to see or do what is not its business: it is refused, and nothing changes."""

from __future__ import annotations

import os
import socket
from contextlib import suppress

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.abuse import (
    FOREVER,
    hello_refused,
    play,
    refused,
    wish_of,
)
from tests.server.raw import Closed, Line, Message, Table, Web, table
from tests.server.serving import Server

# WebSocket


def test_a_private_table_shows_nothing_to_strangers(server: Server, running: Table) -> None:
    with table(server.address) as other:
        keys = [guest.key for guest in other.guests]
        for hello in (
            {},
            {"keys": ["x"]},
            {"keys": keys, "eyes": 0},
            {"watch": other.watch},
            {"session": keys[0]},
            {"keys": [running.watch]},
            {"watch": running.guests[0].key},
        ):
            assert hello_refused(server, running.id, hello)["why"] == "table"
    assert hello_refused(server, "nowhere", {"keys": [running.guests[0].key]})["why"] == "table"


def test_a_key_opens_only_its_own_seat(running: Table) -> None:
    guest = running.guests[0]
    guest.leave()
    line = Line(running.address, running.id, {"keys": [guest.key], "eyes": 1})
    news = line.until(lambda m: m["is"] == "state")
    assert news["eyes"] is None
    refused(line, {"do": "look", "eyes": 1}, "seat")
    refused(line, {"do": "why", "seat": 1, "about": "place"}, "seat")
    line.close()
    assert all('"eyes":1' not in text for text in line.received)


def test_a_spectator_only_looks(running: Table) -> None:
    watcher = running.spectator()
    line = watcher.connect()
    assert line.news["eyes"] is None
    asked = running.deciding()
    assert asked.seat is not None
    move = asked.here.moves(asked.seat)[0]
    refused(line, play(asked.seat, line.number, move), "seat")
    refused(line, {"do": "undo", "seat": asked.seat, "number": line.number}, "seat")
    refused(line, {"do": "look", "eyes": asked.seat}, "seat")
    refused(line, {"do": "vote", "seat": 0, "absent": 1}, "seat")
    refused(line, {"do": "return", "seat": 0}, "seat")
    refused(line, play(None, line.number, move), "message")
    refused(line, play(-1, line.number, move), "seat")
    watcher.leave()


@pytest.mark.parametrize(
    "first", ['{"do": "ping"}', "[]", "x" * 5000, '{"do": "play", "seat": 0, "number": 6}']
)
def test_without_hello_nothing_is_processed(running: Table, first: str) -> None:
    line = Line(running.address, running.id, None)
    with suppress(Closed):
        line.send_text(first)
        assert line.hear()["why"] == "message"
        line.hear()
        raise AssertionError("it is still connected")
    line.close()


def test_hello_is_accepted_once(running: Table) -> None:
    first, second = running.guests
    refused(first.here, {"do": "hello", "keys": [second.key], "eyes": 1}, "message")


def test_a_page_of_another_origin_is_rejected(running: Table) -> None:
    url = f"{running.address.replace('http', 'ws', 1)}/api/tables/{running.id}/live"
    stranger = Origin("https://example.org")
    with pytest.raises(InvalidStatus), connect(url, origin=stranger, proxy=None):
        pass


def test_only_so_many_keys_are_checked(running: Table) -> None:
    guest = running.guests[0]
    line = Line(running.address, running.id, {"keys": ["x"] * 500 + [guest.key]})
    assert line.hear()["is"] == "refused"
    line.close()


# HTTP


def test_another_tables_key_gives_no_access(server: Server, running: Table) -> None:
    """Neither without a key nor with that of another table."""
    with table(server.address) as other:
        web = other.guests[0].web
        for headers in (
            {},
            {"X_Seat_Key": other.guests[0].key},
            {"X_Watch": other.watch},
            {"Authorization": f"Bearer {running.guests[0].key}"},
        ):
            for path in ("", "/course", "/moments/0", "/moments/3?eyes=0", "/record"):
                answer = web.ask("GET", f"/tables/{running.id}{path}", None, 403, **headers)
                assert answer.json()["detail"]


def test_a_running_game_has_no_record(running: Table) -> None:
    first = running.guests[0]
    key = {"X_Seat_Key": first.key}
    first.web.ask("GET", f"/tables/{running.id}/record", None, 403, **key)
    first.web.ask("GET", f"/tables/{running.id}/moments/2?eyes=1", None, 403, **key)
    for at in ("7", "999999", str(FOREVER)):
        path = f"/tables/{running.id}/moments/{at}?eyes=0"
        assert first.web.ask("GET", path, None, None, **key).status_code in (400, 404, 409)
    wish = {"at": 1, "seat": 1, "name": "Eve", "level": "easy"}
    assert first.web.ask("POST", f"/tables/{running.id}/branch", wish, None, **key).status_code in (
        403,
        409,
    )


def test_seats_are_not_stolen(server: Server, running: Table) -> None:
    thief = Web(server.address)
    for seat in (0, 1):
        path = f"/tables/{running.id}/seats/{seat}"
        for method, tail, body in (
            ("POST", "/take", {"name": "Eve"}),
            ("POST", "/take", {"name": "Eve", "invitation": "x"}),
            ("POST", "/link", None),
            ("POST", "/invitation", None),
            ("PATCH", "", {"kind": "open"}),
            ("DELETE", "", None),
        ):
            thief.ask(method, path + tail, body, 403)
    other = running.guests[1]
    key = {"X_Seat_Key": other.key}
    path = f"/tables/{running.id}/seats/0"
    assert other.web.ask("POST", f"{path}/link", None, None, **key).status_code == 403
    assert other.web.ask("PATCH", path, {"kind": "open"}, None, **key).status_code in (403, 409)
    assert other.web.ask("DELETE", path, None, None, **key).status_code in (403, 409)
    assert thief.ask("POST", f"/tables/{running.id}/claim", {"token": "x"}).status_code in (
        403,
        409,
    )
    thief.close()


def test_an_invitation_seats_one_guest(server: Server) -> None:
    web = Web(server.address)
    wish = {"game": "euphoria", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "invited"}]}
    opened = web.ask("POST", "/tables", {**wish, "listed": True}, 201).json()
    path = f"/tables/{opened['table']['id']}/seats/1/take"
    token = opened["invitations"][0]["token"]
    for invitation in ("", "x", token[:-1], token.swapcase()):
        web.ask("POST", path, {"name": "Eve", "invitation": invitation}, 403)
    web.ask("POST", path, {"name": "Ben", "invitation": token}, 201)
    late = web.ask("POST", path, {"name": "Eve", "invitation": token})
    assert late.status_code in (403, 409)
    web.close()


def test_a_link_moves_a_seat_once(server: Server) -> None:
    with table(server.address) as at:
        guest = at.guests[0]
        path = f"/tables/{at.id}"
        token = guest.web.ask(
            "POST", f"{path}/seats/0/link", None, 201, X_Seat_Key=guest.key
        ).json()["token"]
        old = guest.key
        guest.key = guest.web.ask("POST", f"{path}/claim", {"token": token}, 201).json()["secret"]
        again = guest.web.ask("POST", f"{path}/claim", {"token": token})
        assert again.status_code in (403, 404, 409)
        assert guest.key != old
        line = guest.here
        with suppress(Closed):  # the client with the old key is refused or disconnected
            if line.number == 0 and line.moves(0):
                line.play(0, line.moves(0)[0])
                assert line.until(lambda m: m["is"] == "refused")["why"] in ("seat", "table")
        assert hello_refused(server, at.id, {"keys": [old], "eyes": 0})["why"] == "table"
        guest.connect()
        at.step()
    server.check_log()


@pytest.mark.parametrize(
    "path",
    [
        "/tables/..%2f..%2fetc%2fpasswd",
        "/tables/%00",
        "/tables/' OR 1=1 --",
        "/tables/" + "x" * 5000,
        "/tables/\u2603",
        "/games/..%2f..%2f/catalogue",
        "/games/euphoria/catalogue?pack=../../../etc",
        "/games/euphoria/catalogue?language=xx",
        "/games/euphoria/rules?language=%00",
        "/nothing",
    ],
)
def test_odd_paths(server: Server, path: str) -> None:
    web = Web(server.address)
    answer = web.ask("GET", path)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["detail"]
    web.close()
    server.check_log()


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/assets/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"]
)
def test_no_file_outside_the_page_is_served(server: Server, path: str) -> None:
    """Sent over a raw socket: an HTTP client would normalise the path."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
        said = b""
        while piece := line.recv(65536):
            said += piece
    assert b"root:" not in said
    server.check_log()


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"[" * 50_000 + b"]" * 50_000, "application/json"),
        (b"[" * 5_000 + b"]" * 5_000, "application/json"),
        (b'{"game": "euphoria", "seats": ' + b"[" * 3000 + b"]" * 3000 + b"}", "application/json"),
        (b"\xff\xfe", "application/json"),
        (os.urandom(200_000), "application/octet-stream"),
        (b"game=euphoria", "application/x-www-form-urlencoded"),
        (b'{"game": "chess", "seats": []}', "application/json"),
        (b'{"game": "euphoria", "seats": []}', "application/json"),
        (b'{"game": "euphoria", "seats": [{"kind": "king"}]}', "application/json"),
        (b'{"game": "euphoria", "seats": 7, "seed": 5}', "application/json"),
    ],
    ids=range(12),
)
def test_odd_bodies(server: Server, body: bytes, kind: str) -> None:
    web = Web(server.address)
    answer = web.client.post("/api/tables", content=body, headers={"Content-Type": kind})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["detail"]
    web.close()
    server.check_log()


@pytest.mark.parametrize(
    "wish",
    [
        wish_of(options={"trading": "maybe"}),
        wish_of(options={"x" * 1000: "y"}),
        wish_of(options={"trading": 7}),
        wish_of(pack="/etc"),
        wish_of(pace="slow"),
        wish_of(clock=-1),
        wish_of(clock=FOREVER),
        wish_of(seed=7),
        wish_of(seats=[{"kind": "person", "name": ""}] * 2),
        wish_of(seats=[{"kind": "person", "name": "x" * 25}, {"kind": "bot"}]),
        wish_of(seats=[{"kind": "person", "name": "\u0000"}, {"kind": "bot"}]),
        wish_of(seats=[{"kind": "person", "name": "A"}, {"kind": "bot", "level": "god"}]),
        wish_of(seats=[{"kind": "bot"}] * 99),
    ],
    ids=range(13),
)
def test_tables_that_cannot_be_opened(server: Server, wish: Message) -> None:
    web = Web(server.address)
    answer = web.ask("POST", "/tables", wish)
    assert answer.status_code == 400, answer.text
    assert answer.json()["detail"]
    web.close()
    server.check_log()


def test_every_response_has_the_security_headers(server: Server) -> None:
    web = Web(server.address)
    for path in ("/tables", "/nothing", "/tables/none", "/games"):
        headers = web.ask("GET", path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    web.close()
