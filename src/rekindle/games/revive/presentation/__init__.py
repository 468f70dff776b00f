"""What Revive says to people: questions, reasons, the log, cards and moves."""

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
from rekindle.games.revive.presentation.events import sentence
from rekindle.games.revive.presentation.moves.verbs import move_message, move_text
from rekindle.games.revive.presentation.prompts import prompt
from rekindle.games.revive.presentation.reasons.sentences import reason
from rekindle.games.revive.presentation.touched import touched

__all__ = [
    "artifact_card_text",
    "back_text",
    "card_text",
    "crate_text",
    "location_text",
    "machine_text",
    "module_text",
    "move_message",
    "move_text",
    "prompt",
    "reason",
    "reward_text",
    "sentence",
    "technology_text",
    "tile_text",
    "touched",
    "tribe_text",
]
