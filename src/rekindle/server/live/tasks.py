"""Background tasks of a worker. Their errors are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from rekindle.server.live.line import UnplayableTable
from rekindle.server.live.refusals import Refusal
from rekindle.server.store.outages import Unavailable

log = logging.getLogger(__name__)

Work = Coroutine[Any, Any, Any]


class BackgroundTasks:
    """Tasks that nobody awaits; all of them end with `stop`."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Work) -> None:
        task = asyncio.get_running_loop().create_task(run_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def repeat(self, interval: float, work: Callable[[], Work]) -> None:
        """Run something every `interval` seconds."""

        async def loop() -> None:
            while True:
                await run_logged(work())
                await asyncio.sleep(interval)

        self.start(loop())

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def run_logged(work: Work) -> None:
    """Await something and log its error."""
    try:
        await work
    except Unavailable:
        return  # the database has logged it
    except (Refusal, UnplayableTable) as error:
        log.warning("%s", error)
    except Exception:
        log.exception("a background task failed")
