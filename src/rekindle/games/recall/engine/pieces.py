"""Followers and buildings on the map: placing, moving, spending, presence.

Every change goes through here, so that the count of pieces by region and the supply stay right.
"""

from __future__ import annotations

from rekindle.games.recall.engine.constants import REGIONS, WATER, WITH_RAFT
from rekindle.games.recall.engine.map import may_enter, region_of, start_space
from rekindle.games.recall.engine.ops import (
    E_FERRY,
    E_FOLLOWERS,
    E_LOST_FOLLOWERS,
    E_RETURN,
    E_SPEND,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.bits import count

# Presence


def has_building(s: RecallState, p: Player, space: int) -> bool:
    return s.buildings[space] >> p.seat & 1 != 0


def is_present(s: RecallState, p: Player, space: int) -> bool:
    """Return whether this player has a piece on this hex (recall.term.7)."""
    return p.followers[space] > 0 or s.buildings[space] >> p.seat & 1 != 0


def seats_around(rules: RecallRules, s: RecallState, region: int) -> list[int]:
    """Return the seats with presence on a region adjacent to this one, in seat order."""
    found: list[int] = []
    for p in s.players:
        for near in rules.lookup.region_neighbours[region]:
            if p.there[near] > 0:
                found.append(p.seat)
                break
    return found


def is_vacant(s: RecallState, space: int) -> bool:
    """Return whether nothing lies or stands on a hex (recall.term.8)."""
    if s.buildings[space] or s.relics[space] or s.tokens[space] or s.pigs[space]:
        return False
    for p in s.players:
        if p.followers[space] or p.raft == space:
            return False
    return True


def placing_spaces(s: RecallState, p: Player) -> list[int]:
    """Return where a gained follower may be placed (recall.follower.1)."""
    start = start_space(p)
    seat = p.seat
    followers = p.followers
    return [
        space
        for space in range(len(followers))
        if followers[space] or s.buildings[space] >> seat & 1 or space == start
    ]


# Changes


def change(p: Player, space: int, n: int) -> None:
    """Change the number of followers on a hex; the supply is not touched."""
    followers = p.followers[:]
    followers[space] += n
    p.followers = followers
    region = region_of(space)
    if region >= 0:
        there = p.there[:]
        there[region] += n
        p.there = there


def add_followers(s: RecallState, p: Player, space: int, n: int) -> int:
    """Place followers from the supply, as far as it goes; return how many (recall.follower.4)."""
    placed = min(n, p.supply)
    if placed:
        p.supply -= placed
        change(p, space, placed)
        s.note(E_FOLLOWERS, p.seat, space, placed)
    if placed < n:
        s.note(E_LOST_FOLLOWERS, p.seat, n - placed)
    return placed


def return_followers(s: RecallState, p: Player, space: int, n: int) -> None:
    """Take followers back for nothing (recall.free.6)."""
    change(p, space, -n)
    p.supply += n
    s.note(E_RETURN, p.seat, space, n)


def move_followers(p: Player, origin: int, goal: int, n: int) -> None:
    change(p, origin, -n)
    change(p, goal, n)


def spend_followers(
    rules: RecallRules, s: RecallState, p: Player, space: int, n: int, ferries: bool = True
) -> None:
    """Followers on a hex are given up; rafts next to it bring one each (recall.tribe.finder)."""
    if n == 0:
        return
    change(p, space, -n)
    p.supply += n
    s.note(E_SPEND, p.seat, space, n)
    if ferries:
        bring_from_rafts(rules, s, space)


def bring_from_rafts(rules: RecallRules, s: RecallState, space: int) -> None:
    """Every manned raft next to the hex brings one of its followers there, if it may enter."""
    if s.kinds[space] == WATER:
        return
    for owner in s.players:
        if owner.raft < 0 or not owner.passives & WITH_RAFT:
            continue
        if owner.raft not in rules.lookup.neighbours[space] or not may_enter(s, owner, space):
            continue
        owner.aboard -= 1
        change(owner, space, 1)
        s.note(E_FERRY, owner.seat, space)
        if owner.aboard == 0:
            owner.raft = -1


def add_building(s: RecallState, p: Player, space: int) -> None:
    buildings = s.buildings[:]
    buildings[space] |= 1 << p.seat
    s.buildings = buildings
    region = region_of(space)
    if region >= 0:
        there = p.there[:]
        there[region] += 1
        p.there = there


def buildings_of(s: RecallState, p: Player) -> list[int]:
    """Return the hexes where this player has built."""
    return [space for space in range(len(s.buildings)) if s.buildings[space] >> p.seat & 1]


def builders_beside(s: RecallState, p: Player, space: int) -> list[Player]:
    """Return the other players with a building on this hex, in turn order."""
    others = s.buildings[space] & ~(1 << p.seat)
    if not others:
        return []
    order = [(s.turn + i) % s.seats for i in range(s.seats)]
    return [s.players[seat] for seat in order if others >> seat & 1]


def number_of_builders_beside(s: RecallState, p: Player, space: int) -> int:
    return count(s.buildings[space] & ~(1 << p.seat))


def pieces_by_region(s: RecallState, p: Player) -> list[int]:
    """Return what `there` must be, from the map; the audit compares it."""
    there = [0] * REGIONS
    for space in range(len(p.followers)):
        region = region_of(space)
        if region >= 0:
            there[region] += p.followers[space] + (s.buildings[space] >> p.seat & 1)
    return there
