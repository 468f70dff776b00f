"""Why a group cannot be taken, moved or changed: the checks of `from`, `to`, `with` and `bring`."""

from __future__ import annotations

from rekindle.games.recall.engine.actions.goals import (
    CLOSED,
    WATER_MOVES,
    Ways,
    can_leave,
    cost_of,
    covers,
    has_goal,
    may_go,
    pigs_at,
    pigs_for,
)
from rekindle.games.recall.engine.actions.group import (
    FRESH,
    LOADED,
    MOVEMENTS,
    TAKEN,
    afloat_choices,
    can_set_out,
    chosen_at,
    group_pigs,
    group_size,
    group_space,
    is_afloat,
    origin_of,
    ways_of,
)
from rekindle.games.recall.engine.constants import FACE_DOWN, START, VOLCANO, WATER, WITH_PIGS
from rekindle.games.recall.engine.map import is_water, may_enter
from rekindle.games.recall.engine.ops import LEAP, MOVE, VOLCANO_MOVE
from rekindle.games.recall.engine.reasons import (
    ALREADY_THERE,
    GROUP_IN_HAND,
    HEX_FACE_DOWN,
    HEX_OF_DEPARTURE,
    MUST_STAY,
    NO_GROUP_CHOSEN,
    NO_GROUP_THERE,
    NO_PIG_TRIBE,
    NO_VOLCANO,
    NO_WAY_BY_WATER,
    NO_WAY_ON,
    NOT_BESIDE_WATER,
    NOT_TWO_AWAY,
    NOWHERE_TO_GO,
    OTHERS_START,
    PIGS_CHOSEN,
    PLAIN_WATER,
    ROW_FULL,
    SAME_PIGS,
    SAME_SIZE,
    SIZE_CHOSEN,
    STILL_AFLOAT,
    TOO_FAR,
    TOO_FEW_FOR_CUBE,
    TOO_FEW_PIGS,
    TOO_MANY,
    VOLCANO_CLOSED,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame

# Another group


def check_taking(s: RecallState, f: Frame) -> int:
    """Check that another group may be taken in hand."""
    if not f.parts:
        return FINE
    if is_afloat(s, f):
        return STILL_AFLOAT
    return FINE if f.op == MOVE and chosen_at(f) == FRESH else GROUP_IN_HAND


def check_from(rules: RecallRules, s: RecallState, f: Frame, space: int) -> int:
    if f.op not in MOVEMENTS:
        return NOT_ASKED
    found = check_taking(s, f)
    if found != FINE:
        return found
    if f.parts and space == group_space(f):
        return GROUP_IN_HAND
    p = s.players[f.seat]
    if not p.followers[space]:
        return NO_GROUP_THERE
    if can_set_out(rules, s, p, f.op, space):
        return FINE
    if f.op == VOLCANO_MOVE and s.kinds[space] != VOLCANO:
        return NO_VOLCANO
    if f.op in WATER_MOVES and not is_by_water(rules, s, space):
        return NOT_BESIDE_WATER
    return NOWHERE_TO_GO if can_leave(rules, s, p, space, 1, 0) else MUST_STAY


def is_by_water(rules: RecallRules, s: RecallState, space: int) -> bool:
    if is_water(s, space):
        return True
    for near in rules.lookup.neighbours[space]:
        if is_water(s, near):
            return True
    return False


# Where it goes


def check_to(rules: RecallRules, s: RecallState, f: Frame, goal: int) -> int:
    if f.op not in MOVEMENTS:
        return NOT_ASKED
    if not f.parts:
        return NO_GROUP_CHOSEN
    p, ways = s.players[f.seat], ways_of(rules, s, f)
    if goal not in ways.goals:
        return why_no_goal(s, f, p, goal)
    n, pigs = group_size(f), group_pigs(f)
    if not can_leave(rules, s, p, ways.at, n, pigs):
        return MUST_STAY
    if may_go(rules, s, p, ways, goal, n, pigs):
        return FINE
    cost = cost_of(rules, s, p, goal, s.entered)
    if cost == CLOSED:
        return reason(ROW_FULL, s.relics[goal] - 1)
    return NO_WAY_ON if covers(s, p, goal, n, pigs, cost) else reason(TOO_FEW_FOR_CUBE, cost)


def why_no_goal(s: RecallState, f: Frame, p: Player, goal: int) -> int:
    """Return why no group in this hex could go there by this movement."""
    if goal == group_space(f):
        return ALREADY_THERE
    kind = s.kinds[goal]
    water = f.op in WATER_MOVES
    if kind == FACE_DOWN:
        return HEX_FACE_DOWN
    if f.op == VOLCANO_MOVE:
        return NO_VOLCANO
    if kind == WATER and not (water and s.relics[goal]):
        return PLAIN_WATER
    if kind == VOLCANO and not may_enter(s, p, goal):
        return VOLCANO_CLOSED
    if kind == START and not may_enter(s, p, goal):
        return OTHERS_START
    if water:
        return HEX_OF_DEPARTURE if goal == origin_of(f) else NO_WAY_BY_WATER
    return NOT_TWO_AWAY if f.op == LEAP else TOO_FAR


# How many go along


def check_group(s: RecallState, f: Frame) -> int:
    """Check that a group is in hand whose size or pigs could be chosen."""
    if f.op not in MOVEMENTS:
        return NOT_ASKED
    return FINE if f.parts else NO_GROUP_CHOSEN


def check_with(rules: RecallRules, s: RecallState, f: Frame, n: int) -> int:
    found = check_group(s, f)
    if found != FINE:
        return found
    if is_afloat(s, f):
        return STILL_AFLOAT
    return check_size(rules, s, f, ways_of(rules, s, f), n)


def check_size(rules: RecallRules, s: RecallState, f: Frame, ways: Ways, n: int) -> int:
    """Check that the group in hand may have this size; it is chosen once for each move."""
    p = s.players[f.seat]
    if n == group_size(f):
        return reason(SAME_SIZE, n)
    if n > p.followers[ways.at]:
        return reason(TOO_MANY, p.followers[ways.at])
    if chosen_at(f) > TAKEN:
        return SIZE_CHOSEN
    if not can_leave(rules, s, p, ways.at, n, 0):
        return MUST_STAY
    return FINE if pigs_for(rules, s, p, ways, n, group_pigs(f)) >= 0 else NOWHERE_TO_GO


def check_bring(rules: RecallRules, s: RecallState, f: Frame, pigs: int) -> int:
    found = check_group(s, f)
    if found != FINE:
        return found
    if is_afloat(s, f):
        return check_pigs_on(rules, s, f, pigs)
    return check_pigs_along(rules, s, f, ways_of(rules, s, f), pigs)


def check_pig_count(s: RecallState, f: Frame, pigs: int) -> int:
    """Check that so many others could go along; they are chosen once for each move."""
    p, here = s.players[f.seat], pigs_at(s, s.players[f.seat], group_space(f))
    if not p.passives & WITH_PIGS:
        return NO_PIG_TRIBE
    if pigs > here:
        return reason(TOO_FEW_PIGS, here)
    if pigs == group_pigs(f):
        return reason(SAME_PIGS, pigs)
    return PIGS_CHOSEN if chosen_at(f) == LOADED else FINE


def check_pigs_along(rules: RecallRules, s: RecallState, f: Frame, ways: Ways, pigs: int) -> int:
    found = check_pig_count(s, f, pigs)
    if found != FINE:
        return found
    p, n = s.players[f.seat], group_size(f)
    if not can_leave(rules, s, p, ways.at, n, pigs):
        return MUST_STAY
    return FINE if has_goal(rules, s, p, ways, n, pigs) else NOWHERE_TO_GO


def check_pigs_on(rules: RecallRules, s: RecallState, f: Frame, pigs: int) -> int:
    """Check how many pigs go on over water; the others stay as part of the cost."""
    found = check_pig_count(s, f, pigs)
    if found != FINE:
        return found
    left = pigs_at(s, s.players[f.seat], group_space(f)) - pigs
    return FINE if left in afloat_choices(rules, s, f) else NO_WAY_ON
