"""Ways to pay: for spaces, for retrieving, and for the dilemma."""

from __future__ import annotations

from rekindle.games.euphoria.engine.abilities import acting, check_recruit
from rekindle.games.euphoria.engine.conditions import holds
from rekindle.games.euphoria.engine.constants import FIRST_MARKET, MARKET, NO_PAIRS, SPACE_KIND
from rekindle.games.euphoria.engine.lookup import Way
from rekindle.games.euphoria.engine.ops import BUMPED_OPPONENT, CHOOSE_WAY, DILEMMA_PRICE
from rekindle.games.euphoria.engine.reasons import (
    BY_COURTHOUSE,
    CANNOT_PAY,
    CONDITION,
    NO_HELP,
    REPLACED,
    SPACE_CONDITION,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState, Player, owner_of
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.prices import payable
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def ways_to_pay(rules: EuphoriaRules, s: EuphoriaState, space: int) -> list[Way]:
    """Return every way to pay for this space, the printed one first (euphoria.cost.1)."""
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
    """Return those of these ways that the player has the recruits for, that apply and can be paid.

    The printed way comes first; a way that always applies replaces it.
    """
    found: list[Way] = []
    for way in ways:
        if way.needs & ~able or not is_open(rules, s, p, purse, space, way):
            continue
        if way.always:
            found = []
        found.append(way)
        if way.price == NOTHING and way is ways[0]:
            break  # a player who may use the printed way for nothing is not asked to pay
    return found


def is_open(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, purse: list[int], space: int, way: Way
) -> bool:
    """Return whether this way applies and can be paid."""
    if way.conditions and not applies(rules, s, p, space, way):
        return False
    if way.price == NOTHING:
        return True
    price = price_now(p, way) if p.penalties else way.price
    return payable(rules.prices[price], purse)


def applies(rules: EuphoriaRules, s: EuphoriaState, p: Player, space: int, way: Way) -> bool:
    """Return whether the conditions of this way hold."""
    for condition in way.conditions:
        if not holds_before(rules, s, p, space, condition):
            return False
    return True


def holds_before(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, space: int, condition: int
) -> bool:
    """Return whether a condition holds before a placement, when nobody is bumped yet."""
    if condition >> 4 == BUMPED_OPPONENT:
        return s.board[space] != 0 and owner_of(s.board[space]) != p.seat
    return holds(rules, s, p, condition)


def price_now(p: Player, way: Way) -> int:
    """Return the way's price; under the Courthouse two identical artifacts do not stand for three.

    (euphoria.penalty.3)
    """
    return way.unpaired if p.penalties & NO_PAIRS else way.price


def ways_asked_for(rules: EuphoriaRules, s: EuphoriaState, f: Frame) -> list[Way]:
    """Return the ways to pay that this question chooses from; none if it asks something else."""
    if f.op == CHOOSE_WAY:
        return ways_to_pay(rules, s, s.placement.space)
    if f.op == DILEMMA_PRICE:
        return rules.lookup.dilemma_price[s.players[f.seat].dilemma]
    return []


def check_with(rules: EuphoriaRules, s: EuphoriaState, f: Frame, name: int) -> int:
    """Check `with`: the recruits that the way is named after, then the way itself."""
    p = s.players[f.seat]
    needs = recruits_of(rules, name)
    found = check_recruits(p, needs)
    if found != FINE:
        return found
    ways = ways_asked_for(rules, s, f)
    for way in ways:
        if way.name == name:
            found = check_way(rules, s, p, way)
            return found if found != FINE else check_listed(rules, s, p, way, ways)
    return NO_HELP if ways and needs else NOT_ASKED


def recruits_of(rules: EuphoriaRules, name: int) -> int:
    """Return the bits of the recruits that a way to pay for spaces or tiles is named after."""
    for table in (rules.lookup.space_ways, rules.lookup.tile_ways):
        for ways in table:
            for way in ways:
                if way.name == name:
                    return way.needs
    return 0


def check_recruits(p: Player, needs: int) -> int:
    """Check that each of these recruits (a bit mask) can act for the player."""
    for recruit in recruits_in(needs):
        found = check_recruit(p, recruit)
        if found != FINE:
            return found
    return FINE


def recruits_in(needs: int) -> list[int]:
    return [recruit for recruit in range(needs.bit_length()) if needs >> recruit & 1]


def check_way(rules: EuphoriaRules, s: EuphoriaState, p: Player, way: Way) -> int:
    """Check the recruits, the conditions and the price of one way to pay."""
    found = check_recruits(p, way.needs)
    if found != FINE:
        return found
    for condition in way.conditions:
        if not holds_before(rules, s, p, s.placement.space, condition):
            return reason(CONDITION if way.needs else SPACE_CONDITION, condition)
    return check_price(rules, p, rules.purse(s, p.seat), way)


def check_price(rules: EuphoriaRules, p: Player, purse: list[int], way: Way) -> int:
    """Check the price of a way; where only a pair would do, the Courthouse forbids it."""
    if way.price == NOTHING or payable(rules.prices[price_now(p, way)], purse):
        return FINE
    if p.penalties & NO_PAIRS and payable(rules.prices[way.price], purse):
        return BY_COURTHOUSE
    return CANNOT_PAY


def check_listed(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, way: Way, ways: list[Way]
) -> int:
    """Check that a payable way is offered: another that always applies may replace it."""
    space = s.placement.space
    for offered in open_ways(rules, s, p, rules.purse(s, p.seat), acting(p), space, ways):
        if offered is way:
            return FINE
        if offered.always:
            return reason(REPLACED, offered.name)
    return NOT_ASKED


def helpful_way(rules: EuphoriaRules, s: EuphoriaState, p: Player, space: int) -> Way | None:
    """Return another way to pay here that the player's recruits allow, payable or not."""
    able = acting(p)
    for way in ways_to_pay(rules, s, space):
        mine = way.needs and not way.needs & ~able
        if mine and way.price != NOTHING and applies(rules, s, p, space, way):
            return way
    return None
