"""How good a position looks, for bots that cannot play it out to the end.

All weights are points. What a thing may still become is worth the more, the more turns are left.
"""

from __future__ import annotations

from rekindle.games.recall.engine.constants import (
    FIRST_GADGET,
    NEED_CAMPS,
    NEED_MONUMENTS,
    NEED_TRIBES,
    NEED_UPGRADES,
    NEED_VAULTS,
    REGULAR,
    ROUNDS,
    SECTIONS,
)
from rekindle.games.recall.engine.map import is_building_ground, stones_left
from rekindle.games.recall.engine.objectives import amount, solo_met
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.scoring import (
    OBJECTIVE_LINE,
    ambition_points,
    ancients_points,
    efficiency_points,
    keycards_of,
    knowledge_points,
    legends_points,
    power_points,
    score_lines,
    solo_won,
    standings,
)
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.bits import count, members

TURNS_IN_ALL = 13
SOLO_GOAL = 160.0
"""A total that few solo games reach."""
POINTS_OF_A_LEAD = 8.0
"""The lead in points that doubles the chances."""
KEYCARDS = (0.0, 1.0, 2.5, 4.0)
"""What a keycard of each colour is worth at the beginning."""
USUAL_EFFORT = 1.5
EFFORTS = {
    NEED_VAULTS: 1.2,
    NEED_MONUMENTS: 1.8,
    NEED_UPGRADES: 1.8,
    NEED_TRIBES: 2.5,
    NEED_CAMPS: 0.8,
}
"""How many turns one more of what an objective asks for takes, where it is not the usual."""
PATH_POINTS = (
    knowledge_points,
    ancients_points,
    legends_points,
    efficiency_points,
    ambition_points,
    power_points,
)
"""What scores each path card."""
WEIGHT_OF_OBJECTIVES = 0.25
"""In the solo game, where both must be met; the rest of the judgement is about points."""


def turns_left(rules: RecallRules, s: RecallState, p: Player) -> int:
    """Return how many regular turns this player has still to begin."""
    n = 0
    for number in range(s.round, ROUNDS):
        if rules.lookup.rounds[number] == REGULAR:
            n += 1
    has_begun = s.turn > p.seat or (s.turn == p.seat and s.acted)
    if n and rules.lookup.rounds[s.round] == REGULAR and has_begun:
        n -= 1
    return n


def worth(rules: RecallRules, s: RecallState, p: Player) -> float:
    """Return what a player may score in the end.

    The weights were found by letting bots with different ones play each other.
    """
    turns = turns_left(rules, s, p)
    left = turns / TURNS_IN_ALL
    lines = score_lines(rules, s, p)
    scored = float(sum(lines) - lines[OBJECTIVE_LINE])
    return (
        scored
        + means_worth(rules, p) * min(1.0, 5 * left)
        + engine_worth(rules, p) * left
        + board_worth(p)
        + map_worth(s, p, left)
        + objectives_worth(rules, s, p, turns)
        + paths_worth(rules, s, p)
    )


def means_worth(rules: RecallRules, p: Player) -> float:
    """Value crystals, followers on the map, and used keycards, which a recall turns into goods."""
    white, red, purple = p.crystals
    followers = rules.lookup.followers - p.supply - p.aboard
    used = len(p.slots) - p.slots.count(-1)
    return white * 0.35 + red * 0.9 + purple * 1.6 + followers * 0.3 + used * 0.6


def engine_worth(rules: RecallRules, p: Player) -> float:
    """Value what brings more the longer it is used."""
    coloured = 0.0
    for keycard in keycards_of(p):
        coloured += KEYCARDS[rules.lookup.card_colour[keycard]]
    tribes = count(p.abilities & ((1 << FIRST_GADGET) - 1)) * 2.0
    upgrades = (len(p.upgrades) - p.upgrades.count(0)) * 3.0
    buildings = (sum(p.workshops) + p.monuments) * 2.0 + count(p.vaults)
    return coloured + tribes + len(p.gadgets) * 1.5 + p.own_stones * 1.5 + upgrades + buildings


