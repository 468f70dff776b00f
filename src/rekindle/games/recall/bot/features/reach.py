"""What a player's groups can reach, and what stands there."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.constants import COLUMNS, CUBES, HEX_KINDS, SITE, SPACES
from rekindle.games.recall.engine.map import with_tables
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.features import Sheet

FURTHEST: Final = 3
"""Moves within which anything is looked for."""


def describe_reach(rules: RecallRules, s: RecallState, p: Player, sheet: Sheet) -> None:
    """Describe buildings and groups, and how near some group is to each kind of hex.

    That is 0 for what is out of reach, 1 for what is as far as can be, and the highest number
    where a group stands already.
    """
    built = describe_buildings(s, p.seat, sheet)
    groups = describe_groups(p, sheet)
    kinds = [0] * len(HEX_KINDS)
    relics = [0] * len(CUBES)
    search(rules, s, p, groups, built, kinds, relics)
    sheet.row("near", kinds, len(HEX_KINDS))
    sheet.row("near-relicube", relics, len(CUBES))


def describe_buildings(s: RecallState, seat: int, sheet: Sheet) -> list[int]:
    """Describe own buildings, and those of opponents: 1 for the next one, 2, 4; return the own."""
    buildings = s.buildings
    own = [0] * SPACES
    others = [0] * SPACES
    for space in range(SPACES):
        seats = buildings[space]
        if seats:
            own[space] = seats >> seat & 1
            others[space] = (seats >> seat | (seats & (1 << seat) - 1) << s.seats - seat) >> 1
    sheet.row("building", own, SPACES)
    sheet.row("builders", others, SPACES)
    return own


def describe_groups(p: Player, sheet: Sheet) -> list[int]:
    """Describe how many groups there are; return where they stand."""
    followers = p.followers
    groups: list[int] = []
    largest = 0
    for space in range(SPACES):
        n = followers[space]
        if n:
            groups.append(space)
            if n > largest:
                largest = n
    sheet.number("groups", len(groups))
    sheet.number("largest-group", largest)
    return groups


def search(
    rules: RecallRules,
    s: RecallState,
    p: Player,
    line: list[int],
    built: list[int],
    kinds: list[int],
    relics: list[int],
) -> None:
    """Go on from these hexes move by move, over what everybody may enter, up to relicubes."""
    with_tables(rules, s)
    roads, on_hex = s.roads, s.relics
    seen = [0] * SPACES
    for space in line:
        seen[space] = 1
    near = FURTHEST + 1
    while near:
        further: list[int] = []
        for space in line:
            note(s, p, space, near, built, kinds, relics)
            if near == 1 or (on_hex[space] and near <= FURTHEST):
                continue
            for other in roads[space]:
                if not seen[other]:
                    seen[other] = 1
                    further.append(other)
        line = further
        near -= 1


def note(
    s: RecallState,
    p: Player,
    space: int,
    near: int,
    built: list[int],
    kinds: list[int],
    relics: list[int],
) -> None:
    """Remember how near this hex is, if nothing of its kind is nearer and it is of use."""
    relic = s.relics[space]
    if relic and not relics[relic - 1] and p.cubes[relic - 1] < COLUMNS:
        relics[relic - 1] = near
    kind = s.kinds[space]
    if kinds[kind] or built[space] or (kind == SITE and not s.details[space]):
        return
    kinds[kind] = near
