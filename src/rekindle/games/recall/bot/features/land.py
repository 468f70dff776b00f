"""The map: what the hexes are, and what lies and stands on them."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.actions.goals import space_entered
from rekindle.games.recall.engine.constants import (
    FIRST_START,
    HEXES,
    MONUMENT,
    NO_TILE,
    REGIONS,
    SITE,
    SPACES,
    STONES,
    TURNS,
)
from rekindle.games.recall.engine.map import hex_in, stones_at, tile_on
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.features import Sheet

ENTERED: Final = 8
"""Times its place in the order of entering: added to the number of a relicube entered."""
TOKENS: Final = 16
"""Times the tokens of a hex: added to its pigs."""


class Regions:
    """Where the sites and monuments of a tile come to lie: by tile * 6 + orientation."""

    def __init__(self, rules: RecallRules) -> None:
        self.sites = [hexes_of(rules, front, SITE) for front in range(REGIONS * TURNS)]
        self.monuments = [hexes_of(rules, front, MONUMENT) for front in range(REGIONS * TURNS)]


def hexes_of(rules: RecallRules, front: int, kind: int) -> list[int]:
    """Return the hexes of a kind on a tile that lies like this, as places in its region."""
    tile, orientation = divmod(front, TURNS)
    return [
        hex_in(0, k, orientation)
        for k in range(HEXES)
        if rules.lookup.tile_kind[tile * HEXES + k] == kind
    ]


def describe_land(
    rules: RecallRules, regions: Regions, s: RecallState, seat: int, sheet: Sheet
) -> None:
    sheet.row("kind", s.kinds, FIRST_START)
    describe_relicubes(s, sheet)
    describe_things(s, sheet)
    describe_regions(regions, s, sheet)
    describe_reveals(rules, s, seat, sheet)


# By hex


def describe_relicubes(s: RecallState, sheet: Sheet) -> None:
    """Describe relicubes by 1 + their colour; those entered in this movement are in order."""
    relics = s.relics
    if s.entered:
        relics = relics[:]
        place = 1
        for entry in s.entered:
            relics[space_entered(entry)] += place * ENTERED
            place += 1
    sheet.row("relicube", relics, FIRST_START)


def describe_things(s: RecallState, sheet: Sheet) -> None:
    """Describe pigs and tokens."""
    pigs = s.pigs
    at = sheet.room("things", SPACES)
    for space, tokens in enumerate(s.tokens):
        if tokens or pigs[space]:
            sheet.put(at + space, tokens * TOKENS + pigs[space])


# By region


def describe_regions(regions: Regions, s: RecallState, sheet: Sheet) -> None:
    """Describe tiles, how they lie, the stones of their sites, and their monument tiles."""
    tiles = sheet.room("tile-at", REGIONS)
    orientations = sheet.room("orientation", REGIONS)
    stones = sheet.room("site", REGIONS * len(STONES))
    monuments = sheet.room("monument-tile", REGIONS)
    for region in range(REGIONS):
        front = s.fronts[region]
        if front < 0:
            continue
        sheet.put(tiles + region, 1 + front // TURNS)
        sheet.put(orientations + region, 1 + front % TURNS)
        for k in regions.sites[front]:
            for colour in range(len(STONES)):
                there = stones_at(s, region * HEXES + k, colour)
                if there:
                    sheet.add(stones + region * len(STONES) + colour, there)
        for k in regions.monuments[front]:
            sheet.put(monuments + region, 1 + tile_on(s, region * HEXES + k))


def describe_reveals(rules: RecallRules, s: RecallState, seat: int, sheet: Sheet) -> None:
    """Describe the points for revealing a region, and which ones this seat may reveal."""
    present = [0] * REGIONS
    for p in s.players:
        there, own = p.there, 1 << p.seat
        for region in range(REGIONS):
            if there[region]:
                present[region] |= own
    points = sheet.room("reveal-points", REGIONS)
    mine = 0
    for region in range(REGIONS):
        if s.fronts[region] != NO_TILE:
            continue
        seats = 0
        for near in rules.lookup.region_neighbours[region]:
            seats |= present[near]
        sheet.put(points + region, SEATS_IN[seats])
        if seats >> seat & 1:
            mine |= 1 << region
    sheet.members("may-reveal", mine, REGIONS)


SEATS_IN: Final = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]
"""How many seats there are in a set of them."""
