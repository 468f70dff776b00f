"""The map: what hexes are, which of them touch, and the tables for movement.

`survey` brings the tables up to date whenever a tile is laid or an island is placed.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.constants import (
    CAMP,
    FACE_DOWN,
    FIRST_START,
    FOREST,
    HEXES,
    ISLAND,
    MONUMENT,
    MOUNTAIN,
    NO_REGION,
    NO_TILE,
    PRINTED,
    SITE,
    SPACES,
    START,
    TURNS,
    VAULT,
    VOLCANO,
    VOLCANOES,
    WATER,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.bits import members

STONE_BITS: Final = 2
STONE_MASK: Final = 3


def region_of(space: int) -> int:
    """Return the region of a hex; starting spaces and printed hexes have none (recall.term.6)."""
    return space // HEXES if space < FIRST_START else NO_REGION


def hex_in(region: int, k: int, orientation: int) -> int:
    """Return where the k-th hex of a tile comes to lie: 0 is the middle, then clockwise."""
    return region * HEXES if k == 0 else region * HEXES + 1 + (k - 1 + orientation) % TURNS


def is_open(s: RecallState, region: int) -> bool:
    """Return whether the tile of a region lies face up."""
    return s.fronts[region] >= 0


# What a hex is


def is_water(s: RecallState, space: int) -> bool:
    """Return whether a hex belongs to a water area: plain water or an island."""
    return s.kinds[space] == WATER or s.tokens[space] & ISLAND != 0


def is_terrain(s: RecallState, space: int) -> bool:
    """Return whether workshops are built here: on fields, forests, mountains (islands too)."""
    return 0 < s.kinds[space] <= MOUNTAIN


def is_building_ground(kind: int) -> bool:
    return 0 < kind <= MOUNTAIN or kind in (VAULT, MONUMENT, PRINTED)


def camp_at(s: RecallState, space: int) -> int:
    """Return the camp on this hex, or -1."""
    return s.details[space] if s.kinds[space] == CAMP else -1


def pigs_shown(s: RecallState, space: int) -> int:
    """Return the pigs printed on a field."""
    return s.details[space]


def stones_at(s: RecallState, space: int, colour: int) -> int:
    """Return how many stones of a colour lie on an excavation site."""
    return s.details[space] >> colour * STONE_BITS & STONE_MASK


def stones_left(s: RecallState, space: int) -> int:
    """Return how many stones lie on this hex."""
    if s.kinds[space] != SITE:
        return 0
    packed = s.details[space]
    return (packed & STONE_MASK) + (packed >> STONE_BITS & STONE_MASK) + (packed >> 2 * STONE_BITS)


def packed_stones(counts: list[int]) -> int:
    """Return the stones of a site as one number."""
    return counts[0] | counts[1] << STONE_BITS | counts[2] << 2 * STONE_BITS


def tile_on(s: RecallState, space: int) -> int:
    """Return the monument tile on a monument hex of a region, or NO_TILE."""
    return s.details[space]


def printed_track(s: RecallState, space: int) -> int:
    """Return the knowledge track that a printed monument hex scores."""
    return s.details[space]


def put_detail(s: RecallState, space: int, value: int) -> None:
    details = s.details[:]
    details[space] = value
    s.details = details


def put_token(s: RecallState, space: int, token: int) -> None:
    tokens = s.tokens[:]
    tokens[space] |= token
    s.tokens = tokens


def put_pigs(s: RecallState, space: int, n: int) -> None:
    pigs = s.pigs[:]
    pigs[space] += n
    s.pigs = pigs


def take_relic(s: RecallState, space: int) -> None:
    relics = s.relics[:]
    relics[space] = 0
    s.relics = relics


# Laying a tile


def lay_tile(rules: RecallRules, s: RecallState, region: int, tile: int, orientation: int) -> None:
    """Lay a tile face up in this orientation; it is filled afterwards."""
    lookup = rules.lookup
    kinds, details = s.kinds[:], s.details[:]
    for k in range(HEXES):
        space = hex_in(region, k, orientation)
        kind = lookup.tile_kind[tile * HEXES + k]
        kinds[space] = kind
        if kind == CAMP:
            details[space] = lookup.tile_camp[tile * HEXES + k]
        elif kind == MONUMENT:
            details[space] = NO_TILE
        else:
            details[space] = lookup.tile_pigs[tile * HEXES + k]
    fronts = s.fronts[:]
    fronts[region] = tile * TURNS + orientation
    s.kinds, s.details, s.fronts = kinds, details, fronts
    survey(rules, s)


def known_tile(rules: RecallRules, s: RecallState, region: int) -> int:
    """Return the tile that everybody knows to lie face down on this region, or -1.

    With one or two players it is the second starting tile (recall.setup.10).
    """
    if region != rules.lookup.start_right or is_open(s, region):
        return -1
    left = rules.lookup.start_tiles & ~(1 << s.fronts[rules.lookup.start_left] // TURNS)
    return members(left)[0]


def become_island(rules: RecallRules, s: RecallState, space: int) -> None:
    """The hex is water and forest from now on (recall.tribe.enterin.2)."""
    kinds = s.kinds[:]
    kinds[space] = FOREST
    s.kinds = kinds
    put_detail(s, space, 0)
    put_token(s, space, ISLAND)
    survey(rules, s)


# The tables


def survey(rules: RecallRules, s: RecallState) -> None:
    """Bring the tables for movement up to date."""
    neighbours = rules.lookup.neighbours
    roads: list[list[int]] = []
    for space in range(SPACES):
        roads.append([near for near in neighbours[space] if is_land(s.kinds[near])])
    s.roads = roads
    survey_water(s, neighbours)


def survey_water(s: RecallState, neighbours: list[list[int]]) -> None:
    """Number the water areas (recall.term.10)."""
    areas = [-1] * SPACES
    area = 0
    for first in range(SPACES):
        if areas[first] >= 0 or not is_water(s, first):
            continue
        areas[first] = area
        found = [first]
        i = 0
        while i < len(found):
            for near in neighbours[found[i]]:
                if is_water(s, near) and areas[near] < 0:
                    areas[near] = area
                    found.append(near)
            i += 1
        area += 1
    s.areas = areas


def with_tables(rules: RecallRules, s: RecallState) -> None:
    """Make the tables if they are missing, as they are after loading."""
    if not s.roads:
        survey(rules, s)


def is_land(kind: int) -> bool:
    """Return whether everybody may move onto such a hex (recall.move.3, move.4)."""
    return kind != FACE_DOWN and kind != WATER and kind != VOLCANO and kind != START


def may_enter(s: RecallState, p: Player, space: int) -> bool:
    """Return whether ordinary movement of this player may enter a hex, relicubes apart."""
    kind = s.kinds[space]
    if is_land(kind):
        return True
    if kind == VOLCANO:
        return p.passives & VOLCANOES != 0
    return kind == START and s.details[space] == p.start


def ways_on(rules: RecallRules, s: RecallState, p: Player, space: int) -> list[int]:
    """Return the hexes that an ordinary move of this player may go on to."""
    with_tables(rules, s)
    around = s.roads[space]
    if p.passives & VOLCANOES or start_space(p) in rules.lookup.neighbours[space]:
        return [near for near in rules.lookup.neighbours[space] if may_enter(s, p, near)]
    return around


def start_space(p: Player) -> int:
    """Return the starting space of a player; there is none before it is chosen."""
    return FIRST_START + p.start if p.start >= 0 else -1
