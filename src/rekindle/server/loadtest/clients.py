"""The clients of a load test: each table has a connection per seat and plays random moves."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rekindle.server.protocol.live import Play
from rekindle.server.protocol.tables import Key

MAX_ERROR_TEXTS = 20
CONNECT_TIMEOUT = 30.0


class Offer(msgspec.Struct):
    """A move, without its meaning."""

    text: str


class Question(msgspec.Struct):
    """A decision, without its prompt."""

    seat: int
    moves: list[Offer] = []


class News(msgspec.Struct):
    """The part of a server message that the test needs; the rest is not decoded."""

    kind: str = msgspec.field(name="is")
    number: int = -1
    decisions: list[Question] = []
    why: str = ""
    text: str = ""


_decode = msgspec.json.Decoder(News).decode
_encode = msgspec.json.Encoder().encode


@dataclass
class Measurements:
    """The measurements of all tables together."""

    acknowledged: list[float] = field(default_factory=list)
    """Seconds from sending a move until its sender has the new state."""
    broadcast: list[float] = field(default_factory=list)
    """The same until another seat has it."""
    answered: list[float] = field(default_factory=list)
    """Seconds from there until the bots have decided and it is the sender's turn again."""
    behind: int = 0
    """Moves that were due while the one before was not yet acknowledged."""
    errors: int = 0
    error_texts: list[str] = field(default_factory=list)
    states: int = 0
    characters: int = 0

    def error(self, text: str) -> None:
        self.errors += 1
        if len(self.error_texts) < MAX_ERROR_TEXTS:
            self.error_texts.append(text)


@dataclass
class SentMove:
    """A move that some seats have not seen in a state yet."""

    seat: int
    move: str
    number: int
    at: float
    pending: set[int]


class ClientTable:
    """One table with a connection for each seat."""

    def __init__(
        self,
        address: str,
        id: str,
        keys: list[Key],
        measured: Measurements,
        bots: bool = False,
        source: str | None = None,
    ) -> None:
        self.address = address.replace("http", "ws", 1)
        self.id = id
        self.keys = keys
        self.measured = measured
        self.bots = bots
        self.source = source
        """The address that the clients connect from, if it matters."""
        self.random = random.Random(id)
        self.connections: dict[int, ClientConnection] = {}
        self.receivers: list[asyncio.Task[None]] = []
        self.states: dict[int, News] = {}
        self.number = -1
        self.sent: SentMove | None = None
        self.over = False
        self.waiting: dict[int, float] = {}
        """By seat: since when it waits for a bot."""
        self.played: list[tuple[int, str]] = []
        """Seat and move of all acknowledged moves, in order."""
        self._all_have_states = asyncio.Event()

    async def connect(self, compression: bool) -> None:
        """Connect every seat, and wait until each has a state to play from."""
        for key in self.keys:
            connection = await connect(
                f"{self.address}/api/tables/{self.id}/live",
                local_addr=None if self.source is None else (self.source, 0),
                compression="deflate" if compression else None,
                proxy=None,
                max_size=None,
                ping_interval=None,
                open_timeout=CONNECT_TIMEOUT,
            )
            self.connections[key.seat] = connection
            hello = {"do": "hello", "keys": [key.secret], "eyes": key.seat}
            await connection.send(_encode(hello).decode())
            self.receivers.append(asyncio.create_task(self._receive_all(key.seat, connection)))
        with suppress(TimeoutError):  # then no seat is offered a move, which is reported
            async with asyncio.timeout(CONNECT_TIMEOUT):
                await self._all_have_states.wait()

    async def _receive_all(self, seat: int, connection: ClientConnection) -> None:
        try:
            async for text in connection:
                self._receive(seat, text, time.perf_counter())
        except (WebSocketException, OSError, msgspec.DecodeError) as error:
            self.measured.error(f"{type(error).__name__}: {error}")

    def _receive(self, seat: int, text: str | bytes, now: float) -> None:
        news = _decode(text)
        if news.kind == "refused":
            self.measured.error(f"refused ({news.why}): {news.text}")
            self.sent = None
        if news.kind != "state":
            return
        self.measured.states += 1
        self.measured.characters += len(text)
        self.states[seat] = news
        if len(self.states) == len(self.keys):
            self._all_have_states.set()
        self.number = max(self.number, news.number)
        self.over = not news.decisions
        asked = any(question.moves for question in news.decisions if question.seat == seat)
        if asked and seat in self.waiting:
            self.measured.answered.append(now - self.waiting.pop(seat))
        sent = self.sent
        if sent is None or news.number <= sent.number or seat not in sent.pending:
            return
        sent.pending.discard(seat)
        if seat == sent.seat:
            self.measured.acknowledged.append(now - sent.at)
            self.played.append((sent.seat, sent.move))
            if self.bots and not asked and not self.over:
                self.waiting[seat] = now
        else:
            self.measured.broadcast.append(now - sent.at)
        if not sent.pending:
            self.sent = None

    async def play(self, every: float, until: float) -> None:
        """Play a move every few seconds, the first after a random delay to spread the load."""
        due = time.perf_counter() + self.random.random() * every
        while due < until and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.sent is not None:
                self.measured.behind += 1
            else:
                await self._move()
            due += every

    async def _move(self) -> None:
        for seat, news in self.states.items():
            if news.number == self.number:
                for question in news.decisions:
                    if question.seat == seat and question.moves:
                        await self._send(seat, self.random.choice(question.moves).text)
                        return
        if self.bots:
            self.measured.behind += 1
            return
        self.measured.error(f"no seat is offered a move at number {self.number}")

    async def _send(self, seat: int, move: str) -> None:
        now, seats = time.perf_counter(), set(self.connections)
        self.sent = SentMove(seat, move, self.number, now, seats)
        text = _encode(Play(seat=seat, number=self.number, move=move)).decode()
        with suppress(WebSocketException):  # the receiver reports it
            await self.connections[seat].send(text)

    async def settle(self, timeout: float) -> None:
        """Wait until the last move is acknowledged."""
        end = time.perf_counter() + timeout
        while self.sent is not None and time.perf_counter() < end:
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        for receiver in self.receivers:
            receiver.cancel()
        await asyncio.gather(*self.receivers, return_exceptions=True)
        for connection in self.connections.values():
            with suppress(WebSocketException, OSError):
                await connection.close()
