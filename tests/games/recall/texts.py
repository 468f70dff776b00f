"""The messages of Recall that are named after something else, and ids that no sentence contains."""

from __future__ import annotations

import re

from rekindle.content import FIRST, Leaf
from rekindle.games import find
from rekindle.games.recall.content.effects import CONDITIONS, EFFECTS
from rekindle.games.recall.content.prices import PRICES
from rekindle.games.recall.engine.constants import (
    COLOURS,
    CRYSTALS,
    CUBES,
    PASSIVES,
    PATH_SIDES,
    PATHS,
    STONES,
    TERRAINS,
    TRACKS,
    TRIGGERS,
)
from rekindle.games.recall.engine.scoring import LINES, TIE_BREAKS
from rekindle.games.recall.presentation.balance import COUNTS, KINDS, TRIBE
from tests.games.texts import Texts, default_setting, option_messages


def ids() -> list[str]:
    """Ids of components that nobody would write: words with hyphens in them."""
    words = default_setting("recall").extra.names
    named = [*words.keycards, *words.abilities, *words.vaults, *words.monument_tiles]
    named += [*words.camps, *words.production, *words.crates, *words.objectives, *words.upgrades]
    named += [*words.tiles, *words.light, *words.dark, *words.rings, *words.spaces]
    return [id for id in named if "-" in id]


TEXTS = Texts(
    families={
        "effect": {
            row.say(Leaf(name, (1, word)), FIRST).verb
            for name, row in EFFECTS.items()
            for word in (*CRYSTALS, *TRACKS)
        }
        | {row.says(Leaf(name, (1, "white")), FIRST).verb for name, row in PRICES.items()}
        | {"use"},
        "colour": {*COLOURS, *CUBES},
        "track": {*TRACKS, "any", "same"},
        "relicube": set(CUBES),
        "stone": set(STONES),
        "terrain": set(TERRAINS),
        "building": {*TERRAINS, "vault", "monument"},
        "path": {*PATHS, "text"},
        "scoring": set(PATHS),
        "chosen": {f"{path}-{side}" for path in PATHS for side in PATH_SIDES},
        "condition": set(CONDITIONS),
        "passive": {*PASSIVES, "text"},
        "trigger": set(TRIGGERS[1:]),
        "score": set(LINES),
        "tie": set(TIE_BREAKS),
        "balance": {*COUNTS, *KINDS, TRIBE, "scored-path"},
        "option": option_messages(find("recall")),
    },
    forms=("form", "case"),
    ids=re.compile(r"\b(?:" + "|".join(map(re.escape, ids())) + r")\b"),
)
