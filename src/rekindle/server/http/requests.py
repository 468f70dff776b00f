"""What handlers read from a request: shared services, tokens, account, language, address."""

from __future__ import annotations

import asyncio
import math
from typing import Annotated, Any

from litestar import Request
from litestar.params import FromPath, QueryParameter

from rekindle.kernel.messages import LANGUAGES
from rekindle.server.accounts.sessions import session_account
from rekindle.server.errors import ApiError
from rekindle.server.live.hub import Hub
from rekindle.server.protocol.tables import Language as LanguageCode
from rekindle.server.rate_limits import TokenBucket, address_of
from rekindle.server.seats.access import Tokens
from rekindle.server.secrets import MAX_LENGTH
from rekindle.server.services import Services
from rekindle.server.store.models import AccountRow

AppRequest = Request[Any, Any, Any]
Language = Annotated[LanguageCode, QueryParameter(description="of all texts in the response")]
TableId = FromPath[str]
SeatNumber = FromPath[int]
BEARER = "bearer "
MAX_WAIT = 5.0
"""Seconds that a request waits for its share of the server's work before it is refused."""


def services_of(request: AppRequest) -> Services:
    services: Services = request.app.state.services
    return services


def hub_of(request: AppRequest) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


# Who sent it


def tokens_in(request: AppRequest) -> Tokens:
    """Return the secrets in the headers; they are never part of a URL."""
    headers = request.headers
    keys = (key.strip() for key in headers.get("x-seat-key", "").split(","))
    return Tokens(
        keys=tuple(key for key in keys if 0 < len(key) <= MAX_LENGTH),
        watch=headers.get("x-watch", ""),
        session=session_in(request),
        invitation=headers.get("x-invitation", ""),
    )


def session_in(request: AppRequest) -> str:
    header = request.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header[: len(BEARER)].lower() == BEARER else ""


async def account_in(request: AppRequest) -> AccountRow | None:
    return await session_account(services_of(request).db, session_in(request))


async def account_id_in(request: AppRequest) -> int | None:
    account = await account_in(request)
    return None if account is None else account.id


async def require_account(request: AppRequest) -> AccountRow:
    """Return the account that is logged in; ApiError if there is none."""
    account = await account_in(request)
    if account is None:
        error = ApiError(401, "login-needed")
        error.headers = {"WWW-Authenticate": "Bearer"}
        raise error
    return account


def check_rate(bucket: TokenBucket, key: str) -> None:
    """Take a token; ApiError 429 if there is none."""
    if wait := bucket.take(key):
        raise too_many_requests(wait)


def too_many_requests(wait: float) -> ApiError:
    seconds = max(1, math.ceil(wait))
    error = ApiError(429, "too-many-requests", seconds=seconds)
    error.headers = {"Retry-After": str(seconds)}
    return error


async def wait_for_work(request: AppRequest, milliseconds: float) -> None:
    """Slow down an address that gives the server too much to do; ApiError 429 if it goes on."""
    work, address = hub_of(request).work, address_of(request)
    wait = work.spend(address, milliseconds)
    if wait > MAX_WAIT:
        work.spend(address, -milliseconds)
        raise too_many_requests(wait)
    await asyncio.sleep(wait)


def check_login_rate(request: AppRequest, key: str) -> None:
    check_rate(request.app.state.login_bucket, key)


# In which language to respond


def language_of(request: AppRequest) -> str:
    """Return the language of the query, else the browser's, else the default."""
    language = request.query_params.get("language", "")
    if language in LANGUAGES:
        return str(language)
    for part in request.headers.get("accept-language", "")[:200].split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
