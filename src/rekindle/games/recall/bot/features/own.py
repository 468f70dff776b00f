"""What only the seat itself knows, and what its choices hang on: not described of opponents."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.bot.features.reach import describe_reach
from rekindle.games.recall.engine.constants import (
    BOXES,
    COLUMNS,
    CRATES,
    CRYSTALS,
    CUBES,
    KEYCARDS,
    MONUMENTS,
    OBJECTIVES,
    REGIONS,
    SYMBOLS,
    TERRAINS,
    TRACKS,
    TRIBES,
    WORKSHOPS,
)
from rekindle.games.recall.engine.objectives import amount
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.bits import members
from rekindle.kernel.features import Sheet

NONE_LEFT: Final = 9
"""Crystals missing for a building that there is no piece for."""
NEXT_CHIP: Final[tuple[str, ...]] = ("next-chip-white", "next-chip-gray", "next-chip-black")


def describe_own(rules: RecallRules, s: RecallState, p: Player, sheet: Sheet) -> None:
    sheet.choice("tribe", p.tribe, len(TRIBES))
    sheet.members("crate", p.crates, CRATES)
    describe_objectives(rules, s, p, sheet)
    describe_used(p, sheet)
    describe_next(rules, s, p, sheet)
    describe_costs(rules, p, sheet)
    sheet.members("camp", p.camps, len(rules.lookup.camp_reward))
    sheet.row("pieces", p.there, REGIONS)
    describe_reach(rules, s, p, sheet)


# Objectives


def describe_objectives(rules: RecallRules, s: RecallState, p: Player, sheet: Sheet) -> None:
    """Describe those in hand, and how many things are missing for each."""
    sheet.members("objective", p.objectives, OBJECTIVES)
    at = sheet.room("missing", OBJECTIVES)
    for objective in members(p.objectives):
        sheet.put(at + objective, missing_for(rules, s, p, objective))


def missing_for(rules: RecallRules, s: RecallState, p: Player, objective: int) -> int:
    missing = 0
    for need, n in rules.lookup.objective_needs[objective]:
        have = amount(rules, s, p, need)
        if have < n:
            missing += n - have
    return missing


# What comes next


def describe_used(p: Player, sheet: Sheet) -> None:
    """Describe what a recall takes back."""
    at = sheet.room("used", KEYCARDS)
    used = 0
    for keycard in p.slots:
        if keycard >= 0:
            sheet.add(at + keycard, 1)
            used += 1
    sheet.number("slots-taken", used)


def describe_next(rules: RecallRules, s: RecallState, p: Player, sheet: Sheet) -> None:
    """Describe what the next symbol and the next chips bring."""
    symbol = 0
    while symbol < SYMBOLS and p.symbols >> symbol & 1:
        symbol += 1
    sheet.choice("next-upgrade", s.letters[symbol] if symbol < SYMBOLS else -1, len(BOXES))
    for track in range(len(TRACKS)):
        sheet.choice(NEXT_CHIP[track], next_chip(rules, s, p, track), len(s.light))


def next_chip(rules: RecallRules, s: RecallState, p: Player, track: int) -> int:
    """Return the next chip on a track, or -1 behind the last one."""
    steps = rules.lookup.chip_steps
    for i in range(len(steps)):
        if p.knowledge[track] < steps[i]:
            return s.light[track * len(steps) + i]
    return -1


# What it costs


def describe_costs(rules: RecallRules, p: Player, sheet: Sheet) -> None:
    """Describe crystals missing for the next buildings, followers for the next relicubes."""
    lookup = rules.lookup
    missing = [NONE_LEFT] * (len(TERRAINS) + 1)
    for terrain in range(len(TERRAINS)):
        level = p.workshops[terrain]
        if level < WORKSHOPS:
            missing[terrain] = shortage(p, lookup.workshop_cost[terrain * WORKSHOPS + level])
    if p.monuments < MONUMENTS:
        missing[len(TERRAINS)] = shortage(p, lookup.monument_cost[p.monuments])
    sheet.row("crystals-missing", missing, len(missing))
    costs = [0] * len(CUBES)
    for colour in range(len(CUBES)):
        column = p.cubes[colour]
        if column < COLUMNS:
            costs[colour] = lookup.cube_cost[column]
    sheet.row("relicube-cost", costs, len(CUBES))


def shortage(p: Player, cost: list[int]) -> int:
    """Return how many crystals of a cost are missing, conversions apart."""
    missing = 0
    for kind in range(len(CRYSTALS)):
        if cost[kind] > p.crystals[kind]:
            missing += cost[kind] - p.crystals[kind]
    return missing
