"""Messages shared by all of Recall's texts: players, things, prices, names and places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from rekindle.content.game import pack_of as pack_of
from rekindle.games.recall.content.language import Figures, Keycard
from rekindle.games.recall.content.vocabulary import Names
from rekindle.games.recall.engine.constants import (
    BOXES,
    COLOURS,
    CRYSTALS,
    CUBES,
    FIRST_GADGET,
    FIRST_PART,
    FIRST_PRINTED,
    FIRST_START,
    HEXES,
    MONUMENTS,
    PATHS,
    STONES,
    TRACKS,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import (
    Message,
    Phrases,
    Values,
    listed,
    named,
    noun,
    phrases,
    verbatim,
)
from rekindle.kernel.questions import top

PACKAGES = ("rekindle.kernel", "rekindle.games.recall")


def recall(language: str) -> Phrases:
    """Return Recall's messages in a language."""
    return phrases(PACKAGES, language)


def rules_of(setting: Setting) -> RecallRules:
    return cast(RecallRules, setting.rules)


def names_of(setting: Setting) -> Names:
    names: Names = setting.extra.names
    return names


def component(setting: Setting, kind: str, number: int) -> Any:
    """Return a component of the pack by its number."""
    found = pack_of(setting).components(kind)
    if kind not in NUMBERED:
        return found[number]
    id = NUMBERED[kind](names_of(setting))[number]
    return next(one for one in found if one.id == id)


MONUMENT_IDS = [str(number + 1) for number in range(MONUMENTS)]
NUMBERED: dict[str, Callable[[Names], Sequence[str]]] = {
    "tribe": lambda names: names.tribes,
    "keycard": lambda names: names.keycards,
    "box": lambda names: BOXES,
    "upgrade": lambda names: BOXES,
    "monument": lambda names: MONUMENT_IDS,
}
"""Components whose order in the pack is free, with their ids by number."""


def figures(setting: Setting) -> Figures:
    found: Figures = component(setting, "figures", 0)
    return found


# Who is asked


def decider(s: RecallState) -> Player:
    """Return the player who is asked; between questions, the current player."""
    seat = top(s).seat
    return s.players[seat if seat >= 0 else s.turn]


# Things and prices


def crystal(kind: int, n: int = 1) -> Message:
    return noun(CRYSTALS[kind], n)


def crystals(amounts: Sequence[int]) -> Message:
    """Return a number of white, red and purple crystals."""
    return listed([crystal(kind, n) for kind, n in enumerate(amounts) if n])


def followers(n: int) -> Message:
    return noun("follower", n)


def pigs(n: int) -> Message:
    return noun("pig", n)


def points(n: int) -> Message:
    return noun("point", n)


def stones(n: int) -> Message:
    return noun("stone", n)


def colour(number: int) -> Message:
    """Return a colour of keycards; in German the stem, to which messages add the ending."""
    return Message(f"colour-{COLOURS[number]}")


def track(number: int) -> Message:
    return Message(f"track-{TRACKS[number]}")


def relicube(number: int) -> Message:
    return Message(f"relicube-{CUBES[number]}")


def stone(number: int) -> Message:
    """Return an ability stone of a colour."""
    return Message(f"stone-{STONES[number]}")


# Boxes and slots


def letter(number: int) -> str:
    return BOXES[number].upper()


def box(number: int) -> Message:
    return Message("box-named", {"letter": letter(number)})


def slot(number: int) -> Message:
    return Message("slot-named", {"letter": letter(number)})


def upgrade(number: int) -> Message:
    """Return the upgrade of a box."""
    return Message("upgrade-named", {"letter": letter(number)})


# Names from the pack


def name_of(setting: Setting, kind: str, number: int) -> Message:
    """Return the name of a tribe, a gadget, or anything else without quotation marks."""
    return named(component(setting, kind, number).name)


def quoted(setting: Setting, kind: str, number: int) -> Message:
    """Return the name of a card or token within a sentence."""
    return Message("quoted", {"name": name_of(setting, kind, number)})


def keycard(setting: Setting, number: int) -> Keycard:
    found: Keycard = component(setting, "keycard", number)
    return found


def keycard_name(setting: Setting, number: int) -> Message:
    """Return a keycard within a sentence."""
    return quoted(setting, "keycard", number)


def tribe_name(setting: Setting, number: int) -> Message:
    return name_of(setting, "tribe", number)


def gadget_name(setting: Setting, number: int) -> Message:
    return name_of(setting, "gadget", number)


def ability_name(setting: Setting, ability: int) -> Message:
    """Return the tribe or gadget that an ability belongs to; one gadget has four parts."""
    if ability >= FIRST_PART:
        gadget = rules_of(setting).lookup.omnitool
        values: Values = {"name": gadget_name(setting, gadget), "n": ability - FIRST_PART + 1}
        return Message("part-named", values)
    if ability >= FIRST_GADGET:
        return gadget_name(setting, ability - FIRST_GADGET)
    return tribe_name(setting, ability)


def path_name(number: int) -> Message:
    return Message(f"path-{PATHS[number]}")


# Places


def space(setting: Setting, number: int) -> Message:
    """Return a hex by its name; starting spaces have a number instead."""
    if FIRST_START <= number < FIRST_PRINTED:
        return Message("space-start", {"n": number - FIRST_START + 1})
    return verbatim(names_of(setting).spaces[number])


def region(setting: Setting, number: int) -> Message:
    """Return a region by the hex in its middle."""
    return Message("region-named", {"space": space(setting, number * HEXES)})
