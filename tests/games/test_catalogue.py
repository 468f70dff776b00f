"""The catalogue of every game: whole, the same in both languages, and known by its articles."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from rekindle import games
from rekindle.kernel.articles import articles
from rekindle.kernel.messages import LANGUAGES

CARD = {"name", "kind", "text", "articles", "source", "face"}
every_game = pytest.mark.parametrize("name", games.NAMES)


@cache
def catalogue(name: str, language: str) -> dict[str, Any]:
    game = games.find(name)
    usual = game.setting(game.choose_options(None, simulated=False))
    found: dict[str, Any] = msgspec.to_builtins(game.catalogue(usual, language))
    return found


def cards(name: str, language: str) -> dict[tuple[str, str], dict[str, Any]]:
    by_kind = catalogue(name, language)["cards"]
    return {(kind, id): card for kind, found in by_kind.items() for id, card in found.items()}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_what_a_page_asks_for(name: str, language: str) -> None:
    found = catalogue(name, language)
    assert set(found) == {"game", "language", "cards", "words", "constants"}
    assert (found["game"], found["language"]) == (name, language)
    assert all(set(card) == CARD for card in cards(name, language).values())
    assert all(word and text for word, text in found["words"].items())


@every_game
def test_languages_differ_in_words_alone(name: str) -> None:
    one, other = (catalogue(name, language) for language in LANGUAGES)
    assert set(one["words"]) == set(other["words"])
    assert one["words"] != other["words"]
    assert one["constants"] == other["constants"]
    said, told = (cards(name, language) for language in LANGUAGES)
    assert set(said) == set(told)
    for key, card in said.items():
        assert (card["articles"], card["source"]) == (told[key]["articles"], told[key]["source"])


@every_game
def test_cards_cite_articles_that_there_are(name: str) -> None:
    known = {article.id for article in articles(games.find(name), "en")}
    for key, card in cards(name, "en").items():
        assert set(card["articles"]) <= known, key
