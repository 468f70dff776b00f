"""One client that does as much as it is allowed to, while the others play.

It comes from an address of its own, so that limits per address apply to it alone, and it stops at
fixed numbers: this is a measurement of a server on this machine, not an attack.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rekindle.server.loadtest.clients import News
from rekindle.server.protocol.tables import Opened, TableInfo

ADDRESS = "127.0.0.2"
"""Also this machine, but another client to the server."""
TIMEOUT = 30.0
MAX_SOCKETS = 1000
SOCKETS_PER_TABLE = 40
ASKING_SOCKETS = 20
"""Connections that send messages as fast as they are answered."""
REQUESTS_AT_ONCE = 8
BOT_TABLES = 50
PAUSE = 0.05
"""Seconds before the next attempt of a client that was refused."""

COSTLY_WORDS = {"euphoria": "balloons", "revive": "reopen", "recall": "excavate"}
"""By game: a word that many moves are about, none of them offered."""

_decode = msgspec.json.Decoder(News).decode


@dataclass
class Done:
    """What the client got away with."""

    sent: int = 0
    refused: int = 0


class Abuser:
    """One client, with one of the ways to be a nuisance."""

    def __init__(self, address: str, game: str) -> None:
        self.address = address
        self.game = game
        self.done = Done()
        self.connections: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.dice = random.Random(1)
        self.ready = asyncio.Event()
        """Set when the nuisance begins."""

    async def close(self) -> None:
        """Drop all connections at once, without saying goodbye."""
        for reader in self.readers:
            reader.cancel()
        for connection in self.connections:
            connection.transport.abort()

    # Requests

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """Send a request and return the response; empty if it was refused."""
        status, content = await asyncio.to_thread(self._ask, method, path, body)
        self.done.sent += 1
        if status >= 400:
            self.done.refused += 1
            await asyncio.sleep(PAUSE)
            return b""
        return content

    def _ask(self, method: str, path: str, body: object) -> tuple[int, bytes]:
        parts = urlsplit(self.address)
        connection = HTTPConnection(
            parts.hostname or "", parts.port or 80, timeout=TIMEOUT, source_address=(ADDRESS, 0)
        )
        headers = {"Content-Type": "application/json"}
        try:
            connection.request(method, f"/api{path}", msgspec.json.encode(body), headers)
            response = connection.getresponse()
            return response.status, response.read()
        except (OSError, HTTPException):
            return 599, b""
        finally:
            connection.close()

    async def open(self, *kinds: str) -> Opened | None:
        """Open a table; None if that was refused."""
        people = ("person", "shared")
        seats = [
            {"kind": kind, "name": f"Guest {seat}"}
            if kind in people
            else {"kind": "bot", "level": kind}
            for seat, kind in enumerate(kinds)
        ]
        wish = {"game": self.game, "seats": seats, "listed": True}
        answer = await self.ask("POST", "/tables", wish)
        return msgspec.json.decode(answer, type=Opened) if answer else None

    async def open_own(self) -> Opened:
        opened = await self.open("person", "shared")
        assert opened is not None, "the first table is never refused"
        self.ready.set()
        return opened

    # Connections

    async def line(self, table: Opened, eyes: int | None = 0) -> ClientConnection | None:
        """Connect to a table; None if that was refused."""
        self.done.sent += 1
        try:
            connection = await connect(
                f"{self.address.replace('http', 'ws', 1)}/api/tables/{table.table.id}/live",
                local_addr=(ADDRESS, 0),
                proxy=None,
                max_size=None,
                open_timeout=TIMEOUT,
            )
            self.connections.append(connection)
            keys = [key.secret for key in table.keys]
            await self.send(connection, {"do": "hello", "keys": keys, "eyes": eyes})
            first = _decode(await connection.recv())
        except (OSError, TimeoutError, WebSocketException):
            self.done.refused += 1
            return None
        if first.kind == "refused":
            self.done.refused += 1
            return None
        return connection

    async def send(self, connection: ClientConnection, message: object) -> None:
        self.done.sent += 1
        await connection.send(msgspec.json.encode(message).decode())

    async def hear(self, connection: ClientConnection, *kinds: str) -> News:
        while True:
            news = _decode(await connection.recv())
            if news.kind == "refused":
                self.done.refused += 1
                return news
            if news.kind in kinds:
                return news

    # Ways to be a nuisance

    async def sockets(self) -> None:
        """Keep as many connections open as possible, at as many tables as possible."""
        while len(self.connections) < MAX_SOCKETS:
            table = await self.open("person", "shared")
            if table is None:
                break
            joined = await asyncio.gather(*(self.line(table) for _ in range(SOCKETS_PER_TABLE)))
            self.readers += [asyncio.create_task(self._read(one)) for one in joined if one]
            if None in joined:
                break
        self.ready.set()

    async def _read(self, connection: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for _ in connection:
                pass

    async def reconnect(self) -> None:
        """Connect and leave again, all the time: everybody at the table is told each time."""
        table = await self.open_own()

        async def come_and_go() -> None:
            while True:
                connection = await self.line(table)
                if connection is None:
                    await asyncio.sleep(PAUSE)
                else:
                    self.connections.remove(connection)
                    await connection.close()

        await asyncio.gather(*(come_and_go() for _ in range(ASKING_SOCKETS)))

    async def undo(self) -> None:
        """Play and undo the same decision for ever."""
        table = await self.open_own()
        await asyncio.gather(*(self._undo(table, seat) for seat in (0, 1) for _ in range(5)))

    async def _undo(self, table: Opened, seat: int) -> None:
        while True:
            connection = await self.line(table, seat)
            while connection is not None:
                try:
                    await self._play_and_undo(connection, seat)
                except WebSocketException:
                    connection = None
            await asyncio.sleep(PAUSE)

    async def _play_and_undo(self, connection: ClientConnection, seat: int) -> None:
        await self.send(connection, {"do": "look", "eyes": seat})
        news = await self.hear(connection, "state")
        moves = [m.text for q in news.decisions if q.seat == seat for m in q.moves]
        number = {"seat": seat, "number": news.number}
        if moves:
            await self.send(connection, {"do": "play", "move": self.dice.choice(moves), **number})
        else:
            await self.send(connection, {"do": "undo", "steps": 1, **number})
        await self.hear(connection, "state")

    async def why(self) -> None:
        """Ask for the reasons that take longest to find."""
        about = COSTLY_WORDS.get(self.game, "end")
        await self._ask_forever(lambda: {"do": "why", "seat": 0, "about": about}, "reasons")

    async def look(self) -> None:
        """Ask for the whole state again and again."""
        await self._ask_forever(lambda: {"do": "look", "eyes": self.dice.choice([0, 1])}, "state")

    async def _ask_forever(self, message: Callable[[], object], answer: str) -> None:
        table = await self.open_own()

        async def ask() -> None:
            while True:
                connection = await self.line(table)
                with suppress(WebSocketException):
                    while connection is not None:
                        await self.send(connection, message())
                        await self.hear(connection, answer)
                await asyncio.sleep(PAUSE)

        await asyncio.gather(*(ask() for _ in range(ASKING_SOCKETS)))

    async def replay(self) -> None:
        """Jump about in a finished game."""
        path, length = await self._finished()

        async def jump() -> None:
            while True:
                at, eyes = self.dice.randint(0, length), self.dice.choice([0, 1])
                await self.ask("GET", f"{path}/moments/{at}?eyes={eyes}")

        await asyncio.gather(*(jump() for _ in range(REQUESTS_AT_ONCE)))

    async def record(self) -> None:
        """Download the record of a finished game again and again."""
        path, _ = await self._finished()
        await self._download(f"{path}/record")

    async def course(self) -> None:
        """Download the course of a finished game again and again."""
        path, _ = await self._finished()
        await self._download(f"{path}/course")

    async def _download(self, path: str) -> None:
        async def download() -> None:
            while True:
                await self.ask("GET", path)

        await asyncio.gather(*(download() for _ in range(REQUESTS_AT_ONCE)))

    async def branch(self) -> None:
        """Play on from the end of a finished game, at one table after another."""
        path, length = await self._finished()
        wish = {"at": length - 1, "seat": 0, "name": "Guest", "level": "easy"}

        async def branch_off() -> None:
            while True:
                await self.ask("POST", f"{path}/branch", wish)

        await asyncio.gather(*(branch_off() for _ in range(REQUESTS_AT_ONCE)))

    async def bots(self) -> None:
        """Let strong bots play against each other at as many tables as possible."""
        for _ in range(BOT_TABLES):
            await self.open("master", "master")
        self.ready.set()
        await asyncio.Event().wait()

    async def _finished(self) -> tuple[str, int]:
        """Let bots play a game to its end; return its path and its length."""
        table = await self.open("easy", "easy")
        assert table is not None, "the first table is never refused"
        path = f"/tables/{table.table.id}"
        while True:
            answer = await self.ask("GET", path)
            if answer:
                info = msgspec.json.decode(answer, type=TableInfo)
                if info.status == "over":
                    self.ready.set()
                    return path, info.length
            await asyncio.sleep(1.0)


Way = Callable[[Abuser], Awaitable[None]]
WAYS: dict[str, Way] = {
    "sockets": Abuser.sockets,
    "reconnect": Abuser.reconnect,
    "undo": Abuser.undo,
    "why": Abuser.why,
    "look": Abuser.look,
    "replay": Abuser.replay,
    "record": Abuser.record,
    "course": Abuser.course,
    "branch": Abuser.branch,
    "bots": Abuser.bots,
}
