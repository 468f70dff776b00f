"""Free actions while something is paid that goods in hand do not cover (revive.paying).

Only those are offered that bring what is missing and leave the rest payable, so whoever has named
an action can always finish it. What a free action would lead to is tried on a copy.
"""

from __future__ import annotations

from rekindle.games.revive.engine.actions.frames import action_of, detail_of, help_at, target_of
from rekindle.games.revive.engine.actions.taking import play_free
from rekindle.games.revive.engine.actions.trades import (
    FIRST_PAIR,
    PAIRS,
    good_traded_for,
    trade_moves,
)
from rekindle.games.revive.engine.affording import affordable, due_of, payable
from rekindle.games.revive.engine.constants import CRYSTAL, FOOD, GEAR
from rekindle.games.revive.engine.contexts import with_due
from rekindle.games.revive.engine.costs import Bill, bills
from rekindle.games.revive.engine.machines import ready
from rekindle.games.revive.engine.means import (
    Means,
    brings,
    can_meet,
    covers,
    means_of,
    payment_below,
)
from rekindle.games.revive.engine.ops import ATTACH, OPEN_VERB, TRADE_VERB, USE_VERB
from rekindle.games.revive.engine.purses import amount, energy_in, of_choice, packed, price_due
from rekindle.games.revive.engine.reasons import DOES_NOT_PAY, UNPAYABLE_THEN
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import members
from rekindle.kernel.combinators import context, effect_of, price_of
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.prices import choices
from rekindle.kernel.reasons import FINE
from rekindle.kernel.state import Frame


def bills_at(rules: ReviveRules, s: ReviveState, f: Frame) -> list[Bill]:
    """Return what the action of an ATTACH frame costs now, each choice of the discount."""
    p = s.players[f.seat]
    return bills(rules, s, p, action_of(f), target_of(f), detail_of(f), help_at(f))


def covered(rules: ReviveRules, s: ReviveState, f: Frame) -> bool:
    """Return whether goods in hand are enough for what is asked here."""
    p = s.players[f.seat]
    if f.op != ATTACH:
        return bool(choices(rules.prices[price_of(f)], f.step, p.goods))
    for cost in bills_at(rules, s, f):
        if payable(p, cost):
            return True
    return False


def paying_moves(rules: ReviveRules, s: ReviveState, f: Frame) -> list[int]:
    """Return the free actions that help to pay what goods in hand do not cover."""
    p = s.players[f.seat]
    if f.seat != s.turn:
        return []
    moves = trade_moves(p)
    machines = ready(s, p, rules.lookup.source_machines, p.energy)
    moves += [USE_VERB << ARG_BITS | machine for machine in members(machines)]
    crates = p.closed & rules.lookup.source_crates
    moves += [OPEN_VERB << ARG_BITS | crate for crate in members(crates)]
    return [code for code in moves if check_helping(rules, s, f, code) == FINE]


def check_helping(rules: ReviveRules, s: ReviveState, f: Frame, code: int) -> int:
    """Check that a free action brings what is missing here, and leaves the rest payable."""
    if not would_help(rules, s, f, code):
        return DOES_NOT_PAY
    after = s.copy()
    if not after.agenda or after.agenda[-1] is not f:
        after.agenda.append(f)
    play_free(rules, after, f.seat, code)
    return check_payable(rules, after)


def check_choice(rules: ReviveRules, s: ReviveState, f: Frame, good: int) -> int:
    """Check that a resource of one's choice leaves payable what it was taken for."""
    if payment_below(s.agenda) < 0:
        return FINE
    after = s.copy()
    if after.agenda[-1] is f:
        after.agenda.pop()
    after.agenda.append(f.at(f.step + 1))
    after.players[f.seat].goods[good] += 1
    return check_payable(rules, after)


def check_payable(rules: ReviveRules, s: ReviveState) -> int:
    """Check that the payment below can be made with what is on the way."""
    at = payment_below(s.agenda)
    f = s.agenda[at]
    p = s.players[f.seat]
    means = means_of(rules, s, p)
    if f.op == ATTACH:
        action, target, detail = action_of(f), target_of(f), detail_of(f)
        found = affordable(rules, s, p, action, target, detail, help_at(f), means)
    else:
        due = price_due(rules.prices[price_of(f)], f.step)
        part = s.agenda[at - 1]  # what is paid for may have a price in turn
        found = can_meet(means, due, means.energy) and rules.possible(
            s, f.seat, effect_of(part), with_due(context(part), due)
        )
    return FINE if found else UNPAYABLE_THEN


# What is missing


def would_help(rules: ReviveRules, s: ReviveState, f: Frame, code: int) -> bool:
    """Return whether this free action certainly brings something that is missing here."""
    p = s.players[f.seat]
    verb, argument = code >> ARG_BITS, code & ARG_MASK
    if verb == TRADE_VERB:
        if argument >= FIRST_PAIR:
            return would_pair_help(rules, s, f, argument - FIRST_PAIR)
        return is_short(rules, s, f, good_traded_for(argument))
    if verb == OPEN_VERB:
        purse = brings(rules, s, p, rules.lookup.crate_effect[argument])
    elif verb == USE_VERB:
        purse = brings(rules, s, p, rules.lookup.machine_effect[argument])
    else:
        return False
    if amount(purse, CRYSTAL) or (energy_in(purse) and energy_helps(rules, s, p, f)):
        return True
    pair = means_of(rules, s, p).pair
    for good in range(GEAR, FOOD + 1):
        if (amount(purse, good) or of_choice(purse)) and (pair or is_short(rules, s, f, good)):
            return True
    return False


def dues(rules: ReviveRules, s: ReviveState, f: Frame) -> list[int]:
    """Return what has to be paid here; several if a discount leaves a choice."""
    if f.op != ATTACH:
        return [price_due(rules.prices[price_of(f)], f.step)]
    return [due_of(cost) for cost in bills_at(rules, s, f)]


def is_short(rules: ReviveRules, s: ReviveState, f: Frame, good: int) -> bool:
    """Return whether there is too little of a resource for what has to be paid here."""
    goods = s.players[f.seat].goods
    for due in dues(rules, s, f):
        if goods[good] < amount(due, good) or of_choice(due):
            return True
    return False


def would_pair_help(rules: ReviveRules, s: ReviveState, f: Frame, pair: int) -> bool:
    """Return whether crystals are missing, and none of the two resources (revive.paying.2)."""
    goods = s.players[f.seat].goods
    one, other = PAIRS[pair]
    crystals_only = Means(goods, 0, 0)
    spare = False
    for due in dues(rules, s, f):
        if covers(crystals_only, packed(goods), due):
            return False
        spare = spare or (goods[one] > amount(due, one) and goods[other] > amount(due, other))
    return spare


def energy_helps(rules: ReviveRules, s: ReviveState, p: Player, f: Frame) -> bool:
    """Return whether there is a machine that energy could be used for here."""
    machines = rules.lookup.source_machines
    if f.op == ATTACH:
        machines |= rules.lookup.action_machines[action_of(f)]
    return ready(s, p, machines, 1) != 0
