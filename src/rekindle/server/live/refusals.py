"""Refusals over the WebSocket: a code for the page, a sentence for people, an article."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rekindle.kernel.game import Game
from rekindle.kernel.messages import Message
from rekindle.kernel.wording import sentence
from rekindle.server.localisation import server_text
from rekindle.server.protocol.live import Refused
from rekindle.server.store.outages import Outage

Why = Literal["stale", "illegal", "seat", "message", "limit", "table", "over", "storage"]


class Refusal(Exception):
    """A message is refused. The text is the server's own, or the game's if one is given."""

    def __init__(
        self, why: Why, message: Message, article: str = "", game: Game | None = None
    ) -> None:
        super().__init__(message.id)
        self.why: Why = why
        self.message = message
        self.article = article
        self.game = game

    def to_message(self, language: str, names: Sequence[str] = ()) -> Refused:
        """Return the refusal as it is sent."""
        if self.game is None:
            text = server_text(language, self.message)
        else:
            text = sentence(self.message, names, self.game.phrases(language))
        return Refused(self.why, text, self.article)


class NotStored(Refusal):
    """The database is full, read-only or out of reach: nothing can be played for now."""

    def __init__(self, outage: Outage) -> None:
        super().__init__("storage", outage_message(outage))


def outage_message(outage: Outage) -> Message:
    return Message(f"storage-{outage}")


class Stale(Refusal):
    """The choice was made for an earlier state."""

    def __init__(self) -> None:
        super().__init__("stale", Message("stale"))
