"""Which group is in hand in a movement, and which could be: the frame of a movement effect.

A frame that has begun holds the group in hand: its hex, how many followers and pigs go along, and
where the movement set out. Nothing else comes between the moves of one effect.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.actions.goals import (
    ANY_AREA,
    Ways,
    due_at,
    has_goal,
    pigs_at,
    pigs_for,
    pigs_left_afloat,
    ways_for,
)
from rekindle.games.recall.engine.constants import SPACES, WATER
from rekindle.games.recall.engine.map import ways_on, with_tables
from rekindle.games.recall.engine.ops import (
    LEAP,
    MOVE,
    SCATTER,
    SPREAD_MOVE,
    VOLCANO_MOVE,
    WATER_MOVE,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.state import Frame

MOVEMENTS: Final = (MOVE, WATER_MOVE, SPREAD_MOVE, VOLCANO_MOVE, LEAP, SCATTER)

# The step of a movement frame: how far the group is chosen, whether the moves come out of moves or
# develops, and a count: of the moves left, or 1 + a water hex of the area.
FRESH: Final = 0  # it has just arrived, or nothing is chosen
TAKEN: Final = 1  # it has been taken in hand
SIZED: Final = 2  # its size has been chosen
LOADED: Final = 3  # its pigs have been chosen
CHOSEN_MASK: Final = 3
MIXED: Final = 4
COUNT_SHIFT: Final = 3
HAND: Final = 4
"""How many numbers describe the group in hand."""


# The frame


def move_frame(seat: int, steps: int, effect: int, context: int, mixed: bool = False) -> Frame:
    """Return the frame of a walk of so many moves; `mixed` if they come out of a MIX effect."""
    return Frame(MOVE, seat, steps << COUNT_SHIFT | (MIXED if mixed else 0), effect, context)


def holding(f: Frame, count: int, chosen: int, hand: tuple[int, ...]) -> Frame:
    """Return the same movement with this count and this group in hand, or none."""
    return f.at(count << COUNT_SHIFT | f.step & MIXED | chosen).holding(hand)


def taking(f: Frame, chosen: int, at: int, n: int, pigs: int) -> Frame:
    """Return the same movement with another group in hand, or more or fewer of it."""
    origin = origin_of(f) if f.parts and f.op != MOVE else at
    return holding(f, count_of(f), chosen, (at, n, pigs, origin))


def chosen_at(f: Frame) -> int:
    return f.step & CHOSEN_MASK


def is_mixed(f: Frame) -> bool:
    return f.step & MIXED != 0


def count_of(f: Frame) -> int:
    return f.step >> COUNT_SHIFT


def moves_left(rules: RecallRules, f: Frame) -> int:
    """Return the moves that are left of a walk."""
    left = count_of(f)
    return left if left else rules.effects[effect_of(f)].n


def area_of(rules: RecallRules, s: RecallState, f: Frame) -> int:
    """Return the area that a spreading water movement keeps to, once somebody has moved."""
    if f.op != SPREAD_MOVE or not count_of(f):
        return ANY_AREA
    with_tables(rules, s)
    return s.areas[count_of(f) - 1]


# In hand


def group_space(f: Frame) -> int:
    """Return where the group in hand stands, or -1 without one."""
    return f.parts[0] if f.parts else -1


def group_size(f: Frame) -> int:
    return f.parts[1]


def group_pigs(f: Frame) -> int:
    return f.parts[2]


def origin_of(f: Frame) -> int:
    """Return where the movement set out."""
    return f.parts[3]


def is_afloat(s: RecallState, f: Frame) -> bool:
    """Return whether the group in hand is on a relicube's water hex, from where it goes on."""
    return len(f.parts) > 0 and s.kinds[group_space(f)] == WATER


def ways_of(rules: RecallRules, s: RecallState, f: Frame) -> Ways:
    """Return the ways of the group in hand."""
    p, at = s.players[f.seat], group_space(f)
    moves = moves_left(rules, f) if f.op == MOVE else 1
    return ways_for(rules, s, p, f.op, at, origin_of(f), moves, area_of(rules, s, f))


# Under way


def has_begun(s: RecallState, f: Frame) -> bool:
    """Return whether a movement is under way at this question, so that nothing comes between."""
    return f.op in MOVEMENTS and (len(f.parts) > 0 or len(s.entered) > 0)


# Who could set out


def can_walk(rules: RecallRules, s: RecallState, p: Player) -> bool:
    """Return whether any group of this player could make a move."""
    return can_move(rules, s, p, MOVE)


def can_move(rules: RecallRules, s: RecallState, p: Player, op: int) -> bool:
    """Return whether a movement of this op would be possible for any group."""
    for space in range(SPACES):
        if p.followers[space] and can_set_out(rules, s, p, op, space):
            return True
    return False


def can_set_out(rules: RecallRules, s: RecallState, p: Player, op: int, space: int) -> bool:
    """Return whether some of the followers in a hex could go somewhere."""
    if op == MOVE and not s.entered:
        for near in ways_on(rules, s, p, space):
            if not s.relics[near]:
                return True
    return largest_group(rules, s, p, setting_out(rules, s, p, op, space)) > 0


def setting_out(rules: RecallRules, s: RecallState, p: Player, op: int, space: int) -> Ways:
    """Return the ways of a group that begins its movement in this hex."""
    return ways_for(rules, s, p, op, space, space)


def largest_group(rules: RecallRules, s: RecallState, p: Player, ways: Ways, most: int = 0) -> int:
    """Return how many followers could go somewhere together, of at most so many; 0 if none."""
    n = most if most else p.followers[ways.at]
    while n > 0:
        if pigs_for(rules, s, p, ways, n) >= 0:
            return n
        n -= 1
    return 0


# On the water hex of a relicube


def afloat_choices(rules: RecallRules, s: RecallState, f: Frame) -> list[int]:
    """Return how many pigs may stay for the relicube on water, so that others can go on."""
    p, at = s.players[f.seat], group_space(f)
    n, pigs, due = p.followers[at], pigs_at(s, p, at), due_at(rules, s, p, at)
    ways = ways_of(rules, s, f)
    found: list[int] = []
    for left in pigs_left_afloat(n, pigs, due) if due else [0]:
        others = n - due + left
        if others > 0 and has_goal(rules, s, p, ways, others, pigs - left):
            found.append(left)
    return found


def going_on(rules: RecallRules, s: RecallState, f: Frame, chosen: int, left: int) -> Frame:
    """Return the same movement with those in hand who go on, if so many pigs stay."""
    p, at = s.players[f.seat], group_space(f)
    n = p.followers[at] - due_at(rules, s, p, at) + left
    return taking(f, chosen, at, n, pigs_at(s, p, at) - left)


def is_going_on(rules: RecallRules, s: RecallState, f: Frame, choices: list[int]) -> bool:
    """Return whether exactly those are in hand who do not stay for the relicube on water."""
    p, at = s.players[f.seat], group_space(f)
    left = pigs_at(s, p, at) - group_pigs(f)
    return left in choices and group_size(f) == p.followers[at] - due_at(rules, s, p, at) + left


def may_be_used_up(rules: RecallRules, s: RecallState, f: Frame) -> bool:
    """Return whether everybody on a relicube's water hex can be paid for it (recall.water.4)."""
    p, at = s.players[f.seat], group_space(f)
    return p.followers[at] <= due_at(rules, s, p, at)
