"""Where a group may go: by ordinary moves, over water, by a jump; and what a relicube asks for.

A relicube that is entered stays in its hex until the movement effect ends. Until then the hex
counts as free of it, but what it costs may not leave (recall.cube.4).
"""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.abilities import has_stones
from rekindle.games.recall.engine.constants import (
    COLUMNS,
    FACE_DOWN,
    ON_FOLLOWER_COST,
    SPACES,
    VOLCANO,
    WATER,
    WITH_PIGS,
)
from rekindle.games.recall.engine.map import may_enter, ways_on, with_tables
from rekindle.games.recall.engine.ops import LEAP, MOVE, SCATTER, SPREAD_MOVE, WATER_MOVE
from rekindle.games.recall.engine.parts import has_symbol
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState

CLOSED: Final = -1
"""The cost of a relicube whose row is full."""
ANY_AREA: Final = -1
WATER_MOVES: Final = (WATER_MOVE, SPREAD_MOVE)


def waivers(rules: RecallRules, s: RecallState, p: Player) -> list[int]:
    """Return the abilities that may waive a follower cost now (recall.gadget.exosuit)."""
    found: list[int] = []
    if p.seat != s.turn:
        return found
    left = p.abilities
    ability = 0
    while left:
        if left & 1 and may_waive_with(rules, s, p, ability):
            found.append(ability)
        left >>= 1
        ability += 1
    return found


def may_waive_with(rules: RecallRules, s: RecallState, p: Player, ability: int) -> bool:
    """Return whether this ability waives follower costs, by stones or by a waiting symbol."""
    if rules.lookup.ability_trigger[ability] != ON_FOLLOWER_COST:
        return False
    return has_stones(rules, s, p, ability) or has_symbol(rules, s, p.seat)


# Relicubes


def entry_of(space: int, waived: bool) -> int:
    """Return how `entered` remembers a relicube."""
    return space * 2 + 1 if waived else space * 2


def space_entered(entry: int) -> int:
    return entry >> 1


def is_waived(entry: int) -> bool:
    return entry & 1 != 0


def has_relic(s: RecallState, space: int, entered: tuple[int, ...]) -> bool:
    """Return whether a relicube lies here that nobody has entered in this movement."""
    if not s.relics[space]:
        return False
    return entry_of(space, False) not in entered and entry_of(space, True) not in entered


def cost_of(
    rules: RecallRules, s: RecallState, p: Player, space: int, entered: tuple[int, ...]
) -> int:
    """Return the followers for the relicube here after those entered before it, or CLOSED.

    (recall.cube.2, cube.4, cube.8)
    """
    column = p.cubes[s.relics[space] - 1]
    for entry in entered:
        other = space_entered(entry)
        if other == space:
            break
        if s.relics[other] == s.relics[space]:
            column += 1
    return rules.lookup.cube_cost[column] if column < COLUMNS else CLOSED


def due_at(rules: RecallRules, s: RecallState, p: Player, space: int) -> int:
    """Return how many must stay here for a relicube that has been entered."""
    if entry_of(space, False) not in s.entered:
        return 0
    return cost_of(rules, s, p, space, s.entered)


def pigs_at(s: RecallState, p: Player, space: int) -> int:
    """Return the pigs that this player may move or pay with here (recall.tribe.dorian.5)."""
    return s.pigs[space] if p.passives & WITH_PIGS else 0


def covers(s: RecallState, p: Player, space: int, n: int, pigs: int, cost: int) -> bool:
    """Return whether a group that comes here, with those who are here, is enough."""
    return p.followers[space] + n + pigs_at(s, p, space) + pigs >= cost


def can_leave(rules: RecallRules, s: RecallState, p: Player, at: int, n: int, pigs: int) -> bool:
    """Return whether so many may leave a hex; what a relicube costs stays (recall.cube.4)."""
    followers, here = p.followers[at] - n, pigs_at(s, p, at) - pigs
    if n < 1 or followers < 0 or pigs < 0 or here < 0:
        return False
    due = due_at(rules, s, p, at)
    return due == 0 or (followers >= 1 and followers + here >= due)


def fits_entered(rules: RecallRules, s: RecallState, p: Player, first: int = 0) -> bool:
    """Return whether the relicubes entered can be paid and placed, from this one on."""
    for i, entry in enumerate(s.entered):
        space = space_entered(entry)
        if not s.relics[space] or not has_relic(s, space, s.entered[:i]):
            return False
        cost = cost_of(rules, s, p, space, s.entered)
        if cost == CLOSED:
            return False
        if i < first or is_waived(entry):
            continue
        if not p.followers[space] or not covers(s, p, space, 0, 0, cost):
            return False
    return True


# Ways


class Ways:
    """The hexes that a group in a hex could go to at once, whatever its size."""

    __slots__ = ("at", "origin", "goals", "before")

    def __init__(self, at: int, origin: int, goals: list[int], before: list[int]) -> None:
        self.at = at
        self.origin = origin  # where a water movement began
        self.goals = goals
        self.before = before  # ordinary moves: how many to each hex; over water: the hex before it


