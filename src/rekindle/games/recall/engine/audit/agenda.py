"""What must hold of the agenda: it fits the round, and nothing that is under way is lost.

What a single frame may be is said beside its procedure (`fits`).
"""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.actions.goals import WATER_MOVES
from rekindle.games.recall.engine.actions.group import MOVEMENTS
from rekindle.games.recall.engine.constants import ROUNDS, TRACKS
from rekindle.games.recall.engine.culture import symbol_reached
from rekindle.games.recall.engine.effects.knowledge import track_visited
from rekindle.games.recall.engine.ops import (
    ANCIENTS,
    CHOOSE_START,
    DRAFT,
    GADGET,
    INSTALL,
    OBJECTIVE,
    PATH,
    PAY_FOLLOWERS,
    PAY_STONES,
    PRODUCE,
    ROUND,
    SETTLE,
    SLOT,
    TURN,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.agenda import is_bare
from rekindle.kernel.bits import count
from rekindle.kernel.effects import TOGETHER

OF_ROUNDS: Final = (TURN, PATH, OBJECTIVE)
"""By kind of round: what every seat does in it."""
AT_THE_BOTTOM: Final = (ROUND, ANCIENTS, DRAFT, CHOOSE_START, TURN, PATH, OBJECTIVE, TOGETHER)
ON_A_MOVEMENT: Final = (PAY_FOLLOWERS, PAY_STONES)
"""What may lie on a movement under way: all that comes between is about its followers."""


def audit_order(rules: RecallRules, s: RecallState) -> list[str]:
    """The agenda begins with the round, then those whose turn is still to come."""
    if s.lanes:
        return ["nobody decides at the same time as others"]
    if not s.agenda or s.agenda[0].op != ROUND:
        return ["the round is missing on the agenda"]
    if s.agenda[0].step == 0:
        return audit_setup(rules, s)
    if s.offered_tribes or s.offered_gadgets:
        return ["tribes are chosen before the first round"]
    for p in s.players:
        if p.tribe < 0 or p.start < 0:
            return [f"player {p.seat} has no tribe or no starting space"]
    if s.round >= ROUNDS:
        return ["all rounds are over"]
    return audit_round(rules, s)


def audit_setup(rules: RecallRules, s: RecallState) -> list[str]:
    """Before the first round: the starting space in the solo game, then tribes and gadgets."""
    ops = [f.op for f in s.agenda]
    if ops[1:2] != [ANCIENTS] or any(op not in (DRAFT, CHOOSE_START) for op in ops[2:]):
        return ["something else comes before the first round"]
    asked = ops[2:].count(CHOOSE_START)
    if asked > 1 or (asked and ops[-1] != CHOOSE_START):
        return ["the starting space is chosen once, before the tribe"]
    if s.round or s.turn or s.acted or any(s.buildings) or s.visitors:
        return ["nothing has happened before the first round"]
    for p in s.players:
        if (p.start < 0) != (asked > 0):
            return [f"player {p.seat} chooses a starting space, or has one"]
    return audit_draft(rules, s)


def audit_draft(rules: RecallRules, s: RecallState) -> list[str]:
    """Those choose who have no tribe or no gadget yet, in order, from one more than they need."""
    choosing = [f.seat for f in s.agenda if f.op == DRAFT]
    order = list(range(s.seats))
    if rules.lookup.boomerang:
        order = order[::-1] + order
    if choosing != order[: len(choosing)] or (choosing and not rules.lookup.choose_tribes):
        return ["tribes and gadgets are chosen in another order"]
    tribes = gadgets = 0
    for p in s.players:
        missing = (p.tribe < 0) + (not p.gadgets)
        tribes += p.tribe < 0
        gadgets += not p.gadgets
        times = 1 if rules.lookup.boomerang else 2
        if choosing.count(p.seat) * times != missing:
            return [f"player {p.seat} chooses what is missing, and nothing else"]
    laid = (len(s.offered_tribes), len(s.offered_gadgets))
    if rules.lookup.choose_tribes and laid != (tribes + 1, gadgets + 1):
        return ["there is one tribe and one gadget more than players choose"]
    return []


def audit_round(rules: RecallRules, s: RecallState) -> list[str]:
    """Those who come later in the round wait in order; on them lies the turn under way."""
    op = OF_ROUNDS[rules.lookup.rounds[s.round]]
    base = s.seats - s.turn
    waiting = [f.seat for f in s.agenda[1:base] if f.op == op and is_bare(f)]
    if waiting != list(range(s.seats - 1, s.turn, -1)) or len(s.agenda) <= base:
        return ["those whose turn is still to come are missing on the agenda"]
    f = s.agenda[base]
    if f.seat != s.turn:
        return ["the turn is missing on the agenda"]
    if s.acted:
        if f.op != TURN or f.step != 2:
            return ["a player who has acted ends the turn"]
    elif f.op != op or f.step != 1:
        return ["a player who has not acted yet does so"]
    ops = [f.op for f in s.agenda[base + 1 :]]
    if ops and ops[0] in (SLOT, PRODUCE):
        if not s.acted or op != TURN or s.played >= 0 or s.recharged:
            return ["a keycard is used, or all are recalled, once in a turn"]
        if ops[0] == SLOT and s.produced:
            return ["who uses a keycard does not recall"]
    return audit_steps(ops)


def audit_steps(ops: list[int]) -> list[str]:
    """Nothing of the setup or of other turns comes later, and actions come first."""
    for i, op in enumerate(ops):
        first = op in (SLOT, PRODUCE) and i > 0
        covered = op == SLOT and i < len(ops) - 1
        if op in AT_THE_BOTTOM or first or covered:
            return [f"procedure {op} cannot wait where it lies on the agenda"]
    return []


def audit_under_way(s: RecallState) -> list[str]:
    """Whatever has begun has a frame that ends it."""
    found = audit_reveals(s) + audit_movement(s) + audit_upgrades(s)
    ops = [f.op for f in s.agenda]
    if (s.played >= 0) != (s.played_slot >= 0):
        found.append("a keycard is used in a slot")
    if s.played >= 0 and not s.acted:
        found.append("who uses a keycard has acted")
    if s.repeated and s.played < 0:
        found.append("no keycard is repeated")
    if (s.recharged or s.produced) and (not s.acted or s.played >= 0):
        found.append("stones and production come back in a recall")
    if s.recharged and PRODUCE in ops:
        found.append("production comes before the recharge")
    return found


def audit_reveals(s: RecallState) -> list[str]:
    """A tribe that is reached is revealed as soon as upgrades are chosen."""
    for track in range(len(TRACKS)):
        if not s.visitors >> track & 1 or s.ancients[track] >= 0:
            continue
        above = 0
        while above < len(s.agenda) and s.agenda[-1 - above].op == INSTALL:
            above += 1
        if above == len(s.agenda):
            return ["there is nothing on the agenda but upgrades"]
        f = s.agenda[-1 - above]
        if f.op != GADGET or track_visited(f) != track:
            return [f"the tribe of the {TRACKS[track]} track is about to be revealed"]
    return []


def audit_movement(s: RecallState) -> list[str]:
    """One movement is under way at most, and nothing comes between (recall.move.5)."""
    at = [i for i, f in enumerate(s.agenda) if f.op == SETTLE or (f.op in MOVEMENTS and f.parts)]
    if len(at) > 1:
        return ["two movements are under way at the same time"]
    if at:
        if any(f.op not in ON_A_MOVEMENT for f in s.agenda[at[0] + 1 :]):
            return ["something comes between the moves of a movement"]
        if s.stops and s.agenda[at[0]].op not in WATER_MOVES:
            return ["a group stops on water in a water movement"]
    elif s.stops or (s.entered and s.agenda[-1].op not in MOVEMENTS):
        return ["relicubes are entered in a movement only"]
    return []


def audit_upgrades(s: RecallState) -> list[str]:
    """Each symbol is chosen for once."""
    for p in s.players:
        waiting = [symbol_reached(f) for f in s.agenda if f.op == INSTALL and f.seat == p.seat]
        done = len([side for side in p.upgrades if side])
        if len(set(waiting)) < len(waiting) or len(waiting) + done > count(p.symbols):
            return [f"player {p.seat} chooses an upgrade twice for a symbol"]
    return []
