"""Which tables the tests of every game play: player counts and options, few enough to be quick.

Where a game has few options every combination is played. Where it has many: the defaults with every
number of players, every other value by itself, and some mixed tables in which any two values of
different options (and any value with any number of players) come together at least once.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any

from rekindle import games
from rekindle.kernel.game import GameInfo

FEW = 16
"""So many combinations of options are all played."""
TRIES = 300

Table = tuple[str, int, tuple[tuple[str, str], ...]]
"""A game, a number of seats, and the options that are not the defaults."""
Row = tuple[str, ...]
"""A choice for every factor: the number of seats, then the options in their order."""


def name_of(table: Any) -> str:
    if not isinstance(table, tuple):
        return str(table)
    game, seats, options = table
    return "-".join([game, str(seats), *(f"{name}={value}" for name, value in options)])


def has_few(info: GameInfo) -> bool:
    combinations = 1
    for option in info.options:
        combinations *= len(option.values)
    return combinations <= FEW


def plain_tables() -> list[Table]:
    """Every number of seats, with every combination of options where these are few."""
    return [
        (info.name, seats, options)
        for info in games.names()
        for seats in info.seats
        for options in (every_combination(info) if has_few(info) else [()])
    ]


def every_combination(info: GameInfo) -> Iterator[tuple[tuple[str, str], ...]]:
    return product(*[[(option.name, v) for v in option.values] for option in info.options])


def single_tables() -> list[Table]:
    """One option after the other takes each of its other values; the number of seats goes round."""
    found: list[Table] = []
    for info in games.names():
        others = [(o.name, v) for o in info.options for v in o.values if v != o.default]
        if not has_few(info):
            for i, option in enumerate(others):
                found.append((info.name, info.seats[i % len(info.seats)], (option,)))
    return found


def mixed_tables() -> list[Table]:
    """Tables in which any two choices come together."""
    return [
        (info.name, int(row[0]), options_of(info, row))
        for info in games.names()
        if not has_few(info)
        for row in covering(factors(info))
    ]


def options_of(info: GameInfo, row: Row) -> tuple[tuple[str, str], ...]:
    chosen = zip(info.options, row[1:], strict=True)
    return tuple((option.name, value) for option, value in chosen if value != option.default)


def factors(info: GameInfo) -> tuple[Row, ...]:
    return tuple(map(str, info.seats)), *(option.values for option in info.options)


# --- any two choices together ---------------------------------------------------------------------

Pair = tuple[tuple[int, str], tuple[int, str]]


def pairs(row: Row) -> set[Pair]:
    return set(combinations(enumerate(row), 2))


@cache
def covering(choices: tuple[Row, ...]) -> list[Row]:
    """Few rows that have every pair: always the best of some that are put together at random."""
    dice = random.Random(1)
    missing = {
        pair
        for (i, one), (j, other) in combinations(enumerate(choices), 2)
        for pair in product([(i, value) for value in one], [(j, value) for value in other])
    }
    rows: list[Row] = []
    while missing:
        tried = [random_row(choices, min(missing), dice) for _ in range(TRIES)]
        rows.append(max(tried, key=lambda row: len(pairs(row) & missing)))
        missing -= pairs(rows[-1])
    return rows


def random_row(choices: tuple[Row, ...], pair: Pair, dice: random.Random) -> Row:
    """One with this pair in it, so that every row is worth something."""
    fixed = dict(pair)
    return tuple(fixed.get(i) or dice.choice(values) for i, values in enumerate(choices))
