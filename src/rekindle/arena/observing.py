"""Finds the module that tells what was used in a game: `rekindle.games.<name>.balance`."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Protocol

from rekindle.kernel.game import Setting
from rekindle.kernel.observed import Observed, ObservedSeat
from rekindle.kernel.state import CHANCE_EVENT, Event, State


class Observe(Protocol):
    """What such a module offers under the name `observe`."""

    def __call__(
        self, setting: Setting, start: State, played: Iterable[Event], end: State
    ) -> Observed:
        """A whole game: where it began, all that happened in order, and where it ended."""


def observer(game: str) -> Observe:
    """The game's own; of a game without one only lengths, totals and seats are known."""
    name = f"rekindle.games.{game}.balance"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:  # it is there, but something that it needs is not
            raise
        return observe_nothing
    found: Observe = module.observe
    return found


def observe_nothing(
    setting: Setting, start: State, played: Iterable[Event], end: State
) -> Observed:
    return Observed(tuple(ObservedSeat() for _ in range(end.seats)))


def told(log: Iterable[Event]) -> list[Event]:
    """A log without the kernel's own reports of chance, as a match keeps it."""
    return [event for event in log if event[0] != CHANCE_EVENT]
