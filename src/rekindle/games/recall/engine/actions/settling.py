"""The end of a movement effect: relicubes entered are paid and placed (recall.cube.5)."""

from __future__ import annotations

from rekindle.games.recall.engine.actions.follower_cost import charge
from rekindle.games.recall.engine.actions.goals import (
    due_at,
    fits_entered,
    is_waived,
    space_entered,
)
from rekindle.games.recall.engine.constants import WATER
from rekindle.games.recall.engine.effects.cubes import place_cube
from rekindle.games.recall.engine.map import put_pigs, take_relic
from rekindle.games.recall.engine.ops import E_SPEND_PIGS, SETTLE
from rekindle.games.recall.engine.pieces import return_followers
from rekindle.games.recall.engine.rules import RecallRules, Step
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import PART_BITS, PART_MASK
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(SETTLE, Settle(rules))]


def settle_frame(seat: int) -> Frame:
    return Frame(SETTLE, seat)


class Settle(Step):
    """Pay for the relicubes in the order of entering, then gain all rewards in any order.

    Its parts are the rewards so far. Steps: 0 the next relicube is to be paid, 1 it is paid.
    """

    def fits(self, s: RecallState, f: Frame) -> bool:
        if f.a or f.b or f.step > 1 or f.step > len(s.entered):
            return False
        for part in f.parts:
            if not self.rules.fits_effect(s, f.seat, part & PART_MASK, part >> PART_BITS):
                return False
        return fits_entered(self.rules, s, s.players[f.seat], f.step)

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        if not s.entered:
            self.rules.push_all(s, f.seat, list(f.parts))
            return None
        entry = s.entered[0]
        if f.step:
            s.entered = s.entered[1:]
            parts = pick_up(self.rules, s, p, space_entered(entry))
            s.agenda.append(f.at(0).holding(f.parts + tuple(parts)))
            return None
        s.agenda.append(f.at(1))
        if not is_waived(entry):
            space = space_entered(entry)
            charge(self.rules, s, p, space, due_at(self.rules, s, p, space))
        return None


def pick_up(rules: RecallRules, s: RecallState, p: Player, space: int) -> list[int]:
    """Place the relicube of a hex, which is paid; return what it brings (recall.cube.6)."""
    colour = s.relics[space] - 1
    take_relic(s, space)
    if s.kinds[space] == WATER:
        leave_water(s, p, space)
    return place_cube(rules, s, p, colour)


def leave_water(s: RecallState, p: Player, space: int) -> None:
    """Nobody stays on water; the pigs of a group that is used up return (recall.water.4)."""
    if s.pigs[space]:
        s.note(E_SPEND_PIGS, p.seat, space, s.pigs[space])
        put_pigs(s, space, -s.pigs[space])
    if p.followers[space]:
        return_followers(s, p, space, p.followers[space])
