"""A client that tries everything it should not: it is answered, and nothing changes."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.raw import Closed, Guest, Line, Message, Table, Web, open_table, table
from tests.server.serving import Server, Start

FOREVER = 10**30


@pytest.fixture
def here(server: Server) -> Iterator[Table]:
    """A running table in the middle of a game; whatever a test does, it plays on."""
    with table(server.address) as at:
        at.play(6)
        number = at.guests[0].here.number
        yield at
        still_there(at, number)
    server.check_log()


def still_there(at: Table, number: int) -> None:
    """Everybody comes back, finds the state as it was, and plays on."""
    at.connect()
    assert [guest.here.number for guest in at.guests] == [number, number]
    at.step()
    at.hear(number + 1)


def other_than(at: Table, guest: Guest) -> Guest:
    return next(other for other in at.guests if other is not guest)


def refused(line: Line, message: object, *why: str) -> Message:
    answer = line.answer(message)
    assert answer["is"] == "refused", answer
    assert answer["why"] in why, answer
    assert answer["text"], "a refusal says in words what is wrong"
    return answer


def play(seat: object, number: object, move: object) -> Message:
    return {"do": "play", "seat": seat, "number": number, "move": move}


# --- moves ----------------------------------------------------------------------------------------


def test_another_seats_move(here: Table) -> None:
    """Right number, right move, wrong person."""
    asked = here.deciding()
    other = other_than(here, asked)
    assert asked.seat is not None
    move = asked.here.moves(asked.seat)[0]
    refused(other.here, play(asked.seat, other.here.number, move), "seat")


def test_a_move_out_of_turn(here: Table) -> None:
    asked = here.deciding()
    other = other_than(here, asked)
    assert asked.seat is not None
    move = asked.here.moves(asked.seat)[0]
    refused(other.here, play(other.seat, other.here.number, move), "illegal")


@pytest.mark.parametrize("number", [0, 3, 7, 1000, -1, FOREVER])
def test_another_number(here: Table, number: int) -> None:
    guest = here.deciding()
    assert guest.seat is not None
    present = guest.here.number
    answer = guest.here
    answer.send(play(guest.seat, number, guest.here.moves(guest.seat)[0]))
    told = answer.until(lambda m: m["is"] == "refused")
    assert told["why"] in ("stale", "message")
    if told["why"] == "stale":
        assert answer.until(lambda m: m["is"] == "state")["number"] == present


def test_the_same_message_twice(server: Server) -> None:
    with table(server.address) as at:
        guest = at.deciding()
        assert guest.seat is not None
        line = guest.here
        sent = play(guest.seat, line.number, line.moves(guest.seat)[0])
        for _ in range(5):
            line.send(sent)
        stale = 0
        while stale < 4:
            message = line.hear()
            stale += message["is"] == "refused" and message["why"] == "stale"
        line.hear_all(0.2)
        assert line.number == 1
    server.check_log()


@pytest.mark.parametrize(
    "move",
    [
        "retrieve everything",
        "",
        " ",
        "keep nobody",
        "place 9 moon",
        "a" * 3000,
        "keep\nkeep",
        "1 place | 4 = 00000000",
        "\u0000",
        "\U0001f525" * 100,
        "'; DROP TABLE entries; --",
        "do the rest",
    ],
)
def test_no_move_of_the_game(here: Table, move: str) -> None:
    guest = here.deciding()
    refused(guest.here, play(guest.seat, guest.here.number, move), "illegal", "message")


def test_a_move_that_is_not_offered(here: Table) -> None:
    """Every move of the game that is not on the list, as far as a test has time."""
    from rekindle.games import find

    guest = here.deciding()
    assert guest.seat is not None
    game = find("euphoria")
    setting = game.setting(game.choose_options({}, simulated=False))
    offered = set(guest.here.moves(guest.seat))
    others = [m.text for m in setting.vocabulary.moves if m.text not in offered]
    for move in others[::12]:
        answer = refused(guest.here, play(guest.seat, guest.here.number, move), "illegal")
        assert len(answer["text"]) > 5


@pytest.mark.parametrize("steps", [0, -1, 2, 1000, FOREVER])
def test_taking_back_what_is_not_there(here: Table, steps: int) -> None:
    """After another seat's decision there is nothing to take back."""
    for guest in here.guests:
        undo = {"do": "undo", "seat": guest.seat, "number": guest.here.number, "steps": steps}
        possible = guest.here.news["undo"]
        if possible is not None and 0 < steps <= len(possible["steps"]):
            continue
        refused(guest.here, undo, "illegal", "message")


