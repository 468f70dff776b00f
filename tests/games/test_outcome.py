"""What is told of a move in advance comes true, and does not depend on what is hidden."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import rekindle
from rekindle.kernel.events import Events
from rekindle.kernel.match import Match
from rekindle.kernel.moves import Move
from rekindle.kernel.state import Event

DECISIONS = 60
GAMES = [
    ("euphoria", 2),
    ("euphoria", 4),
    ("revive", 1),
    ("revive", 3),
    ("recall", 1),
    ("recall", 3),
]


def happened(events: Events, match: Match, move: Move) -> Counter[Event]:
    """Play a move on a copy, and return what came of it."""
    twin = match.copy()
    twin.play(move)
    return Counter(events.foreseen(twin.history[-1].events))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_is_told_comes_true(name: str, seats: int) -> None:
    match = rekindle.new(name, seats=seats, seed=5)
    events = match.game.events
    rng = random.Random(seats)
    certain = 0
    for _ in range(DECISIONS):
        if match.over:
            break
        moves = match.decision.moves
        for move in rng.sample(moves, min(6, len(moves))):
            told = Counter(match.outcome(move).events)
            assert not told - happened(events, match, move), move
            certain += len(told)
        match.play(rng.choice(moves))
    assert certain > 50


@pytest.mark.parametrize(("name", "seats"), GAMES[1:])
def test_what_is_told_does_not_depend_on_what_is_hidden(name: str, seats: int) -> None:
    match = rekindle.new(name, seats=seats, seed=6)
    rng = random.Random(seats)
    for number in range(DECISIONS):
        if match.over:
            break
        decision = match.decision
        other = match.determinised(decision.seat, 1000 + number)
        for move in decision.moves:
            assert other.meaning(move) == match.meaning(move), move
            assert other.outcome(move) == match.outcome(move), move
        match.play(rng.choice(decision.moves))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_telling_changes_nothing(name: str, seats: int) -> None:
    match = rekindle.new(name, seats=seats, seed=7)
    before = match.checksum()
    for move in match.decision.moves:
        match.meaning(move)
    assert match.checksum() == before
