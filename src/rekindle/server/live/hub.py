"""All tables that live in this worker, the pages that are open at them, and their bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from rekindle.games import NAMES, find
from rekindle.kernel.errors import BadOption
from rekindle.kernel.messages import LANGUAGES
from rekindle.server.bots.driver import Pool, Robots
from rekindle.server.live import rendering
from rekindle.server.live.bus import Bus, Notice, open_bus
from rekindle.server.live.client import Page
from rekindle.server.live.line import Damaged
from rekindle.server.live.refusals import Refusal
from rekindle.server.live.replays import Replays
from rekindle.server.live.subscribers import Audience
from rekindle.server.live.table import LiveTable
from rekindle.server.packs import offered
from rekindle.server.protocol.messages import TableInfo
from rekindle.server.seats.access import Asker, asker_of
from rekindle.server.settings import Settings
from rekindle.server.store.database import Database
from rekindle.server.store.journal import Journal
from rekindle.server.store.tables import Kept, claim_for_bots, find_table, tables_for_bots
from rekindle.server.store.urls import is_sqlite
from rekindle.server.tables import clock

CLOCK_EVERY = 1.0
SWEEP_EVERY = 5.0
"""Seconds between two looks for bots that nobody asked, after a crash for example."""
HERE_EVERY = 30.0
"""Seconds between two notices of who is here."""
LEASE_SLACK = 5.0

log = logging.getLogger(__name__)


def get_ready(settings: Settings) -> None:
    """Read packs and texts now: each takes so long that a table would notice."""
    offered(settings.packs)
    for name in NAMES:
        for language in LANGUAGES:
            find(name).phrases(language)


class Hall:
    """What lives in this worker. Nothing in here is needed after a restart."""

    def __init__(self, db: Database, settings: Settings, bus: Bus | None = None) -> None:
        self.db = db
        self.settings = settings
        self.journal = Journal(db)
        self.worker = secrets.token_hex(4)
        self.bus = bus or open_bus(settings)
        self.pool = Pool(settings.bots, settings.times.bot)
        self.replays = Replays()
        self.audience = Audience(settings.limits.pages)
        self.robots = Robots(self.pool.think, settings.times.bot_pause, self._claim)
        self._alone = bus is None and is_sqlite(settings.database)
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._deciding: dict[str, tuple[int, str]] = {}
        self._overdue: dict[str, list[int]] = {}
        self._damaged: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await asyncio.to_thread(get_ready, self.settings)
        self.bus.heard = self._hear
        self.bus.returned = self._catch_up_all
        await self.bus.start()
        self._repeat(CLOCK_EVERY, self._tick)
        self._repeat(SWEEP_EVERY, self._sweep)
        if not self._alone:
            self._repeat(HERE_EVERY, self._tell_here)

    async def stop(self) -> None:
        for page in self.audience.all():
            page.close(1012, "the server stops")
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.robots.stop()
        await self.pool.stop()
        await self.bus.stop()

    def _later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do this without anybody waiting for it; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except (Refusal, Damaged) as error:
            log.warning("%s", error)
        except Exception:
            log.exception("something went wrong beside the pages")

    def _repeat(self, every: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        async def again() -> None:
            while True:
                await self._logged(work())
                await asyncio.sleep(every)

        self._later(again())

    # Tables

    async def table(self, table_id: str) -> LiveTable | None:
        """The table in memory, caught up; None if there is none. Damaged if it cannot be read."""
        live = self._tables.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        if live is not None and table_id in self._tables:
            self._tables.move_to_end(table_id)
        return live

    async def kept(self, table_id: str) -> Kept | None:
        """A table's row and seats, for seeing who may look at it."""
        live = self._tables.get(table_id)
        return live.kept if live is not None else await self.db.read(find_table, table_id)

    async def _load(self, table_id: str) -> LiveTable | None:
        kept = await self.db.read(find_table, table_id)
        if kept is None:
            return None
        try:
            folder = offered(self.settings.packs).folder(kept.row.game, kept.row.pack)
        except BadOption as error:
            raise Damaged(str(error)) from error
        live = LiveTable(kept, folder, self.journal)
        await live.catch_up()
        live.on_entry = self._entered
        self._tables[table_id] = live
        self._forget_some()
        return live

    def _forget_some(self) -> None:
        """Tables that nobody looks at leave, those not used for longest first."""
        spare = len(self._tables) - self.settings.limits.live_tables
        for table_id, live in list(self._tables.items()):
            if spare <= 0:
                return
            busy = self.audience.of(table_id) or self.robots.busy(table_id) or live.lock.locked()
            if not busy:
                del self._tables[table_id]
                self._deciding.pop(table_id, None)
                self._overdue.pop(table_id, None)
                spare -= 1

    async def info(self, kept: Kept, asker: Asker, language: str) -> TableInfo:
        here = self.here(kept.row.id)
        return rendering.table_info(kept, asker, language, here, time.time())

    # What has changed

    async def tables_changed(self, table_id: str) -> None:
        """The row or the seats of a table were changed: tell everybody who looks at it."""
        self.bus.publish(Notice(self.worker, table_id, "table"))
        await self._reread(table_id)
        live = await self.table(table_id)
        if live is not None:
            self.robots.wake(live)

    async def _reread(self, table_id: str) -> None:
        live = self._tables.get(table_id)
        if live is None:
            return
        kept = await self.db.read(find_table, table_id)
        if kept is None:
            for page in self.audience.of(table_id):
                page.close(4404, "the table is gone")
            del self._tables[table_id]
            return
        live.rekeep(kept)
        await live.catch_up()
        for page in self.audience.of(table_id):
            self._look_again(page, kept)

    def _look_again(self, page: Page, kept: Kept) -> None:
        """A key may be void by now, or just have become one."""
        page.asker = asker_of(kept, page.given, page.asker.account_id)
        if not page.asker.may_look:
            page.close(4403, "this table is not open to you any more")
        if page.eyes is not None and page.eyes not in page.asker.seats:
            page.look(None)
        page.want(table=True)

    def _entered(self, live: LiveTable, own: bool) -> None:
        """Something was played or taken back, here or at another worker."""
        row = live.kept.row
        now = (row.deciding, row.status)
        table = self._deciding.get(live.id) != now
        self._deciding[live.id] = now
        self.audience.want(live.id, table=table, state=True)
        if own:
            self.bus.publish(Notice(self.worker, live.id, "entry"))
            self.robots.wake(live)

    def _hear(self, notice: Notice) -> None:
        if notice.worker == self.worker:
            return
        if notice.what == "here":
            self.audience.hear(notice)
            self.audience.want(notice.table, table=True)
        elif notice.what == "table":
            self._later(self._reread(notice.table))
        elif live := self._tables.get(notice.table):
            self._later(live.catch_up())

    def _catch_up_all(self) -> None:
        for table_id in self._tables:
            self._later(self._reread(table_id))

    # Pages

    def enter(self, page: Page) -> None:
        """A page was opened. Refusal if too many are open already."""
        # Its table may have been forgotten since it was asked for: then the page brings it back.
        page.live = self._tables.setdefault(page.live.id, page.live)
        self.audience.enter(page)
        self._here_changed(page.live.id)

    def leave(self, page: Page) -> None:
        self.audience.leave(page)
        self._here_changed(page.live.id)

    def here(self, table_id: str) -> frozenset[int]:
        """The seats with a page open."""
        return self.audience.here(table_id)

    def _here_changed(self, table_id: str) -> None:
        self._publish_here(table_id)
        self.audience.want(table_id, table=True)

    def _publish_here(self, table_id: str) -> None:
        here = tuple(sorted(self.audience.own_seats(table_id)))
        self.bus.publish(Notice(self.worker, table_id, "here", here))

    # What is done now and then

    async def _tick(self) -> None:
        """Tell those who look when somebody has thought for too long."""
        now = time.time()
        for table_id in self.audience.tables:
            live = self._tables.get(table_id)
            if live is not None:
                late = [s for s in live.kept.row.deciding_seats if clock.overdue(live.kept, s, now)]
                if late != self._overdue.get(table_id, []):
                    self._overdue[table_id] = late
                    self.audience.want(table_id, table=True)

    async def _sweep(self) -> None:
        """Bots that nobody asked: the worker that should have done it is gone."""
        for table_id in await self.db.read(tables_for_bots, time.time()):
            if not self.robots.busy(table_id):
                await self._logged(self._wake(table_id))

    async def _wake(self, table_id: str) -> None:
        try:
            live = await self.table(table_id)
        except Damaged as error:
            if table_id not in self._damaged:  # once is enough
                log.warning("the bots of table %s cannot play: %s", table_id, error)
                self._damaged.add(table_id)
            return
        if live is not None:
            self.robots.wake(live)

    async def _claim(self, table_id: str) -> bool:
        """Whether this worker may let its bots answer at a table."""
        if self._alone:
            return True
        now = time.time()
        until = now + self.settings.times.bot + self.settings.times.bot_pause + LEASE_SLACK
        return await self.db.write(claim_for_bots, table_id, now, until)

    async def _tell_here(self) -> None:
        for table_id in self.audience.tables:
            self._publish_here(table_id)
        self.audience.forget_old()
