"""Free actions: trade, use a machine or open a crate at any time on one's own turn.

(revive.turn.3)
"""

from __future__ import annotations

from rekindle.games.revive.engine.actions.asked import check_power
from rekindle.games.revive.engine.actions.attach import check_saving
from rekindle.games.revive.engine.actions.frames import action_of, is_named
from rekindle.games.revive.engine.actions.paying import check_helping, covered
from rekindle.games.revive.engine.actions.play import (
    half_is_chosen,
    machine_for_another,
    machine_to_colour,
    machine_to_turn,
)
from rekindle.games.revive.engine.actions.trades import (
    FIRST_PAIR,
    FIRST_TWO,
    good_traded_for,
    has_pair,
    has_room_for,
    trade_moves,
)
from rekindle.games.revive.engine.cards import cards_in_slots, check_in_slots
from rekindle.games.revive.engine.constants import (
    CRYSTAL,
    CRYSTAL_FOR_TWO,
    CRYSTAL_RESTS_A_CARD,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    TWO_BASICS_FOR_A_CRYSTAL,
)
from rekindle.games.revive.engine.contexts import ENERGY_DUE, must_be_done
from rekindle.games.revive.engine.effects.cards import machine_to_take
from rekindle.games.revive.engine.effects.counting import machine_to_count
from rekindle.games.revive.engine.means import is_payment, payment_below
from rekindle.games.revive.engine.ops import (
    ATTACH,
    BASIC,
    CHOOSE_TRIBE,
    KEEP_CARD,
    OPEN_VERB,
    PLAY,
    PLAY_CARD,
    SEND_VERB,
    TAKE_CARD,
    TAKE_OFF,
    TRADE_VERB,
    TURN,
    USE_VERB,
)
from rekindle.games.revive.engine.reasons import (
    ABILITY_FIRST,
    ACTION_NAMED,
    ANSWER_FIRST,
    CRATE_NOT_YOURS,
    CRATE_OPEN,
    HALF_CHOSEN,
    MACHINE_ASLEEP,
    MACHINE_IDLE,
    MACHINE_LOCKED,
    MACHINE_NOT_YOURS,
    MACHINE_USED,
    MACHINE_USELESS,
    NO_CRYSTAL,
    NO_ENERGY,
    NO_ROOM,
    NOT_YOUR_TURN,
    OTHER_ACTION,
    PAIR_SHORT,
    PLAYED_CARD_ONLY,
    WITH_AN_ACTION,
)
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import NO_MOVES
from rekindle.kernel.bits import members
from rekindle.kernel.effects import PER
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def free_moves(rules: ReviveRules, s: ReviveState, f: Frame) -> list[int]:
    """Return the free actions possible at this question; none on another player's turn."""
    if f.seat != s.turn or must_be_done(f) or is_on_the_way(s, f):
        return NO_MOVES
    p = s.players[f.seat]
    moves: list[int] = []
    if p.goods[CRYSTAL] or p.powers & TWO_BASICS_FOR_A_CRYSTAL:
        moves += trade_moves(p) if f.op != TURN else trades_that_fit(rules, p)
    if p.goods[CRYSTAL] and p.powers & CRYSTAL_RESTS_A_CARD:  # revive.kuniban.3
        moves += [SEND_VERB << ARG_BITS | card for card in cards_in_slots(p)]
    if p.energy and not s.asleep:
        for machine in members(p.machines & ~p.used):
            if can_use(rules, s, f.seat, machine):
                moves.append(USE_VERB << ARG_BITS | machine)
    if p.closed:
        moves += [OPEN_VERB << ARG_BITS | crate for crate in members(p.closed)]
    return moves


def can_use(rules: ReviveRules, s: ReviveState, seat: int, machine: int) -> bool:
    """Return whether the machine would do something on its own (revive.machines.2)."""
    if rules.lookup.machine_attach[machine]:
        return False
    return rules.possible(s, seat, rules.lookup.machine_effect[machine], ENERGY_DUE)


def trades_that_fit(rules: ReviveRules, p: Player) -> list[int]:
    """Return the trades between actions, where what they bring must fit (revive.trade.1)."""
    return [code for code in trade_moves(p) if has_room_for(rules, p, code & ARG_MASK)]


def is_on_the_way(s: ReviveState, f: Frame) -> bool:
    """Return whether this asks for a resource of choice that helps to pay for something."""
    return f.op == BASIC and payment_below(s.agenda) >= 0


# Checks of free actions


def check_free(rules: ReviveRules, s: ReviveState, f: Frame) -> int:
    """Check whether free actions are possible at this question at all."""
    if f.seat != s.turn:
        return NOT_YOUR_TURN
    if is_payment(f) and not covered(rules, s, f):
        return FINE
    if f.op == PLAY or is_named(f):
        return ACTION_NAMED
    if not rules.procedures[f.op].interruptible or is_on_the_way(s, f):
        return ANSWER_FIRST
    return ABILITY_FIRST if must_be_done(f) else FINE


def before_the_game(f: Frame) -> bool:
    return f.op == CHOOSE_TRIBE or f.op == KEEP_CARD


