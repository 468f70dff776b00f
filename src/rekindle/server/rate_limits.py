"""Limits per client: a token bucket and a number of places for each key, such as an address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection

MAX_KEYS = 20_000
"""Keys remembered before full buckets are dropped."""


class TokenBucket:
    """Allow `capacity` requests per `seconds` and key; buckets refill continuously.

    Each worker process counts on its own, so several of them allow a client proportionally more.
    """

    def __init__(
        self, capacity: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._capacity = float(capacity)
        self._rate = capacity / seconds
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}
        """By key: tokens left, and when that was."""

    def take(self, key: str) -> float:
        """Take a token. Return 0 on success, else the seconds until there is one."""
        now = self._clock()
        tokens = self._tokens(key, now)
        if tokens < 1:
            return (1 - tokens) / self._rate
        self._store(key, tokens - 1, now)
        return 0.0

    def spend(self, key: str, tokens: float) -> float:
        """Take this many tokens, also on credit. Return the seconds until they are there."""
        now = self._clock()
        left = self._tokens(key, now) - tokens
        self._store(key, left, now)
        return max(0.0, -left / self._rate)

    def _store(self, key: str, tokens: float, now: float) -> None:
        if key not in self._buckets and len(self._buckets) >= MAX_KEYS:
            self._evict(now)
        self._buckets[key] = (tokens, now)

    def _tokens(self, key: str, now: float) -> float:
        tokens, at = self._buckets.get(key, (self._capacity, now))
        return min(self._capacity, tokens + (now - at) * self._rate)

    def _evict(self, now: float) -> None:
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if self._tokens(key, now) < self._capacity
        }
        if len(self._buckets) >= MAX_KEYS:  # all in use: start over rather than grow
            self._buckets.clear()


class Places:
    """At most `limit` of something at a time for each key."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._taken: Counter[str] = Counter()

    @contextmanager
    def place(self, key: str) -> Iterator[bool]:
        """Take a place for as long as the context lasts; False if there is none."""
        free = self._taken[key] < self._limit
        self._taken[key] += free
        try:
            yield free
        finally:
            self._taken[key] -= free
            if not self._taken[key]:
                del self._taken[key]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the key for rate limits: the client's address, or the /64 network for IPv6."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return "local"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
