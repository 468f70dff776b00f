"""Descriptions of moves, shown beside the commands that play them."""

from __future__ import annotations

from rekindle.games.euphoria.content.language import AbilityText
from rekindle.games.euphoria.content.vocabulary import PRINTED, SHOWN, TWO_ARTIFACTS
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.actions.retrieve import TAKE_ALL, taken_from
from rekindle.games.euphoria.engine.actions.trade import EVERYBODY
from rekindle.games.euphoria.engine.constants import (
    FIRST_MARKET,
    MARKETS,
    NO_FACTION,
    SITE,
    SPACE_FACTION,
    SPACE_KIND,
    SPACES,
    THINGS,
)
from rekindle.games.euphoria.engine.effects import goods
from rekindle.games.euphoria.engine.state import EuphoriaState, owner_of
from rekindle.games.euphoria.engine.ways import price_now, ways_asked_for
from rekindle.games.euphoria.presentation.cards import (
    dilemma_message,
    gained,
    recruit_message,
    retrieval_message,
)
from rekindle.games.euphoria.presentation.effects import paid
from rekindle.games.euphoria.presentation.moves.abilities import asked_abilities
from rekindle.games.euphoria.presentation.moves.answers import end, skip
from rekindle.games.euphoria.presentation.moves.drawn import DRAWS
from rekindle.games.euphoria.presentation.moves.titles import TITLES
from rekindle.games.euphoria.presentation.prompts import choice_text
from rekindle.games.euphoria.presentation.words import (
    cost,
    faction,
    pack_of,
    place_name,
    recruit_numbers,
    recruit_titles,
    recruits,
    rules_of,
    thing,
    things,
)
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, noun, player, sentences
from rekindle.kernel.moves import ARG_BITS, CHOOSE, PAY_VERB, REST, SKIP
from rekindle.kernel.questions import Meanings, Tells, amounts, argument_text, top