def check_trade(rules: ReviveRules, s: ReviveState, f: Frame, which: int) -> int:
    if before_the_game(f):
        return NOT_ASKED
    p = s.players[f.seat]
    found = FINE
    if which >= FIRST_PAIR:
        found = check_power(rules, p, TWO_BASICS_FOR_A_CRYSTAL)
    elif which >= FIRST_TWO:
        found = check_power(rules, p, CRYSTAL_FOR_TWO)
    if found == FINE:
        found = check_free(rules, s, f)
    if found != FINE:
        return found
    if which >= FIRST_PAIR:
        if not has_pair(p, which - FIRST_PAIR):
            return PAIR_SHORT
    elif not p.goods[CRYSTAL]:
        return NO_CRYSTAL
    if f.op == TURN and not has_room_for(rules, p, which):
        return reason(NO_ROOM, good_traded_for(which))
    return check_for_payment(rules, s, f, TRADE_VERB << ARG_BITS | which)


def check_for_payment(rules: ReviveRules, s: ReviveState, f: Frame, code: int) -> int:
    """Check that a free action helps to pay, where something is being paid."""
    return check_helping(rules, s, f, code) if is_payment(f) else FINE


def check_send(rules: ReviveRules, s: ReviveState, f: Frame, card: int) -> int:
    """Check that a crystal can move this card to the resting area (revive.kuniban.3)."""
    if before_the_game(f):
        return NOT_ASKED
    p = s.players[f.seat]
    found = check_power(rules, p, CRYSTAL_RESTS_A_CARD)
    if found == FINE:
        found = check_free(rules, s, f)
    if found == FINE:
        found = check_in_slots(p, card)
    if found != FINE:
        return found
    if not p.goods[CRYSTAL]:
        return NO_CRYSTAL
    return check_for_payment(rules, s, f, SEND_VERB << ARG_BITS | card)


def check_open(rules: ReviveRules, s: ReviveState, f: Frame, crate: int) -> int:
    if before_the_game(f):
        return NOT_ASKED
    p = s.players[f.seat]
    if (p.opened | p.reopened) >> crate & 1:
        return CRATE_OPEN
    if not p.closed >> crate & 1:
        return CRATE_NOT_YOURS
    found = check_free(rules, s, f)
    if found != FINE:
        return found
    return check_for_payment(rules, s, f, OPEN_VERB << ARG_BITS | crate)


# Checks of machines


def check_use(rules: ReviveRules, s: ReviveState, f: Frame, machine: int) -> int:
    """Check `use`: another player's machine, no energy, or the wrong moment."""
    if before_the_game(f):
        return NOT_ASKED
    found = check_ready(s, f, machine)
    if found != FINE:
        return found
    if rules.lookup.machine_attach[machine]:
        return check_attaching(rules, s, f, machine)
    found = check_free(rules, s, f)
    if found != FINE:
        return found
    effect = rules.lookup.machine_effect[machine]
    found = rules.why_idle(s, f.seat, effect, ENERGY_DUE)
    if found != FINE:
        return reason(MACHINE_IDLE, found)
    return check_for_payment(rules, s, f, USE_VERB << ARG_BITS | machine)


def check_ready(s: ReviveState, f: Frame, machine: int) -> int:
    """Check that this machine can run now, whatever it is for."""
    p = s.players[f.seat]
    if not p.machines >> machine & 1:
        special = FIRST_SPECIAL <= machine < FIRST_TRIBAL
        return MACHINE_NOT_YOURS if special else MACHINE_LOCKED
    if p.used >> machine & 1:
        return MACHINE_USED
    if f.seat != s.turn:
        return NOT_YOUR_TURN
    if s.asleep:
        return MACHINE_ASLEEP
    return FINE if p.energy else NO_ENERGY


def check_attaching(rules: ReviveRules, s: ReviveState, f: Frame, machine: int) -> int:
    """Check a machine that attaches to actions: does it fit this one, and would it help?"""
    lookup = rules.lookup
    if f.op == ATTACH and lookup.action_machines[action_of(f)] >> machine & 1:
        return check_saving(rules, s, f, machine)
    if lookup.colour_machines >> machine & 1 and (
        f.op == PLAY or f.op == TAKE_CARD or f.op == PLAY_CARD or f.op == PER
    ):
        return check_colouring(rules, s, f, machine)
    if f.op == PLAY and f.step and lookup.turn_machines >> machine & 1:
        if machine_to_turn(rules, s, f) == machine:
            return FINE
        return HALF_CHOSEN if half_is_chosen(f) else MACHINE_USELESS
    if f.op == TAKE_OFF:
        return ACTION_NAMED
    if f.op == ATTACH or (f.op == PLAY and f.step):
        return OTHER_ACTION
    return WITH_AN_ACTION


def check_colouring(rules: ReviveRules, s: ReviveState, f: Frame, machine: int) -> int:
    """Check a machine that gives a card all colours: does the colour of a card matter here?"""
    if f.op == PLAY:
        wanted = machine_to_colour(rules, s, f)
    elif f.op == TAKE_CARD:
        wanted = machine_to_take(rules, s, f)
    elif f.op == PLAY_CARD:
        wanted = machine_for_another(rules, s, f)
    else:
        wanted = machine_to_count(rules, s, f)
    if wanted == machine:
        return FINE
    if f.op != PLAY and rules.lookup.colours_for_played_card_only:
        return PLAYED_CARD_ONLY
    return MACHINE_USELESS
