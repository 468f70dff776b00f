"""Which spaces are open to a player (euphoria.spaces)."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.abilities import acting
from rekindle.games.euphoria.engine.conditions import holds
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
from rekindle.games.euphoria.engine.reasons import (
    BY_APOTHECARY,
    BY_ARENA,
    BY_LOUNGE,
    BY_PLAZA,
    BY_SPA,
    BY_TOLL,
    CANNOT_PAY,
    END_CLOSED,
    EXCLUSIVE,
    NOT_BUILT,
    SAME_SPACE,
    SITE_CLOSED,
    TAKEN,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState, Player, owner_of
from rekindle.games.euphoria.engine.ways import check_price, is_open
from rekindle.kernel.prices import payable
from rekindle.kernel.reasons import FINE, reason

LOOKING_ORDER: Final = (
    list(range(FIRST_MARKET, BREEZE_BAR))
    + list(range(FIRST_SITE, FIRST_MARKET))
    + list(range(FIRST_TUNNEL, FIRST_END))
    + list(range(BREEZE_BAR, SPACES))
    + list(range(FIRST_END, FIRST_SITE))
    + list(range(FIRST_TUNNEL))
)
"""The order in which spaces are offered: what brings stars first, what is always open last."""


def check_space(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, purse: list[int], space: int
) -> int:
    """Check whether this player may place a worker here."""
    return closed(rules, s, space) or barred(rules, s, p, purse, acting(p), space)


def closed(rules: EuphoriaRules, s: EuphoriaState, space: int) -> int:
    """Check whether anybody may place a worker here now (euphoria.spaces)."""
    kind = SPACE_KIND[space]
    if kind == SITE:
        if s.tiles[SITE_OF[space]] >= 0:
            return SITE_CLOSED
        if s.board[space]:
            return TAKEN
        if first_free(s, space) < space:
            return SAME_SPACE  # (euphoria.site.6)
    elif kind == MARKET:
        if s.tiles[space - FIRST_MARKET] < 0:
            return NOT_BUILT
    elif kind == TUNNEL_END and s.miners[space - FIRST_END] < rules.lookup.tunnel_end:
        return END_CLOSED
    return FINE


def first_free(s: EuphoriaState, space: int) -> int:
    """Return the first free space of a site among those up to this free one that cost the same.

    The first space costs something else.
    """
    free = FIRST_SITE + SITE_OF[space] * SITE_SPACES + 1
    while free < space and s.board[free]:
        free += 1
    return free


def open_spaces(rules: EuphoriaRules, s: EuphoriaState) -> tuple[int, ...]:
    """Return the spaces that are not closed; cached until one of them opens or closes."""
    if not s.open:
        s.open = tuple([space for space in LOOKING_ORDER if not closed(rules, s, space)])
    return s.open


def barred(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, purse: list[int], able: int, space: int
) -> int:
    """Check whether this player in particular may place a worker on this open space."""
    if p.penalties:
        found = forbidden(s, p, space)
        if found:
            return found
    for toll in rules.lookup.tolls:
        taxed = able >> toll.recruit & 1 and toll.spaces >> space & 1
        if taxed and not payable(rules.prices[toll.price], purse):
            return reason(BY_TOLL, toll.recruit)
    kind = SPACE_KIND[space]
    # As in `ways_to_pay`, but without a call: this is the innermost loop of the game.
    if kind == MARKET:
        ways = rules.lookup.tile_ways[s.tiles[space - FIRST_MARKET]]
    else:
        ways = rules.lookup.space_ways[space]
    for way in ways:
        # Most spaces fail here: too little of the first thing that the price asks for.
        if way.needs & ~able or purse[way.kind] < way.least:
            continue
        if is_open(rules, s, p, purse, space, way):
            return FINE
    if kind == TUNNEL_END and not holds(rules, s, p, ways[0].conditions[0]):
        return EXCLUSIVE
    return check_price(rules, p, purse, ways[0]) if p.penalties & NO_PAIRS else CANNOT_PAY


def forbidden(s: EuphoriaState, p: Player, space: int) -> int:
    """Check what the penalties of market tiles forbid (euphoria.penalty)."""
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
    """Return whether the construction site of this space holds another player's worker.

    (euphoria.penalty.6)
    """
    first = FIRST_SITE + SITE_OF[space] * SITE_SPACES
    for worker in s.board[first : first + SITE_SPACES]:
        if worker and owner_of(worker) != p.seat:
            return True
    return False
