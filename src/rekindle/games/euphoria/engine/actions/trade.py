"""Trading on one's own turn: an offer put together step by step, then answered.

An offer is a tuple of 26 numbers: what its maker gives, by kind, and what its maker asks for. A
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
from rekindle.games.euphoria.engine.reasons import (
    ACCEPT_LACKS,
    ASK_HAS,
    ASK_MOST,
    ASK_NOBODY_HAS,
    ASK_OFFERED,
    ASKS_NOTHING,
    BOTH_WAYS,
    COUNTER_COUNTER,
    GIVE_LACKS,
    GIVES_NOTHING,
    NO_OFFERS_LEFT,
    NO_SUCH_PLAYER,
    NO_TRADE_NOW,
    NOT_YOUR_TURN,
    NOTHING_TO_GIVE,
    ONLY_TWO,
    TRADING_OFF,
    YOURSELF,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.agenda import schedule
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame

OFFERS_A_TURN: Final = 3
EMPTY: Final = (0,) * (2 * KINDS)
EVERYBODY: Final = 6

# Steps of an offer, and replies to it.
PROPOSE: Final = 0
WITHDRAW: Final = 1
ACCEPT: Final = 2
DECLINE: Final = 3
COUNTER: Final = 4


# Frames: an offer being put together, the answer of one seat, and the end of it.


def offer_frame(maker: int, to: int, counter: bool) -> Frame:
    """Return the question that puts an offer to a seat (or EVERYBODY), or a counter-offer."""
    return Frame(OFFER, maker, 0, to, 1 if counter else 0)


def asked_of(f: Frame) -> int:
    """Return the seat that an OFFER frame is put together for, or EVERYBODY."""
    return f.a


def answer_frame(seat: int, maker: int, counter: bool) -> Frame:
    return Frame(ANSWER_OFFER, seat, 0, maker, 1 if counter else 0)


def maker_of(f: Frame) -> int:
    """Return the seat that made the offer of an ANSWER_OFFER frame."""
    return f.a


def close_frame(maker: int, counter: bool) -> Frame:
    return Frame(CLOSE_OFFER, maker, 0, 0, 1 if counter else 0)


def is_counter(f: Frame) -> bool:
    """Return whether a frame of a trade is about the counter-offer."""
    return f.b != 0


def on_the_table(s: EuphoriaState, f: Frame) -> tuple[int, ...]:
    """Return the offer that a question is about: the offer itself, or its counter-offer."""
    return s.counter if is_counter(f) else s.offer


# Opening a trade.


def may_trade(s: EuphoriaState, seat: int) -> bool:
    """Return whether this seat may begin an offer, at a question that allows free actions."""
    return s.trading and s.offers_left > 0 and s.turn == seat and any(s.players[seat].wallet)


def trade_moves(s: EuphoriaState, seat: int) -> list[int]:
    """Return the moves that begin an offer to another seat, or to all (euphoria.trade.3)."""
    if not may_trade(s, seat):
        return []
    seats = [other for other in range(s.seats) if other != seat]
    if s.seats > 2:
        seats.append(EVERYBODY)
    return [TRADE_VERB << ARG_BITS | other for other in seats]


def check_trade(rules: EuphoriaRules, s: EuphoriaState, f: Frame, whom: int) -> int:
    """Check `trade`: with whom, when, how often and with what."""
    if not s.trading:
        return TRADING_OFF
    if f.seat != s.turn:
        return NOT_YOUR_TURN
    if whom == f.seat:
        return YOURSELF
    if s.seats <= whom < EVERYBODY:
        return NO_SUCH_PLAYER
    if whom == EVERYBODY and s.seats == 2:
        return ONLY_TWO
    if not rules.procedures[f.op].interruptible:
        return NO_TRADE_NOW
    if may_trade(s, f.seat):
        return FINE
    return NOTHING_TO_GIVE if s.offers_left else NO_OFFERS_LEFT


def play_trade(s: EuphoriaState, seat: int, code: int) -> bool:
    """Begin an offer, if that is what this move does."""
    if code >> ARG_BITS != TRADE_VERB:
        return False
    s.offer = EMPTY
    s.offers_left -= 1
    schedule(s, [offer_frame(seat, code & ARG_MASK, False)])
    return True


# Putting an offer together.


def most_asked(rules: EuphoriaRules, s: EuphoriaState, f: Frame, kind: int) -> int:
    """Return how many of a kind may be asked for: no more goods than an asked player has.

    Artifacts are secret: an offer may ask for all there are, a counter-offer only for those that
    were offered. So a counter-offer can always be accepted, and a refusal reveals nothing.
    """
    if kind >= FIRST_ARTIFACT:
        if is_counter(f):
            return s.offer[kind]
        return rules.lookup.artifact_copies[kind - FIRST_ARTIFACT]
    if asked_of(f) < EVERYBODY:
        return s.players[asked_of(f)].wallet[kind]
    return max([p.wallet[kind] for p in s.players if p.seat != f.seat])


def check_give(rules: EuphoriaRules, s: EuphoriaState, f: Frame, kind: int) -> int:
    """Check `give` (euphoria.trade.2)."""
    if f.op != OFFER:
        return NOT_ASKED
    offer = on_the_table(s, f)
    if offer[KINDS + kind]:
        return BOTH_WAYS
    return FINE if s.players[f.seat].wallet[kind] > offer[kind] else GIVE_LACKS


def check_ask(rules: EuphoriaRules, s: EuphoriaState, f: Frame, kind: int) -> int:
    """Check `ask` (euphoria.trade.2)."""
    if f.op != OFFER:
        return NOT_ASKED
    offer = on_the_table(s, f)
    if offer[kind]:
        return BOTH_WAYS
    most = most_asked(rules, s, f, kind)
    if offer[KINDS + kind] < most:
        return FINE
    if kind >= FIRST_ARTIFACT:
        return ASK_OFFERED if is_counter(f) else reason(ASK_MOST, most)
    return reason(ASK_NOBODY_HAS if asked_of(f) == EVERYBODY else ASK_HAS, most)


def check_propose(s: EuphoriaState, f: Frame) -> int:
    """Check that an offer both gives and asks for something."""
    offer = on_the_table(s, f)
    if not any(offer[:KINDS]):
        return GIVES_NOTHING
    return FINE if any(offer[KINDS:]) else ASKS_NOTHING


def check_step(rules: EuphoriaRules, s: EuphoriaState, f: Frame, step: int) -> int:
    """Check `propose` and `withdraw`, `accept`, `decline` and `counter`."""
    if f.op == OFFER and step == PROPOSE:
        return check_propose(s, f)
    if f.op == ANSWER_OFFER and step == ACCEPT:
        return FINE if can_give(s.players[f.seat], on_the_table(s, f), KINDS) else ACCEPT_LACKS
    if f.op == ANSWER_OFFER and step == COUNTER:
        return check_counter(s, f)
    offered = WITHDRAW if f.op == OFFER else DECLINE if f.op == ANSWER_OFFER else NOTHING
    return FINE if step == offered else NOT_ASKED


def check_counter(s: EuphoriaState, f: Frame) -> int:
    """Check that an offer, but not a counter-offer, is answered by another (euphoria.trade.3)."""
    if is_counter(f):
        return COUNTER_COUNTER
    return FINE if any(s.players[f.seat].wallet) else NOTHING_TO_GIVE


class Offer(Step):
    """Put an offer or a counter-offer together."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        options: list[int] = []
        if check_propose(s, f) == FINE:
            options.append(TRADE_STEP_VERB << ARG_BITS | PROPOSE)
        for kind in range(KINDS):
            if check_give(self.rules, s, f, kind) == FINE:
                options.append(GIVE_VERB << ARG_BITS | kind)
        for kind in range(KINDS):
            if check_ask(self.rules, s, f, kind) == FINE:
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
    asked = [to]
    if to == EVERYBODY:
        asked = [(f.seat + i) % s.seats for i in range(1, s.seats)]
    frames = [answer_frame(seat, f.seat, is_counter(f)) for seat in asked]
    frames.append(close_frame(f.seat, is_counter(f)))
    schedule(s, frames)


