"""The texts of Euphoria: questions, reasons, the log, cards and moves."""

from __future__ import annotations

from rekindle.games.euphoria.presentation.cards import (
    card_text,
    dilemma_text,
    market_text,
    space_text,
)
from rekindle.games.euphoria.presentation.events import EVENTS
from rekindle.games.euphoria.presentation.moves.verbs import MEANINGS
from rekindle.games.euphoria.presentation.prompts import PROMPTS
from rekindle.games.euphoria.presentation.reasons.sentences import reason

__all__ = [
    "EVENTS",
    "MEANINGS",
    "PROMPTS",
    "card_text",
    "dilemma_text",
    "market_text",
    "reason",
    "space_text",
]
