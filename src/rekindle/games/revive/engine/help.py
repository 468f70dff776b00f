"""The help for an action on the map: added range, a discount, unlimited range.

A small value packed into an int. An effect that grants an action may begin with a range bonus;
machines that attach to the action add to it (revive.attach.1). Functions that compute costs
take it as an argument, and the frames of a named action carry it (`actions/frames.py`).
"""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.ops import DISCOUNT, RANGE, UNLIMITED
from rekindle.games.revive.engine.rules import ReviveRules

NO_HELP: Final = 0
"""Most actions have none, so costs test for this first."""

UNLIMITED_BIT: Final = 1
RANGE_SHIFT: Final = 1
DISCOUNT_SHIFT: Final = 9
MASK: Final = 255


def make_help(added_range: int, discount: int = 0, unlimited: bool = False) -> int:
    return discount << DISCOUNT_SHIFT | added_range << RANGE_SHIFT | int(unlimited)


def added_range(help: int) -> int:
    return help >> RANGE_SHIFT & MASK


def discount(help: int) -> int:
    return help >> DISCOUNT_SHIFT


def unlimited(help: int) -> bool:
    """Return whether the range to a tile costs nothing (revive.attach.3)."""
    return help & UNLIMITED_BIT != 0


def with_unlimited(help: int) -> int:
    return help | UNLIMITED_BIT


def with_machine(rules: ReviveRules, help: int, machine: int) -> int:
    """Return the help with this machine attached as well."""
    op = rules.lookup.machine_attach[machine]
    if op == RANGE:
        return help + (rules.lookup.machine_amount[machine] << RANGE_SHIFT)
    if op == DISCOUNT:
        return help + (rules.lookup.machine_amount[machine] << DISCOUNT_SHIFT)
    if op == UNLIMITED:
        return with_unlimited(help)
    return help
