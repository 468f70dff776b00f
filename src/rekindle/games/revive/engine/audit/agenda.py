"""What must hold of the agenda: it fits the turn, and nothing that is under way is lost.

What a single frame may be is said beside its procedure (`fits`).
"""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.actions.explore import place_turned
from rekindle.games.revive.engine.actions.frames import is_named
from rekindle.games.revive.engine.cards import all_cards, recruited
from rekindle.games.revive.engine.constants import BEING_TURNED, PLACES
from rekindle.games.revive.engine.contexts import CARD_MASK
from rekindle.games.revive.engine.ops import (
    CHOOSE_TRIBE,
    DEAL,
    FLIP,
    KEEP_CARD,
    PLACE_MODULE,
    PLAY,
    TRIM,
    TURN,
)
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.agenda import asked_of_all
from rekindle.kernel.bits import count
from rekindle.kernel.effects import TOGETHER

SETTING_UP: Final = (DEAL, CHOOSE_TRIBE, KEEP_CARD, TOGETHER)
ASKED_AT_ONCE: Final = (PLAY, PLACE_MODULE)
"""Questions that are asked as soon as they come up, so that nothing lies on them."""


def audit_order(rules: ReviveRules, s: ReviveState) -> list[str]:
    """The agenda begins with the turn, or with what comes before the first one."""
    if s.agenda and s.agenda[0].op == DEAL:
        return audit_tribes(s)
    for p in s.players:
        if p.board < 0:
            return [f"player {p.seat} has no tribe"]
    ops = [f.op for f in s.agenda]
    if not ops or ops[0] != TURN or (len(ops) > 1 and ops[1] != TRIM):
        return ["the turn is missing on the agenda"]
    if s.agenda[0].step == 0:
        return audit_dealing(rules, s)
    for p in s.players:
        if p.card < 0:
            return [f"player {p.seat} has no artifact card"]
    if s.lanes:
        return ["all decide at the same time before the first turn only"]
    return audit_steps(s, ops)


def audit_tribes(s: ReviveState) -> list[str]:
    """Tribes are chosen from the last seat to the first, before anything is dealt."""
    seats = [f.seat for f in s.agenda if f.op == CHOOSE_TRIBE]
    without = [p.seat for p in s.players if p.board < 0]
    if len(s.agenda) != len(seats) + 1 or seats != without or s.lanes:
        return ["those who have no tribe yet choose one, and nothing else"]
    if s.turn or s.actions or any(all_cards(p) or p.card >= 0 or p.dealt for p in s.players):
        return ["nothing is dealt, and no turn begins, before everybody has a tribe"]
    return []


def audit_dealing(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Before the first turn: what everybody begins with, then the artifact cards."""
    choosing = rules.lookup.cards_dealt > 1
    if any(f.op in SETTING_UP for f in s.agenda[3:]):
        return ["something comes twice before the first turn"]
    together = len(s.agenda) > 2 and s.agenda[2].op == TOGETHER
    if together and (not choosing or asked_of_all(s.agenda[2]) != KEEP_CARD):
        return ["nobody chooses from artifact cards"]
    if s.lanes:
        lanes = [[f.op for f in lane.agenda] for lane in s.lanes]
        if len(s.agenda) != 2 or lanes != [[KEEP_CARD]] * len(lanes):
            return ["everybody keeps an artifact card, and nothing else"]
    deciding = [lane.seat for lane in s.lanes]
    for p in s.players:
        asked = together or p.seat in deciding
        if (p.card < 0) != asked:
            return [f"player {p.seat} has no artifact card"]
        dealt = rules.lookup.cards_dealt if asked else rules.lookup.cards_dealt - 1
        if choosing and count(p.dealt) != dealt:
            return [f"player {p.seat} chooses from {count(p.dealt)} artifact cards"]
    return []


def audit_steps(s: ReviveState, ops: list[int]) -> list[str]:
    """Nothing of the setup comes later, and one action on the map comes after the other."""
    for i, op in enumerate(ops[1:], 1):
        asked = op in ASKED_AT_ONCE and i < len(ops) - 1
        if op in SETTING_UP or op == TURN or (op == TRIM and TRIM in ops[2:i]) or asked:
            return [f"procedure {op} cannot wait where it lies on the agenda"]
    if len([f for f in s.agenda if is_named(f)]) > 1:
        return ["two actions on the map are under way at the same time"]
    return []


def audit_under_way(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Whatever has begun has a frame that ends it."""
    found: list[str] = []
    turned = sorted([place_turned(f) for f in s.agenda if f.op == FLIP])
    if turned != [place for place in range(PLACES) if s.fronts[place] == BEING_TURNED]:
        found.append("a tile that is being turned is on the agenda, once")
    p = s.players[s.turn]
    if s.wild_card >= 0 and not all_cards(p) >> s.wild_card & 1:
        found.append(f"the card that has all colours belongs to player {s.turn}")
    doze = s.dozing_card
    if doze and doze != CARD_MASK and not recruited(p) >> (doze - 1) & 1:
        found.append(f"the card that hibernates is a citizen of player {s.turn}")
    return found
