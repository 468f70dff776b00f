"""Prices: what a purse can pay, and that no offered choice leads into a dead end."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rekindle.kernel.prices import (
    Demand,
    Price,
    choices,
    chosen_way,
    covers,
    demand_ways,
    less,
    meets,
    payable,
)

KINDS = 4


@st.composite
def demands(draw: st.DrawFn) -> Demand:
    kinds = sorted(draw(st.sets(st.integers(0, KINDS - 1), min_size=1)))
    count = draw(st.integers(1, 3))
    identical = draw(st.sampled_from([0, 0, 2])) if count == 3 else 0
    demand = Demand(count, kinds, identical)
    demand.codes = list(range(100, 100 + len(demand.ways)))
    return demand


prices = st.lists(demands(), min_size=1, max_size=3).map(Price)
purses = st.lists(st.integers(0, 4), min_size=KINDS, max_size=KINDS)


def ways(demand: Demand) -> list[Counter[int]]:
    """All that can be given for a demand, thought out once more."""
    found = list(combinations_with_replacement(demand.kinds, demand.count))
    if demand.identical:
        found += [(kind,) * demand.identical for kind in demand.kinds]
    return [Counter(way) for way in found]


def can_pay(rest: list[Demand], purse: Counter[int]) -> bool:
    """Every way of the first demand with every way of the others."""
    if not rest:
        return True
    return any(can_pay(rest[1:], purse - way) for way in ways(rest[0]) if way <= purse)


def held(purse: list[int]) -> Counter[int]:
    return Counter({kind: n for kind, n in enumerate(purse) if n})


@settings(max_examples=500)
@given(price=prices, purse=purses)
def test_payable_agrees_with_trying_everything(price: Price, purse: list[int]) -> None:
    assert payable(price, purse) == can_pay(price.demands, held(purse))


@given(price=prices, purse=purses)
def test_every_offered_choice_leaves_the_rest_payable(price: Price, purse: list[int]) -> None:
    """Whoever can pay and takes any offered way pays to the end."""
    reached = [purse] if payable(price, purse) else []
    for i, demand in enumerate(price.demands):
        left: list[list[int]] = []
        for rest in reached:
            offered = choices(price, i, rest)
            assert offered
            left += [less(rest, chosen_way(demand, code)) for code in offered]
        assert all(amount >= 0 for rest in left for amount in rest)
        reached = [list(rest) for rest in {tuple(rest) for rest in left}]


@given(price=prices, purse=purses)
def test_every_way_that_leaves_the_rest_payable_is_offered(price: Price, purse: list[int]) -> None:
    assume(payable(price, purse))  # nobody is asked to pay what cannot be paid
    first, rest = price.demands[0], price.demands[1:]
    expected = {
        frozenset(way.items())
        for way in ways(first)
        if way <= held(purse) and can_pay(rest, held(purse) - way)
    }
    offered = [Counter(chosen_way(first, code)) for code in choices(price, 0, purse)]
    assert {frozenset(way.items()) for way in offered} == expected
    assert len(offered) == len(expected)


@given(demand=demands(), purse=purses)
def test_a_demand_is_met_as_its_ways_say(demand: Demand, purse: list[int]) -> None:
    assert meets(demand, purse) == any(covers(purse, way) for way in demand.ways)


@given(price=prices, purse=purses)
def test_asking_changes_nothing(price: Price, purse: list[int]) -> None:
    before = purse[:]
    payable(price, purse)
    choices(price, 0, purse)
    assert purse == before


def test_ways_are_sets_of_things_in_order() -> None:
    assert demand_ways(2, [0, 3], 0) == [[0, 0], [0, 3], [3, 3]]
    assert demand_ways(3, [1, 2], 2)[-2:] == [[1, 1], [2, 2]]


def test_demands_that_share_no_kind_do_not_compete() -> None:
    assert Price([Demand(1, [0]), Demand(2, [1, 2])]).apart
    assert not Price([Demand(1, [0]), Demand(2, [0, 1])]).apart


def test_a_pair_may_stand_for_three_of_a_single_kind() -> None:
    price = Price([Demand(3, [1], identical=2)])
    assert [payable(price, [0, n, 0, 0]) for n in range(4)] == [False, False, True, True]


@pytest.mark.parametrize(
    ("purse", "expected"),
    [([1, 0, 0, 0], False), ([1, 1, 0, 0], True), ([2, 0, 0, 0], False), ([1, 0, 0, 2], True)],
)
def test_bliss_and_another_commodity(purse: list[int], expected: bool) -> None:
    """One of the first kind and one of the others: the classic trap."""
    assert payable(Price([Demand(1, [0]), Demand(1, [1, 2, 3])]), purse) == expected