def test_taking_back_what_others_did(here: Table) -> None:
    first, second = here.guests
    undo = {"do": "undo", "seat": first.seat, "number": second.here.number, "steps": 1}
    refused(second.here, undo, "seat")


def test_nobody_is_voted_out_who_has_time(here: Table) -> None:
    first, second = here.guests
    refused(first.here, {"do": "vote", "seat": 0, "absent": 1}, "illegal")
    refused(first.here, {"do": "vote", "seat": 0, "absent": 0}, "illegal")
    refused(first.here, {"do": "vote", "seat": 0, "absent": 99}, "seat")
    refused(first.here, {"do": "vote", "seat": 1, "absent": 0}, "seat")
    refused(second.here, {"do": "return", "seat": 0}, "seat")
    refused(second.here, {"do": "return", "seat": 1}, "illegal")


# --- messages -------------------------------------------------------------------------------------

DEEP = 1900
NONSENSE: list[str | bytes] = [
    "",
    " ",
    "null",
    "7",
    "true",
    '"hello"',
    "[]",
    "{}",
    "{",
    '{"do":',
    '{"do": "play"}',
    '{"do": "dance"}',
    '{"do": 7}',
    '{"do": null}',
    '{"do": ["play"]}',
    '{"is": "state", "number": 1}',
    '{"do": "ping", "more": 1}',
    '{"do": "play", "seat": "0", "number": 6, "move": "x"}',
    '{"do": "play", "seat": true, "number": 6, "move": "x"}',
    '{"do": "play", "seat": 0.5, "number": 6, "move": "x"}',
    '{"do": "play", "seat": 0, "number": null, "move": "x"}',
    '{"do": "play", "seat": 0, "number": 6, "move": {"text": "x"}}',
    '{"do": "play", "seat": 0, "number": 6, "move": ["x"]}',
    '{"do": "play", "seat": 0, "number": 6, "move": "x", "key": "y"}',
    '{"do": "play", "seat": 0, "number": 1e400, "move": "x"}',
    '{"do": "play", "seat": NaN, "number": 6, "move": "x"}',
    '{"do": "look", "eyes": "all"}',
    '{"do": "undo", "seat": 0, "number": 6, "steps": "1"}',
    '{"do": "why", "seat": 0, "about": 7}',
    '{"do": "tell", "log_from": [], "log_to": {}}',
    '{"do": "play", "seat": 0, "number": 6, "move": "\\ud800"}',
    "[" * DEEP + "]" * DEEP,
    '{"do": "ping", "x": ' + "[" * DEEP + "]" * DEEP + "}",
    '{"a":' * 600 + "1" + "}" * 600,
    b"",
    b"\x00\xff\xfe\x80",
    b"\xf0\x28\x8c\x28",
    b"not json at all",
]


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: repr(text)[:40])
def test_nonsense(here: Table, text: str | bytes) -> None:
    line = here.guests[0].here
    line.send_text(text)
    answer = line.until(lambda m: m["is"] not in ("table", "state"))
    assert (answer["is"], answer["why"]) in (("refused", "message"), ("refused", "illegal"))
    assert line.answer({"do": "ping"})["is"] == "pong", "one mistake does not end a connection"


def test_nothing_but_nonsense_ends_a_connection(here: Table) -> None:
    line = here.guests[0].here

    def go_on() -> None:
        for _ in range(100):
            line.send_text("nonsense")
            line.hear_all(0.05)

    with pytest.raises(Closed):
        go_on()


