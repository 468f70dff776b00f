"""Trading on one's own turn: opening an offer, answering it, and what it moves.

An offer is a tuple of 26 numbers: what its maker gives, by kind, and what its maker asks for. A
counter-offer stands beside the offer it answers, so that the others can still be asked.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.constants import FIRST_ARTIFACT, KINDS
from rekindle.games.euphoria.engine.known import known_to_hold, seen_to_gain, seen_to_lose
from rekindle.games.euphoria.engine.ops import (
    ANSWER_OFFER,
    CLOSE_OFFER,
    E_ACCEPT,
    E_DECLINE,
    E_TRADE,
    LIMIT,
    OFFER,
    TRADE_STEP_VERB,
    TRADE_VERB,
)
from rekindle.games.euphoria.engine.reasons import (
    ACCEPT_LACKS,
    COUNTER_COUNTER,
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
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE
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
    """Return whether this seat may begin an offer, where free actions are asked for."""
    return s.trading and s.offers_left > 0 and s.turn == seat and has_things(s.players[seat])


def has_things(p: Player) -> bool:
    for n in p.wallet:
        if n:
            return True
    return False


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


# Answering.


def check_accept(s: EuphoriaState, f: Frame) -> int:
    """Check that the player holds what is asked for (euphoria.trade.2)."""
    return FINE if can_give(s.players[f.seat], on_the_table(s, f), KINDS) else ACCEPT_LACKS


def check_counter(s: EuphoriaState, f: Frame) -> int:
    """Check that an offer, but not a counter-offer, is answered by another (euphoria.trade.3)."""
    if is_counter(f):
        return COUNTER_COUNTER
    return FINE if has_things(s.players[f.seat]) else NOTHING_TO_GIVE


def is_offer(s: EuphoriaState, f: Frame, maker: int) -> bool:
    """Return whether the offer of a frame is whole: its maker can give what is offered."""
    offer = on_the_table(s, f)
    if f.step or f.b > 1 or f.parts or not s.trading or len(offer) != len(EMPTY):
        return False
    for kind in range(KINDS):
        if offer[kind] and offer[KINDS + kind]:
            return False
    return can_give(s.players[maker], offer, 0)


def is_seen(p: Player, offer: tuple[int, ...]) -> bool:
    """Return whether everybody knows of the artifacts that this player offers."""
    for kind in range(FIRST_ARTIFACT, KINDS):
        if offer[kind] > known_to_hold(p, kind):
            return False
    return True


class AnswerOffer(Step):
    """Accept, decline or counter."""

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        maker = maker_of(f)
        if maker >= s.seats or maker == f.seat:
            return False
        if s.turn != (f.seat if is_counter(f) else maker):
            return False
        if not s.offer and not is_counter(f):
            return f.step == 0 and f.b == 0 and not f.parts  # somebody has accepted it
        return is_offer(s, f, maker) and is_seen(s.players[maker], on_the_table(s, f))

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        if not on_the_table(s, f):
            return None
        options: list[int] = []
        if check_accept(s, f) == FINE:
            options.append(TRADE_STEP_VERB << ARG_BITS | ACCEPT)
        options.append(TRADE_STEP_VERB << ARG_BITS | DECLINE)
        if check_counter(s, f) == FINE:
            # Even where `accept` is not offered: a lone refusal would answer itself and reveal
            # what is not in a hand.
            options.append(TRADE_STEP_VERB << ARG_BITS | COUNTER)
        return options

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

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return f.step == 0 and f.a == 0 and f.b <= 1 and not f.parts

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
            if kind >= FIRST_ARTIFACT:
                shown_to_change_hands(giver, getter, kind, change)
            s.note(E_TRADE, maker, kind, change, taker)
    close(s, False)
    schedule(s, [Frame(LIMIT, maker), Frame(LIMIT, taker)])


def shown_to_change_hands(giver: Player, getter: Player, kind: int, change: int) -> None:
    """Everybody sees artifacts change hands: to the maker of the offer, or from there."""
    if change < 0:
        giver, getter, change = getter, giver, -change
    seen_to_lose(getter, kind, change)
    seen_to_gain(giver, kind, change)


def can_give(p: Player, offer: tuple[int, ...], first: int) -> bool:
    """Return whether this player holds one side of the offer (euphoria.trade.2)."""
    for kind in range(KINDS):
        if p.wallet[kind] < offer[first + kind]:
            return False
    return True
