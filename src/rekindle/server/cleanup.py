"""What nobody needs any more is removed, now and then: old links and sessions, deserted tables."""

from __future__ import annotations

import asyncio
import logging

from rekindle.server.store.accounts import remove_expired
from rekindle.server.store.tables import remove_stale
from rekindle.server.tables.opening import Desk

EVERY = 3600.0
log = logging.getLogger(__name__)


async def tidy(desk: Desk) -> None:
    now = desk.now()
    await desk.db.write(remove_expired, now)
    await desk.db.write(remove_stale, now - desk.settings.times.waiting)


async def keep_tidy(desk: Desk) -> None:
    """Until it is cancelled. A database that is busy or away is no reason to stop."""
    while True:
        try:
            await tidy(desk)
        except Exception:
            log.warning("tidying failed; it is tried again later", exc_info=True)
        await asyncio.sleep(EVERY)
