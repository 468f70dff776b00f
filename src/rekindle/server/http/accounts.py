"""Over HTTP: accounts, which keep a person's tables together. Nobody needs one to play."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from rekindle.server.accounts.sessions import log_in, register
from rekindle.server.http.errors import answers
from rekindle.server.http.middleware import address_of
from rekindle.server.http.requests import (
    Asking,
    Language,
    desk_of,
    hall_of,
    logged_in,
    logins_of,
    session_in,
)
from rekindle.server.protocol.messages import Credentials, Session, TableInfo
from rekindle.server.seats.access import Given, asker_of
from rekindle.server.secrets import hashed
from rekindle.server.store.accounts import remove_account, remove_session
from rekindle.server.store.tables import tables_of_account

MOST_TABLES = 200


@post("/api/account", responses=answers(409, 413))
async def make_account(request: Asking, data: JSONBody[Credentials]) -> Session:
    """A new account, and a session of it."""
    logins_of(request).check(address_of(request))
    return await register(desk_of(request), data)


@post("/api/account/session", responses=answers(401, 413))
async def begin_session(request: Asking, data: JSONBody[Credentials]) -> Session:
    """Log in."""
    logins = logins_of(request)
    logins.check(address_of(request))
    logins.check(f"name {data.name.strip()[:100].casefold()}")
    return await log_in(desk_of(request), data)


@delete("/api/account/session", responses=answers(401))
async def end_session(request: Asking) -> None:
    """Log out."""
    await logged_in(request)
    await desk_of(request).db.write(remove_session, hashed(session_in(request)))


@delete("/api/account", responses=answers(401))
async def delete_account(request: Asking) -> None:
    """Remove the account. Its seats stay with the browsers that hold their keys."""
    account = await logged_in(request)
    await desk_of(request).db.write(remove_account, account.id)


@get("/api/account/tables", responses=answers(401))
async def own_tables(request: Asking, language: Language = "en") -> list[TableInfo]:
    """The tables where the account sits or is the host."""
    account, hall = await logged_in(request), hall_of(request)
    found = await desk_of(request).db.read(tables_of_account, account.id, MOST_TABLES)
    return [await hall.info(kept, asker_of(kept, Given(), account.id), language) for kept in found]


HANDLERS = [make_account, begin_session, end_session, delete_account, own_tables]
