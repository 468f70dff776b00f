"""What must hold of the agenda: it fits the turn, and nothing that is under way is lost.

What a single frame may be is said beside its procedure (`fits`).
"""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.actions.build import workers_on_site
from rekindle.games.euphoria.engine.actions.dilemma import TURNED
from rekindle.games.euphoria.engine.actions.trade import EMPTY, is_counter
from rekindle.games.euphoria.engine.constants import RETURNING, SITE_NAMES, SITE_OF
from rekindle.games.euphoria.engine.effects.markets import CONSTRUCT
from rekindle.games.euphoria.engine.ops import (
    ANSWER_OFFER,
    BENEFIT,
    BUMP,
    CHOOSE_RECRUITS,
    CHOOSE_WAY,
    CLOSE_OFFER,
    DILEMMA_CHOICE,
    DILEMMA_PRICE,
    DOUBLES,
    END_TURN,
    EXTRA_PLACEMENT,
    FIRST_ROLL,
    KEEP_RECRUIT,
    LIMIT,
    OFFER,
    RETRIEVE,
    ROLL,
    TURN,
    TURN_TILE,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, artifacts_held
from rekindle.games.euphoria.engine.state import EuphoriaState, Player, owner_of
from rekindle.kernel.effects import FIRST_GAME_OP
from rekindle.kernel.state import Frame

BEFORE: Final = (FIRST_ROLL, CHOOSE_RECRUITS)
TURNS: Final = (TURN, END_TURN)
TRADE: Final = (OFFER, ANSWER_OFFER, CLOSE_OFFER, LIMIT)
ASKED_AT_ONCE: Final = (CHOOSE_WAY, DILEMMA_PRICE, KEEP_RECRUIT, OFFER)
"""Questions that are asked as soon as they come up, so that nothing lies on them."""
ONCE: Final = (DOUBLES, EXTRA_PLACEMENT, BUMP, BENEFIT, RETRIEVE, DILEMMA_CHOICE, TURN_TILE)
"""Steps that come once in a turn, or once in a placement."""
LAST: Final = (CHOOSE_WAY, EXTRA_PLACEMENT)
"""Steps after which only further workers of doubles and the end of the turn follow."""


def audit_order(s: EuphoriaState) -> list[str]:
    """The agenda begins with the turn; the steps of an action lie on it in their order."""
    ops = [f.op for f in s.agenda]
    if s.lanes:
        lanes = [[f.op for f in lane.agenda] for lane in s.lanes]
        if ops == [FIRST_ROLL] and lanes == [[CHOOSE_RECRUITS]] * len(lanes):
            return []
        return ["before the first roll everybody chooses recruits, and nothing else"]
    if not ops or ops[0] not in TURNS:
        return ["the turn is missing on the agenda"]
    for i in range(1, len(ops)):
        if not may_lie(ops, i):
            return [f"procedure {ops[i]} cannot wait where it lies on the agenda"]
    return []


def may_lie(ops: list[int], i: int) -> bool:
    """Return whether the i-th op of an agenda, not the turn itself, can lie on those before it."""
    op, below = ops[i], ops[1:i]
    if op in BEFORE or op in TURNS or (op in ONCE and op in below):
        return False
    if op in ASKED_AT_ONCE and i < len(ops) - 1:
        return False
    if ops[0] == TURN:
        return op in TRADE  # its action has not begun: only a trade can interrupt it
    if op in (DOUBLES, RETRIEVE):
        return not below
    if op in LAST:
        return below in ([], [DOUBLES])
    return True


def audit_under_way(rules: EuphoriaRules, s: EuphoriaState) -> list[str]:
    """Whatever has begun has a frame that ends it."""
    problems = audit_sites(rules, s) + audit_offers(s)
    if s.placement.bumped > s.seats * 4 or s.market_helpers >> s.seats:
        problems.append("a worker was bumped, or a market built, by nobody")
    for p in s.players:
        problems += audit_pending(s, p)
    return problems


def audit_pending(s: EuphoriaState, p: Player) -> list[str]:
    """Workers come back, hands are cut to their limit, dilemmas and recruits are decided."""
    problems: list[str] = []
    if min(p.spots) <= RETURNING and not comes_back(s, p):
        problems.append(f"a worker of player {p.seat} is still on its way back")
    if artifacts_held(p) > p.morale and not waits_for(s, LIMIT, p):
        held = artifacts_held(p)
        problems.append(f"player {p.seat} holds {held} artifacts with morale {p.morale}")
    if (p.resolved == TURNED) != waits_for(s, DILEMMA_CHOICE, p):
        problems.append(f"the dilemma of player {p.seat} is turned and not resolved")
    if not s.lanes and bool(p.dealt) != waits_for(s, KEEP_RECRUIT, p):
        problems.append(f"player {p.seat} still chooses from recruits")
    return problems


def waits_for(s: EuphoriaState, op: int, p: Player) -> bool:
    return any(f.op == op and f.seat == p.seat for f in s.agenda)


def comes_back(s: EuphoriaState, p: Player) -> bool:
    """Return whether the workers of a player on their way back will be rolled."""
    return any(
        (f.op == ROLL and f.seat == p.seat)
        or (f.op == RETRIEVE and f.seat == p.seat and f.step)
        or (f.op == BUMP and owner_of(s.placement.bumped) == p.seat)
        for f in s.agenda
    )


def audit_sites(rules: EuphoriaRules, s: EuphoriaState) -> list[str]:
    """A site with enough workers is the one under construction."""
    needed = rules.lookup.workers_to_build[s.seats]
    building = SITE_OF[s.placement.space] if any(map(builds, s.agenda)) else -1
    return [
        f"'{name}' has {needed} workers: it would be built"
        for site, name in enumerate(SITE_NAMES)
        if s.tiles[site] < 0 and site != building and workers_on_site(s, site) >= needed
    ]


def builds(f: Frame) -> bool:
    """Return whether this frame can lead to the construction of the market."""
    return f.op in (BENEFIT, CONSTRUCT) or f.op < FIRST_GAME_OP


def audit_offers(s: EuphoriaState) -> list[str]:
    """An offer is open while frames are about it, and no longer."""
    if len(s.offer) not in (0, len(EMPTY)) or len(s.counter) not in (0, len(EMPTY)):
        return [f"an offer has {len(EMPTY)} numbers, or none"]
    frames = [f for f in s.agenda if f.op in (OFFER, CLOSE_OFFER)]
    for counter, offer in ((False, s.offer), (True, s.counter)):
        about = [f for f in frames if is_counter(f) == counter]
        if (offer and not about) or len(about) > 1:
            return ["an offer is open between two turns"]
    if s.counter and not s.offer:
        return ["a counter-offer answers no offer"]
    return []
