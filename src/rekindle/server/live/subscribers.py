"""The clients connected to each table, and the seats connected to other workers."""

from __future__ import annotations

import time
from collections.abc import Iterable

from rekindle.kernel.messages import Message
from rekindle.server.live.bus import Notice
from rekindle.server.live.client import Client
from rekindle.server.live.refusals import Refusal

REMOTE_SECONDS = 75.0
"""How long another worker's notice is valid: the worker may be gone."""


class Subscribers:
    """Connected clients by table."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        """Clients per table."""
        self._clients: dict[str, set[Client]] = {}
        self._remote: dict[str, dict[str, tuple[frozenset[int], float]]] = {}
        """By table and worker: the connected seats, and until when that is valid."""

    @property
    def tables(self) -> list[str]:
        """The tables with connected clients."""
        return list(self._clients)

    def of(self, table_id: str) -> Iterable[Client]:
        return self._clients.get(table_id, ())

    def all(self) -> list[Client]:
        return [client for clients in self._clients.values() for client in clients]

    def add(self, client: Client) -> None:
        """Add a client; Refusal if the table has too many."""
        clients = self._clients.setdefault(client.live.id, set())
        if len(clients) >= self._limit:
            raise Refusal("limit", Message("too-many-pages"))
        clients.add(client)

    def remove(self, client: Client) -> None:
        clients = self._clients.get(client.live.id, set())
        clients.discard(client)
        if not clients:
            self._clients.pop(client.live.id, None)

    def notify(self, table_id: str, table: bool = False, state: bool = False) -> None:
        """Send the table or the state, or both, to all clients of a table."""
        for client in self.of(table_id):
            client.notify(table, state)

    # Presence

    def local_seats(self, table_id: str) -> frozenset[int]:
        """Return the seats connected to this worker."""
        return frozenset(seat for client in self.of(table_id) for seat in client.access.seats)

    def present_seats(self, table_id: str) -> frozenset[int]:
        """Return the seats connected to any worker."""
        now = time.monotonic()
        seats = self.local_seats(table_id)
        for remote, until in self._remote.get(table_id, {}).values():
            if until > now:
                seats |= remote
        return seats

    def update_remote(self, notice: Notice) -> None:
        """Store which seats are connected to another worker."""
        remote = self._remote.setdefault(notice.table, {})
        remote[notice.worker] = (frozenset(notice.here), time.monotonic() + REMOTE_SECONDS)

    def drop_expired(self) -> None:
        """Drop notices of other workers that are expired or empty."""
        now = time.monotonic()
        for table_id, remote in list(self._remote.items()):
            valid = {worker: one for worker, one in remote.items() if one[0] and one[1] > now}
            if valid:
                self._remote[table_id] = valid
            else:
                del self._remote[table_id]
