"""What each effect of a pack does: one short procedure for each verb of the language."""

from __future__ import annotations

from rekindle.games.euphoria.engine.abilities import acting, holds, trigger
from rekindle.games.euphoria.engine.constants import (
    FIRST_RESOURCE,
    FIRST_SITE,
    FREE_RETRIEVAL_COSTS_MORE,
    MARKETS,
    NO_NEW_WORKER,
    RESERVE,
    RETURNING,
    RETURNING_SET,
    SITE_OF,
    SITE_SPACES,
    SPACE_FACTION,
    WORKERS,
)
from rekindle.games.euphoria.engine.effects.cards import cards_left
from rekindle.games.euphoria.engine.ops import (
    BUILD,
    DIG_VERB,
    E_FACE,
    E_GAIN,
    E_NEW_WORKER,
    E_USE,
    FACE_VERB,
    GAIN_VERB,
    HERE,
    ON_DUG,
    ON_FREE_RETRIEVAL,
    ON_NEW_WORKER,
    ROLL,
    STAR_VERB,
)
from rekindle.games.euphoria.engine.rules import Step, workers_owned
from rekindle.games.euphoria.engine.stars import (
    markets_for_star,
    star_on_market,
    star_on_territory,
    territory_open,
)
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.games.euphoria.engine.tracks import (
    advance_allegiance,
    advance_miner,
    gain_knowledge,
    gain_morale,
    has_tier,
    lose_knowledge,
    lose_morale,
)
from rekindle.kernel.agenda import schedule
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.state import Frame


def gain(s: EuphoriaState, seat: int, kind: int, n: int) -> None:
    """Goods come from an unlimited supply (euphoria.modes.2)."""
    s.players[seat].wallet[kind] += n
    s.note(E_GAIN, seat, kind, n)


def faction_meant(s: EuphoriaState, kind: int) -> int:
    """The faction an effect names, or that of the present space."""
    return SPACE_FACTION[s.space] if kind == HERE else kind


class Gain(Step):
    """Gain so many of a commodity or resource."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        effect = self.rules.effects[f.a]
        gain(s, f.seat, effect.kind, effect.n)
        return None


class AnyGood(Step):
    """Gain commodities (kind 0) or resources (kind 4) of one's choice, one by one."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        effect = self.rules.effects[f.a]
        if f.step == effect.n:
            return None
        last = FIRST_RESOURCE + 3 if effect.kind else FIRST_RESOURCE
        return [GAIN_VERB << ARG_BITS | kind for kind in range(effect.kind, last)]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        s.agenda.append(Frame(f.op, f.seat, f.step + 1, f.a))
        gain(s, f.seat, code & ARG_MASK, 1)


class ItsResource(Step):
    """Gain so many of the resource of the tunnel just dug in."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        kind = FIRST_RESOURCE + SPACE_FACTION[s.space]
        gain(s, f.seat, kind, self.rules.effects[f.a].n)
        return None


class GainMorale(Step):
    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        gain_morale(self.rules, s, f.seat, self.rules.effects[f.a].n)
        return None


class LoseMorale(Step):
    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        lose_morale(self.rules, s, f.seat, self.rules.effects[f.a].n)
        return None


class GainKnowledge(Step):
    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        gain_knowledge(self.rules, s, f.seat, self.rules.effects[f.a].n)
        return None


class LoseKnowledge(Step):
    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        lose_knowledge(s, f.seat, self.rules.effects[f.a].n)
        return None


class FreeRetrieval(Step):
    """Retrieving for nothing costs morale, more under the Cafeteria, none where one is spared.

    (euphoria.penalty.8)
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        able = acting(p)
        for recruit in p.active:
            if able >> recruit & 1:
                for ability in self.rules.lookup.abilities[recruit]:
                    if ability.trigger == ON_FREE_RETRIEVAL and all(
                        holds(self.rules, s, p, condition) for condition in ability.conditions
                    ):
                        s.note(E_USE, f.seat, recruit)
                        return None
        extra = 1 if p.penalties & FREE_RETRIEVAL_COSTS_MORE else 0
        lose_morale(self.rules, s, f.seat, self.rules.effects[f.a].n + extra)
        return None


class NewWorker(Step):
    """A worker from the reserve, if there is one, rolled and checked at once (euphoria.tank.1)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        owned = workers_owned(p)
        if owned == WORKERS or (p.penalties & NO_NEW_WORKER and owned in (2, 3)):
            return None
        worker = p.spots.index(RESERVE)
        p.spots[worker] = RETURNING
        s.fresh = worker
        s.note(E_NEW_WORKER, f.seat)
        trigger(self.rules, s, ON_NEW_WORKER, f.seat)
        s.agenda.append(Frame(ROLL, f.seat))
        return None


class PlaceIt(Step):
    """The new worker may be placed at once, after this placement is done (euphoria.powers.11)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        s.extra = s.fresh
        return None


