"""A client that sends wrong messages: it gets a reply, and nothing changes."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest

from tests.server.abuse import (
    FOREVER,
    other_than,
    play,
    refused,
)
from tests.server.raw import Closed, Table, table
from tests.server.serving import Server

# Moves


def test_another_seats_move(running: Table) -> None:
    """Right number, right move, wrong person."""
    asked = running.deciding()
    other = other_than(running, asked)
    assert asked.seat is not None
    move = asked.here.moves(asked.seat)[0]
    refused(other.here, play(asked.seat, other.here.number, move), "seat")


def test_a_move_out_of_turn(running: Table) -> None:
    asked = running.deciding()
    other = other_than(running, asked)
    assert asked.seat is not None
    move = asked.here.moves(asked.seat)[0]
    refused(other.here, play(other.seat, other.here.number, move), "illegal")


@pytest.mark.parametrize("number", [0, 3, 7, 1000, -1, FOREVER])
def test_a_wrong_number(running: Table, number: int) -> None:
    guest = running.deciding()
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
def test_a_text_that_is_not_a_move(running: Table, move: str) -> None:
    guest = running.deciding()
    refused(guest.here, play(guest.seat, guest.here.number, move), "illegal", "message")


def test_a_move_that_is_not_offered(running: Table) -> None:
    """A sample of all moves that are not offered."""
    from rekindle.games import find

    guest = running.deciding()
    assert guest.seat is not None
    game = find("euphoria")
    setting = game.setting(game.choose_options({}, simulated=False))
    offered = set(guest.here.moves(guest.seat))
    others = [m.text for m in setting.vocabulary.moves if m.text not in offered]
    for move in others[::12]:
        answer = refused(guest.here, play(guest.seat, guest.here.number, move), "illegal")
        assert len(answer["text"]) > 5


@pytest.mark.parametrize("steps", [0, -1, 2, 1000, FOREVER])
def test_undo_without_anything_to_undo(running: Table, steps: int) -> None:
    """After another seat's decision there is nothing to undo."""
    for guest in running.guests:
        undo = {"do": "undo", "seat": guest.seat, "number": guest.here.number, "steps": steps}
        possible = guest.here.news["undo"]
        if possible is not None and 0 < steps <= len(possible["steps"]):
            continue
        refused(guest.here, undo, "illegal", "message")


def test_undo_of_another_seats_decision(running: Table) -> None:
    first, second = running.guests
    undo = {"do": "undo", "seat": first.seat, "number": second.here.number, "steps": 1}
    refused(second.here, undo, "seat")


def test_nobody_is_voted_out_before_the_clock_runs_out(running: Table) -> None:
    first, second = running.guests
    refused(first.here, {"do": "vote", "seat": 0, "absent": 1}, "illegal")
    refused(first.here, {"do": "vote", "seat": 0, "absent": 0}, "illegal")
    refused(first.here, {"do": "vote", "seat": 0, "absent": 99}, "seat")
    refused(first.here, {"do": "vote", "seat": 1, "absent": 0}, "seat")
    refused(second.here, {"do": "return", "seat": 0}, "seat")
    refused(second.here, {"do": "return", "seat": 1}, "illegal")


# Messages

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
def test_malformed_messages(running: Table, text: str | bytes) -> None:
    line = running.guests[0].here
    line.send_text(text)
    answer = line.until(lambda m: m["is"] not in ("table", "state"))
    assert (answer["is"], answer["why"]) in (("refused", "message"), ("refused", "illegal"))
    assert line.answer({"do": "ping"})["is"] == "pong", "one mistake does not end a connection"


def test_too_many_malformed_messages_end_a_connection(running: Table) -> None:
    line = running.guests[0].here

    def go_on() -> None:
        for _ in range(100):
            line.send_text("nonsense")
            line.hear_all(0.05)

    with pytest.raises(Closed):
        go_on()


@pytest.mark.parametrize("size", [4097, 70_000, 20_000_000])
def test_giant_messages(running: Table, size: int) -> None:
    line = running.guests[0].here
    giant = json.dumps({"do": "why", "seat": 0, "about": "x" * size})
    with suppress(Closed):
        line.send_text(giant)
        answer = line.until(lambda m: m["is"] not in ("table", "state"))
        assert answer["why"] == "message"
    second = running.guests[1].here
    assert second.answer({"do": "ping"})["is"] == "pong", "others do not notice"


@pytest.mark.parametrize("about", ["x" * 3900, "", "\n", "place", "\u202e", "0", "-1"])
def test_odd_questions_get_a_reply(running: Table, about: str) -> None:
    for guest in running.guests:
        answer = guest.here.answer({"do": "why", "seat": guest.seat, "about": about})
        assert answer["is"] in ("reasons", "refused")


@pytest.mark.parametrize(
    ("first", "last"), [(0, FOREVER), (-FOREVER, FOREVER), (5, 2), (10**9, 10**9 + 5), (-5, 3)]
)
def test_odd_parts_of_the_log(running: Table, first: int, last: int) -> None:
    answer = running.guests[0].here.answer({"do": "tell", "log_from": first, "log_to": last})
    assert answer["is"] in ("log", "refused")
    if answer["is"] == "log":
        assert all(0 <= entry["at"] < 6 for entry in answer["log"])
