"""The procedures that combine effects, shared by all games."""

from __future__ import annotations

from typing import Final

from rekindle.kernel import effects
from rekindle.kernel.agenda import Procedure, Rules, S
from rekindle.kernel.effects import ANY_ORDER, NOTHING, PART_BITS, PART_MASK, PRICE, Effect
from rekindle.kernel.moves import REST_CODE, SKIP_CODE
from rekindle.kernel.prices import Price, choices, chosen_way, payable
from rekindle.kernel.reasons import FINE, REQUIRED, reason
from rekindle.kernel.state import Frame

SKIP_ONLY: Final = [SKIP_CODE]
"""Only free actions are possible; without one the question answers itself."""


def effect_of(f: Frame) -> int:
    """Return the effect that a frame carries out."""
    return f.a


def context(f: Frame) -> int:
    """Return what set the effect off, as the game encodes it; 0 for nothing in particular."""
    return f.b


class Bound(Procedure[S]):
    """A procedure that needs the rules it belongs to."""

    def __init__(self, rules: Rules[S]) -> None:
        super().__init__()
        self.rules = rules


class Composite(Bound[S]):
    """An effect with parts; it can wait where they all can."""

    def fits(self, s: S, f: Frame) -> bool:
        return self.rules.carries_effect(s, f)

    def fits_effect(self, s: S, seat: int, e: Effect, context: int) -> bool:
        for part in e.parts:
            if part != NOTHING and not self.rules.fits_effect(s, seat, part, context):
                return False
        return True


class Tree(Composite[S]):
    """An effect made of parts; it is possible if any of them is."""

    def possible(self, s: S, seat: int, e: Effect, context: int) -> bool:
        for part in e.parts:
            if self.rules.possible(s, seat, part, context):
                return True
        return False

    def waits(self, s: S, seat: int, e: Effect) -> bool:
        for part in e.parts:
            if self.rules.waits(s, seat, part):
                return True
        return False


class Group(Tree[S]):
    """An effect whose parts are all carried out, so it is settled if they all are."""

    def settled(self, s: S, f: Frame, e: Effect) -> bool:
        for part in e.parts:
            if not self.rules.settled(s, f, part):
                return False
        return True


class Seq(Group[S]):
    """One part after the other."""

    def run(self, s: S, f: Frame) -> list[int] | None:
        parts = self.rules.effects[effect_of(f)].parts
        for i in range(len(parts) - 1, -1, -1):
            self.rules.push(s, f.seat, parts[i], context(f))
        return None


def context_of(f: Frame, part: int) -> int:
    """Return a part's own context, or else that of the frame it waits in."""
    return part >> PART_BITS or context(f)


