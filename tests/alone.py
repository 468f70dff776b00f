"""The toy game for one to four players, with many options: what Revive asks of the rest.

`join` puts it beside the games there are, as long as a test runs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import cast

import pytest

from rekindle.games import find
from rekindle.kernel import agenda
from rekindle.kernel.game import Option, Result, ScoreLine, SeatResult, Setting, places
from rekindle.kernel.messages import Message
from rekindle.kernel.observed import Observed, ObservedSeat
from rekindle.kernel.state import Event, Frame, State
from rekindle.kernel.terminal import Block, Terminal
from tests.kernel.toy import GOAL, MOST_TURNS, SHOWN_EVENT, TURN, ToyGame, ToyState, ToyView

NAME = "alone"
MANY = tuple(Option(f"extra-{i}", ("off", "on", "twice"), "off") for i in range(1, 13))


# What a terminal shows of it


@dataclass
class Shown:
    view: ToyView
    setting: Setting
    phrases: object
    names: object
    marks: object
    plain: bool


def board(d: Shown) -> tuple[list[Block], str]:
    held = sum(sum(p.pebbles) for p in d.view.players)
    return [("Toys", "green", [("pebbles", "", str(held))])], "a line below"


TERMINAL = Terminal(
    shown=Shown,
    board=board,
    legend=lambda d: "",
    status=lambda d: (["points"], [[str(n)] for n in d.view.totals()]),
    players=lambda d: (["points"], [[str(n)] for n in d.view.totals()]),
    hand=lambda d: [("mask", str(d.view.mask))],
    purse=lambda d: f"pebbles {[n for p in d.view.players for n in p.pebbles]}",
)


class AloneGame(ToyGame):
    """Whoever needs fewer turns is better."""

    name = NAME
    title = "Alone"
    package = "rekindle.kernel"  # whose messages are all it has
    seats = range(1, 5)
    options = (*ToyGame.options, *MANY)  # type: ignore[assignment]
    terminal = TERMINAL

    def setting(self, options: Mapping[str, str], pack: Path | None = None) -> Setting:
        return _settings.setdefault(tuple(options.items()), super().setting(options, pack))

    def prompt(self, setting: Setting, state: State, frame: Frame) -> Message:
        return Message("prompt-turn" if frame.op == TURN else "prompt-other")

    def result(self, setting: Setting, state: State) -> Result:
        s = cast(ToyState, state)
        standings = [(points, MOST_TURNS - s.turns) for points in s.points]
        seats = [
            SeatResult(seat, place, points + saved, lines(points, saved))
            for seat, (place, (points, saved)) in enumerate(zip(places(standings), standings))
        ]
        return Result(tuple(seats), "goal reached" if max(s.points) >= GOAL else "out of turns")

    def judge(self, setting: Setting, state: State) -> list[float]:
        points = cast(ToyState, state).points
        if len(points) == 1:
            return [min(points[0] / GOAL, 1.0)]
        return [(1 + n) / (len(points) + sum(points)) for n in points]

    def observe(
        self, setting: Setting, start: State, played: Iterable[Event], end: State
    ) -> Observed:
        return observe(setting, start, played, end)


_settings: dict[tuple[tuple[str, str], ...], Setting] = {}
GAME = AloneGame()


def lines(points: int, saved: int) -> tuple[ScoreLine, ...]:
    return ScoreLine("cards", points), ScoreLine("saved", saved)


# What is told of many games


def observe(setting: Setting, start: State, played: Iterable[Event], end: State) -> Observed:
    """Masks as traits, and who showed theirs; a mask called 'ghost' is never worn."""
    assert cast(ToyState, start).turns == 0
    assert end.over
    shown = [event[1] for event in played if event[0] == SHOWN_EVENT]
    masks = cast(ToyState, end).masks
    seats = [
        ObservedSeat(
            {"shows": shown.count(seat)},
            {"mask": str(mask)},
            {"mirror": {"small": shown.count(seat)}},
        )
        for seat, mask in enumerate(masks)
    ]
    return Observed(tuple(seats), {"mirror": ("small", "large"), "mask": ("0", "1", "2", "ghost")})


@contextmanager
def join(patch: pytest.MonkeyPatch) -> Iterator[AloneGame]:
    """The game is known by its name, to the command line too."""
    if not str(agenda.__file__).endswith(".py"):
        pytest.skip("the toy's interpreted classes cannot inherit from the compiled kernel's")
    package = ModuleType(f"rekindle.games.{NAME}")
    package.GAME = GAME  # type: ignore[attr-defined]
    patch.setitem(sys.modules, f"rekindle.games.{NAME}", package)
    patch.setattr(sys.modules["rekindle.games"], "NAMES", ("euphoria", NAME))
    yield GAME
    find.cache_clear()
