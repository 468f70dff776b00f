"""Build: a building on sand, and what lies around it (revive.build)."""

from __future__ import annotations

from rekindle.games.revive.actions.targets import hit_target
from rekindle.games.revive.bills import affordable, building_cost
from rekindle.games.revive.land import building_rewards, put_building
from rekindle.games.revive.law import Law, Step
from rekindle.games.revive.names import (
    BUILD_ACTION,
    GEAR,
    LARGE_BUILDING,
    SAND_TILE,
    SMALL_BUILDING,
)
from rekindle.games.revive.ops import ATTACH, BUILD_VERB, E_BUILD, SIZE, SIZE_VERB
from rekindle.games.revive.state import Player, Table
from rekindle.games.revive.tracks import gain_points
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


def build_moves(law: Law, s: Table, p: Player) -> list[int]:
    """The sand spaces where this player can afford a building."""
    sizes = sizes_left(p)
    if not sizes:
        return []
    return [
        BUILD_VERB << ARG_BITS | space
        for space in s.sands
        if affordable(law, s, p, BUILD_ACTION, space, sizes[0])
    ]


def begin_build(s: Table, seat: int, code: int) -> None:
    s.agenda.append(Frame(SIZE, seat, 0, code & ARG_MASK))


class Size(Step):
    """A small or a large building. Frame: a the space."""

    def run(self, s: Table, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        return [
            SIZE_VERB << ARG_BITS | size
            for size in sizes_left(p)
            if affordable(self.law, s, p, BUILD_ACTION, f.a, size)
        ]

    def answer(self, s: Table, f: Frame, code: int) -> None:
        size = code & ARG_MASK
        s.agenda.append(Frame(ATTACH, f.seat, 0, f.a | size << 8, BUILD_ACTION))


def build(law: Law, s: Table, p: Player, space: int, size: int) -> None:
    """Paid for: the building stands, and its neighbourhood rewards it."""
    paid = building_cost(law, s, p, space, size)
    if size == LARGE_BUILDING:
        p.large -= 1
    else:
        p.small -= 1
    put_building(s, p, space, size)
    s.note(E_BUILD, p.seat, space, size)
    law.push_all(s, p.seat, building_rewards(law, s, p, space, size))
    if s.tokens[space] & SAND_TILE:  # revive.kuniban.6
        gain_points(law, s, p, law.book.sand_tile_points)
    hit_target(law, s, p, space, GEAR, paid)