@pytest.mark.parametrize("size", [4097, 70_000, 20_000_000])
def test_giant_messages(here: Table, size: int) -> None:
    line = here.guests[0].here
    giant = json.dumps({"do": "why", "seat": 0, "about": "x" * size})
    with suppress(Closed):
        line.send_text(giant)
        answer = line.until(lambda m: m["is"] not in ("table", "state"))
        assert answer["why"] == "message"
    second = here.guests[1].here
    assert second.answer({"do": "ping"})["is"] == "pong", "others do not notice"


@pytest.mark.parametrize("about", ["x" * 3900, "", "\n", "place", "\u202e", "0", "-1"])
def test_odd_questions_have_an_answer(here: Table, about: str) -> None:
    for guest in here.guests:
        answer = guest.here.answer({"do": "why", "seat": guest.seat, "about": about})
        assert answer["is"] in ("reasons", "refused")


@pytest.mark.parametrize(
    ("first", "last"), [(0, FOREVER), (-FOREVER, FOREVER), (5, 2), (10**9, 10**9 + 5), (-5, 3)]
)
def test_odd_parts_of_the_log(here: Table, first: int, last: int) -> None:
    answer = here.guests[0].here.answer({"do": "tell", "log_from": first, "log_to": last})
    assert answer["is"] in ("log", "refused")
    if answer["is"] == "log":
        assert all(0 <= entry["at"] < 6 for entry in answer["log"])


# --- who one is -----------------------------------------------------------------------------------


def hello_refused(server: Server, id: str, hello: Message) -> Message:
    line = Line(server.address, id, hello)
    try:
        answer = line.hear()
        assert answer["is"] == "refused", answer
        with pytest.raises(Closed):
            line.hear()
        return answer
    finally:
        line.close()


def test_a_private_table_shows_nothing_to_strangers(server: Server, here: Table) -> None:
    with table(server.address) as other:
        keys = [guest.key for guest in other.guests]
        for hello in (
            {},
            {"keys": ["x"]},
            {"keys": keys, "eyes": 0},
            {"watch": other.watch},
            {"session": keys[0]},
            {"keys": [here.watch]},
            {"watch": here.guests[0].key},
        ):
            assert hello_refused(server, here.id, hello)["why"] == "table"
    assert hello_refused(server, "nowhere", {"keys": [here.guests[0].key]})["why"] == "table"


def test_a_key_opens_only_its_own_seat(here: Table) -> None:
    guest = here.guests[0]
    guest.leave()
    line = Line(here.address, here.id, {"keys": [guest.key], "eyes": 1})
    news = line.until(lambda m: m["is"] == "state")
    assert news["eyes"] is None
    refused(line, {"do": "look", "eyes": 1}, "seat")
    refused(line, {"do": "why", "seat": 1, "about": "place"}, "seat")
    line.close()
    assert all('"eyes":1' not in text for text in line.received)


def test_a_spectator_only_looks(here: Table) -> None:
    watcher = here.spectator()
    line = watcher.connect()
    assert line.news["eyes"] is None
    asked = here.deciding()
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
def test_whoever_does_not_say_hello_is_not_heard(here: Table, first: str) -> None:
    line = Line(here.address, here.id, None)
    with suppress(Closed):
        line.send_text(first)
        assert line.hear()["why"] == "message"
        line.hear()
        raise AssertionError("it is still connected")
    line.close()


def test_hello_is_said_once(here: Table) -> None:
    first, second = here.guests
    refused(first.here, {"do": "hello", "keys": [second.key], "eyes": 1}, "message")


def test_a_page_of_another_origin_is_not_let_in(here: Table) -> None:
    url = f"{here.address.replace('http', 'ws', 1)}/api/tables/{here.id}/live"
    stranger = Origin("https://example.org")
    with pytest.raises(InvalidStatus), connect(url, origin=stranger, proxy=None):
        pass


def test_too_many_keys_are_not_looked_through(here: Table) -> None:
    guest = here.guests[0]
    line = Line(here.address, here.id, {"keys": ["x"] * 500 + [guest.key]})
    assert line.hear()["is"] == "refused"
    line.close()


# --- over HTTP ------------------------------------------------------------------------------------


