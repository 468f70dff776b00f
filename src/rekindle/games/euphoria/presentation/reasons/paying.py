"""Why something cannot be paid, or not in this way."""

from __future__ import annotations

from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.actions.retrieve import retrieval_way
from rekindle.games.euphoria.engine.constants import KINDS, NO_PAIRS, SPACES
from rekindle.games.euphoria.engine.lookup import Way
from rekindle.games.euphoria.engine.ways import (
    helpful_way,
    price_now,
    recruits_in,
    recruits_of,
    ways_asked_for,
    ways_to_pay,
)
from rekindle.games.euphoria.presentation.effects import coded_condition
from rekindle.games.euphoria.presentation.reasons.case import Case
from rekindle.games.euphoria.presentation.words import (
    cost,
    demanded,
    held,
    penalty,
    place_name,
    recruit_title,
    recruit_titles,
    thing,
    things,
)
from rekindle.kernel.combinators import price_of
from rekindle.kernel.messages import Message, listed
from rekindle.kernel.moves import PAY_VERB
from rekindle.kernel.prices import Demand, Price, chosen_way
from rekindle.kernel.why import Why, why

COST = "cost.1"


# What is paid for.


def way_meant(case: Case) -> Way:
    """Return the way to pay that a move is about: the printed one where it names none."""
    if case.verb == ops.PLACE_VERB:
        return ways_to_pay(case.rules, case.s, case.argument % SPACES)[0]
    if case.verb == ops.RETRIEVE_VERB:
        return retrieval_way(case.rules, case.argument)
    ways = ways_asked_for(case.rules, case.s, case.f)
    return next(way for way in ways if way.name == case.argument)


def source(case: Case) -> Message:
    if case.verb == ops.RETRIEVE_VERB:
        return Message("source-retrieval")
    if case.f.op == ops.DILEMMA_PRICE:
        return Message("your-dilemma")
    place = case.argument % SPACES if case.verb == ops.PLACE_VERB else case.s.placement.space
    return Message("place-named", {"name": place_name(case.setting, case.s, place)})


def article(case: Case) -> str:
    if case.verb == ops.RETRIEVE_VERB:
        return "retrieve.2"
    return "dilemma.1" if case.f.op == ops.DILEMMA_PRICE else COST


def short_of(price: Price, purse: list[int]) -> dict[str, Message]:
    """Return what the price asks for, and how much of it the player has."""
    return {"cost": cost(price), "have": held(price, purse)}


# Prices and conditions of a way to pay.


def price_message(case: Case) -> Message:
    price = case.rules.prices[price_now(case.p, way_meant(case))]
    return Message("reason-cost", {"source": source(case), **short_of(price, case.purse)})


def cannot_pay(case: Case) -> Why:
    return with_helper(case, price_message(case)), article(case)


def by_courthouse(case: Case) -> Why:
    """Only a pair would be enough, and a penalty forbids it."""
    forbidden, cited = penalty(case.setting, case.s, NO_PAIRS)
    if case.verb == PAY_VERB:
        return forbidden, cited
    message = Message("reason-also", {"a": forbidden, "b": price_message(case)})
    return with_helper(case, message), cited


def with_helper(case: Case, message: Message) -> Message:
    """Add the recruit that could open another way to pay for a space, and what that would cost."""
    if case.verb != ops.PLACE_VERB:
        return message
    way = helpful_way(case.rules, case.s, case.p, case.argument % SPACES)
    if way is None:
        return message
    short = short_of(case.rules.prices[price_now(case.p, way)], case.purse)
    titles = recruit_titles(case.setting, recruits_in(way.needs))
    helper = Message("reason-helper", {"recruit": titles, **short})
    return Message("reason-also", {"a": message, "b": helper})


def by_toll(case: Case) -> Why:
    toll = next(toll for toll in case.rules.lookup.tolls if toll.recruit == case.value)
    recruit = recruit_title(case.setting, toll.recruit)
    short = short_of(case.rules.prices[toll.price], case.purse)
    return why("toll", "abilities.2", recruit=recruit, **short)


def condition(case: Case) -> Why:
    """A condition of an ability, or of a recruit's way to pay."""
    needed = coded_condition(case.value)
    if case.verb == ops.USE_VERB:
        recruit, cited = case.argument, "abilities.1"
    else:
        recruit, cited = recruits_in(way_meant(case).needs)[0], article(case)
    title = recruit_title(case.setting, recruit)
    return why("condition", cited, recruit=title, condition=needed)


def space_condition(case: Case) -> Why:
    needed = coded_condition(case.value)
    return why("space-condition", article(case), condition=needed)


def no_help(case: Case) -> Why:
    helping = recruits_in(recruits_of(case.rules, case.argument))
    titles = recruit_titles(case.setting, helping)
    return why("no-help", article(case), recruit=titles, source=source(case))


def replaced(case: Case) -> Why:
    """The printed way, where a recruit's way replaces it."""
    ways = ways_asked_for(case.rules, case.s, case.f)
    way = next(way for way in ways if way.name == case.value)
    titles = recruit_titles(case.setting, recruits_in(way.needs))
    price = cost(case.rules.prices[price_now(case.p, way)])
    return why("replaced", COST, recruit=titles, cost=price)


def must_pay(case: Case) -> Why:
    return why("must-pay", article(case))


# `pay`: the demands of a price, one by one.


def price_asked(case: Case) -> Price:
    return case.rules.prices[price_of(case.f)]


def demand_asked(case: Case) -> Demand:
    return price_asked(case).demands[case.f.step]


def pay_other(case: Case) -> Why:
    return why("pay-other", COST, what=demanded(demand_asked(case)))


def pay_lacks(case: Case) -> Why:
    paid = chosen_way(demand_asked(case), case.move)
    given = things([paid.count(kind) for kind in range(KINDS)])
    have = listed([thing(kind, case.p.wallet[kind]) for kind in sorted(set(paid))])
    return why("pay-lacks", COST, what=given, have=have)


def pay_rest(case: Case) -> Why:
    later = price_asked(case).demands[case.f.step + 1 :]
    rest = listed([demanded(demand) for demand in later])
    return why("pay-rest", COST, rest=rest)
