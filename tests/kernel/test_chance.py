"""Chance: fixed results, even distribution, decks without order, seeds."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekindle.kernel.chance import (
    MASK,
    below,
    draw_from,
    draw_from_counts,
    following,
    prescribed,
    roll,
    seeded,
    without,
)
from rekindle.kernel.state import CHANCE_EVENT, NO_SEAT, State

DIE, CARD = 0, 1


def state(seed: int = 1, *fixed: tuple[int, int]) -> State:
    return State(2, seeded(seed), fixed, 0, False, [], [], NO_SEAT, [])


def even(counts: Counter[int], values: range, total: int) -> bool:
    """Within about five standard deviations of equal shares."""
    share = total / len(values)
    return set(counts) == set(values) and all(
        abs(counts[value] - share) < 5 * share**0.5 for value in values
    )


# --- the generator --------------------------------------------------------------------------------


@given(seed=st.integers())
def test_a_seed_is_any_integer(seed: int) -> None:
    assert 0 < seeded(seed) <= MASK


@given(x=st.integers(1, MASK))
def test_the_generator_never_gets_stuck(x: int) -> None:
    assert 0 < following(x) <= MASK
    assert following(x) != x


def test_neighbouring_seeds_differ() -> None:
    assert len({seeded(seed) for seed in range(-5000, 5000)}) == 10_000


def test_the_generator_has_a_fixed_sequence() -> None:
    """Records of old games depend on it."""
    x, seen = seeded(7), []
    for _ in range(3):
        x = following(x)
        seen.append(x)
    assert (seeded(0), seeded(7)) == (0xCF60E3BAD6DF900, 0x5D68E7971B572DE)
    assert seen == [0xC26E24A5B31C22B, 0xEA54BB55CE1785E, 0x7B9A98AB90523C1]


@given(seeds=st.sets(st.integers(0, 10**18 - 1), min_size=2))
def test_every_seed_of_a_record_is_a_game_of_its_own(seeds: set[int]) -> None:
    assert len({seeded(seed) for seed in seeds}) == len(seeds)


def test_the_generator_comes_round_only_after_every_other_value() -> None:
    """A step is a matrix over two elements: its order is the period."""
    step = [following(1 << i) for i in range(BITS)]
    assert power(step, MASK) == IDENTITY
    for prime in (3, 5, 7, 11, 13, 31, 41, 61, 151, 331, 1321):
        assert MASK % prime == 0
        assert power(step, MASK // prime) != IDENTITY


BITS = 60
Columns = list[int]
IDENTITY: Columns = [1 << i for i in range(BITS)]


def times(left: Columns, right: Columns) -> Columns:
    return [applied(left, column) for column in right]


def applied(matrix: Columns, x: int) -> int:
    found = 0
    for i in range(BITS):
        if x >> i & 1:
            found ^= matrix[i]
    return found


def power(matrix: Columns, exponent: int) -> Columns:
    result = IDENTITY
    while exponent:
        if exponent & 1:
            result = times(result, matrix)
        matrix, exponent = times(matrix, matrix), exponent >> 1
    return result


def test_one_seed_is_even_over_time() -> None:
    s = state(3)
    counts = Counter(roll(s, DIE) for _ in range(6000))
    assert even(counts, range(1, 7), 6000)


def test_first_results_are_even_over_seeds() -> None:
    counts = Counter(roll(state(seed), DIE) for seed in range(6000))
    assert even(counts, range(1, 7), 6000)


def test_first_and_second_results_do_not_depend_on_each_other() -> None:
    pairs: Counter[int] = Counter()
    for seed in range(7200):
        s = state(seed)
        pairs[below(s, 6) * 6 + below(s, 6)] += 1
    assert even(pairs, range(36), 7200)


@given(seed=st.integers(), n=st.integers(1, 500))
def test_below_stays_below(seed: int, n: int) -> None:
    s = state(seed)
    assert all(0 <= below(s, n) < n for _ in range(20))


def test_the_same_seed_gives_the_same_results() -> None:
    one, other = state(9), state(9)
    assert [roll(one, DIE) for _ in range(50)] == [roll(other, DIE) for _ in range(50)]


# --- fixed results --------------------------------------------------------------------------------


def test_fixed_results_come_first_and_in_their_order() -> None:
    s = state(1, (DIE, 4), (CARD, 2), (DIE, 6))
    assert [roll(s, DIE), roll(s, DIE)] == [4, 6]
    assert draw_from(s, CARD, (1, 2, 3)) == 2
    assert s.fixed == ()


def test_fixed_results_leave_the_generator_alone() -> None:
    s = state(1, (DIE, 3))
    before = s.rng
    assert roll(s, DIE) == 3
    assert s.rng == before
    roll(s, DIE)
    assert s.rng != before


def test_nothing_is_prescribed_for_another_kind() -> None:
    s = state(1, (CARD, 2))
    assert prescribed(s, DIE) == -1
    assert s.fixed == ((CARD, 2),)


def test_a_fixed_card_that_is_not_there_is_drawn_at_random() -> None:
    s = state(1, (CARD, 1), (CARD, 9))
    assert draw_from_counts(s, CARD, [2, 0, 0]) == 0
    assert draw_from(s, CARD, (5,)) == 5


@pytest.mark.parametrize("fixed", [((DIE, 2),), ()])
def test_chance_is_a_barrier_and_is_told(fixed: tuple[tuple[int, int], ...]) -> None:
    s = state(1, *fixed)
    s.log = []
    face = roll(s, DIE)
    assert s.unveiled == 1
    assert s.log == [(CHANCE_EVENT, 0, DIE, face, 0)]


# --- decks ----------------------------------------------------------------------------------------


@given(counts=st.lists(st.integers(0, 4), min_size=1, max_size=6), seed=st.integers(0, 999))
def test_a_deck_of_copies_is_drawn_to_the_last_card(counts: list[int], seed: int) -> None:
    s, deck = state(seed), counts[:]
    drawn = Counter(draw_from_counts(s, CARD, deck) for _ in range(sum(counts)))
    assert not any(deck)
    assert [drawn[card] for card in range(len(counts))] == counts


def test_copies_are_drawn_in_proportion() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(6000):
        drawn[draw_from_counts(state(seed), CARD, [3, 0, 1, 2])] += 1
    assert drawn[1] == 0
    for card, share in ((0, 3000), (2, 1000), (3, 2000)):
        assert abs(drawn[card] - share) < 5 * share**0.5


@given(cards=st.lists(st.integers(0, 99), min_size=1, max_size=12, unique=True), seed=st.integers())
def test_a_deck_has_no_order_to_peek_at(cards: list[int], seed: int) -> None:
    """Drawn one by one, every card comes once, and what is left lies as it lay."""
    s, deck = state(seed), tuple(sorted(cards))
    drawn = []
    for _ in cards:
        card = draw_from(s, CARD, deck)
        deck = without(deck, card)
        assert deck == tuple(sorted(deck))
        drawn.append(card)
    assert sorted(drawn) == sorted(cards)


def test_every_order_of_a_deck_comes_up() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        s, order = state(seed), list[int]()
        deck: tuple[int, ...] = (0, 1, 2)
        while deck:
            order.append(draw_from(s, CARD, deck))
            deck = without(deck, order[-1])
        orders[tuple(order)] += 1
    assert len(orders) == 6
    assert all(abs(n - 400) < 100 for n in orders.values())


def test_without_takes_one_copy() -> None:
    assert without((1, 2, 1), 1) == (2, 1)
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2), 3)
