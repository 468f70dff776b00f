"""Periodic removal of expired links and sessions and of abandoned tables."""

from __future__ import annotations

import asyncio
import logging

from rekindle.server.services import Services
from rekindle.server.store.accounts import remove_expired
from rekindle.server.store.outages import Unavailable
from rekindle.server.store.tables import remove_abandoned

INTERVAL = 3600.0
"""Seconds between two runs."""

log = logging.getLogger(__name__)


async def clean_up(services: Services) -> None:
    now = services.now()
    await services.db.write(remove_expired, now)
    await services.db.write(remove_abandoned, now - services.settings.times.waiting)


async def clean_up_forever(services: Services) -> None:
    """Run until cancelled. Errors are logged and retried."""
    while True:
        try:
            await clean_up(services)
        except Unavailable:
            pass  # the database has logged it
        except Exception:
            log.warning("cleanup failed and will be retried", exc_info=True)
        await asyncio.sleep(INTERVAL)
