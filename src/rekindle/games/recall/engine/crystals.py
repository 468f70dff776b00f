"""Crystals: gaining, paying, upgrading, converting."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.constants import (
    CHEAP_CONVERSION,
    CRYSTALS,
    PURPLE,
    PURPLE_BONUS,
    RED,
    WHITE,
)
from rekindle.games.recall.engine.ops import E_CONVERT, E_GAIN, E_LOST, E_PAY, E_RAISE
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState

CONVERSION_PAYS: Final[tuple[tuple[int, int], ...]] = (
    (3, WHITE),
    (3, RED),
    (2, WHITE),
    (2, RED),
    (1, RED),
    (1, PURPLE),
)
"""How many of which crystal each of the CONVERSIONS takes."""
CHEAP: Final[tuple[int, ...]] = (2, 3)
"""Those that only one tribe may do (recall.tribe.aynir)."""


def gain_crystals(s: RecallState, p: Player, kind: int, n: int) -> None:
    """Crystals are not limited during a turn (recall.crystal.1 and 3)."""
    if n:
        p.crystals[kind] += n
        s.note(E_GAIN, p.seat, kind, n)


def pay_crystals(rules: RecallRules, s: RecallState, p: Player, kind: int, n: int) -> None:
    """Spend crystals for an action; one tribe gains by spending purple ones."""
    if not n:
        return
    p.crystals[kind] -= n
    s.note(E_PAY, p.seat, kind, n)
    if kind == PURPLE and p.passives & PURPLE_BONUS:  # recall.tribe.lexander.2
        gain_crystals(s, p, WHITE, n)
        rules.push_all(s, p.seat, [rules.lookup.one_point] * n)


def covers(p: Player, cost: list[int]) -> bool:
    """Return whether the storage covers a cost in white, red and purple crystals."""
    crystals = p.crystals
    return crystals[0] >= cost[0] and crystals[1] >= cost[1] and crystals[2] >= cost[2]


def pay_cost(rules: RecallRules, s: RecallState, p: Player, cost: list[int]) -> None:
    for kind in range(len(CRYSTALS)):
        pay_crystals(rules, s, p, kind, cost[kind])


def raise_crystal(s: RecallState, p: Player, kind: int) -> None:
    """Upgrade one crystal to the next higher order (recall.crystal.2)."""
    p.crystals[kind] -= 1
    p.crystals[kind + 1] += 1
    s.note(E_RAISE, p.seat, kind)


def conversions(p: Player) -> list[int]:
    """Return the conversions that this player's crystals suffice for, in order.

    Whoever converts up for less never does it for more.
    """
    white, red, purple = p.crystals[WHITE], p.crystals[RED], p.crystals[PURPLE]
    found: list[int] = []
    if p.passives & CHEAP_CONVERSION:
        if white >= 2:
            found.append(CHEAP[0])
        if red >= 2:
            found.append(CHEAP[1])
    else:
        if white >= 3:
            found.append(0)
        if red >= 3:
            found.append(1)
    if red:
        found.append(4)
    if purple:
        found.append(5)
    return found


def convert(s: RecallState, p: Player, conversion: int) -> None:
    """Convert up, or down: red to 2 white, purple to red and white (recall.free.3 and 4)."""
    n, kind = CONVERSION_PAYS[conversion]
    p.crystals[kind] -= n
    if n > 1:
        p.crystals[kind + 1] += 1
    elif kind == RED:
        p.crystals[WHITE] += 2
    else:
        p.crystals[RED] += 1
        p.crystals[WHITE] += 1
    s.note(E_CONVERT, p.seat, conversion)


def trim(s: RecallState, p: Player, most: int) -> None:
    """Crystals beyond the storage are lost at the end of a turn (recall.turn.3)."""
    for kind in range(len(CRYSTALS)):
        over = p.crystals[kind] - most
        if over > 0:
            p.crystals[kind] = most
            s.note(E_LOST, p.seat, kind, over)