class AnyOrder(Group[S]):
    """All parts, in an order that the seat chooses; those not required may be skipped.

    The frame holds the remaining parts. Steps: 0 the effect is not opened yet, 1 the seat
    chooses, 2 it wants the rest in the order shown.
    """

    def run(self, s: S, f: Frame) -> list[int] | None:
        if f.step == 0:
            self.rules.push_all(s, f.seat, self.rules.effects[effect_of(f)].parts, context(f))
            return None
        if f.step == 2:
            self.take_next(s, f)
            return None
        for i, part in enumerate(f.parts):
            if self.rules.settled(s, f, part & PART_MASK):
                self.take(s, f, i)
                return None
        return self.choices(s, f)

    def fits(self, s: S, f: Frame) -> bool:
        if f.step == 0:
            return self.rules.carries_effect(s, f)
        for part in f.parts:
            if not self.fits_part(s, f, part):
                return False
        return f.step <= 2 and f.a == 0 and len(f.parts) > 0 and self.rules.is_context(s, f.b)

    def fits_part(self, s: S, f: Frame, part: int) -> bool:
        """Return whether a part can wait here: it can be chosen, and is not a group itself."""
        effect = part & PART_MASK
        if not self.rules.fits_effect(s, f.seat, effect, context_of(f, part)):
            return False
        e = self.rules.effects[effect]
        return e.code != NOTHING and e.op != ANY_ORDER

    def choices(self, s: S, f: Frame) -> list[int] | None:
        table = self.rules.effects
        options: list[int] = []
        required = False
        for part in f.parts:
            effect = part & PART_MASK
            required = required or self.rules.required(effect)
            code = table[effect].code
            if code not in options and self.rules.possible(s, f.seat, effect, context_of(f, part)):
                options.append(code)
        if not options:
            return SKIP_ONLY if self.any_waits(s, f) else None
        if self.asks_by_itself(s, f):
            self.take(s, f, 0)
            return None
        if len(options) > 1:
            options.append(REST_CODE)
        if not required:
            options.append(SKIP_CODE)
        return options

    def answer(self, s: S, f: Frame, code: int) -> None:
        if code == REST_CODE:
            s.agenda.append(f.at(2))
        elif code != SKIP_CODE:
            i = 0
            while self.rules.effects[f.parts[i] & PART_MASK].code != code:
                i += 1
            self.take(s, f, i)

    def skip(self, s: S, f: Frame) -> int:
        """Return FINE if none of the waiting effects is required."""
        for part in f.parts:
            if self.rules.required(part & PART_MASK):
                return reason(REQUIRED, part & PART_MASK)
        return FINE

    def asks_by_itself(self, s: S, f: Frame) -> bool:
        """Return whether there is no order to choose, and the parts ask on their own."""
        effect = f.parts[0] & PART_MASK
        for part in f.parts:
            if part & PART_MASK != effect:
                return False
        return self.rules.refusable(effect) and not self.rules.unwelcome(s, f.seat, effect)

    def any_waits(self, s: S, f: Frame) -> bool:
        """Return whether a free action could still make one of the parts possible."""
        for part in f.parts:
            if self.rules.waits(s, f.seat, part & PART_MASK):
                return True
        return False

    def take_next(self, s: S, f: Frame) -> None:
        """Take the rest in the order shown; ask about parts that are not possible yet, at last."""
        for i, part in enumerate(f.parts):
            effect = part & PART_MASK
            possible = self.rules.possible(s, f.seat, effect, context_of(f, part))
            if possible or not self.rules.waits(s, f.seat, effect):
                self.take(s, f, i)
                return
        s.agenda.append(f.at(1))

    def take(self, s: S, f: Frame, i: int) -> None:
        """Carry out one of the parts; the others wait."""
        rest = f.parts[:i] + f.parts[i + 1 :]
        if rest:
            s.agenda.append(f.holding(rest))
        effect = f.parts[i] & PART_MASK
        own = context_of(f, f.parts[i])
        if self.rules.possible(s, f.seat, effect, own):
            self.rules.push(s, f.seat, effect, own)


class OneOf(Tree[S]):
    """Exactly one of the possible parts."""

    def run(self, s: S, f: Frame) -> list[int] | None:
        table = self.rules.effects
        options = [
            table[part].code
            for part in self.rules.effects[effect_of(f)].parts
            if self.rules.possible(s, f.seat, part, context(f))
        ]
        return options or None

    def answer(self, s: S, f: Frame, code: int) -> None:
        table = self.rules.effects
        for part in self.rules.effects[effect_of(f)].parts:
            if table[part].code == code:
                self.rules.push(s, f.seat, part, context(f))
                return


