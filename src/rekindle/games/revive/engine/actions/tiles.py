"""Tribe tiles: where they may go, and what they do (revive.range.7)."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.frames import attach_frame
from rekindle.games.revive.engine.affording import affordable, check_cost
from rekindle.games.revive.engine.constants import (
    BOOK,
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
from rekindle.games.revive.engine.effects.goods import gain
from rekindle.games.revive.engine.help import NO_HELP
from rekindle.games.revive.engine.map import (
    add_token,
    chain_of_forest,
    change_terrain,
    new_space_rewards,
    owner_at,
    water_effect,
)
from rekindle.games.revive.engine.means import Means, means_of
from rekindle.games.revive.engine.ops import (
    E_TOKEN,
    PLACE_FOREST,
    PLACE_SAND,
    PLACE_TARGET,
    PLACE_TEMPLE,
    PLACE_VERB,
    PLACE_WORKSHOP,
    PLACING,
)
from rekindle.games.revive.engine.reasons import (
    ABILITY_BEGUN,
    GOES_ELSEWHERE,
    NO_TRIBE_TILES,
    NOT_VACANT,
    NOWHERE_TO_PLACE,
    OWN_PIECE,
    TARGET_THERE,
    WORKSHOP_THERE,
)
from rekindle.games.revive.engine.reasons import UNEXPLORED as UNEXPLORED_REASON
from rekindle.games.revive.engine.rules import ReviveRules, Step, ends_in
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(op, PlaceTile(rules)) for op in range(PLACE_FOREST, PLACE_WORKSHOP + 1)]


def is_terrain(terrain: int) -> bool:
    return MOUNTAIN <= terrain <= FIELD


def vacant(s: ReviveState, space: int) -> bool:
    """Return whether the space is empty (revive.nadair.4)."""
    return (
        s.buildings[space] == 0
        and s.figures[space] == 0
        and s.tokens[space] == 0
        and s.falcon != space
    )


def may_hold(rules: ReviveRules, s: ReviveState, p: Player, leaf: int, space: int) -> bool:
    """Return whether this tribe tile may be put on this space, apart from range."""
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
    """Return whether this player has a building or a figure there."""
    return owner_at(s, space) == p.seat or s.figures[space] >> p.seat & 1 != 0


def must_be_reached(leaf: int) -> bool:
    """Return whether range matters: targets and workshops go anywhere (revive.range.7)."""
    return leaf != PLACE_TARGET and leaf != PLACE_WORKSHOP


def tile_moves(rules: ReviveRules, s: ReviveState, p: Player, leaf: int, means: Means) -> list[int]:
    """Return a move for each space where this player's tribe tile may go."""
    if p.tiles == 0:
        return []
    near = must_be_reached(leaf)
    return [
        PLACE_VERB << ARG_BITS | space
        for space in range(SPACES)
        if may_hold(rules, s, p, leaf, space)
        and (not near or affordable(rules, s, p, PLACING, space, 0, NO_HELP, means))
    ]


class PlaceTile(Step):
    """Choose where the tribe tile goes; its price is already paid."""

    skipping = ABILITY_BEGUN

    def fits_effect(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return ends_in(self.rules, s, seat, e.op)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        return tile_moves(self.rules, s, p, f.op, means_of(self.rules, s, p)) or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if must_be_reached(f.op):
            s.agenda.append(attach_frame(f.seat, PLACING, code & ARG_MASK, 0, NO_HELP))
        else:
            lay_tribe_tile(self.rules, s, s.players[f.seat], code & ARG_MASK)

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        p = s.players[seat]
        return bool(tile_moves(self.rules, s, p, e.op, means_of(self.rules, s, p, context)))

    def waits(self, s: ReviveState, seat: int, e: Effect) -> bool:
        """A free action that was not counted may provide the food (revive.turn.3)."""
        return s.players[seat].tiles > 0

    def idle(self, s: ReviveState, seat: int, e: Effect, context: int) -> int:
        return reason(NOWHERE_TO_PLACE if s.players[seat].tiles else NO_TRIBE_TILES, e.id)


def check_place(rules: ReviveRules, s: ReviveState, f: Frame, space: int) -> int:
    """Check `place`: occupied, the wrong kind of space, or too far."""
    leaf = f.op
    if leaf < PLACE_FOREST or leaf > PLACE_WORKSHOP:
        return NOT_ASKED
    p = s.players[f.seat]
    if s.terrain[space] == UNEXPLORED:
        return UNEXPLORED_REASON
    if may_hold(rules, s, p, leaf, space):
        if must_be_reached(leaf):
            return check_cost(rules, s, p, PLACING, space, 0, NO_HELP)
        return FINE
    if leaf == PLACE_TARGET:
        if s.tokens[space] & TARGET:
            return TARGET_THERE
        return OWN_PIECE if has_piece(s, p, space) else GOES_ELSEWHERE
    if leaf == PLACE_WORKSHOP:
        return WORKSHOP_THERE if s.tokens[space] & WORKSHOP else GOES_ELSEWHERE
    return GOES_ELSEWHERE if vacant(s, space) else NOT_VACANT


def lay_tribe_tile(rules: ReviveRules, s: ReviveState, p: Player, space: int) -> None:
    """Put the tile on the space and apply its effect."""
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
        rules.push_all(s, p.seat, [rules.lookup.advance[s.terrain[space] - MOUNTAIN][1]])
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
