"""The falcon of the Vukuntur (revive.vukuntur)."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.tiles import is_terrain
from rekindle.games.revive.engine.constants import (
    CHASM_SPACE,
    FALCON_RESOURCES,
    MARKERS,
    MOUNTAIN,
    SPACES,
    UNEXPLORED,
)
from rekindle.games.revive.engine.effects.goods import gain
from rekindle.games.revive.engine.ops import (
    E_FALCON,
    FLY_VERB,
    MOVE_FALCON,
)
from rekindle.games.revive.engine.reasons import (
    ABILITY_BEGUN,
    NO_PERCH,
    NOWHERE_TO_FLY,
    OUT_OF_FLIGHT,
)
from rekindle.games.revive.engine.reasons import UNEXPLORED as UNEXPLORED_REASON
from rekindle.games.revive.engine.rules import ReviveRules, Step, ends_in
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(MOVE_FALCON, MoveFalcon(rules))]


def falcon_moves(rules: ReviveRules, s: ReviveState, steps: int) -> list[int]:
    """Return the terrain spaces within this many explored steps (revive.vukuntur.5 and 6)."""
    distance = [-1] * SPACES
    distance[s.falcon] = 0
    line = [s.falcon]
    for space in line:
        if distance[space] < steps:
            for near in rules.lookup.neighbours[space]:
                if distance[near] < 0 and s.terrain[near] != UNEXPLORED:
                    distance[near] = distance[space] + 1
                    line.append(near)
    return [
        FLY_VERB << ARG_BITS | space
        for space in range(CHASM_SPACE)
        if distance[space] >= 0 and is_terrain(s.terrain[space])
    ]


def falcon_steps(p: Player, e: Effect) -> int:
    """Return how far the falcon flies: farther with each marker off the tribe board."""
    return e.n * p.markers


class MoveFalcon(Step):
    skipping = ABILITY_BEGUN
    idling = NOWHERE_TO_FLY

    def fits_effect(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return ends_in(self.rules, s, seat, e.op)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        steps = falcon_steps(s.players[f.seat], self.rules.effects[effect_of(f)])
        return falcon_moves(self.rules, s, steps) or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        s.falcon = code & ARG_MASK
        s.note(E_FALCON, f.seat, s.falcon)
        p.reach = []
        if p.powers & FALCON_RESOURCES:  # revive.vukuntur.7
            gain(s, p, s.terrain[s.falcon] - MOUNTAIN + 1, self.rules.lookup.falcon_resources)

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        """The ability moves a marker first, as long as there is one (revive.effects.4)."""
        steps = e.n * min(s.players[seat].markers + 1, MARKERS)
        return bool(falcon_moves(self.rules, s, steps))


def check_fly(rules: ReviveRules, s: ReviveState, f: Frame, space: int) -> int:
    if f.op != MOVE_FALCON:
        return NOT_ASKED
    if s.terrain[space] == UNEXPLORED:
        return UNEXPLORED_REASON
    if not is_terrain(s.terrain[space]):
        return NO_PERCH
    steps = falcon_steps(s.players[f.seat], rules.effects[effect_of(f)])
    if FLY_VERB << ARG_BITS | space in falcon_moves(rules, s, steps):
        return FINE
    return reason(OUT_OF_FLIGHT, steps)
