"""How a free action is carried out: at any question, or while something is paid."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.trades import trade
from rekindle.games.revive.engine.cards import rest_card
from rekindle.games.revive.engine.constants import CRYSTAL
from rekindle.games.revive.engine.contexts import by_machine
from rekindle.games.revive.engine.effects.crates import open_crate
from rekindle.games.revive.engine.effects.goods import pay
from rekindle.games.revive.engine.machines import activate
from rekindle.games.revive.engine.means import is_payment, is_source, parts_of
from rekindle.games.revive.engine.ops import (
    BASIC,
    OPEN_VERB,
    SEND_VERB,
    TRADE_VERB,
    TRIM,
    TURN,
    USE_VERB,
)
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.effects import PER, PRICE
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.state import Frame


def play_free(rules: ReviveRules, s: ReviveState, seat: int, code: int) -> bool:
    """Carry out a free action, if this move is one; between actions its surplus is lost."""
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
        if is_payment(s.agenda[-1]):
            bring(rules, s, seat, effect, by_machine(argument))
        else:
            rules.push(s, seat, effect, by_machine(argument))
    else:
        effect = open_crate(rules, s, p, argument)
        if is_payment(s.agenda[-1]):
            bring(rules, s, seat, effect, 0)
        else:
            rules.push_all(s, seat, [effect])
    return True


def bring(rules: ReviveRules, s: ReviveState, seat: int, effect: int, context: int) -> None:
    """Bring goods and energy at once; the rest of the effect follows what is being paid for.

    (revive.paying.3)
    """
    rest: list[int] = []
    chosen: list[int] = []
    certain: list[int] = []
    for part in parts_of(rules.effects, effect):
        if not is_source(rules.effects, part):
            rest.append(part)
        elif rules.effects[part].op in (BASIC, PER):
            chosen.append(part)
        else:
            certain.append(part)
    if rest:
        push_below_payment(rules, s, seat, rest, context)
    for part in chosen + certain:  # what leaves no choice comes first, on top
        rules.push(s, seat, part, context)


def push_below_payment(
    rules: ReviveRules, s: ReviveState, seat: int, effects: list[int], context: int
) -> None:
    """Put effects below the payment on top, and below the effect that a price is for."""
    at = len(s.agenda) - (2 if s.agenda[-1].op == PRICE else 1)
    payment = s.agenda[at:]
    del s.agenda[at:]
    rules.push_all(s, seat, effects, context)
    s.agenda.extend(payment)
