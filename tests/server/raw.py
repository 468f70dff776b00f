"""A client of the raw protocol that keeps every message it was sent.

It does not use `rekindle.server.protocol`, so that tests can send anything.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
Message = dict[str, Any]


class Closed(Exception):
    """The server closed the connection."""


class Line:
    """One WebSocket at a table."""

    def __init__(self, address: str, table: str, hello: Message | None) -> None:
        self.received: list[str] = []
        self.news: Message = {}
        """The newest StateNews."""
        self.table: Message = {}
        """The newest TableInfo."""
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live",
                proxy=None,
                open_timeout=PATIENCE,
                close_timeout=2,
                max_size=None,
                max_queue=None,
            )
        )
        if hello is not None:
            self.send({"do": "hello", **hello})

    # Sending and receiving

    def send(self, message: object) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str | bytes) -> None:
        try:
            self.socket.send(text)
        except ConnectionClosed as error:
            raise Closed(str(error)) from None

    def hear(self, patience: float = PATIENCE) -> Message:
        """Return the next message."""
        try:
            text = self.socket.recv(patience)
        except ConnectionClosed as error:
            raise Closed(str(error)) from None
        assert isinstance(text, str), "all messages are text"
        self.received.append(text)
        message: Message = json.loads(text)
        match message["is"]:
            case "state":
                self.news = message
            case "table":
                self.table = message["table"]
        return message

    def until(self, fits: Callable[[Message], bool], patience: float = PATIENCE) -> Message:
        """Return the next message that fits; those before it are kept too."""
        end = time.monotonic() + patience
        while not fits(message := self.hear(max(0.01, end - time.monotonic()))):
            assert time.monotonic() < end, self.received[-3:]
        return message

    def hear_all(self, patience: float = 0.0) -> None:
        """Receive all messages until none has come for `patience` seconds."""
        with suppress(TimeoutError):
            while True:
                self.hear(patience)

    def answer(self, to: object) -> Message:
        """Send a message and return the reply: the next message that is not broadcast."""
        self.send(to)
        return self.until(lambda m: m["is"] not in ("table", "state"))

    def wait_for(self, number: int) -> Message:
        """Return the first state with this number or a later one, perhaps the current one."""
        if not self.news or self.news["number"] < number:
            self.until(lambda m: m["is"] == "state" and m["number"] >= number)
        return self.news

    # Playing

    @property
    def number(self) -> int:
        number = self.news["number"]
        assert isinstance(number, int)
        return number

    def moves(self, seat: int) -> list[str]:
        """Return the moves offered to this seat, as far as this connection sees them."""
        return [
            move["text"]
            for decision in self.news["decisions"]
            if decision["seat"] == seat
            for move in decision["moves"]
        ]

    def play(self, seat: int, move: str, number: int | None = None) -> None:
        asked = self.number if number is None else number
        self.send({"do": "play", "seat": seat, "number": asked, "move": move})

    def close(self) -> None:
        self._open.close()


class Web:
    """HTTP requests; every response is kept."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False)
        self.received: list[str] = []

    def ask(
        self, method: str, path: str, body: object = None, status: int | None = None, **headers: str
    ) -> httpx.Response:
        """`X_Seat_Key="..."` becomes a header."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        answer = self.client.request(method, f"/api{path}", json=body, headers=named)
        self.received.append(answer.text)
        if status is not None:
            assert answer.status_code == status, (method, path, answer.status_code, answer.text)
        return answer

    def get(self, path: str, **headers: str) -> Any:
        return self.ask("GET", path, None, 200, **headers).json()

    def close(self) -> None:
        self.client.close()


@dataclass
class Guest:
    """Somebody at a seat: their key, their connection, all messages they received."""

    seat: int | None
    key: str
    web: Web
    table: str
    watch: str = ""
    line: Line | None = None
    received: list[str] = field(default_factory=list)
    """On connections that have ended."""

    def connect(self, **more: Any) -> Line:
        self.leave()
        hello: Message = {"eyes": self.seat, **more}
        if self.key:
            hello["keys"] = [self.key]
        if self.watch:
            hello["watch"] = self.watch
        self.line = Line(self.web.address, self.table, hello)
        self.line.until(lambda m: m["is"] == "state")
        return self.line

    @property
    def here(self) -> Line:
        assert self.line is not None, "not connected"
        return self.line

    def leave(self) -> None:
        if self.line is not None:
            self.received += self.line.received
            self.line.close()
            self.line = None

    @property
    def heard(self) -> list[str]:
        """Everything this guest was sent: first over the WebSocket, then over HTTP."""
        live = self.line.received if self.line is not None else []
        return [*self.received, *live, *self.web.received]


class Table:
    """A table with a raw client at every seat."""

    def __init__(self, address: str, opened: Message, guests: list[Guest]) -> None:
        self.address = address
        self.id: str = opened["table"]["id"]
        self.watch: str = opened["watch"]
        self.guests = guests
        self.choose = random.Random(7)
        self.acknowledged: list[tuple[int, str]] = []
        """Seat and move of every decision that the server has acknowledged."""

    def connect(self) -> None:
        """Connect everybody, and wait until all have the newest state: a worker may be behind."""
        for guest in self.guests:
            guest.connect()
        self.hear(max(guest.here.number for guest in self.guests))

    def spectator(self) -> Guest:
        return Guest(None, "", Web(self.address), self.id, self.watch)

    @property
    def over(self) -> bool:
        return not self.guests[0].here.news["decisions"]

    def deciding(self) -> Guest:
        """Return the first guest who must decide."""
        seat = int(self.guests[0].here.news["decisions"][0]["seat"])
        return self.guests[seat]

    def step(self) -> int:
        """Play a random offered move, wait until everybody has it, return the new number."""
        guest = self.deciding()
        assert guest.seat is not None
        line = guest.here
        number = line.number
        move = self.choose.choice(line.moves(guest.seat))
        line.play(guest.seat, move)
        told = line.until(
            lambda m: m["is"] == "refused" or (m["is"] == "state" and m["number"] > number)
        )
        if told["is"] == "refused":  # another worker had newer entries
            assert told["why"] == "stale", told
            line.until(lambda m: m["is"] == "state")
            self.hear(line.number)
            return self.step()
        self.hear(number + 1)
        self.acknowledged.append((guest.seat, move))
        return number + 1

    def hear(self, number: int) -> None:
        for guest in self.guests:
            guest.here.wait_for(number)

    def play(self, most: int) -> None:
        """Play at most this many decisions."""
        for _ in range(most):
            if self.over:
                return
            self.step()

    def record(self) -> str:
        """Return the record of the finished game."""
        host = self.guests[0]
        path = f"/tables/{self.id}/record"
        return host.web.ask("GET", path, None, 200, X_Seat_Key=host.key).text

    def close(self) -> None:
        for guest in self.guests:
            guest.leave()
            guest.web.close()


def open_table(
    address: str, game: str = "euphoria", seats: int = 2, **more: Any
) -> tuple[Message, list[Guest]]:
    """Open a table with the host at the first seat and guests who come by invitation."""
    webs = [Web(address) for _ in range(seats)]
    wish = {
        "game": game,
        "seats": [
            {"kind": "person", "name": "Anna"},
            *({"kind": "invited"} for _ in range(seats - 1)),
        ],
        **more,
    }
    opened: Message = webs[0].ask("POST", "/tables", wish, 201).json()
    table = opened["table"]["id"]
    (own,) = opened["keys"]
    guests = [Guest(0, own["secret"], webs[0], table)]
    for invitation in opened["invitations"]:
        seat = invitation["seat"]
        take = {"name": f"Guest {seat}", "invitation": invitation["token"]}
        key = webs[seat].ask("POST", f"/tables/{table}/seats/{seat}/take", take, 201).json()
        guests.append(Guest(seat, key["secret"], webs[seat], table))
    return opened, guests


@contextmanager
def table(address: str, game: str = "euphoria", seats: int = 2, **more: Any) -> Iterator[Table]:
    opened, guests = open_table(address, game, seats, **more)
    made = Table(address, opened, guests)
    try:
        made.connect()
        yield made
    finally:
        made.close()
