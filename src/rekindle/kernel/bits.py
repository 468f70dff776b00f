"""Small sets of numbers as the bits of one int: cheap to keep, to copy and to compare.

Up to 62 members; beyond that an int is no longer small, and a list is faster.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int to people, a machine word to the compiler


def count(bits: int) -> int:
    """Return the number of members."""
    n = 0
    left: i64 = bits
    while left:
        left &= left - 1
        n += 1
    return n


def members(bits: int) -> list[int]:
    """Return the members, lowest first."""
    found: list[int] = []
    i = 0
    left: i64 = bits
    while left:
        if left & 1:
            found.append(i)
        left >>= 1
        i += 1
    return found


def member(bits: int, k: int) -> int:
    """Return the k-th member, counted from 0, lowest first."""
    i = 0
    while True:
        if bits >> i & 1:
            if k == 0:
                return i
            k -= 1
        i += 1


def bits_of(numbers: list[int]) -> int:
    """Return the set of these numbers."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
