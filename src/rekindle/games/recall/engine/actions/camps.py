"""Camps: their rewards for the first building beside them (recall.camp)."""

from __future__ import annotations

from rekindle.games.recall.engine.abilities import answers
from rekindle.games.recall.engine.constants import HEXES, ON_CAMP, SPACES
from rekindle.games.recall.engine.contexts import at_space
from rekindle.games.recall.engine.map import camp_at
from rekindle.games.recall.engine.ops import (
    CAMP_REWARD,
    E_CAMP,
    FOLLOWERS_HERE,
    HERE,
    PLACE_VERB,
)
from rekindle.games.recall.engine.pieces import has_building
from rekindle.games.recall.engine.reasons import MUST_CHOOSE, NOT_BESIDE_CAMP
from rekindle.games.recall.engine.rules import RecallRules, Step
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure, schedule
from rekindle.kernel.effects import NOTHING, part_in_context
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame, seats_from


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(CAMP_REWARD, CampReward(rules)), (HERE, Here(rules))]


def reaches(p: Player, camp: int) -> bool:
    """Return whether this player has a building beside a camp that is face up."""
    return p.camps >> camp & 1 != 0


def buildings_beside(rules: RecallRules, s: RecallState, p: Player, space: int) -> list[int]:
    """Return the hexes next to this one where this player has built."""
    return [near for near in rules.lookup.neighbours[space] if has_building(s, p, near)]


# By building


def built_beside(rules: RecallRules, s: RecallState, p: Player, space: int) -> list[int]:
    """Return the rewards of camps that a building here is the first beside, with what answers.

    They count as reached from now on, whether or not the rewards are taken (recall.camp.1, 2).
    """
    parts: list[int] = []
    here = at_space(space)
    for near in rules.lookup.neighbours[space]:
        camp = camp_at(s, near)
        if camp < 0 or reaches(p, camp):
            continue
        p.camps |= 1 << camp
        s.note(E_CAMP, p.seat, camp, space)
        parts.append(part_in_context(rules.lookup.camp_reward[camp], here))
        parts += answers(rules, s, p, ON_CAMP, here)
    return parts


# By a reveal


def revealed(rules: RecallRules, s: RecallState, region: int) -> None:
    """The camps of a new tile reward all who have built beside them (recall.camp.3)."""
    frames: list[Frame] = []
    for seat in seats_from(s, s.turn):
        p = s.players[seat]
        for space in range(region * HEXES, region * HEXES + HEXES):
            camp = camp_at(s, space)
            if camp < 0 or reaches(p, camp) or not buildings_beside(rules, s, p, space):
                continue
            p.camps |= 1 << camp
            frames.append(Frame(CAMP_REWARD, seat, 0, space))
    schedule(s, frames)


def camp_space(f: Frame) -> int:
    """Return the hex of the camp that a CAMP_REWARD or HERE frame is about."""
    return f.a


class CampReward(Step):
    """A camp beside buildings that have been there for longer; no ability answers this."""

    def fits(self, s: RecallState, f: Frame) -> bool:
        space = camp_space(f)
        if f.step or f.b or f.parts or space >= SPACES or camp_at(s, space) < 0:
            return False
        p = s.players[f.seat]
        if not reaches(p, camp_at(s, space)):
            return False
        return len(buildings_beside(self.rules, s, p, space)) > 0

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        camp = camp_at(s, camp_space(f))
        beside = buildings_beside(self.rules, s, s.players[f.seat], camp_space(f))
        s.note(E_CAMP, f.seat, camp, beside[0])
        if len(beside) > 1 and places_here(self.rules, self.rules.lookup.camp_reward[camp]):
            s.agenda.append(Frame(HERE, f.seat, 0, camp_space(f)))
        else:
            push_reward(self.rules, s, f.seat, camp, beside[0])
        return None


def places_here(rules: RecallRules, effect: int) -> bool:
    """Return whether an effect places followers in the hex where it happens."""
    e = rules.effects[effect]
    if e.op == FOLLOWERS_HERE:
        return True
    for part in e.parts:
        if part != NOTHING and places_here(rules, part):
            return True
    return False


def push_reward(rules: RecallRules, s: RecallState, seat: int, camp: int, space: int) -> None:
    rules.push_all(s, seat, [rules.lookup.camp_reward[camp]], at_space(space))


class Here(CampReward):
    """At which of several own buildings beside a camp its reward takes place (recall.camp.3)."""

    skipping = MUST_CHOOSE

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        beside = buildings_beside(self.rules, s, p, camp_space(f))
        return [PLACE_VERB << ARG_BITS | space for space in sorted(beside)]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        camp = camp_at(s, camp_space(f))
        push_reward(self.rules, s, f.seat, camp, code & ARG_MASK)


def check_here(rules: RecallRules, s: RecallState, f: Frame, space: int) -> int:
    """Check `place` where it asks for one of several buildings beside a camp."""
    if f.op != HERE:
        return NOT_ASKED
    beside = buildings_beside(rules, s, s.players[f.seat], camp_space(f))
    return FINE if space in beside else NOT_BESIDE_CAMP
