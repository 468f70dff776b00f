"""All tables of this worker, the clients connected to them, and their bots."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from rekindle.games import NAMES, find
from rekindle.kernel.errors import BadOption
from rekindle.kernel.messages import LANGUAGES
from rekindle.server.bots.driver import BotDriver
from rekindle.server.bots.own import OwnBots
from rekindle.server.bots.pool import BotPool
from rekindle.server.live.bus import Bus, Notice, open_bus
from rekindle.server.live.client import Client
from rekindle.server.live.line import UnplayableTable
from rekindle.server.live.replays import Replays
from rekindle.server.live.subscribers import Subscribers
from rekindle.server.live.table import LiveTable
from rekindle.server.live.tasks import BackgroundTasks, run_logged
from rekindle.server.packs import load_packs
from rekindle.server.protocol.tables import TableInfo
from rekindle.server.rate_limits import Places, TokenBucket
from rekindle.server.seats.access import Access, access_to
from rekindle.server.settings import Settings
from rekindle.server.store.database import Database
from rekindle.server.store.journal import Journal
from rekindle.server.store.outages import Outage, Unavailable
from rekindle.server.store.tables import (
    StoredTable,
    change_seat,
    find_table,
    lease_bots,
    tables_for_bots,
)
from rekindle.server.store.urls import is_sqlite
from rekindle.server.tables import clock
from rekindle.server.tables.info import table_info

CLOCK_INTERVAL = 1.0
SWEEP_INTERVAL = 2.0
"""Seconds between searches for tables whose bots nobody runs, after a crash for example."""
CATCH_UP_INTERVAL = 5.0
"""Seconds between looks at the journals of open tables, in case a notice was lost."""
RETRY_INTERVAL = 1.0
"""Seconds before the next attempt to read what another worker has changed."""
WORK_SECONDS = 10.0
"""The time to which the limit of work applies."""
PROPOSALS, PROPOSALS_SECONDS = 3, 60.0
"""How often somebody may propose to abandon the game, and in which time."""
PRESENCE_INTERVAL = 30.0
"""Seconds between notices of who is connected."""

Told = tuple[int, str, int | None]
"""Who decides, the status, and who proposes to abandon the game."""

log = logging.getLogger(__name__)


def preload(settings: Settings) -> None:
    """Load packs and texts before the first table needs them."""
    load_packs(settings.packs)
    for name in NAMES:
        for language in LANGUAGES:
            find(name).phrases(language)


async def retried(read: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Read something until that is possible: nobody tells us a second time."""
    while True:
        try:
            return await read()
        except Unavailable:
            await asyncio.sleep(RETRY_INTERVAL)


def told_of(live: LiveTable) -> Told:
    """Return what an entry may change about a table apart from the state of its game."""
    row = live.stored.row
    return row.deciding, row.status, row.proposer


