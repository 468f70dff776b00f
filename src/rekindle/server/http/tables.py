"""Over HTTP: the lobby, opening a table, looking at one."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from rekindle.server.http.errors import answers, language_of
from rekindle.server.http.middleware import address_of
from rekindle.server.http.requests import (
    Asking,
    Language,
    TableId,
    account_if_any,
    desk_of,
    given,
    hall_of,
)
from rekindle.server.protocol.messages import Opened, TableInfo, TableWish
from rekindle.server.seats.access import Asker, asker_of
from rekindle.server.seats.changes import table_for
from rekindle.server.store.tables import listed_tables
from rekindle.server.tables.opening import Opening, open_table

MOST_LISTED = 100


@get("/api/tables", responses=answers())
async def list_tables(request: Asking, language: Language = "en") -> list[TableInfo]:
    """Tables that are listed and wait for people or are being played."""
    account, hall = await account_if_any(request), hall_of(request)
    shown = given(request)
    return [
        await hall.info(kept, asker_of(kept, shown, account), language)
        for kept in await desk_of(request).db.read(listed_tables, MOST_LISTED)
    ]


@post("/api/tables", responses=answers(413))
async def open_new(request: Asking, data: JSONBody[TableWish]) -> Opened:
    """Open a table. The answer has secrets that are never told again."""
    account = await account_if_any(request)
    opening = await open_table(desk_of(request), data, address_of(request), account)
    return await opened(request, opening, language_of(request))


async def opened(request: Asking, opening: Opening, language: str) -> Opened:
    """Tell the hall, and the host."""
    hall, kept = hall_of(request), opening.kept
    await hall.tables_changed(kept.row.id)
    own = frozenset(key.seat for key in opening.keys)
    host = Asker(own, host=bool(own) or kept.row.host_account is not None, may_look=True)
    info = await hall.info(kept, host, language)
    return Opened(info, opening.keys, opening.invitations, opening.watch)


@get("/api/tables/{table:str}", responses=answers(403, 404))
async def look(request: Asking, table: TableId, language: Language = "en") -> TableInfo:
    """One table, without what happens on it."""
    kept, who = await table_for(desk_of(request), table, given(request))
    return await hall_of(request).info(kept, who, language)


HANDLERS = [list_tables, open_new, look]
