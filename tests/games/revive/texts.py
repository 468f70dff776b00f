"""The messages of Revive that are named after something else, and ids that no sentence contains."""

from __future__ import annotations

import re

from rekindle.content import FIRST, Leaf
from rekindle.games import find
from rekindle.games.revive.content.effects import EFFECTS
from rekindle.games.revive.content.prices import COUNTS, PRICES
from rekindle.games.revive.engine.constants import (
    CATEGORIES,
    COLOURS,
    CORNERS,
    MAP_ACTIONS,
    POWERS,
    RANKS,
    REWARD_KINDS,
    SLOTS,
    SPACE_KINDS,
    TECHNOLOGIES,
)
from rekindle.games.revive.engine.scoring import TIE_BREAKS
from tests.games.texts import Texts, default_setting, option_messages


def ids() -> list[str]:
    """Ids of components that nobody would write: words with hyphens in them."""
    words = default_setting("revive").extra.names
    named = [*words.cards, *words.modules, *words.machines, *words.crates, *words.boards]
    return [id for id in [*named, *words.artifact_cards, *words.module_spaces] if "-" in id]


TEXTS = Texts(
    families={
        "effect": {
            row.say(Leaf(name, (1, action)), FIRST).verb
            for name, row in EFFECTS.items()
            for action in MAP_ACTIONS
        }
        | {row.says(Leaf(name, (1,)), FIRST).verb for name, row in PRICES.items()},
        "per": set(COUNTS),
        "rank": set(RANKS),
        "tie": set(TIE_BREAKS),
        "category": set(CATEGORIES),
        "power": set(POWERS),
        "colour": set(COLOURS),
        "tint": set(COLOURS),
        "track": {*COLOURS, "any"},
        "slot": set(SLOTS),
        "terrain": set(SPACE_KINDS),
        "corner": set(CORNERS),
        "space": {*CORNERS, "chasm", "named"},
        "place": set(TECHNOLOGIES),
        "reward": {*REWARD_KINDS, "text"} - {"artifact"},
        "about": {name for name, row in EFFECTS.items() if row.tribe},
        "option": option_messages(find("revive")),
    },
    forms=("form", "case"),
    ids=re.compile(r"\b(?:" + "|".join(map(re.escape, ids())) + r")\b"),
)
