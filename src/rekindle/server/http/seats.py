"""Over HTTP: seats are prepared, taken, left, and moved to other devices."""

from __future__ import annotations

from litestar import delete, patch, post
from litestar.params import JSONBody
from msgspec import Struct

from rekindle.server.http.errors import Refusal, answers, language_of
from rekindle.server.http.requests import (
    Asking,
    SeatNumber,
    TableId,
    account_if_any,
    desk_of,
    given,
    hall_of,
)
from rekindle.server.protocol.messages import (
    Claim,
    Invitation,
    Key,
    SeatChange,
    TableInfo,
    TakeSeat,
)
from rekindle.server.seats import changes as seating
from rekindle.server.store.tables import find_table

SEAT = "/api/tables/{table:str}/seats/{seat:int}"


class SeatLink(Struct):
    """What a link needs to bring a seat to another device, once and soon."""

    token: str


@patch(SEAT, responses=answers(403, 404, 409, 413))
async def change(
    request: Asking, table: TableId, seat: SeatNumber, data: JSONBody[SeatChange]
) -> TableInfo:
    """The host changes a seat, or frees one that a guest has taken."""
    desk, hall = desk_of(request), hall_of(request)
    kept, who = await seating.table_for(desk, table, given(request))
    await seating.change(desk, kept, who, seat, data)
    await hall.tables_changed(table)
    kept, who = await seating.table_for(desk, table, given(request))
    return await hall.info(kept, who, language_of(request))


@post(f"{SEAT}/invitation", responses=answers(403, 404, 409))
async def invite(request: Asking, table: TableId, seat: SeatNumber) -> Invitation:
    """The host gets a new invitation for a seat; older ones for it are void."""
    desk = desk_of(request)
    kept, who = await seating.table_for(desk, table, given(request))
    return await seating.invite(desk, kept, who, seat)


@post(f"{SEAT}/take", responses=answers(403, 404, 409, 413))
async def take(request: Asking, table: TableId, seat: SeatNumber, data: JSONBody[TakeSeat]) -> Key:
    """Sit down. The game begins by itself when nobody is missing."""
    desk = desk_of(request)
    shown = seating.with_invitation(given(request), data.invitation)
    kept, who = await seating.table_for(desk, table, shown)
    key = await seating.take(desk, kept, who, seat, data.name, shown.invitation)
    await hall_of(request).tables_changed(table)
    return key


@delete(SEAT, responses=answers(403, 404, 409))
async def leave(request: Asking, table: TableId, seat: SeatNumber) -> None:
    """Stand up while the table waits."""
    desk = desk_of(request)
    kept, who = await seating.table_for(desk, table, given(request))
    await seating.leave(desk, kept, who, seat)
    await hall_of(request).tables_changed(table)


@post(f"{SEAT}/link", responses=answers(403, 404, 409))
async def link(request: Asking, table: TableId, seat: SeatNumber) -> SeatLink:
    """A one-time link to bring one's seat to another device."""
    desk = desk_of(request)
    kept, who = await seating.table_for(desk, table, given(request))
    return SeatLink(await seating.link(desk, kept, who, seat))


@post("/api/tables/{table:str}/claim", responses=answers(404, 409, 413))
async def claim(request: Asking, table: TableId, data: JSONBody[Claim]) -> Key:
    """Use a one-time link: here is the seat's new key, and the old one is void."""
    desk = desk_of(request)
    if await desk.db.read(find_table, table) is None:
        raise Refusal(404, "table-unknown")
    key = await seating.claim(desk, table, data.token, await account_if_any(request))
    await hall_of(request).tables_changed(table)
    return key


HANDLERS = [change, invite, take, leave, link, claim]
