"""Leaving a table while others play: two workers share a database, one has heard nothing yet."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import URL, Connection

from rekindle.server.live import leaving, substitutes
from rekindle.server.live.bus import MemoryBus
from rekindle.server.live.hub import Hub
from rekindle.server.live.refusals import Refusal, Stale
from rekindle.server.live.table import LiveTable
from rekindle.server.settings import Settings
from rekindle.server.store.database import open_database
from rekindle.server.store.tables import StoredTable, change_table, find_table
from rekindle.server.store.upgrade import upgrade
from rekindle.server.tables.leaving import is_abandoned, players, without_void_proposal
from tests.server.hubs import QUICK, opened, play_on, run
from tests.server.test_clock import stored_table


@asynccontextmanager
async def deaf_workers(url: URL) -> AsyncIterator[tuple[Hub, Hub]]:
    """Two workers on different buses: none hears of what the other does."""
    db = open_database(url)
    await db.write(upgrade)
    hubs = [Hub(db, Settings(url, times=QUICK), MemoryBus()) for _ in range(2)]
    try:
        yield hubs[0], hubs[1]
    finally:
        for hub in hubs:
            await hub.stop()
        await db.close()


async def at_both(first: Hub, second: Hub, *kinds: str) -> tuple[LiveTable, LiveTable]:
    live, _ = await opened(first, *kinds, game="revive")
    await play_on(live, 6)
    other = await second.table(live.id)
    assert other is not None
    return live, other


async def row_of(hub: Hub, live: LiveTable) -> StoredTable:
    found = await hub.db.read(find_table, live.id)
    assert found is not None
    return found


async def kinds_in(hub: Hub, live: LiveTable) -> list[str]:
    return [entry.kind for entry in await hub.journal.since(live.id)]


async def move_at(live: LiveTable) -> None:
    """Play the first move that is offered, as this worker knows it."""
    assert live.line is not None
    decision = live.line.match.decision
    await live.play(decision.seat, live.line.number, decision.moves[0].text)


def test_nothing_is_played_after_the_end(url: URL) -> None:
    async def go() -> None:
        async with deaf_workers(url) as (first, second):
            live, other = await at_both(first, second)
            for seat in (0, 1):
                await leaving.answer(first, live, seat, "propose")
            with pytest.raises(Stale):
                await move_at(other)
            assert other.line is not None
            assert other.line.over
            with pytest.raises(Refusal) as refused:
                await leaving.resign(second, other, 0)
            assert refused.value.why == "over"
            assert await kinds_in(first, live) == ["move"] * 6 + ["abandon"]
            assert other.stored.row.status == "over"

    run(go())


def test_a_proposal_whose_maker_has_played_on_cannot_be_agreed_to(url: URL) -> None:
    async def go() -> None:
        async with deaf_workers(url) as (first, second):
            live, other = await at_both(first, second)
            assert live.line is not None
            maker = live.line.match.decision.seat
            await leaving.answer(first, live, maker, "propose")
            await second._reload(live.id)
            assert other.stored.row.proposer == maker
            await move_at(live)
            assert live.stored.row.proposer is None
            with pytest.raises(Refusal) as refused:
                await leaving.answer(second, other, 1 - maker, "agree")
            assert refused.value.message.id == "no-proposal"
            assert other.stored.row.proposer is None, "it has caught up with the move"
            assert (await row_of(first, live)).row.status == "running"

    run(go())


def test_what_was_read_too_early_brings_no_proposal_back(url: URL) -> None:
    async def go() -> None:
        async with deaf_workers(url) as (first, second):
            live, other = await at_both(first, second)
            assert live.line is not None
            maker = live.line.match.decision.seat
            await leaving.answer(first, live, maker, "propose")
            early = await row_of(first, live)
            await move_at(live)
            live.update_stored(early)
            assert live.stored.row.proposer is None
            # But one that somebody else made meanwhile is not lost.
            await other.catch_up()
            await leaving.answer(second, other, 1 - maker, "propose")
            read = await row_of(first, live)
            await play_on(live, 1)
            live.update_stored(read)
            assert live.line is not None
            moved = live.line.acted.get(1 - maker, 0) == live.line.number
            assert live.stored.row.proposer == (None if moved else 1 - maker)

    run(go())


def test_an_owner_who_has_resigned_elsewhere_does_not_return(url: URL) -> None:
    async def go() -> None:
        async with deaf_workers(url) as (first, second):
            live, other = await at_both(first, second, "shared", "shared", "shared")
            await first.bots.stop()
            await leaving.resign(first, live, 1)
            other.stored = replace(other.stored, votes={1: [0]})  # so that it is written at all
            await substitutes.return_owner(second, other, 1)
            seat = (await row_of(first, live)).seats[1]
            assert (seat.resigned, seat.bot_level) == (True, "steady")
            with pytest.raises(Refusal) as refused:
                await leaving.resign(second, other, 1)
            assert refused.value.message.id == "seat-resigned"

    run(go())


def test_votes_count_again_when_somebody_resigns(url: URL) -> None:
    """One vote of two was not enough; of one it is."""

    def long_ago(connection: Connection, table_id: str, seat: int) -> None:
        change_table(connection, table_id, since=1000.0, deciding=1 << seat)

    async def go() -> None:
        async with deaf_workers(url) as (first, _):
            live, _ = await opened(first, "shared", "shared", "shared", "bot")
            await first.bots.stop()
            await first.db.write(long_ago, live.id, 2)
            await first._reload(live.id)
            await substitutes.vote(first, live, 0, 2)
            assert live.stored.seats[2].substitute == ""
            await leaving.resign(first, live, 1)
            assert [seat.substitute for seat in live.stored.seats] == ["", "easy", "easy", ""]
            assert live.stored.row.status == "running"

    run(go())


def with_proposal(stored: StoredTable, by: int | None, agreed: int) -> StoredTable:
    return replace(stored, row=replace(stored.row, proposer=by, agreed=agreed))


@pytest.mark.parametrize(
    ("kinds", "by", "agreed", "abandoned"),
    [
        (("person", "person"), None, 0b11, False),
        (("person", "person"), 0, 0b01, False),
        (("person", "person"), 0, 0b11, True),
        (("person", "shared", "bot"), 1, 0b11, True),
        (("person", "away", "bot"), 0, 0b01, True),
        (("person", "person", "person"), 2, 0b101, False),
        (("bot", "away"), None, 0, True),
        (("bot", "bot"), None, 0, True),
    ],
)
def test_a_game_ends_when_nobody_wants_to_play(
    kinds: tuple[str, ...], by: int | None, agreed: int, abandoned: bool
) -> None:
    assert is_abandoned(with_proposal(stored_table(*kinds), by, agreed)) == abandoned


def test_a_proposal_of_somebody_who_left_is_void() -> None:
    here = with_proposal(stored_table("person", "person", "bot"), 1, 0b10)
    assert players(here) == [0, 1]
    assert without_void_proposal(here) is here
    gone = with_proposal(stored_table("person", "away", "bot"), 1, 0b10)
    assert without_void_proposal(gone).row.proposer is None
