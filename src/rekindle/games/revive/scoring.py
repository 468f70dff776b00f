"""How a game ended: final scoring as named lines, and the places (revive.scoring)."""

from __future__ import annotations

from rekindle.games.revive.cards import all_cards, flasks_on_board, recruited
from rekindle.games.revive.land import figures_of, waters_of
from rekindle.games.revive.law import Law
from rekindle.games.revive.names import (
    BOTTOM,
    CARD_BONUS,
    CHASM_SPACE,
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
from rekindle.games.revive.state import Player, Table
from rekindle.kernel.bits import count, members

LINES = (
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


def score_lines(law: Law, s: Table, p: Player) -> list[int]:
    """All sources of points; they add up to the total."""
    book = law.book
    return [
        p.points,
        book.progress_points[p.progress],
        technology_points(law, p),
        location_points(law, s, p),
        card_bonus_points(law, p),
        book.end_tile * p.end_tile,
        book.minor_artifact * p.artifacts[MINOR],
        sum(p.goods) // book.resources_for_a_point,
        artifact_points(law, s, p),
    ]


def public_lines(law: Law, s: Table, p: Player) -> list[int]:
    """The same without what the artifact card would tell."""
    lines = score_lines(law, s, p) if p.card >= 0 else [p.points] + [0] * (len(LINES) - 1)
    if s.open_card < 0 and not s.over:
        lines[-1] = 0
    return lines


def technology_points(law: Law, p: Player) -> int:
    points = 0
    for technology in members(p.technologies):
        points += law.book.tech_points[p.board * len(TECHNOLOGIES) + technology]
    return points


def location_points(law: Law, s: Table, p: Player) -> int:
    """Every large location with a figure of this player (revive.scoring.3)."""
    book = law.book
    points = 0
    for corner, face in enumerate(s.corners):
        if s.figures[FIRST_CORNER + corner] >> p.seat & 1:
            n = items(law, s, p, book.large_category[face])
            steps = book.large_steps[face]
            points += stepped(steps, n) if steps else n * book.large_points[face]
    return points


def stepped(steps: list[tuple[int, int]], n: int) -> int:
    """So many points from so many on (revive.campaign.2)."""
    points = 0
    for least, worth in steps:
        if n >= least:
            points = worth
    return points


def card_bonus_points(law: Law, p: Player) -> int:
    """Recruited cards of the colour of each card bonus unlocked (revive.scoring.4)."""
    book = law.book
    points = 0
    for reward in range(REWARDS):
        if p.rewards >> reward & 1 and book.reward_kind[reward] == CARD_BONUS:
            for card in members(recruited(p)):
                if book.card_colour[card] == book.reward_colour[reward]:
                    points += book.card_bonus
    return points


def artifact_points(law: Law, s: Table, p: Player) -> int:
    """Each category of the artifact card, once more for each artifact (revive.scoring.7)."""
    if p.card < 0:
        return 0
    points = 0
    for colour in range(3):
        at = p.card * 3 + colour
        n = items(law, s, p, law.book.card_category[at])
        points += n * law.book.card_points[at] * (1 + p.artifacts[colour])
    return points


# What artifact cards and large locations count (revive.categories)


def items(law: Law, s: Table, p: Player, category: int) -> int:
    """How many items of a category this player has."""
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
        return all_flasks(law, p)
    if category == COUNT_CARDS:
        return count(recruited(p))
    if category == COUNT_WATERS:
        return waters_of(law, s, p, True)
    if category == COUNT_CRYSTALS:
        return crystals_of(law, s, p)
    if COUNT_GRAY <= category < COUNT_LARGE_BUILDINGS:
        return p.tracks[category - COUNT_GRAY]
    if category == COUNT_LARGE_BUILDINGS:
        return law.book.buildings[1] - p.large
    if category == COUNT_ON_LARGE:
        return sum([s.figures[space] >> p.seat & 1 for space in range(FIRST_CORNER, SPACES)])
    return tiles_of(s, p)  # COUNT_TILES, the only one left


def modules_held(p: Player) -> int:
    n = 0
    for module in p.modules:
        if module >= 0:
            n += 1
    return n


def all_flasks(law: Law, p: Player) -> int:
    """On machines, modules and both halves of all cards (revive.categories.6)."""
    n = flasks_on_board(law, p)
    for card in members(all_cards(p)):
        n += law.book.half_flasks[card * 2 + TOP] + law.book.half_flasks[card * 2 + BOTTOM]
    return n


def crystals_of(law: Law, s: Table, p: Player) -> int:
    """Different crystal symbols next to buildings (revive.categories.8)."""
    touched = 0
    for space in range(CHASM_SPACE):
        if (s.buildings[space] + 1) >> 1 == p.seat + 1:
            for crystal in law.book.crystals_at[space]:
                touched |= 1 << crystal
    return count(touched)


def tiles_of(s: Table, p: Player) -> int:
    """Area tiles with a building or figure of this player (revive.campaign.2)."""
    n = 0
    for place in range(PLACES):
        for space in range(place * HEXES, place * HEXES + HEXES):
            if (s.buildings[space] + 1) >> 1 == p.seat + 1 or s.figures[space] >> p.seat & 1:
                n += 1
                break
    return n


def standings(law: Law, s: Table) -> list[tuple[int, int, int]]:
    """Totals, then resources that made no point, then the tracks (revive.ties)."""
    return [
        (
            sum(score_lines(law, s, p)),
            sum(p.goods) % law.book.resources_for_a_point,
            sum(p.tracks),
        )
        for p in s.players
    ]


def rank(law: Law, total: int) -> int:
    """Solo: how many ranks a total reaches, 0 for a loss (revive.solo.6)."""
    n = 0
    for least in law.book.ranks:
        if total >= least:
            n += 1
    return n
