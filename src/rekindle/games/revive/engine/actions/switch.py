"""The switch, and copying with it (revive.switch, revive.formica.6 and 7)."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.asked import check_actions, check_power
from rekindle.games.revive.engine.cards import cards_in_slots, rest_card
from rekindle.games.revive.engine.constants import BOTTOM, CARDS, COPYING_SWITCH
from rekindle.games.revive.engine.ops import (
    COPY_VERB,
    E_COPY,
    E_RAISE,
    E_SWITCH,
    RAISE_SWITCH,
    SWITCH_VERB,
    TURN,
)
from rekindle.games.revive.engine.reasons import (
    COPY_OWN,
    NO_SUCH_PLAYER,
    NOT_IN_THEIR_SLOTS,
    NOTHING_TO_COPY,
    SWITCH_USED,
)
from rekindle.games.revive.engine.rules import ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(RAISE_SWITCH, RaiseSwitch(rules))]


def switch_moves(rules: ReviveRules, s: ReviveState, p: Player) -> list[int]:
    """Return the switch if it is up, and the cards of others that it can copy."""
    if p.switch:
        return []
    moves = [SWITCH_VERB << ARG_BITS]
    if p.powers & COPYING_SWITCH:
        for other in s.players:
            if other.seat != p.seat:
                moves += copy_moves(rules, s, p, other)
    return moves


def copy_moves(rules: ReviveRules, s: ReviveState, p: Player, other: Player) -> list[int]:
    """Return the cards in other players' slots whose bottom half would do something."""
    moves: list[int] = []
    for slot in other.slots:
        for shown in slot:
            effect = rules.lookup.half_effect[(shown >> 1) * 2 + BOTTOM]
            if effect != NOTHING and rules.possible(s, p.seat, effect):
                moves.append(COPY_VERB << ARG_BITS | other.seat * CARDS + (shown >> 1))
    return moves


def check_switch(rules: ReviveRules, s: ReviveState, f: Frame, argument: int) -> int:
    if f.op != TURN:
        return NOT_ASKED
    found = check_actions(s, f)
    if found != FINE:
        return found
    return SWITCH_USED if s.players[f.seat].switch else FINE


def check_copy(rules: ReviveRules, s: ReviveState, f: Frame, argument: int) -> int:
    """Check the technology, the switch, the owner of the card, and its effect."""
    if f.op != TURN:
        return NOT_ASKED
    found = check_power(rules, s.players[f.seat], COPYING_SWITCH)
    if found == FINE:
        found = check_switch(rules, s, f, 0)
    if found != FINE:
        return found
    seat, card = argument // CARDS, argument % CARDS
    if seat == f.seat:
        return COPY_OWN
    if seat >= s.seats:
        return reason(NO_SUCH_PLAYER, seat)
    if card not in cards_in_slots(s.players[seat]):
        return reason(NOT_IN_THEIR_SLOTS, seat)
    effect = rules.lookup.half_effect[card * 2 + BOTTOM]
    return NOTHING_TO_COPY if effect == NOTHING else rules.why_idle(s, f.seat, effect)


def use_switch(rules: ReviveRules, s: ReviveState, p: Player) -> None:
    p.switch = 1
    s.note(E_SWITCH, p.seat)
    rules.push_all(s, p.seat, [rules.lookup.switch])


def copy_card(rules: ReviveRules, s: ReviveState, p: Player, code: int) -> None:
    """Take the bottom half; the card goes to its owner's resting area."""
    other = s.players[(code & ARG_MASK) // CARDS]
    card = (code & ARG_MASK) % CARDS
    p.switch = 1
    s.note(E_COPY, p.seat, card, other.seat)
    rules.push_all(s, p.seat, [rules.lookup.half_effect[card * 2 + BOTTOM]])
    if not rules.lookup.copied_card_stays:
        rest_card(rules, s, other, card)


class RaiseSwitch(Step):
    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        s.players[f.seat].switch = 0
        s.note(E_RAISE, f.seat)
        return None
