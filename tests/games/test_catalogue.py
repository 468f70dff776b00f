"""The catalogue of every game: whole, the same in both languages, and known by its articles."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
import pytest

from rekindle import games
from rekindle.content import SOURCES
from rekindle.kernel.articles import articles
from rekindle.kernel.catalogue import Catalogue
from rekindle.kernel.messages import LANGUAGES, Message, Phrases
from tests.games.pages import is_current
from tests.games.texts import PAGE, default_setting, messages

CARD = {"name", "kind", "text", "articles", "source", "face"}
DECKS = {"euphoria": ("deck=first", "deck=second")}
"""Options that change the cards of a game."""
BEGINNING_WITH_A_NUMBER = {("deck", "artifact-deck")}
AN_ID = re.compile(r"\b(page|name|screen|thing)-[a-z]|page-")

every_game = pytest.mark.parametrize("name", games.NAMES)
every_deck = pytest.mark.parametrize(
    ("name", "deck"), [(name, deck) for name in games.NAMES for deck in DECKS.get(name, ("",))]
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def built(name: str, language: str, deck: str = "") -> Catalogue[Any, Any]:
    game = games.find(name)
    options = dict([deck.split("=")]) if deck else None
    setting = game.setting(game.choose_options(options, simulated=False))
    found: Catalogue[Any, Any] = game.catalogue(setting, language)
    return found


def catalogue(name: str, language: str, deck: str = "") -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(built(name, language, deck))
    return found


def cards(name: str, language: str, deck: str = "") -> dict[tuple[str, str], dict[str, Any]]:
    by_kind = catalogue(name, language, deck)["cards"]
    return {(kind, id): card for kind, found in by_kind.items() for id, card in found.items()}


@every_deck
@every_language
def test_the_catalogue_is_of_its_type(name: str, deck: str, language: str) -> None:
    structs = import_module(f"rekindle.games.{name}.presentation.catalogue.structs")
    expected = getattr(structs, f"{name.capitalize()}Catalogue")
    found = built(name, language, deck)
    assert msgspec.json.decode(msgspec.json.encode(found), type=expected) == found
    assert (found.game, found.language) == (name, language)


@every_game
@every_language
def test_it_has_what_a_page_asks_for(name: str, language: str) -> None:
    found = catalogue(name, language)
    assert set(found) == {"game", "language", "cards", "words", "constants", "ranks"}
    assert (found["game"], found["language"]) == (name, language)
    assert all(set(card) == CARD for card in cards(name, language).values())
    assert all(word and text for word, text in found["words"].items())


@every_game
def test_languages_differ_in_words_alone(name: str) -> None:
    one, other = (catalogue(name, language) for language in LANGUAGES)
    assert set(one["words"]) == set(other["words"])
    assert one["words"] != other["words"]
    assert one["constants"] == other["constants"]
    assert [rank["points"] for rank in one["ranks"]] == [rank["points"] for rank in other["ranks"]]
    said, told = (cards(name, language) for language in LANGUAGES)
    assert set(said) == set(told)
    for key, card in said.items():
        assert (card["articles"], card["source"]) == (told[key]["articles"], told[key]["source"])


@every_deck
@every_language
def test_every_card_is_whole(name: str, deck: str, language: str) -> None:
    known = {article.id for article in articles(games.find(name), language)}
    found = cards(name, language, deck)
    assert found
    for key, card in found.items():
        assert set(card) == CARD, key
        assert card["articles"], key
        assert set(card["articles"]) <= known, key
        assert len(set(card["articles"])) == len(card["articles"]), key
        assert card["source"] in (("",) if key[0] == "about" else SOURCES), key
        for text in (card["name"], card["kind"], card["text"]):
            assert text.strip(), key
            begins = text[0].isupper() or text[0] in "“„"
            assert begins or key in BEGINNING_WITH_A_NUMBER, f"{key}: {text}"
            assert "{" not in text, f"{key} lacks a value: {text}"
            assert not AN_ID.search(text), f"{key}: {text}"


@every_game
def test_every_message_of_the_page_is_said(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that the catalogue never asks for would be read by nobody."""
    said: set[str] = set()
    text = Phrases.text

    def listening(phrases: Phrases, message: Message) -> str:
        said.add(message.id)
        return text(phrases, message)

    monkeypatch.setattr(Phrases, "text", listening)
    games.find(name).catalogue(default_setting(name), "en")
    assert {id for id in said if id.startswith("page-")} == set(messages(name, "en", PAGE))


@every_game
def test_the_page_is_tested_with_what_it_is_told(name: str) -> None:
    assert is_current(name, import_module(f"tests.games.{name}.make_page").page())
