"""The texts of cards, tiles and spaces, generated from their effects, so new packs need none."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.content import THEN, Effect, If, Leaf, Seq
from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.content.effects import EVENTS
from rekindle.games.euphoria.content.language import PLACE_GROUPS, AbilityText, Recruit
from rekindle.games.euphoria.content.prices import demand
from rekindle.games.euphoria.engine.constants import (
    FIRST_TUNNEL,
    GOODS,
    MARKET,
    SPACE_FACTION,
    SPACE_KIND,
    SPACE_NAMES,
)
from rekindle.games.euphoria.engine.lookup import Way
from rekindle.games.euphoria.engine.ops import RETRIEVE_VERB
from rekindle.games.euphoria.presentation.effects import bare, conditions, paid, printed_in, tell
from rekindle.games.euphoria.presentation.words import (
    cost,
    demanded,
    euphoria,
    pack_of,
    recruit_numbers,
    recruit_titles,
    recruits,
    rules_of,
    space_name,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, listed, noun, sentences


def card_text(setting: Setting, recruit_id: str, language: str) -> str:
    """Return what a recruit does, by the id of the card or its word in moves."""
    return euphoria(language).text(recruit_message(setting, find_recruit(setting, recruit_id)))


def market_text(setting: Setting, tile_id: str, language: str) -> str:
    """Return what using a market costs, and the penalty for players without a star on it."""
    tile = next(t for t in pack_of(setting).components("market") if t.id == tile_id)
    values = {"cost": printed_cost(tile.cost), "penalty": Message(f"penalty-{tile.penalty}")}
    return euphoria(language).text(Message("market-text", values))


def dilemma_text(setting: Setting, dilemma_id: str, language: str) -> str:
    """Return what a dilemma costs, and its two outcomes."""
    return euphoria(language).text(dilemma_message(setting, dilemma_id))


def space_text(setting: Setting, space_id: str, language: str) -> str:
    """Return what a space costs, who may use it, and what it gives."""
    return euphoria(language).text(space_message(setting, space_id))


# Recruits


def find_recruit(setting: Setting, recruit_id: str) -> Recruit:
    """Find a card of the deck by id or word, or any card of the pack by id."""
    for recruit in recruits(setting):
        if recruit_id in (recruit.id, recruit_name(recruit)):
            return recruit
    every: list[Recruit] = pack_of(setting).components("recruit")
    return next(recruit for recruit in every if recruit.id == recruit_id)


def recruit_message(setting: Setting, recruit: Recruit) -> Message:
    return sentences([ability_message(setting, ability) for ability in recruit.ability])


def ability_message(setting: Setting, ability: AbilityText) -> Message:
    """One ability in a sentence."""
    if ability.swap is not None:
        return swap_message(setting, ability)
    if ability.toll is not None:
        event = when_placing(setting, ability)
        return Message("ability-toll", {"event": event, "pay": paid(ability.toll)})
    if ability.instead is not None:
        return instead_message(setting, ability)
    told = triggered_message(setting, ability)
    return Message("ability-once", {"what": told}) if ability.once else told


def triggered_message(setting: Setting, ability: AbilityText) -> Message:
    told = when(setting, ability)
    if ability.pay is not None:
        pay = paid(ability.pay, ability.to_them)
        id = "ability-may-pay" if ability.optional else "ability-pay"
        return with_gain(id, {"event": told, "pay": pay}, ability.gain)
    act = None if ability.gain is None else bare(ability.gain)
    if ability.optional and act is not None:
        return Message("ability-may", {"event": told, "act": act})
    if ability.optional:
        return Message("ability-may-do", {"event": told, "gain": gained(ability)})
    if isinstance(ability.gain, If):
        return conditional_message(told, ability.gain)
    return Message("ability", {"event": told, "gain": gained(ability)})


def with_gain(id: str, values: dict[str, Message], gain: Effect | None) -> Message:
    """Return what is paid and gained; a conditional effect is a separate sentence."""
    if gain is None:
        return Message(id, values)
    if isinstance(gain, If):
        return sentences([Message(id, values), Message("sentence", {"what": tell(gain)})])
    return Message(f"{id}-gain", {**values, "gain": tell(gain)})


def conditional_message(told: Message, gain: If) -> Message:
    """An ability with two outcomes that depend on a condition."""
    values = {"event": with_needs(told, [conditions(gain.conditions)]), "gain": tell(gain.then)}
    if gain.otherwise is None:
        return Message("ability", values)
    return Message("ability-else", {**values, "otherwise": tell(gain.otherwise)})


def gained(ability: AbilityText) -> Message:
    return Message("effect-spared") if ability.gain is None else tell(ability.gain)


def when(setting: Setting, ability: AbilityText) -> Message:
    """Return when, where and on which conditions an ability is triggered."""
    assert ability.when is not None
    needs = [] if ability.needs is None else [conditions(ability.needs)]
    at: Sequence[str] = ability.at
    if at and not EVENTS[ability.when.name].placing:
        needs.append(Message("condition-placed", {"at": at_places(setting, at)}))
        at = ()
    return with_needs(event(setting, ability.when.name, at), needs)


def when_placing(setting: Setting, ability: AbilityText) -> Message:
    """When a worker is placed (or workers are retrieved) where an ability changes the price."""
    needs = [] if ability.needs is None else [conditions(ability.needs)]
    name = "retrieval" if "retrieval" in ability.at else "place"
    return with_needs(event(setting, name, ability.at if name == "place" else ()), needs)


def with_needs(told: Message, needs: list[Message]) -> Message:
    if not needs:
        return told
    return Message("event-if", {"event": told, "conditions": listed(needs)})


def event(setting: Setting, name: str, at: Sequence[str] = ()) -> Message:
    """An event as the beginning of a sentence: 'When you place a worker on the Generator'."""
    values: dict[str, str | int | Message] = {"at": "", "where": "no"}
    if at:
        values = {"at": at_places(setting, at), "where": "yes"}
    return Message(f"event-{name}", values)


def at_places(setting: Setting, at: Sequence[str]) -> Message:
    found = []
    for place in at:
        if place in PLACE_GROUPS:
            found.append(Message(f"place-{place}"))
        else:
            name = space_name(setting, SPACE_NAMES.index(place))
            found.append(Message("place-named", {"name": name}))
    return Message("at", {"places": listed(found, "or")})


def instead_message(setting: Setting, ability: AbilityText) -> Message:
    assert ability.instead is not None
    usual = "usual-retrieval" if "retrieval" in ability.at else "usual-cost"
    values = {
        "event": when_placing(setting, ability),
        "pay": paid(ability.instead),
        "usual": Message(usual),
    }
    if ability.always:
        values["pay"] = printed_cost(ability.instead)
        return with_gain("ability-always", values, ability.gain)
    return with_gain("ability-instead", values, ability.gain)


def swap_message(setting: Setting, ability: AbilityText) -> Message:
    assert ability.swap is not None
    swap = Message("swap-" + ability.swap.replace(" ", "-"))
    if ability.gain is None:
        return swap
    gain = Message("swap-gain", {"at": at_places(setting, ability.at), "gain": tell(ability.gain)})
    return sentences([swap, gain])


# Tiles, dilemmas, spaces, retrieving


def printed_cost(price: Sequence[Leaf]) -> Message:
    return listed([demanded(demand(leaf)) for leaf in price])


def dilemma_message(setting: Setting, dilemma_id: str) -> Message:
    card = next(d for d in pack_of(setting).components("dilemma") if d.id == dilemma_id)
    artifact = noun(card.artifact, 1)
    return Message(
        "dilemma-text", {"artifact": artifact, "star": card.star, "recruit": card.recruit}
    )


def space_message(setting: Setting, space_id: str) -> Message:
    space = next(s for s in pack_of(setting).components("space") if s.id == space_id)
    number = SPACE_NAMES.index(space_id)
    here = SPACE_FACTION[number]
    if SPACE_KIND[number] == MARKET:
        price = Message("cost-on-tile")
    else:
        price = printed_cost(space.cost or ())
    gain = tell(space.benefit, printed_in(here))
    told = Message("space-text", {"cost": price, "gain": gain})
    if space.needs is not None:
        told = Message("space-needs", {"needs": conditions(space.needs), "text": told})
    if number >= FIRST_TUNNEL:
        return told
    return sentences([told, *band_messages(setting, here)])


def band_messages(setting: Setting, here: int) -> list[Message]:
    """Return what a commodity area gives for each total of faces."""
    bands = pack_of(setting).components("band")
    told: list[Message] = []
    least = 1
    for band in bands:
        goods = Leaf("gain", (band.goods, GOODS[here]))
        gain = tell(Seq((goods, band.effect)), printed_in(here))
        id = "band-last" if band is bands[-1] else "band"
        told.append(Message(id, {"least": least, "most": band.limit, "gain": gain}))
        least = band.limit + 1
    return told


def retrieval_message(setting: Setting, name: str) -> Message:
    """A way to retrieve workers: a printed one by its id, or one that a recruit opens."""
    for printed in pack_of(setting).components("retrieval"):
        if printed.id == name:
            gain = tell(printed.gain, THEN)
            if printed.pay is None:
                return Message("retrieve-free", {"gain": gain})
            return Message("retrieve-for", {"cost": printed_cost(printed.pay), "gain": gain})
    numbers = recruit_numbers(setting, name)
    ability = next(a for a in recruits(setting)[numbers[0]].ability if "retrieval" in a.at)
    way = retrieval_way(setting, name)
    values = {
        "recruit": recruit_titles(setting, numbers),
        "cost": cost(rules_of(setting).prices[way.price]),
        "gain": Message("nothing") if ability.gain is None else tell(ability.gain, THEN),
    }
    return Message("retrieve-with", values)


def retrieval_way(setting: Setting, name: str) -> Way:
    """A way to retrieve by its word in moves."""
    number = setting.vocabulary.verbs[RETRIEVE_VERB].arguments.index(name)
    return next(way for way in rules_of(setting).lookup.retrieval if way.name == number)