def ways_for(
    rules: RecallRules,
    s: RecallState,
    p: Player,
    op: int,
    at: int,
    origin: int,
    moves: int = 1,
    area: int = ANY_AREA,
) -> Ways:
    """Return the ways of a group by the movement of this op."""
    if op == MOVE:
        return walks(rules, s, p, at, moves)
    if op in WATER_MOVES:
        return water_ways(rules, s, p, at, origin, s.stops, s.entered, area)
    if op == SCATTER:
        return Ways(at, at, ways_on(rules, s, p, at), [])
    if op == LEAP:
        return Ways(at, at, landings(rules, s, p, at), [])
    return Ways(at, at, other_volcanoes(s, at), [])


def walks(rules: RecallRules, s: RecallState, p: Player, at: int, moves: int) -> Ways:
    """By the shortest way that enters no relicube before its end (recall.move.8)."""
    steps = [0] * SPACES
    goals: list[int] = []
    line = [at]
    for step in range(1, moves + 1):
        further: list[int] = []
        for space in line:
            for near in ways_on(rules, s, p, space):
                if near == at or steps[near]:
                    continue
                steps[near] = step
                goals.append(near)
                if not has_relic(s, near, s.entered):
                    further.append(near)
        line = further
    goals.sort()
    return Ways(at, at, goals, steps)


def water_ways(
    rules: RecallRules,
    s: RecallState,
    p: Player,
    at: int,
    origin: int,
    stops: tuple[int, ...],
    entered: tuple[int, ...],
    area: int = ANY_AREA,
) -> Ways:
    """Over water up to the next relicube or ashore, after these stops (recall.water).

    The group need not say how it came to a stop: it goes on by any way that passes no hex twice.
    """
    with_tables(rules, s)
    before = [-1] * SPACES
    goals: list[int] = []
    for taken in voyages(rules, s, origin, stops, entered, area):
        reach(rules, s, p, at, taken, entered, area, before, goals)
    goals.sort()
    return Ways(at, origin, goals, before)


def reach(
    rules: RecallRules,
    s: RecallState,
    p: Player,
    at: int,
    taken: tuple[int, ...],
    entered: tuple[int, ...],
    area: int,
    before: list[int],
    goals: list[int],
) -> None:
    """Add what can be reached over hexes that are not taken, each with the hex before it."""
    seen = [False] * SPACES
    for space in taken:
        seen[space] = True
    found = [at]
    i = 0
    while i < len(found):
        space = found[i]
        i += 1
        for near in rules.lookup.neighbours[space]:
            if seen[near]:
                continue
            if s.areas[near] >= 0:
                if area >= 0 and s.areas[near] != area:
                    continue
                seen[near] = True
                if not has_relic(s, near, entered):
                    found.append(near)
                    if s.kinds[near] == WATER:
                        continue  # nobody stays on plain water; an island can be landed on
            elif s.areas[space] < 0 or not may_enter(s, p, near):
                continue
            seen[near] = True
            if before[near] < 0:
                before[near] = space
                goals.append(near)


def voyages(
    rules: RecallRules,
    s: RecallState,
    origin: int,
    stops: tuple[int, ...],
    entered: tuple[int, ...],
    area: int,
) -> list[tuple[int, ...]]:
    """Return the ways over all stops so far, each as the hexes that it takes (recall.water.3)."""
    found: list[tuple[int, ...]] = [(origin,)]
    at = origin
    for stop in stops:
        further: list[tuple[int, ...]] = []
        for taken in found:
            add_legs(rules, s, (at,), stop, stops, taken, entered, area, further)
        found = further
        at = stop
    return found


def add_legs(
    rules: RecallRules,
    s: RecallState,
    way: tuple[int, ...],
    stop: int,
    stops: tuple[int, ...],
    taken: tuple[int, ...],
    entered: tuple[int, ...],
    area: int,
    found: list[tuple[int, ...]],
) -> None:
    """Add each way on to the next stop; detours are left out, since they only take more hexes."""
    neighbours = rules.lookup.neighbours
    last = way[-1]
    if stop in neighbours[last]:
        found.append((*taken, *way[1:], stop))
        return
    for near in neighbours[last]:
        if s.areas[near] < 0 or (area >= 0 and s.areas[near] != area):
            continue
        if near in taken or near in stops or has_relic(s, near, entered):
            continue
        if not is_detour(neighbours, way, near):
            further = (*way, near)
            add_legs(rules, s, further, stop, stops, taken, entered, area, found)


def is_detour(neighbours: list[list[int]], way: tuple[int, ...], near: int) -> bool:
    """Return whether a hex could have been reached from an earlier one of this way."""
    for space in way[:-1]:
        if near == space or near in neighbours[space]:
            return True
    return False


