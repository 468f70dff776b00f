"""Code shared by all entries of Recall's catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from rekindle.games.recall.presentation.catalogue.signs import Signs
from rekindle.games.recall.presentation.words import figures, names_of, pack_of, recall, rules_of
from rekindle.kernel.catalogue import Card
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, capital

Face = TypeVar("Face")


class Texts:
    """The texts of one pack in one language."""

    def __init__(self, setting: Setting, language: str) -> None:
        self.setting = setting
        self.language = language
        self.signs = Signs()
        self.pack = pack_of(setting)
        self.names = names_of(setting)
        self.lookup = rules_of(setting).lookup
        self.numbers = figures(setting)

    def word(self, key: str, **values: str | int | Message) -> str:
        return self.say(Message(f"page-{key}", values))

    def say(self, message: Message) -> str:
        return capital(recall(self.language).text(message))

    def name(self, component: Any) -> str:
        return str(getattr(component.name, self.language))


def look(
    *, name: str, kind: str, text: str, articles: Iterable[str], source: str, face: Face
) -> Card[Face]:
    """Return a card for the page; each article is listed once, with the game's name."""
    cited = [f"recall.{article}" for article in dict.fromkeys(articles)]
    return Card(name, kind, text, cited, source, face)
