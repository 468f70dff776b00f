"""Why a recruit does not act: not one's own, silenced, at the wrong moment, or without a price."""

from __future__ import annotations

from rekindle.games.euphoria.content.effects import EVENTS
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.abilities import acting, holds, price_of, usable
from rekindle.games.euphoria.engine.constants import (
    KNOWLEDGE,
    MORALE,
    NO_ABILITIES,
    PLACED_WORKER,
    RETURNING_WORKER,
)
from rekindle.games.euphoria.engine.lookup import Ability
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.presentation.cards import at_places, when
from rekindle.games.euphoria.presentation.effects import coded_condition
from rekindle.games.euphoria.presentation.words import (
    cost,
    held,
    penalty,
    recruit_title,
    recruits,
    rules_of,
)
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message
from rekindle.kernel.prices import payable
from rekindle.kernel.state import Frame

Why = tuple[Message, str] | None
PRICE_ARTICLES = {
    MORALE: "euphoria.abilities.2",
    KNOWLEDGE: "euphoria.abilities.2",
    PLACED_WORKER: "euphoria.abilities.3",
    RETURNING_WORKER: "euphoria.abilities.3",
}


def recruit_reason(setting: Setting, s: EuphoriaState, p: Player, number: int) -> Why:
    """Why this recruit can do nothing at all for a player now."""
    values = {"recruit": recruit_title(setting, number)}
    if number in p.hidden:
        return Message("reason-hidden", values), "euphoria.recruits.1"
    if number not in p.active:
        return Message("reason-not-yours", values), "euphoria.recruits.1"
    if acting(p) >> number & 1:
        return None
    if p.penalties & NO_ABILITIES:
        return penalty(setting, s, NO_ABILITIES)
    return Message("reason-just-active", values), "euphoria.recruits.3"


def use_reason(setting: Setting, s: EuphoriaState, f: Frame, number: int) -> Why:
    """`use`: the ability that listens to what is asked, or else when the recruit would speak."""
    rules, p = rules_of(setting), s.players[f.seat]
    why = recruit_reason(setting, s, p, number)
    if why is not None:
        return why
    now = {ops.ABILITIES: f.step, ops.ARTIFACTS: ops.ON_DRAW}.get(f.op, NOTHING)
    for i, ability in enumerate(rules.lookup.abilities[number]):
        if ability.trigger == now:
            if f.op == ops.ABILITIES and f.b >> p.active.index(number) * 4 + i & 1:
                values = {"recruit": recruit_title(setting, number)}
                return Message("reason-used", values), "euphoria.abilities.5"
            return ability_reason(setting, s, p, ability)
    return moment_reason(setting, number)


def moment_reason(setting: Setting, number: int) -> tuple[Message, str]:
    """When the recruit would speak; one without such a moment changes prices instead."""
    recruit = recruits(setting)[number]
    for ability in recruit.ability:
        if ability.when is not None:
            values: dict[str, str | int | Message] = {
                "recruit": recruit.name,
                "event": when(setting, ability),
            }
            return Message("reason-other-moment", values), "euphoria.abilities.1"
    return Message("reason-way-to-pay", {"recruit": recruit.name}), "euphoria.abilities.1"


def ability_reason(setting: Setting, s: EuphoriaState, p: Player, ability: Ability) -> Why:
    """What `usable` found wanting, in the order in which it looks."""
    rules = rules_of(setting)
    if usable(rules, s, p, ability):
        return None
    values: dict[str, str | int | Message] = {"recruit": recruit_title(setting, ability.recruit)}
    if ability.spaces and not ability.spaces >> s.space & 1:
        places = {**values, "at": ability_places(setting, ability)}
        return Message("reason-other-place", places), "euphoria.abilities.1"
    if ability.once and p.once >> ability.recruit & 1:
        return Message("reason-once", values), "euphoria.abilities.5"
    for condition in ability.conditions:
        if not holds(rules, s, p, condition):
            needs = {**values, "condition": coded_condition(condition)}
            return Message("reason-condition", needs), "euphoria.abilities.1"
    number = price_of(rules, p, ability)
    if number != NOTHING:
        price, purse = rules.prices[number], rules.purse(s, p.seat)
        if not payable(price, purse):
            short = {**values, "cost": cost(price), "have": held(price, purse)}
            cited = PRICE_ARTICLES.get(price.demands[0].kinds[0], "euphoria.cost.1")
            return Message("reason-ability-price", short), cited
    return Message("reason-no-use", values), "euphoria.abilities.11"


def ability_places(setting: Setting, ability: Ability) -> Message:
    texts = recruits(setting)[ability.recruit].ability
    found = next(t for t in texts if t.when and EVENTS[t.when.name].code == ability.trigger)
    return at_places(setting, found.at)
