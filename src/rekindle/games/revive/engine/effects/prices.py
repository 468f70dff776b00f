"""Prices of effects: paid with goods in hand, or with the help of free actions (revive.paying)."""

from __future__ import annotations

from rekindle.games.revive.engine.actions.paying import paying_moves
from rekindle.games.revive.engine.actions.taking import play_free
from rekindle.games.revive.engine.contexts import due_in, with_due
from rekindle.games.revive.engine.effects.goods import pay
from rekindle.games.revive.engine.means import can_meet, has_free_actions, means_of
from rekindle.games.revive.engine.reasons import MUST_PAY, PRICE_LACKING
from rekindle.games.revive.engine.rules import ReviveRules, Step
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.combinators import context, effect_of, is_price, price_frame, price_of
from rekindle.kernel.effects import PAY, PRICE, Effect
from rekindle.kernel.moves import ARG_BITS, PAY_VERB
from rekindle.kernel.prices import choices, chosen_way, payable
from rekindle.kernel.reasons import reason
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(PAY, Pay(rules)), (PRICE, PricePaid(rules))]


class Pay(Step):
    """A price, then the part; nothing happens if it cannot be paid."""

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return self.rules.carries_effect(s, f)

    def fits_effect(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return self.rules.fits_effect(s, seat, e.parts[0], context)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        e = self.rules.effects[effect_of(f)]
        if self.payable(s, f.seat, e, 0):
            self.rules.push(s, f.seat, e.parts[0], context(f))
            s.agenda.append(price_frame(f.seat, e.kind))
        return None

    def payable(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        """Return whether the price can be paid besides what is due already (revive.paying.1)."""
        p, price = s.players[seat], self.rules.prices[e.kind]
        if not due_in(context):
            if payable(price, p.goods):
                return True
            if not has_free_actions(self.rules, s, p):
                return False
        means = means_of(self.rules, s, p, context)
        return can_meet(means, means.due + self.rules.dues[e.kind], means.energy)

    def after_price(self, e: Effect, context: int) -> int:
        """Return the context of a query for the part, which may have its own price."""
        return with_due(context, self.rules.dues[e.kind])

    def possible(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        return self.payable(s, seat, e, context) and self.rules.possible(
            s, seat, e.parts[0], self.after_price(e, context)
        )

    def waits(self, s: ReviveState, seat: int, e: Effect) -> bool:
        part = e.parts[0]
        return self.rules.possible(s, seat, part) or self.rules.waits(s, seat, part)

    def idle(self, s: ReviveState, seat: int, e: Effect, context: int) -> int:
        if not self.payable(s, seat, e, context):
            return reason(PRICE_LACKING, e.kind)
        return self.rules.why_idle(s, seat, e.parts[0], self.after_price(e, context))


class PricePaid(Step):
    """Pay a price demand by demand (the step); what is missing is brought by free actions."""

    skipping = MUST_PAY

    def __init__(self, rules: ReviveRules) -> None:
        super().__init__(rules)
        self.tacit = True

    def fits(self, s: ReviveState, f: Frame) -> bool:
        """Below a price waits the effect that it is for."""
        for i in range(1, len(s.agenda)):
            if s.agenda[i] is f:
                below = s.agenda[i - 1]
                return is_price(f, self.rules.prices) and self.rules.carries_effect(s, below)
        return False

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        price = self.rules.prices[price_of(f)]
        in_hand = choices(price, f.step, s.players[f.seat].goods)
        return in_hand or paying_moves(self.rules, s, f)

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code >> ARG_BITS != PAY_VERB:
            s.agenda.append(f)
            play_free(self.rules, s, f.seat, code)
            return
        demands = self.rules.prices[price_of(f)].demands
        if f.step + 1 < len(demands):
            s.agenda.append(f.at(f.step + 1))
        for good in chosen_way(demands[f.step], code):
            pay(s, s.players[f.seat], good, 1)
