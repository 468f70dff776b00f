"""How a game ended: final scoring as named lines, and the places (revive.scoring)."""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.cards import all_cards, recruited
from rekindle.games.revive.engine.constants import (
    BOTTOM,
    CARD_BONUS,
    COUNT_CARDS,
    COUNT_CRATES,
    COUNT_CRYSTALS,
    COUNT_ENERGY,
    COUNT_FIGURES,
    COUNT_FLASKS,
    COUNT_GRAY,
    COUNT_LARGE_BUILDINGS,
    COUNT_MARKERS,
    COUNT_MODULE_PAIRS,
    COUNT_MODULES,
    COUNT_ON_LARGE,
    COUNT_WATERS,
    FIRST_CORNER,
    HEXES,
    MINOR,
    PLACES,
    REWARDS,
    SPACES,
    TECHNOLOGIES,
    TOP,
)
from rekindle.games.revive.engine.effects.counting import flasks_on_board
from rekindle.games.revive.engine.map import figures_of, owner_at, waters_of
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import count, members

LINES: Final = (
    "track",
    "progress",
    "technologies",
    "locations",
    "card-bonus",
    "end-tile",
    "minor-artifacts",
    "resources",
    "artifacts",
)
TIE_BREAKS: Final = ("resources", "tracks")


def score_lines(rules: ReviveRules, s: ReviveState, p: Player) -> list[int]:
    """Return all sources of points; they add up to the total."""
    lookup = rules.lookup
    return [
        p.points,
        lookup.progress_points[p.progress],
        technology_points(rules, p),
        location_points(rules, s, p),
        card_bonus_points(rules, p),
        lookup.end_tile * p.end_tile,
        lookup.minor_artifact * p.artifacts[MINOR],
        sum(p.goods) // lookup.resources_for_a_point,
        artifact_points(rules, s, p),
    ]


def public_lines(rules: ReviveRules, s: ReviveState, p: Player) -> list[int]:
    """Return the same without what would reveal the artifact card."""
    lines = score_lines(rules, s, p) if p.card >= 0 else [p.points] + [0] * (len(LINES) - 1)
    if s.open_card < 0 and not s.over:
        lines[-1] = 0
    return lines


def technology_points(rules: ReviveRules, p: Player) -> int:
    points = 0
    for technology in members(p.technologies):
        points += rules.lookup.tech_points[p.board * len(TECHNOLOGIES) + technology]
    return points


def location_points(rules: ReviveRules, s: ReviveState, p: Player) -> int:
    """Return the points for large locations with a figure of this player (revive.scoring.3)."""
    lookup = rules.lookup
    points = 0
    for corner, face in enumerate(s.corners):
        if s.figures[FIRST_CORNER + corner] >> p.seat & 1:
            n = items(rules, s, p, lookup.large_category[face])
            steps = lookup.large_steps[face]
            points += stepped(steps, n) if steps else n * lookup.large_points[face]
    return points


def stepped(steps: list[tuple[int, int]], n: int) -> int:
    """Return the points of the highest step that a number reaches (revive.campaign.2)."""
    points = 0
    for least, worth in steps:
        if n >= least:
            points = worth
    return points


def card_bonus_points(rules: ReviveRules, p: Player) -> int:
    """Score recruited cards in the colour of each unlocked card bonus (revive.scoring.4)."""
    lookup = rules.lookup
    points = 0
    for reward in range(REWARDS):
        if p.rewards >> reward & 1 and lookup.reward_kind[reward] == CARD_BONUS:
            for card in members(recruited(p)):
                if lookup.card_colour[card] == lookup.reward_colour[reward]:
                    points += lookup.card_bonus
    return points


def artifact_points(rules: ReviveRules, s: ReviveState, p: Player) -> int:
    """Score each category of the artifact card once per artifact (revive.scoring.7)."""
    if p.card < 0:
        return 0
    points = 0
    for colour in range(3):
        at = p.card * 3 + colour
        n = items(rules, s, p, rules.lookup.card_category[at])
        points += n * rules.lookup.card_points[at] * (1 + p.artifacts[colour])
    return points


# What artifact cards and large locations count (revive.categories)


def items(rules: ReviveRules, s: ReviveState, p: Player, category: int) -> int:
    """Return how many items of a category this player has."""
    if category == COUNT_CRATES:
        return count(p.closed | p.opened | p.reopened)
    if category == COUNT_ENERGY:
        return p.energy + count(p.used)
    if category == COUNT_MODULES:
        return modules_held(p)
    if category == COUNT_MODULE_PAIRS:
        return modules_held(p) // 2
    if category == COUNT_FIGURES:
        return figures_of(s, p.seat)
    if category == COUNT_MARKERS:
        return p.markers
    if category == COUNT_FLASKS:
        return all_flasks(rules, p)
    if category == COUNT_CARDS:
        return count(recruited(p))
    if category == COUNT_WATERS:
        return waters_of(rules, s, p, True)
    if category == COUNT_CRYSTALS:
        return crystals_of(rules, s, p)
    if COUNT_GRAY <= category < COUNT_LARGE_BUILDINGS:
        return p.tracks[category - COUNT_GRAY]
    if category == COUNT_LARGE_BUILDINGS:
        return rules.lookup.buildings[1] - p.large
    if category == COUNT_ON_LARGE:
        return sum([s.figures[space] >> p.seat & 1 for space in range(FIRST_CORNER, SPACES)])
    return tiles_of(s, p)  # COUNT_TILES, the only one left


def modules_held(p: Player) -> int:
    n = 0
    for module in p.modules:
        if module >= 0:
            n += 1
    return n


def all_flasks(rules: ReviveRules, p: Player) -> int:
    """Count flasks on machines, modules and both halves of all cards (revive.categories.6)."""
    n = flasks_on_board(rules, p)
    for card in members(all_cards(p)):
        n += rules.lookup.half_flasks[card * 2 + TOP] + rules.lookup.half_flasks[card * 2 + BOTTOM]
    return n


def crystals_of(rules: ReviveRules, s: ReviveState, p: Player) -> int:
    """Count different crystal symbols next to buildings (revive.categories.8)."""
    touched = 0
    for space, building in enumerate(s.buildings):
        if building and owner_at(s, space) == p.seat:
            for crystal in rules.lookup.crystals_at[space]:
                touched |= 1 << crystal
    return count(touched)


def tiles_of(s: ReviveState, p: Player) -> int:
    """Count area tiles with a building or figure of this player (revive.campaign.2)."""
    n = 0
    seat, figures, buildings = p.seat, s.figures, s.buildings
    for place in range(PLACES):
        for space in range(place * HEXES, place * HEXES + HEXES):
            if figures[space] >> seat & 1 or (buildings[space] and owner_at(s, space) == seat):
                n += 1
                break
    return n


def standings(rules: ReviveRules, s: ReviveState) -> list[tuple[int, int, int]]:
    """Return totals, then resources that scored no point, then the tracks (revive.ties)."""
    return [
        (
            sum(score_lines(rules, s, p)),
            sum(p.goods) % rules.lookup.resources_for_a_point,
            sum(p.tracks),
        )
        for p in s.players
    ]


def rank(rules: ReviveRules, total: int) -> int:
    """Return how many solo ranks a total reaches, 0 for a loss (revive.solo.6)."""
    n = 0
    for least in rules.lookup.ranks:
        if total >= least:
            n += 1
    return n