def board_worth(p: Player) -> float:
    """Value steps between two point symbols, stones as such, and crates."""
    return sum(p.knowledge) * 0.5 + sum(p.stones) * 1.5 + count(p.crates) * 1.0


def paths_worth(rules: RecallRules, s: RecallState, p: Player) -> float:
    """Value the sections where this player will still specialize, by what it would score now."""
    value = 0.0
    chosen = p.paths
    for section in range(SECTIONS):
        if chosen[section] >= 0:
            continue
        best = 0
        for card in range(2):
            points = PATH_POINTS[s.paths[2 * section + card]]
            everyone = points(rules, s, p)
            p.paths = chosen[:]
            p.paths[section] = card
            best = max(best, points(rules, s, p) - everyone)
            p.paths = chosen
        value += best
    return value


# Objectives


def effort(rules: RecallRules, s: RecallState, p: Player, objective: int) -> float:
    """Return how many turns a player would need for what is missing, about."""
    turns = 0.0
    for need, n in rules.lookup.objective_needs[objective]:
        missing = n - amount(rules, s, p, need)
        if missing > 0:
            turns += missing * EFFORTS.get(need, USUAL_EFFORT)
    return turns


def chance(turns: int, needed: float) -> float:
    """Return how likely something is done in so many turns that needs so many."""
    return max(0.0, 1.0 - needed / (1.4 * turns + 0.5)) if needed else 1.0


def objectives_worth(rules: RecallRules, s: RecallState, p: Player, turns: int) -> float:
    """Value the objective that will be met most likely; in the solo game both."""
    if s.seats == 1:
        return rules.lookup.objective_points * solo_chance(rules, s, p, turns)
    best = 0.0
    for objective in members(p.objectives):
        best = max(best, chance(turns, effort(rules, s, p, objective)))
    return rules.lookup.objective_points * best


def solo_chance(rules: RecallRules, s: RecallState, p: Player, turns: int) -> float:
    """Return how likely two objectives in hand will both be met, with nothing in common."""
    held = members(p.objectives)
    best = 0.0
    for i, one in enumerate(held):
        for other in held[i + 1 :]:
            needed = effort(rules, s, p, one) + effort(rules, s, p, other)
            if needed == 0.0 and not solo_met(rules, s, p, one, other):
                needed = USUAL_EFFORT  # something counts for both
            best = max(best, chance(turns, needed))
    return best


# The map


def map_worth(s: RecallState, p: Player, left: float) -> float:
    """Value followers where they could be used soon, and being present on many regions."""
    useful = 0
    for space, n in enumerate(p.followers):
        if n and not s.buildings[space] >> p.seat & 1 and is_useful(s, space):
            useful += 1
    regions = len(p.there) - p.there.count(0)
    return useful * 0.8 * min(1.0, 4 * left) + regions * 0.4 * left


def is_useful(s: RecallState, space: int) -> bool:
    """Return whether one may build or excavate on a hex."""
    return is_building_ground(s.kinds[space]) or stones_left(s, space) > 0


# The judgement


def judge(rules: RecallRules, s: RecallState) -> list[float]:
    """Return each seat's share of the win; in the solo game, how near the goal it is."""
    if s.seats == 1:
        return [judge_solo(rules, s)]
    if s.over:
        ranked = standings(rules, s)
        winners = [standing == max(ranked) for standing in ranked]
        return [1.0 / sum(winners) if won else 0.0 for won in winners]
    estimates = [worth(rules, s, p) for p in s.players]
    best = max(estimates)
    chances = [2.0 ** ((estimate - best) / POINTS_OF_A_LEAD) for estimate in estimates]
    total = sum(chances)
    return [chance / total for chance in chances]


def judge_solo(rules: RecallRules, s: RecallState) -> float:
    p = s.players[0]
    if s.over:
        met = 1.0 if solo_won(rules, s) else 0.0
        points = float(sum(score_lines(rules, s, p)))
    else:
        met = solo_chance(rules, s, p, turns_left(rules, s, p))
        points = worth(rules, s, p)
    share = min(points / SOLO_GOAL, 1.0)
    return WEIGHT_OF_OBJECTIVES * met + (1.0 - WEIGHT_OF_OBJECTIVES) * share
