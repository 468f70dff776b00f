"""How good a position looks, for bots that cannot play it out to the end."""

from __future__ import annotations

from rekindle.games.revive.engine.cards import recruited
from rekindle.games.revive.engine.constants import CRYSTAL
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.scoring import score_lines, standings
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import count

UTOPIA = 180.0
POINTS_OF_A_LEAD = 8.0
"""The lead in points that doubles the chances."""


def worth(rules: ReviveRules, s: ReviveState, p: Player) -> float:
    """Return what a player would score now, and what everything else may still be worth.

    The weights are points: the value of one more of each in the middle of a game, found by letting
    bots with different weights play each other.
    """
    scored = float(sum(score_lines(rules, s, p)))
    goods = sum(p.goods) * 0.5 + p.goods[CRYSTAL] * 0.3 + count(p.closed) * 1.2
    engine = count(p.machines) * 1.5 + p.energy * 1.0 + count(recruited(p)) * 0.8
    board = count(p.technologies) * 2.0 + sum(p.tracks) * 0.8 + p.markers * 0.3
    return scored + goods + engine + board


def judge(rules: ReviveRules, s: ReviveState) -> list[float]:
    """Return each seat's share of the win; in the solo game, the progress towards Utopia."""
    if s.seats == 1:
        p = s.players[0]
        points = float(sum(score_lines(rules, s, p))) if s.over else worth(rules, s, p)
        return [min(points / UTOPIA, 1.0)]
    if s.over:
        ranked = standings(rules, s)
        winners = [standing == max(ranked) for standing in ranked]
        return [1.0 / sum(winners) if won else 0.0 for won in winners]
    estimates = [worth(rules, s, p) for p in s.players]
    best = max(estimates)
    chances = [2.0 ** ((estimate - best) / POINTS_OF_A_LEAD) for estimate in estimates]
    total = sum(chances)
    return [chance / total for chance in chances]
