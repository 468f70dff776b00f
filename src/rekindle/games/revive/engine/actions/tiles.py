"""Tribe abilities that change the map: tribe tiles, the falcon, a figure that moves."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.frames import attach_frame
from rekindle.games.revive.engine.constants import (
    BOOK,
    CHASM_SPACE,
    FALCON_RESOURCES,
    FIELD,
    FOREST,
    FOREST_TILE,
    LARGE,
    LOCATION,
    MARKERS,
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
from rekindle.games.revive.engine.costs import affordable, cost_check
from rekindle.games.revive.engine.effects.goods import gain
from rekindle.games.revive.engine.help import NO_HELP
from rekindle.games.revive.engine.machines import spendable
from rekindle.games.revive.engine.map import (
    add_token,
    chain_of_forest,
    change_terrain,
    new_space_rewards,
    owner_at,
    put_figure,
    take_figure,
    water_effect,
)
from rekindle.games.revive.engine.ops import (
    E_FALCON,
    E_MOVE_FIGURE,
    E_TOKEN,
    FLY_VERB,
    FROM_VERB,
    MOVE_FALCON,
    MOVE_FIGURE,
    PLACE_FOREST,
    PLACE_SAND,
    PLACE_TARGET,
    PLACE_TEMPLE,
    PLACE_VERB,
    PLACE_WORKSHOP,
    PLACING,
    TO_VERB,
)
from rekindle.games.revive.engine.reasons import (
    ABILITY_BEGUN,
    GOES_ELSEWHERE,
    MUST_CHOOSE,
    NO_FIGURE_THERE,
    NO_FIGURE_TO_MOVE,
    NO_PERCH,
    NO_SMALL_LOCATION,
    NO_TRIBE_TILES,
    NOT_VACANT,
    NOWHERE_TO_FLY,
    NOWHERE_TO_PLACE,
    OUT_OF_FLIGHT,
    OWN_FIGURE,
    OWN_PIECE,
    TARGET_THERE,
    WORKSHOP_THERE,
)
from rekindle.games.revive.engine.reasons import UNEXPLORED as UNEXPLORED_REASON
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    table: list[tuple[int, Procedure[ReviveState]]] = [
        (op, PlaceTile(rules)) for op in range(PLACE_FOREST, PLACE_WORKSHOP + 1)
    ]
    table.append((MOVE_FALCON, MoveFalcon(rules)))
    table.append((MOVE_FIGURE, MoveFigure(rules)))
    return table


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
        and not has_piece(s, p, space)
    )


def has_piece(s: ReviveState, p: Player, space: int) -> bool:
    """Does a building or a figure of this player stand there?"""
    return owner_at(s, space) == p.seat or s.figures[space] >> p.seat & 1 != 0


def must_be_reached(leaf: int) -> bool:
    """Targets and workshops go anywhere; the other tiles must be reached (revive.range.7)."""
    return leaf != PLACE_TARGET and leaf != PLACE_WORKSHOP


def tile_moves(rules: ReviveRules, s: ReviveState, p: Player, leaf: int, energy: int) -> list[int]:
    """Where this player's tribe tile may go."""
    if p.tiles == 0:
        return []
    near = must_be_reached(leaf)
    return [
        PLACE_VERB << ARG_BITS | space
        for space in range(SPACES)
        if may_hold(rules, s, p, leaf, space)
        and (not near or affordable(rules, s, p, PLACING, space, 0, NO_HELP, energy))
    ]


class PlaceTile(Step):
    """Choose where the tribe tile goes; the price before it is paid already."""

    skipping = ABILITY_BEGUN

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        return tile_moves(self.rules, s, p, f.op, p.energy) or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if must_be_reached(f.op):
            s.agenda.append(attach_frame(f.seat, PLACING, code & ARG_MASK, 0, NO_HELP))
        else:
            lay_tribe_tile(self.rules, s, s.players[f.seat], code & ARG_MASK)

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        p = s.players[seat]
        return bool(tile_moves(self.rules, s, p, e.op, spendable(p, context)))

    def waits(self, s: ReviveState, seat: int, e: Effect) -> bool:
        """A trade or a crate may bring the food for the range (revive.turn.3)."""
        return s.players[seat].tiles > 0

    def idle(self, s: ReviveState, seat: int, e: Effect, context: int) -> int:
        return reason(NOWHERE_TO_PLACE if s.players[seat].tiles else NO_TRIBE_TILES, e.id)


