"""What lies between the players: tracks, territories, construction sites, decks."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.bot.features.players import most_stars
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    FACTIONS,
    FIRST_SITE,
    MARKETS,
    SITE_NAMES,
    SITE_SPACES,
    SPACES,
    STARS,
    WORKERS,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import MOST_SEATS, EuphoriaState
from rekindle.games.euphoria.engine.tracks import is_revealed
from rekindle.kernel.features import Sheet, relative
from rekindle.kernel.state import NO_SEAT

TUNNELS: Final = 3
TILES: Final = [f"tile-{site}" for site in SITE_NAMES]


def describe_table(rules: EuphoriaRules, s: EuphoriaState, seat: int, sheet: Sheet) -> None:
    choosing = len(s.lanes) > 0
    sheet.choice("turn", NO_SEAT if choosing else relative(s, seat, s.turn), s.seats)
    sheet.flag("over", s.over)
    sheet.number("stars-to-the-end", STARS - most_stars(s))
    describe_tracks(rules, s, sheet)
    describe_territories(rules, s, sheet)
    describe_sites(rules, s, sheet)
    describe_faces(s, sheet)
    describe_decks(s, sheet)
    describe_turn(s, seat, sheet)


def describe_tracks(rules: EuphoriaRules, s: EuphoriaState, sheet: Sheet) -> None:
    """Describe allegiance, the tunnels, and what they have opened so far."""
    lookup = rules.lookup
    sheet.row("allegiance", s.allegiance, len(FACTIONS))
    tiers = sheet.room("tier", len(FACTIONS))
    revealed = ends = 0
    for faction in range(len(FACTIONS)):
        at = s.allegiance[faction]
        tier = 0
        for reached in lookup.tiers:
            if at >= reached:
                tier += 1
        sheet.put(tiers + faction, tier)
        if is_revealed(rules, s, faction):
            revealed |= 1 << faction
        if faction < TUNNELS and s.miners[faction] >= lookup.tunnel_end:
            ends |= 1 << faction
    sheet.row("miner", s.miners, TUNNELS)
    sheet.members("revealed", revealed, len(FACTIONS))
    sheet.members("tunnel-open", ends, TUNNELS)


def describe_territories(rules: EuphoriaRules, s: EuphoriaState, sheet: Sheet) -> None:
    """Describe how many more stars each territory has room for."""
    stars = s.territories
    space = rules.lookup.open_territory[s.seats]
    at = sheet.room("territory-room", len(FACTIONS))
    for faction in range(len(FACTIONS)):
        room = space
        first = faction * MOST_SEATS
        for i in range(first, first + s.seats):
            room -= stars[i]
        sheet.put(at + faction, room)


def describe_sites(rules: EuphoriaRules, s: EuphoriaState, sheet: Sheet) -> None:
    """Describe built markets, and how many workers the other sites still need."""
    tiles = len(rules.lookup.tile_penalty)
    board = s.board
    needed = [0] * MARKETS
    first = FIRST_SITE
    for market in range(MARKETS):
        tile = s.tiles[market]
        if tile < 0:
            missing = rules.lookup.workers_to_build[s.seats]
            for space in range(first, first + SITE_SPACES):
                if board[space]:
                    missing -= 1
            needed[market] = missing
        first += SITE_SPACES
        sheet.choice(TILES[market], tile, tiles)
    sheet.row("workers-to-build", needed, MARKETS)


def describe_faces(s: EuphoriaState, sheet: Sheet) -> None:
    """Describe the faces of workers: on an area their total, on another space the only one."""
    at = sheet.room("face", SPACES)
    for p in s.players:
        spots, faces = p.spots, p.faces
        for worker in range(WORKERS):
            if spots[worker] >= 0:
                sheet.add(at + spots[worker], faces[worker])


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
