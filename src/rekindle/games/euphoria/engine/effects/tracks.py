"""Effects along the tracks: morale, knowledge, allegiance and miners."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.abilities import acting
from rekindle.games.euphoria.engine.conditions import holds
from rekindle.games.euphoria.engine.constants import (
    FREE_RETRIEVAL_COSTS_MORE,
    NO_FACTION,
    SPACE_FACTION,
    SPACE_KIND,
    TUNNEL,
)
from rekindle.games.euphoria.engine.lookup import Ability
from rekindle.games.euphoria.engine.ops import E_USE, HERE, ON_FREE_RETRIEVAL
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.engine.tracks import (
    advance_allegiance,
    advance_miner,
    gain_knowledge,
    gain_morale,
    lose_knowledge,
    lose_morale,
)
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import NOTHING, Effect
from rekindle.kernel.state import Frame

GAIN_MORALE: Final = 58
LOSE_MORALE: Final = 59
GAIN_KNOWLEDGE: Final = 60
LOSE_KNOWLEDGE: Final = 61
MINER: Final = 63
ADVANCE: Final = 64
FREE_RETRIEVAL: Final = 74


def procedures(rules: EuphoriaRules) -> list[tuple[int, Procedure[EuphoriaState]]]:
    return [
        (GAIN_MORALE, GainMorale(rules)),
        (LOSE_MORALE, LoseMorale(rules)),
        (GAIN_KNOWLEDGE, GainKnowledge(rules)),
        (LOSE_KNOWLEDGE, LoseKnowledge(rules)),
        (MINER, Miner(rules)),
        (ADVANCE, Advance(rules)),
        (FREE_RETRIEVAL, FreeRetrieval(rules)),
    ]


class GainMorale(Step):
    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        gain_morale(self.rules, s, f.seat, self.effect(f).n)
        return None

    def possible(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return s.players[seat].morale < self.rules.lookup.track_end


class LoseMorale(Step):
    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        lose_morale(self.rules, s, f.seat, self.effect(f).n)
        return None

    def possible(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return s.players[seat].morale > 1


class GainKnowledge(Step):
    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        gain_knowledge(self.rules, s, f.seat, self.effect(f).n)
        return None


class LoseKnowledge(Step):
    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        lose_knowledge(s, f.seat, self.effect(f).n)
        return None

    def possible(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return s.players[seat].knowledge > 1


class Miner(Step):
    """One more step for the miner of the tunnel just dug in."""

    def fits_effect(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return SPACE_KIND[s.placement.space] == TUNNEL

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        advance_miner(self.rules, s, f.seat, SPACE_FACTION[s.placement.space])
        return None


class Advance(Step):
    """One space along a faction's allegiance track; HERE is the faction of the space."""

    def fits_effect(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return e.kind != HERE or SPACE_FACTION[s.placement.space] != NO_FACTION

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        kind = self.effect(f).kind
        faction = SPACE_FACTION[s.placement.space] if kind == HERE else kind
        advance_allegiance(self.rules, s, f.seat, faction)
        return None


class FreeRetrieval(Step):
    """Retrieving for nothing costs morale: more under the Cafeteria, none with some recruits.

    (euphoria.penalty.8)
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        recruit = self.sparing_recruit(s, p)
        if recruit != NOTHING:
            s.note(E_USE, f.seat, recruit)
            return None
        extra = 1 if p.penalties & FREE_RETRIEVAL_COSTS_MORE else 0
        lose_morale(self.rules, s, f.seat, self.effect(f).n + extra)
        return None

    def sparing_recruit(self, s: EuphoriaState, p: Player) -> int:
        """Return the recruit that spares its owner the loss, or NOTHING."""
        able = acting(p)
        for recruit in p.active:
            if able >> recruit & 1:
                for ability in self.rules.lookup.abilities[recruit]:
                    if ability.trigger == ON_FREE_RETRIEVAL and self.applies(s, p, ability):
                        return recruit
        return NOTHING

    def applies(self, s: EuphoriaState, p: Player, ability: Ability) -> bool:
        for condition in ability.conditions:
            if not holds(self.rules, s, p, condition):
                return False
        return True
