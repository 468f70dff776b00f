"""Messages as sentences, with players' names in place of their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.kernel.messages import Message, Phrases, capital

PLAYER = "player"
"""Games refer to seat 0 as Message("player", {"seat": 1})."""


def with_names(message: Message, names: Sequence[str]) -> Message:
    """Return the same message with players' names in place of their numbers."""
    values = {key: named(value, names) for key, value in message.values.items()}
    return Message(message.id, values)


def named(value: str | int | Message, names: Sequence[str]) -> str | int | Message:
    if not isinstance(value, Message):
        return value
    seat = value.values.get("seat")
    if value.id == PLAYER and isinstance(seat, int) and 0 < seat <= len(names):
        return names[seat - 1]
    return with_names(value, names)


def sentence(message: Message, names: Sequence[str], phrases: Phrases) -> str:
    """Return a whole sentence, beginning with a capital letter."""
    return capital(phrases.text(with_names(message, names)))


def paragraphs(sentences: Sequence[str], names: Sequence[str]) -> list[str]:
    """Join consecutive sentences that begin with the same name into paragraphs."""
    found: list[str] = []
    speaking_of = ""
    for text in sentences:
        who = next((name for name in names if text.startswith(f"{name} ")), "")
        if found and who and who == speaking_of:
            found[-1] += f" {text}"
        else:
            found.append(text)
        speaking_of = who
    return found
