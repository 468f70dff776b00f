"""Accounts, which keep a person's tables together. Nobody needs one to play."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import JSONBody

from rekindle.server.accounts.sessions import log_in, register
from rekindle.server.http.error_responses import responses
from rekindle.server.http.requests import (
    AppRequest,
    Language,
    TableId,
    check_login_rate,
    hub_of,
    require_account,
    services_of,
    session_in,
)
from rekindle.server.protocol.http import Credentials, Session
from rekindle.server.protocol.tables import TableInfo
from rekindle.server.rate_limits import address_of
from rekindle.server.seats.access import Tokens, access_to
from rekindle.server.secrets import hashed
from rekindle.server.store.accounts import remove_account, remove_session
from rekindle.server.store.leaving import hide_table, show_table
from rekindle.server.store.tables import tables_of_account

MAX_TABLES = 200


@post("/api/account", responses=responses(409, 413))
async def create_account(request: AppRequest, data: JSONBody[Credentials]) -> Session:
    """Create an account and log in."""
    check_login_rate(request, address_of(request))
    return await register(services_of(request), data)


@post("/api/account/session", responses=responses(401, 413))
async def create_session(request: AppRequest, data: JSONBody[Credentials]) -> Session:
    """Log in."""
    check_login_rate(request, address_of(request))
    check_login_rate(request, f"name {data.name.strip()[:100].casefold()}")
    return await log_in(services_of(request), data)


@delete("/api/account/session", responses=responses(401))
async def delete_session(request: AppRequest) -> None:
    """Log out."""
    await require_account(request)
    await services_of(request).db.write(remove_session, hashed(session_in(request)))


@delete("/api/account", responses=responses(401))
async def delete_account(request: AppRequest) -> None:
    """Remove the account. Its seats stay with the browsers that have their keys."""
    account = await require_account(request)
    await services_of(request).db.write(remove_account, account.id)


@get("/api/account/tables", responses=responses(401))
async def own_tables(request: AppRequest, language: Language = "en") -> list[TableInfo]:
    """List the tables where the account has a seat or is the host, without those it removed."""
    account, hub = await require_account(request), hub_of(request)
    found = await services_of(request).db.read(tables_of_account, account.id, MAX_TABLES)
    return [hub.info(stored, access_to(stored, Tokens(), account.id), language) for stored in found]


@delete("/api/account/tables/{table:str}", responses=responses(401))
async def remove_from_list(request: AppRequest, table: TableId) -> None:
    """Remove a table from the account's list. Its seats there stay the account's."""
    account = await require_account(request)
    await services_of(request).db.write(hide_table, account.id, table)


@put("/api/account/tables/{table:str}", status_code=204, responses=responses(401))
async def put_back_on_list(request: AppRequest, table: TableId) -> None:
    """Put a table back on the account's list."""
    account = await require_account(request)
    await services_of(request).db.write(show_table, account.id, table)


HANDLERS = [
    create_account,
    create_session,
    delete_session,
    delete_account,
    own_tables,
    remove_from_list,
    put_back_on_list,
]
