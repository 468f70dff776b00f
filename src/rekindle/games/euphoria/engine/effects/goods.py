"""Effects that give goods: plain gains, commodity areas and tunnels."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.abilities import trigger
from rekindle.games.euphoria.engine.constants import (
    AREA,
    FIRST_ARTIFACT,
    FIRST_RESOURCE,
    SPACE_FACTION,
    SPACE_KIND,
    TUNNEL,
    WORKERS,
)
from rekindle.games.euphoria.engine.effects.cards import cards_left
from rekindle.games.euphoria.engine.ops import DIG_VERB, E_GAIN, GAIN_VERB, ON_DUG
from rekindle.games.euphoria.engine.reasons import NO_DIGGING, NO_REFUSAL, OTHER_GOOD
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.games.euphoria.engine.tracks import advance_miner, has_tier
from rekindle.kernel.agenda import Procedure, schedule
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import DOES_NOTHING, FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame

GAIN: Final = 50
ANY_GOOD: Final = 51
HARVEST: Final = 67
DIG: Final = 68
ITS_RESOURCE: Final = 70
NO_EFFECT: Final = 75


def procedures(rules: EuphoriaRules) -> list[tuple[int, Procedure[EuphoriaState]]]:
    return [
        (GAIN, Gain(rules)),
        (ANY_GOOD, AnyGood(rules)),
        (HARVEST, Harvest(rules)),
        (DIG, Dig(rules)),
        (ITS_RESOURCE, ItsResource(rules)),
        (NO_EFFECT, NoEffect(rules)),
    ]


def gain(s: EuphoriaState, seat: int, kind: int, n: int) -> None:
    """Goods come from an unlimited supply (euphoria.modes.2)."""
    s.players[seat].wallet[kind] += n
    s.note(E_GAIN, seat, kind, n)


def resource_here(s: EuphoriaState) -> int:
    """Return the resource of the tunnel that a worker was placed on."""
    return FIRST_RESOURCE + SPACE_FACTION[s.placement.space]


def placed_on(s: EuphoriaState, kind: int) -> bool:
    """Return whether the placement under way is on a space of this kind."""
    return SPACE_KIND[s.placement.space] == kind


class Gain(Step):
    """Gain a number of one commodity or resource."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        effect = self.effect(f)
        gain(s, f.seat, effect.kind, effect.n)
        return None


class AnyGood(Step):
    """Gain commodities (kind 0) or resources (kind 4) of one's choice, one by one.

    Step: how many are gained already.
    """

    skipping = NO_REFUSAL

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return self.rules.carries_effect(s, f, f.step) and f.step <= self.effect(f).n

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        effect = self.effect(f)
        if f.step == effect.n:
            return None
        return [
            GAIN_VERB << ARG_BITS | kind
            for kind in range(FIRST_ARTIFACT)
            if is_like(kind, effect.kind)
        ]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        s.agenda.append(f.at(f.step + 1))
        gain(s, f.seat, code & ARG_MASK, 1)


def is_like(kind: int, first: int) -> bool:
    """Return whether two goods are both commodities, or both resources."""
    return (kind < FIRST_RESOURCE) == (first < FIRST_RESOURCE)


def check_gain(rules: EuphoriaRules, s: EuphoriaState, f: Frame, kind: int) -> int:
    """Check `gain`."""
    if f.op != ANY_GOOD:
        return NOT_ASKED
    return FINE if is_like(kind, rules.effects[effect_of(f)].kind) else OTHER_GOOD


class ItsResource(Step):
    """Gain the resource of the tunnel just dug in."""

    def fits_effect(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return placed_on(s, TUNNEL)

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        gain(s, f.seat, resource_here(s), self.effect(f).n)
        return None


class Harvest(Step):
    """A commodity area pays by the total of all workers on it (euphoria.commodity)."""

    def fits_effect(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return placed_on(s, AREA)

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        lookup = self.rules.lookup
        area = s.placement.space
        total = area_total(s, area)
        band = 0
        while total > lookup.band_limit[band]:
            band += 1
        bonus = 1 if has_tier(self.rules, s, s.players[f.seat], area, 1) else 0
        gain(s, f.seat, area, lookup.band_goods[band] + bonus)
        self.rules.push(s, f.seat, lookup.band_effect[band])
        return None


def area_total(s: EuphoriaState, area: int) -> int:
    """Return the sum of all faces on a commodity area (euphoria.commodity.1)."""
    total = 0
    for p in s.players:
        spots = p.spots
        for worker in range(WORKERS):
            if spots[worker] == area:
                total += p.faces[worker]
    return total


class Dig(Step):
    """A tunnel: the miner moves, then the resource or an artifact, or both at tier 2.

    (euphoria.tunnel.1)
    """

    skipping = NO_REFUSAL

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return self.rules.carries_effect(s, f, 1)

    def fits_effect(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return placed_on(s, TUNNEL)

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        tunnel = SPACE_FACTION[s.placement.space]
        if f.step == 0:
            schedule(s, [f.at(1)])
            advance_miner(self.rules, s, f.seat, tunnel)
            return None
        if has_tier(self.rules, s, s.players[f.seat], tunnel, 2):
            gain(s, f.seat, resource_here(s), 1)
            self.rules.push(s, f.seat, self.effect(f).parts[0])
            return None
        if not cards_left(s):
            return [DIG_VERB << ARG_BITS]
        return [DIG_VERB << ARG_BITS, DIG_VERB << ARG_BITS | 1]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        if code & ARG_MASK:
            self.rules.push(s, f.seat, self.effect(f).parts[0])
        else:
            trigger(self.rules, s, ON_DUG, f.seat)
            gain(s, f.seat, resource_here(s), 1)


def check_dig(rules: EuphoriaRules, s: EuphoriaState, f: Frame, argument: int) -> int:
    """Check `dig resource` and `dig artifact`."""
    if f.op != DIG:
        return NO_DIGGING
    if argument and not cards_left(s):
        return reason(DOES_NOTHING, rules.effects[effect_of(f)].parts[0])
    return FINE


class NoEffect(Step):
    """Nothing at all."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        return None
