"""What a bot is handed, and what it is not."""

import gc
from types import FunctionType

import pytest

import rekindle
from rekindle import Match
from rekindle.bots import seat_of
from rekindle.kernel.state import State

from .tables import table


def test_a_seat_sees_its_own_view_and_decision() -> None:
    match = table(seed=3, decisions=40)
    decision = match.decision
    seat = seat_of(match, decision.seat)
    assert seat.number == decision.seat
    assert seat.decision == decision
    assert seat.view() == match.view(decision.seat)


def test_an_imagined_match_stands_at_the_same_decision_and_may_be_played_on() -> None:
    match = table(seed=3, decisions=40)
    seat = seat_of(match, match.decision.seat)
    before = match.checksum()
    imagined = seat.imagine(5)
    assert imagined.decision == seat.decision
    imagined.play(imagined.decision.moves[0])
    assert match.checksum() == before


def test_where_several_decide_each_seat_has_its_own_decision() -> None:
    match = rekindle.new("euphoria", seats=3, seed=1)
    for decision in match.decisions:
        assert seat_of(match, decision.seat).decision == decision


def test_a_seat_with_nothing_to_decide_is_refused() -> None:
    match = table(seed=3, decisions=40)
    other = 1 - match.decision.seat
    with pytest.raises(rekindle.IllegalMove, match=f"seat {other} has nothing to decide now"):
        seat_of(match, other)


def test_a_seat_has_nothing_but_what_it_may_know() -> None:
    """No attribute leads to the match: functions, which hide it, are not looked into."""
    match = table(seed=3, decisions=40)
    seat = seat_of(match, match.decision.seat)
    assert seat.__slots__ == ("decision", "imagine", "latest", "number", "view")
    assert isinstance(seat.view, FunctionType)
    assert isinstance(seat.imagine, FunctionType)
    assert isinstance(seat.latest, FunctionType)
    waiting: list[object] = [seat]
    seen: dict[int, object] = {id(seat): seat}  # kept, so that no id is given out anew
    while waiting:
        thing = waiting.pop()
        assert not isinstance(thing, Match | State)
        if not isinstance(thing, FunctionType | type):
            new = [other for other in gc.get_referents(thing) if id(other) not in seen]
            seen |= {id(other): other for other in new}
            waiting += new
