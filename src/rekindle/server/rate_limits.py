"""Rate limits: a token bucket per key."""

from __future__ import annotations

import time
from collections.abc import Callable

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
        if key not in self._buckets and len(self._buckets) >= MAX_KEYS:
            self._evict(now)
        self._buckets[key] = (tokens - 1, now)
        return 0.0

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