def test_another_tables_pages_are_closed(server: Server, here: Table) -> None:
    """Neither without a key nor with that of another table."""
    with table(server.address) as other:
        web = other.guests[0].web
        for headers in (
            {},
            {"X_Seat_Key": other.guests[0].key},
            {"X_Watch": other.watch},
            {"Authorization": f"Bearer {here.guests[0].key}"},
        ):
            for path in ("", "/course", "/moments/0", "/moments/3?eyes=0", "/record"):
                answer = web.ask("GET", f"/tables/{here.id}{path}", None, 403, **headers)
                assert answer.json()["detail"]


def test_a_running_game_is_not_told(here: Table) -> None:
    first = here.guests[0]
    key = {"X_Seat_Key": first.key}
    first.web.ask("GET", f"/tables/{here.id}/record", None, 403, **key)
    first.web.ask("GET", f"/tables/{here.id}/moments/2?eyes=1", None, 403, **key)
    for at in ("7", "999999", str(FOREVER)):
        path = f"/tables/{here.id}/moments/{at}?eyes=0"
        assert first.web.ask("GET", path, None, None, **key).status_code in (400, 404, 409)
    wish = {"at": 1, "seat": 1, "name": "Eve", "level": "easy"}
    assert first.web.ask("POST", f"/tables/{here.id}/branch", wish, None, **key).status_code in (
        403,
        409,
    )


def test_seats_are_not_stolen(server: Server, here: Table) -> None:
    thief = Web(server.address)
    for seat in (0, 1):
        path = f"/tables/{here.id}/seats/{seat}"
        for method, tail, body in (
            ("POST", "/take", {"name": "Eve"}),
            ("POST", "/take", {"name": "Eve", "invitation": "x"}),
            ("POST", "/link", None),
            ("POST", "/invitation", None),
            ("PATCH", "", {"kind": "open"}),
            ("DELETE", "", None),
        ):
            thief.ask(method, path + tail, body, 403)
    other = here.guests[1]
    key = {"X_Seat_Key": other.key}
    path = f"/tables/{here.id}/seats/0"
    assert other.web.ask("POST", f"{path}/link", None, None, **key).status_code == 403
    assert other.web.ask("PATCH", path, {"kind": "open"}, None, **key).status_code in (403, 409)
    assert other.web.ask("DELETE", path, None, None, **key).status_code in (403, 409)
    assert thief.ask("POST", f"/tables/{here.id}/claim", {"token": "x"}).status_code in (403, 409)
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
        with suppress(Closed):  # the page with the old key is told, or sent away
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
def test_odd_addresses(server: Server, path: str) -> None:
    web = Web(server.address)
    answer = web.ask("GET", path)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["detail"]
    web.close()
    server.check_log()


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/assets/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"]
)
def test_no_file_outside_the_page_is_handed_out(server: Server, path: str) -> None:
    """Asked for byte by byte: a client would tidy the path up."""
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
def test_odd_wishes(server: Server, body: bytes, kind: str) -> None:
    web = Web(server.address)
    answer = web.client.post("/api/tables", content=body, headers={"Content-Type": kind})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["detail"]
    web.close()
    server.check_log()


def wish_of(**changes: Any) -> Message:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
    return {"game": "euphoria", "seats": seats, **changes}


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
def test_wishes_that_cannot_be_granted(server: Server, wish: Message) -> None:
    web = Web(server.address)
    answer = web.ask("POST", "/tables", wish)
    assert answer.status_code == 400, answer.text
    assert answer.json()["detail"]
    web.close()
    server.check_log()


def test_every_answer_has_the_headers_of_safety(server: Server) -> None:
    web = Web(server.address)
    for path in ("/tables", "/nothing", "/tables/none", "/games"):
        headers = web.ask("GET", path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    web.close()


# --- too much -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(start_server: Start) -> Iterator[Server]:
    """A server with hardly any patience."""
    server = start_server(requests=120, tables=4, messages=40, pages=3, hello=0.5)
    yield server
    server.check_log()
    server.kill()


def test_limits(strict: Server) -> None:
    """One after the other, since they count together what one address does."""
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


def test_connections_that_break_off_leave_nothing_behind(server: Server) -> None:
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
