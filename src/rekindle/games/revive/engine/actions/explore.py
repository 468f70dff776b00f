"""Explore: a face-down tile, points, a recruit, and what lies beneath (revive.explore)."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import (
    BEING_TURNED,
    EXPLORE_ACTION,
    FACE_DOWN,
    HEXES,
    PLACES,
    TILE_FRONT,
)
from rekindle.games.revive.engine.costs import affordable
from rekindle.games.revive.engine.map import lay_tile, new_space_rewards
from rekindle.games.revive.engine.ops import (
    ATTACH,
    E_EXPLORE,
    EXPLORE_VERB,
    FLIP,
    RECRUIT,
    TILE_VERB,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.engine.tracks import gain_points
from rekindle.kernel.agenda import schedule
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.state import Frame


def explore_moves(rules: ReviveRules, s: ReviveState, p: Player) -> list[int]:
    """The face-down tiles that this player can reach and pay for."""
    return [
        EXPLORE_VERB << ARG_BITS | place
        for place in range(PLACES)
        if s.fronts[place] == FACE_DOWN and affordable(rules, s, p, EXPLORE_ACTION, place, 0)
    ]


def begin_explore(s: ReviveState, seat: int, code: int) -> None:
    s.agenda.append(Frame(ATTACH, seat, 0, code & ARG_MASK, EXPLORE_ACTION))


def explore(rules: ReviveRules, s: ReviveState, p: Player, place: int) -> None:
    """Paid for: points, then a recruit, then the tile is turned (revive.explore.2)."""
    points = rules.lookup.back_points[s.backs[place]]
    s.note(E_EXPLORE, p.seat, place, points)
    s.fronts = s.fronts[:]
    s.fronts[place] = BEING_TURNED  # nobody explores it again while a card is being chosen
    schedule(s, [Frame(RECRUIT, p.seat), Frame(FLIP, p.seat, 0, place)])
    gain_points(rules, s, p, points)


class Flip(Question):
    """Turn the tile over, choose how it lies, and reward the buildings around it.

    Step 1: the front is known. (revive.explore.4 and 5)
    """

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        if f.step == 0:
            back = self.rules.lookup.back_tiles[s.backs[f.a]]
            tile = draw_from_bits(s, TILE_FRONT, s.tile_pool & back)
            s.tile_pool &= ~(1 << tile)
            s.agenda.append(Frame(f.op, f.seat, 1, f.a, tile))
            return None
        if self.looks_the_same(f.b):
            return [TILE_VERB << ARG_BITS]
        return [TILE_VERB << ARG_BITS, TILE_VERB << ARG_BITS | 1]

    def looks_the_same(self, tile: int) -> bool:
        """Is the tile the same both ways?"""
        faces = self.rules.lookup.tile_faces
        first = tile * HEXES
        return faces[first] == faces[first + 3] and faces[first + 1] == faces[first + 2]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        lay_tile(self.rules, s, f.a, f.b, code & ARG_MASK)
        new_space_rewards(self.rules, s, f.a * HEXES, f.a * HEXES + HEXES)
