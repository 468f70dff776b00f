"""What is said to people: message ids with values, turned into sentences in a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")

MOST_KNOWN = 8192
"""How many sentences of a game are kept in each language, parts of sentences among them."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message id and its values; a value may be a message itself."""

    id: str
    values: Mapping[str, str | int | Message] = field(default_factory=dict)

    def text(self, phrases: Phrases) -> str:
        return phrases.text(self)


Values = dict[str, str | int | Message]
"""The values of a message while it is put together."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is not offered: the check's code, what is wrong, and the article that says so."""

    code: int
    message: Message
    article: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.article})" if self.article else self.text


Shape = tuple[str, tuple[tuple[str, Any], ...]]
"""A message as a key: its id and its values, messages among them as shapes."""


class Phrases:
    """The messages of one game in one language."""

    def __init__(self, bundle: FluentBundle, language: str) -> None:
        self._bundle = bundle
        self.language = language
        # Nine of ten messages were asked for before: moves stay on offer from turn to turn.
        self._known = lru_cache(MOST_KNOWN)(self._formatted)

    def text(self, message: Message) -> str:
        """The sentence for a message; what a translation lacks is shown by its id."""
        return self._known(shape(message))

    def _formatted(self, message: Shape) -> str:
        id, values = message
        found = self._bundle.has_message(id)
        pattern = self._bundle.get_message(id).value if found else None
        if pattern is None:
            return id
        told = {key: self._known(v) if isinstance(v, tuple) else v for key, v in values}
        text, _ = self._bundle.format_pattern(pattern, told)
        return str(text)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))


def shape(message: Message) -> Shape:
    values = message.values.items()
    return message.id, tuple((k, shape(v) if isinstance(v, Message) else v) for k, v in values)


@cache
def phrases(packages: tuple[str, ...], language: str) -> Phrases:
    """The messages of these packages, later ones winning.

    They are in `locale/<language>.ftl`, and `locale/<language>-<topic>.ftl` where there are many.
    """
    if language not in LANGUAGES:
        language = "en"
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        for file in sorted(files(package).joinpath("locale").iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl") and file.name[:-4].split("-")[0] == language:
                text = file.read_text(encoding="utf-8")
                bundle.add_resource(FluentResource(text), allow_overrides=True)
    return Phrases(bundle, language)


# What every game says alike; the messages are in the kernel's own locale.


def player(seat: int) -> Message:
    """A seat as a name; who knows better names puts them in place of this one message."""
    return Message("player", {"seat": seat + 1})


def listed(items: Sequence[Message], word: str = "and") -> Message:
    """'a, b and c', 'a or b', or 'nothing'."""
    if not items:
        return Message("nothing")
    if len(items) == 1:
        return items[0]
    if len(items) == 2:
        return Message(f"list-{word}", {"a": items[0], "b": items[1]})
    return Message("list-more", {"a": items[0], "b": listed(items[1:], word)})


def apart(items: Sequence[Message]) -> Message:
    """Longer things in a row: 'a; b; c'."""
    if len(items) == 1:
        return items[0]
    return Message("list-apart", {"a": items[0], "b": apart(items[1:])})


def sentences(told: Sequence[Message]) -> Message:
    if len(told) == 1:
        return told[0]
    return Message("sentences", {"a": told[0], "b": sentences(told[1:])})


def named(names: Any) -> Message:
    """A name that a pack gives in both languages."""
    return Message("named", {"en": names.en, "de": names.de})


def verbatim(name: str) -> Message:
    return Message("verbatim", {"name": name})


def noun(name: str, n: int) -> Message:
    """So many of something that a game has a word for: '2 water', '1 crate'."""
    return Message(f"thing-{name}", {"n": n})


def capital(text: str) -> str:
    """The text as a sentence begins."""
    return text[:1].upper() + text[1:]


def game_word(phrases: Phrases, family: str, name: str) -> str:
    """A game's own word for something that it names: `score-markets`; else the name itself."""
    id = f"{family}-{name.replace(' ', '-')}"
    return phrases.text(Message(id)) if phrases.has(id) else name
