"""Whether `place` and `remove` may name a hex, whichever effect asks for it."""

from __future__ import annotations

from rekindle.games.recall.engine.actions.boxes import check_remove_for_white
from rekindle.games.recall.engine.actions.camps import check_here
from rekindle.games.recall.engine.effects.barter import is_giving
from rekindle.games.recall.engine.effects.gadgets import check_portal
from rekindle.games.recall.engine.effects.goods import check_follower
from rekindle.games.recall.engine.effects.tiles import why_no_farm, why_no_island, why_no_raft
from rekindle.games.recall.engine.ops import (
    BARTER,
    FOLLOWERS,
    PLACE_FARM,
    PLACE_ISLAND,
    PLACE_RAFT,
    PORTAL,
    REMOVE,
    SELL,
)
from rekindle.games.recall.engine.reasons import NO_FOLLOWERS_THERE
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame


def check_place(rules: RecallRules, s: RecallState, f: Frame, space: int) -> int:
    """Check `place`: a follower, a farm, an island, a raft, or where a reward takes place."""
    p = s.players[f.seat]
    if f.op == FOLLOWERS:
        return check_follower(s, p, space)
    if f.op == PORTAL:
        return check_portal(s, p, space)
    if f.op == PLACE_FARM:
        return why_no_farm(s, p, space)
    if f.op == PLACE_ISLAND:
        return why_no_island(rules, s, p, space)
    if f.op == PLACE_RAFT:
        return why_no_raft(s, p, space)
    return check_here(rules, s, f, space)


def check_remove(rules: RecallRules, s: RecallState, f: Frame, space: int) -> int:
    """Check `remove`: a follower given up for crystals or in a trade."""
    if f.op == REMOVE:
        return check_remove_for_white(rules, s, f, space)
    if f.op != SELL and not (f.op == BARTER and is_giving(f)):
        return NOT_ASKED
    return FINE if s.players[f.seat].followers[space] else NO_FOLLOWERS_THERE
