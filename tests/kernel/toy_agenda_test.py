"""The agenda: dead ends, and which frames can wait on it."""

from __future__ import annotations

import pytest

from rekindle.kernel.audit import audit_agenda, is_possible
from rekindle.kernel.combinators import price_frame
from rekindle.kernel.effects import ANY_ORDER, MAY, ONE_OF, PAY, PRICE, SEQ, UP_TO
from rekindle.kernel.state import Frame
from tests.kernel.toy import OPS, TURN, empty_state, setting

RULES = setting().rules
OPS_OF_TREES = (SEQ, ONE_OF, MAY, UP_TO, PAY)


def test_a_question_without_an_answer_lapses() -> None:
    """A price that nobody can pay is not asked for: nobody could ever answer."""
    s = empty_state(2)
    s.agenda = [Frame(TURN, 0), price_frame(0, 0)]
    RULES.advance(s)
    assert [f.op for f in s.agenda] == [TURN]
    assert len(s.options) > 1


def test_an_agenda_that_runs_empty_is_an_error() -> None:
    s = empty_state(2)
    with pytest.raises(RuntimeError, match="the game is not over"):
        RULES.advance(s)


@pytest.mark.parametrize("op", OPS_OF_TREES)
def test_a_frame_carries_an_effect_of_its_own_op(op: int) -> None:
    s = empty_state(2)
    for e in RULES.effects:
        assert is_possible(RULES, s, Frame(op, 0, 0, e.id)) == (e.op == op)
    assert not is_possible(RULES, s, Frame(op, 0, 0, len(RULES.effects)))
    own = next((e.id for e in RULES.effects if e.op == op), None)
    if own is not None:
        assert not is_possible(RULES, s, Frame(op, 2, 0, own))  # a seat too many
        assert not is_possible(RULES, s, Frame(op, 0, 99, own))
        assert not is_possible(RULES, s, Frame(op, 0, 0, own, 1))  # there is no such context
        assert not is_possible(RULES, s, Frame(op, 0, 0, own, 0, (0,)))


def test_waiting_parts_can_be_chosen_and_are_no_groups() -> None:
    s = empty_state(2)
    for e in RULES.effects:
        fine = e.code >= 0 and e.op != ANY_ORDER
        assert is_possible(RULES, s, Frame(ANY_ORDER, 0, 1, 0, 0, (e.id,))) == fine
    assert not is_possible(RULES, s, Frame(ANY_ORDER, 0, 1))
    assert not is_possible(RULES, s, Frame(ANY_ORDER, 0, 1, 0, 0, (4000,)))


def test_a_price_is_paid_demand_by_demand() -> None:
    s = empty_state(2)
    for number, price in enumerate(RULES.prices):
        for step in range(9):
            fine = step < len(price.demands)
            assert is_possible(RULES, s, Frame(PRICE, 0, step, number)) == fine
    assert not is_possible(RULES, s, Frame(PRICE, 0, 0, len(RULES.prices)))


def test_a_number_without_a_procedure_is_refused() -> None:
    assert not is_possible(RULES, empty_state(2), Frame(OPS, 0))
    assert not is_possible(RULES, empty_state(2), Frame(15, 0))


def test_the_question_is_asked_again() -> None:
    s = empty_state(2)
    s.agenda = [Frame(TURN, 0)]
    RULES.advance(s)
    assert audit_agenda(RULES, s) == []
    s.options = s.options[1:]
    assert audit_agenda(RULES, s) == ["the moves that are offered are others"]
    s.agenda = []
    assert audit_agenda(RULES, s) == ["nobody is asked anything"]
