"""Substitutes: a bot plays for an absent person after a vote, until the owner returns."""

from __future__ import annotations

import time
from functools import partial

from sqlalchemy import Connection

from rekindle.kernel.messages import Message
from rekindle.server.live.hub import Hub
from rekindle.server.live.refusals import Refusal
from rekindle.server.live.table import LiveTable
from rekindle.server.store import tables as store
from rekindle.server.store.tables import StoredTable
from rekindle.server.tables import clock


async def vote(hub: Hub, live: LiveTable, seat: int, absent: int) -> None:
    """Vote for a substitute, who plays once more than half of the others have voted."""
    check_vote(live, seat, absent)
    await hub.db.write(store.vote, live.id, absent, seat)
    await hub.table_changed(live.id)
    await count_votes(hub, live)


async def count_votes(hub: Hub, live: LiveTable) -> None:
    """Let bots play wherever enough of those who are left have voted for it."""
    for absent, given in live.stored.votes.items():
        if clock.vote_passes(live.stored, absent, given, time.time()):
            await live.change_players(absent, partial(_replace, absent=absent))
            await hub.table_changed(live.id)


def _replace(connection: Connection, stored: StoredTable, absent: int) -> None:
    level = clock.substitute_level(stored)
    store.set_substitute(connection, stored.row.id, absent, level)


def check_vote(live: LiveTable, seat: int, absent: int) -> None:
    now = time.time()
    if absent not in range(len(live.stored.seats)):
        raise Refusal("seat", Message("no-seat", {"seat": str(absent)[:20]}))
    if not clock.is_person(live.stored, absent):
        raise Refusal("illegal", Message("not-absent"))
    if not clock.overdue(live.stored, absent, now) or seat == absent:
        name = live.renderer.names[absent]
        raise Refusal("illegal", Message("not-overdue", {"name": name}))


async def return_owner(hub: Hub, live: LiveTable, seat: int) -> bool:
    """Give a seat back to its owner and drop votes about it. Return whether a bot had it."""
    away = bool(live.stored.seats[seat].substitute)
    if away or seat in live.stored.votes:
        await hub.db.write(store.set_substitute, live.id, seat, "")
        await hub.table_changed(live.id)
    return away
