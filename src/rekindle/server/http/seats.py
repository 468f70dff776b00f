"""Seats: changed by the host, taken, left, and moved to other devices."""

from __future__ import annotations

from dataclasses import replace

from litestar import delete, patch, post
from litestar.params import JSONBody
from msgspec import Struct

from rekindle.server.errors import ApiError
from rekindle.server.http.error_responses import responses
from rekindle.server.http.requests import (
    AppRequest,
    SeatNumber,
    TableId,
    account_id_in,
    hub_of,
    language_of,
    services_of,
    tokens_in,
)
from rekindle.server.protocol.http import Claim, SeatChange, TakeSeat
from rekindle.server.protocol.tables import Invitation, Key, TableInfo
from rekindle.server.seats import changes, claims
from rekindle.server.seats.checks import visible_table
from rekindle.server.store.tables import find_table

SEAT = "/api/tables/{table:str}/seats/{seat:int}"


class SeatLink(Struct):
    """The token of a one-time link that moves a seat to another device."""

    token: str


@patch(SEAT, responses=responses(403, 404, 409, 413))
async def change_seat(
    request: AppRequest, table: TableId, seat: SeatNumber, data: JSONBody[SeatChange]
) -> TableInfo:
    """Change a seat, or free one that a guest has taken; for the host."""
    services, hub, tokens = services_of(request), hub_of(request), tokens_in(request)
    stored, access = await visible_table(services, table, tokens)
    await changes.change(services, stored, access, seat, data)
    await hub.table_changed(table)
    stored, access = await visible_table(services, table, tokens)
    return hub.info(stored, access, language_of(request))


@post(f"{SEAT}/invitation", responses=responses(403, 404, 409))
async def invite(request: AppRequest, table: TableId, seat: SeatNumber) -> Invitation:
    """Create an invitation for a seat, replacing an earlier one; for the host."""
    services = services_of(request)
    stored, access = await visible_table(services, table, tokens_in(request))
    return await changes.invite(services, stored, access, seat)


@post(f"{SEAT}/take", responses=responses(403, 404, 409, 413))
async def take_seat(
    request: AppRequest, table: TableId, seat: SeatNumber, data: JSONBody[TakeSeat]
) -> Key:
    """Take a seat. The game starts when no seat is left to take."""
    services, tokens = services_of(request), tokens_in(request)
    if data.invitation:
        tokens = replace(tokens, invitation=data.invitation)
    stored, access = await visible_table(services, table, tokens)
    key = await claims.take(services, stored, access, seat, data.name, tokens.invitation)
    await hub_of(request).table_changed(table)
    return key


@delete(SEAT, responses=responses(403, 404, 409))
async def leave_seat(request: AppRequest, table: TableId, seat: SeatNumber) -> None:
    """Leave one's seat before the game starts."""
    services = services_of(request)
    stored, access = await visible_table(services, table, tokens_in(request))
    await claims.leave(services, stored, access, seat)
    await hub_of(request).table_changed(table)


@post(f"{SEAT}/link", responses=responses(403, 404, 409))
async def create_link(request: AppRequest, table: TableId, seat: SeatNumber) -> SeatLink:
    """Create a one-time link that moves one's seat to another device."""
    services = services_of(request)
    stored, access = await visible_table(services, table, tokens_in(request))
    return SeatLink(await claims.create_link(services, stored, access, seat))


@post("/api/tables/{table:str}/claim", responses=responses(404, 409, 413))
async def claim_seat(request: AppRequest, table: TableId, data: JSONBody[Claim]) -> Key:
    """Use a one-time link: return the seat's new key; the old one becomes invalid."""
    services = services_of(request)
    if await services.db.read(find_table, table) is None:
        raise ApiError(404, "table-unknown")
    key = await claims.claim(services, table, data.token, await account_id_in(request))
    await hub_of(request).table_changed(table)
    return key


HANDLERS = [change_seat, invite, take_seat, leave_seat, create_link, claim_seat]
