"""Chance of a match: every result is a keyed hash of its own (docs/decisions/0017)."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

PERSON: Final = b"rekindle chance"
SET_UP: Final = 0
"""The number of the source that deals; decisions count from 1."""
MOST_DIGITS: Final = 40
"""Of a seed: more than 128 bits, and fewer than a key of BLAKE2 may have."""


class Source:
    """The random results of one decision of a match, from its secret seed.

    No two results share anything that could be solved for, and none tells another without the
    seed. The same decision has the same results again after an undo.
    """

    __slots__ = ("key", "number", "drawn")

    def __init__(self, seed: int, number: int) -> None:
        self.key = str(seed).encode()
        self.number = number
        self.drawn = 0

    def bits(self) -> int:
        """Return sixty fresh bits."""
        message = f"{self.number} {self.drawn}".encode()
        self.drawn += 1
        digest = blake2b(message, digest_size=8, key=self.key, person=PERSON).digest()
        return int.from_bytes(digest, "big") >> 4
