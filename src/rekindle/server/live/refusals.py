"""What is asked and not done: a code for the page, a sentence for people, an article."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rekindle.kernel.game import Game
from rekindle.kernel.messages import Message
from rekindle.kernel.wording import sentence
from rekindle.server.live.rendering import own_text
from rekindle.server.protocol.messages import Refused

Why = Literal["stale", "illegal", "seat", "message", "limit", "table", "over"]


class Refusal(Exception):
    """Something is not done. The message is the server's own, or the game's if one is named."""

    def __init__(
        self, why: Why, message: Message, article: str = "", game: Game | None = None
    ) -> None:
        super().__init__(message.id)
        self.why: Why = why
        self.message = message
        self.article = article
        self.game = game

    def told(self, language: str, names: Sequence[str] = ()) -> Refused:
        if self.game is None:
            text = own_text(language, self.message)
        else:
            text = sentence(self.message, names, self.game.phrases(language))
        return Refused(self.why, text, self.article)


class Stale(Refusal):
    """The click was meant for an earlier state."""

    def __init__(self) -> None:
        super().__init__("stale", Message("stale"))
