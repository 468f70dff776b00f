"""Bots of the host's own: they keep processes of their own for as long as their game lasts."""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter
from collections.abc import Mapping

from rekindle.bots import BotFault
from rekindle.bots.own.guarded import PATIENCE
from rekindle.bots.own.host import Host, fault_of
from rekindle.bots.request import request_for
from rekindle.bots.seat import Seat
from rekindle.server.bots.worker import preload
from rekindle.server.live.table import LiveTable


class OwnBots:
    """The bots of a table always think in the same process, which remembers them."""

    def __init__(self, specs: Mapping[str, str], processes: int, timeout: float) -> None:
        self._specs = specs
        """By the name under which each is offered."""
        self._timeout = timeout
        self._hosts = [Host(preload) for _ in range(processes)]
        self._faults: dict[str, Counter[int]] = {}
        """How often the bot of a seat has failed, for each table where one has decided."""

    async def choose(self, live: LiveTable, seat: Seat, name: str, seed: int) -> str:
        """Return the chosen move. Raises BotFault."""
        if name not in self._specs:
            raise BotFault("died", "this server does not offer it any more")
        self._faults.setdefault(live.id, Counter())
        spec = self._specs[name]
        imagined = seat.imagine(seed)
        request = request_for(imagined, live.folder, seat.number, spec, seed, seat.latest())
        future = self._host(live.id).choose(live.id, request, self._timeout)
        try:
            return await asyncio.wrap_future(future)
        except Exception as error:
            raise fault_of(error, self._timeout) from None

    def is_given_up(self, table_id: str, seat: int, name: str) -> bool:
        """Count a failure; return whether another bot is to play on."""
        faults = self._faults.setdefault(table_id, Counter())
        faults[seat] += 1
        return faults[seat] >= PATIENCE or name not in self._specs

    def end(self, table_id: str) -> None:
        """End the bots of a table whose game is over."""
        if self._faults.pop(table_id, None) is not None:
            self._host(table_id).end(table_id)

    async def stop(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(host.stop) for host in self._hosts))

    def _host(self, table_id: str) -> Host:
        return self._hosts[zlib.crc32(table_id.encode()) % len(self._hosts)]
