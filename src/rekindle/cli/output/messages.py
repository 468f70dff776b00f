"""The terminal's own messages, translated."""

from __future__ import annotations

from collections.abc import Mapping

from rekindle.cli.output.errors import UserError
from rekindle.kernel.messages import LANGUAGES, Message, Phrases, phrases

PACKAGE = "rekindle.cli"
"""The package whose `locale` folder has these messages."""


class Translator:
    """The terminal's messages in one language: `say("goodbye", file=name)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.phrases: Phrases = phrases((PACKAGE,), language)

    def __call__(self, id: str, **values: str | int) -> str:
        return self.phrases.text(Message(id, values))

    def has(self, id: str) -> bool:
        return self.phrases.has(id)


def choose_language(chosen: str | None, environment: Mapping[str, str]) -> str:
    """The chosen language, else that of the environment if supported, else English."""
    if chosen is not None:
        if chosen not in LANGUAGES:
            raise UserError(f"unknown language '{chosen}'; choose one of: {', '.join(LANGUAGES)}")
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
