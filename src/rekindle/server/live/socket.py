"""The WebSocket of a table: a client says hello, is sent what it may see, and plays."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Struct

from rekindle.kernel.messages import Message
from rekindle.server.live import leaving, substitutes
from rekindle.server.live.client import Client
from rekindle.server.live.hub import Hub
from rekindle.server.live.line import UnplayableTable
from rekindle.server.live.refusals import NotStored, Refusal, Stale
from rekindle.server.live.table import LiveTable
from rekindle.server.localisation import server_text
from rekindle.server.protocol.live import (
    Abandon,
    FromPage,
    Hello,
    LogNews,
    Look,
    Ping,
    Play,
    Pong,
    Reasons,
    Refused,
    Resign,
    Return,
    Tell,
    Undo,
    Vote,
    Why,
)
from rekindle.server.protocol.tables import Language
from rekindle.server.rate_limits import TokenBucket, address_of
from rekindle.server.seats.access import Tokens, find_access
from rekindle.server.settings import Settings
from rekindle.server.store.outages import Unavailable

MAX_BAD = 10
"""Malformed messages before a connection is closed."""
CLOSE_TIMEOUT = 5.0
"""Seconds for the client to close its side."""
WORK: dict[type[Struct], float] = {
    Abandon: 5.0,
    Hello: 10.0,
    Look: 5.0,
    Play: 5.0,
    Resign: 5.0,
    Tell: 20.0,
    Undo: 5.0,
    Why: 10.0,
}
"""Milliseconds that a message takes at most, as measured; 1 for all others."""
SERVER_ERROR, TRY_LATER = 1011, 1013
BAD_HELLO, FORBIDDEN, UNKNOWN, TOO_MUCH = 4400, 4403, 4404, 4429
"""Close codes, modelled on HTTP statuses."""

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(FromPage).decode


@websocket("/api/tables/{table:str}/live")
async def live_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Connect to a table."""
    hub: Hub = socket.app.state.hub
    if not origin_allowed(socket, hub.settings):
        await socket.close(FORBIDDEN, "this origin is not allowed")
        return
    await socket.accept()
    address = address_of(socket)
    with suppress(WebSocketDisconnect, OSError), hub.sockets.place(address) as free:
        connection = Connection(socket, hub, address)
        if free:
            await connection.run(table)
        else:
            await connection.reject(Refusal("limit", Message("too-many-sockets")), TOO_MUCH)


