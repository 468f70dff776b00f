"""The trade that is offered, as far as a seat knows it."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.actions.trade import (
    EMPTY,
    EVERYBODY,
    asked_of,
    is_counter,
    maker_of,
)
from rekindle.games.euphoria.engine.ops import ANSWER_OFFER, OFFER
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.features import Sheet, relative

THINGS_OFFERED: Final = len(EMPTY)


def describe_trade(s: EuphoriaState, seat: int, sheet: Sheet) -> None:
    """Describe offer and counter-offer; while one is put together only its maker sees it."""
    offers = s.offer
    counters = s.counter
    maker = to = NOTHING
    answers_counter = False
    if s.agenda:
        f = s.agenda[-1]
        if f.op == OFFER:
            maker = relative(s, seat, f.seat)
            to = 0 if asked_of(f) == EVERYBODY else 1 + relative(s, seat, asked_of(f))
            answers_counter = is_counter(f)
            if f.seat != seat:
                if answers_counter:
                    counters = ()
                else:
                    offers = ()
        elif f.op == ANSWER_OFFER:
            maker = relative(s, seat, maker_of(f))
            answers_counter = is_counter(f)
    sheet.flag("trading", s.trading)
    sheet.number("offers-left", s.offers_left)
    sheet.choice("offer-by", maker, s.seats)
    sheet.choice("offer-to", to, s.seats + 1)
    sheet.flag("counter-offer", answers_counter)
    describe_things("offer-open", "offer", offers, sheet)
    describe_things("counter-open", "counter", counters, sheet)


def describe_things(is_open: str, name: str, offer: tuple[int, ...], sheet: Sheet) -> None:
    """Describe what is given and asked for; mostly there is no offer, which is written faster."""
    sheet.flag(is_open, len(offer) > 0)
    if offer:
        sheet.row(name, list(offer), THINGS_OFFERED)
    else:
        sheet.members(name, 0, THINGS_OFFERED)
