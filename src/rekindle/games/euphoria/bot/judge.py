"""How good a position looks, for bots that cannot play it out to the end."""

from __future__ import annotations

from rekindle.games.euphoria.engine.rules import EuphoriaRules, artifacts_held, workers_owned
from rekindle.games.euphoria.engine.state import EuphoriaState, Player


def worth(p: Player) -> float:
    """A player's prospects in stars: those placed, and what goods and workers may become."""
    goods = sum(p.wallet[:4]) * 0.05 + sum(p.wallet[4:7]) * 0.25
    hand = artifacts_held(p) * 0.2
    people = workers_owned(p) * 0.3 + p.morale * 0.05 - p.knowledge * 0.05
    return p.stars + min(goods, 1.5) + hand + people + len(p.active) * 0.2


def judge(rules: EuphoriaRules, s: EuphoriaState) -> list[float]:
    """Return each seat's share of the win; the shares add up to 1."""
    if s.over:
        return [1.0 if p.seat == s.turn else 0.0 for p in s.players]
    chances = [2.0 ** worth(p) for p in s.players]
    total = sum(chances)
    return [chance / total for chance in chances]
