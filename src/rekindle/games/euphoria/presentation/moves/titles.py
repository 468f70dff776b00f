"""What moves are called in a list of one line each: the thing they are about, or a word or two."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.games.euphoria.content.vocabulary import PRINTED, SHOWN, TWO_ARTIFACTS
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.actions.retrieve import TAKE_ALL, taken_from
from rekindle.games.euphoria.engine.actions.trade import EVERYBODY
from rekindle.games.euphoria.engine.constants import (
    FIRST_MARKET,
    MARKETS,
    NO_FACTION,
    SPACE_FACTION,
    SPACES,
)
from rekindle.games.euphoria.engine.effects import goods
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.games.euphoria.presentation.moves.answers import end, skip
from rekindle.games.euphoria.presentation.prompts import choice_text
from rekindle.games.euphoria.presentation.words import (
    faction,
    name,
    pack_of,
    recruit_numbers,
    recruit_title,
    space_name,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, listed, player, verbatim
from rekindle.kernel.moves import ARG_BITS, CHOOSE, PAY_VERB, REST, SKIP
from rekindle.kernel.questions import Tells, argument_text, short, top

Titles = Tells[EuphoriaState]


def choose(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return choice_text(setting, CHOOSE << ARG_BITS | argument)


def thing(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return name(argument)


def of_thing(id: str) -> Titles:
    return lambda setting, s, argument: Message(id, {"what": name(argument)})


# Workers


def place(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return placed(setting, argument % SPACES, argument // SPACES + 1)


def placed(setting: Setting, space: int, face: int) -> Message:
    """A worker and its space, whose printed name is shorter than that of a market on it."""
    return Message("title-place", {"space": space_name(setting, space), "face": face})


def take(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    if argument == TAKE_ALL:
        return Message("title-take-all")
    space, face = taken_from(argument)
    found = space_name(setting, space)
    return Message("title-take", {"space": found, "face": face}) if face else found


def retrieve(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    way = argument_text(setting, ops.RETRIEVE_VERB, argument)
    return retrieval(setting, recruit_numbers(setting, way))


def retrieval(setting: Setting, numbers: Sequence[int]) -> Message:
    if not numbers:
        return Message("title-retrieve")
    return Message("title-retrieve-with", {"recruit": first_names(setting, numbers)})


def first_names(setting: Setting, numbers: Sequence[int]) -> Message:
    """Recruits by the first part of their names: 'Josh the Negotiator' is Josh."""
    return listed([verbatim(recruit_title(setting, n).partition(" the ")[0]) for n in numbers])


def face(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return Message("title-face", {"face": argument + 1})


# Recruits and dilemmas


def recruit(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return verbatim(recruit_title(setting, argument))


def resolve(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    """The card is secret, so only the player who is asked sees its words."""
    if top(s).op != ops.DILEMMA_CHOICE:
        return Message("title-resolve-recruit" if argument else "title-resolve-star")
    card = pack_of(setting).components("dilemma")[s.players[s.seat].dilemma]
    return verbatim(card.recruit if argument else card.star)


WAYS = {
    PRINTED: "title-with-printed",
    SHOWN: "title-with-shown",
    TWO_ARTIFACTS: "title-with-two",
}


def pay_with(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    way = argument_text(setting, ops.WITH_VERB, argument)
    if way in WAYS:
        return Message(WAYS[way])
    return first_names(setting, recruit_numbers(setting, way))


# Stars, goods and trade


def star(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    if argument < MARKETS:
        return space_name(setting, FIRST_MARKET + argument)
    here = SPACE_FACTION[s.placement.space]
    if here == NO_FACTION:
        return Message("title-resolve-star")
    return Message("title-territory", {"faction": faction(here)})


def dig(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    if argument:
        return Message("title-artifact")
    return name(goods.resource_here(s)) if top(s).op == goods.DIG else Message("title-resource")


def trade(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    if argument == EVERYBODY:
        return Message("title-trade-all")
    return Message("title-trade", {"whom": player(argument)})


STEPS = ("title-propose", "title-withdraw", "title-accept", "title-decline", "title-counter")


def trade_step(setting: Setting, s: EuphoriaState, argument: int) -> Message:
    return Message(STEPS[argument])


TITLES: dict[int, str | Titles] = {
    CHOOSE: choose,
    PAY_VERB: "title-pay",
    REST: "title-rest",
    SKIP: short(skip),
    ops.END_VERB: short(end),
    ops.PLACE_VERB: place,
    ops.TAKE_VERB: take,
    ops.RETRIEVE_VERB: retrieve,
    ops.DILEMMA_VERB: "title-dilemma",
    ops.RESOLVE_VERB: resolve,
    ops.KEEP_VERB: recruit,
    ops.HIDE_VERB: recruit,
    ops.USE_VERB: recruit,
    ops.WITH_VERB: pay_with,
    ops.FACE_VERB: face,
    ops.STAR_VERB: star,
    ops.DIG_VERB: dig,
    ops.TRADE_VERB: trade,
    ops.DISCARD_VERB: thing,
    ops.LOSE_VERB: thing,
    ops.GAIN_VERB: thing,
    ops.GIVE_VERB: of_thing("title-give"),
    ops.ASK_VERB: of_thing("title-ask"),
    ops.TRADE_STEP_VERB: trade_step,
}