def place_check(rules: ReviveRules, s: ReviveState, f: Frame, space: int) -> int:
    """What lies there already, the wrong kind of space, or too far."""
    leaf = f.op
    if leaf < PLACE_FOREST or leaf > PLACE_WORKSHOP:
        return NOT_ASKED
    p = s.players[f.seat]
    if s.terrain[space] == UNEXPLORED:
        return UNEXPLORED_REASON
    if may_hold(rules, s, p, leaf, space):
        if must_be_reached(leaf):
            return cost_check(rules, s, p, PLACING, space, 0, NO_HELP)
        return FINE
    if leaf == PLACE_TARGET:
        if s.tokens[space] & TARGET:
            return TARGET_THERE
        return OWN_PIECE if has_piece(s, p, space) else GOES_ELSEWHERE
    if leaf == PLACE_WORKSHOP:
        return WORKSHOP_THERE if s.tokens[space] & WORKSHOP else GOES_ELSEWHERE
    return GOES_ELSEWHERE if vacant(s, space) else NOT_VACANT


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


def falcon_steps(p: Player, e: Effect) -> int:
    """So many spaces for each marker off the tribe board."""
    return e.n * p.markers


class MoveFalcon(Step):
    skipping = ABILITY_BEGUN
    idling = NOWHERE_TO_FLY

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        steps = falcon_steps(s.players[f.seat], self.rules.effects[effect_of(f)])
        return falcon_moves(self.rules, s, steps) or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        s.falcon = code & ARG_MASK
        s.note(E_FALCON, f.seat, s.falcon)
        p.reach = []
        if p.powers & FALCON_RESOURCES:  # revive.vukuntur.7
            gain(s, p, s.terrain[s.falcon] - MOUNTAIN + 1, self.rules.lookup.falcon_resources)

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        """The ability moves a marker first, as long as there is one (revive.effects.4)."""
        steps = e.n * min(s.players[seat].markers + 1, MARKERS)
        return bool(falcon_moves(self.rules, s, steps))


def fly_check(rules: ReviveRules, s: ReviveState, f: Frame, space: int) -> int:
    if f.op != MOVE_FALCON:
        return NOT_ASKED
    if s.terrain[space] == UNEXPLORED:
        return UNEXPLORED_REASON
    if not is_terrain(s.terrain[space]):
        return NO_PERCH
    steps = falcon_steps(s.players[f.seat], rules.effects[effect_of(f)])
    if FLY_VERB << ARG_BITS | space in falcon_moves(rules, s, steps):
        return FINE
    return reason(OUT_OF_FLIGHT, steps)


# A figure that moves


def figures_to_move(s: ReviveState, p: Player) -> list[int]:
    return [space for space in small_towns(s) if s.figures[space] >> p.seat & 1]


def figure_goals(s: ReviveState, p: Player) -> list[int]:
    return [space for space in small_towns(s) if not s.figures[space] >> p.seat & 1]


def small_towns(s: ReviveState) -> list[int]:
    return [space for space in s.towns if space < CHASM_SPACE]


class MoveFigure(Question):
    """One figure from a small location to another (revive.jox.3). Step 1: where to?"""

    idling = NO_FIGURE_TO_MOVE

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
            s.agenda.append(Frame(MOVE_FIGURE, f.seat, 1, space))
            return
        p = s.players[f.seat]
        take_figure(s, p, moved_from(f))
        put_figure(s, p, space)
        s.note(E_MOVE_FIGURE, f.seat, moved_from(f), space)

    def skip(self, s: ReviveState, f: Frame) -> int:
        return MUST_CHOOSE if f.step else FINE

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        p = s.players[seat]
        return bool(figures_to_move(s, p)) and bool(figure_goals(s, p))


def moved_from(f: Frame) -> int:
    """The space that the figure leaves; known at step 1."""
    return f.a


def from_check(rules: ReviveRules, s: ReviveState, f: Frame, space: int) -> int:
    if f.op != MOVE_FIGURE or f.step:
        return NOT_ASKED
    return FINE if space in figures_to_move(s, s.players[f.seat]) else NO_FIGURE_THERE


def to_check(rules: ReviveRules, s: ReviveState, f: Frame, space: int) -> int:
    if f.op != MOVE_FIGURE or not f.step:
        return NOT_ASKED
    if space in figure_goals(s, s.players[f.seat]):
        return FINE
    return OWN_FIGURE if s.figures[space] >> f.seat & 1 else NO_SMALL_LOCATION
