"""Replays: a game as a record, decision by decision, and played on from one of them."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.enums import MediaType
from litestar.params import JSONBody, PathParameter, QueryParameter

from rekindle.server.errors import ApiError
from rekindle.server.http.error_responses import responses
from rekindle.server.http.requests import (
    AppRequest,
    Language,
    TableId,
    account_id_in,
    hub_of,
    services_of,
    tokens_in,
    wait_for_work,
)
from rekindle.server.http.tables import announce
from rekindle.server.live import replays
from rekindle.server.live.line import Line, UnplayableTable
from rekindle.server.live.table import LiveTable
from rekindle.server.protocol.http import BranchWish, Course, Moment
from rekindle.server.protocol.tables import Opened
from rekindle.server.rate_limits import address_of
from rekindle.server.seats.access import Access
from rekindle.server.seats.checks import visible_table
from rekindle.server.tables.branches import open_branch

RECORD_WORK, COURSE_WORK, MOMENT_WORK, BRANCH_WORK = 20.0, 5.0, 20.0, 100.0
"""Milliseconds that a request takes at most, as measured."""
At = Annotated[int, PathParameter(ge=0, description="number of decisions before this moment")]
Eyes = Annotated[
    int | None, QueryParameter(description="the seat whose view to return; default: a spectator's")
]


async def started_table(request: AppRequest, table: TableId) -> tuple[LiveTable, Line, Access]:
    """Return a table whose game has started, its line and the client's access."""
    _, access = await visible_table(services_of(request), table, tokens_in(request))
    try:
        live = await hub_of(request).table(table)
    except UnplayableTable as error:
        raise ApiError(409, "table-outdated") from error
    if live is None:
        raise ApiError(404, "table-unknown")
    if live.line is None:
        raise ApiError(409, "not-running")
    return live, live.line, access


def check_over(line: Line) -> None:
    if not line.over:
        raise ApiError(403, "not-over")


def check_moment(line: Line, at: int, last: int) -> None:
    if not 0 <= at <= last:
        raise ApiError(404, "moment-beyond", length=line.length, last=last)


def check_eyes(line: Line, eyes: int, access: Access) -> None:
    """Any view may be seen once the game is over, before that only one's own."""
    if eyes not in range(line.match.seats):
        raise ApiError(404, "seat-unknown", seat=str(eyes)[:20], last=line.match.seats - 1)
    if eyes not in access.seats and not line.over:
        raise ApiError(403, "not-your-eyes")


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=responses(403, 404, 409),
)
async def record(request: AppRequest, table: TableId) -> str:
    """Return a finished game as text, with its seed."""
    _, line, _ = await started_table(request, table)
    check_over(line)
    await wait_for_work(request, RECORD_WORK)
    return await asyncio.to_thread(line.match.record)


@get("/api/tables/{table:str}/course", responses=responses(403, 404, 409))
async def course(request: AppRequest, table: TableId) -> Course:
    """Return where turns and rounds begin, and everybody's points by then."""
    _, line, _ = await started_table(request, table)
    await wait_for_work(request, COURSE_WORK)
    return replays.course(line)


@get("/api/tables/{table:str}/moments/{at:int}", responses=responses(403, 404, 409))
async def moment(
    request: AppRequest, table: TableId, at: At, eyes: Eyes = None, language: Language = "en"
) -> Moment:
    """Return a game before one of its decisions."""
    live, line, access = await started_table(request, table)
    check_moment(line, at, line.length)
    if eyes is not None:
        check_eyes(line, eyes, access)
    await wait_for_work(request, MOMENT_WORK)
    return await hub_of(request).replays.moment(live, line, at, eyes, language)


@post("/api/tables/{table:str}/branch", responses=responses(403, 404, 409, 413))
async def branch(request: AppRequest, table: TableId, data: JSONBody[BranchWish]) -> Opened:
    """Play on from a decision of a finished game, at one seat, against bots."""
    live, line, _ = await started_table(request, table)
    check_over(line)
    # Where a game was abandoned, it can be played on from its very end.
    check_moment(line, data.at, line.length - line.match.over)
    await wait_for_work(request, BRANCH_WORK)
    start = await hub_of(request).replays.line(live, line, data.at)
    opened = await open_branch(
        services_of(request),
        live.stored,
        data,
        replays.branch_entries(start),
        start.progress(),
        address_of(request),
        await account_id_in(request),
    )
    return await announce(request, opened)


HANDLERS = [record, course, moment, branch]
