"""Putting an offer or a counter-offer together (euphoria.trade.2)."""

from __future__ import annotations

from rekindle.games.euphoria.engine.actions.trade import (
    EVERYBODY,
    PROPOSE,
    WITHDRAW,
    answer_frame,
    asked_of,
    close,
    close_frame,
    is_counter,
    is_offer,
    on_the_table,
)
from rekindle.games.euphoria.engine.constants import FIRST_ARTIFACT, KINDS
from rekindle.games.euphoria.engine.known import seen_to_hold
from rekindle.games.euphoria.engine.ops import (
    ASK_VERB,
    E_DECLINE,
    E_OFFER,
    GIVE_VERB,
    OFFER,
    TRADE_STEP_VERB,
)
from rekindle.games.euphoria.engine.reasons import (
    ASK_HAS,
    ASK_MOST,
    ASK_NOBODY_HAS,
    ASK_OFFERED,
    ASKS_NOTHING,
    BOTH_WAYS,
    GIVE_LACKS,
    GIVES_NOTHING,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.agenda import schedule
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def most_asked(rules: EuphoriaRules, s: EuphoriaState, f: Frame, kind: int) -> int:
    """Return how many of a kind may be asked for: no more goods than an asked player has.

    Artifacts are secret: an offer may ask for all there are, a counter-offer only for those that
    were offered. So a counter-offer can always be accepted, and a refusal reveals nothing.
    """
    if kind >= FIRST_ARTIFACT:
        if is_counter(f):
            return s.offer[kind]
        return rules.lookup.artifact_copies[kind - FIRST_ARTIFACT]
    to = asked_of(f)
    if to < EVERYBODY:
        return s.players[to].wallet[kind]
    most = 0
    for p in s.players:
        if p.seat != f.seat and p.wallet[kind] > most:
            most = p.wallet[kind]
    return most


def may_give(p: Player, offer: tuple[int, ...], kind: int) -> bool:
    return p.wallet[kind] > offer[kind] and not offer[KINDS + kind]


def may_ask(offer: tuple[int, ...], kind: int, most: int) -> bool:
    return offer[KINDS + kind] < most and not offer[kind]


def check_give(rules: EuphoriaRules, s: EuphoriaState, f: Frame, kind: int) -> int:
    """Check `give` (euphoria.trade.2)."""
    if f.op != OFFER:
        return NOT_ASKED
    offer = on_the_table(s, f)
    if may_give(s.players[f.seat], offer, kind):
        return FINE
    return BOTH_WAYS if offer[KINDS + kind] else GIVE_LACKS


def check_ask(rules: EuphoriaRules, s: EuphoriaState, f: Frame, kind: int) -> int:
    """Check `ask` (euphoria.trade.2)."""
    if f.op != OFFER:
        return NOT_ASKED
    offer = on_the_table(s, f)
    most = most_asked(rules, s, f, kind)
    if may_ask(offer, kind, most):
        return FINE
    if offer[kind]:
        return BOTH_WAYS
    if kind >= FIRST_ARTIFACT:
        return ASK_OFFERED if is_counter(f) else reason(ASK_MOST, most)
    return reason(ASK_NOBODY_HAS if asked_of(f) == EVERYBODY else ASK_HAS, most)


def check_propose(s: EuphoriaState, f: Frame) -> int:
    """Check that an offer both gives and asks for something."""
    offer = on_the_table(s, f)
    if not moves_any(offer, 0):
        return GIVES_NOTHING
    return FINE if moves_any(offer, KINDS) else ASKS_NOTHING


def moves_any(offer: tuple[int, ...], first: int) -> bool:
    """Return whether one side of an offer, given (from 0) or asked for (from KINDS), has things."""
    for kind in range(first, first + KINDS):
        if offer[kind]:
            return True
    return False


class Offer(Step):
    """Put an offer or a counter-offer together."""

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        to = asked_of(f)
        if to == f.seat or (to >= s.seats and (to != EVERYBODY or s.seats == 2)):
            return False
        if not is_offer(s, f, f.seat):
            return False
        offer = on_the_table(s, f)
        for kind in range(KINDS):
            if offer[KINDS + kind] > most_asked(self.rules, s, f, kind):
                return False
        return s.turn == (to if is_counter(f) else f.seat)

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        offer = on_the_table(s, f)
        options: list[int] = []
        if check_propose(s, f) == FINE:
            options.append(TRADE_STEP_VERB << ARG_BITS | PROPOSE)
        for kind in range(KINDS):
            if may_give(p, offer, kind):
                options.append(GIVE_VERB << ARG_BITS | kind)
        for kind in range(KINDS):
            if may_ask(offer, kind, most_asked(self.rules, s, f, kind)):
                options.append(ASK_VERB << ARG_BITS | kind)
        options.append(TRADE_STEP_VERB << ARG_BITS | WITHDRAW)
        return options

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        verb = code >> ARG_BITS
        if verb == TRADE_STEP_VERB:
            if code & ARG_MASK == PROPOSE:
                propose(s, f)
            else:
                withdraw(s, f)
            return
        place = code & ARG_MASK
        if verb == ASK_VERB:
            place += KINDS
        offer = on_the_table(s, f)
        offer = offer[:place] + (offer[place] + 1,) + offer[place + 1 :]
        if is_counter(f):
            s.counter = offer
        else:
            s.offer = offer
        s.agenda.append(f)


def propose(s: EuphoriaState, f: Frame) -> None:
    """Put the offer to those it is for, one after the other."""
    offer, to = on_the_table(s, f), asked_of(f)
    for kind in range(KINDS):
        if offer[kind] or offer[KINDS + kind]:
            s.note(E_OFFER, f.seat, kind, offer[kind] - offer[KINDS + kind], to)
    for kind in range(FIRST_ARTIFACT, KINDS):
        seen_to_hold(s.players[f.seat], kind, offer[kind])
    asked = [to]
    if to == EVERYBODY:
        asked = [(f.seat + i) % s.seats for i in range(1, s.seats)]
    frames = [answer_frame(seat, f.seat, is_counter(f)) for seat in asked]
    frames.append(close_frame(f.seat, is_counter(f)))
    schedule(s, frames)


def withdraw(s: EuphoriaState, f: Frame) -> None:
    """Nothing is offered after all; a counter-offer that is dropped is a refusal."""
    close(s, is_counter(f))
    if is_counter(f):
        s.note(E_DECLINE, f.seat, asked_of(f))
