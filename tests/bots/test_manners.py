"""What bots leave out: free actions in circles."""

from __future__ import annotations

import random

import pytest

import rekindle
from rekindle.bots.manners import A_WHILE, MOST_OFTEN, Unrepeated, manners_at
from rekindle.bots.seat import LATEST, seat_of
from rekindle.kernel.match import Match
from rekindle.kernel.roles import FREE


def free_and_other() -> tuple[Match, int, int]:
    """A question of Recall with a free action, and the codes of that and of another move."""
    match = rekindle.new("recall", seats=1, seed=3)
    while not any(move.role == FREE for move in match.decision.moves):
        match.play(match.decision.moves[0])
    moves = match.decision.moves
    free = next(move.code for move in moves if move.role == FREE)
    return match, free, next(move.code for move in moves if move.role != FREE)


def test_a_free_action_is_not_taken_twice_before_another_move() -> None:
    match, free, other = free_and_other()
    manners = Unrepeated()
    manners.played(free, True)
    left = {move.code for move in manners.considered(match.decision.moves)}
    assert free not in left
    assert other in left
    manners.played(other, False)
    assert free in {move.code for move in manners.considered(match.decision.moves)}


def test_a_free_action_with_other_moves_between_is_taken_a_few_times() -> None:
    _, free, other = free_and_other()
    manners = Unrepeated()
    for _ in range(MOST_OFTEN):
        assert not manners.is_repeated(free)
        manners.played(free, True)
        manners.played(other, False)
    assert manners.considered_codes([free, other], frozenset()) == [other]
    for _ in range(A_WHILE):
        manners.played(other, False)
    assert manners.considered_codes([free, other], frozenset()) == [free, other]


@pytest.mark.parametrize("only", [[], [1]])
def test_something_is_always_left(only: list[int]) -> None:
    manners = Unrepeated()
    manners.played(1, True)
    assert manners.considered_codes(only, frozenset()) == only


def test_manners_follow_from_what_the_seat_has_played() -> None:
    match, free, _ = free_and_other()
    assert not manners_at(seat_of(match, 0)).is_repeated(free)
    match.play(match.setting.vocabulary.move(free))
    assert manners_at(seat_of(match, 0)).is_repeated(free)
    match.undo()
    assert not manners_at(seat_of(match, 0)).is_repeated(free)


def test_manners_of_a_state_follow_from_moves_that_are_told() -> None:
    match, free, other = free_and_other()
    moves = [match.setting.vocabulary.move(code) for code in (free, other)]
    imagined = seat_of(match, 0).imagine(1)
    assert manners_at(seat_of(imagined, 0, moves[:1])).is_repeated(free)
    assert not manners_at(seat_of(imagined, 0, moves)).is_repeated(free)


def test_a_seat_remembers_its_own_latest_moves_only() -> None:
    match = rekindle.new("recall", seats=2, seed=3)
    dice = random.Random(1)
    while len(match.history) < 3 * LATEST:
        match.play(dice.choice(match.decision.moves))
    seat = match.decision.seat
    own = [played.move for played in match.history if played.seat == seat]
    assert list(seat_of(match, seat).latest()) == own[-LATEST:]
