"""What the others know of a player too."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.bot.features.prices import describe_lacks
from rekindle.games.euphoria.engine.actions.dilemma import FOR_STAR
from rekindle.games.euphoria.engine.constants import (
    FACTIONS,
    FIRST_ARTIFACT,
    FIRST_TUNNEL,
    HAND,
    MARKETS,
    PENALTIES,
    RESERVE,
    RETURNING_SET,
    SPACES,
    WORKERS,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, artifacts_held
from rekindle.games.euphoria.engine.state import MOST_SEATS, EuphoriaState, Player
from rekindle.kernel.bits import count
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.features import Sheet
from rekindle.kernel.state import NO_SEAT

FACES: Final = 6
IN_HAND: Final = FIRST_TUNNEL
CROWDS: Final = IN_HAND + 1
"""Where several workers of a player can be: the commodity areas, and the hand after them."""
SINGLES: Final = SPACES - FIRST_TUNNEL
"""Spaces with room for one worker."""
FATES: Final = 4
"""What can have become of a dilemma; 0 while it is secret."""


def describe_player(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, seat: int, sheet: Sheet
) -> None:
    """Describe a player as this seat sees it, without what only the player itself sees."""
    own = p.seat == seat
    held = artifacts_held(p)
    sheet.row("goods", p.wallet, FIRST_ARTIFACT)
    sheet.number("artifacts-held", held)
    sheet.number("morale", p.morale)
    sheet.number("knowledge", p.knowledge)
    describe_lacks(rules, s, p, own, held, sheet)
    sheet.members("penalty", p.penalties, len(PENALTIES))
    describe_stars(s, p, sheet)
    describe_workers(p, sheet)
    # While everybody chooses recruits at the same time, choices made are secret.
    describe_recruits(rules, p, own or len(s.lanes) == 0, sheet)
    dilemma = p.dilemma if own or p.resolved else NOTHING
    sheet.choice("dilemma", dilemma, len(rules.lookup.dilemma_artifact))
    sheet.choice("dilemma-resolved", p.resolved, FATES)


def describe_stars(s: EuphoriaState, p: Player, sheet: Sheet) -> None:
    """Describe where stars stand, which are the lines of the score."""
    seat = p.seat
    markets = on_markets = 0
    market_stars = s.market_stars
    for market in range(MARKETS):
        if market_stars[market] >> seat & 1:
            markets |= 1 << market
            on_markets += 1
    t = s.territories
    territories = [
        t[seat],
        t[MOST_SEATS + seat],
        t[2 * MOST_SEATS + seat],
        t[3 * MOST_SEATS + seat],
    ]
    on_territories = 0
    for n in territories:
        on_territories += n
    on_dilemma = 1 if p.resolved == FOR_STAR else 0
    sheet.number("stars", p.stars)
    sheet.number("stars-on-markets", on_markets)
    sheet.number("stars-on-territories", on_territories)
    sheet.number("stars-on-recruits", p.stars - on_markets - on_territories - on_dilemma)
    sheet.members("market-star", markets, MARKETS)
    sheet.row("territory-stars", territories, len(FACTIONS))


def describe_workers(p: Player, sheet: Sheet) -> None:
    """Describe where the workers are, and the faces of those in hand and on commodity areas.

    There a player can have several workers: equal ones are told, and how many are in hand. As a
    player has four workers in all, that tells every face. The faces on other spaces belong to the
    table.
    """
    crowds = equal = singles = hand = reserve = returning = chosen = total = 0
    spots = p.spots
    faces = p.faces
    for worker in range(WORKERS):
        spot = spots[worker]
        face = faces[worker]
        if spot >= FIRST_TUNNEL:
            singles |= 1 << spot - FIRST_TUNNEL
        elif spot >= HAND:
            if spot == HAND:
                hand += 1
                total += face
                spot = IN_HAND
            if face:  # not before the first roll
                bit = 1 << spot * FACES + face - 1
                equal |= crowds & bit
                crowds |= bit
        elif spot == RESERVE:
            reserve += 1
        else:
            returning += 1
            if spot == RETURNING_SET:
                chosen = face
    sheet.members("workers", crowds, CROWDS * FACES)
    sheet.members("equal-workers", equal, CROWDS * FACES)
    sheet.members("worker", singles, SINGLES)
    sheet.number("workers-in-hand", hand)
    sheet.number("workers-in-reserve", reserve)
    sheet.number("workers-returning", returning)
    sheet.number("chosen-face", chosen)
    sheet.number("check-total", total + p.knowledge)


def describe_recruits(rules: EuphoriaRules, p: Player, shown: bool, sheet: Sheet) -> None:
    """Describe active recruits, and how many are hidden or cannot act (again) yet."""
    faction_of = rules.lookup.recruit_faction
    at = sheet.room("recruit", len(faction_of))
    factions = sheet.room("recruits-of", len(FACTIONS))
    active = hidden = 0
    if shown:
        hidden = len(p.hidden)
        for recruit in p.active:
            active |= 1 << recruit
            sheet.add(factions + faction_of[recruit], 1)
    sheet.mark(at, active, 1)
    sheet.number("hidden-recruits", hidden)
    sheet.number("waiting-recruits", count(active & ~p.able))
    sheet.number("used-recruits", count(p.once))


def most_stars(s: EuphoriaState, besides: int = NO_SEAT) -> int:
    """Return the stars of the best player besides one."""
    most = 0
    for p in s.players:
        if p.seat != besides and p.stars > most:
            most = p.stars
    return most
