"""The WebSocket of a table: a page says hello, is told what it may see, and plays."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from rekindle.kernel.messages import Message
from rekindle.server.http.middleware import Allowance, origin_allowed
from rekindle.server.live import substitutes
from rekindle.server.live.client import Page
from rekindle.server.live.hub import Hall
from rekindle.server.live.line import Damaged
from rekindle.server.live.refusals import Refusal, Stale
from rekindle.server.live.rendering import own_text
from rekindle.server.protocol.messages import (
    FromPage,
    Hello,
    Language,
    LogNews,
    Look,
    Ping,
    Play,
    Pong,
    Reasons,
    Refused,
    Return,
    Tell,
    Undo,
    Vote,
    Why,
)
from rekindle.server.seats.access import Given, asker

MOST_BAD = 10
"""So many messages of one connection may be wrong before it is cut off."""
GOODBYE = 5.0
"""Seconds that the other side has for closing a connection."""
BROKEN, BAD_HELLO, FORBIDDEN, UNKNOWN, TOO_MUCH = 1011, 4400, 4403, 4404, 4429
"""Codes with which a connection is closed, after those of HTTP."""

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(FromPage).decode


@websocket("/api/tables/{table:str}/live")
async def live_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """A table, live."""
    hall: Hall = socket.app.state.hall
    if not origin_allowed(socket, hall.settings):
        await socket.close(FORBIDDEN, "this page is of another origin")
        return
    await socket.accept()
    with suppress(WebSocketDisconnect, OSError):  # whoever it was is gone
        await Conversation(socket, hall).run(table)


class Conversation:
    """One connection, from hello to the end."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall) -> None:
        self.socket = socket
        self.hall = hall
        self.language: Language = "en"
        self._allowed = Allowance(hall.settings.limits.messages, 60.0)
        self._bad = 0

    async def run(self, table_id: str) -> None:
        try:
            async with asyncio.timeout(self.hall.settings.times.hello):
                hello = await self._hello()
            page = await self._page(table_id, hello)
        except TimeoutError:
            await self._end(Refusal("message", Message("hello-first")), BAD_HELLO)
        except Refusal as refusal:
            codes = {"message": BAD_HELLO, "limit": TOO_MUCH}
            await self._end(refusal, codes.get(refusal.why, UNKNOWN))
        else:
            try:
                await self._talk(page)
            finally:
                self.hall.leave(page)

    async def _end(self, refusal: Refusal, code: int) -> None:
        await self._send(msgspec.json.encode(refusal.told(self.language)))
        await self.socket.close(code, refusal.why)

    # The beginning

    async def _hello(self) -> Hello:
        message = self._read(await self.socket.receive())
        if not isinstance(message, Hello):
            raise Refusal("message", Message("hello-first"))
        self.language = message.language
        return message

    async def _page(self, table_id: str, hello: Hello) -> Page:
        """Let somebody in who may look at the table."""
        given = Given(tuple(hello.keys), hello.watch, hello.session)
        kept = await self.hall.kept(table_id)
        who = await asker(self.hall.db, kept, given) if kept is not None else None
        if who is None or not who.may_look:
            raise Refusal("table", Message("no-table"))
        try:
            live = await self.hall.table(table_id)
        except Damaged as error:
            raise broken(error) from error
        if live is None:
            raise Refusal("table", Message("no-table"))
        page = Page(live, hello, given, who)
        if hello.eyes is not None and hello.eyes not in who.seats:
            page.eyes = None
            page.answer(not_yours(hello.eyes).told(self.language))
        self.hall.enter(page)
        return page

    # The middle

    async def _talk(self, page: Page) -> None:
        """Hear and tell until one of both ends."""
        hearing = asyncio.create_task(self._hear_all(page))
        telling = asyncio.create_task(self._tell_all(page))
        await asyncio.wait({hearing, telling}, return_when=asyncio.FIRST_COMPLETED)
        if not hearing.done():  # it was told to go: it may say goodbye by itself
            await asyncio.wait({hearing}, timeout=GOODBYE)
        for task in (hearing, telling):
            task.cancel()
        for ended in await asyncio.gather(hearing, telling, return_exceptions=True):
            if isinstance(ended, Exception) and not gone(ended):
                log.error("a connection ended badly", exc_info=ended)
                with suppress(Exception):
                    await self.socket.close(BROKEN, "something went wrong here")

    async def _tell_all(self, page: Page) -> None:
        while True:
            await page.ready.wait()
            for message in page.outgoing(self.hall.here(page.live.id)):
                await self._send(message)
            if page.closing is not None:
                await self.socket.close(*page.closing)
                return

    async def _send(self, message: bytes) -> None:
        await self.socket.send_text(message.decode())

    async def _hear_all(self, page: Page) -> None:
        while page.closing is None:
            event = await self.socket.receive()
            try:
                await self._do(page, self._read(event))
            except Refusal as refusal:
                self._refuse(page, refusal)
            except Damaged as error:
                self._refuse(page, broken(error))

    def _refuse(self, page: Page, refusal: Refusal) -> None:
        page.answer(refusal.told(self.language, page.live.teller.names))
        if isinstance(refusal, Stale):
            page.want(state=True)
        if refusal.why == "message":
            self._bad += 1
            if self._bad >= MOST_BAD:
                page.answer(Refused("limit", own_text(self.language, Message("too-fast"))))
                page.close(TOO_MUCH, "too many messages that cannot be understood")
        elif refusal.why == "limit":
            page.close(TOO_MUCH, "too many messages")

    def _read(self, event: Any) -> FromPage:
        """A message from what came in, if it is one."""
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the other side is gone")
        if self._allowed.wait(""):
            raise Refusal("limit", Message("too-fast"))
        data: str | bytes = event.get("text") or event.get("bytes") or ""
        most = self.hall.settings.limits.message
        if len(data) > most:
            raise Refusal("message", Message("long-message", {"most": most}))
        try:
            message: FromPage = decode(data)
            return message
        except (ValueError, RecursionError) as error:
            why = str(error)[:200]
            raise Refusal("message", Message("bad-message", {"why": why})) from error

    # What pages ask for

    async def _do(self, page: Page, message: FromPage) -> None:
        live = page.live
        match message:
            case Ping():
                page.answer(Pong())
            case Play(seat, number, move):
                self._own(page, seat)
                await live.play(seat, number, move)
                await substitutes.came_back(self.hall, live, seat)
            case Undo(seat, number, steps):
                self._own(page, seat)
                await live.undo(seat, number, steps)
            case Why(seat, about):
                self._own(page, seat)
                page.answer(Reasons(about, await live.why(seat, about, self.language)))
            case Look(eyes):
                if eyes is not None:
                    self._own(page, eyes)
                page.look(eyes)
            case Tell(first, last):
                page.answer(self._log(page, first, last))
            case Vote(seat, absent):
                self._own(page, seat)
                await substitutes.vote(self.hall, live, seat, absent)
            case Return(seat):
                self._own(page, seat)
                if not await substitutes.came_back(self.hall, live, seat):
                    raise Refusal("illegal", Message("not-away"))
            case Hello():
                raise Refusal("message", Message("hello-again"))

    def _own(self, page: Page, seat: int) -> None:
        if seat not in page.asker.seats:
            raise not_yours(seat)

    def _log(self, page: Page, first: int, last: int) -> LogNews:
        line = page.live.line
        if line is None:
            raise Refusal("table", Message("not-running"))
        told = page.live.teller.log(line, page.eyes, page.language, first, min(last, line.length))
        return LogNews(told[0].at if told else max(first, 0), told)


def not_yours(seat: int) -> Refusal:
    # A figure of many digits would be put into words one by one.
    return Refusal("seat", Message("not-your-seat", {"seat": str(seat)[:20]}))


def broken(error: Damaged) -> Refusal:
    """What is wrong in detail is for the log alone: it may name what was decided in secret."""
    log.warning("a table is damaged: %s", error)
    return Refusal("table", Message("table-broken"))


def gone(error: Exception) -> bool:
    return isinstance(error, WebSocketDisconnect | OSError | RuntimeError)
