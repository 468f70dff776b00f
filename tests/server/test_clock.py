"""The clock, and votes for a substitute."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection

from rekindle.bots.own.guarded import STAND_IN
from rekindle.server.live import substitutes
from rekindle.server.live.client import Client
from rekindle.server.live.hub import Hub
from rekindle.server.live.refusals import Refusal
from rekindle.server.live.table import LiveTable
from rekindle.server.protocol.live import Hello
from rekindle.server.seats.access import Access, Tokens
from rekindle.server.store.models import SeatRow, TableRow, seat_bits
from rekindle.server.store.tables import StoredTable, change_table
from rekindle.server.tables import clock
from tests.server.hubs import hub_in, opened, run

LATE = 1120.0


def stored_table(
    *kinds: str, deciding: Sequence[int] = (0,), status: str = "running"
) -> StoredTable:
    """A table with a clock of two minutes that started at 1000; `away` has a substitute."""
    row = TableRow(
        id="t",
        game="euphoria",
        options={},
        pack="",
        pack_hash="",
        rules=1,
        seats=len(kinds),
        seed="1",
        listed=False,
        pace="live",
        clock=120,
        status=status,
        host_hash="",
        host_account=None,
        watch_hash="",
        address="",
        created=0.0,
        since=1000.0,
        deciding=seat_bits(tuple(deciding)),
    )
    seats = tuple(
        SeatRow("t", i, "person", "x", substitute="easy")
        if kind == "away"
        else SeatRow("t", i, kind, "x", level="easy" if kind == "bot" else "")
        for i, kind in enumerate(kinds)
    )
    return StoredTable(row, seats, {})


def test_a_person_is_overdue_when_the_clock_has_run_out() -> None:
    table = stored_table("person", "shared", "bot")
    assert not clock.overdue(table, 0, LATE - 0.1)
    assert clock.overdue(table, 0, LATE)
    assert not clock.overdue(table, 1, LATE), "it is not asked"
    assert clock.overdue(stored_table("shared", "person"), 0, LATE)
    for other in (
        stored_table("bot", "person"),
        stored_table("away", "person"),
        stored_table("person", "person", status="over"),
        stored_table("person", "person", status="waiting"),
    ):
        assert not clock.overdue(other, 0, LATE)


@pytest.mark.parametrize(
    ("kinds", "given", "carried"),
    [
        (("person", "person"), [1], True),
        (("person", "person"), [], False),
        (("person", "bot"), [], False),
        (("person", "person", "person"), [1], False),
        (("person", "person", "shared"), [1, 2], True),
        (("person", "person", "bot", "bot"), [1], True),
        (("person", "person", "person", "person"), [1, 3], True),
        (("person", "person", "person", "person"), [3], False),
        (("person", "away", "person"), [2], True),
        (("person", "person", "person"), [0, 0], False),
    ],
)
def test_more_than_half_of_the_others_decide(
    kinds: Sequence[str], given: list[int], carried: bool
) -> None:
    assert clock.vote_passes(stored_table(*kinds), 0, given, LATE) == carried


def test_votes_of_overdue_seats_do_not_count() -> None:
    table = stored_table("person", "person", "person", deciding=(0, 1))
    assert clock.voters(table, 0, LATE) == [2]
    assert clock.voters(table, 0, LATE - 1) == [1, 2]


async def late_table(hub: Hub, *kinds: str) -> LiveTable:
    live, _ = await opened(hub, *kinds)
    await make_late(hub, live)
    return live


async def make_late(hub: Hub, live: LiveTable) -> None:
    def long_ago(connection: Connection) -> None:
        change_table(connection, live.id, since=1000.0)

    await hub.db.write(long_ago)
    await hub.table_changed(live.id)


def test_a_vote_gives_the_seat_to_a_bot_and_its_owner_takes_it_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live = await late_table(hub, "shared", "shared", "shared")
            # All three are asked at once: two have chosen, so one is late.
            for seat in (0, 1):
                for _ in range(2):
                    assert live.line is not None
                    moves = next(d.moves for d in live.line.match.decisions if d.seat == seat)
                    await live.play(seat, live.line.number, moves[0].text)
            with pytest.raises(Refusal) as refused:
                await substitutes.vote(hub, live, 0, 2)
            assert refused.value.message.values == {"name": "Cora"}
            await make_late(hub, live)
            await substitutes.vote(hub, live, 0, 2)
            await substitutes.vote(hub, live, 0, 2)
            assert live.stored.votes == {2: [0]}
            assert live.stored.seats[2].substitute == ""
            await substitutes.vote(hub, live, 1, 2)
            assert live.stored.seats[2].substitute == STAND_IN
            assert live.stored.votes == {}
            assert await substitutes.return_owner(hub, live, 2)
            assert live.stored.seats[2].substitute == ""
            assert not await substitutes.return_owner(hub, live, 2)

    run(go())


@pytest.mark.parametrize("absent", [-1, 3, 10**20])
def test_votes_about_unknown_seats_are_refused(tmp_path: Path, absent: int) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live = await late_table(hub, "shared", "shared")
            with pytest.raises(Refusal) as refused:
                await substitutes.vote(hub, live, 0, absent)
            assert refused.value.why == "seat"

    run(go())


def test_votes_about_bots_or_oneself_are_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live = await late_table(hub, "shared", "shared", "bot")
            await hub.bots.stop()
            for absent, id in ((2, "not-absent"), (0, "not-overdue")):
                with pytest.raises(Refusal) as refused:
                    await substitutes.vote(hub, live, 0, absent)
                assert refused.value.message.id == id
            assert live.stored.votes == {}

    run(go())


def test_clients_are_notified_when_somebody_is_overdue(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            client = Client(live, Hello(), Tokens(), Access(may_view=True))
            hub.connect(client)
            list(client.outgoing(frozenset()))
            await hub._check_clocks()
            assert not client.ready.is_set()
            live.stored = replace(live.stored, row=replace(live.stored.row, since=1000.0))
            await hub._check_clocks()
            (news,) = client.outgoing(frozenset())
            assert b'"overdue":true' in news
            await hub._check_clocks()
            assert not client.ready.is_set()

    run(go())
