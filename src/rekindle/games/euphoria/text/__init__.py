"""What Euphoria says to people: questions, reasons, the log, cards and moves."""

from __future__ import annotations

from rekindle.games.euphoria.text.cards import card_text, dilemma_text, market_text, space_text
from rekindle.games.euphoria.text.log import sentence
from rekindle.games.euphoria.text.moves import move_message, move_text
from rekindle.games.euphoria.text.prompts import prompt
from rekindle.games.euphoria.text.reasons import reason
from rekindle.games.euphoria.text.touched import touched

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
