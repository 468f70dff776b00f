"""Observers: a game's module `rekindle.games.<name>.balance`, which says what was used in it."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Protocol

from rekindle.kernel.game import Setting
from rekindle.kernel.observed import Observed, ObservedSeat
from rekindle.kernel.state import CHANCE_EVENT, Event, State


class Observer(Protocol):
    """The function `observe` of such a module."""

    def __call__(
        self, setting: Setting, start: State, played: Iterable[Event], end: State
    ) -> Observed:
        """What was used in a game, from its first state, its events in order and its last state."""


def find_observer(game: str) -> Observer:
    """The observer of a game; one that sees nothing if the game has none."""
    name = f"rekindle.games.{game}.balance"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:  # the module exists, but not something that it imports
            raise
        return observe_nothing
    found: Observer = module.observe
    return found


def observe_nothing(
    setting: Setting, start: State, played: Iterable[Event], end: State
) -> Observed:
    return Observed(tuple(ObservedSeat() for _ in range(end.seats)))


def public_events(log: Iterable[Event]) -> list[Event]:
    """The events of a log as a match keeps them: without the kernel's own about chance."""
    return [event for event in log if event[0] != CHANCE_EVENT]
