"""A player's boards, cards and pieces: all of oneself, of others what everybody sees."""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.bot.features.tables import (
    ARTIFACT_KINDS,
    COLOURS,
    GOODS,
    LINES,
    POWERS,
    SLOTS,
    TECHNOLOGIES,
    Tables,
)
from rekindle.games.revive.engine.actions.play import slot_is_free
from rekindle.games.revive.engine.actions.populate import open_technologies
from rekindle.games.revive.engine.cards import recruited
from rekindle.games.revive.engine.constants import CARDS, MINOR, REWARDS
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.scoring import items, location_points, technology_points
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import count
from rekindle.kernel.features import Sheet

# Where a card of a player lies; in a slot: IN_SLOT + slot * 2 + half.
ACTIVE: Final = 1
RESTING: Final = 2
IN_SLOT: Final = 3

# A machine of a player.
USED: Final = 1
READY: Final = 2


# Points


def lines_known(
    rules: ReviveRules, tables: Tables, s: ReviveState, p: Player, counts: list[int]
) -> list[int]:
    """Return the lines of the score that a seat knows of a player, as `score_lines` orders them."""
    lines = [0] * LINES
    lines[0] = p.points
    if p.card < 0 or p.board < 0:
        return lines
    lookup = rules.lookup
    lines[1] = lookup.progress_points[p.progress]
    lines[2] = technology_points(rules, p)
    lines[3] = location_points(rules, s, p)
    lines[4] = lookup.card_bonus * cards_for_bonuses(tables, p)
    lines[5] = lookup.end_tile * p.end_tile
    lines[6] = lookup.minor_artifact * p.artifacts[MINOR]
    goods = p.goods
    lines[7] = (goods[0] + goods[1] + goods[2] + goods[3]) // lookup.resources_for_a_point
    points = 0
    for colour in range(MINOR):
        each = lookup.card_points[p.card * MINOR + colour]
        points += counts[colour] * each * (1 + p.artifacts[colour])
    lines[8] = points
    return lines


def counts_known(rules: ReviveRules, s: ReviveState, p: Player, card_known: bool) -> list[int]:
    """Return how many items of each colour's category a player has; 0 if the card is hidden."""
    counts = [0] * MINOR
    if p.card >= 0 and (card_known or s.open_card >= 0):
        for colour in range(MINOR):
            category = rules.lookup.card_category[p.card * MINOR + colour]
            counts[colour] = items(rules, s, p, category)
    return counts


def cards_for_bonuses(tables: Tables, p: Player) -> int:
    """Return the recruited cards in the colour of each unlocked card bonus, all together."""
    n = 0
    cards = -1
    for reward in range(REWARDS):
        if p.rewards >> reward & 1 and tables.bonus_cards[reward]:
            if cards < 0:
                cards = recruited(p)
            n += count(cards & tables.bonus_cards[reward])
    return n


def total_of(lines: list[int]) -> int:
    total = 0
    for points in lines:
        total += points
    return total


# What everybody sees


def describe_boards(
    tables: Tables, s: ReviveState, p: Player, lines: list[int], sheet: Sheet
) -> None:
    """Describe the score, the tribe board, tracks and stores."""
    sheet.number("total", total_of(lines))
    sheet.row("score", lines, LINES)
    sheet.choice("tribe", p.board, tables.boards)
    sheet.row("goods", p.goods, GOODS)
    sheet.number("energy", p.energy)
    sheet.flag("switch-used", p.switch != 0)
    sheet.number("sleep", p.sleep)
    if s.seats == 1:
        sheet.number("cube", p.cube)
    sheet.row("track", p.tracks, COLOURS)
    sheet.members("reward", p.rewards, REWARDS)
    sheet.members("technology", p.technologies, TECHNOLOGIES)
    sheet.number("range", p.range)
    sheet.number("markers", p.markers)
    sheet.number("progress", p.progress)
    sheet.number("small-buildings", p.small)
    sheet.number("large-buildings", p.large)
    sheet.number("tribe-tiles", p.tiles)
    sheet.members("point-bonus", p.bonuses, tables.point_bonuses)
    sheet.row("artifact", p.artifacts, ARTIFACT_KINDS)
    sheet.flag("end-tile", p.end_tile != 0)
    sheet.number("closed-crates", count(p.closed))
    sheet.number("opened-crates", count(p.opened))


