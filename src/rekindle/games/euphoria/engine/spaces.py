"""Which spaces are open to whom, and in which ways they can be paid for."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.abilities import acting, holds
from rekindle.games.euphoria.engine.constants import (
    AREA,
    BREEZE_BAR,
    FIRST_END,
    FIRST_MARKET,
    FIRST_SITE,
    FIRST_TUNNEL,
    ICARITE,
    MARKET,
    NO_ICARUS,
    NO_MARKET_WITHOUT_STAR,
    NO_PAIRS,
    NO_SELF_BUMP,
    NO_SHARED_SITE,
    ONE_WORKER_AN_AREA,
    SITE,
    SITE_OF,
    SITE_SPACES,
    SPACE_FACTION,
    SPACE_KIND,
    SPACES,
    TUNNEL_END,
)
from rekindle.games.euphoria.engine.lookup import Way
from rekindle.games.euphoria.engine.ops import (
    BUMPED_OPPONENT,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.prices import payable

# Why a worker may not be placed on a space; 0 is no reason at all.
FINE: Final = 0
NOT_BUILT: Final = 1
SITE_CLOSED: Final = 2
TAKEN: Final = 3
END_CLOSED: Final = 4
EXCLUSIVE: Final = 5
CANNOT_PAY: Final = 6
SAME_SPACE: Final = 7
BY_SPA: Final = 8
BY_PLAZA: Final = 9
BY_LOUNGE: Final = 10
BY_APOTHECARY: Final = 11
BY_ARENA: Final = 12
BY_TOLL: Final = 13

LOOKING_ORDER: Final = (
    list(range(FIRST_MARKET, BREEZE_BAR))
    + list(range(FIRST_SITE, FIRST_MARKET))
    + list(range(FIRST_TUNNEL, FIRST_END))
    + list(range(BREEZE_BAR, SPACES))
    + list(range(FIRST_END, FIRST_SITE))
    + list(range(FIRST_TUNNEL))
)
"""The order in which spaces are offered: what brings stars first, what is always open last."""


def hindrance(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, purse: list[int], space: int
) -> int:
    """Why this player may not place a worker here, or FINE."""
    return closed(rules, s, space) or barred(rules, s, p, purse, acting(p), space)


def closed(rules: EuphoriaRules, s: EuphoriaState, space: int) -> int:
    """Why nobody may place a worker here now, or FINE (euphoria.spaces)."""
    kind = SPACE_KIND[space]
    if kind == SITE:
        if s.tiles[SITE_OF[space]] >= 0:
            return SITE_CLOSED
        if s.board[space]:
            return TAKEN
        if space > FIRST_SITE + SITE_OF[space] * SITE_SPACES + 1 and not s.board[space - 1]:
            return SAME_SPACE  # the last three cost the same: the first free one is offered
    elif kind == MARKET:
        if s.tiles[space - FIRST_MARKET] < 0:
            return NOT_BUILT
    elif kind == TUNNEL_END and s.miners[space - FIRST_END] < rules.lookup.tunnel_end:
        return END_CLOSED
    return FINE


def open_spaces(rules: EuphoriaRules, s: EuphoriaState) -> tuple[int, ...]:
    """The spaces that are not closed; kept in the state until one of them opens or closes."""
    if not s.open:
        s.open = tuple([space for space in LOOKING_ORDER if not closed(rules, s, space)])
    return s.open


def barred(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, purse: list[int], able: int, space: int
) -> int:
    """Why this player in particular may not place a worker on this open space, or FINE."""
    if p.penalties:
        reason = forbidden(s, p, space)
        if reason:
            return reason
    for toll in rules.lookup.tolls:
        taxed = able >> toll.recruit & toll.spaces >> space & 1
        if taxed and not payable(rules.prices[toll.price], purse):
            return BY_TOLL
    ways = ways_to_pay(rules, s, space)
    for way in ways:
        # Most spaces fail here: too little of the first thing that the price asks for.
        if way.needs & ~able or purse[way.kind] < way.least:
            continue
        if is_open(rules, s, p, purse, space, way):
            return FINE
    if SPACE_KIND[space] == TUNNEL_END and not holds(rules, s, p, ways[0].conditions[0]):
        return EXCLUSIVE
    return CANNOT_PAY


def forbidden(s: EuphoriaState, p: Player, space: int) -> int:
    """What the penalties of market tiles forbid (euphoria.penalty)."""
    kind = SPACE_KIND[space]
    if kind == AREA:
        if p.penalties & ONE_WORKER_AN_AREA and space in p.spots:
            return BY_ARENA
    elif kind == SITE:
        if p.penalties & NO_SHARED_SITE and others_on_site(s, p, space):
            return BY_LOUNGE
    else:
        no_star = kind == MARKET and not s.market_stars[space - FIRST_MARKET] >> p.seat & 1
        if no_star and p.penalties & NO_MARKET_WITHOUT_STAR:
            return BY_PLAZA
        if p.penalties & NO_SELF_BUMP and s.board[space] and owner_of(s.board[space]) == p.seat:
            return BY_SPA
    if SPACE_FACTION[space] == ICARITE and p.penalties & NO_ICARUS:
        return BY_APOTHECARY
    return FINE


def others_on_site(s: EuphoriaState, p: Player, space: int) -> bool:
    """Does the construction site of this space hold another player's worker?

    (euphoria.penalty.6)
    """
    first = FIRST_SITE + SITE_OF[space] * SITE_SPACES
    for worker in s.board[first : first + SITE_SPACES]:
        if worker and owner_of(worker) != p.seat:
            return True
    return False


def owner_of(worker: int) -> int:
    """The seat whose worker the board shows."""
    return (worker - 1) >> 2


def ways_to_pay(rules: EuphoriaRules, s: EuphoriaState, space: int) -> list[Way]:
    """Every way to pay for this space, the printed one first (euphoria.cost.1)."""
    if SPACE_KIND[space] == MARKET:
        return rules.lookup.tile_ways[s.tiles[space - FIRST_MARKET]]
    return rules.lookup.space_ways[space]


def open_ways(
    rules: EuphoriaRules,
    s: EuphoriaState,
    p: Player,
    purse: list[int],
    able: int,
    space: int,
    ways: list[Way],
) -> list[Way]:
    """Those of these ways that the player has the recruits for, that apply, and can be paid.

    The printed way comes first; a way that always applies takes its place.
    """
    found: list[Way] = []
    for way in ways:
        if way.needs & ~able or not is_open(rules, s, p, purse, space, way):
            continue
        if way.always:
            found = []
        found.append(way)
        if way.price == NOTHING and way is ways[0]:
            break  # who may use the printed way for nothing is not asked to pay
    return found


def is_open(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, purse: list[int], space: int, way: Way
) -> bool:
    """Does this way apply, and can it be paid?"""
    if way.conditions and not applies(rules, s, p, space, way):
        return False
    if way.price == NOTHING:
        return True
    price = price_now(p, way) if p.penalties else way.price
    return payable(rules.prices[price], purse)


def applies(rules: EuphoriaRules, s: EuphoriaState, p: Player, space: int, way: Way) -> bool:
    """Do the conditions of this way hold?"""
    for condition in way.conditions:
        if not holds_before(rules, s, p, space, condition):
            return False
    return True


def holds_before(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, space: int, condition: int
) -> bool:
    """A condition looked at before a placement: nobody is bumped yet, so who stands there?"""
    if condition >> 4 == BUMPED_OPPONENT:
        return s.board[space] != 0 and owner_of(s.board[space]) != p.seat
    return holds(rules, s, p, condition)


def price_now(p: Player, way: Way) -> int:
    """The way's price; under the Courthouse two identical artifacts do not stand for three.

    (euphoria.penalty.3)
    """
    return way.unpaired if p.penalties & NO_PAIRS else way.price
