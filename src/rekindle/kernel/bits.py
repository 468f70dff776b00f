"""Small sets of numbers as the bits of one int: cheap to keep, to copy and to compare.

Up to 62 members; beyond that an int is no longer small, and a list is faster.
"""

from __future__ import annotations


def count(bits: int) -> int:
    """Return the number of members."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def members(bits: int) -> list[int]:
    """Return the members, lowest first."""
    found: list[int] = []
    i = 0
    while bits:
        if bits & 1:
            found.append(i)
        bits >>= 1
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
