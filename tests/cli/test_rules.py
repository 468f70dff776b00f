"""`rekindle rules`."""

from __future__ import annotations

import pytest

from rekindle.games import NAMES, find
from rekindle.kernel.articles import articles, search, synonyms
from tests.cli.terminal import Terminal


def test_unknown_words_have_suggestions(terminal: Terminal) -> None:
    ran = terminal.run("rules", "euphoria", "knowlege")
    assert (ran.status, ran.out) == (2, "")
    assert "'knowlege'" in ran.err
    assert "knowledge" in ran.err
    assert "tunnel" in terminal.run("rules", "euphoria", "qqqq").err


def test_the_command_lists_sections_and_shows_articles(terminal: Terminal) -> None:
    listed = terminal.run("rules", "euphoria")
    assert listed.status == 0
    assert any(line.split()[0] == "doubles" for line in listed.lines)
    shown = terminal.run("rules", "euphoria", "place.1")
    assert "euphoria.place.1" in shown.out
    assert "Wissensprüfung" in terminal.run("rules", "euphoria", "check", "--language", "de").out


@pytest.mark.parametrize(
    ("game", "words", "language", "article"),
    [
        ("euphoria", "Doppel", "de", "euphoria.doubles.1"),
        ("euphoria", "Pasch", "de", "euphoria.doubles.1"),
        ("euphoria", "loyalitaet", "de", "euphoria.allegiance.1"),
        ("euphoria", "Zurückholen", "de", "euphoria.retrieve.1"),
        ("euphoria", "pair", "en", "euphoria.doubles.1"),
        ("revive", "winterschlaf", "de", "revive.hibernate.1"),
        ("revive", "uberwintern", "de", "revive.hibernate.1"),
        ("revive", "großes Gebäude", "de", "revive.build.1"),
        ("revive", "sleep", "en", "revive.hibernate.1"),
    ],
)
def test_rules_are_found_by_the_words_that_players_use(
    terminal: Terminal, game: str, words: str, language: str, article: str
) -> None:
    found = terminal.run("rules", game, words, "--language", language)
    assert found.lines[0].endswith(article)


def test_german_sections_have_german_names(terminal: Terminal) -> None:
    listed = terminal.run("rules", "euphoria", "--language", "de")
    assert "  Pasch (3)" in listed.lines
    assert "doubles" not in listed.out
    unknown = terminal.run("rules", "euphoria", "qqqq", "--language", "de").err
    assert "Pasch, Aktionsfelder" in unknown


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_synonym_leads_somewhere(game: str, language: str) -> None:
    found = find(game)
    rulebook = articles(found, language)
    for other, word in synonyms(found, language).items():
        assert search(rulebook, other, synonyms(found, language)).articles, f"{other} is {word}"