class UpTo(Tree[S]):
    """The part, repeated up to a limit; `may` is a limit of one. Step: how often so far."""

    skipping = FINE

    def fits(self, s: S, f: Frame) -> bool:
        return self.rules.carries_effect(s, f, f.step) and f.step <= self.rules.effects[f.a].n

    def run(self, s: S, f: Frame) -> list[int] | None:
        e = self.rules.effects[effect_of(f)]
        if f.step == e.n:
            return None
        if not self.rules.possible(s, f.seat, e.parts[0], context(f)):
            return SKIP_ONLY if self.rules.waits(s, f.seat, e.parts[0]) else None
        return [self.rules.effects[e.parts[0]].code, SKIP_CODE]

    def answer(self, s: S, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            s.agenda.append(f.at(f.step + 1))
            self.rules.push(s, f.seat, self.rules.effects[effect_of(f)].parts[0], context(f))

    def idle(self, s: S, seat: int, e: Effect, context: int) -> int:
        return self.rules.why_idle(s, seat, e.parts[0], context)


class Per(Tree[S]):
    """The part once for each of something."""

    def run(self, s: S, f: Frame) -> list[int] | None:
        e = self.rules.effects[effect_of(f)]
        for _ in range(self.rules.count(s, f, e.kind)):
            self.rules.push(s, f.seat, e.parts[0], context(f))
        return None


class For(Composite[S]):
    """The part for other seats, which make their own choices."""

    def run(self, s: S, f: Frame) -> list[int] | None:
        e = self.rules.effects[effect_of(f)]
        for seat in reversed(self.rules.whom(s, f, e.kind)):
            self.rules.push(s, seat, e.parts[0], context(f))
        return None


class If(Composite[S]):
    """The first part if all conditions hold, otherwise the second one, if there is one."""

    def run(self, s: S, f: Frame) -> list[int] | None:
        e = self.rules.effects[effect_of(f)]
        part = e.parts[0] if self.rules.holds(s, f, e.kind) else e.parts[1]
        if part != NOTHING:
            self.rules.push(s, f.seat, part, context(f))
        return None


class Pay(Composite[S]):
    """A price, then the part; nothing happens if it cannot be paid."""

    def payable(self, s: S, seat: int, e: Effect) -> bool:
        return payable(self.rules.prices[e.kind], self.rules.purse(s, seat))

    def run(self, s: S, f: Frame) -> list[int] | None:
        e = self.rules.effects[effect_of(f)]
        if self.payable(s, f.seat, e):
            self.rules.push(s, f.seat, e.parts[0], context(f))
            s.agenda.append(price_frame(f.seat, e.kind))
        return None

    def possible(self, s: S, seat: int, e: Effect, context: int) -> bool:
        return self.payable(s, seat, e) and self.rules.possible(s, seat, e.parts[0], context)

    def waits(self, s: S, seat: int, e: Effect) -> bool:
        part = e.parts[0]
        return self.rules.possible(s, seat, part) or self.rules.waits(s, seat, part)


def price_frame(seat: int, price: int) -> Frame:
    """Return the frame that lets a seat pay a price, demand by demand (its step)."""
    return Frame(PRICE, seat, 0, price)


def price_of(f: Frame) -> int:
    """Return the price that a PRICE frame asks for."""
    return f.a


def is_price(f: Frame, prices: list[Price]) -> bool:
    """Return whether the values of a PRICE frame are in range."""
    if f.b or f.parts or price_of(f) >= len(prices):
        return False
    return f.step < len(prices[price_of(f)].demands)


class PricePaid(Bound[S]):
    """Pay a price demand by demand; what can be paid in one way only is paid without asking."""

    def __init__(self, rules: Rules[S]) -> None:
        super().__init__(rules)
        self.tacit = True

    def fits(self, s: S, f: Frame) -> bool:
        return is_price(f, self.rules.prices)

    def run(self, s: S, f: Frame) -> list[int] | None:
        price = self.rules.prices[price_of(f)]
        return choices(price, f.step, self.rules.purse(s, f.seat))

    def answer(self, s: S, f: Frame, code: int) -> None:
        demands = self.rules.prices[price_of(f)].demands
        if f.step + 1 < len(demands):
            s.agenda.append(f.at(f.step + 1))
        self.rules.spend(s, f.seat, chosen_way(demands[f.step], code), price_of(f))


def procedures(rules: Rules[S]) -> list[tuple[int, Procedure[S]]]:
    """Return these procedures by number; a game may replace some of them."""
    return [
        (effects.SEQ, Seq(rules)),
        (effects.ANY_ORDER, AnyOrder(rules)),
        (effects.ONE_OF, OneOf(rules)),
        (effects.MAY, UpTo(rules)),
        (effects.UP_TO, UpTo(rules)),
        (effects.PER, Per(rules)),
        (effects.FOR, For(rules)),
        (effects.PAY, Pay(rules)),
        (effects.IF, If(rules)),
        (effects.PRICE, PricePaid(rules)),
    ]
