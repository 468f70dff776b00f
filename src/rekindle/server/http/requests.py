"""Who asks over HTTP, and what everything that is asked goes to."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import FromPath, QueryParameter

from rekindle.server.http.errors import Refusal
from rekindle.server.http.middleware import Allowance
from rekindle.server.live.hub import Hall
from rekindle.server.protocol.messages import Language as LanguageCode
from rekindle.server.seats.access import Given, account_of
from rekindle.server.secrets import LONGEST_SECRET
from rekindle.server.store.models import AccountRow
from rekindle.server.tables.opening import Desk

Asking = Request[Any, Any, Any]
Language = Annotated[LanguageCode, QueryParameter(description="of everything that people read")]
TableId = FromPath[str]
SeatNumber = FromPath[int]
BEARER = "bearer "


def desk_of(request: Asking) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def hall_of(request: Asking) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def logins_of(request: Asking) -> Allowance:
    logins: Allowance = request.app.state.logins
    return logins


def given(request: Asking) -> Given:
    """What the headers show; secrets are never in an address."""
    headers = request.headers
    keys = (key.strip() for key in headers.get("x-seat-key", "").split(","))
    return Given(
        keys=tuple(key for key in keys if 0 < len(key) <= LONGEST_SECRET),
        watch=headers.get("x-watch", ""),
        session=session_in(request),
        invitation=headers.get("x-invitation", ""),
    )


def session_in(request: Asking) -> str:
    said = request.headers.get("authorization", "")
    return said[len(BEARER) :].strip() if said[: len(BEARER)].lower() == BEARER else ""


async def account_if_any(request: Asking) -> int | None:
    account = await account_of(desk_of(request).db, session_in(request))
    return None if account is None else account.id


async def logged_in(request: Asking) -> AccountRow:
    """The account of whoever asks; refused if there is none."""
    account = await account_of(desk_of(request).db, session_in(request))
    if account is None:
        refusal = Refusal(401, "login-needed")
        refusal.headers = {"WWW-Authenticate": "Bearer"}
        raise refusal
    return account
