"""What all cards of Revive's catalogue share: how they are put together, and in which language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rekindle.games.revive.presentation.catalogue.signs import Signs
from rekindle.games.revive.presentation.words import names_of, pack_of, revive
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message

Card = dict[str, Any]


class Texts:
    """The words of one pack in one language."""

    def __init__(self, setting: Setting, language: str) -> None:
        self.setting = setting
        self.language = language
        self.signs = Signs(language)
        self.pack = pack_of(setting)
        self.names = names_of(setting)
        self.figures = self.pack.components("figures")[0]

    def word(self, key: str, **values: str | int | Message) -> str:
        return capital(revive(self.language).text(Message(f"page-{key}", values)))

    def say(self, message: Message) -> str:
        return capital(revive(self.language).text(message))


def look(
    *, name: str, kind: str, text: str, articles: Iterable[str], source: str, face: dict[str, Any]
) -> Card:
    """A card for the page; each article is named once, with the game before it."""
    return {
        "name": name,
        "kind": kind,
        "text": text,
        "articles": [f"revive.{article}" for article in dict.fromkeys(articles)],
        "source": source,
        "face": face,
    }


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
