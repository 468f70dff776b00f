"""Over HTTP: games seen afterwards, as a whole, moment by moment, and played on from one."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.enums import MediaType
from litestar.params import JSONBody, PathParameter, QueryParameter

from rekindle.server.http.errors import Refusal, answers, language_of
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
from rekindle.server.http.tables import opened
from rekindle.server.live import replays
from rekindle.server.live.line import Damaged, Line
from rekindle.server.live.table import LiveTable
from rekindle.server.protocol.messages import BranchWish, Course, Moment, Opened
from rekindle.server.seats.access import Asker
from rekindle.server.seats.changes import table_for
from rekindle.server.tables.opening import open_branch

At = Annotated[int, PathParameter(ge=0, description="how many decisions were made before")]
Eyes = Annotated[
    int | None, QueryParameter(description="a seat; without it, what everybody could see")
]


async def played_at(request: Asking, table: TableId) -> tuple[LiveTable, Line, Asker]:
    """A table whose game has begun, for somebody who may look at it."""
    _, who = await table_for(desk_of(request), table, given(request))
    try:
        live = await hall_of(request).table(table)
    except Damaged as error:
        raise Refusal(409, "table-outdated") from error
    if live is None:
        raise Refusal(404, "table-unknown")
    if live.line is None:
        raise Refusal(409, "not-running")
    return live, live.line, who


def must_be_over(line: Line) -> None:
    if not line.match.over:
        raise Refusal(403, "not-over")


def must_be_within(line: Line, at: int, last: int) -> None:
    if not 0 <= at <= last:
        raise Refusal(404, "moment-beyond", length=line.length, last=last)


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=answers(403, 404, 409),
)
async def record(request: Asking, table: TableId) -> str:
    """The whole game as text, with its seed. Only when it is over."""
    _, line, _ = await played_at(request, table)
    must_be_over(line)
    return await asyncio.to_thread(line.match.record)


@get("/api/tables/{table:str}/course", responses=answers(403, 404, 409))
async def course(request: Asking, table: TableId) -> Course:
    """Where turns and rounds begin, and everybody's points by then."""
    _, line, _ = await played_at(request, table)
    return replays.course(line)


@get("/api/tables/{table:str}/moments/{at:int}", responses=answers(403, 404, 409))
async def moment(
    request: Asking, table: TableId, at: At, eyes: Eyes = None, language: Language = "en"
) -> Moment:
    """One decision of a game: through any eyes when it is over, before that through one's own."""
    live, line, who = await played_at(request, table)
    must_be_within(line, at, line.length)
    if eyes is not None and eyes not in range(line.match.seats):
        raise Refusal(404, "seat-unknown", seat=str(eyes)[:20], last=line.match.seats - 1)
    if eyes is not None and eyes not in who.seats and not line.match.over:
        raise Refusal(403, "not-your-eyes")
    hall = hall_of(request)
    return await hall.replays.moment(live, line, at, eyes, language)


@post("/api/tables/{table:str}/branch", responses=answers(403, 404, 409, 413))
async def branch(request: Asking, table: TableId, data: JSONBody[BranchWish]) -> Opened:
    """Play on from a decision of a finished game, at one seat, against bots."""
    live, line, _ = await played_at(request, table)
    must_be_over(line)
    must_be_within(line, data.at, line.length - 1)
    there = await hall_of(request).replays.line(live, line, data.at)
    written, standing = replays.beginning(there)
    opening = await open_branch(
        desk_of(request),
        live.kept,
        data.at,
        written,
        standing,
        seat=data.seat,
        name=data.name,
        level=data.level,
        address=address_of(request),
        account_id=await account_if_any(request),
    )
    return await opened(request, opening, language_of(request))


HANDLERS = [record, course, moment, branch]
