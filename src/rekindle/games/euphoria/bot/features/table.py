"""What lies between the players: tracks, territories, construction sites, decks."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.actions.build import workers_on_site
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    FACTIONS,
    FIRST_TUNNEL,
    MARKETS,
    SITE_NAMES,
    STARS,
    WORKERS,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.games.euphoria.engine.tracks import is_revealed
from rekindle.kernel.features import Sheet, relative

TUNNELS: Final = 3
TIERS: Final = 4
TILES: Final = [f"tile-{site}" for site in SITE_NAMES]


def describe_table(rules: EuphoriaRules, s: EuphoriaState, seat: int, sheet: Sheet) -> None:
    choosing = len(s.lanes) > 0
    sheet.choice("turn", -1 if choosing else relative(s, seat, s.turn), s.seats)
    sheet.flag("over", s.over)
    sheet.number("stars-to-the-end", STARS - leader_stars(s))
    describe_tracks(rules, s, sheet)
    describe_sites(rules, s, sheet)
    describe_decks(s, sheet)
    describe_turn(s, seat, sheet)


def leader_stars(s: EuphoriaState) -> int:
    most = 0
    for p in s.players:
        if p.stars > most:
            most = p.stars
    return most


def describe_tracks(rules: EuphoriaRules, s: EuphoriaState, sheet: Sheet) -> None:
    """Describe allegiance, the tunnels, and what they have opened so far."""
    tiers = revealed = ends = 0
    room = [rules.lookup.open_territory[s.seats]] * len(FACTIONS)
    for faction in range(len(FACTIONS)):
        for tier in range(TIERS):
            if s.allegiance[faction] >= rules.lookup.tiers[tier]:
                tiers |= 1 << faction * TIERS + tier
        if is_revealed(rules, s, faction):
            revealed |= 1 << faction
        if faction < TUNNELS and s.miners[faction] >= rules.lookup.tunnel_end:
            ends |= 1 << faction
        for seat in range(s.seats):
            room[faction] -= s.territories[faction * 6 + seat]
    sheet.row("allegiance", s.allegiance, len(FACTIONS))
    sheet.members("tier", tiers, len(FACTIONS) * TIERS)
    sheet.row("miner", s.miners, TUNNELS)
    sheet.members("revealed", revealed, len(FACTIONS))
    sheet.members("tunnel-open", ends, TUNNELS)
    sheet.row("territory-room", room, len(FACTIONS))


def describe_sites(rules: EuphoriaRules, s: EuphoriaState, sheet: Sheet) -> None:
    """Describe built markets, how many workers the others still need, and commodity areas."""
    tiles = len(rules.lookup.tile_penalty)
    needed = [0] * MARKETS
    for market in range(MARKETS):
        tile = s.tiles[market]
        if tile < 0:
            workers = workers_on_site(s, market)
            needed[market] = rules.lookup.workers_to_build[s.seats] - workers
        sheet.choice(TILES[market], tile, tiles)
    sheet.row("workers-to-build", needed, MARKETS)
    totals = [0] * FIRST_TUNNEL
    for p in s.players:
        for worker in range(WORKERS):
            spot = p.spots[worker]
            if 0 <= spot < FIRST_TUNNEL:
                totals[spot] += p.faces[worker]
    sheet.row("area-total", totals, FIRST_TUNNEL)


def describe_decks(s: EuphoriaState, sheet: Sheet) -> None:
    cards = 0
    for n in s.artifact_deck:
        cards += n
    sheet.number("artifact-deck", cards)
    sheet.row("discarded-artifacts", s.artifact_discard, len(ARTIFACTS))
    sheet.number("recruit-deck", len(s.recruit_deck))


def describe_turn(s: EuphoriaState, seat: int, sheet: Sheet) -> None:
    """Describe what has happened in this turn and matters for abilities."""
    helpers = 0
    for other in range(s.seats):
        if s.market_helpers >> other & 1:
            helpers |= 1 << relative(s, seat, other)
    sheet.members("built-last-market", helpers, s.seats)
    sheet.members("retrieved-from", s.factions_left, len(FACTIONS) + 1)
    sheet.flag("new-worker", s.newest_worker >= 0)
    sheet.flag("extra-worker", s.extra_worker >= 0)