def landings(rules: RecallRules, s: RecallState, p: Player, at: int) -> list[int]:
    """Two hexes away, over a hex that is face up or printed (recall.tribe.hayla.2)."""
    neighbours = rules.lookup.neighbours
    found: list[int] = []
    for middle in neighbours[at]:
        if s.kinds[middle] == FACE_DOWN:
            continue
        for near in neighbours[middle]:
            if near == at or near in found or near in neighbours[at]:
                continue
            if may_enter(s, p, near):
                found.append(near)
    return sorted(found)


def other_volcanoes(s: RecallState, at: int) -> list[int]:
    """From a volcano to any other one that is face up (recall.tribe.colteron.1)."""
    if s.kinds[at] != VOLCANO:
        return []
    return [space for space in range(SPACES) if s.kinds[space] == VOLCANO and space != at]


# Whether a group of this size may go there


def may_go(
    rules: RecallRules, s: RecallState, p: Player, ways: Ways, goal: int, n: int, pigs: int
) -> bool:
    """Return whether a group may go to one of its goals: can it pay for a relicube there?"""
    if not has_relic(s, goal, s.entered):
        return True
    cost = cost_of(rules, s, p, goal, s.entered)
    if cost == CLOSED:
        return False
    if s.kinds[goal] != WATER:
        return covers(s, p, goal, n, pigs, cost) or bool(waivers(rules, s, p))
    stops = (*s.stops, goal)
    entered = s.entered + (entry_of(goal, False),)
    if can_pay_afloat(rules, s, p, goal, ways.origin, n, pigs, cost, stops, entered):
        return True
    if not waivers(rules, s, p):
        return False
    return can_arrive(rules, s, p, goal, ways.origin, n, pigs, stops, entered)


def goals_for(
    rules: RecallRules, s: RecallState, p: Player, ways: Ways, n: int, pigs: int
) -> list[int]:
    return [goal for goal in ways.goals if may_go(rules, s, p, ways, goal, n, pigs)]


def has_goal(rules: RecallRules, s: RecallState, p: Player, ways: Ways, n: int, pigs: int) -> bool:
    for goal in ways.goals:
        if may_go(rules, s, p, ways, goal, n, pigs):
            return True
    return False


def pigs_for(
    rules: RecallRules, s: RecallState, p: Player, ways: Ways, n: int, wanted: int = 0
) -> int:
    """Return how many pigs go along: as wanted, else as few as it takes; -1 if none will do."""
    if is_group(rules, s, p, ways, n, wanted):
        return wanted
    for pigs in range(pigs_at(s, p, ways.at) + 1):
        if pigs != wanted and is_group(rules, s, p, ways, n, pigs):
            return pigs
    return -1


def is_group(rules: RecallRules, s: RecallState, p: Player, ways: Ways, n: int, pigs: int) -> bool:
    """Return whether such a group may leave its hex and could go somewhere."""
    if not can_leave(rules, s, p, ways.at, n, pigs):
        return False
    return has_goal(rules, s, p, ways, n, pigs)


# On water, where all that stay behind are used up


def pigs_left_afloat(n: int, pigs: int, cost: int) -> list[int]:
    """Return how many pigs a group may leave as part of the cost of a relicube on water.

    At least one follower stays with them; so many followers stay that the cost is covered exactly,
    for nobody remains on water (recall.water.4).
    """
    return list(range(max(0, cost - n), min(pigs, cost - 1) + 1))


def can_pay_afloat(
    rules: RecallRules,
    s: RecallState,
    p: Player,
    at: int,
    origin: int,
    n: int,
    pigs: int,
    cost: int,
    stops: tuple[int, ...],
    entered: tuple[int, ...],
) -> bool:
    """Return whether a group on a relicube's water hex can pay, and the others arrive."""
    for left in pigs_left_afloat(n, pigs, cost):
        others = n - cost + left
        if others == 0:
            return True
        if can_arrive(rules, s, p, at, origin, others, pigs - left, stops, entered):
            return True
    return False


def can_arrive(
    rules: RecallRules,
    s: RecallState,
    p: Player,
    at: int,
    origin: int,
    n: int,
    pigs: int,
    stops: tuple[int, ...],
    entered: tuple[int, ...],
) -> bool:
    """Return whether a group afloat gets ashore or is used up for further relicubes.

    No ability is counted on, so that whoever sets off never gets stuck.
    """
    ways = water_ways(rules, s, p, at, origin, stops, entered)
    afloat: list[int] = []
    for goal in ways.goals:
        if s.kinds[goal] == WATER:
            afloat.append(goal)
        elif not has_relic(s, goal, entered):
            return True
        else:
            cost = cost_of(rules, s, p, goal, entered)
            if cost != CLOSED and covers(s, p, goal, n, pigs, cost):
                return True
    for goal in afloat:
        cost = cost_of(rules, s, p, goal, entered)
        if cost == CLOSED:
            continue
        further = (*stops, goal)
        now = entered + (entry_of(goal, False),)
        if can_pay_afloat(rules, s, p, goal, origin, n, pigs, cost, further, now):
            return True
    return False
