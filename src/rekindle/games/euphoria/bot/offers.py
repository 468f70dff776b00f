"""When bots make offers."""

from __future__ import annotations

from rekindle.games.euphoria.engine.actions.trade import OFFERS_A_TURN, is_counter
from rekindle.games.euphoria.engine.ops import OFFER, TURN
from rekindle.games.euphoria.engine.state import EuphoriaState


def may_offer(s: EuphoriaState) -> bool:
    """One offer a turn, before the action; counter-offers are left to people."""
    if s.over or s.lanes:
        return False
    f = s.agenda[-1]
    if f.op == OFFER:
        return not is_counter(f)
    return f.op == TURN and s.trading and s.offers_left == OFFERS_A_TURN
