"""Build: a building on sand, and what lies around it (revive.build)."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.targets import hit_target
from rekindle.games.revive.engine.constants import (
    BUILD_ACTION,
    GEAR,
    LARGE_BUILDING,
    SAND_TILE,
    SMALL_BUILDING,
)
from rekindle.games.revive.engine.costs import affordable, building_cost
from rekindle.games.revive.engine.map import building_rewards, put_building
from rekindle.games.revive.engine.ops import ATTACH, BUILD_VERB, E_BUILD, SIZE, SIZE_VERB
from rekindle.games.revive.engine.rules import ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.engine.tracks import gain_points
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.state import Frame


def sizes_left(p: Player) -> list[int]:
    """Sizes of which this player has a building left, the cheaper one first."""
    sizes: list[int] = []
    if p.small:
        sizes.append(SMALL_BUILDING)
    if p.large:
        sizes.append(LARGE_BUILDING)
    return sizes


def build_moves(rules: ReviveRules, s: ReviveState, p: Player) -> list[int]:
    """The sand spaces where this player can afford a building."""
    sizes = sizes_left(p)
    if not sizes:
        return []
    return [
        BUILD_VERB << ARG_BITS | space
        for space in s.sands
        if affordable(rules, s, p, BUILD_ACTION, space, sizes[0])
    ]


def begin_build(s: ReviveState, seat: int, code: int) -> None:
    s.agenda.append(Frame(SIZE, seat, 0, code & ARG_MASK))


class Size(Step):
    """A small or a large building. Frame: a the space."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        return [
            SIZE_VERB << ARG_BITS | size
            for size in sizes_left(p)
            if affordable(self.rules, s, p, BUILD_ACTION, f.a, size)
        ]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        size = code & ARG_MASK
        s.agenda.append(Frame(ATTACH, f.seat, 0, f.a | size << 8, BUILD_ACTION))


def build(rules: ReviveRules, s: ReviveState, p: Player, space: int, size: int) -> None:
    """Paid for: the building stands, and its neighbourhood rewards it."""
    paid = building_cost(rules, s, p, space, size)
    if size == LARGE_BUILDING:
        p.large -= 1
    else:
        p.small -= 1
    put_building(s, p, space, size)
    s.note(E_BUILD, p.seat, space, size)
    rules.push_all(s, p.seat, building_rewards(rules, s, p, space, size))
    if s.tokens[space] & SAND_TILE:  # revive.kuniban.6
        gain_points(rules, s, p, rules.lookup.sand_tile_points)
    hit_target(rules, s, p, space, GEAR, paid)