class Hub:
    """Everything that a worker has in memory. Nothing of it is needed after a restart."""

    def __init__(
        self,
        db: Database,
        settings: Settings,
        bus: Bus | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.db = db
        self.settings = settings
        self.worker = secrets.token_hex(4)
        self.journal = Journal(db, self.worker)
        self.bus = bus or open_bus(settings)
        self.replays = Replays()
        self.subscribers = Subscribers(settings.limits.pages)
        self.bot_pool = BotPool(settings.bots, settings.times.bot)
        self.own_bots = OwnBots(dict(settings.own_bots), settings.bots, settings.times.bot)
        self.bots = BotDriver(
            self.bot_pool.choose,
            settings.times.bot_pause,
            self._lease_bots,
            places=settings.bots,
            own=self.own_bots,
            replace=self._replace_bot,
        )
        self.sockets = Places(settings.limits.sockets)
        """By address."""
        self.work = TokenBucket(settings.limits.work, WORK_SECONDS)
        """By address, in milliseconds."""
        self.proposals = TokenBucket(PROPOSALS, PROPOSALS_SECONDS)
        """To abandon a game, by table and seat."""
        self.outage: Outage | None = None
        """Why nothing can be written now, as far as this worker knows."""
        self.journal.on_outage = self._on_outage
        self._now = now
        self._only_worker = bus is None and is_sqlite(settings.database)
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        """The most recently used one last."""
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._told: dict[str, Told] = {}
        """By table, as clients know it."""
        self._overdue: dict[str, list[int]] = {}
        self._unplayable: set[str] = set()
        self._tasks = BackgroundTasks()

    async def start(self) -> None:
        await asyncio.to_thread(preload, self.settings)
        self.bus.on_notice = self._on_notice
        self.bus.on_reconnect = self._reload_all
        await self.bus.start()
        self._tasks.repeat(CLOCK_INTERVAL, self._check_clocks)
        self._tasks.repeat(SWEEP_INTERVAL, self._sweep)
        if not self._only_worker:
            self._tasks.repeat(PRESENCE_INTERVAL, self._publish_all_present)
            self._tasks.repeat(CATCH_UP_INTERVAL, self._catch_up_all)

    async def stop(self) -> None:
        for client in self.subscribers.all():
            client.close(1012, "the server is shutting down")
        await self._tasks.stop()
        await self.bots.stop()
        await self.bot_pool.stop()
        await self.own_bots.stop()
        await self.bus.stop()

    # Tables

    async def table(self, table_id: str) -> LiveTable | None:
        """Return a table, up to date; None if there is none. May raise UnplayableTable."""
        live = self._tables.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        elif not self._only_worker:  # a notice may have been lost with the worker that sent it
            await live.catch_up()
        if live is not None and table_id in self._tables:
            self._tables.move_to_end(table_id)
        return live

    async def stored(self, table_id: str) -> StoredTable | None:
        """Return a table's row and seats, without loading its match."""
        live = self._tables.get(table_id)
        return live.stored if live is not None else await self.db.read(find_table, table_id)

    async def _loaded(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory, or will be: what is being read may be old by now."""
        if (task := self._loading.get(table_id)) is not None:
            await asyncio.wait({task})
        return self._tables.get(table_id)

    async def _load(self, table_id: str) -> LiveTable | None:
        stored = await self.db.read(find_table, table_id)
        if stored is None:
            return None
        try:
            folder = load_packs(self.settings.packs).folder(stored.row.game, stored.row.pack)
        except BadOption as error:
            raise UnplayableTable(str(error)) from error
        live = LiveTable(stored, folder, self.journal, self._now)
        await live.catch_up()
        live.on_entry = self._on_entry
        self._tables[table_id] = live
        self._evict()
        return live

    def _evict(self) -> None:
        """Drop idle tables from memory, the least recently used first."""
        excess = len(self._tables) - self.settings.limits.live_tables
        for table_id, live in list(self._tables.items()):
            if excess <= 0:
                return
            busy = self.subscribers.of(table_id) or self.bots.busy(table_id) or live.lock.locked()
            if not busy:
                del self._tables[table_id]
                self._told.pop(table_id, None)
                self._overdue.pop(table_id, None)
                excess -= 1

    def info(self, stored: StoredTable, access: Access, language: str) -> TableInfo:
        present = self.present_seats(stored.row.id)
        return table_info(stored, access, language, present, time.time())

    # Changes

    async def table_changed(self, table_id: str) -> None:
        """Tell everybody that a table's row or seats have changed in the database."""
        self.bus.publish(Notice(self.worker, table_id, "table"))
        await self._reload(table_id)
        live = await self.table(table_id)
        if live is not None:
            self.bots.wake(live)

    async def _catch_up(self, table_id: str) -> None:
        live = await self._loaded(table_id)
        if live is not None:
            await live.catch_up()

    async def _catch_up_all(self) -> None:
        for table_id in self.subscribers.tables:
            await self._catch_up(table_id)

    async def _reload(self, table_id: str) -> None:
        live = await self._loaded(table_id)
        if live is None:
            return
        stored = await self.db.read(find_table, table_id)
        if stored is None:
            for client in self.subscribers.of(table_id):
                client.close(4404, "the table was removed")
            del self._tables[table_id]
            return
        live.update_stored(stored)
        await live.catch_up()
        self._told[table_id] = told_of(live)
        for client in self.subscribers.of(table_id):
            self._update_access(client, stored)

    def _update_access(self, client: Client, stored: StoredTable) -> None:
        """Check a client's keys again: one may have become invalid or valid."""
        client.access = access_to(stored, client.tokens, client.access.account_id)
        if not client.access.may_view:
            client.close(4403, "you no longer have access to this table")
        if client.eyes is not None and client.eyes not in client.access.seats:
            client.look(None)
        client.notify(table=True)

    def _on_entry(self, live: LiveTable, own: bool) -> None:
        """There are new entries, written by this worker or by another one."""
        told = told_of(live)
        table = self._told.get(live.id) != told
        self._told[live.id] = told
        self.subscribers.notify(live.id, table=table, state=True)
        if own:
            self.bus.publish(Notice(self.worker, live.id, "entry"))
            self.bots.wake(live)

    def _on_notice(self, notice: Notice) -> None:
        if notice.worker == self.worker:
            return
        if notice.what == "here":
            self.subscribers.update_remote(notice)
            self.subscribers.notify(notice.table, table=True)
        elif notice.what == "table":
            self._tasks.start(retried(partial(self._reload, notice.table)))
        else:
            self._tasks.start(retried(partial(self._catch_up, notice.table)))

    def _reload_all(self) -> None:
        for table_id in {*self._tables, *self._loading}:
            self._tasks.start(retried(partial(self._reload, table_id)))

    # Clients

    def connect(self, client: Client) -> None:
        """Add a client; Refusal if its table has too many."""
        # The table may have been evicted since the client asked for it: put it back.
        client.live = self._tables.setdefault(client.live.id, client.live)
        self.subscribers.add(client)
        self._presence_changed(client.live.id)
        self.bots.wake(client.live)

    def disconnect(self, client: Client) -> None:
        self.subscribers.remove(client)
        self._presence_changed(client.live.id)

    def present_seats(self, table_id: str) -> frozenset[int]:
        """Return the seats whose owners are connected."""
        return self.subscribers.present_seats(table_id)

    def _presence_changed(self, table_id: str) -> None:
        self._publish_present(table_id)
        self.subscribers.notify(table_id, table=True)

    def _publish_present(self, table_id: str) -> None:
        seats = tuple(sorted(self.subscribers.local_seats(table_id)))
        self.bus.publish(Notice(self.worker, table_id, "here", seats))

    async def _publish_all_present(self) -> None:
        for table_id in self.subscribers.tables:
            self._publish_present(table_id)
        self.subscribers.drop_expired()

    # Clocks and bots

    async def _check_clocks(self) -> None:
        """Notify clients when somebody's clock has run out."""
        now = time.time()
        for table_id in self.subscribers.tables:
            live = self._tables.get(table_id)
            if live is not None:
                seats = live.stored.row.deciding_seats
                overdue = [seat for seat in seats if clock.overdue(live.stored, seat, now)]
                if overdue != self._overdue.get(table_id, []):
                    self._overdue[table_id] = overdue
                    self.subscribers.notify(table_id, table=True)

    async def _sweep(self) -> None:
        """Run bots that no worker runs: the one that should is gone.

        The only worker of a database need not wait until the lease from before its restart expires.
        """
        if self.outage is not None:
            await self.journal.probe()
        now = math.inf if self._only_worker else self._now()
        try:
            found = await self.db.read(tables_for_bots, now)
        except Unavailable as error:
            self._on_outage(error.outage)
            raise
        for table_id in found:
            if not self.bots.busy(table_id) and table_id not in self._unplayable:
                await run_logged(self._wake_bots(table_id))

    def _on_outage(self, outage: Outage | None) -> None:
        """Tell all clients that nothing can be played, or that the game goes on."""
        if outage == self.outage:
            return
        self.outage = outage
        if outage is None:
            log.warning("the database can be used again")
        for table_id in self.subscribers.tables:
            self.subscribers.notify(table_id, table=True)

    async def _wake_bots(self, table_id: str) -> None:
        try:
            live = await self.table(table_id)
        except UnplayableTable as error:
            log.warning("the bots of table %s cannot play: %s", table_id, error)
            self._unplayable.add(table_id)  # it stays so until another version is started
            return
        if live is not None:
            self.bots.wake(live)

    async def _replace_bot(self, live: LiveTable, seat: int, level: str) -> None:
        """Let a bot of this level decide for a seat from now on, and tell everybody."""
        column = "level" if live.stored.seats[seat].kind == "bot" else "substitute"
        change = {column: level}
        await self.db.write(lambda connection: change_seat(connection, live.id, seat, **change))
        await self.table_changed(live.id)

    async def _lease_bots(self, table_id: str) -> bool:
        """Take or renew the lease for a table's bots; False if another worker has it."""
        if self._only_worker:
            return True
        return await self.db.write(lease_bots, table_id, self.worker, self._now())
