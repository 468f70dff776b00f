"""Tribe abilities that change the map: tribe tiles, the falcon, a figure that moves."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import (
    BOOK,
    CHASM_SPACE,
    FALCON_RESOURCES,
    FIELD,
    FOREST,
    FOREST_TILE,
    LARGE,
    LOCATION,
    MOUNTAIN,
    SAND,
    SAND_TILE,
    SPACES,
    TARGET,
    TEMPLE,
    UNEXPLORED,
    WATER,
    WORKSHOP,
)
from rekindle.games.revive.engine.costs import affordable, begin_action
from rekindle.games.revive.engine.effects.plain import gain
from rekindle.games.revive.engine.map import (
    add_token,
    chain_of_forest,
    change_terrain,
    new_space_rewards,
    put_figure,
    take_figure,
    water_effect,
)
from rekindle.games.revive.engine.ops import (
    ATTACH,
    E_FALCON,
    E_MOVE_FIGURE,
    E_TOKEN,
    FLY_VERB,
    FROM_VERB,
    PLACE_FOREST,
    PLACE_SAND,
    PLACE_TARGET,
    PLACE_TEMPLE,
    PLACE_VERB,
    PLACE_WORKSHOP,
    PLACING,
    TO_VERB,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.state import Frame


def is_terrain(terrain: int) -> bool:
    return MOUNTAIN <= terrain <= FIELD


def vacant(s: ReviveState, space: int) -> bool:
    """Nothing lies or stands there (revive.nadair.4)."""
    return (
        s.buildings[space] == 0
        and s.figures[space] == 0
        and s.tokens[space] == 0
        and s.falcon != space
    )


def may_hold(rules: ReviveRules, s: ReviveState, p: Player, leaf: int, space: int) -> bool:
    """May this tribe tile be put on this space, range aside?"""
    terrain = s.terrain[space]
    if leaf == PLACE_FOREST:  # revive.nadair.3
        return terrain == SAND and vacant(s, space)
    if leaf == PLACE_TEMPLE:  # revive.hofstadterians.4
        return terrain == WATER and vacant(s, space)
    if leaf == PLACE_SAND:  # revive.kuniban.4
        return is_terrain(terrain) and vacant(s, space)
    if leaf == PLACE_WORKSHOP:  # revive.formica.4
        return is_terrain(terrain) and not s.tokens[space] & WORKSHOP
    return (  # revive.jox.4
        (terrain in (SAND, LOCATION, LARGE))
        and not s.tokens[space] & TARGET
        and (s.buildings[space] + 1) >> 1 != p.seat + 1
        and not s.figures[space] >> p.seat & 1
    )


def tile_moves(rules: ReviveRules, s: ReviveState, p: Player, leaf: int) -> list[int]:
    """Where this player's tribe tile may go; some must be reached (revive.range.7)."""
    if p.tiles == 0:
        return []
    near = leaf != PLACE_TARGET and leaf != PLACE_WORKSHOP
    return [
        PLACE_VERB << ARG_BITS | space
        for space in range(SPACES)
        if may_hold(rules, s, p, leaf, space)
        and (not near or affordable(rules, s, p, PLACING, space, 0))
    ]


def tile_possible(rules: ReviveRules, s: ReviveState, p: Player, leaf: int) -> bool:
    """Is there any place for the tile, without the range bonus of an action that waits?"""
    saved = s.bonus
    s.bonus = 0
    found = bool(tile_moves(rules, s, p, leaf))
    s.bonus = saved
    return found