def origin_allowed(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a WebSocket comes from our own page, from an allowed origin, or from no browser."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    host = urlsplit(origin).netloc
    return host != "" and host == connection.headers.get("host")


class Connection:
    """One WebSocket, from hello to the end."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub, address: str) -> None:
        self.socket = socket
        self.hub = hub
        self.address = address
        self.language: Language = "en"
        self._bucket = TokenBucket(hub.settings.limits.messages, 60.0)
        self._bad = 0

    async def run(self, table_id: str) -> None:
        try:
            async with asyncio.timeout(self.hub.settings.times.hello):
                hello = await self._receive_hello()
            await self._wait_for_work(hello)
            client = await self._join(table_id, hello)
        except TimeoutError:
            await self.reject(Refusal("message", Message("hello-first")), BAD_HELLO)
        except Refusal as refusal:
            codes = {"message": BAD_HELLO, "limit": TOO_MUCH, "storage": TRY_LATER}
            await self.reject(refusal, codes.get(refusal.why, UNKNOWN))
        else:
            try:
                await self._exchange(client)
            finally:
                self.hub.disconnect(client)

    async def reject(self, refusal: Refusal, code: int) -> None:
        await self._send(msgspec.json.encode(refusal.to_message(self.language)))
        await self.socket.close(code, refusal.why)

    # Joining

    async def _receive_hello(self) -> Hello:
        message = self._decode(await self.socket.receive())
        if not isinstance(message, Hello):
            raise Refusal("message", Message("hello-first"))
        self.language = message.language
        return message

    async def _join(self, table_id: str, hello: Hello) -> Client:
        """Connect to a table; Refusal if there is none or the client may not view it."""
        try:
            return await self._find(table_id, hello)
        except UnplayableTable as error:
            raise unplayable(error) from error
        except Unavailable as error:
            raise NotStored(error.outage) from error

    async def _find(self, table_id: str, hello: Hello) -> Client:
        tokens = Tokens(tuple(hello.keys), hello.watch, hello.session)
        stored = await self.hub.stored(table_id)
        access = await find_access(self.hub.db, stored, tokens) if stored is not None else None
        if access is None or not access.may_view:
            raise Refusal("table", Message("no-table"))
        live = await self.hub.table(table_id)
        if live is None:
            raise Refusal("table", Message("no-table"))
        client = Client(live, hello, tokens, access)
        if hello.eyes is not None and hello.eyes not in access.seats:
            client.eyes = None
            if not has_resigned(live, hello.eyes):  # who has, watches on
                client.reply(not_yours(live, hello.eyes).to_message(self.language))
        self.hub.connect(client)
        return client

    # Sending and receiving

    async def _exchange(self, client: Client) -> None:
        """Receive and send until one side closes the connection."""
        receiving = asyncio.create_task(self._receive_all(client))
        sending = asyncio.create_task(self._send_all(client))
        await asyncio.wait({receiving, sending}, return_when=asyncio.FIRST_COMPLETED)
        if not receiving.done():  # we closed it: let the client acknowledge that
            await asyncio.wait({receiving}, timeout=CLOSE_TIMEOUT)
        for task in (receiving, sending):
            task.cancel()
        for result in await asyncio.gather(receiving, sending, return_exceptions=True):
            if isinstance(result, Exception) and not is_disconnect(result):
                log.error("a connection failed", exc_info=result)
                with suppress(Exception):
                    await self.socket.close(SERVER_ERROR, "internal error")

    async def _send_all(self, client: Client) -> None:
        while True:
            await client.ready.wait()
            present = self.hub.present_seats(client.live.id)
            for message in client.outgoing(present, self.hub.outage):
                await self._send(message)
            if client.closing is not None:
                await self.socket.close(*client.closing)
                return

    async def _send(self, message: bytes) -> None:
        await self.socket.send_text(message.decode())

    async def _receive_all(self, client: Client) -> None:
        while client.closing is None:
            event = await self.socket.receive()
            try:
                message = self._decode(event)
                await self._wait_for_work(message)
                await self._handle(client, message)
            except Refusal as refusal:
                self._refuse(client, refusal)
            except UnplayableTable as error:
                self._refuse(client, unplayable(error))
            except Unavailable as error:
                self._refuse(client, NotStored(error.outage))

    def _refuse(self, client: Client, refusal: Refusal) -> None:
        client.reply(refusal.to_message(self.language, client.live.renderer.names))
        if isinstance(refusal, Stale):
            client.notify(state=True)
        if refusal.why == "message":
            self._bad += 1
            if self._bad >= MAX_BAD:
                client.reply(Refused("limit", server_text(self.language, Message("too-fast"))))
                client.close(TOO_MUCH, "too many malformed messages")
        elif refusal.why == "limit":
            client.close(TOO_MUCH, "too many messages")

    def _decode(self, event: Any) -> FromPage:
        """Decode a message; Refusal if it is malformed, too long, or one too many."""
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the client has disconnected")
        if self._bucket.take(""):
            raise Refusal("limit", Message("too-fast"))
        data: str | bytes = event.get("text") or event.get("bytes") or ""
        limit = self.hub.settings.limits.message
        if len(data) > limit:
            raise Refusal("message", Message("long-message", {"most": limit}))
        try:
            message: FromPage = decode(data)
            return message
        except (ValueError, RecursionError) as error:
            why = str(error)[:200]
            raise Refusal("message", Message("bad-message", {"why": why})) from error

    async def _wait_for_work(self, message: FromPage) -> None:
        """Slow down an address that gives the server too much to do: others must not wait."""
        await asyncio.sleep(self.hub.work.spend(self.address, WORK.get(type(message), 1.0)))

    # Messages

    async def _handle(self, client: Client, message: FromPage) -> None:
        live = client.live
        match message:
            case Ping():
                client.reply(Pong())
            case Play(seat, number, move):
                self._check_own(client, seat)
                await live.play(seat, number, move)
                await substitutes.return_owner(self.hub, live, seat)
            case Undo(seat, number, steps):
                self._check_own(client, seat)
                await live.undo(seat, number, steps)
            case Why(seat, about):
                self._check_own(client, seat)
                client.reply(Reasons(about, await live.why(seat, about, self.language)))
            case Look(eyes):
                if eyes is not None:
                    self._check_own(client, eyes)
                client.look(eyes)
            case Tell(first, last):
                client.reply(self._log(client, first, last))
            case Vote(seat, absent):
                self._check_own(client, seat)
                await substitutes.vote(self.hub, live, seat, absent)
            case Return(seat):
                self._check_own(client, seat)
                if not await substitutes.return_owner(self.hub, live, seat):
                    raise Refusal("illegal", Message("not-away"))
            case Resign(seat):
                self._check_own(client, seat)
                await leaving.resign(self.hub, live, seat)
            case Abandon(seat, answer):
                self._check_own(client, seat)
                await leaving.answer(self.hub, live, seat, answer)
            case Hello():
                raise Refusal("message", Message("hello-again"))

    def _check_own(self, client: Client, seat: int) -> None:
        if seat not in client.access.seats:
            raise not_yours(client.live, seat)

    def _log(self, client: Client, first: int, last: int) -> LogNews:
        live = client.live
        if live.line is None:
            raise Refusal("table", Message("not-running"))
        last = min(last, live.line.length)
        entries = live.renderer.log(live.line, client.eyes, client.language, first, last)
        return LogNews(entries[0].at if entries else max(first, 0), entries)


def has_resigned(live: LiveTable, seat: int) -> bool:
    return any(one.seat == seat and one.resigned for one in live.stored.seats)


def not_yours(live: LiveTable, seat: int) -> Refusal:
    if has_resigned(live, seat):
        return Refusal("seat", Message("seat-resigned"))
    # Shortened: the number comes from the client and may have thousands of digits.
    return Refusal("seat", Message("not-your-seat", {"seat": str(seat)[:20]}))


def unplayable(error: UnplayableTable) -> Refusal:
    """Log the details, which may name secret decisions, and return a refusal without them."""
    log.warning("a table cannot be played: %s", error)
    return Refusal("table", Message("table-broken"))


def is_disconnect(error: Exception) -> bool:
    return isinstance(error, WebSocketDisconnect | OSError | RuntimeError)