def choose(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return choice_text(setting, CHOOSE << ARG_BITS | argument)


def pay(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    paid = amounts(THINGS, argument_text(setting, PAY_VERB, argument))
    return Message("move-pay", {"what": things(paid)})


def of_thing(id: str) -> Tells[EuphoriaState]:
    return lambda setting, s, argument: Message(id, {"what": thing(argument, 1)})


def place(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    """The space, and the worker that would be bumped."""
    plain, space = placement(setting, s, argument), argument % SPACES
    there = s.board[space]
    if not there or SPACE_KIND[space] == SITE:
        return plain
    owner = s.players[owner_of(there)]
    values = {**plain.values, "their": owner.faces[(there - 1) & 3]}
    if owner.seat == s.seat:
        return Message("move-place-bump-self", values)
    return Message("move-place-bump", {**values, "whom": player(owner.seat)})


def placement(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    space, face = argument % SPACES, argument // SPACES + 1
    return Message("move-place", {"face": face, "space": place_name(setting, s, space)})


def take(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    if argument == TAKE_ALL:
        return Message("move-take-all")
    space, face = taken_from(argument)
    values: dict[str, str | int | Message] = {"space": place_name(setting, s, space)}
    if not face:
        return Message("move-take", values)
    return Message("move-take-face", {**values, "face": face})


def retrieve(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return retrieval_message(setting, argument_text(setting, ops.RETRIEVE_VERB, argument))


def retrieval(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    numbers = recruit_numbers(setting, argument_text(setting, ops.RETRIEVE_VERB, argument))
    if not numbers:
        return Message("do-retrieve")
    return Message("do-retrieve-with", {"recruit": recruit_titles(setting, numbers)})


def dilemma(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    """The card is secret, so only the player who is asked sees its name."""
    if top(s).op != ops.TURN:
        return Message("do-dilemma")
    card = pack_of(setting).components("dilemma")[s.players[s.seat].dilemma]
    return Message("move-dilemma", {"text": dilemma_message(setting, card.id)})


def resolve(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    outcome = "recruit" if argument else "star"
    if top(s).op != ops.DILEMMA_CHOICE:
        return Message(f"move-resolve-{outcome}-plain")
    card = pack_of(setting).components("dilemma")[s.players[s.seat].dilemma]
    return Message(f"move-resolve-{outcome}", {"name": card.recruit if argument else card.star})


def resolution(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    card = pack_of(setting).components("dilemma")[s.players[s.seat].dilemma]
    return Message("do-resolve", {"name": card.recruit if argument else card.star})


def keep(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return recruit_move("move-keep", setting, argument)


def hide(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return recruit_move("move-hide", setting, argument)


def recruit_move(id: str, setting: Setting, number: int) -> Message:
    recruit = recruits(setting)[number]
    of = faction(rules_of(setting).lookup.recruit_faction[number])
    text = recruit_message(setting, recruit)
    return Message(id, {"recruit": recruit.name, "faction": of, "text": text})


def use(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    """The ability that the question offers; the whole card outside such a question."""
    recruit = recruits(setting)[argument]
    asked = [ability_move(ability) for ability in asked_abilities(setting, s, argument)]
    told = sentences(asked) if asked else recruit_message(setting, recruit)
    return Message("move-use", {"recruit": recruit.name, "text": told})


def ability_owner(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return recruit_titles(setting, [argument])


def ability_move(ability: AbilityText) -> Message:
    gain = gained(ability)
    if ability.pay is None:
        return gain
    return Message("move-use-pay", {"pay": paid(ability.pay, ability.to_them), "gain": gain})


def pay_with(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    """A way to pay, with its whole price where it is offered now."""
    values: dict[str, str | int | Message] = {}
    ways = ways_asked_for(rules_of(setting), s, top(s))
    way = next((way for way in ways if way.name == argument), None)
    if way is not None and way.price != NOTHING:
        rules, p = rules_of(setting), s.players[s.seat]
        values["cost"] = cost(rules.prices[price_now(p, way)])
    id = way_id(setting, argument)
    if id == "move-with":
        values["recruit"] = way_recruits(setting, argument)
    return Message(id if "cost" in values else f"{id}-plain", values)


def way_to_pay(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    id = way_id(setting, argument)
    values = {"recruit": way_recruits(setting, argument)} if id == "move-with" else {}
    return Message(f"{id}-plain", values)


def way_id(setting: Setting, argument: int) -> str:
    words = argument_text(setting, ops.WITH_VERB, argument)
    ids = {PRINTED: "move-with-printed", SHOWN: "move-with-shown", TWO_ARTIFACTS: "move-with-two"}
    return ids.get(words, "move-with")


def way_recruits(setting: Setting, argument: int) -> Message:
    words = argument_text(setting, ops.WITH_VERB, argument)
    return recruit_titles(setting, recruit_numbers(setting, words))


def face(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return Message("move-face", {"face": argument + 1})


def star(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    if argument == MARKETS:
        here = SPACE_FACTION[s.placement.space]
        if here == NO_FACTION:
            return Message("move-star-territory-plain")
        return Message("move-star-territory", {"faction": faction(here)})
    return Message("move-star", {"space": place_name(setting, s, FIRST_MARKET + argument)})


def dig(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    if argument:
        return Message("move-dig-artifact", {"what": noun("artifact", 1)})
    if top(s).op != goods.DIG:
        return Message("move-gain", {"what": noun("resource", 1)})
    return Message("move-gain", {"what": thing(goods.resource_here(s), 1)})


def trade(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    whom = Message("everybody") if argument == EVERYBODY else player(argument)
    return Message("move-trade", {"whom": whom})


TRADE_STEPS = ("move-propose", "move-withdraw", "move-accept", "move-decline", "move-counter")


def trade_step(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return Message(TRADE_STEPS[argument])


MEANINGS = Meanings[EuphoriaState](
    {
        CHOOSE: choose,
        PAY_VERB: pay,
        REST: "move-rest",
        SKIP: skip,
        ops.END_VERB: end,
        ops.PLACE_VERB: place,
        ops.TAKE_VERB: take,
        ops.RETRIEVE_VERB: retrieve,
        ops.DILEMMA_VERB: dilemma,
        ops.RESOLVE_VERB: resolve,
        ops.KEEP_VERB: keep,
        ops.HIDE_VERB: hide,
        ops.USE_VERB: use,
        ops.WITH_VERB: pay_with,
        ops.FACE_VERB: face,
        ops.STAR_VERB: star,
        ops.DIG_VERB: dig,
        ops.TRADE_VERB: trade,
        ops.DISCARD_VERB: of_thing("move-discard"),
        ops.LOSE_VERB: of_thing("move-lose"),
        ops.GIVE_VERB: of_thing("move-give"),
        ops.ASK_VERB: of_thing("move-ask"),
        ops.GAIN_VERB: of_thing("move-gain"),
        ops.TRADE_STEP_VERB: trade_step,
    },
    names={
        SKIP: skip,
        ops.END_VERB: end,
        ops.PLACE_VERB: placement,
        ops.TAKE_VERB: take,
        ops.RETRIEVE_VERB: retrieval,
        ops.DILEMMA_VERB: "do-dilemma",
        ops.RESOLVE_VERB: resolution,
        ops.KEEP_VERB: keep,
        ops.USE_VERB: ability_owner,
        ops.WITH_VERB: way_to_pay,
        ops.FACE_VERB: face,
        ops.TRADE_STEP_VERB: trade_step,
    },
    gains=frozenset({CHOOSE, ops.USE_VERB, ops.DILEMMA_VERB, ops.RESOLVE_VERB, ops.KEEP_VERB}),
    titles=TITLES,
    draws=DRAWS,
)
