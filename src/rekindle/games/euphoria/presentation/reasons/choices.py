"""Why something cannot be chosen: workers to take back, recruits, cards, goods and stars."""

from __future__ import annotations

from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.actions.retrieve import faces_on, taken_from
from rekindle.games.euphoria.engine.constants import FIRST_MARKET, SPACE_FACTION
from rekindle.games.euphoria.engine.effects.cards import cards_drawn
from rekindle.games.euphoria.engine.rules import artifacts_held
from rekindle.games.euphoria.engine.workers import roll_penalty
from rekindle.games.euphoria.presentation.reasons.case import Case
from rekindle.games.euphoria.presentation.words import (
    faction,
    name,
    penalty,
    place_name,
    recruit_title,
    thing,
)
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.messages import Message, listed, noun
from rekindle.kernel.why import Why, why

# Retrieving.


def none_on_board(case: Case) -> Why:
    taking = case.verb == ops.TAKE_VERB
    return why("none-on-board", "retrieve.1" if taking else "turn.2")


def not_there(case: Case) -> Why:
    space = place_name(case.setting, case.s, case.value)
    return why("not-there", "retrieve.1", space=space)


def other_face(case: Case) -> Why:
    space = place_name(case.setting, case.s, case.value)
    _, face = taken_from(case.argument)
    faces = listed([Message("face", {"n": n}) for n in faces_on(case.p, case.value)])
    return why("other-face", "retrieve.1", space=space, face=face, faces=faces)


# The dilemma and recruits.


def dilemma_cost(case: Case) -> Why:
    artifact = thing(case.rules.lookup.dilemma_artifact[case.p.dilemma], 1)
    have = noun("artifact", artifacts_held(case.p))
    return why("dilemma-price", "dilemma.1", artifact=artifact, have=have)


def no_recruits(case: Case) -> Why:
    return why("no-recruits", "dilemma.2", n=len(case.s.recruit_deck))


def kept_already(case: Case) -> Why:
    recruit = recruit_title(case.setting, case.argument)
    return why("kept-already", recruit_article(case), recruit=recruit)


def not_dealt(case: Case) -> Why:
    recruit = recruit_title(case.setting, case.argument)
    return why("not-dealt", recruit_article(case), recruit=recruit)


def recruit_article(case: Case) -> str:
    return "setup.3" if case.f.op == ops.CHOOSE_RECRUITS else "dilemma.2"


# Cards and goods.


def must_discard(case: Case) -> Why:
    return why("must-discard", "hand.1" if case.f.op == ops.LIMIT else "abilities.1")


def one_of_two(case: Case) -> Why:
    drawn = listed([name(card) for card in cards_drawn(case.f)], "or")
    return why("one-of-two", "powers.26", drawn=drawn)


def lacks(case: Case) -> Why:
    """For `discard` and for `lose`."""
    message, cited = why("lacks", "hand.1", what=name(case.argument))
    if case.verb == ops.LOSE_VERB:
        _, cited = penalty(case.setting, case.s, 1 << roll_penalty(case.p))
    return message, cited


def by_roll(case: Case) -> Why:
    return penalty(case.setting, case.s, 1 << case.value)


def other_good(case: Case) -> Why:
    effect = case.rules.effects[effect_of(case.f)]
    group = noun("resource" if effect.kind else "commodity", 1)
    return why("other-good", "cost.1", group=group)


# Stars.


def territory_full(case: Case) -> Why:
    n = case.rules.lookup.open_territory[case.s.seats]
    return why("territory-full", "stars.2", faction=faction_here(case), n=n)


def other_faction(case: Case) -> Why:
    return why("other-faction", "artifact-market.1", faction=faction_here(case))


def star_there(case: Case) -> Why:
    space = place_name(case.setting, case.s, FIRST_MARKET + case.argument)
    return why("star-there", "stars.2", space=space)


def faction_here(case: Case) -> Message:
    return faction(SPACE_FACTION[case.s.placement.space])