class Miner(Step):
    """One more step for the miner of the tunnel just dug in."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        advance_miner(self.rules, s, f.seat, SPACE_FACTION[s.space])
        return None


class Advance(Step):
    """One space along a faction's allegiance track."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        advance_allegiance(self.rules, s, f.seat, faction_meant(s, self.rules.effects[f.a].kind))
        return None


class Star(Step):
    """A star on the territory of the present space (euphoria.market.1)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        star_on_territory(self.rules, s, f.seat, SPACE_FACTION[s.space])
        return None


class StarOrMarket(Step):
    """A star on the territory or on a built market of its faction that lacks one's own.

    (euphoria.artifact-market.1)
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        faction = SPACE_FACTION[s.space]
        options: list[int] = []
        if territory_open(self.rules, s, faction):
            options.append(STAR_VERB << ARG_BITS | MARKETS)
        for market in markets_for_star(s, f.seat, faction):
            options.append(STAR_VERB << ARG_BITS | market)
        return options or None

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        market = code & ARG_MASK
        if market == MARKETS:
            star_on_territory(self.rules, s, f.seat, SPACE_FACTION[s.space])
        else:
            star_on_market(self.rules, s, f.seat, market)


class Harvest(Step):
    """A commodity area pays by the total of all workers on it (euphoria.commodity)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        lookup = self.rules.lookup
        area = s.space
        total = area_total(s, area)
        band = 0
        while total > lookup.band_limit[band]:
            band += 1
        bonus = 1 if has_tier(self.rules, s, s.players[f.seat], area, 1) else 0
        gain(s, f.seat, area, lookup.band_goods[band] + bonus)
        self.rules.push(s, f.seat, lookup.band_effect[band])
        return None


def area_total(s: EuphoriaState, area: int) -> int:
    """Faces of everybody's workers on a commodity area (euphoria.commodity.1)."""
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

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        tunnel = SPACE_FACTION[s.space]
        if f.step == 0:
            schedule(s, [Frame(f.op, f.seat, 1, f.a)])
            advance_miner(self.rules, s, f.seat, tunnel)
            return None
        if has_tier(self.rules, s, s.players[f.seat], tunnel, 2):
            gain(s, f.seat, FIRST_RESOURCE + tunnel, 1)
            self.rules.push(s, f.seat, self.rules.effects[f.a].parts[0])
            return None
        if not cards_left(s):
            return [DIG_VERB << ARG_BITS]
        return [DIG_VERB << ARG_BITS, DIG_VERB << ARG_BITS | 1]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        if code & ARG_MASK:
            self.rules.push(s, f.seat, self.rules.effects[f.a].parts[0])
        else:
            trigger(self.rules, s, ON_DUG, f.seat)
            gain(s, f.seat, FIRST_RESOURCE + SPACE_FACTION[s.space], 1)


class Construct(Step):
    """The market is built as soon as enough spaces of its site are taken (euphoria.site.2)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        site = SITE_OF[s.space]
        if workers_on_site(s, site) >= self.rules.lookup.workers_to_build[s.seats]:
            s.agenda.append(Frame(BUILD, f.seat, 0, site))
        return None


def workers_on_site(s: EuphoriaState, site: int) -> int:
    first = FIRST_SITE + site * SITE_SPACES
    return sum([1 for worker in s.board[first : first + SITE_SPACES] if worker])


class SetFace(Step):
    """Choose the face of a returning worker instead of rolling it (euphoria.abilities.10)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        return [FACE_VERB << ARG_BITS | face for face in range(6)]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        set_face(s, f.seat, (code & ARG_MASK) + 1)


class CopyFace(Step):
    """The bumped worker takes the face of the worker that bumped it instead of being rolled.

    (euphoria.abilities.10)
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        owner = (s.bumped - 1) >> 2
        set_face(s, owner, s.face)
        return None


def set_face(s: EuphoriaState, seat: int, face: int) -> None:
    """Give one returning worker this face; it will not be rolled."""
    p = s.players[seat]
    for worker in range(WORKERS):
        if p.spots[worker] == RETURNING:
            p.spots[worker] = RETURNING_SET
            p.faces[worker] = face
            s.note(E_FACE, seat, face)
            return


class NoEffect(Step):
    """Nothing at all."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        return None
