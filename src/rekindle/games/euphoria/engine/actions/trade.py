"""Trading on one's own turn: an offer put together step by step, then answered.

An offer is a tuple of 26 figures: what its maker gives, by kind, and what its maker asks for. A
counter-offer stands beside the offer it answers, so that the others can still be asked.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.constants import FIRST_ARTIFACT, KINDS
from rekindle.games.euphoria.engine.ops import (
    ANSWER_OFFER,
    ASK_VERB,
    CLOSE_OFFER,
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
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.agenda import schedule
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.state import Frame

OFFERS_A_TURN: Final = 3
EMPTY: Final = (0,) * (2 * KINDS)
EVERYBODY: Final = 6

# Steps of an offer, and answers to it.
PROPOSE: Final = 0
WITHDRAW: Final = 1
ACCEPT: Final = 2
DECLINE: Final = 3
COUNTER: Final = 4


def trade_moves(s: EuphoriaState, seat: int) -> list[int]:
    """Begin an offer to one other seat, or to all of them (euphoria.trade.3)."""
    if not s.trading or s.offers_left == 0 or s.turn != seat or not any(s.players[seat].wallet):
        return []
    seats = [other for other in range(s.seats) if other != seat]
    if s.seats > 2:
        seats.append(EVERYBODY)
    return [TRADE_VERB << ARG_BITS | other for other in seats]


def play_trade(s: EuphoriaState, seat: int, code: int) -> bool:
    """Begin an offer, if that is what this move does."""
    if code >> ARG_BITS != TRADE_VERB:
        return False
    s.offer = EMPTY
    s.offers_left -= 1
    schedule(s, [Frame(OFFER, seat, 0, code & ARG_MASK)])
    return True


def on_the_table(s: EuphoriaState, f: Frame) -> tuple[int, ...]:
    """The offer that a question is about: the offer itself (b is 0), or its counter-offer."""
    return s.counter if f.b else s.offer


def most_asked(rules: EuphoriaRules, s: EuphoriaState, f: Frame, kind: int) -> int:
    """How many of a kind may be asked for: no more goods than somebody asked is seen to have.

    Artifacts are secret: an offer may ask for all there are, a counter-offer only for those that
    were offered. So a counter-offer can always be accepted, and a refusal tells nothing.
    """
    if kind >= FIRST_ARTIFACT:
        return s.offer[kind] if f.b else rules.lookup.artifact_copies[kind - FIRST_ARTIFACT]
    if f.a < EVERYBODY:
        return s.players[f.a].wallet[kind]
    return max([p.wallet[kind] for p in s.players if p.seat != f.seat])


class Offer(Step):
    """Put an offer (b is 0) or a counter-offer together. a: to whom."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        offer = on_the_table(s, f)
        options: list[int] = []
        if any(offer[:KINDS]) and any(offer[KINDS:]):
            options.append(TRADE_STEP_VERB << ARG_BITS | PROPOSE)
        for kind in range(KINDS):
            if p.wallet[kind] > offer[kind] and not offer[KINDS + kind]:
                options.append(GIVE_VERB << ARG_BITS | kind)
        for kind in range(KINDS):
            if offer[KINDS + kind] < most_asked(self.rules, s, f, kind) and not offer[kind]:
                options.append(ASK_VERB << ARG_BITS | kind)
        options.append(TRADE_STEP_VERB << ARG_BITS | WITHDRAW)
        return options

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        verb = code >> ARG_BITS
        if verb == TRADE_STEP_VERB:
            if code & ARG_MASK == PROPOSE:
                self.propose(s, f)
            else:
                self.withdraw(s, f)
            return
        place = code & ARG_MASK
        if verb == ASK_VERB:
            place += KINDS
        offer = on_the_table(s, f)
        offer = offer[:place] + (offer[place] + 1,) + offer[place + 1 :]
        if f.b:
            s.counter = offer
        else:
            s.offer = offer
        s.agenda.append(f)

    def propose(self, s: EuphoriaState, f: Frame) -> None:
        offer = on_the_table(s, f)
        for kind in range(KINDS):
            if offer[kind] or offer[KINDS + kind]:
                s.note(E_OFFER, f.seat, kind, offer[kind] - offer[KINDS + kind], f.a)
        asked = [f.a]
        if f.a == EVERYBODY:
            asked = [(f.seat + i) % s.seats for i in range(1, s.seats)]
        frames = [Frame(ANSWER_OFFER, seat, 0, f.seat, f.b) for seat in asked]
        frames.append(Frame(CLOSE_OFFER, f.seat, 0, 0, f.b))
        schedule(s, frames)

    def withdraw(self, s: EuphoriaState, f: Frame) -> None:
        """Nothing is offered after all; a counter-offer that is dropped is a refusal."""
        close(s, f.b)
        if f.b:
            s.note(E_DECLINE, f.seat, f.a)


class AnswerOffer(Step):
    """Accept, decline or counter. a: who offers; b: set when this is a counter-offer already."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        offer = on_the_table(s, f)
        if not offer:
            return None
        options: list[int] = []
        if can_give(s.players[f.seat], offer, KINDS):
            options.append(TRADE_STEP_VERB << ARG_BITS | ACCEPT)
        options.append(TRADE_STEP_VERB << ARG_BITS | DECLINE)
        if not f.b and any(s.players[f.seat].wallet):
            # Always there: a lone refusal would answer itself and tell what is not in a hand.
            options.append(TRADE_STEP_VERB << ARG_BITS | COUNTER)
        return options

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        answer = code & ARG_MASK
        if answer == ACCEPT:
            exchange(s, on_the_table(s, f), f.a, f.seat)
        elif answer == DECLINE:
            s.note(E_DECLINE, f.seat, f.a)
        else:
            s.counter = EMPTY
            schedule(s, [Frame(OFFER, f.seat, 0, f.a, 1)])


class CloseOffer(Step):
    """Everybody has answered."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        close(s, f.b)
        return None


def close(s: EuphoriaState, counter: int) -> None:
    """The counter-offer is off the table; with the offer itself, both are."""
    s.counter = ()
    if not counter:
        s.offer = ()


def exchange(s: EuphoriaState, offer: tuple[int, ...], maker: int, taker: int) -> None:
    """Carry the trade out at once, which closes the offer; then both look at their hand limit.

    (euphoria.trade.4)
    """
    giver, getter = s.players[maker], s.players[taker]
    s.note(E_ACCEPT, taker, maker)
    for kind in range(KINDS):
        change = offer[KINDS + kind] - offer[kind]
        if change:
            giver.wallet[kind] += change
            getter.wallet[kind] -= change
            s.note(E_TRADE, maker, kind, change, taker)
    close(s, 0)
    schedule(s, [Frame(LIMIT, maker), Frame(LIMIT, taker)])


def can_give(p: Player, offer: tuple[int, ...], first: int) -> bool:
    """Does this player hold one side of the offer? (euphoria.trade.2)"""
    return all(p.wallet[kind] >= offer[first + kind] for kind in range(KINDS))
