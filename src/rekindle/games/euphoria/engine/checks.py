"""The check of every verb: why a move is not offered at a question, or FINE.

Each check stands beside the code that makes the options of its verb. This module has the list and
verbs that several questions share.
"""

from __future__ import annotations

from functools import partial

from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.abilities import (
    check_recruit,
    check_use_in_window,
)
from rekindle.games.euphoria.engine.actions import dilemma, offer, place, retrieve, trade
from rekindle.games.euphoria.engine.constants import NO_PAIRS
from rekindle.games.euphoria.engine.effects import cards, goods, markets
from rekindle.games.euphoria.engine.effects import workers as worker_effects
from rekindle.games.euphoria.engine.reasons import (
    BY_COURTHOUSE,
    CHANGES_PRICES,
    MUST_PAY,
    NO_REFUSAL,
    OTHER_MOMENT,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.games.euphoria.engine.turn import check_end, check_hide, check_keep
from rekindle.games.euphoria.engine.ways import check_with, ways_to_pay
from rekindle.games.euphoria.engine.workers import check_lose
from rekindle.kernel.agenda import Check
from rekindle.kernel.checks import KernelChecks
from rekindle.kernel.combinators import price_of
from rekindle.kernel.effects import ONE_OF, PRICE
from rekindle.kernel.moves import ARG_BITS, PAY_VERB
from rekindle.kernel.reasons import FINE, NOT_ASKED, PAY_OTHER
from rekindle.kernel.state import Frame


def checks(rules: EuphoriaRules) -> dict[int, Check[EuphoriaState]]:
    """Return the checks by verb."""
    table = CommonChecks(rules).by_verb()
    table[ops.KEEP_VERB] = partial(check_keep, rules)
    table[ops.HIDE_VERB] = partial(check_hide, rules)
    table[ops.PLACE_VERB] = partial(place.check_place, rules)
    table[ops.RETRIEVE_VERB] = partial(retrieve.check_retrieve, rules)
    table[ops.TAKE_VERB] = partial(retrieve.check_take, rules)
    table[ops.DILEMMA_VERB] = partial(dilemma.check_dilemma, rules)
    table[ops.END_VERB] = partial(check_end, rules)
    table[ops.WITH_VERB] = partial(check_with, rules)
    table[ops.USE_VERB] = partial(check_use, rules)
    table[ops.DISCARD_VERB] = partial(cards.check_discard, rules)
    table[ops.LOSE_VERB] = partial(check_lose, rules)
    table[ops.FACE_VERB] = partial(worker_effects.check_face, rules)
    table[ops.STAR_VERB] = partial(markets.check_star, rules)
    table[ops.DIG_VERB] = partial(goods.check_dig, rules)
    table[ops.RESOLVE_VERB] = partial(dilemma.check_resolve, rules)
    table[ops.TRADE_VERB] = partial(trade.check_trade, rules)
    table[ops.GIVE_VERB] = partial(offer.check_give, rules)
    table[ops.ASK_VERB] = partial(offer.check_ask, rules)
    table[ops.TRADE_STEP_VERB] = partial(check_step, rules)
    table[ops.GAIN_VERB] = partial(goods.check_gain, rules)
    return table


def check_use(rules: EuphoriaRules, s: EuphoriaState, f: Frame, recruit: int) -> int:
    """Check `use`: the recruit, then its ability for what has just happened."""
    found = check_recruit(s.players[f.seat], recruit)
    if found != FINE:
        return found
    found = NOT_ASKED
    if f.op == ops.ABILITIES:
        found = check_use_in_window(rules, s, f, recruit)
    elif f.op == cards.ARTIFACTS:
        found = cards.check_use_on_draw(rules, s, f, recruit)
    if found != NOT_ASKED:
        return found
    return OTHER_MOMENT if rules.lookup.abilities[recruit] else CHANGES_PRICES


class CommonChecks(KernelChecks[EuphoriaState]):
    """The kernel's checks, with more specific reasons for Euphoria."""

    def __init__(self, rules: EuphoriaRules) -> None:
        super().__init__(rules)
        self.euphoria = rules

    def skip(self, s: EuphoriaState, f: Frame, argument: int) -> int:
        """Check that nothing has to be chosen or paid first."""
        if f.op == ONE_OF:
            return NO_REFUSAL
        return MUST_PAY if f.op == PRICE else super().skip(s, f, argument)

    def pay(self, s: EuphoriaState, f: Frame, argument: int) -> int:
        """A pair may be refused because of the Courthouse."""
        found = super().pay(s, f, argument)
        if found == PAY_OTHER and s.players[f.seat].penalties & NO_PAIRS:
            code = PAY_VERB << ARG_BITS | argument
            for way in ways_to_pay(self.euphoria, s, s.placement.space):
                if (
                    way.unpaired == price_of(f)
                    and code in self.rules.prices[way.price].demands[f.step].codes
                ):
                    return BY_COURTHOUSE
        return found


def check_step(rules: EuphoriaRules, s: EuphoriaState, f: Frame, step: int) -> int:
    """Check `propose` and `withdraw`, `accept`, `decline` and `counter`."""
    if f.op == ops.OFFER:
        if step == trade.PROPOSE:
            return offer.check_propose(s, f)
        return FINE if step == trade.WITHDRAW else NOT_ASKED
    if f.op == ops.ANSWER_OFFER:
        if step == trade.ACCEPT:
            return trade.check_accept(s, f)
        if step == trade.COUNTER:
            return trade.check_counter(s, f)
        return FINE if step == trade.DECLINE else NOT_ASKED
    return NOT_ASKED
