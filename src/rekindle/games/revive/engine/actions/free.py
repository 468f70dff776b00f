"""Free actions: trade, use a machine, open a crate, at any moment of one's own turn.

(revive.turn.3)
"""

from __future__ import annotations

from rekindle.games.revive.engine.cards import activate, cards_in_slots, rest_card
from rekindle.games.revive.engine.constants import (
    CRYSTAL,
    CRYSTAL_FOR_TWO,
    CRYSTAL_RESTS_A_CARD,
    FOOD,
    GEAR,
    TWO_BASICS_FOR_A_CRYSTAL,
)
from rekindle.games.revive.engine.effects.plain import pay
from rekindle.games.revive.engine.ops import (
    E_OPEN,
    E_TRADE,
    MACHINE_SHIFT,
    MUST,
    OPEN_VERB,
    SEND_VERB,
    TRADE_VERB,
    TRIM,
    TURN,
    USE_VERB,
)
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import NO_MOVES
from rekindle.kernel.bits import members
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.state import Frame

# Trades: a crystal for each basic resource, a crystal for two of each, then pairs for a crystal.
FIRST_TWO = 3
FIRST_PAIR = 6
PAIRS = ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))


def free_moves(rules: ReviveRules, s: ReviveState, f: Frame) -> list[int]:
    """Whatever may be slipped in at this question; nothing on another's turn."""
    if f.seat != s.turn or f.b & MUST:
        return NO_MOVES
    p = s.players[f.seat]
    moves: list[int] = []
    if p.goods[CRYSTAL] or p.powers & TWO_BASICS_FOR_A_CRYSTAL:
        moves += trade_moves(rules, p, f.op == TURN)
    if p.energy and not s.asleep:
        for machine in members(p.machines & ~p.used):
            if can_use(rules, s, f.seat, machine):
                moves.append(USE_VERB << ARG_BITS | machine)
    if p.closed:
        moves += [OPEN_VERB << ARG_BITS | crate for crate in members(p.closed)]
    return moves


def can_use(rules: ReviveRules, s: ReviveState, seat: int, machine: int) -> bool:
    """Would the machine do something by itself, its energy spent? (revive.machines.2)"""
    if rules.lookup.machine_attach[machine]:
        return False
    p = s.players[seat]
    p.energy -= 1
    found = rules.possible(s, seat, rules.lookup.machine_effect[machine])
    p.energy += 1
    return found


def trade_moves(rules: ReviveRules, p: Player, between: bool) -> list[int]:
    """Trades; between actions only those whose gain there is room for (revive.trade.1)."""
    moves: list[int] = []
    limits = rules.lookup.limits
    if p.goods[CRYSTAL]:
        for good in range(GEAR, FOOD + 1):
            if not between or p.goods[good] < limits[good]:
                moves.append(TRADE_VERB << ARG_BITS | good - GEAR)
        if p.powers & CRYSTAL_FOR_TWO:  # revive.formica.3
            for good in range(GEAR, FOOD + 1):
                if not between or p.goods[good] + 1 < limits[good]:
                    moves.append(TRADE_VERB << ARG_BITS | FIRST_TWO + good - GEAR)
        if p.powers & CRYSTAL_RESTS_A_CARD:  # revive.kuniban.3
            moves += [SEND_VERB << ARG_BITS | card for card in cards_in_slots(p)]
    room = not between or p.goods[CRYSTAL] < limits[CRYSTAL]
    if p.powers & TWO_BASICS_FOR_A_CRYSTAL and room:  # revive.hofstadterians.2
        moves += pair_moves(p)
    return moves


def pair_moves(p: Player) -> list[int]:
    moves: list[int] = []
    for i in range(len(PAIRS)):
        one, other = PAIRS[i]
        if p.goods[one] and p.goods[other] and (one != other or p.goods[one] > 1):
            moves.append(TRADE_VERB << ARG_BITS | FIRST_PAIR + i)
    return moves


def play_free(rules: ReviveRules, s: ReviveState, seat: int, code: int) -> bool:
    """Carry a free action out, if this move is one; between actions its surplus is cut."""
    verb = code >> ARG_BITS
    argument = code & ARG_MASK
    if verb == USE_VERB and rules.lookup.machine_attach[argument]:
        return False  # an answer: machines that attach belong to an action
    if verb != TRADE_VERB and verb != SEND_VERB and verb != USE_VERB and verb != OPEN_VERB:
        return False
    p = s.players[seat]
    if s.agenda[-1].op == TURN:
        s.agenda.append(Frame(TRIM, seat))
    if verb == TRADE_VERB:
        trade(s, p, argument)
    elif verb == SEND_VERB:
        pay(s, p, CRYSTAL, 1)
        rest_card(rules, s, p, argument)
    elif verb == USE_VERB:
        activate(s, p, argument)
        effect = rules.lookup.machine_effect[argument]
        rules.push(s, seat, effect, (argument + 1) << MACHINE_SHIFT)
    else:
        open_crate(rules, s, p, argument)
    return True


def trade(s: ReviveState, p: Player, which: int) -> None:
    s.note(E_TRADE, p.seat, which)
    if which < FIRST_TWO:
        p.goods[CRYSTAL] -= 1
        p.goods[GEAR + which] += 1
    elif which < FIRST_PAIR:
        p.goods[CRYSTAL] -= 1
        p.goods[GEAR + which - FIRST_TWO] += 2
    else:
        one, other = PAIRS[which - FIRST_PAIR]
        p.goods[one] -= 1
        p.goods[other] -= 1
        p.goods[CRYSTAL] += 1


def open_crate(rules: ReviveRules, s: ReviveState, p: Player, crate: int) -> None:
    """A closed crate is opened and gives its effect (revive.crates.2)."""
    p.closed &= ~(1 << crate)
    p.opened |= 1 << crate
    s.note(E_OPEN, p.seat, crate)
    s.reveal()
    rules.push_all(s, p.seat, [rules.lookup.crate_effect[crate]])
