"""What the numbers of an item are about, in the words of moves."""

from __future__ import annotations

from rekindle.games.revive.content.vocabulary import Names
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    BASICS,
    COLOURS,
    GOODS,
    HEXES,
    MAP_ACTIONS,
    MOUNTAIN,
    PLACES,
    PLAYS,
    POWERS,
    SLOTS,
    SPACE_KINDS,
    TECHNOLOGIES,
    WATER,
)
from rekindle.games.revive.engine.scoring import LINES
from rekindle.kernel.game import Setting


def words(setting: Setting) -> dict[str, list[str]]:
    """Return the words by item; items with the same name are about the same things."""
    names: Names = setting.extra.names
    pack = setting.extra.pack
    places = [names.spaces[place * HEXES] for place in range(PLACES)]
    artifacts, colours, technologies = list(ARTIFACTS), list(COLOURS), list(TECHNOLOGIES)
    in_slots = [f"{slot}-{colour}" for slot in SLOTS for colour in COLOURS]
    rewards = [reward.id for reward in pack.components("reward")]
    return {
        **dict.fromkeys(SPACE_KINDS[MOUNTAIN : WATER + 1], names.spaces),
        **dict.fromkeys(("tile", "explore"), places),
        **dict.fromkeys(("own-piece", "other-pieces", "act-on"), names.spaces),
        "rewards-for-building": names.spaces,
        **dict.fromkeys(("card", "active"), names.cards),
        "module": names.modules,
        "module-at": names.module_spaces,
        "machine": names.machines,
        **dict.fromkeys(("crate", "closed-crate"), names.crates),
        **dict.fromkeys(("open-card", "dealt", "artifact-card"), names.artifact_cards),
        "large-location": [face.id for face in pack.components("location")],
        "score": list(LINES),
        "tribe": names.boards,
        **dict.fromkeys(("technology", "books-for-technology"), technologies),
        "power": list(POWERS),
        **dict.fromkeys(("reward", "steps-to-reward"), rewards),
        **dict.fromkeys(("artifact", "artifacts", "counted", "points-for-each"), artifacts),
        "goods": list(GOODS),
        "due": [*GOODS, "any"],
        "taken-off": list(BASICS),
        **dict.fromkeys(("track", "machine-deck", "machine-colour"), colours),
        **dict.fromkeys(("active-cards", "resting-cards", "colour-played"), colours),
        "free-slot": list(SLOTS),
        **dict.fromkeys(("slot-cards", "slot-modules"), in_slots),
        "play-to": list(PLAYS),
        "map-action": [*MAP_ACTIONS, "tribe-tile"],
        "effect": names.choices,
    }
