"""A bot stands in for somebody who is away, by vote; the owner takes the seat back at once."""

from __future__ import annotations

import time

from rekindle.kernel.messages import Message
from rekindle.server.live.hub import Hall
from rekindle.server.live.refusals import Refusal
from rekindle.server.live.table import LiveTable
from rekindle.server.store import tables as store
from rekindle.server.tables import clock


async def vote(hall: Hall, live: LiveTable, seat: int, absent: int) -> None:
    """That a bot plays for an absent seat. With more than half of the others it does."""
    check_vote(live, seat, absent)
    given = await hall.db.write(store.vote, live.id, absent, seat)
    if clock.carried(live.kept, absent, given, time.time()):
        await hall.db.write(store.set_substitute, live.id, absent, clock.STAND_IN)
    await hall.tables_changed(live.id)


def check_vote(live: LiveTable, seat: int, absent: int) -> None:
    now = time.time()
    if absent not in range(len(live.kept.seats)):
        raise Refusal("seat", Message("no-seat", {"seat": str(absent)[:20]}))
    if not clock.is_person(live.kept, absent):
        raise Refusal("illegal", Message("not-absent"))
    if not clock.overdue(live.kept, absent, now) or seat == absent:
        name = live.teller.names[absent]
        raise Refusal("illegal", Message("not-overdue", {"name": name}))


async def came_back(hall: Hall, live: LiveTable, seat: int) -> bool:
    """The owner is here: no bot plays for them, no votes count. Whether anything was different."""
    away = bool(live.kept.seats[seat].substitute)
    if away or seat in live.kept.votes:
        await hall.db.write(store.set_substitute, live.id, seat, "")
        await hall.tables_changed(live.id)
    return away
