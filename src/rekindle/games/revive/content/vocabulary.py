"""Every move that Revive can ever offer, as text."""

from __future__ import annotations

import re

from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    COLOURS,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    GOODS,
    HEXES,
    PLACES,
    PLAYS,
    SIZES,
    TECHNOLOGIES,
)
from rekindle.kernel import roles
from rekindle.kernel.moves import CHOOSE, PAY_VERB, REST, SKIP, Verb, Vocabulary
from rekindle.kernel.roles import FREE, LEAVE
from rekindle.kernel.words import Words, always, argument, each_word, nothing, player_word

TRADES = (
    "gear",
    "book",
    "food",
    "2 gear",
    "2 book",
    "2 food",
    "gear+gear",
    "gear+book",
    "gear+food",
    "book+book",
    "book+food",
    "food+food",
)


class Names:
    """The names that moves are made of, each list by its numbers."""

    def __init__(self) -> None:
        self.choices: list[str] = []  # effects that can be chosen by their text
        self.payments: list[str] = []
        self.boards: list[str] = []
        self.artifact_cards: list[str] = []
        self.cards: list[str] = []
        self.citizens: list[str] = []
        self.spaces: list[str] = []
        self.modules: list[str] = []
        self.module_spaces: list[str] = []
        self.machines: list[str] = []
        self.crates: list[str] = []


def vocabulary(names: Names) -> Vocabulary:
    """Return the verbs by number; an argument's index is its value in the code."""
    places = [names.spaces[place * HEXES] for place in range(PLACES)]
    copies = [f"{player_word(seat)} {card}" for seat in range(4) for card in names.cards]
    specials = names.machines[FIRST_SPECIAL:FIRST_TRIBAL]
    goods: list[str | None] = [None, *GOODS[1:]]
    return Vocabulary(
        [
            Verb(CHOOSE, "choose", names.choices, chosen),
            Verb(SKIP, "skip", [""], nothing, LEAVE),
            Verb(PAY_VERB, "pay", names.payments, each_word, unordered=True),
            Verb(REST, "do the rest", [""], nothing, roles.REST),
            Verb(ops.TRIBE_VERB, "tribe", names.boards, argument),
            Verb(ops.KEEP_VERB, "keep", names.artifact_cards, argument),
            Verb(ops.PLAY_VERB, "play", names.cards, argument),
            Verb(ops.SLOT_VERB, "slot", PLAYS, slot),
            Verb(ops.SWITCH_VERB, "switch", [""], always("switch")),
            Verb(ops.COPY_VERB, "copy", copies, argument),
            Verb(ops.EXPLORE_VERB, "explore", places, argument),
            Verb(ops.POPULATE_VERB, "populate", names.spaces, argument),
            Verb(ops.BUILD_VERB, "build", names.spaces, argument),
            Verb(ops.UNLOCK_VERB, "unlock", TECHNOLOGIES, unlocked),
            Verb(ops.SIZE_VERB, "size", SIZES, argument),
            Verb(ops.HIBERNATE_VERB, "hibernate", [""], always("hibernate")),
            Verb(ops.END_VERB, "end", [""], nothing, LEAVE),
            Verb(ops.GO_VERB, "go", [""], nothing),
            Verb(ops.TAKE_VERB, "take", [*names.citizens, "deck"], argument),
            Verb(ops.TILE_VERB, "lay", ["straight", "turned"], nothing),
            Verb(ops.GAIN_VERB, "gain", goods, argument),
            Verb(ops.ADVANCE_VERB, "advance", COLOURS, argument),
            Verb(ops.MODULE_VERB, "module", names.modules, argument),
            Verb(ops.SPACE_VERB, "at", names.module_spaces, argument),
            Verb(ops.MACHINE_VERB, "machine", names.machines, argument),
            Verb(ops.ARTIFACT_VERB, "artifact", ARTIFACTS, argument),
            Verb(ops.REST_VERB, "rest", names.cards, argument),
            Verb(ops.WAKE_VERB, "wake", names.cards, argument),
            Verb(ops.PLACE_VERB, "place", names.spaces, argument),
            Verb(ops.FROM_VERB, "from", names.spaces, argument),
            Verb(ops.TO_VERB, "to", names.spaces, argument),
            Verb(ops.TRADE_VERB, "trade", TRADES, always("crystal"), FREE),
            Verb(ops.SEND_VERB, "send", names.cards, argument, FREE),
            Verb(ops.USE_VERB, "use", names.machines, argument, FREE),
            Verb(ops.OPEN_VERB, "open", names.crates, argument, FREE),
            Verb(
                ops.DISCARD_VERB, "discard", [*names.citizens, *specials, *names.modules], argument
            ),
            Verb(ops.RETURN_VERB, "return", names.machines, argument),
            Verb(ops.ABILITY_VERB, "ability", [""], always("ability")),
            Verb(ops.REOPEN_VERB, "reopen", names.crates, argument),
            Verb(ops.FLY_VERB, "fly", names.spaces, argument),
            Verb(ops.OFF_VERB, "off", goods, argument),
        ]
    )


# What moves touch, by the words of things on the board. Slots and technologies share names
# (`top-left` is both), so their words begin with the verb. A trade is about the crystal, whichever
# way it goes: a resource is what moves gain and pay, and must not be mistaken for a trade.

TRACK = re.compile(r"advance (gray|green|yellow) \d+")
REWARD = re.compile(r"reward ([a-z0-9-]+)")


def chosen(effect: str) -> Words:
    """Return the word of an effect that belongs to a visible thing; the others have none."""
    thing = TRACK.fullmatch(effect) or REWARD.fullmatch(effect)
    if thing is not None:
        return (thing[1],)
    return ("ability",) if effect == "tribe ability" else ()


def slot(play: str) -> Words:
    """Return the word of a slot; both moves into the slot on the right share the first's."""
    return ("slot right-top",) if play.startswith("right-") else (f"slot {play}",)


def unlocked(technology: str) -> Words:
    return (f"unlock {technology}",)
