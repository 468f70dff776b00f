"""Build: a building on sand, and what lies around it (revive.build)."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.asked import check_actions, is_asked
from rekindle.games.revive.engine.actions.frames import (
    attach_frame,
    help_at,
    is_asking,
    size_frame,
    target_of,
)
from rekindle.games.revive.engine.actions.targets import hit_target
from rekindle.games.revive.engine.affording import affordable, check_cost
from rekindle.games.revive.engine.constants import (
    BUILD_ACTION,
    GEAR,
    LARGE_BUILDING,
    SAND_TILE,
    SMALL_BUILDING,
    UNEXPLORED,
)
from rekindle.games.revive.engine.costs import building_cost
from rekindle.games.revive.engine.map import building_rewards, owner_at, put_building
from rekindle.games.revive.engine.means import Means, means_of
from rekindle.games.revive.engine.ops import BUILD_VERB, E_BUILD, SIZE, SIZE_VERB
from rekindle.games.revive.engine.reasons import (
    BEGUN,
    BUILT,
    NO_BUILDINGS,
    NO_SAND,
    SIZE_GONE,
)
from rekindle.games.revive.engine.reasons import UNEXPLORED as UNEXPLORED_REASON
from rekindle.games.revive.engine.rules import ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.engine.tracks import gain_points
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def sizes_left(p: Player) -> list[int]:
    """Return the sizes of which this player has a building left, the cheaper one first."""
    sizes: list[int] = []
    if p.small:
        sizes.append(SMALL_BUILDING)
    if p.large:
        sizes.append(LARGE_BUILDING)
    return sizes


def build_moves(
    rules: ReviveRules, s: ReviveState, p: Player, help: int, means: Means
) -> list[int]:
    """Return a move for each sand space where this player can afford a building."""
    sizes = sizes_left(p)
    if not sizes:
        return []
    return [
        BUILD_VERB << ARG_BITS | space
        for space in s.sands
        if affordable(rules, s, p, BUILD_ACTION, space, sizes[0], help, means)
    ]


def check_build(rules: ReviveRules, s: ReviveState, f: Frame, space: int) -> int:
    if not is_asked(rules, f, BUILD_ACTION):
        return NOT_ASKED
    if s.terrain[space] == UNEXPLORED:
        return UNEXPLORED_REASON
    if s.buildings[space]:
        return reason(BUILT, owner_at(s, space))
    if space not in s.sands:
        return NO_SAND
    found = check_actions(s, f)
    if found != FINE:
        return found
    p = s.players[f.seat]
    sizes = sizes_left(p)
    if not sizes:
        return NO_BUILDINGS
    return check_cost(rules, s, p, BUILD_ACTION, space, sizes[0], help_at(f))


def begin_build(s: ReviveState, seat: int, space: int, help: int) -> None:
    s.agenda.append(size_frame(seat, space, help))


class Size(Step):
    """A small or a large building."""

    skipping = BEGUN

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return is_asking(f) and target_of(f) in s.sands

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p, help = s.players[f.seat], help_at(f)
        means = means_of(self.rules, s, p)
        return [
            SIZE_VERB << ARG_BITS | size
            for size in sizes_left(p)
            if affordable(self.rules, s, p, BUILD_ACTION, target_of(f), size, help, means)
        ]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        help = help_at(f)
        s.agenda.append(attach_frame(f.seat, BUILD_ACTION, target_of(f), code & ARG_MASK, help))


def check_size(rules: ReviveRules, s: ReviveState, f: Frame, size: int) -> int:
    if f.op != SIZE:
        return NOT_ASKED
    p = s.players[f.seat]
    if size not in sizes_left(p):
        return SIZE_GONE
    return check_cost(rules, s, p, BUILD_ACTION, target_of(f), size, help_at(f))


def build(rules: ReviveRules, s: ReviveState, p: Player, space: int, size: int, help: int) -> None:
    """Place the building, which is paid for, and take the rewards of its neighbours."""
    paid = building_cost(rules, s, p, space, size, help)
    if size == LARGE_BUILDING:
        p.large -= 1
    else:
        p.small -= 1
    put_building(rules, s, p, space, size)
    s.note(E_BUILD, p.seat, space, size)
    rules.push_all(s, p.seat, building_rewards(rules, s, p, space, size))
    if s.tokens[space] & SAND_TILE:  # revive.kuniban.6
        gain_points(rules, s, p, rules.lookup.sand_tile_points)
    hit_target(rules, s, p, space, GEAR, paid)
