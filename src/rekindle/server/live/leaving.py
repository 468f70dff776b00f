"""Leaving a running table: resigning a seat, and abandoning the game when all agree."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection

from rekindle.kernel.messages import Message
from rekindle.server.live import substitutes
from rekindle.server.live.hub import Hub
from rekindle.server.live.refusals import Refusal
from rekindle.server.live.table import LiveTable
from rekindle.server.protocol.live import Answer
from rekindle.server.store import leaving as store
from rekindle.server.store.tables import StoredTable, set_substitute
from rekindle.server.tables import clock


async def resign(hub: Hub, live: LiveTable, seat: int) -> None:
    """Give a seat up for good: a bot plays on for it, as long as anybody else plays."""
    await live.change_players(seat, partial(_resign, seat=seat))
    await hub.table_changed(live.id)
    await substitutes.count_votes(hub, live)


def _resign(connection: Connection, stored: StoredTable, seat: int) -> None:
    present = stored.seats[seat]
    if present.resigned:
        raise Refusal("seat", Message("seat-resigned"))
    level = present.substitute or clock.substitute_level(stored)
    store.resign(connection, stored.row.id, seat, level)


async def answer(hub: Hub, live: LiveTable, seat: int, answer: Answer) -> None:
    """Propose to abandon the game, or answer a proposal. Whoever does so is back at the table."""
    if answer == "propose" and hub.proposals.take(f"{live.id} {seat}"):
        raise Refusal("illegal", Message("propose-later"))
    await live.change_players(seat, partial(_answer, seat=seat, answer=answer))
    await hub.table_changed(live.id)


def _answer(connection: Connection, stored: StoredTable, seat: int, answer: Answer) -> None:
    row = stored.row
    if row.proposer is None and answer != "propose":
        raise Refusal("illegal", Message("no-proposal"))
    if row.proposer != seat and answer == "withdraw":
        raise Refusal("illegal", Message("not-proposer"))
    if stored.seats[seat].substitute:
        set_substitute(connection, row.id, seat, "")
    if answer in ("decline", "withdraw"):
        store.drop_proposal(connection, row.id)
    elif row.proposer is None:
        store.propose(connection, row, seat)
    else:  # two who propose the same have agreed
        store.agree(connection, row, seat)
