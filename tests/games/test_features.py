"""Features: the numbers say what the view says, and nothing that is hidden from the seat.

That the numbers of two states differ is asked of neighbours in play, whose views differ in little.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import rekindle
from rekindle import Match, games
from rekindle.kernel.features import Features
from rekindle.kernel.match import engine_of
from tests.games.play import walk

STEPS = 300
every_count = pytest.mark.parametrize(
    ("name", "seats"), [(info.name, seats) for info in games.names() for seats in info.seats]
)


def features_of(match: Match) -> Features[Any]:
    return match.game.features(match.setting, match.seats)


def numbers(features: Features[Any], match: Match, seat: int, size: int) -> bytes:
    row = bytearray(size)
    features.write(engine_of(match)[1], seat, row, 0)
    return bytes(row)


def size_of(match: Match) -> int:
    return len(match.game.feature_names(match.setting, match.seats))


@every_count
def test_every_number_has_a_name_of_its_own(name: str, seats: int) -> None:
    match = rekindle.new(name, seats=seats, seed=1)
    names = match.game.feature_names(match.setting, seats)
    assert len(set(names)) == len(names)


@every_count
def test_a_row_keeps_to_its_place(name: str, seats: int) -> None:
    """Nothing is written before it or after it, at any question."""
    match = rekindle.new(name, seats=seats, seed=5)
    size, features = size_of(match), features_of(match)
    for _ in walk(match, 5, STEPS):
        for seat in range(seats):
            out = bytearray(size + 14)
            features.write(engine_of(match)[1], seat, out, 7)
            assert out[:7] == out[-7:] == bytes(7)
            assert bytes(out[7:-7]) == numbers(features, match, seat, size)


@every_count
def test_a_row_does_not_depend_on_what_is_hidden(name: str, seats: int) -> None:
    match = rekindle.new(name, seats=seats, seed=31)
    size, features = size_of(match), features_of(match)
    for step, _, _ in walk(match, 31, STEPS):
        if step % 4:
            continue
        for seat in range(seats):
            mine = numbers(features, match, seat, size)
            for seed in range(2):
                imagined = match.determinised(seat, 1000 * step + seed)
                assert numbers(features, imagined, seat, size) == mine


@every_count
def test_a_row_changes_when_what_the_seat_sees_changes(name: str, seats: int) -> None:
    match = rekindle.new(name, seats=seats, seed=77)
    size, features = size_of(match), features_of(match)
    before: dict[int, tuple[bytes, bytes]] = {}
    for _ in walk(match, 77, STEPS):
        for seat in range(seats):
            seen = msgspec.json.encode(match.board(seat))
            row = numbers(features, match, seat, size)
            if seat in before and before[seat][0] != seen:
                assert before[seat][1] != row, match.history[-1]
            before[seat] = (seen, row)