class PlaceTile(Step):
    """Choose where the tribe tile goes; the price before it is paid already."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        begin_action(s, 0)
        return tile_moves(self.rules, s, s.players[f.seat], f.op) or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if f.op == PLACE_TARGET or f.op == PLACE_WORKSHOP:
            lay_tribe_tile(self.rules, s, s.players[f.seat], code & ARG_MASK)
        else:
            s.agenda.append(Frame(ATTACH, f.seat, 0, code & ARG_MASK, PLACING))


def lay_tribe_tile(rules: ReviveRules, s: ReviveState, p: Player, space: int) -> None:
    """The tile lies there, and does what it does."""
    leaf = rules.lookup.board_leaf[p.board]
    p.tiles -= 1
    if leaf == PLACE_FOREST:
        lay_forest(rules, s, p, space)
    elif leaf == PLACE_TEMPLE:
        add_token(s, space, TEMPLE)
        s.note(E_TOKEN, p.seat, TEMPLE, space)
        p.reach = []
        rules.push_all(s, p.seat, [water_effect(rules, s, space)])
    elif leaf == PLACE_SAND:
        lay_sand(rules, s, p, space)
    elif leaf == PLACE_WORKSHOP:
        add_token(s, space, WORKSHOP)
        s.note(E_TOKEN, p.seat, WORKSHOP, space)
        rules.push(s, p.seat, rules.lookup.advance[s.terrain[space] - MOUNTAIN][1])
    else:
        add_token(s, space, TARGET)
        s.note(E_TOKEN, p.seat, TARGET, space)


def lay_forest(rules: ReviveRules, s: ReviveState, p: Player, space: int) -> None:
    """Green steps for the buildings around, books for the chain (revive.nadair.5 and 6)."""
    change_terrain(s, space, FOREST, FOREST_TILE)
    s.note(E_TOKEN, p.seat, FOREST_TILE, space)
    new_space_rewards(rules, s, space, space + 1)
    gain(s, p, BOOK, chain_of_forest(rules, s, space))


def lay_sand(rules: ReviveRules, s: ReviveState, p: Player, space: int) -> None:
    """A card of the terrain's colour from the display (revive.kuniban.5)."""
    colour = s.terrain[space] - MOUNTAIN
    change_terrain(s, space, SAND, SAND_TILE)
    s.note(E_TOKEN, p.seat, SAND_TILE, space)
    rules.push(s, p.seat, rules.lookup.take_card[colour])


# The falcon


def falcon_moves(rules: ReviveRules, s: ReviveState, steps: int) -> list[int]:
    """Terrain spaces within so many steps over explored spaces (revive.vukuntur.5 and 6)."""
    distance = [-1] * SPACES
    distance[s.falcon] = 0
    line = [s.falcon]
    for space in line:
        if distance[space] < steps:
            for near in rules.lookup.neighbours[space]:
                if distance[near] < 0 and s.terrain[near] != UNEXPLORED:
                    distance[near] = distance[space] + 1
                    line.append(near)
    return [
        FLY_VERB << ARG_BITS | space
        for space in range(CHASM_SPACE)
        if distance[space] >= 0 and is_terrain(s.terrain[space])
    ]


class MoveFalcon(Step):
    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        steps = self.rules.effects[f.a].n * s.players[f.seat].markers
        return falcon_moves(self.rules, s, steps) or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        s.falcon = code & ARG_MASK
        s.note(E_FALCON, f.seat, s.falcon)
        p.reach = []
        if p.powers & FALCON_RESOURCES:  # revive.vukuntur.7
            gain(s, p, s.terrain[s.falcon] - MOUNTAIN + 1, self.rules.lookup.falcon_resources)


# A figure that moves


def figures_to_move(s: ReviveState, p: Player) -> list[int]:
    return [space for space in small_towns(s) if s.figures[space] >> p.seat & 1]


def figure_goals(s: ReviveState, p: Player) -> list[int]:
    return [space for space in small_towns(s) if not s.figures[space] >> p.seat & 1]


def small_towns(s: ReviveState) -> list[int]:
    return [space for space in s.towns if space < CHASM_SPACE]


class MoveFigure(Question):
    """One figure from a small location to another (revive.jox.3). Step 1: a is where from."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        goals = figure_goals(s, p)
        if not goals:
            return None
        if f.step:
            return [TO_VERB << ARG_BITS | space for space in goals]
        moves = [FROM_VERB << ARG_BITS | space for space in figures_to_move(s, p)]
        if not moves:
            return None
        moves.append(SKIP_CODE)
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        space = code & ARG_MASK
        if f.step == 0:
            s.agenda.append(Frame(f.op, f.seat, 1, space))
            return
        p = s.players[f.seat]
        take_figure(s, p, f.a)
        put_figure(s, p, space)
        s.note(E_MOVE_FIGURE, f.seat, f.a, space)
