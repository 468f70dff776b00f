"""Explore: a face-down tile, points, a recruit, and what lies beneath (revive.explore)."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.asked import check_actions, is_asked
from rekindle.games.revive.engine.actions.frames import attach_frame, help_at
from rekindle.games.revive.engine.affording import affordable, check_cost
from rekindle.games.revive.engine.constants import (
    BEING_TURNED,
    EXPLORE_ACTION,
    FACE_DOWN,
    HEXES,
    PLACES,
    TILE_FRONT,
)
from rekindle.games.revive.engine.map import lay_tile, new_space_rewards
from rekindle.games.revive.engine.means import Means
from rekindle.games.revive.engine.ops import (
    E_EXPLORE,
    EXPLORE_VERB,
    FLIP,
    RECRUIT,
    TILE_VERB,
)
from rekindle.games.revive.engine.reasons import EXPLORED, MUST_CHOOSE
from rekindle.games.revive.engine.rules import Question, ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.engine.tracks import gain_points
from rekindle.kernel.agenda import schedule
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame


def explore_moves(
    rules: ReviveRules, s: ReviveState, p: Player, help: int, means: Means
) -> list[int]:
    """Return a move for each face-down tile that this player can reach and pay for."""
    return [
        EXPLORE_VERB << ARG_BITS | place
        for place in range(PLACES)
        if s.fronts[place] == FACE_DOWN
        and affordable(rules, s, p, EXPLORE_ACTION, place, 0, help, means)
    ]


def check_explore(rules: ReviveRules, s: ReviveState, f: Frame, place: int) -> int:
    if not is_asked(rules, f, EXPLORE_ACTION):
        return NOT_ASKED
    if s.fronts[place] != FACE_DOWN:
        return EXPLORED
    found = check_actions(s, f)
    if found != FINE:
        return found
    return check_cost(rules, s, s.players[f.seat], EXPLORE_ACTION, place, 0, help_at(f))


def begin_explore(s: ReviveState, seat: int, place: int, help: int) -> None:
    s.agenda.append(attach_frame(seat, EXPLORE_ACTION, place, 0, help))


def explore(rules: ReviveRules, s: ReviveState, p: Player, place: int) -> None:
    """Score points, then recruit, then turn the tile (revive.explore.2); the price is paid."""
    points = rules.lookup.back_points[s.backs[place]]
    s.note(E_EXPLORE, p.seat, place, points)
    s.fronts = s.fronts[:]
    s.fronts[place] = BEING_TURNED  # not to be explored again while a card is being chosen
    schedule(s, [Frame(RECRUIT, p.seat), flip_frame(p.seat, place)])
    gain_points(rules, s, p, points)


def flip_frame(seat: int, place: int) -> Frame:
    return Frame(FLIP, seat, 0, place)


def place_turned(f: Frame) -> int:
    """Return the place of the tile that a FLIP frame turns over."""
    return f.a


def tile_turned(f: Frame) -> int:
    """Return the tile that was found there; known at step 1."""
    return f.b


class Flip(Question):
    """Turn the tile over, choose how it lies, and reward the buildings around it.

    Step 1: the front is known. (revive.explore.4 and 5)
    """

    skipping = MUST_CHOOSE

    def fits(self, s: ReviveState, f: Frame) -> bool:
        place = place_turned(f)
        if f.step > 1 or f.parts or place >= PLACES or s.fronts[place] != BEING_TURNED:
            return False
        if f.step == 0:
            return tile_turned(f) == 0
        tiles = self.rules.lookup.back_tiles[s.backs[place]]
        return tile_turned(f) < PLACES and tiles >> tile_turned(f) & 1 == 1

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        place = place_turned(f)
        if f.step == 0:
            back = self.rules.lookup.back_tiles[s.backs[place]]
            tile = draw_from_bits(s, TILE_FRONT, s.tile_pool & back)
            s.tile_pool &= ~(1 << tile)
            s.agenda.append(Frame(FLIP, f.seat, 1, place, tile))
            return None
        if looks_the_same(self.rules, tile_turned(f)):
            return [TILE_VERB << ARG_BITS]
        return [TILE_VERB << ARG_BITS, TILE_VERB << ARG_BITS | 1]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        place = place_turned(f)
        lay_tile(self.rules, s, place, tile_turned(f), code & ARG_MASK)
        new_space_rewards(self.rules, s, place * HEXES, place * HEXES + HEXES)


def looks_the_same(rules: ReviveRules, tile: int) -> bool:
    """Return whether the tile is the same in both orientations."""
    faces = rules.lookup.tile_faces
    first = tile * HEXES
    return faces[first] == faces[first + 3] and faces[first + 1] == faces[first + 2]


def check_lay(rules: ReviveRules, s: ReviveState, f: Frame, turned: int) -> int:
    if f.op != FLIP or (turned and looks_the_same(rules, tile_turned(f))):
        return NOT_ASKED
    return FINE
