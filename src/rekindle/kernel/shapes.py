"""The shape of every field of a state: type, range and length, written once beside the field.

A shape turns a value into plain data and back. Nothing is read that does not have its shape, so
whatever comes from a file is checked before compiled code sees it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from rekindle.kernel.errors import ImpossiblePosition

MOST_BITS = 62
"""Beyond that an int is no longer small once compiled."""
MOST_THINGS = 9999
"""Of one kind: what comes from an unlimited supply is bounded by how long anybody plays."""


class Shape(ABC):
    """What the values of a field look like."""

    saved = True

    @abstractmethod
    def read(self, data: Any, where: str) -> Any:
        """Return the value from plain data; raise ImpossiblePosition if it has another shape."""

    @abstractmethod
    def plain(self, value: Any) -> Any:
        """Return the value as lists, ints and bools."""


class Number(Shape):
    """An int from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def has(self, data: Any) -> bool:
        return type(data) is int and self.low <= data <= self.high

    def read(self, data: Any, where: str) -> int:
        if type(data) is int and self.low <= data <= self.high:
            return data
        raise misshapen(where, f"a number from {self.low} to {self.high}", data)

    def plain(self, value: Any) -> Any:
        return value


class Flag(Shape):
    """True or False."""

    def read(self, data: Any, where: str) -> bool:
        if type(data) is bool:
            return data
        raise misshapen(where, "true or false", data)

    def plain(self, value: Any) -> Any:
        return value


class Row(Shape):
    """A list or a tuple of so many items of one shape."""

    def __init__(
        self, made: type[list[Any]] | type[tuple[Any, ...]], item: Shape, least: int, most: int
    ) -> None:
        self.made = made
        self.item = item
        self.least = least
        self.most = most

    def read(self, data: Any, where: str) -> Any:
        if type(data) is not list or not self.least <= len(data) <= self.most:
            size = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
            raise misshapen(where, f"a list of {size}", data)
        if isinstance(self.item, Number) and all(map(self.item.has, data)):
            return self.made(data)  # most of a state is lists of ints
        read = self.item.read
        return self.made([read(item, f"{where}.{i}") for i, item in enumerate(data)])

    def plain(self, value: Any) -> Any:
        if isinstance(self.item, Number):
            return list(value)
        plain = self.item.plain
        return [plain(item) for item in value]


class Fields(Shape):
    """An object as the list of its fields."""

    def __init__(self, made: Callable[..., Any], fields: Mapping[str, Shape]) -> None:
        self.made = made
        self.fields = fields
        self.stored = {name: shape for name, shape in fields.items() if shape.saved}

    def read(self, data: Any, where: str = "state") -> Any:
        if type(data) is not list or len(data) != len(self.stored):
            raise misshapen(where, f"a list of {len(self.stored)}", data)
        given = iter(data)
        values = {}
        for name, shape in self.fields.items():
            values[name] = shape.read(next(given) if shape.saved else None, f"{where}.{name}")
        return self.made(**values)

    def plain(self, value: Any) -> Any:
        return [shape.plain(getattr(value, name)) for name, shape in self.stored.items()]


class Pair(Shape):
    """A tuple of two numbers."""

    def __init__(self, one: Number, other: Number) -> None:
        self.one = one
        self.other = other

    def read(self, data: Any, where: str) -> tuple[int, int]:
        if type(data) is not list or len(data) != 2:
            raise misshapen(where, "a list of 2", data)
        return self.one.read(data[0], where), self.other.read(data[1], where)

    def plain(self, value: Any) -> Any:
        return list(value)


class Unsaved(Shape):
    """A cache: it is not saved, and starts empty."""

    saved = False

    def __init__(self, empty: Callable[[], Any]) -> None:
        self.empty = empty

    def read(self, data: Any, where: str) -> Any:
        return self.empty()

    def plain(self, value: Any) -> Any:
        raise TypeError("a cache is not saved")


def bits(members: int) -> Number:
    """A set of numbers below `members`, as the bits of an int."""
    return Number(0, (1 << min(members, MOST_BITS)) - 1)


def numbers(length: int, low: int, high: int) -> Row:
    """A list of so many ints."""
    return Row(list, Number(low, high), length, length)


def listed(item: Shape, least: int, most: int) -> Row:
    return Row(list, item, least, most)


def cards(members: int) -> Row:
    """A tuple of numbers below `members`."""
    return Row(tuple, Number(0, members - 1), 0, members)


def misshapen(where: str, right: str, data: Any) -> ImpossiblePosition:
    found = repr(data)
    shown = found if len(found) <= 40 else found[:37] + "..."
    return ImpossiblePosition(f"'{where}' is {right}, not {shown}")
