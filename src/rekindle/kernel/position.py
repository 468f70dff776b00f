"""Reads the names and numbers of a position, with errors that suggest what would be right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.moves import shortened
from rekindle.kernel.suggest import hint

MOST_RESULTS = 1000
"""How many random results of one kind can be prescribed."""


class Reader:
    """Typed access to the arguments of a position."""

    def index(self, known: Sequence[str], name: object, what: str) -> int:
        if name in known:
            return known.index(str(name))
        raise ImpossiblePosition(
            f"there is no {what} '{shortened(str(name))}'; {hint(str(name), known)}"
        )

    def shape(self, value: object, kind: type, what: str) -> None:
        if kind is dict and not isinstance(value, Mapping):
            raise ImpossiblePosition(f"{what} is a mapping, not {shortened(repr(value))}")
        if kind is list and not isinstance(value, list | tuple):
            raise ImpossiblePosition(f"{what} is a list, not {shortened(repr(value))}")

    def results(self, given: Mapping[str, Any], known: Sequence[str]) -> dict[str, Sequence[Any]]:
        """Return lists of random results to prescribe, by these names."""
        for name, values in given.items():
            self.index(known, name, "random result to fix")
            self.shape(values, list, f"'{name}'")
            if len(values) > MOST_RESULTS:
                raise ImpossiblePosition(f"'{name}' has more than {MOST_RESULTS} random results")
        return dict(given)

    def number(self, value: object, low: int, high: int, what: str) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise ImpossiblePosition(
            f"{what} is a number from {low} to {high}, not {shortened(repr(value))}"
        )
