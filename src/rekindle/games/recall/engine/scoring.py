"""How a game ended: final scoring as named lines, and the places (recall.score)."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.constants import (
    AMBITION_PATH,
    ANCIENTS_PATH,
    EFFICIENCY_PATH,
    FARM,
    GRAY_CARD,
    KNOWLEDGE_PATH,
    LEGENDS_PATH,
    MONUMENT,
    POWER_PATH,
    PRINTED,
    PURPLE,
    RED,
    SECTIONS,
    TRACKS,
    WHITE,
    WHITE_CARD,
    WITH_PIGS,
)
from rekindle.games.recall.engine.map import printed_track, tile_on
from rekindle.games.recall.engine.objectives import is_met, solo_met
from rekindle.games.recall.engine.pieces import buildings_of, is_present
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.bits import count, members

LINES: Final = (
    "culture",
    "knowledge",
    "ancients",
    "legends",
    "efficiency",
    "ambition",
    "power",
    "leftovers",
    "objective",
    "farms",
)
OBJECTIVE_LINE: Final = 8
TIE_BREAKS: Final = ("white-track", "gray-track", "black-track")
VAULTS_IN_A_PAIR: Final = 2
NO_PATH: Final = -1
SIDE_A: Final = 0
SIDE_B: Final = 1


def score_lines(rules: RecallRules, s: RecallState, p: Player) -> list[int]:
    """Return all sources of points; they add up to the total."""
    return [
        p.culture,
        knowledge_points(rules, s, p),
        ancients_points(rules, s, p),
        legends_points(rules, s, p),
        efficiency_points(rules, s, p),
        ambition_points(rules, s, p),
        power_points(rules, s, p),
        resources(rules, p) // rules.lookup.resources_for_a_point,
        objective_points(rules, s, p),
        farm_points(rules, s, p),
    ]


def total_of(numbers: list[int]) -> int:
    """Return their sum; the built-in function takes several times as long once compiled."""
    total = 0
    for n in numbers:
        total += n
    return total


def public_lines(rules: RecallRules, s: RecallState, p: Player) -> list[int]:
    """Return the same without what would reveal the objectives in hand."""
    lines = score_lines(rules, s, p)
    if not s.over:
        lines[OBJECTIVE_LINE] = 0
    return lines


# Path cards: the upper part for everybody, the lower part for those who chose them


def side_chosen(s: RecallState, p: Player, path: int) -> int:
    """Return the side of a path card that this player has specialized in, or NO_PATH."""
    for section in range(SECTIONS):
        chosen = p.paths[section]
        if chosen >= 0 and s.paths[2 * section + chosen] == path:
            return s.path_sides >> path & 1
    return NO_PATH


def knowledge_points(rules: RecallRules, s: RecallState, p: Player) -> int:
    """Score each track; A: the second-best once more; B: tracks that are far (knowledge)."""
    lookup = rules.lookup
    by_track = [track_points(rules, p, track) for track in range(len(TRACKS))]
    points = total_of(by_track)
    side = side_chosen(s, p, KNOWLEDGE_PATH)
    if side == SIDE_A:
        points += sorted(by_track)[len(TRACKS) - 2]
    elif side == SIDE_B:
        for steps in p.knowledge:
            if steps >= lookup.path_step:
                points += lookup.path_b[KNOWLEDGE_PATH]
    return points


def track_points(rules: RecallRules, p: Player, track: int) -> int:
    """Return the highest point symbol that this player has reached on a track."""
    best = 0
    table = rules.lookup.track_points
    for step in range(p.knowledge[track] + 1):
        if table[step] > best:
            best = table[step]
    return best


def ancients_points(rules: RecallRules, s: RecallState, p: Player) -> int:
    """Score collected stones wherever they lie; A: each again; B: sets (recall.score.2)."""
    lookup = rules.lookup
    n = total_of(p.stones)
    points = n * lookup.path_each[ANCIENTS_PATH]
    side = side_chosen(s, p, ANCIENTS_PATH)
    if side == SIDE_A:
        points += n * lookup.path_a[ANCIENTS_PATH]
    elif side == SIDE_B:
        points += min(p.stones) * lookup.path_b[ANCIENTS_PATH]
    return points


def legends_points(rules: RecallRules, s: RecallState, p: Player) -> int:
    """Score vaults; A: each again; B: pairs (recall.score.legends)."""
    lookup = rules.lookup
    n = count(p.vaults)
    points = n * lookup.path_each[LEGENDS_PATH]
    side = side_chosen(s, p, LEGENDS_PATH)
    if side == SIDE_A:
        points += n * lookup.path_a[LEGENDS_PATH]
    elif side == SIDE_B:
        points += n // VAULTS_IN_A_PAIR * lookup.path_b[LEGENDS_PATH]
    return points


def keycards_of(p: Player) -> list[int]:
    """Return all keycards of a player, available and used."""
    return [*p.cards, *[keycard for keycard in p.slots if keycard >= 0]]


def efficiency_points(rules: RecallRules, s: RecallState, p: Player) -> int:
    """Score the points of keycards; A: those with a colour; B: gray ones (efficiency)."""
    lookup = rules.lookup
    points = coloured = gray = 0
    for keycard in keycards_of(p):
        points += lookup.card_points[keycard]
        colour = lookup.card_colour[keycard]
        if colour != WHITE_CARD:
            coloured += 1
        if colour == GRAY_CARD:
            gray += 1
    side = side_chosen(s, p, EFFICIENCY_PATH)
    if side == SIDE_A:
        points += coloured * lookup.path_a[EFFICIENCY_PATH]
    elif side == SIDE_B:
        points += gray * lookup.path_b[EFFICIENCY_PATH]
    return points


def ambition_points(rules: RecallRules, s: RecallState, p: Player) -> int:
    """Score the rightmost relicube of each colour; A: sets; B: the best colour once more."""
    lookup = rules.lookup
    by_colour = [lookup.cube_points[n - 1] if n else 0 for n in p.cubes]
    points = total_of(by_colour)
    side = side_chosen(s, p, AMBITION_PATH)
    if side == SIDE_A:
        points += min(p.cubes) * lookup.path_a[AMBITION_PATH]
    elif side == SIDE_B:
        points += max(by_colour)
    return points


def power_points(rules: RecallRules, s: RecallState, p: Player) -> int:
    """Score the place of each monument; A: each monument; B: monument tiles once more."""
    if not p.monuments:
        return 0
    tiles = printed = 0
    for space in buildings_of(s, p):
        if s.kinds[space] == PRINTED:
            printed += track_points(rules, p, printed_track(s, space))
        elif s.kinds[space] == MONUMENT and tile_on(s, space) >= 0:
            tiles += rules.lookup.monument_points[tile_on(s, space)]
    side = side_chosen(s, p, POWER_PATH)
    if side == SIDE_A:
        return tiles + printed + p.monuments * rules.lookup.path_a[POWER_PATH]
    return tiles + printed + (tiles if side == SIDE_B else 0)


# The rest


def resources(rules: RecallRules, p: Player) -> int:
    """Return what leftovers count, followers on the map included (recall.score.3)."""
    on_map = rules.lookup.followers - p.supply - p.aboard
    return p.crystals[WHITE] + 2 * p.crystals[RED] + 3 * p.crystals[PURPLE] + on_map


def objective_points(rules: RecallRules, s: RecallState, p: Player) -> int:
    """Score the objective in hand; before the objective round, one of those it could be.

    In the solo game two must be met, and nothing counts for both (recall.solo.3 and 4).
    """
    held = members(p.objectives)
    met = solo_pair_met(rules, s, p, held) if s.seats == 1 else any_met(rules, s, p, held)
    return rules.lookup.objective_points if met else 0


def any_met(rules: RecallRules, s: RecallState, p: Player, held: list[int]) -> bool:
    for objective in held:
        if is_met(rules, s, p, objective):
            return True
    return False


def solo_pair_met(rules: RecallRules, s: RecallState, p: Player, held: list[int]) -> bool:
    for i, one in enumerate(held):
        for other in held[i + 1 :]:
            if solo_met(rules, s, p, one, other):
                return True
    return False


def solo_won(rules: RecallRules, s: RecallState) -> bool:
    """Return whether both objectives kept are met in the solo game (recall.solo.3)."""
    p = s.players[0]
    return solo_pair_met(rules, s, p, members(p.objectives))


def farm_points(rules: RecallRules, s: RecallState, p: Player) -> int:
    """Score pig farms with own presence (recall.score.5)."""
    if not p.passives & WITH_PIGS:
        return 0
    points = 0
    for space, tokens in enumerate(s.tokens):
        if tokens & FARM and is_present(s, p, space):
            points += rules.lookup.farm_points
    return points


def standings(rules: RecallRules, s: RecallState) -> list[tuple[int, int, int, int]]:
    """Return totals, then the knowledge tracks in order (recall.score.6)."""
    return [
        (sum(score_lines(rules, s, p)), p.knowledge[0], p.knowledge[1], p.knowledge[2])
        for p in s.players
    ]
