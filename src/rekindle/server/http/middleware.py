"""How much one guest may ask, and what every answer says to the browser about safety."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rekindle.server.http.errors import Refusal, language_of
from rekindle.server.protocol.messages import Problem
from rekindle.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cache-Control": "no-store",  # unless a route says otherwise
}
LONGEST_ADDRESS = 2000
"""Characters of a path with its query."""
MOST_KNOWN = 20_000
"""So many addresses are remembered before those that have been quiet are forgotten."""


class Allowance:
    """So many in so many seconds for each key; it fills up again evenly.

    Each worker counts by itself: with several of them a guest may ask a few times as much.
    """

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._rate = most / seconds
        self._clock = clock
        self._known: dict[str, tuple[float, float]] = {}  # what is left, and when that was

    def wait(self, key: str) -> float:
        """Take one. 0 if that is all right, else how many seconds to wait."""
        now = self._clock()
        left = self._left(key, now)
        if left < 1:
            return (1 - left) / self._rate
        if key not in self._known and len(self._known) >= MOST_KNOWN:
            self._forget(now)
        self._known[key] = (left - 1, now)
        return 0.0

    def _left(self, key: str, now: float) -> float:
        left, at = self._known.get(key, (float(self._most), now))
        return min(float(self._most), left + (now - at) * self._rate)

    def _forget(self, now: float) -> None:
        self._known = {k: v for k, v in self._known.items() if self._left(k, now) < self._most}
        if len(self._known) >= MOST_KNOWN:  # everybody is busy: begin anew rather than grow
            self._known.clear()

    def check(self, key: str) -> None:
        """Refuse if it is too often."""
        if wait := self.wait(key):
            raise too_often(wait)


def too_often(wait: float) -> Refusal:
    seconds = max(1, math.ceil(wait))
    refusal = Refusal(429, "too-many-requests", seconds=seconds)
    refusal.headers = {"Retry-After": str(seconds)}
    return refusal


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks, as limits know them: an address, or the network of an IPv6 address."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return "local"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def origin_allowed(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a WebSocket is opened by our own page, by one we trust, or by no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    where = urlsplit(origin).netloc
    return where != "" and where == connection.headers.get("host")


class Guard:
    """Around everything over HTTP: the limits of one address, and the headers of safety."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._requests = Allowance(settings.limits.requests, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        request = Request[Any, Any, Any](scope)
        try:
            self._check(request)
        except Refusal as error:
            await refuse(request, error, safely(send))
        else:
            await self._app(scope, receive, safely(send))

    def _check(self, request: Request[Any, Any, Any]) -> None:
        self._requests.check(address_of(request))
        if len(request.scope["raw_path"]) + len(request.scope["query_string"]) > LONGEST_ADDRESS:
            raise Refusal(400, "long-address")


def safely(send: Send) -> Send:
    """The headers of safety on every answer, refusals and failures included."""

    async def send_safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_safely


async def refuse(request: Request[Any, Any, Any], error: Refusal, send: Send) -> None:
    """Before any route has been found."""
    text = error.text(language_of(request))
    headers = {"Content-Type": "application/json", **error.headers}
    await send(
        {
            "type": "http.response.start",
            "status": error.status,
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
        }
    )
    body = msgspec.json.encode(Problem(text, error.why))
    await send({"type": "http.response.body", "body": body, "more_body": False})
