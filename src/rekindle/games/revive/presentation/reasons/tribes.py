"""Why not there: tribe tiles, the falcon, and a figure that moves."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.tiles import (
    figure_goals,
    figures_to_move,
    is_terrain,
    may_hold,
    vacant,
)
from rekindle.games.revive.engine.constants import TARGET, UNEXPLORED, WORKSHOP
from rekindle.games.revive.engine.ops import (
    MOVE_FALCON,
    MOVE_FIGURE,
    PLACE_TARGET,
    PLACE_WORKSHOP,
    PLACING,
)
from rekindle.games.revive.presentation.reasons.case import Case, Why, kind_name, space_name, why
from rekindle.games.revive.presentation.reasons.map import TILES, cost_reason
from rekindle.kernel.messages import Message


def place_reason(c: Case, space: int) -> Why:
    """`place`: what lies there already, the wrong kind of space, or too far."""
    leaf = c.f.op
    if leaf not in TILES or c.f.step:
        return None
    s, where = c.s, space_name(c, space)
    if s.terrain[space] == UNEXPLORED:
        return why("unexplored", TILES[leaf][1], space=where)
    if may_hold(c.rules, s, c.p, leaf, space):
        return cost_reason(c, PLACING, space, 0)
    tile, article = TILES[leaf]
    if leaf == PLACE_TARGET:
        return target_reason(c, space, where)
    if leaf == PLACE_WORKSHOP and s.tokens[space] & WORKSHOP:
        return why("workshop-there", article, space=where)
    if leaf != PLACE_WORKSHOP and not vacant(s, space):
        return why("not-vacant", "nadair.4", space=where)
    return why(f"goes-{tile}", article, space=where, kind=kind_name(c, space))


def target_reason(c: Case, space: int, where: Message) -> tuple[Message, str]:
    if c.s.tokens[space] & TARGET:
        return why("target-there", "jox.4", space=where)
    if (c.s.buildings[space] + 1) >> 1 == c.f.seat + 1 or c.s.figures[space] >> c.f.seat & 1:
        return why("own-piece", "jox.4", space=where)
    return why("goes-target", "jox.4", space=where, kind=kind_name(c, space))


def fly_reason(c: Case, space: int) -> Why:
    if c.f.op != MOVE_FALCON:
        return None
    where = space_name(c, space)
    if c.s.terrain[space] == UNEXPLORED:
        return why("unexplored", "vukuntur.5", space=where)
    if not is_terrain(c.s.terrain[space]):
        return why("no-perch", "vukuntur.6", space=where, kind=kind_name(c, space))
    steps = c.rules.effects[c.f.a].n * c.p.markers
    return why("too-far", "vukuntur.5", space=where, n=steps, falcon=space_name(c, c.s.falcon))


def from_reason(c: Case, space: int) -> Why:
    if c.f.op != MOVE_FIGURE or c.f.step or space in figures_to_move(c.s, c.p):
        return None
    return why("no-figure-there", "jox.3", space=space_name(c, space))


def to_reason(c: Case, space: int) -> Why:
    if c.f.op != MOVE_FIGURE or not c.f.step or space in figure_goals(c.s, c.p):
        return None
    where = space_name(c, space)
    if c.s.figures[space] >> c.f.seat & 1:
        return why("own-figure", "jox.3", space=where)
    return why("no-small-location", "jox.3", space=where, kind=kind_name(c, space))
