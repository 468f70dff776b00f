"""Every move Revive can ever offer, in words."""

from __future__ import annotations

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
from rekindle.kernel.moves import CHOOSE, PAY_VERB, REST, SKIP, Verb, Vocabulary

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


class Words:
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


def vocabulary(words: Words) -> Vocabulary:
    """The verbs in the order of their numbers; an argument's place is its figure in the code."""
    places = [words.spaces[place * HEXES] for place in range(PLACES)]
    copies = [f"player-{number} {card}" for number in range(1, 5) for card in words.cards]
    specials = words.machines[FIRST_SPECIAL:FIRST_TRIBAL]
    goods: list[str | None] = [None, *GOODS[1:]]
    return Vocabulary(
        [
            Verb(CHOOSE, "choose", words.choices),
            Verb(SKIP, "skip", [""]),
            Verb(PAY_VERB, "pay", words.payments, unordered=True),
            Verb(REST, "do the rest", [""]),
            Verb(ops.TRIBE_VERB, "tribe", words.boards),
            Verb(ops.KEEP_VERB, "keep", words.artifact_cards),
            Verb(ops.PLAY_VERB, "play", words.cards),
            Verb(ops.SLOT_VERB, "slot", PLAYS),
            Verb(ops.SWITCH_VERB, "switch", [""]),
            Verb(ops.COPY_VERB, "copy", copies),
            Verb(ops.EXPLORE_VERB, "explore", places),
            Verb(ops.POPULATE_VERB, "populate", words.spaces),
            Verb(ops.BUILD_VERB, "build", words.spaces),
            Verb(ops.UNLOCK_VERB, "unlock", TECHNOLOGIES),
            Verb(ops.SIZE_VERB, "size", SIZES),
            Verb(ops.HIBERNATE_VERB, "hibernate", [""]),
            Verb(ops.END_VERB, "end", [""]),
            Verb(ops.GO_VERB, "go", [""]),
            Verb(ops.TAKE_VERB, "take", [*words.citizens, "deck"]),
            Verb(ops.TILE_VERB, "lay", ["straight", "turned"]),
            Verb(ops.GAIN_VERB, "gain", goods),
            Verb(ops.ADVANCE_VERB, "advance", COLOURS),
            Verb(ops.MODULE_VERB, "module", words.modules),
            Verb(ops.SPACE_VERB, "at", words.module_spaces),
            Verb(ops.MACHINE_VERB, "machine", words.machines),
            Verb(ops.ARTIFACT_VERB, "artifact", ARTIFACTS),
            Verb(ops.REST_VERB, "rest", words.cards),
            Verb(ops.WAKE_VERB, "wake", words.cards),
            Verb(ops.PLACE_VERB, "place", words.spaces),
            Verb(ops.FROM_VERB, "from", words.spaces),
            Verb(ops.TO_VERB, "to", words.spaces),
            Verb(ops.TRADE_VERB, "trade", TRADES),
            Verb(ops.SEND_VERB, "send", words.cards),
            Verb(ops.USE_VERB, "use", words.machines),
            Verb(ops.OPEN_VERB, "open", words.crates),
            Verb(ops.DISCARD_VERB, "discard", [*words.citizens, *specials, *words.modules]),
            Verb(ops.RETURN_VERB, "return", words.machines),
            Verb(ops.ABILITY_VERB, "ability", [""]),
            Verb(ops.REOPEN_VERB, "reopen", words.crates),
            Verb(ops.FLY_VERB, "fly", words.spaces),
        ]
    )
