"""What lies on the board beside the map: displays, piles, chips, path cards, ancient tribes."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.constants import (
    BOXES,
    CRATES,
    CUBES,
    GADGETS,
    GRAYS,
    GREENS,
    MONUMENT_TILES,
    PATHS,
    RINGS,
    STONES,
    TRACKS,
    TRIBES,
    YELLOWS,
)
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.bits import count
from rekindle.kernel.features import Sheet

OFFERED: Final = 10
"""What stands for the first tribe in the draft, and its gadget."""


def describe_board(s: RecallState, sheet: Sheet) -> None:
    describe_displays(s, sheet)
    describe_tracks(s, sheet)
    describe_tribes(s, sheet)


def describe_displays(s: RecallState, sheet: Sheet) -> None:
    sheet.row("yellow", s.yellow, YELLOWS)
    sheet.members("green", s.green, GREENS)
    sheet.members("gray", s.gray, GRAYS)
    sheet.number("green-pile", count(s.green_deck) + len(s.green_bottom))
    sheet.number("gray-pile", count(s.gray_deck))
    describe_order("green-bottom", s.green_bottom, GREENS, sheet)
    sheet.row("display", s.display, len(CUBES))
    sheet.row("bag-relicubes", s.bag_cubes, len(CUBES))
    sheet.row("bag-stones", s.bag_stones, len(STONES))
    sheet.members("monument", s.monument_tiles, MONUMENT_TILES)
    sheet.number("crate-pile", count(s.crate_deck))
    sheet.members("crate-used", s.crates_used, CRATES)
    sheet.members("ring", s.rings, RINGS)


def describe_order(name: str, items: tuple[int, ...], n: int, sheet: Sheet) -> None:
    """Describe which of n things lie in a row: 0 for those that do not, 1 for the first."""
    at = sheet.room(name, n)
    place = 1
    for item in items:
        sheet.put(at + item, place)
        place += 1


def describe_tracks(s: RecallState, sheet: Sheet) -> None:
    """Describe what was laid out for good: chips, upgrade stacks, and path cards by slot."""
    sheet.row("stack", s.letters, len(BOXES))
    sheet.row("light-chip", s.light, 2 * len(TRACKS))
    sheet.row("dark-chip", s.dark, len(PATHS))
    sheet.row("path-card", s.paths, len(PATHS))
    sheet.members("side-b", s.path_sides, len(PATHS))
    sheet.members("visited", s.visitors, len(TRACKS))


def describe_tribes(s: RecallState, sheet: Sheet) -> None:
    """Describe where tribes and gadgets lie: 1 + the track of an ancient tribe.

    Before the game it is OFFERED + the place in the draft, the same for a tribe and its gadget.
    """
    tribes = sheet.room("tribe-at", len(TRIBES))
    gadgets = sheet.room("gadget-at", GADGETS)
    for track in range(len(TRACKS)):
        if s.ancients[track] >= 0:
            sheet.put(tribes + s.ancients[track], 1 + track)
        sheet.mark(gadgets, s.ancient_gadgets[track], 1 + track)
    describe_offer(s.offered_tribes, tribes, sheet)
    describe_offer(s.offered_gadgets, gadgets, sheet)


def describe_offer(items: tuple[int, ...], at: int, sheet: Sheet) -> None:
    place = OFFERED
    for item in items:
        sheet.put(at + item, place)
        place += 1
