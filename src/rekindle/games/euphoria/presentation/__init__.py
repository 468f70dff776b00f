"""What Euphoria says to people: questions, reasons, the log, cards and moves."""

from __future__ import annotations

from rekindle.games.euphoria.presentation.cards import (
    card_text,
    dilemma_text,
    market_text,
    space_text,
)
from rekindle.games.euphoria.presentation.events import sentence
from rekindle.games.euphoria.presentation.moves.verbs import move_message, move_text
from rekindle.games.euphoria.presentation.prompts import prompt
from rekindle.games.euphoria.presentation.reasons.table import reason
from rekindle.games.euphoria.presentation.touched import touched

__all__ = [
    "card_text",
    "dilemma_text",
    "market_text",
    "move_message",
    "move_text",
    "prompt",
    "reason",
    "sentence",
    "space_text",
    "touched",
]