def withdraw(s: EuphoriaState, f: Frame) -> None:
    """Drop the offer; dropping a counter-offer is a refusal."""
    close(s, is_counter(f))
    if is_counter(f):
        s.note(E_DECLINE, f.seat, asked_of(f))


# Answering.


class AnswerOffer(Step):
    """Accept, decline or counter."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        if not on_the_table(s, f):
            return None
        # `counter` is offered even where `accept` is not: a lone refusal would answer itself and
        # reveal what is not in a hand.
        return [
            TRADE_STEP_VERB << ARG_BITS | step
            for step in (ACCEPT, DECLINE, COUNTER)
            if check_step(self.rules, s, f, step) == FINE
        ]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        answer = code & ARG_MASK
        if answer == ACCEPT:
            exchange(s, on_the_table(s, f), maker_of(f), f.seat)
        elif answer == DECLINE:
            s.note(E_DECLINE, f.seat, maker_of(f))
        else:
            s.counter = EMPTY
            schedule(s, [offer_frame(f.seat, maker_of(f), True)])


class CloseOffer(Step):
    """Everybody has answered."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        close(s, is_counter(f))
        return None


def close(s: EuphoriaState, counter: bool) -> None:
    """Remove the counter-offer; closing the offer itself removes both."""
    s.counter = ()
    if not counter:
        s.offer = ()


def exchange(s: EuphoriaState, offer: tuple[int, ...], maker: int, taker: int) -> None:
    """Carry the trade out at once and close the offer; then check both hand limits.

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
    close(s, False)
    schedule(s, [Frame(LIMIT, maker), Frame(LIMIT, taker)])


def can_give(p: Player, offer: tuple[int, ...], first: int) -> bool:
    """Return whether this player holds one side of the offer (euphoria.trade.2)."""
    return all(p.wallet[kind] >= offer[first + kind] for kind in range(KINDS))
