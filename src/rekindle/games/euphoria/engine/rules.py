"""The rules with their lookup tables, as every procedure of Euphoria gets them."""

from __future__ import annotations

from rekindle.games.euphoria.engine.constants import FIRST_ARTIFACT, KINDS, RESERVE
from rekindle.games.euphoria.engine.lookup import Lookup
from rekindle.games.euphoria.engine.ops import FIRST_EFFECT_OP
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.agenda import Procedure, Rules, is_bare
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.prices import Price
from rekindle.kernel.state import Frame


class EuphoriaRules(Rules[EuphoriaState]):
    """The kernel's rules plus the lookup tables."""

    def __init__(
        self,
        procedures: list[Procedure[EuphoriaState]],
        effects: list[Effect],
        prices: list[Price],
        lookup: Lookup,
    ) -> None:
        super().__init__(procedures, effects, prices)
        self.lookup = lookup


class Step(Procedure[EuphoriaState]):
    """A procedure of this game."""

    def __init__(self, rules: EuphoriaRules) -> None:
        super().__init__()
        self.rules = rules

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        """By default an effect alone, or a frame without values."""
        if f.op >= FIRST_EFFECT_OP:
            return self.rules.carries_effect(s, f)
        return is_bare(f)

    def effect(self, f: Frame) -> Effect:
        """Return the effect that this frame carries out."""
        return self.rules.effects[effect_of(f)]


def effect_frame(rules: EuphoriaRules, seat: int, effect: int) -> Frame:
    """Return the frame that carries an effect out."""
    return Frame(rules.effects[effect].op, seat, 0, effect)


def workers_owned(p: Player) -> int:
    """Workers that are not in the reserve."""
    n = 0
    for spot in p.spots:
        if spot != RESERVE:
            n += 1
    return n


def artifacts_held(p: Player) -> int:
    n = 0
    for kind in range(FIRST_ARTIFACT, KINDS):
        n += p.wallet[kind]
    return n


def has_recruit_of(rules: EuphoriaRules, p: Player, faction: int) -> bool:
    """Only active recruits count as having a faction's recruit (euphoria.recruits.1)."""
    factions = rules.lookup.recruit_faction
    for recruit in p.active:
        if factions[recruit] == faction:
            return True
    return False
