"""Revealing a region: which one, in which orientation, and what comes onto it (recall.reveal)."""

from __future__ import annotations

from rekindle.games.recall.engine.actions import camps
from rekindle.games.recall.engine.constants import (
    BAG_CUBE,
    BAG_STONE,
    HEXES,
    NO_TILE,
    REGION_TILE,
    REGIONS,
    SITE,
    STONES_ON_SITE,
    TRACKS,
    TURNS,
    UNTURNED,
)
from rekindle.games.recall.engine.culture import gain_points
from rekindle.games.recall.engine.map import (
    hex_in,
    is_open,
    known_tile,
    lay_tile,
    packed_stones,
    put_detail,
    stones_left,
)
from rekindle.games.recall.engine.ops import (
    E_FILL,
    E_LAY,
    E_REVEAL,
    LAY,
    LAY_VERB,
    REVEAL,
    REVEAL_VERB,
)
from rekindle.games.recall.engine.pieces import seats_around
from rekindle.games.recall.engine.reasons import (
    MUST_CHOOSE,
    NO_PRESENCE_NEAR,
    NOTHING_TO_REVEAL,
    REGION_OPEN,
)
from rekindle.games.recall.engine.rules import Question, RecallRules, Step
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.chance import draw_from_bits, draw_from_counts
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(REVEAL, Reveal(rules)), (LAY, Lay(rules))]


# Which region


class Reveal(Question):
    """Choose a face-down tile next to a region with presence (recall.reveal.2)."""

    skipping = FINE
    idling = NOTHING_TO_REVEAL

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        moves = [
            REVEAL_VERB << ARG_BITS | region
            for region in range(REGIONS)
            if may_reveal(self.rules, s, p, region)
        ]
        return [*moves, SKIP_CODE] if moves else None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            turn_up(self.rules, s, f.seat, code & ARG_MASK)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        p = s.players[seat]
        for region in range(REGIONS):
            if may_reveal(self.rules, s, p, region):
                return True
        return False


def may_reveal(rules: RecallRules, s: RecallState, p: Player, region: int) -> bool:
    return s.fronts[region] == NO_TILE and is_beside(rules, p, region)


def is_beside(rules: RecallRules, p: Player, region: int) -> bool:
    """Return whether a player has presence on a region adjacent to this one."""
    for near in rules.lookup.region_neighbours[region]:
        if p.there[near] > 0:
            return True
    return False


def check_reveal(rules: RecallRules, s: RecallState, f: Frame, region: int) -> int:
    if f.op != REVEAL:
        return NOT_ASKED
    if s.fronts[region] != NO_TILE:
        return REGION_OPEN
    return FINE if is_beside(rules, s.players[f.seat], region) else NO_PRESENCE_NEAR


def turn_up(rules: RecallRules, s: RecallState, seat: int, region: int) -> None:
    """Turn the tile over; how it lies is chosen when it has been seen (recall.reveal.3)."""
    tile = known_tile(rules, s, region)
    if tile < 0:
        tile = draw_from_bits(s, REGION_TILE, s.tile_pool)
        s.tile_pool &= ~(1 << tile)
    fronts = s.fronts[:]
    fronts[region] = UNTURNED
    s.fronts = fronts
    s.note(E_REVEAL, seat, region, tile)
    s.reveal()
    s.agenda.append(lay_frame(seat, region, tile))


# How it lies


def lay_frame(seat: int, region: int, tile: int) -> Frame:
    """Return the frame of a tile turned up; `b` stays free, where effects have their context."""
    return Frame(LAY, seat, 0, tile * REGIONS + region)


def region_turned(f: Frame) -> int:
    """Return the region of a LAY frame."""
    return f.a % REGIONS


def tile_turned(f: Frame) -> int:
    """Return the tile of a LAY frame."""
    return f.a // REGIONS


class Lay(Step):
    """Choose the orientation and score; step 1: fill the tile, and camps (recall.reveal.3 to 6).

    An upgrade that the points bring is chosen before the tile is filled.
    """

    skipping = MUST_CHOOSE

    def fits(self, s: RecallState, f: Frame) -> bool:
        tile, region = tile_turned(f), region_turned(f)
        if f.step > 1 or f.b or f.parts or tile >= REGIONS:
            return False
        if f.step == 1:
            return s.fronts[region] // TURNS == tile and is_bare_tile(s, region)
        return s.fronts[region] == UNTURNED and is_apart(self.rules, s, region, tile)

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        if f.step == 0:
            return [LAY_VERB << ARG_BITS | turn for turn in range(TURNS)]
        fill_tile(self.rules, s, region_turned(f))
        camps.revealed(self.rules, s, region_turned(f))
        return None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        region, tile, orientation = region_turned(f), tile_turned(f), code & ARG_MASK
        lay_tile(self.rules, s, region, tile, orientation)
        s.note(E_LAY, f.seat, region, tile, orientation)
        s.agenda.append(f.at(1))
        n = len(seats_around(self.rules, s, region))
        gain_points(self.rules, s, s.players[f.seat], n)


def is_apart(rules: RecallRules, s: RecallState, region: int, tile: int) -> bool:
    """Return whether this tile, just turned up, lies nowhere else and in no pile."""
    if s.tile_pool >> tile & 1:
        return False
    for front in s.fronts:
        if front >= 0 and front // TURNS == tile:
            return False
    known = known_tile(rules, s, region)
    return tile == known if known >= 0 else not rules.lookup.start_tiles >> tile & 1


def is_bare_tile(s: RecallState, region: int) -> bool:
    """Return whether a region is face up, with nothing on it yet."""
    if not is_open(s, region):
        return False
    for space in range(region * HEXES, region * HEXES + HEXES):
        if s.relics[space] or stones_left(s, space) or s.tokens[space]:
            return False
    for p in s.players:
        if p.there[region]:
            return False
    return True


def check_lay(rules: RecallRules, s: RecallState, f: Frame, orientation: int) -> int:
    return FINE if f.op == LAY else NOT_ASKED


# What comes onto it


def fill_tile(rules: RecallRules, s: RecallState, region: int) -> None:
    """A relicube on each symbol, three stones on each excavation site, from the bag.

    The bag gives as far as it goes (recall.reveal.5).
    """
    if not is_open(s, region):
        return
    tile, orientation = divmod(s.fronts[region], TURNS)
    relics = s.relics[:]
    for k in range(HEXES):
        space = hex_in(region, k, orientation)
        if rules.lookup.tile_cube[tile * HEXES + k] and sum(s.bag_cubes) > 0:
            s.note(E_FILL, s.turn, space)
            relics[space] = 1 + draw_from_counts(s, BAG_CUBE, s.bag_cubes)
        if s.kinds[space] == SITE and sum(s.bag_stones) > 0:
            s.note(E_FILL, s.turn, space)
            put_detail(s, space, packed_stones(stones_from_bag(s)))
    s.relics = relics


def stones_from_bag(s: RecallState) -> list[int]:
    """Draw the stones of one excavation site."""
    drawn = [0] * len(TRACKS)
    for _ in range(min(STONES_ON_SITE, sum(s.bag_stones))):
        drawn[draw_from_counts(s, BAG_STONE, s.bag_stones)] += 1
    return drawn
