"""What tests of misbehaving clients have in common."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.raw import Closed, Guest, Line, Message, Table
from tests.server.serving import Server

FOREVER = 10**30


def still_there(at: Table, number: int) -> None:
    """Everybody reconnects, finds the state unchanged, and plays on."""
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
    assert answer["text"], "a refusal has a text"
    return answer


def play(seat: object, number: object, move: object) -> Message:
    return {"do": "play", "seat": seat, "number": number, "move": move}


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


def wish_of(**changes: Any) -> Message:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
    return {"game": "euphoria", "seats": seats, **changes}
