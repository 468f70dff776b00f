"""Tables of clients for a load test: every seat has a connection, and plays what it is offered."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rekindle.server.protocol.messages import Key, Play

ENOUGH_ERRORS = 20
"""So many are kept in words; all are counted."""


class Offer(msgspec.Struct):
    text: str


class Asked(msgspec.Struct):
    seat: int
    moves: list[Offer] = []


class News(msgspec.Struct):
    """As much of any message as a client here wants to know; the rest is skipped unread."""

    kind: str = msgspec.field(name="is")
    number: int = -1
    decisions: list[Asked] = []
    why: str = ""
    text: str = ""


_decode = msgspec.json.Decoder(News).decode
_encode = msgspec.json.Encoder().encode


@dataclass
class Measured:
    """What all tables together have seen."""

    acknowledged: list[float] = field(default_factory=list)
    """Seconds from sending a move to the state that has it, for whoever sent it."""
    told: list[float] = field(default_factory=list)
    """The same until another seat had it."""
    behind: int = 0
    """Moves that were due while the one before was still on its way."""
    errors: int = 0
    said: list[str] = field(default_factory=list)
    news: int = 0
    characters: int = 0

    def error(self, text: str) -> None:
        self.errors += 1
        if len(self.said) < ENOUGH_ERRORS:
            self.said.append(text)


@dataclass
class Sent:
    """A move on its way."""

    seat: int
    move: str
    number: int
    at: float
    unheard: set[int]


class Table:
    """One table: a connection for each seat, and whoever must decide plays at random."""

    def __init__(self, address: str, id: str, keys: list[Key], measured: Measured) -> None:
        self.address = address.replace("http", "ws", 1)
        self.id = id
        self.keys = keys
        self.measured = measured
        self.choose = random.Random(id)
        self.lines: dict[int, ClientConnection] = {}
        self.listeners: list[asyncio.Task[None]] = []
        self.offers: dict[int, News] = {}
        self.number = -1
        self.sent: Sent | None = None
        self.over = False
        self.played: list[tuple[int, str]] = []
        """Seat and move of what was acknowledged, in order."""

    async def connect(self, compression: bool) -> None:
        for key in self.keys:
            line = await connect(
                f"{self.address}/api/tables/{self.id}/live",
                compression="deflate" if compression else None,
                proxy=None,
                max_size=None,
                ping_interval=None,
                open_timeout=30,
            )
            self.lines[key.seat] = line
            hello = {"do": "hello", "keys": [key.secret], "eyes": key.seat}
            await line.send(_encode(hello).decode())
            self.listeners.append(asyncio.create_task(self._listen(key.seat, line)))

    async def _listen(self, seat: int, line: ClientConnection) -> None:
        try:
            async for text in line:
                self._hear(seat, text, time.perf_counter())
        except (WebSocketException, OSError, msgspec.DecodeError) as error:
            self.measured.error(f"{type(error).__name__}: {error}")

    def _hear(self, seat: int, text: str | bytes, now: float) -> None:
        news = _decode(text)
        if news.kind == "refused":
            self.measured.error(f"refused ({news.why}): {news.text}")
            self.sent = None
        if news.kind != "state":
            return
        self.measured.news += 1
        self.measured.characters += len(text)
        self.offers[seat] = news
        self.number = max(self.number, news.number)
        self.over = not news.decisions
        sent = self.sent
        if sent is None or news.number <= sent.number or seat not in sent.unheard:
            return
        sent.unheard.discard(seat)
        if seat == sent.seat:
            self.measured.acknowledged.append(now - sent.at)
            self.played.append((sent.seat, sent.move))
        else:
            self.measured.told.append(now - sent.at)
        if not sent.unheard:
            self.sent = None

    async def play(self, every: float, until: float) -> None:
        """A move whenever one is due; the time of the first is drawn, so that they spread."""
        due = time.perf_counter() + self.choose.random() * every
        while due < until and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.sent is not None:
                self.measured.behind += 1
            else:
                await self._move()
            due += every

    async def _move(self) -> None:
        for seat, news in self.offers.items():
            if news.number == self.number:
                for asked in news.decisions:
                    if asked.seat == seat and asked.moves:
                        await self._send(seat, self.choose.choice(asked.moves).text)
                        return
        self.measured.error(f"nobody is offered a move at number {self.number}")

    async def _send(self, seat: int, move: str) -> None:
        self.sent = Sent(seat, move, self.number, time.perf_counter(), set(self.lines))
        text = _encode(Play(seat=seat, number=self.number, move=move)).decode()
        with suppress(WebSocketException):  # whoever listens tells of it
            await self.lines[seat].send(text)

    async def settle(self, patience: float) -> None:
        """Wait for what is still on its way."""
        end = time.perf_counter() + patience
        while self.sent is not None and time.perf_counter() < end:
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        for listener in self.listeners:
            listener.cancel()
        await asyncio.gather(*self.listeners, return_exceptions=True)
        for line in self.lines.values():
            with suppress(WebSocketException, OSError):
                await line.close()
