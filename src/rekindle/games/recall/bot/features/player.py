"""What everybody may know of a player; the same numbers for oneself and for opponents."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.constants import (
    ABILITIES,
    BOXES,
    CRYSTALS,
    CUBES,
    KEYCARDS,
    SECTIONS,
    SPACES,
    STONES,
    SYMBOLS,
    TERRAINS,
    TRACKS,
    VAULTS,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.scoring import LINES
from rekindle.games.recall.engine.state import Player
from rekindle.kernel.bits import count, members
from rekindle.kernel.features import Sheet

PATH_OF: Final[tuple[str, ...]] = ("path-1", "path-2", "path-3")
"""By section."""


def describe_player(
    rules: RecallRules, p: Player, points: list[int], total: int, sheet: Sheet
) -> None:
    sheet.row("points", points, len(LINES))
    sheet.number("total", total)
    describe_goods(rules, p, sheet)
    describe_abilities(p, sheet)
    describe_mat(p, sheet)
    describe_keycards(p, sheet)
    describe_pieces(rules, p, sheet)


def describe_goods(rules: RecallRules, p: Player, sheet: Sheet) -> None:
    sheet.row("crystals", p.crystals, len(CRYSTALS))
    sheet.row("stones", p.stones, len(STONES))
    sheet.number("own-stones", p.own_stones)
    sheet.number("ready-stones", p.ready)
    sheet.row("relicubes", p.cubes, len(CUBES))
    sheet.row("knowledge", p.knowledge, len(TRACKS))
    sheet.members("unlocked", p.unlocked, len(TRACKS))
    sheet.members("symbol", p.symbols, SYMBOLS)
    sheet.number("to-symbol", steps_to_symbol(rules, p))
    sheet.number("crates", count(p.crates))
    sheet.number("objectives", count(p.objectives))
    sheet.number("discarded", 1 + p.dropped)
    sheet.number("camps", count(p.camps))


def steps_to_symbol(rules: RecallRules, p: Player) -> int:
    """Return the points up to the next upgrade, 0 if there is none."""
    at = rules.lookup.symbols_at
    for symbol in range(len(at)):
        if not p.symbols >> symbol & 1:
            return at[symbol] - p.culture
    return 0


def describe_abilities(p: Player, sheet: Sheet) -> None:
    """Describe tribe and gadgets by their abilities: 0 for none, else 1 + the uses."""
    sheet.number("tribe-number", 1 + p.tribe)
    sheet.number("gadgets", len(p.gadgets))
    at = sheet.room("ability", ABILITIES)
    for ability in members(p.abilities):
        sheet.put(at + ability, 1 + p.uses[ability])


def describe_mat(p: Player, sheet: Sheet) -> None:
    """Describe buildings, upgrades (0, or 1 + the side) and path cards (likewise)."""
    sheet.members("vault", p.vaults, VAULTS)
    sheet.row("workshops", p.workshops, len(TERRAINS))
    sheet.number("monuments", p.monuments)
    sheet.row("upgrade", p.upgrades, len(BOXES))
    for section in range(SECTIONS):
        sheet.number(PATH_OF[section], 1 + p.paths[section])


def describe_keycards(p: Player, sheet: Sheet) -> None:
    """Describe the available keycards, and 1 + the keycard of each slot."""
    at = sheet.room("keycard", KEYCARDS)
    for keycard in p.cards:
        sheet.add(at + keycard, 1)
    sheet.number("keycards", len(p.cards))
    at = sheet.room("slot", len(BOXES))
    for box in range(len(BOXES)):
        sheet.put(at + box, 1 + p.slots[box])
    sheet.members("box-used", p.boxes, len(BOXES))


def describe_pieces(rules: RecallRules, p: Player, sheet: Sheet) -> None:
    sheet.number("supply", p.supply)
    sheet.number("on-map", rules.lookup.followers - p.supply - p.aboard)
    sheet.number("aboard", p.aboard)
    sheet.number("raft", 1 + p.raft)
    sheet.number("start", 1 + p.start)
    sheet.row("followers", p.followers, SPACES)
