"""What Euphoria says to people: questions, reasons, the log, cards and moves."""

from __future__ import annotations

from rekindle.games.euphoria.text_cards import card_text, dilemma_text, market_text, space_text
from rekindle.games.euphoria.text_log import sentence
from rekindle.games.euphoria.text_moves import move_text
from rekindle.games.euphoria.text_prompts import prompt
from rekindle.games.euphoria.text_reasons import reason

__all__ = [
    "card_text",
    "dilemma_text",
    "market_text",
    "move_text",
    "prompt",
    "reason",
    "sentence",
    "space_text",
]
