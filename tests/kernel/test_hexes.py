"""Hexagons: names, neighbours, and the cheapest ways across a map."""

from __future__ import annotations

import heapq

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekindle.kernel.hexes import FAR, distance, hex_at, hex_name, neighbours, spread, ways

SQUARE = [f"{row}{column}" for row in "abcde" for column in range(1, 6)]
MAP = [hex_at(name) for name in SQUARE]
TOUCHING = neighbours(MAP)


@pytest.mark.parametrize("name", ["a1", "b1", "c7", "j13", "a0", "z99"])
def test_a_name_is_read_back(name: str) -> None:
    assert hex_name(hex_at(name)) == name


@pytest.mark.parametrize("name", ["", "a", "7", "A1", "a-1", "a1b", "a100", "aa1", "a١"])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="a hex is written like 'c7'"):
        hex_at(name)


def names_of(spaces: list[int]) -> set[str]:
    return {SQUARE[space] for space in spaces}


def test_even_rows_stand_further_east() -> None:
    assert names_of(TOUCHING[SQUARE.index("b2")]) == {"b1", "b3", "a1", "a2", "c1", "c2"}
    assert names_of(TOUCHING[SQUARE.index("c2")]) == {"c1", "c3", "b2", "b3", "d2", "d3"}


def test_neighbours_are_one_step_apart_and_know_each_other() -> None:
    for space, around in enumerate(TOUCHING):
        for near in around:
            assert distance(MAP[space], MAP[near]) == 1
            assert space in TOUCHING[near]


def test_next_to_an_origin_nothing_is_paid() -> None:
    cost = ways(TOUCHING, [SQUARE.index("c3")], [0], [1] * len(MAP))
    assert cost[SQUARE.index("c4")] == 0
    assert cost[SQUARE.index("c5")] == 1
    assert cost[SQUARE.index("a1")] == distance(hex_at("c3"), hex_at("a1")) - 1


def test_a_wall_is_gone_around_and_what_it_shuts_in_is_far() -> None:
    toll = [1] * len(MAP)
    for name in ("a2", "b2", "b1"):
        toll[SQUARE.index(name)] = FAR
    cost = ways(TOUCHING, [SQUARE.index("e5")], [0], toll)
    assert cost[SQUARE.index("a1")] == FAR
    assert cost[SQUARE.index("b2")] < FAR  # one may stand before the wall


def test_a_head_start_is_taken_off() -> None:
    cost = ways(TOUCHING, [SQUARE.index("a1"), SQUARE.index("e1")], [0, 2], [1] * len(MAP))
    assert cost[SQUARE.index("e2")] == -2
    assert cost[SQUARE.index("a2")] == 0


def slow_ways(origins: list[int], head_start: list[int], toll: list[int]) -> list[int]:
    """The same by the book: a queue ordered by cost."""
    arrive = [FAR] * len(MAP)
    through = [FAR] * len(MAP)
    queue = [(-start, origin) for origin, start in zip(origins, head_start, strict=True)]
    heapq.heapify(queue)
    while queue:
        cost, space = heapq.heappop(queue)
        if cost >= through[space]:
            continue
        through[space] = cost
        for near in TOUCHING[space]:
            arrive[near] = min(arrive[near], cost)
            if cost + toll[near] < FAR:
                heapq.heappush(queue, (cost + toll[near], near))
    return arrive


@given(
    origins=st.lists(
        st.tuples(st.integers(0, len(MAP) - 1), st.integers(0, 3)), min_size=1, max_size=4
    ),
    toll=st.lists(st.sampled_from([0, 1, 1, 1, FAR]), min_size=len(MAP), max_size=len(MAP)),
)
def test_ways_are_the_cheapest(origins: list[tuple[int, int]], toll: list[int]) -> None:
    starts = [space for space, _ in origins]
    ahead = [head_start for _, head_start in origins]
    assert ways(TOUCHING, starts, ahead, toll) == slow_ways(starts, ahead, toll)


@given(
    origins=st.lists(st.integers(0, len(MAP) - 1), min_size=1, max_size=4),
    toll=st.lists(st.sampled_from([0, 1, 1, 1, FAR]), min_size=len(MAP), max_size=len(MAP)),
    opened=st.sets(st.integers(0, len(MAP) - 1), max_size=6),
)
def test_ways_are_led_on_over_spaces_that_open(
    origins: list[int], toll: list[int], opened: set[int]
) -> None:
    ahead = [0] * len(origins)
    cost = ways(TOUCHING, origins, ahead, toll)
    opened = {space for space in opened if toll[space] == FAR and cost[space] < FAR}
    new = [1 if space in opened else there for space, there in enumerate(toll)]
    spread(TOUCHING, list(opened), [cost[space] + 1 for space in opened], new, cost)
    assert cost == slow_ways(origins, ahead, new)


@given(
    origins=st.lists(st.integers(0, len(MAP) - 1), min_size=2, max_size=4),
    toll=st.lists(st.sampled_from([0, 1, 1, 1, FAR]), min_size=len(MAP), max_size=len(MAP)),
)
def test_ways_begin_at_another_origin_too(origins: list[int], toll: list[int]) -> None:
    cost = ways(TOUCHING, origins[1:], [0] * (len(origins) - 1), toll)
    spread(TOUCHING, origins[:1], [0], toll, cost)
    assert cost == slow_ways(origins, [0] * len(origins), toll)
