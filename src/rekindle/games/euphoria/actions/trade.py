"""Trading on one's own turn: an offer put together step by step, then answered.

An offer is a tuple of 26 figures: what its maker gives, by kind, and what its maker asks for.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.law import Law, Step, schedule
from rekindle.games.euphoria.names import KINDS
from rekindle.games.euphoria.ops import (
    ANSWER_OFFER,
    ASK_VERB,
    E_ACCEPT,
    E_DECLINE,
    E_OFFER,
    E_TRADE,
    GIVE_VERB,
    LIMIT,
    OFFER,
    TRADE_STEP_VERB,
    TRADE_VERB,
)
from rekindle.games.euphoria.state import Player, Table
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.state import Frame

OFFERS_A_TURN: Final = 3
MOST_OF_A_KIND: Final = 9
EMPTY: Final = (0,) * (2 * KINDS)
EVERYBODY: Final = 6

# Steps of an offer, and answers to it.
PROPOSE: Final = 0
CANCEL: Final = 1
ACCEPT: Final = 2
DECLINE: Final = 3
COUNTER: Final = 4


def trade_moves(s: Table, seat: int) -> list[int]:
    """Begin an offer to one other seat, or to all of them."""
    if not s.trading or s.offers_left == 0 or s.turn != seat or not any(s.players[seat].wallet):
        return []
    seats = [other for other in range(s.seats) if other != seat]
    if s.seats > 2:
        seats.append(EVERYBODY)
    return [TRADE_VERB << ARG_BITS | other for other in seats]


def begin_offer(s: Table, seat: int, code: int) -> None:
    s.offer = EMPTY
    s.offers_left -= 1
    schedule(s, [Frame(OFFER, seat, 0, code & ARG_MASK)])


def can_give(p: Player, offer: tuple[int, ...], first: int) -> bool:
    """Does this player hold one side of the offer?"""
    return all(p.wallet[kind] >= offer[first + kind] for kind in range(KINDS))


class Offer(Step):
    """Put an offer together. a: to whom; b: the maker of the offer it counters, plus 1."""

    def run(self, s: Table, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        offer = s.offer
        options: list[int] = []
        if any(offer[:KINDS]) and any(offer[KINDS:]):
            options.append(TRADE_STEP_VERB << ARG_BITS | PROPOSE)
        for kind in range(KINDS):
            if p.wallet[kind] > offer[kind] and not offer[KINDS + kind]:
                options.append(GIVE_VERB << ARG_BITS | kind)
        for kind in range(KINDS):
            if offer[KINDS + kind] < MOST_OF_A_KIND and not offer[kind]:
                options.append(ASK_VERB << ARG_BITS | kind)
        options.append(TRADE_STEP_VERB << ARG_BITS | CANCEL)
        return options

    def answer(self, s: Table, f: Frame, code: int) -> None:
        verb = code >> ARG_BITS
        if verb == TRADE_STEP_VERB:
            if code & ARG_MASK == PROPOSE:
                self.propose(s, f)
            else:
                self.cancel(s, f)
            return
        place = code & ARG_MASK
        if verb == ASK_VERB:
            place += KINDS
        s.offer = s.offer[:place] + (s.offer[place] + 1,) + s.offer[place + 1 :]
        s.agenda.append(f)

    def propose(self, s: Table, f: Frame) -> None:
        for kind in range(KINDS):
            if s.offer[kind] or s.offer[KINDS + kind]:
                s.note(E_OFFER, f.seat, kind, s.offer[kind] - s.offer[KINDS + kind], f.a)
        asked = [f.a]
        if f.a == EVERYBODY:
            asked = [(f.seat + i) % s.seats for i in range(1, s.seats)]
        schedule(s, [Frame(ANSWER_OFFER, seat, 0, f.seat, f.b) for seat in asked])

    def cancel(self, s: Table, f: Frame) -> None:
        """Nothing is offered after all; a counter-offer that is dropped is a refusal."""
        s.offer = ()
        if f.b:
            s.note(E_DECLINE, f.seat, f.a)


class AnswerOffer(Step):
    """Accept, decline or counter. a: who offers; b: set when this is a counter-offer already."""

    def run(self, s: Table, f: Frame) -> list[int] | None:
        if not s.offer:
            return None
        options: list[int] = []
        if can_give(s.players[f.seat], s.offer, KINDS):
            options.append(TRADE_STEP_VERB << ARG_BITS | ACCEPT)
        options.append(TRADE_STEP_VERB << ARG_BITS | DECLINE)
        if not f.b:
            # Always there: a lone refusal would answer itself and tell what is not in a hand.
            options.append(TRADE_STEP_VERB << ARG_BITS | COUNTER)
        return options

    def answer(self, s: Table, f: Frame, code: int) -> None:
        answer = code & ARG_MASK
        if answer == ACCEPT:
            exchange(s, f.a, f.seat)
        elif answer == DECLINE:
            s.note(E_DECLINE, f.seat, f.a)
            if f.b or not self.others_to_answer(s):
                s.offer = ()
        else:
            self.counter(s, f)

    def others_to_answer(self, s: Table) -> bool:
        return bool(s.agenda) and s.agenda[-1].op == ANSWER_OFFER

    def counter(self, s: Table, f: Frame) -> None:
        """The counter-offer takes the place of the offer; nobody else is asked any more."""
        while self.others_to_answer(s):
            s.agenda.pop()
        s.offer = EMPTY
        schedule(s, [Frame(OFFER, f.seat, 0, f.a, 1)])


def exchange(s: Table, maker: int, taker: int) -> None:
    """Carry the trade out at once; then both look at their hand limit."""
    giver, getter = s.players[maker], s.players[taker]
    s.note(E_ACCEPT, taker, maker)
    for kind in range(KINDS):
        change = s.offer[KINDS + kind] - s.offer[kind]
        if change:
            giver.wallet[kind] += change
            getter.wallet[kind] -= change
            s.note(E_TRADE, maker, kind, change, taker)
    s.offer = ()
    schedule(s, [Frame(LIMIT, maker), Frame(LIMIT, taker)])


def play_trade(law: Law, s: Table, seat: int, code: int) -> bool:
    """Begin an offer, if that is what this move does."""
    if code >> ARG_BITS != TRADE_VERB:
        return False
    begin_offer(s, seat, code)
    return True
