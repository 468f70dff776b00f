"""The texts of Revive: questions, reasons, the log, cards and moves."""

from __future__ import annotations

from rekindle.games.revive.presentation.cards import (
    artifact_card_text,
    back_text,
    card_text,
    crate_text,
    location_text,
    machine_text,
    module_text,
    reward_text,
    technology_text,
    tile_text,
    tribe_text,
)
from rekindle.games.revive.presentation.events import EVENTS
from rekindle.games.revive.presentation.moves.verbs import MEANINGS
from rekindle.games.revive.presentation.prompts import PROMPTS
from rekindle.games.revive.presentation.reasons.sentences import reason

__all__ = [
    "EVENTS",
    "MEANINGS",
    "PROMPTS",
    "artifact_card_text",
    "back_text",
    "card_text",
    "crate_text",
    "location_text",
    "machine_text",
    "module_text",
    "reason",
    "reward_text",
    "technology_text",
    "tile_text",
    "tribe_text",
]
