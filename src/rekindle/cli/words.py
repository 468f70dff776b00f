"""What the terminal itself says, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from rekindle.cli.trouble import Trouble
from rekindle.kernel.messages import LANGUAGES, Message, Phrases, phrases


class Say:
    """The terminal's own messages in one language: `say("goodbye", file=name)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.phrases: Phrases = phrases((__package__,), language)

    def __call__(self, id: str, **values: str | int) -> str:
        return self.phrases.text(Message(id, values))

    def has(self, id: str) -> bool:
        return self.phrases.has(id)


def language_from(chosen: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, or the one the environment speaks; English where it is unknown."""
    if chosen is not None:
        if chosen not in LANGUAGES:
            raise Trouble(f"there is no language '{chosen}'; known are: {', '.join(LANGUAGES)}")
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name][:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"
