"""Conditions of abilities, ways to pay and effects."""

from __future__ import annotations

from rekindle.games.euphoria.engine.constants import (
    FIRST_ARTIFACT,
    FIRST_RESOURCE,
    FIRST_SITE,
    SITE_OF,
    SITE_SPACES,
    WORKERS,
)
from rekindle.games.euphoria.engine.ops import (
    ACTIVE,
    ALL_FROM,
    ALONE,
    BUMPED_OPPONENT,
    BY_OPPONENT,
    FOR_FREE,
    HELPED,
    HIGHER_FACE,
    HIGHEST,
    LOWEST,
    MATCHED,
    MATCHING_HAND,
    NO_ARTIFACTS,
    NO_BUMP,
    NO_RESOURCES,
    PAID,
    SAME_FACE,
    THEY_LACK,
    WORKERS_OWNED,
)
from rekindle.games.euphoria.engine.rules import (
    EuphoriaRules,
    artifacts_held,
    has_recruit_of,
    workers_owned,
)
from rekindle.games.euphoria.engine.state import EuphoriaState, Player, owner_of
from rekindle.kernel.effects import NOTHING


def holds(rules: EuphoriaRules, s: EuphoriaState, p: Player, condition: int) -> bool:
    """Return whether a condition holds for this player now."""
    what = condition >> 4
    arg = condition & 15
    now = s.placement
    if what == ALONE:
        return not others_here(s)
    if what == LOWEST:
        return all(face > now.face for face in others_here(s))
    if what == HIGHEST:
        return all(face < now.face for face in others_here(s))
    if what == MATCHED:
        return now.face in others_here(s)
    if what == NO_ARTIFACTS:
        return artifacts_held(p) == 0
    if what == NO_RESOURCES:
        return not any(p.wallet[FIRST_RESOURCE:FIRST_ARTIFACT])
    if what == BUMPED_OPPONENT:
        return now.bumped != 0 and owner_of(now.bumped) != p.seat
    if what == NO_BUMP:
        return now.bumped == 0
    if what == SAME_FACE:
        return now.bumped_face == now.face
    if what == HIGHER_FACE:
        return now.bumped_face > now.face
    if what == THEY_LACK:
        return not has_recruit_of(rules, s.players[owner_of(now.bumped)], arg)
    if what == HELPED:
        return s.market_helpers >> p.seat & 1 == 1
    if what == PAID:
        return now.paid == arg
    if what == WORKERS_OWNED:
        return workers_owned(p) == arg
    if what == ALL_FROM:
        return s.factions_left == 1 << arg
    if what == FOR_FREE:
        return now.paid == NOTHING
    if what == BY_OPPONENT:
        return s.turn != p.seat
    if what == MATCHING_HAND:
        return max(p.wallet[FIRST_ARTIFACT:]) >= 2
    assert what == ACTIVE
    return has_recruit_of(rules, p, arg)


def others_here(s: EuphoriaState) -> list[int]:
    """Return the faces of all other workers on the space (or the site) of this placement."""
    low = s.placement.space
    high = low
    if SITE_OF[low] >= 0:  # the four spaces of a construction site count as one place
        low = FIRST_SITE + SITE_OF[low] * SITE_SPACES
        high = low + SITE_SPACES - 1
    faces: list[int] = []
    for p in s.players:
        for worker in range(WORKERS):
            if low <= p.spots[worker] <= high and (
                p.seat != s.turn or worker != s.placement.worker
            ):
                faces.append(p.faces[worker])
    return faces
