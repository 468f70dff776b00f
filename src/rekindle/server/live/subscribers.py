"""Who looks at which table: the pages of this worker, and the seats that others say are there."""

from __future__ import annotations

import time
from collections.abc import Iterable

from rekindle.kernel.messages import Message
from rekindle.server.live.bus import Notice
from rekindle.server.live.client import Page
from rekindle.server.live.refusals import Refusal

LASTS = 75.0
"""Seconds until what another worker said is not believed any more: it may be gone."""


class Audience:
    """Open pages by table."""

    def __init__(self, most: int) -> None:
        self._most = most
        """Pages of one table."""
        self._pages: dict[str, set[Page]] = {}
        self._elsewhere: dict[str, dict[str, tuple[frozenset[int], float]]] = {}

    @property
    def tables(self) -> list[str]:
        """Those that somebody looks at."""
        return list(self._pages)

    def of(self, table_id: str) -> Iterable[Page]:
        return self._pages.get(table_id, ())

    def all(self) -> list[Page]:
        return [page for pages in self._pages.values() for page in pages]

    def enter(self, page: Page) -> None:
        """A page was opened. Refusal if too many are open already."""
        pages = self._pages.setdefault(page.live.id, set())
        if len(pages) >= self._most:
            raise Refusal("limit", Message("too-many-pages"))
        pages.add(page)

    def leave(self, page: Page) -> None:
        pages = self._pages.get(page.live.id, set())
        pages.discard(page)
        if not pages:
            self._pages.pop(page.live.id, None)

    def want(self, table_id: str, table: bool = False, state: bool = False) -> None:
        """There is something new for the pages of a table."""
        for page in self.of(table_id):
            page.want(table, state)

    # Which seats are there

    def own_seats(self, table_id: str) -> frozenset[int]:
        """The seats with a page at this worker."""
        return frozenset(seat for page in self.of(table_id) for seat in page.asker.seats)

    def here(self, table_id: str) -> frozenset[int]:
        """The seats with a page at any worker."""
        now = time.monotonic()
        seats = self.own_seats(table_id)
        for told, until in self._elsewhere.get(table_id, {}).values():
            if until > now:
                seats |= told
        return seats

    def hear(self, notice: Notice) -> None:
        """Another worker tells who is there."""
        told = self._elsewhere.setdefault(notice.table, {})
        told[notice.worker] = (frozenset(notice.here), time.monotonic() + LASTS)

    def forget_old(self) -> None:
        """What others said long ago, or what was nobody."""
        now = time.monotonic()
        for table_id, told in list(self._elsewhere.items()):
            fresh = {worker: one for worker, one in told.items() if one[0] and one[1] > now}
            if fresh:
                self._elsewhere[table_id] = fresh
            else:
                del self._elsewhere[table_id]
