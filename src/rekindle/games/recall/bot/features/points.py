"""Points by score line, as far as a seat knows them."""

from __future__ import annotations

from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.scoring import (
    ambition_points,
    ancients_points,
    efficiency_points,
    farm_points,
    knowledge_points,
    legends_points,
    objective_points,
    power_points,
    resources,
)
from rekindle.games.recall.engine.state import Player, RecallState


def known_points(rules: RecallRules, s: RecallState, p: Player, objectives: bool) -> list[int]:
    """Return the score lines; what is in hand counts only where its objectives are known.

    Whether an objective is met is the slowest line to find out, so it is not asked in vain.
    """
    return [
        p.culture,
        knowledge_points(rules, s, p),
        ancients_points(rules, s, p),
        legends_points(rules, s, p),
        efficiency_points(rules, s, p),
        ambition_points(rules, s, p),
        power_points(rules, s, p),
        resources(rules, p) // rules.lookup.resources_for_a_point,
        objective_points(rules, s, p) if objectives else 0,
        farm_points(rules, s, p),
    ]
