"""Small sets of numbers as the bits of an int."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rekindle.kernel.bits import bits_of, count, member, members

small_sets = st.sets(st.integers(0, 61), min_size=1)


@given(small_sets)
def test_a_set_is_read_back(numbers: set[int]) -> None:
    bits = bits_of(sorted(numbers))
    assert members(bits) == sorted(numbers)
    assert count(bits) == len(numbers)
    assert [member(bits, k) for k in range(len(numbers))] == sorted(numbers)


def test_the_empty_set() -> None:
    assert members(0) == []
    assert count(0) == 0
    assert bits_of([]) == 0
