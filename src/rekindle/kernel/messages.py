"""Messages: ids with values, turned into sentences in a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")

MOST_KNOWN = 8192
"""How many formatted messages of a game are cached in each language."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message id and its values; a value may be a message itself."""

    id: str
    values: Mapping[str, str | int | Message] = field(default_factory=dict)

    def text(self, phrases: Phrases) -> str:
        return phrases.text(self)


Values = dict[str, str | int | Message]
"""The values of a message while it is being built."""


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
        # Nine of ten messages repeat: most moves stay on offer from turn to turn.
        self._known = lru_cache(MOST_KNOWN)(self._formatted)

    def text(self, message: Message) -> str:
        """Return the sentence for a message; a missing translation shows as its id."""
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
    """Return the messages of these packages; later ones override earlier ones.

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


# Messages shared by all games; they are in the kernel's own locale.


def player(seat: int) -> Message:
    """Return a seat's name; `wording.with_names` replaces it with a real name."""
    return Message("player", {"seat": seat + 1})


def listed(items: Sequence[Message], word: str = "and") -> Message:
    """Return a list: 'a, b and c', 'a or b', or 'nothing'."""
    if not items:
        return Message("nothing")
    if len(items) == 1:
        return items[0]
    if len(items) == 2:
        return Message(f"list-{word}", {"a": items[0], "b": items[1]})
    return Message("list-more", {"a": items[0], "b": listed(items[1:], word)})


def apart(items: Sequence[Message]) -> Message:
    """Return a list of longer items: 'a; b; c'."""
    if len(items) == 1:
        return items[0]
    return Message("list-apart", {"a": items[0], "b": apart(items[1:])})


def sentences(told: Sequence[Message]) -> Message:
    if len(told) == 1:
        return told[0]
    return Message("sentences", {"a": told[0], "b": sentences(told[1:])})


def named(names: Any) -> Message:
    """Return a name that a pack has in both languages."""
    return Message("named", {"en": names.en, "de": names.de})


def verbatim(name: str) -> Message:
    return Message("verbatim", {"name": name})


def noun(name: str, n: int) -> Message:
    """Return a number of things with the game's noun: '2 water', '1 crate'."""
    return Message(f"thing-{name}", {"n": n})


def capital(text: str) -> str:
    """Return the text with a capital first letter; a name such as f8 keeps its own."""
    if text[:1].isalpha() and text[1:2].isdecimal():
        return text
    return text[:1].upper() + text[1:]


def game_word(phrases: Phrases, family: str, name: str, **values: int) -> str:
    """Return a game's own message for a name, such as `score-markets`, or else the name itself."""
    id = f"{family}-{name.replace(' ', '-')}"
    return phrases.text(Message(id, dict(values))) if phrases.has(id) else name
