"""What steps, points and markers would bring, told before they are taken."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import (
    ARTIFACT_REWARD,
    MARKERS,
    PROGRESS_SPACES,
    REWARDS,
    TECHNOLOGIES,
)
from rekindle.games.revive.engine.ops import ADVANCE, ADVANCE_ANY, ARTIFACT, POINTS
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import members
from rekindle.kernel.effects import ANY_ORDER, MAY, NOTHING, ONE_OF, SEQ, UP_TO

# Steps


def within_reach(rules: ReviveRules, p: Player, steps: list[int]) -> list[int]:
    """Return the reward spaces that these steps would unlock, given by track."""
    needs = rules.lookup.reward_needs
    gray = p.tracks[0] + steps[0]
    green = p.tracks[1] + steps[1]
    yellow = p.tracks[2] + steps[2]
    found: list[int] = []
    for reward in range(REWARDS):
        if (
            not p.rewards >> reward & 1
            and needs[reward * 3] <= gray
            and needs[reward * 3 + 1] <= green
            and needs[reward * 3 + 2] <= yellow
        ):
            found.append(reward)
    return found


def reaches_a_need(rules: ReviveRules, p: Player, track: int, n: int) -> bool:
    """Return whether these steps reach a space that a locked reward space needs."""
    needs = rules.lookup.reward_needs
    at = p.tracks[track]
    for reward in range(REWARDS):
        if at < needs[reward * 3 + track] <= at + n and not p.rewards >> reward & 1:
            return True
    return False


def add_steps(rules: ReviveRules, effect: int, steps: list[int]) -> None:
    """Add the steps of an effect by track; those of one's choice could go to any."""
    e = rules.effects[effect]
    if e.op == ADVANCE:
        steps[e.kind] += e.n
    elif e.op == ADVANCE_ANY:
        for track in range(3):
            steps[track] += e.n
    elif e.op == SEQ or e.op == ANY_ORDER:
        for part in e.parts:
            add_steps(rules, part, steps)


def along(track: int, n: int) -> list[int]:
    """Return `n` steps on one track, by track."""
    steps = [0, 0, 0]
    steps[track] = n
    return steps


# The last artifact


def would_end(s: ReviveState, brought: int) -> bool:
    """Return whether this many more artifacts would begin the end (revive.end.1)."""
    return brought > 0 and s.seats > 1 and 0 < artifacts_left(s) <= brought


def artifacts_left(s: ReviveState) -> int:
    """Return how many artifacts are on the map board."""
    n = 0
    for of_colour in s.artifacts:
        n += of_colour
    return n


def artifacts_brought(rules: ReviveRules, p: Player, effect: int) -> int:
    """Return how many artifacts this effect would bring without asking for anything else.

    An effect that asks whether it is wanted brings none by itself.
    """
    e = rules.effects[effect]
    if e.op == POINTS:
        return brought_by_points(rules, p, e.n)
    if e.op == ADVANCE:
        return brought_by_rewards(rules, p, within_reach(rules, p, along(e.kind, e.n)))
    if not e.parts or e.op == MAY or e.op == UP_TO:
        return 0
    if e.op == ONE_OF:
        return min([artifacts_brought(rules, p, part) for part in e.parts])
    brought = 0
    for part in e.parts:
        brought += artifacts_brought(rules, p, part)
    return brought


def brought_by_points(rules: ReviveRules, p: Player, n: int) -> int:
    """Return the artifacts on the bonus spaces that these points would reach or pass."""
    lookup = rules.lookup
    brought = 0
    for i in range(len(lookup.point_bonus_at)):
        if lookup.point_bonus_at[i] <= p.points + n and not p.bonuses >> i & 1:
            brought += artifacts_in(rules, lookup.point_bonus[i])
    return brought


def brought_by_rewards(rules: ReviveRules, p: Player, unlocked: list[int]) -> int:
    """Return the artifacts among these reward spaces, and those that their markers reach."""
    brought = brought_by_markers(rules, p, len(unlocked))
    for reward in unlocked:
        if rules.lookup.reward_kind[reward] == ARTIFACT_REWARD:
            brought += 1
    return brought


def brought_by_markers(rules: ReviveRules, p: Player, n: int) -> int:
    """Return the artifacts on the next spaces of the progress track."""
    brought = 0
    for space in range(p.progress + 1, min(p.progress + n, PROGRESS_SPACES) + 1):
        brought += artifacts_in(rules, rules.lookup.progress_bonus[space])
    return brought


def brought_by_ability(rules: ReviveRules, p: Player) -> int:
    """Return the artifacts that one use of the tribe ability would bring (revive.effects.4)."""
    lookup = rules.lookup
    brought = artifacts_brought(rules, p, lookup.board_ability[p.board])
    if p.markers < MARKERS:
        brought += brought_by_markers(rules, p, 1)
    for technology in members(p.technologies):
        extra = lookup.tech_with_ability[p.board * len(TECHNOLOGIES) + technology]
        if extra != NOTHING:
            brought += artifacts_brought(rules, p, extra)
    return brought


def artifacts_in(rules: ReviveRules, effect: int) -> int:
    """Return how many artifacts a bonus gives."""
    if effect == NOTHING:
        return 0
    e = rules.effects[effect]
    if e.op == ARTIFACT:
        return 1
    n = 0
    for part in e.parts:
        n += artifacts_in(rules, part)
    return n
