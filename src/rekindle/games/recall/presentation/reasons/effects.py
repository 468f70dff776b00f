"""Sentences of the kernel's own reasons: effects that would do nothing, and prices."""

from __future__ import annotations

from rekindle.games.recall.presentation.cards import effect_message
from rekindle.games.recall.presentation.reasons.case import Case, Sentence
from rekindle.games.recall.presentation.words import crystal
from rekindle.kernel import reasons as common
from rekindle.kernel.combinators import price_of
from rekindle.kernel.effects import PAY
from rekindle.kernel.messages import Message, listed
from rekindle.kernel.prices import Demand, chosen_way
from rekindle.kernel.why import Why, row, why


def effect(c: Case) -> Message:
    return effect_message(c.setting, c.value)


def demanded(demand: Demand) -> Message:
    return crystal(demand.kinds[0], demand.count)


def does_nothing(c: Case) -> Why:
    """A price that cannot be paid is named; otherwise nothing would change."""
    e = c.rules.effects[c.value]
    if e.op == PAY and c.value:
        demands = c.rules.prices[e.kind].demands
        if any(c.p.crystals[demand.kinds[0]] < demand.count for demand in demands):
            have = [crystal(demand.kinds[0], c.p.crystals[demand.kinds[0]]) for demand in demands]
            cost = listed([demanded(demand) for demand in demands])
            return why("cannot-afford", "key.8", cost=cost, have=listed(have))
    return why("does-nothing", "turn.4")


# Prices


def asked(c: Case) -> Message:
    return demanded(c.rules.prices[price_of(c.f)].demands[c.f.step])


def paid(c: Case) -> Message:
    """The crystals that the move would pay."""
    way = chosen_way(c.rules.prices[price_of(c.f)].demands[c.f.step], c.move)
    return listed([crystal(kind, way.count(kind)) for kind in sorted(set(way))])


def held(c: Case) -> Message:
    """What the player holds of the crystals that the move would pay."""
    way = chosen_way(c.rules.prices[price_of(c.f)].demands[c.f.step], c.move)
    return listed([crystal(kind, c.p.crystals[kind]) for kind in sorted(set(way))])


SENTENCES: dict[int, Sentence] = {
    common.DOES_NOTHING: does_nothing,
    common.REQUIRED: row("required", "turn.4", what=effect),
    common.ONE_LEFT: row("one-left", "key.2"),
    common.PAY_OTHER: row("pay-other", "term.12", what=asked),
    common.PAY_LACKS: row("pay-lacks", "term.12", what=paid, have=held),
    common.PAY_REST: row("pay-rest", "term.12", what=paid),
}
