"""What tribes put on the map, and where it may lie: pig farms, islands and rafts (recall.tribe)."""

from __future__ import annotations

from rekindle.games.recall.engine.constants import (
    FARM,
    FARMS,
    FIELD,
    ISLAND,
    ISLANDS,
    MONUMENT,
    MOUNTAIN,
    PIGS,
    PRINTED,
    SPACES,
    VAULT,
    WATER,
    WHITE,
)
from rekindle.games.recall.engine.crystals import gain_crystals
from rekindle.games.recall.engine.culture import gain_points
from rekindle.games.recall.engine.map import (
    become_island,
    is_terrain,
    pigs_shown,
    put_pigs,
    put_token,
)
from rekindle.games.recall.engine.ops import (
    E_FARM,
    E_ISLAND,
    E_RAFT,
    PLACE_FARM,
    PLACE_ISLAND,
    PLACE_RAFT,
    PLACE_VERB,
)
from rekindle.games.recall.engine.pieces import add_followers, is_present, is_vacant
from rekindle.games.recall.engine.reasons import (
    FARM_THERE,
    NO_FARMS_LEFT,
    NO_FIELD,
    NO_FIELD_FREE,
    NO_ISLAND_FREE,
    NO_ISLAND_GROUND,
    NO_ISLANDS_LEFT,
    NO_PIECE_BESIDE,
    NO_PLAIN_WATER,
    NO_WATER_FREE,
    NOBODY_ABOARD,
    NOT_PRESENT,
    NOT_VACANT,
    RAFT_THERE,
)
from rekindle.games.recall.engine.rules import Question, RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, reason
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [
        (PLACE_FARM, PlaceFarm(rules)),
        (PLACE_ISLAND, PlaceIsland(rules)),
        (PLACE_RAFT, PlaceRaft(rules)),
    ]


def placing_moves(spaces: list[int]) -> list[int]:
    return [PLACE_VERB << ARG_BITS | space for space in spaces]


def number_of(s: RecallState, token: int) -> int:
    """Return how many farms, islands or rings lie on the map."""
    n = 0
    for tokens in s.tokens:
        if tokens & token:
            n += 1
    return n


# Pig farms (recall.tribe.dorian)


class PlaceFarm(Question):
    """A pig farm on a field, with as many pigs as it shows (recall.tribe.dorian.1 and 6)."""

    skipping = FINE

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        spaces = farm_spaces(s, s.players[f.seat])
        return [*placing_moves(spaces), SKIP_CODE] if spaces else None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        space = code & ARG_MASK
        pigs = min(pigs_shown(s, space), PIGS - sum(s.pigs))
        put_token(s, space, FARM)
        put_pigs(s, space, pigs)
        s.note(E_FARM, f.seat, space, pigs)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return bool(farm_spaces(s, s.players[seat]))

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        return NO_FIELD_FREE if number_of(s, FARM) < FARMS else NO_FARMS_LEFT


def farm_spaces(s: RecallState, p: Player) -> list[int]:
    if number_of(s, FARM) == FARMS:
        return []
    return [space for space in range(SPACES) if why_no_farm(s, p, space) == FINE]


def why_no_farm(s: RecallState, p: Player, space: int) -> int:
    """Return why no farm can be placed on this hex, or FINE."""
    if s.kinds[space] != FIELD:
        return reason(NO_FIELD, s.kinds[space])
    if s.tokens[space] & FARM:
        return FARM_THERE
    return FINE if is_present(s, p, space) else NOT_PRESENT


# Islands (recall.tribe.enterin)


class PlaceIsland(Question):
    """An island beside an own piece; buildings next to it bring rewards.

    (recall.tribe.enterin.1 and 2)
    """

    skipping = FINE

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        spaces = island_spaces(self.rules, s, s.players[f.seat])
        return [*placing_moves(spaces), SKIP_CODE] if spaces else None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        p, space = s.players[f.seat], code & ARG_MASK
        become_island(self.rules, s, space)
        s.note(E_ISLAND, f.seat, space)
        reward_island(self.rules, s, p, space)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        if number_of(s, ISLAND) == ISLANDS:
            return False
        p = s.players[seat]
        for space in range(SPACES):
            if why_no_island(self.rules, s, p, space) == FINE:
                return True
        return False

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        return NO_ISLAND_FREE if number_of(s, ISLAND) < ISLANDS else NO_ISLANDS_LEFT


def island_spaces(rules: RecallRules, s: RecallState, p: Player) -> list[int]:
    if number_of(s, ISLAND) == ISLANDS:
        return []
    return [space for space in range(SPACES) if why_no_island(rules, s, p, space) == FINE]


def why_no_island(rules: RecallRules, s: RecallState, p: Player, space: int) -> int:
    """Return why no island can be placed on this hex, or FINE."""
    kind = s.kinds[space]
    if kind != WATER and not 0 < kind <= MOUNTAIN:
        return reason(NO_ISLAND_GROUND, kind)
    if not is_vacant(s, space):
        return NOT_VACANT
    for near in rules.lookup.neighbours[space]:
        if is_present(s, p, near):
            return FINE
    return NO_PIECE_BESIDE


def reward_island(rules: RecallRules, s: RecallState, p: Player, space: int) -> None:
    """Gain something for each hex with buildings beside a new island, whoever built there."""
    crystals = followers = points = 0
    for near in rules.lookup.neighbours[space]:
        if not s.buildings[near]:
            continue
        kind = s.kinds[near]
        if is_terrain(s, near):
            crystals += 1
        elif kind == VAULT:
            followers += 1
        elif kind in (MONUMENT, PRINTED):
            points += 1
    gain_crystals(s, p, WHITE, crystals)
    add_followers(s, p, space, followers)
    gain_points(rules, s, p, points)


# Rafts (recall.tribe.finder)


class PlaceRaft(Question):
    """The raft onto any vacant water hex, with followers from the supply.

    (recall.tribe.finder.1 and 3)
    """

    skipping = FINE

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        spaces = raft_spaces(s) if has_crew(p) else []
        return [*placing_moves(spaces), SKIP_CODE] if spaces else None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        p, space = s.players[f.seat], code & ARG_MASK
        boarding = min(self.rules.effects[effect_of(f)].n, p.supply)
        p.supply -= boarding
        p.aboard += boarding
        p.raft = space
        s.note(E_RAFT, f.seat, space, p.aboard)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return has_crew(s.players[seat]) and bool(raft_spaces(s))

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        return NO_WATER_FREE if has_crew(s.players[seat]) else NOBODY_ABOARD


def has_crew(p: Player) -> bool:
    """Return whether somebody would be aboard the raft."""
    return p.supply > 0 or p.aboard > 0


def raft_spaces(s: RecallState) -> list[int]:
    """Return the vacant water hexes; the hex of a raft is not vacant."""
    kinds = s.kinds
    return [space for space in range(SPACES) if kinds[space] == WATER and is_vacant(s, space)]


def why_no_raft(s: RecallState, p: Player, space: int) -> int:
    """Return why the raft cannot be placed on this hex, or FINE."""
    if s.kinds[space] != WATER:
        return reason(NO_PLAIN_WATER, s.kinds[space])
    if p.raft == space:
        return RAFT_THERE
    return FINE if is_vacant(s, space) else NOT_VACANT
