"""Saved values are read by the shape of their field, or refused with the field's name."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.shapes import (
    Fields,
    Flag,
    Number,
    Pair,
    Row,
    Shape,
    Unsaved,
    bits,
    cards,
    numbers,
)


class Thing:
    def __init__(self, n: int, many: list[int], cache: list[int]) -> None:
        self.n = n
        self.many = many
        self.cache = cache


THING = Fields(Thing, {"n": Number(1, 6), "many": numbers(2, 0, 9), "cache": Unsaved(list)})
SHAPES: dict[str, tuple[Shape, Any, str]] = {
    "too large": (Number(1, 6), 7, "'it' is a number from 1 to 6, not 7"),
    "huge": (Number(0, 2**40), 2**62, "is a number from 0 to 1099511627776, not 46116860"),
    "true is no number": (Number(0, 6), True, "'it' is a number from 0 to 6, not True"),
    "a fraction": (Number(0, 6), 1.0, "'it' is a number from 0 to 6, not 1.0"),
    "no flag": (Flag(), 1, "'it' is true or false, not 1"),
    "a negative set": (bits(3), -1, "'it' is a number from 0 to 7, not -1"),
    "not in the universe": (bits(3), 8, "'it' is a number from 0 to 7, not 8"),
    "too short": (numbers(3, 0, 9), [1, 2], "'it' is a list of 3, not [1, 2]"),
    "too long": (cards(2), [0, 1, 0], "'it' is a list of 0 to 2, not [0, 1, 0]"),
    "an item": (numbers(2, 0, 9), [1, None], "'it.1' is a number from 0 to 9, not None"),
    "no list": (Row(list, Flag(), 0, 2), {}, "'it' is a list of 0 to 2, not {}"),
    "no pair": (Pair(Number(0, 1), Number(0, 1)), [1], "'it' is a list of 2, not [1]"),
    "a missing field": (THING, [1], "'it' is a list of 2, not [1]"),
    "a field": (THING, [0, [1, 2]], "'it.n' is a number from 1 to 6, not 0"),
    "deep inside": (THING, [1, [1, "x"]], "'it.many.1' is a number from 0 to 9, not 'x'"),
}


@pytest.mark.parametrize("name", SHAPES)
def test_another_shape_is_refused_with_its_place(name: str) -> None:
    shape, data, problem = SHAPES[name]
    with pytest.raises(ImpossiblePosition) as caught:
        shape.read(data, "it")
    assert problem in str(caught.value)


def test_what_is_refused_is_shown_in_one_short_line() -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        Number(0, 1).read("x" * 10_000 + "\n", "it")
    assert len(str(caught.value)) < 100
    assert len(str(caught.value).splitlines()) == 1


def test_a_thing_is_the_list_of_its_fields_without_its_caches() -> None:
    thing = THING.read([3, [4, 5]])
    assert (thing.n, thing.many, thing.cache) == (3, [4, 5], [])
    thing.cache.append(1)
    assert THING.plain(thing) == [3, [4, 5]]


def test_cards_are_a_tuple() -> None:
    assert cards(9).read([3, 1], "it") == (3, 1)
    assert cards(9).plain((3, 1)) == [3, 1]


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=8,
)


@given(json)
def test_whatever_is_read_has_the_shape(data: Any) -> None:
    """Anything else is refused, and never ends in another error."""
    for shape in (Number(-5, 5), Flag(), bits(4), numbers(2, 0, 3), cards(3), THING):
        try:
            value = shape.read(data, "it")
        except ImpossiblePosition:
            continue
        assert shape.plain(value) == data
