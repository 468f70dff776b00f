"""Sentences about effects that would do nothing, and about prices."""

from __future__ import annotations

from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine import reasons as codes
from rekindle.games.revive.presentation.prompts import effect_text
from rekindle.games.revive.presentation.reasons.case import Case, Sentence
from rekindle.games.revive.presentation.words import good, goods
from rekindle.kernel import reasons as common
from rekindle.kernel.combinators import price_of
from rekindle.kernel.messages import Message, listed, noun
from rekindle.kernel.moves import CHOOSE
from rekindle.kernel.prices import Demand, chosen_way
from rekindle.kernel.why import by_verb, row

IDLE = by_verb({CHOOSE: "effects.1", ops.COPY_VERB: "formica.7", ops.USE_VERB: "machines.2"})


def idle_article(c: Case) -> str:
    return "hibernate.2" if c.f.op == ops.SLEEP_REWARD else IDLE(c)


def required_article(c: Case) -> str:
    """Return the article: artifacts and unlocked rewards must be taken."""
    return "artifacts.1" if c.rules.effects[c.value].op == ops.ARTIFACT else "tracks.1"


def effect(c: Case) -> Message:
    return effect_text(c.setting, c.value)


# Prices


def demanded(demand: Demand, n: int | None = None) -> Message:
    """Return what a demand asks for, with another number if one is given."""
    n = demand.count if n is None else n
    return good(demand.kinds[0], n) if len(demand.kinds) == 1 else noun("basic", n)


def price(c: Case) -> Message:
    return listed([demanded(demand) for demand in c.rules.prices[c.value].demands])


def held_for_price(c: Case) -> Message:
    demands = c.rules.prices[c.value].demands
    return listed([demanded(d, sum(c.p.goods[kind] for kind in d.kinds)) for d in demands])


def demand_asked(c: Case) -> Demand:
    return c.rules.prices[price_of(c.f)].demands[c.f.step]


def demand(c: Case) -> Message:
    return demanded(demand_asked(c))


def paid(c: Case) -> Message:
    """The things that the move would pay."""
    way = chosen_way(demand_asked(c), c.move)
    return goods([way.count(kind) for kind in range(len(c.p.goods))])


def held(c: Case) -> Message:
    """What the player holds of the things that the move would pay."""
    way = chosen_way(demand_asked(c), c.move)
    return listed([good(kind, c.p.goods[kind]) for kind in sorted(set(way))])


# The hibernation track


def reward_space(c: Case) -> int:
    return c.value + 1


def marker_space(c: Case) -> int:
    return c.p.sleep + 1


SENTENCES: dict[int, Sentence] = {
    common.DOES_NOTHING: row("does-nothing", idle_article),
    common.REQUIRED: row("required", required_article, what=effect),
    common.ONE_LEFT: row("one-left", "effects.2"),
    common.PAY_OTHER: row("pay-other", "effects.3", what=demand),
    common.PAY_LACKS: row("pay-lacks", "effects.3", what=paid, have=held),
    common.PAY_REST: row("pay-rest", "effects.3", what=paid),
    codes.PRICE_LACKING: row("price", "effects.3", cost=price, have=held_for_price),
    codes.NO_WATER: row("no-water", "hofstadterians.1"),
    codes.NO_MODULES: row("no-modules", "effects.7"),
    codes.NO_ENERGY_OUT: row("no-energy-out", "effects.14"),
    codes.SLOTS_EMPTY: row("slots-empty", "effects.9"),
    codes.NONE_RESTING: row("none-resting", "effects.9"),
    codes.NOTHING_TO_PLAY: row("nothing-to-play", "effects.8"),
    codes.NONE_SHOWN: row("none-shown", "effects.7"),
    codes.NONE_ACTIVE: row("none-active", "machines.4"),
    codes.NO_TARGET: row("no-target", "effects.10"),
    codes.NONE_OPENED: row("none-opened", "crates.3"),
    codes.NOWHERE_TO_FLY: row("nowhere-to-fly", "vukuntur.6"),
    codes.NO_FIGURE_TO_MOVE: row("no-figure-to-move", "jox.3"),
    codes.NO_TRIBE_TILES: row("no-tribe-tiles", "nadair.4"),
    codes.NOWHERE_TO_PLACE: row("nowhere-to-place", "nadair.4"),
    codes.REWARD_ABOVE: row("reward-above", "hibernate.2", n=reward_space, at=marker_space),
}
