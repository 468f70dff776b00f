"""Reads the names and numbers of a position, with errors that suggest what would be right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.suggest import hint


class Reader:
    """Typed access to the arguments of a position."""

    def index(self, known: Sequence[str], name: object, what: str) -> int:
        if name in known:
            return known.index(str(name))
        raise ImpossiblePosition(f"there is no {what} '{name}'; {hint(str(name), known)}")

    def shape(self, value: object, kind: type, what: str) -> None:
        if kind is dict and not isinstance(value, Mapping):
            raise ImpossiblePosition(f"{what} is a mapping, not {value!r}")
        if kind is list and not isinstance(value, list | tuple):
            raise ImpossiblePosition(f"{what} is a list, not {value!r}")

    def number(self, value: object, low: int, high: int, what: str) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise ImpossiblePosition(f"{what} is a number from {low} to {high}, not {value!r}")
