"""Building a market: workers come back, the tile is turned, helpers place stars."""

from __future__ import annotations

from rekindle.games.euphoria.engine.abilities import trigger
from rekindle.games.euphoria.engine.actions.retrieve import leave_space
from rekindle.games.euphoria.engine.constants import (
    FIRST_SITE,
    MARKETS,
    RETURNING,
    SITE_SPACES,
    TILE,
)
from rekindle.games.euphoria.engine.ops import BUILD, E_BUILT, ON_BUILT, ROLL, TURN_TILE
from rekindle.games.euphoria.engine.rules import Step
from rekindle.games.euphoria.engine.stars import check_win, set_market_star, suffer_penalty
from rekindle.games.euphoria.engine.state import EuphoriaState, owner_of
from rekindle.kernel.agenda import schedule
from rekindle.kernel.chance import draw_from, without
from rekindle.kernel.state import Frame, seats_from


def build_frame(seat: int, site: int) -> Frame:
    return Frame(BUILD, seat, 0, site)


def turn_tile_frame(seat: int, site: int) -> Frame:
    return Frame(TURN_TILE, seat, 0, site)


def site_of(f: Frame) -> int:
    """Return the site whose market a BUILD or TURN_TILE frame is about."""
    return f.a


def workers_on_site(s: EuphoriaState, site: int) -> int:
    first = FIRST_SITE + site * SITE_SPACES
    return sum([1 for worker in s.board[first : first + SITE_SPACES] if worker])


class Build(Step):
    """All workers of the site return; each player's are rolled and checked together.

    (euphoria.site.4)
    """

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return False  # it is carried out at once

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        first = FIRST_SITE + site_of(f) * SITE_SPACES
        s.market_helpers = 0
        for worker in s.board[first : first + SITE_SPACES]:
            if worker:
                p = s.players[owner_of(worker)]
                s.market_helpers |= 1 << p.seat
                leave_space(s, p, (worker - 1) & 3)
                p.spots[(worker - 1) & 3] = RETURNING
        frames = [
            Frame(ROLL, seat) for seat in seats_from(s, s.turn) if s.market_helpers >> seat & 1
        ]
        frames.append(turn_tile_frame(f.seat, site_of(f)))
        schedule(s, frames)
        return None


class TurnTile(Step):
    """The tile is turned, everybody who helped places a star, the others suffer its penalty.

    (euphoria.site.4)
    """

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        site = site_of(f)
        values = f.step == 0 and site < MARKETS and f.b == 0 and not f.parts
        return values and s.tiles[site] < 0 and not workers_on_site(s, site)

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        site = site_of(f)
        tile = draw_from(s, TILE, s.tile_pool)
        s.tile_pool = without(s.tile_pool, tile)
        s.tiles[site] = tile
        s.open = ()
        s.note(E_BUILT, f.seat, site, tile)
        for seat in reversed(seats_from(s, s.turn)):
            trigger(self.rules, s, ON_BUILT, seat)
        for seat in seats_from(s, s.turn):
            if s.market_helpers >> seat & 1:
                set_market_star(self.rules, s, seat, site)
        suffer_penalty(self.rules, s, site)
        check_win(self.rules, s)
        return None
