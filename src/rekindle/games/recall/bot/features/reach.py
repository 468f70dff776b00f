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
    describe_buildings(s, p.seat, sheet)
    groups = describe_groups(p, sheet)
    kinds = [0] * len(HEX_KINDS)
    relics = [0] * len(CUBES)
    search(rules, s, p, groups, kinds, relics)
    sheet.row("near", kinds, len(HEX_KINDS))
    sheet.row("near-relicube", relics, len(CUBES))


def describe_buildings(s: RecallState, seat: int, sheet: Sheet) -> None:
    """Describe own buildings, and those of opponents: 1 for the next one, 2, 4."""
    own = sheet.room("building", SPACES)
    others = sheet.room("builders", SPACES)
    for space, seats in enumerate(s.buildings):
        if seats:
            in_order = seats >> seat | (seats & (1 << seat) - 1) << s.seats - seat
            sheet.put(own + space, in_order & 1)
            sheet.put(others + space, in_order >> 1)


def describe_groups(p: Player, sheet: Sheet) -> list[int]:
    """Describe how many groups there are; return where they stand."""
    groups: list[int] = []
    largest = 0
    for space, n in enumerate(p.followers):
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
            note(s, p, space, near, kinds, relics)
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
    kinds: list[int],
    relics: list[int],
) -> None:
    """Remember how near this hex is, if nothing of its kind is nearer and it is of use."""
    relic = s.relics[space]
    if relic and not relics[relic - 1] and p.cubes[relic - 1] < COLUMNS:
        relics[relic - 1] = near
    kind = s.kinds[space]
    built = s.buildings[space] >> p.seat & 1
    if kinds[kind] or built or (kind == SITE and not s.details[space]):
        return
    kinds[kind] = near
