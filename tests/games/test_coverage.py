"""Every article of every game is proved by a test that cites it, in both languages alike."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from rekindle.games import NAMES
from rekindle.kernel.articles import KEY

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "rekindle" / "games"
SECTION = re.compile(rf"^## .+ \{{({KEY})\}}$")
ARTICLE = re.compile(r"^(\d+)\. (.+)$")
CITED = re.compile(rf"\b(?:{'|'.join(NAMES)})\.{KEY}\.\d+\b")
RULING = {"en": "*(ruling)*", "de": "*(Festlegung)*"}

each_game = pytest.mark.parametrize("game", NAMES)


@cache
def articles(game: str, language: str) -> dict[str, str]:
    """The text of every article of a game by its id, in the order of the rules."""
    found: dict[str, str] = {}
    section = ""
    for line in (
        (GAMES / game / "rulebook" / f"{language}.md").read_text(encoding="utf-8").splitlines()
    ):
        if heading := SECTION.match(line):
            section = heading[1]
        elif article := ARTICLE.match(line):
            name = f"{game}.{section}.{article[1]}"
            assert name not in found, f"{name} stands twice in {language}.md"
            found[name] = article[2]
    return found


@cache
def citations() -> dict[str, list[str]]:
    """Which tests cite an article: by `@rule(...)`, found without importing them."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for article in cited_by(node):
                    found.setdefault(article, []).append(f"{path.name}::{node.name}")
    return found


def cited_by(test: ast.FunctionDef) -> list[str]:
    """What the marks of one test cite, on the test or on single cases of it.

    Only what is written out counts: a reader looks for an article by its id.
    """
    calls = (node for mark in test.decorator_list for node in ast.walk(mark))
    return [
        article.value
        for call in calls
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if call.func.id == "rule"
        for article in call.args
        if isinstance(article, ast.Constant) and isinstance(article.value, str)
    ]


@each_game
def test_there_are_articles_and_citations_to_look_at(game: str) -> None:
    assert len(articles(game, "en")) >= 140
    assert len([name for name in citations() if name.startswith(f"{game}.")]) >= 140


@each_game
def test_every_article_is_cited_by_a_test(game: str) -> None:
    assert [name for name in articles(game, "en") if name not in citations()] == []


def test_every_cited_article_exists() -> None:
    known = {name for game in NAMES for name in articles(game, "en")}
    assert {name: tests for name, tests in citations().items() if name not in known} == {}


@each_game
def test_both_languages_have_the_same_articles(game: str) -> None:
    assert list(articles(game, "en")) == list(articles(game, "de"))


@each_game
def test_both_languages_mark_the_same_articles_as_rulings(game: str) -> None:
    marked = {
        language: [name for name, text in articles(game, language).items() if text.endswith(mark)]
        for language, mark in RULING.items()
    }
    assert marked["en"] == marked["de"]


@each_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_articles_of_a_section_are_numbered_in_order(game: str, language: str) -> None:
    """Without gaps, but that a section may go on at the next ten: board, players, tribes."""
    numbers: dict[str, list[int]] = {}
    for name in articles(game, language):
        section, _, number = name.rpartition(".")
        numbers.setdefault(section, []).append(int(number))
    for section, found in numbers.items():
        assert found[0] == 1, section
        for before, after in pairwise(found):
            assert after == before + 1 or (after > before and after % 10 == 0), (section, after)


@each_game
def test_every_article_that_the_source_names_exists(game: str) -> None:
    """Docstrings, comments and reasons point to articles by their ids."""
    named = {
        (name, path.name)
        for folder in (GAMES / game, ROOT / "docs")
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".py", ".ftl", ".toml", ".md")
        for name in CITED.findall(path.read_text(encoding="utf-8"))
        if name.startswith(f"{game}.")
    }
    assert named
    assert sorted((name, file) for name, file in named if name not in articles(game, "en")) == []
