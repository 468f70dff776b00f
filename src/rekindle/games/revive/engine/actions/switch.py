"""The switch, and copying with it (revive.switch, revive.formica.6 and 7)."""

from __future__ import annotations

from rekindle.games.revive.engine.cards import rest_card
from rekindle.games.revive.engine.constants import BOTTOM, CARDS, COPYING_SWITCH
from rekindle.games.revive.engine.ops import COPY_VERB, E_COPY, E_SWITCH, SWITCH_VERB
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK


def switch_moves(rules: ReviveRules, s: ReviveState, p: Player) -> list[int]:
    """The switch if it is up, and the cards of others that it can copy."""
    if p.switch:
        return []
    moves = [SWITCH_VERB << ARG_BITS]
    if p.powers & COPYING_SWITCH:
        for other in s.players:
            if other.seat != p.seat:
                moves += copy_moves(rules, s, p, other)
    return moves


def copy_moves(rules: ReviveRules, s: ReviveState, p: Player, other: Player) -> list[int]:
    """Cards in another player's slots whose bottom half would do something."""
    moves: list[int] = []
    for slot in other.slots:
        for shown in slot:
            effect = rules.lookup.half_effect[(shown >> 1) * 2 + BOTTOM]
            if effect != NOTHING and rules.possible(s, p.seat, effect):
                moves.append(COPY_VERB << ARG_BITS | other.seat * CARDS + (shown >> 1))
    return moves


def use_switch(rules: ReviveRules, s: ReviveState, p: Player) -> None:
    p.switch = 1
    s.note(E_SWITCH, p.seat)
    rules.push_all(s, p.seat, [rules.lookup.switch])


def copy_card(rules: ReviveRules, s: ReviveState, p: Player, code: int) -> None:
    """The bottom half for the copier; the card goes to its owner's resting area."""
    other = s.players[(code & ARG_MASK) // CARDS]
    card = (code & ARG_MASK) % CARDS
    p.switch = 1
    s.note(E_COPY, p.seat, card, other.seat)
    rules.push_all(s, p.seat, [rules.lookup.half_effect[card * 2 + BOTTOM]])
    if not rules.lookup.copied_card_stays:
        rest_card(rules, s, other, card)
