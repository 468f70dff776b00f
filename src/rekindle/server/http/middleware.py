"""Middleware around all HTTP requests: the rate limit, and security headers."""

from __future__ import annotations

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rekindle.server.errors import ApiError
from rekindle.server.http.requests import AppRequest, check_rate, language_of
from rekindle.server.protocol.http import Problem
from rekindle.server.rate_limits import TokenBucket, address_of
from rekindle.server.settings import Settings

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cache-Control": "no-store",  # unless a route sets another one
}
MAX_URL = 2000
"""Characters of path and query."""


class RequestGuard:
    """Limits requests and connections per address, and adds security headers to every response."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._bucket = TokenBucket(settings.limits.requests, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._connect(scope, receive, send)
            return
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        request = AppRequest(scope)
        try:
            self._check(request)
        except ApiError as error:
            await send_error(request, error, with_headers(send))
        else:
            await self._app(scope, receive, with_headers(send))

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Opening a WebSocket counts like a request; one too many is rejected with 403."""
        if self._bucket.take(address_of(ASGIConnection(scope))):
            await receive()
            await send({"type": "websocket.close", "code": 4429, "reason": "too many requests"})
        else:
            await self._app(scope, receive, send)

    def _check(self, request: AppRequest) -> None:
        check_rate(self._bucket, address_of(request))
        if len(request.scope["raw_path"]) + len(request.scope["query_string"]) > MAX_URL:
            raise ApiError(400, "long-address")


def with_headers(send: Send) -> Send:
    """Add the security headers to a response, error responses included."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers


async def send_error(request: AppRequest, error: ApiError, send: Send) -> None:
    """Send an error response without the framework, before routing."""
    headers = {"Content-Type": "application/json", **error.headers}
    await send(
        {
            "type": "http.response.start",
            "status": error.status,
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
        }
    )
    body = msgspec.json.encode(Problem(error.text(language_of(request)), error.why))
    await send({"type": "http.response.body", "body": body, "more_body": False})