def describe_stores(tables: Tables, p: Player, sheet: Sheet) -> None:
    """Describe modules by space, machines, and the colours of the cards."""
    at = sheet.room("module-at", tables.module_spaces)
    for module in p.modules:
        if module >= 0:
            sheet.put(at, 1 + module)
        at += 1
    at = sheet.room("machine", tables.machines)
    sheet.mark(at, p.machines & ~p.used, READY)
    sheet.mark(at, p.used, USED)
    active = sheet.room("active-cards", COLOURS)
    resting = sheet.room("resting-cards", COLOURS)
    for colour in range(COLOURS):
        sheet.put(active + colour, count(p.active & tables.cards_by_colour[colour]))
        sheet.put(resting + colour, count(p.resting & tables.cards_by_colour[colour]))


def describe_cards(p: Player, sheet: Sheet) -> None:
    """Describe where each card lies on this player's side."""
    at = sheet.room("card", CARDS)
    sheet.mark(at, p.active, ACTIVE)
    sheet.mark(at, p.resting, RESTING)
    for slot in range(SLOTS):
        for shown in p.slots[slot]:
            sheet.put(at + (shown >> 1), IN_SLOT + slot * 2 + (shown & 1))


def describe_opponent(
    tables: Tables, s: ReviveState, p: Player, lines: list[int], sheet: Sheet
) -> None:
    describe_boards(tables, s, p, lines, sheet)
    describe_stores(tables, p, sheet)
    describe_cards(p, sheet)
    sheet.number("artifact-card", p.card + 1 if s.over else 0)


# What only this player knows, or what is worth more detail


def describe_own(
    rules: ReviveRules,
    tables: Tables,
    s: ReviveState,
    p: Player,
    lines: list[int],
    counts: list[int],
    sheet: Sheet,
) -> None:
    describe_boards(tables, s, p, lines, sheet)
    describe_stores(tables, p, sheet)
    sheet.members("active", p.active, CARDS)
    describe_cards(p, sheet)
    sheet.members("power", p.powers, POWERS)
    sheet.members("closed-crate", p.closed, tables.crates)
    sheet.members("dealt", p.dealt, tables.artifact_cards)
    sheet.choice("artifact-card", p.card, tables.artifact_cards)
    describe_slots(rules, p, sheet)
    sheet.row("counted", counts, MINOR)
    describe_goals(rules, p, sheet)
    if s.seats == 1:
        sheet.number("points-to-utopia", rules.lookup.ranks[-1] - total_of(lines))


def describe_slots(rules: ReviveRules, p: Player, sheet: Sheet) -> None:
    """Describe which slots are free, and what a card of each colour would activate there."""
    lookup = rules.lookup
    free = 0
    for slot in range(SLOTS):
        if slot_is_free(rules, p, slot):
            free |= 1 << slot
    sheet.members("free-slot", free, SLOTS)
    cards = sheet.room("slot-cards", SLOTS * COLOURS)
    modules = sheet.room("slot-modules", SLOTS * COLOURS)
    for slot in range(SLOTS):
        for shown in p.slots[slot]:
            sheet.add(cards + lookup.card_colour[shown >> 1], 1)
        for space in lookup.slot_spaces[slot]:
            module = p.modules[space]
            if module >= 0:
                for colour in range(COLOURS):
                    sheet.add(modules + colour, lookup.module_colours[module] >> colour & 1)
        cards += COLOURS
        modules += COLOURS


def describe_goals(rules: ReviveRules, p: Player, sheet: Sheet) -> None:
    """Describe what the artifact card scores, and what is missing for the next goals."""
    lookup = rules.lookup
    at = sheet.room("points-for-each", MINOR)
    if p.card >= 0:
        for colour in range(MINOR):
            sheet.put(at + colour, lookup.card_points[p.card * MINOR + colour])
    at = sheet.room("steps-to-reward", REWARDS)
    needs, tracks = lookup.reward_needs, p.tracks
    for reward in range(REWARDS):
        if not p.rewards >> reward & 1:
            n = 0
            i = reward * COLOURS
            for reached in tracks:
                if needs[i] > reached:
                    n += needs[i] - reached
                i += 1
            sheet.put(at + reward, n)
    at = sheet.room("books-for-technology", TECHNOLOGIES)
    if p.board >= 0:
        for technology in open_technologies(p):
            sheet.put(at + technology, 1 + lookup.tech_cost[p.board * TECHNOLOGIES + technology])
    to_bonus = 0
    for i in range(len(lookup.point_bonus_at) - 1, -1, -1):
        if not p.bonuses >> i & 1:
            to_bonus = lookup.point_bonus_at[i] - p.points
    sheet.number("points-to-bonus", to_bonus)
