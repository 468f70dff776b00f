"""How a game ended: stars by where they stand, and the places."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.stars import standing
from rekindle.games.euphoria.engine.state import EuphoriaState, Player

LINES: Final = ("markets", "territories", "recruits", "dilemma")
TIE_BREAKS: Final = ("morale", "knowledge", "markets", "territories", "roll")


def score_lines(rules: EuphoriaRules, s: EuphoriaState, p: Player) -> list[int]:
    """Stars on markets, territories, recruits and the dilemma; they add up to the total."""
    markets = 0
    for stars in s.market_stars:
        markets += stars >> p.seat & 1
    territories = sum(s.territories[p.seat :: 6])
    dilemma = 1 if p.resolved == 1 else 0
    return [markets, territories, p.stars - markets - territories - dilemma, dilemma]


def standings(rules: EuphoriaRules, s: EuphoriaState) -> list[tuple[int, int, int, int, int, int]]:
    """Return stars, then the tie-breaks, at last who won the roll (euphoria.win)."""
    won = s.turn if s.over else -1
    return [(*standing(rules, s, p), 1 if p.seat == won else 0) for p in s.players]
