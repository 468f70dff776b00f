"""Predicates of several checks: is an action asked for, are any left, is a technology missing?"""

from __future__ import annotations

from rekindle.games.revive.engine.constants import PROGRESS_SPACES, TECHNOLOGIES
from rekindle.games.revive.engine.ops import ACT, TURN
from rekindle.games.revive.engine.reasons import (
    ACTIONS_DONE,
    NEEDS_TECHNOLOGY,
    OTHER_TRIBE,
    SLEPT,
)
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.reasons import FINE, reason
from rekindle.kernel.state import Frame


def actions_a_turn(s: ReviveState) -> int:
    """Return the actions per turn: two, one in the solo game (revive.turn.1, revive.solo.1)."""
    return 1 if s.seats == 1 else 2


def cube_is_past(s: ReviveState, p: Player) -> bool:
    """Return whether the cube has passed the top of the progress track (revive.solo.4)."""
    return s.seats == 1 and p.cube > PROGRESS_SPACES


def is_asked(rules: ReviveRules, f: Frame, action: int) -> bool:
    """Return whether the question is about this action on the map."""
    return f.op == TURN or (f.op == ACT and rules.effects[effect_of(f)].kind == action)


def check_actions(s: ReviveState, f: Frame) -> int:
    """Check that an action of this turn is left; one that an effect grants does not count."""
    if f.op != TURN or s.actions < actions_a_turn(s):
        return FINE
    return SLEPT if s.asleep else ACTIONS_DONE


def check_power(rules: ReviveRules, p: Player, power: int) -> int:
    """Check for a power: its technology may be locked, or belong to another tribe."""
    if p.powers & power:
        return FINE
    for technology in range(len(TECHNOLOGIES)):
        if rules.lookup.tech_power[p.board * len(TECHNOLOGIES) + technology] & power:
            return reason(NEEDS_TECHNOLOGY, technology)
    return OTHER_TRIBE
