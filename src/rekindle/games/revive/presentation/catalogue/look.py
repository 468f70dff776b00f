"""Code shared by all entries of Revive's catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from rekindle.games.revive.presentation.catalogue.signs import Signs
from rekindle.games.revive.presentation.words import names_of, pack_of, revive
from rekindle.kernel.catalogue import Card
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, capital

Face = TypeVar("Face")


class Texts:
    """The texts of one pack in one language."""

    def __init__(self, setting: Setting, language: str) -> None:
        self.setting = setting
        self.language = language
        self.signs = Signs(language)
        self.pack = pack_of(setting)
        self.names = names_of(setting)
        self.numbers = self.pack.components("figures")[0]

    def word(self, key: str, **values: str | int | Message) -> str:
        return capital(revive(self.language).text(Message(f"page-{key}", values)))

    def say(self, message: Message) -> str:
        return capital(revive(self.language).text(message))


def look(
    *, name: str, kind: str, text: str, articles: Iterable[str], source: str, face: Face
) -> Card[Face]:
    """Return a card for the page; each article is listed once, with the game's name."""
    cited = [f"revive.{article}" for article in dict.fromkeys(articles)]
    return Card(name, kind, text, cited, source, face)
