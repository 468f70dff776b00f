"""Effects that place stars and build markets."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.actions.build import build_frame, workers_on_site
from rekindle.games.euphoria.engine.constants import (
    FIRST_MARKET,
    MARKETS,
    NO_FACTION,
    SITE_OF,
    SPACE_FACTION,
)
from rekindle.games.euphoria.engine.ops import E_NO_STAR, STAR_VERB
from rekindle.games.euphoria.engine.reasons import (
    NO_REFUSAL,
    NOT_BUILT,
    OTHER_FACTION,
    STAR_THERE,
    TERRITORY_FULL,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step
from rekindle.games.euphoria.engine.stars import (
    star_on_market,
    star_on_territory,
    territory_open,
)
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame

STAR: Final = 65
STAR_OR_MARKET: Final = 66
CONSTRUCT: Final = 69


def procedures(rules: EuphoriaRules) -> list[tuple[int, Procedure[EuphoriaState]]]:
    return [
        (STAR, Star(rules)),
        (STAR_OR_MARKET, StarOrMarket(rules)),
        (CONSTRUCT, Construct(rules)),
    ]


class Star(Step):
    """A star on the territory of the space that a worker was placed on (euphoria.market.1)."""

    def fits_effect(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return SPACE_FACTION[s.placement.space] != NO_FACTION

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        star_on_territory(self.rules, s, f.seat, SPACE_FACTION[s.placement.space])
        return None

    def possible(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return territory_open(self.rules, s, SPACE_FACTION[s.placement.space])


class StarOrMarket(Step):
    """A star on the territory or on a built market of its faction that lacks one's own.

    (euphoria.artifact-market.1)
    """

    skipping = NO_REFUSAL

    def fits_effect(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return SPACE_FACTION[s.placement.space] != NO_FACTION

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        options: list[int] = []
        for place in (MARKETS, *range(MARKETS)):
            if check_star(self.rules, s, f, place) == FINE:
                options.append(STAR_VERB << ARG_BITS | place)
        if not options:
            s.note(E_NO_STAR, f.seat, SPACE_FACTION[s.placement.space])
            return None
        return options

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        market = code & ARG_MASK
        if market == MARKETS:
            star_on_territory(self.rules, s, f.seat, SPACE_FACTION[s.placement.space])
        else:
            star_on_market(self.rules, s, f.seat, market)


def check_star(rules: EuphoriaRules, s: EuphoriaState, f: Frame, market: int) -> int:
    """Check `star` on a market, or on the territory (MARKETS)."""
    if f.op != STAR_OR_MARKET:
        return NOT_ASKED
    faction = SPACE_FACTION[s.placement.space]
    if market == MARKETS:
        return FINE if territory_open(rules, s, faction) else TERRITORY_FULL
    if SPACE_FACTION[FIRST_MARKET + market] != faction:
        return OTHER_FACTION
    if s.tiles[market] < 0:
        return NOT_BUILT
    return STAR_THERE if s.market_stars[market] >> f.seat & 1 else FINE


class Construct(Step):
    """The market is built as soon as enough spaces of its site are taken (euphoria.site.2)."""

    def fits_effect(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        site = SITE_OF[s.placement.space]
        return site >= 0 and s.tiles[site] < 0

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        site = SITE_OF[s.placement.space]
        if workers_on_site(s, site) >= self.rules.lookup.workers_to_build[s.seats]:
            s.agenda.append(build_frame(f.seat, site))
        return None
