"""Bots for tests: quick ones, and some that do something wrong at their third decision."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial

import pytest

from rekindle.bots import Bot, Seat, registry
from rekindle.bots.uniform import Uniform
from rekindle.kernel.moves import Move
from rekindle.kernel.roles import ORDINARY

LATE = 0.4
"""Longer than the limit of tests."""


def raises(move: Move) -> Move:
    raise ValueError("I do\nnot know")


def leaves(move: Move) -> Move:
    raise SystemExit("enough")


def cheats(move: Move) -> Move:
    return Move(0, 0, "steal", "steal", ORDINARY, ())


def is_silent(move: Move) -> Move:
    return None  # type: ignore[return-value]


def is_late(move: Move) -> Move:
    time.sleep(LATE)
    return move


def dies(move: Move) -> Move:
    os._exit(3)


def hangs(move: Move) -> Move:
    while True:
        time.sleep(1)


class Bad(Bot):
    """Does this at its third decision."""

    def __init__(self, name: str, seed: int, deed: Callable[[Move], Move]) -> None:
        super().__init__(name, seed)
        self.deed = deed
        self.rest = Uniform(name, seed)
        self.decisions = 0

    def choose(self, seat: Seat) -> Move:
        move = self.rest.choose(seat)
        self.decisions += 1
        return move if self.decisions < 3 else self.deed(move)


QUICK = ("quick-1", "quick-2", "quick-3", "quick-4")
"""All of them play like `random`."""
DEEDS = (raises, leaves, cheats, is_silent, is_late, dies, hangs)


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make them known, the bad ones by the names of their deeds."""
    for name in QUICK:
        monkeypatch.setitem(registry.MAKERS, name, make_quick)
    for deed in DEEDS:
        monkeypatch.setitem(registry.MAKERS, deed.__name__, partial(make_bad, deed))


def make_quick(spec: str, parameter: str | None, seed: int) -> Bot:
    return Uniform(spec, seed)


def make_bad(deed: Callable[[Move], Move], spec: str, parameter: str | None, seed: int) -> Bot:
    return Bad(spec, seed, deed)
