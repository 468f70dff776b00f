"""What a seat has been told of hidden things is so in every table that it imagines.

Every game has a `Memory` (tests/games/<game>/memory.py): it hears the log as one seat is told it,
and works out by itself what must be true of the others' hidden things.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

import rekindle
from rekindle import Match, games
from rekindle.kernel.match import Played
from rekindle.kernel.state import Event
from tests.games.play import walk

STEPS = 600
UNTOLD = -1
"""The figure of an event that the log keeps from a seat."""

every_count = pytest.mark.parametrize(
    ("name", "seats"),
    [(info.name, seats) for info in games.names() for seats in info.seats if seats > 1],
)


def part(name: str, module: str) -> ModuleType:
    return import_module(f"tests.games.{name}.{module}")


def heard(match: Match, played: Played, seat: int) -> Iterator[Event]:
    """The events of a decision as this seat is told them."""
    invariants = part(match.game.name, "test_invariants")
    for event in played.events:
        kind, actor, *figures = event
        said = {sentence(match, other, seat) for other in invariants.secret_figures(event)}
        if len(said) == 1:
            yield (kind, actor, UNTOLD, *figures[1:])  # type: ignore[misc]
        else:
            yield event


def sentence(match: Match, event: Event, seat: int) -> str:
    message = match.game.sentence(match.setting, event, seat)
    assert message is not None
    return match.game.phrases("en").text(message)


@every_count
def test_what_a_seat_was_told_is_so_in_every_table_it_imagines(name: str, seats: int) -> None:
    options = part(name, "memory").OPTIONS
    match = rekindle.new(name, seats=seats, seed=seats, options=options)
    check = part(name, "test_invariants").check
    memories: list[Any] = [part(name, "memory").Memory(match, seat) for seat in range(seats)]
    told = 0
    for step, _, _ in walk(match, seats, STEPS):
        for memory in memories:
            if match.history:
                memory.hear(list(heard(match, match.history[-1], memory.seat)))
            assert memory.contradictions(match) == []
        if step % 5:
            continue
        memory = memories[step // 5 % seats]
        twin = match.determinised(memory.seat, seed=step)
        check(twin)
        assert memory.contradictions(twin) == []
        told += memory.told
    assert told > 0


@every_count
def test_a_search_in_an_imagined_table_imagines_it_alike(name: str, seats: int) -> None:
    """What others know in an imagined table is true there as well."""
    options = part(name, "memory").OPTIONS
    match = rekindle.new(name, seats=seats, seed=seats, options=options)
    check = part(name, "test_invariants").check
    for step, _, _ in walk(match, 10 + seats, STEPS // 2):
        if step % 10 == 0:
            one, other = step // 10 % seats, (step // 10 + 1) % seats
            imagined = match.determinised(one, seed=step).determinised(other, seed=step)
            check(imagined)
            assert imagined.view(other) == match.determinised(one, seed=step).view(other)
