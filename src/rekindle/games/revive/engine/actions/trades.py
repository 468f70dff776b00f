"""Trades: a crystal for resources, and resources for a crystal (revive.trade)."""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.constants import (
    CRYSTAL,
    CRYSTAL_FOR_TWO,
    GEAR,
    TWO_BASICS_FOR_A_CRYSTAL,
)
from rekindle.games.revive.engine.ops import E_TRADE, TRADE_VERB
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.moves import ARG_BITS

# A crystal for each basic resource, a crystal for two of each, then pairs for a crystal.
FIRST_TWO: Final = 3
FIRST_PAIR: Final = 6
PAIRS: Final[tuple[tuple[int, int], ...]] = ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))


def trade_moves(p: Player) -> list[int]:
    """Return the trades for which this player has the goods."""
    moves: list[int] = []
    if p.goods[CRYSTAL]:
        last = FIRST_PAIR if p.powers & CRYSTAL_FOR_TWO else FIRST_TWO  # revive.formica.3
        moves += [TRADE_VERB << ARG_BITS | which for which in range(last)]
    if p.powers & TWO_BASICS_FOR_A_CRYSTAL:  # revive.hofstadterians.2
        for pair in range(len(PAIRS)):
            if has_pair(p, pair):
                moves.append(TRADE_VERB << ARG_BITS | FIRST_PAIR + pair)
    return moves


def good_traded_for(which: int) -> int:
    return CRYSTAL if which >= FIRST_PAIR else GEAR + which % FIRST_TWO


def has_room_for(rules: ReviveRules, p: Player, which: int) -> bool:
    """Return whether what a trade brings fits."""
    return has_room(rules, p, good_traded_for(which), 2 if FIRST_TWO <= which < FIRST_PAIR else 1)


def has_room(rules: ReviveRules, p: Player, good: int, n: int) -> bool:
    return p.goods[good] + n <= rules.lookup.limits[good]


def has_pair(p: Player, pair: int) -> bool:
    one, other = PAIRS[pair]
    return p.goods[one] > 0 and p.goods[other] > 0 and (one != other or p.goods[one] > 1)


def trade(s: ReviveState, p: Player, which: int) -> None:
    s.note(E_TRADE, p.seat, which)
    if which < FIRST_PAIR:
        p.goods[CRYSTAL] -= 1
        p.goods[good_traded_for(which)] += 1 if which < FIRST_TWO else 2
    else:
        one, other = PAIRS[which - FIRST_PAIR]
        p.goods[one] -= 1
        p.goods[other] -= 1
        p.goods[CRYSTAL] += 1
