"""The checks of the kernel's own verbs: `choose`, `skip`, `pay` and `do the rest`.

They use the same predicates as the procedures in `combinators`. A game adds them to its
`Rules.checks`, possibly wrapped in its own.
"""

from __future__ import annotations

from typing import Generic

from rekindle.kernel.agenda import Check, Rules, S
from rekindle.kernel.combinators import context, context_of, effect_of, price_of
from rekindle.kernel.effects import ANY_ORDER, MAY, ONE_OF, PART_MASK, PRICE, UP_TO
from rekindle.kernel.moves import ARG_BITS, CHOOSE, PAY_VERB, REST, SKIP
from rekindle.kernel.prices import chosen_way, covers, less, payable_from
from rekindle.kernel.reasons import FINE, NOT_ASKED, ONE_LEFT, PAY_LACKS, PAY_OTHER, PAY_REST
from rekindle.kernel.state import Frame


class KernelChecks(Generic[S]):
    """The checks for the questions that the kernel's own procedures ask."""

    def __init__(self, rules: Rules[S]) -> None:
        self.rules = rules

    def by_verb(self) -> dict[int, Check[S]]:
        return {CHOOSE: self.choose, SKIP: self.skip, PAY_VERB: self.pay, REST: self.rest}

    def choose(self, s: S, f: Frame, argument: int) -> int:
        """Check that the effect is one of those waiting and would do something."""
        code = CHOOSE << ARG_BITS | argument
        found = NOT_ASKED
        if f.op == ANY_ORDER:
            for part in f.parts:
                if self.rules.effects[part & PART_MASK].code == code:
                    effect = part & PART_MASK
                    found = self.rules.why_idle(s, f.seat, effect, context_of(f, part))
                    if found == FINE:
                        return FINE
        elif f.op == ONE_OF or f.op == MAY or f.op == UP_TO:
            for part in self.rules.effects[effect_of(f)].parts:
                if self.rules.effects[part].code == code:
                    return self.rules.why_idle(s, f.seat, part, context(f))
        return found

    def skip(self, s: S, f: Frame, argument: int) -> int:
        """Check that the question may be refused."""
        return self.rules.procedures[f.op].skip(s, f)

    def rest(self, s: S, f: Frame, argument: int) -> int:
        """Check that two or more different effects could be taken."""
        if f.op != ANY_ORDER:
            return NOT_ASKED
        codes: list[int] = []
        for part in f.parts:
            effect = part & PART_MASK
            code = self.rules.effects[effect].code
            if code not in codes and self.rules.possible(s, f.seat, effect, context_of(f, part)):
                codes.append(code)
        return FINE if len(codes) > 1 else ONE_LEFT

    def pay(self, s: S, f: Frame, argument: int) -> int:
        """Check that the price asks for these things, and that the rest stays payable."""
        if f.op != PRICE:
            return NOT_ASKED
        price = self.rules.prices[price_of(f)]
        demand = price.demands[f.step]
        code = PAY_VERB << ARG_BITS | argument
        if code not in demand.codes:
            return PAY_OTHER
        purse = self.rules.purse(s, f.seat)
        way = chosen_way(demand, code)
        if not covers(purse, way):
            return PAY_LACKS
        if not price.apart and not payable_from(price, f.step + 1, less(purse, way)):
            return PAY_REST
        return FINE
