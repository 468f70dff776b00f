"""Why something cannot be paid, or not in this way."""

from __future__ import annotations

from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.abilities import acting
from rekindle.games.euphoria.engine.constants import KINDS, NO_PAIRS
from rekindle.games.euphoria.engine.lookup import Way
from rekindle.games.euphoria.engine.spaces import (
    applies,
    holds_before,
    open_ways,
    price_now,
    ways_to_pay,
)
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.presentation.effects import coded_condition
from rekindle.games.euphoria.presentation.reasons.use import recruit_reason
from rekindle.games.euphoria.presentation.words import (
    cost,
    demanded,
    held,
    penalty,
    place_name,
    recruit_numbers,
    recruit_title,
    recruit_titles,
    rules_of,
    thing,
    things,
)
from rekindle.kernel.effects import NOTHING, PRICE
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, listed
from rekindle.kernel.moves import ARG_BITS, PAY_VERB
from rekindle.kernel.prices import Price, chosen_way, covers, payable
from rekindle.kernel.state import Frame

Why = tuple[Message, str] | None
COST = "euphoria.cost.1"


def short_of(price: Price, purse: list[int]) -> dict[str, str | int | Message]:
    """What is asked, and what there is of it."""
    return {"cost": cost(price), "have": held(price, purse)}


def way_reason(
    setting: Setting, s: EuphoriaState, p: Player, way: Way, source: Message, cited: str
) -> Why:
    """Why this way to pay is not open: its recruits, its conditions, its price."""
    rules = rules_of(setting)
    for number in recruits_needed(way):
        why = recruit_reason(setting, s, p, number)
        if why is not None:
            return why
    failed = failed_condition(setting, s, p, way)
    if failed is not None:
        titles = [recruit_title(setting, number) for number in recruits_needed(way)]
        if not titles:
            return Message("reason-space-condition", {"condition": failed}), cited
        return Message("reason-condition", {"recruit": titles[0], "condition": failed}), cited
    if way.price == NOTHING or payable(rules.prices[price_now(p, way)], rules.purse(s, p.seat)):
        return None
    return price_reason(setting, s, p, way, source, cited)


def price_reason(
    setting: Setting, s: EuphoriaState, p: Player, way: Way, source: Message, cited: str
) -> tuple[Message, str]:
    """What the price asks and what there is; where only a pair would do, who forbids the pair."""
    rules = rules_of(setting)
    purse = rules.purse(s, p.seat)
    values = short_of(rules.prices[price_now(p, way)], purse)
    message = Message("reason-cost", {"source": source, **values})
    if p.penalties & NO_PAIRS and payable(rules.prices[way.price], purse):
        forbidden, cited = penalty(setting, s, NO_PAIRS)
        message = Message("reason-also", {"a": forbidden, "b": message})
    return message, cited


def recruits_needed(way: Way) -> list[int]:
    return [number for number in range(way.needs.bit_length()) if way.needs >> number & 1]


def failed_condition(setting: Setting, s: EuphoriaState, p: Player, way: Way) -> Message | None:
    """The first condition of a way that does not hold, each tried by the rule's own check."""
    rules = rules_of(setting)
    for condition in way.conditions:
        if not holds_before(rules, s, p, s.space, condition):
            return coded_condition(condition)
    return None


def helper_reason(setting: Setting, s: EuphoriaState, p: Player, space: int) -> Message | None:
    """A recruit that could open another way to pay here, if its price could be paid."""
    rules = rules_of(setting)
    purse = rules.purse(s, p.seat)
    for way in ways_to_pay(rules, s, space):
        able = way.needs and not way.needs & ~acting(p)
        if able and way.price != NOTHING and applies(rules, s, p, space, way):
            short = short_of(rules.prices[price_now(p, way)], purse)
            titles = recruit_titles(setting, recruits_needed(way))
            return Message("reason-helper", {"recruit": titles, **short})
    return None


def with_reason(setting: Setting, s: EuphoriaState, f: Frame, name: int) -> Why:
    """`with`: a way to pay that is not open here."""
    rules, p = rules_of(setting), s.players[f.seat]
    words = setting.vocabulary.move(ops.WITH_VERB << ARG_BITS | name).text.partition(" ")[2]
    helping = recruit_numbers(setting, words)
    for number in helping:
        why = recruit_reason(setting, s, p, number)
        if why is not None:
            return why
    if f.op == ops.CHOOSE_WAY:
        ways, cited = ways_to_pay(rules, s, s.space), COST
        source = Message("place-named", {"name": place_name(setting, s, s.space)})
    elif f.op == ops.DILEMMA_PRICE:
        ways, cited = rules.lookup.dilemma_price[p.dilemma], "euphoria.dilemma.1"
        source = Message("your-dilemma")
    else:
        return None
    for way in ways:
        if way.name == name:
            why = way_reason(setting, s, p, way, source, cited)
            return why or replaced_reason(setting, s, p, ways)
    if not helping:
        return None
    titles = recruit_titles(setting, helping)
    return Message("reason-no-help", {"recruit": titles, "source": source}), cited


def replaced_reason(setting: Setting, s: EuphoriaState, p: Player, ways: list[Way]) -> Why:
    """The printed way, where a recruit's takes its place."""
    rules = rules_of(setting)
    open_now = open_ways(rules, s, p, rules.purse(s, p.seat), acting(p), s.space, ways)
    for way in open_now:
        if way.always:
            values: dict[str, str | int | Message] = {
                "recruit": recruit_titles(setting, recruits_needed(way)),
                "cost": cost(rules.prices[price_now(p, way)]),
            }
            return Message("reason-replaced", values), COST
    return None


def pay_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    """`pay`: the wrong things, things one lacks, or things that are needed for the rest."""
    if f.op != PRICE:
        return None
    rules, p = rules_of(setting), s.players[f.seat]
    price = rules.prices[f.a]
    demand = price.demands[f.step]
    code = PAY_VERB << ARG_BITS | argument
    if code not in demand.codes:
        if p.penalties & NO_PAIRS and pair_stands(setting, s, f, code):
            return penalty(setting, s, NO_PAIRS)
        return Message("reason-pay-other", {"what": demanded(demand)}), COST
    paid = chosen_way(demand, code)
    if not covers(rules.purse(s, f.seat), paid):
        given = things([paid.count(kind) for kind in range(KINDS)])
        have = listed([thing(kind, p.wallet[kind]) for kind in sorted(set(paid))])
        return Message("reason-pay-lacks", {"what": given, "have": have}), COST
    rest = listed([demanded(later) for later in price.demands[f.step + 1 :]])
    return Message("reason-pay-rest", {"rest": rest}), COST


def pair_stands(setting: Setting, s: EuphoriaState, f: Frame, code: int) -> bool:
    """Would these things do, were it not for the Courthouse?"""
    rules = rules_of(setting)
    return any(
        way.unpaired == f.a and code in rules.prices[way.price].demands[f.step].codes
        for way in ways_to_pay(rules, s, s.space)
    )
