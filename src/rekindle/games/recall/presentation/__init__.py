"""The texts of Recall: questions, reasons, the log, cards and moves."""

from __future__ import annotations

from rekindle.games.recall.presentation.events import EVENTS
from rekindle.games.recall.presentation.moves.verbs import MEANINGS
from rekindle.games.recall.presentation.prompts import PROMPTS
from rekindle.games.recall.presentation.reasons.sentences import reason

__all__ = ["EVENTS", "MEANINGS", "PROMPTS", "reason"]
