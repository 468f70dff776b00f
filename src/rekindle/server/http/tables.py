"""The lobby, opening a table, and its description."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from rekindle.server.http.error_responses import responses
from rekindle.server.http.requests import (
    AppRequest,
    Language,
    TableId,
    account_id_in,
    hub_of,
    language_of,
    services_of,
    tokens_in,
)
from rekindle.server.protocol.tables import Opened, TableInfo, TableWish
from rekindle.server.rate_limits import address_of
from rekindle.server.seats.access import Access, access_to
from rekindle.server.seats.checks import visible_table
from rekindle.server.store.tables import listed_tables
from rekindle.server.tables.opening import OpenedTable, open_table

MAX_LISTED = 100


@get("/api/tables", responses=responses())
async def list_tables(request: AppRequest, language: Language = "en") -> list[TableInfo]:
    """List the public tables that wait for players or are being played."""
    account, hub = await account_id_in(request), hub_of(request)
    tokens = tokens_in(request)
    return [
        hub.info(stored, access_to(stored, tokens, account), language)
        for stored in await services_of(request).db.read(listed_tables, MAX_LISTED)
    ]


@post("/api/tables", responses=responses(413))
async def create_table(request: AppRequest, data: JSONBody[TableWish]) -> Opened:
    """Open a table. The response has secrets that are never sent again."""
    account = await account_id_in(request)
    opened = await open_table(services_of(request), data, address_of(request), account)
    return await announce(request, opened)


async def announce(request: AppRequest, opened: OpenedTable) -> Opened:
    """Tell the hub about a new table, and return the response for its host."""
    hub, row = hub_of(request), opened.stored.row
    await hub.table_changed(row.id)
    own = frozenset(key.seat for key in opened.keys)
    access = Access(own, host=bool(own) or row.host_account is not None, may_view=True)
    info = hub.info(opened.stored, access, language_of(request))
    return Opened(info, opened.keys, opened.invitations, opened.watch)


@get("/api/tables/{table:str}", responses=responses(403, 404))
async def show_table(request: AppRequest, table: TableId, language: Language = "en") -> TableInfo:
    """Return a table without the state of its game."""
    stored, access = await visible_table(services_of(request), table, tokens_in(request))
    return hub_of(request).info(stored, access, language)


HANDLERS = [list_tables, create_table, show_table]
