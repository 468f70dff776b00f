"""Why a recruit does not act: another player's, the wrong moment, or a price that is too high."""

from __future__ import annotations

from rekindle.games.euphoria.content.effects import EVENTS
from rekindle.games.euphoria.engine.constants import (
    KNOWLEDGE,
    MORALE,
    PLACED_WORKER,
    RETURNING_WORKER,
)
from rekindle.games.euphoria.presentation.cards import at_places, when
from rekindle.games.euphoria.presentation.reasons.case import Case
from rekindle.games.euphoria.presentation.reasons.paying import short_of
from rekindle.games.euphoria.presentation.words import recruit_title, recruits
from rekindle.kernel.why import Why, why

PRICE_ARTICLES = {
    MORALE: "abilities.2",
    KNOWLEDGE: "abilities.2",
    PLACED_WORKER: "abilities.3",
    RETURNING_WORKER: "abilities.3",
}


def title(case: Case) -> str:
    """Return the name of the recruit that `use` is about."""
    return recruit_title(case.setting, case.argument)


def hidden(case: Case) -> Why:
    return why("hidden", "recruits.1", recruit=recruit_title(case.setting, case.value))


def not_yours(case: Case) -> Why:
    return why("not-yours", "recruits.1", recruit=recruit_title(case.setting, case.value))


def just_active(case: Case) -> Why:
    recruit = recruit_title(case.setting, case.value)
    return why("just-active", "recruits.3", recruit=recruit)


def other_moment(case: Case) -> Why:
    """Return when the recruit would act."""
    recruit = recruits(case.setting)[case.argument]
    ability = next(ability for ability in recruit.ability if ability.when is not None)
    event = when(case.setting, ability)
    return why("other-moment", "abilities.1", recruit=recruit.name, event=event)


def changes_prices(case: Case) -> Why:
    return why("way-to-pay", "abilities.1", recruit=title(case))


def used(case: Case) -> Why:
    return why("used", "abilities.5", recruit=title(case))


def once_a_turn(case: Case) -> Why:
    return why("once", "abilities.5", recruit=title(case))


def other_place(case: Case) -> Why:
    trigger = case.rules.lookup.abilities[case.argument][case.value].trigger
    texts = recruits(case.setting)[case.argument].ability
    found = next(text for text in texts if text.when and EVENTS[text.when.name].code == trigger)
    places = at_places(case.setting, found.at)
    return why("other-place", "abilities.1", recruit=title(case), at=places)


def ability_price(case: Case) -> Why:
    price = case.rules.prices[case.value]
    cited = PRICE_ARTICLES.get(price.demands[0].kinds[0], "cost.1")
    return why("ability-price", cited, recruit=title(case), **short_of(price, case.purse))


def no_use(case: Case) -> Why:
    return why("no-use", "abilities.11", recruit=title(case))
