"""The messages of a game: those in its files, those in its source, and whole sentences."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import FluentSerializer

from rekindle.content import Language
from rekindle.content import sentences as sentences_module
from rekindle.games import find
from rekindle.kernel import messages as messages_module
from rekindle.kernel.game import Game, Setting
from rekindle.kernel.match import Match
from rekindle.kernel.messages import Message, capital
from rekindle.kernel.state import Event

PAGE = "-page"
"""The topic of the messages that only the catalogue uses."""
NOTHING = re.compile(r"(?!)")


@dataclass(frozen=True)
class Texts:
    """What a game says about its messages, as `TEXTS` in `tests/games/<game>/texts.py`."""

    families: Mapping[str, set[str]]
    """Messages that are named after something else: the names, by what they begin with."""
    forms: Collection[str]
    """Values that only one language may need, such as the form of a verb."""
    ids: re.Pattern[str] = NOTHING
    """Ids of components that no sentence may contain."""


def of(game: str) -> Texts:
    found = import_module(f"tests.games.{game}.texts").TEXTS
    assert isinstance(found, Texts)
    return found


def option_messages(game: Game) -> set[str]:
    """Names of messages about options: a question each, its answers, its name, and its values."""
    values = {value for option in game.options for value in option.values} - {"on", "off"}
    names = {option.name for option in game.options}
    answers = {f"{option.name}-{value}" for option in game.options for value in option.values}
    short = {f"name-{name}" for name in names} | {f"value-{value}" for value in values}
    return names | answers | short


def package(game: str) -> Path:
    return Path(str(files(f"rekindle.games.{game}")))


# The files


def topics(game: str) -> list[str]:
    """What follows the language in the names of the files: nothing, "-log", ..."""
    return sorted(path.stem[2:] for path in package(game).glob("locale/en*.ftl"))


@cache
def messages(game: str, language: str, topic: str) -> dict[str, fluent.Message]:
    path = package(game) / "locale" / f"{language}{topic}.ftl"
    found = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in found if isinstance(entry, fluent.Junk)]
    return {entry.id.name: entry for entry in found if isinstance(entry, fluent.Message)}


def all_messages(game: str) -> list[str]:
    """All but those of the page."""
    return [id for topic in topics(game) if topic != PAGE for id in messages(game, "en", topic)]


def variables(message: fluent.Message) -> set[str]:
    source = FluentSerializer().serialize_entry(message)
    return set(re.findall(r"\$([a-z]+)", source))


# The source


@cache
def in_source(game: str) -> tuple[set[str], list[str]]:
    """Every string in the modules that speak, and a pattern for every f-string."""
    plain: set[str] = set()
    patterns: list[str] = []
    for path in [
        Path(str(messages_module.__file__)),
        Path(str(sentences_module.__file__)),
        *sorted(package(game).glob("content/*.py")),
        *sorted(package(game).glob("presentation/**/*.py")),
    ]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                words = [str(v.value) if isinstance(v, ast.Constant) else None for v in node.values]
                if any(words):
                    patterns.append("".join(".+" if w is None else re.escape(w) for w in words))
    return plain, patterns


# Sentences


def examples(language: Language, group: str, slots: Mapping[str, str]) -> list[str]:
    """Every phrase of a group with its slots filled."""
    found = []
    for phrase in language.groups[group].phrases:
        words = phrase.template
        for slot, word in slots.items():
            words = words.replace(slot, word)
        found.append(words)
    return found


def parts(message: Message) -> Iterator[Message]:
    yield message
    for value in message.values.values():
        if isinstance(value, Message):
            yield from parts(value)


def default_setting(game: str) -> Setting:
    found = find(game)
    return found.setting(found.choose_options(None, simulated=False))


def meaning(match: Match, move: str, language: str = "en") -> str:
    """What a move would do now, as a sentence."""
    message = match.meaning(match.setting.vocabulary.parse(move))
    return capital(match.game.phrases(language).text(message))


def description(match: Match, move: str, language: str = "en") -> str:
    """What such a move does in general, as a sentence."""
    message = match.description(match.setting.vocabulary.parse(move))
    return capital(match.game.phrases(language).text(message))


class Sentences:
    """The sentences of a game, checked: nothing is missing in them, and no id is in them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.known: dict[str, str] = {}
        """Sentences that have been checked, by language and message."""

    def said(self, message: Message, language: str) -> str:
        key = f"{language}{message}"
        if key not in self.known:
            self.known[key] = self.checked(message, language)
        return self.known[key]

    def checked(self, message: Message, language: str) -> str:
        phrases = find(self.game).phrases(language)
        for part in parts(message):
            assert phrases.has(part.id), f"{part.id} is missing in {language}"
        words = phrases.text(message)
        assert words.strip()
        assert "{" not in words, f"{message.id} lacks a value in {language}: {words}"
        ids = of(self.game).ids
        assert not ids.search(words), f"{message.id} names an id in {language}: {words}"
        assert not re.search(r"  |\.\.|: :| ,|;\.", words), words
        return words

    def line(self, event: Event, seat: int | None, language: str = "en") -> str:
        """An event in the log, as this seat reads it."""
        message = find(self.game).sentence(default_setting(self.game), event, seat)
        assert message is not None
        return self.said(message, language)
