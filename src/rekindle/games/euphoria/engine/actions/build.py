"""Building a market: workers come back, the tile is turned, helpers place stars."""

from __future__ import annotations

from rekindle.games.euphoria.engine.abilities import trigger
from rekindle.games.euphoria.engine.actions.retrieve import leave_space
from rekindle.games.euphoria.engine.constants import FIRST_SITE, RETURNING, SITE_SPACES, TILE
from rekindle.games.euphoria.engine.ops import E_BUILT, ON_BUILT, ROLL, TURN_TILE
from rekindle.games.euphoria.engine.rules import Step, in_player_order
from rekindle.games.euphoria.engine.spaces import owner_of
from rekindle.games.euphoria.engine.stars import check_win, set_market_star, suffer_penalty
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.kernel.agenda import schedule
from rekindle.kernel.chance import draw_from, without
from rekindle.kernel.state import Frame


class Build(Step):
    """All workers of the site return; each player's are rolled and checked together.

    (euphoria.site.4)
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        first = FIRST_SITE + f.a * SITE_SPACES
        s.helpers = 0
        for worker in s.board[first : first + SITE_SPACES]:
            if worker:
                p = s.players[owner_of(worker)]
                s.helpers |= 1 << p.seat
                leave_space(s, p, (worker - 1) & 3)
                p.spots[(worker - 1) & 3] = RETURNING
        frames = [Frame(ROLL, seat) for seat in in_player_order(s) if s.helpers >> seat & 1]
        frames.append(Frame(TURN_TILE, f.seat, 0, f.a))
        schedule(s, frames)
        return None


class TurnTile(Step):
    """The tile is turned, everybody who helped places a star, the others suffer its penalty.

    (euphoria.site.4)
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        tile = draw_from(s, TILE, s.tile_pool)
        s.tile_pool = without(s.tile_pool, tile)
        s.tiles[f.a] = tile
        s.open = ()
        s.note(E_BUILT, f.seat, f.a, tile)
        for seat in reversed(in_player_order(s)):
            trigger(self.rules, s, ON_BUILT, seat)
        for seat in in_player_order(s):
            if s.helpers >> seat & 1:
                set_market_star(self.rules, s, seat, f.a)
        suffer_penalty(self.rules, s, f.a)
        check_win(self.rules, s)
        return None
